# SPDX-License-Identifier: GPL-3.0-or-later
"""Brings the translations of the window up to date: `python packaging/i18n.py` after any change of a text.

Collects the texts of the window into `resources/i18n/ttr_*.ts` and compiles them to `.qm`. Polish is a full
translation; English holds plural forms only. With `--check` it fails if anything is unfinished or out of date.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "i18n"
TOOLS = Path(sys.executable).parent


def _run(tool: str, *arguments: str) -> None:
    done = subprocess.run([str(TOOLS / tool), *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{tool}: {done.stdout}{done.stderr}")


def _sources() -> list[str]:
    # A folder given to lupdate finds nothing in Python files: every file is named.
    return sorted(str(path.relative_to(ROOT)) for path in (ROOT / "ttr_desktop" / "gui").rglob("*.py"))


def update(folder: Path) -> None:
    """Collects the texts; what is no longer used is dropped."""
    options = ("-no-obsolete", "-locations", "none")
    _run("pyside6-lupdate", *_sources(), *options, "-target-language", "pl", "-ts", str(folder / "ttr_pl.ts"))
    plural = ("-pluralonly", "-target-language", "en")
    _run("pyside6-lupdate", *_sources(), *options, *plural, "-ts", str(folder / "ttr_en.ts"))


def compile_all(folder: Path) -> None:
    """Makes the .qm files; an unfinished text is an error."""
    for language in ("pl", "en"):
        source, target = folder / f"ttr_{language}.ts", folder / f"ttr_{language}.qm"
        _run("pyside6-lrelease", "-silent", "-fail-on-unfinished", str(source), "-qm", str(target))


def check() -> None:
    """Fails if the files in the repository are not what the sources and translations give."""
    with tempfile.TemporaryDirectory() as name:
        trial = Path(name)
        for file in FOLDER.glob("*.ts"):
            (trial / file.name).write_bytes(file.read_bytes())
        update(trial)
        compile_all(trial)
        stale = [
            file.name for file in sorted(trial.iterdir()) if file.read_bytes() != (FOLDER / file.name).read_bytes()
        ]
        if stale:
            raise SystemExit(f"out of date: {', '.join(stale)} (run python packaging/i18n.py)")


if __name__ == "__main__":
    if "--check" in sys.argv[1:]:
        check()
    else:
        FOLDER.mkdir(exist_ok=True)
        update(FOLDER)
        compile_all(FOLDER)
