# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of strengths: read as written, and never in the way."""

from __future__ import annotations

import pytest

from ttr_desktop.bots import strength
from ttr_desktop.bots.strength import Strength, read_ladder, win_chance

TABLE = '{"boards": {"usa": {"bots": {"expert": {"elo": 1650, "low": 1630, "high": 1670}}}}}'


def test_reads_the_table() -> None:
    assert read_ladder(TABLE) == {("expert", "usa"): Strength(1650, 1630, 1670)}


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"boards": {"usa": 3}}', '{"boards": {"usa": {"bots": {"a": {}}}}}'])
def test_nonsense_is_left_out(text: str) -> None:
    assert read_ladder(text) == {}


def test_win_chance() -> None:
    assert win_chance(0) == 0.5
    assert win_chance(400) == pytest.approx(10 / 11)
    assert win_chance(100) + win_chance(-100) == pytest.approx(1)


def test_plain_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "_ladder", lambda: read_ladder(TABLE))
    assert strength.strength_text("expert", "usa", "en") == "Wins about 7 of 10 games against Regular (Elo 1650 ± 20)."
    assert strength.strength_text("expert", "world", "en") == ""
