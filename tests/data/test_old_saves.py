# SPDX-License-Identifier: GPL-3.0-or-later
"""Games saved by earlier versions: files of every format there ever was are kept here and must always open."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ttr_desktop.core.record import digest, replayed
from ttr_desktop.data import catalogue, savefile

SAVES = Path(__file__).resolve().parents[1] / "saves"
POSITIONS = {
    "format-1-nordic": "b5e145817872df10",
    "format-1-world": "8f961a6cfbe622d1",
    "format-1-scenario": "2e14132bd5bf86cc",
}


def position(path: Path) -> str:
    saved = savefile.read(path)
    return digest(replayed(catalogue.board(saved.record.setup.map), saved.record).state)


def test_every_file_is_known() -> None:
    assert {path.stem for path in SAVES.glob("*.ttr")} == set(POSITIONS)
    formats = {int(name.split("-")[1]) for name in POSITIONS}
    assert formats == set(range(1, savefile.FORMAT + 1)), "a new format needs a file of its own here"


@pytest.mark.parametrize("name", POSITIONS)
def test_it_still_opens(name: str) -> None:
    assert position(SAVES / f"{name}.ttr") == POSITIONS[name]


def test_what_else_was_kept() -> None:
    saved = savefile.read(SAVES / "format-1-nordic.ttr")
    assert [seat.name for seat in saved.seats] == ["Zoë", "Ben"]
    assert (saved.seats[0].colour, saved.seats[0].shape) == ("amber", "moon")
    assert (saved.extras["undos"], saved.extras["seconds"]) == (2, 95)


def test_an_older_format_is_turned_into_the_new_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the next version had renamed something."""

    def upgrade(data: dict[str, Any]) -> dict[str, Any]:
        return {**data, "format": 2, "seed": data["seed"].removeprefix("x")}

    monkeypatch.setattr(savefile, "FORMAT", 2)
    monkeypatch.setattr(savefile, "UPGRADES", {1: upgrade})
    text = (SAVES / "format-1-world.ttr").read_text(encoding="utf-8").replace('"seed": "golden"', '"seed": "xgolden"')
    assert savefile.parse("old.ttr", text).record.setup.seed == "golden"
