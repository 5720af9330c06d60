# SPDX-License-Identifier: GPL-3.0-or-later
"""Commands speak English and find no maps and bots but the program's own, whoever runs the tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from ttr_desktop.data.home import HOME_VARIABLE


@pytest.fixture(autouse=True)
def surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
