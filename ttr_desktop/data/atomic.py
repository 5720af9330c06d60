# SPDX-License-Identifier: GPL-3.0-or-later
"""Files that are never half written, and bad files that are set aside instead of deleted."""

from __future__ import annotations

import contextlib
import os
import secrets
from pathlib import Path


def write_text(path: Path, text: str) -> None:
    """The same for text."""
    write_bytes(path, text.encode("utf-8"))


def write_bytes(path: Path, data: bytes) -> None:
    """Writes the data beside its place first, then moves it there. The folder is made if it is not there yet."""
    path.parent.mkdir(parents=True, exist_ok=True)
    name = path.with_name(f".{path.name[:100]}.{secrets.token_hex(4)}")
    # Others may read it if they may read what this user makes: a saved game is there to be passed on.
    handle = os.open(name, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            name.unlink(missing_ok=True)
        raise


def set_aside(path: Path) -> Path | None:
    """Renames a file that cannot be used to `NAME.damaged`, or to a numbered one if there is one; None if it cannot."""
    for number in range(1, 1000):
        aside = path.with_name(f"{path.name}.damaged" + (f".{number}" if number > 1 else ""))
        if not aside.exists():
            try:
                os.replace(path, aside)
            except OSError:
                return None
            return aside
    return None
