# SPDX-License-Identifier: GPL-3.0-or-later
"""Sums, averages, streaks, groups; helped games told apart; the spreadsheet."""

from __future__ import annotations

import csv
import io

from tests.helpers.finished import entry
from ttr_desktop.table.statistics.figures import (
    Help,
    Selection,
    by_level,
    by_map,
    by_style,
    by_table,
    levels_met,
    people,
    summary,
)
from ttr_desktop.table.statistics.spreadsheet import COLUMNS, to_csv

GAMES = [
    entry(1),
    entry(2, hints=1),
    entry(3, won=False),
    entry(4, map_id="world", rival="casual"),
    entry(5, map_id="world", rival="human"),
]


def test_summary() -> None:
    figures = summary(Selection(person="Zoë").of(GAMES))
    assert (figures.games, figures.wins, figures.assisted) == (5, 4, 1)
    assert (figures.best, figures.average) == (105, 103.0)
    assert figures.sources == {
        "routes": 63.0,
        "tickets": 30.0,
        "longest_path": 10.0,
        "most_tickets": 0.0,
        "goals": 0.0,
        "ports": 0.0,
    }
    assert (figures.path_best, figures.path_average) == (25, 23.0)
    assert (figures.made, figures.missed) == (15, 5)
    assert (figures.streak, figures.best_streak) == (2, 2)
    assert figures.share == 0.8


def test_nothing_played() -> None:
    figures = summary([])
    assert (figures.games, figures.share, figures.best, figures.streak) == (0, 0.0, 0, 0)


def test_selections() -> None:
    assert len(Selection(person="Zoë", help=Help.SOME).of(GAMES)) == 1
    assert len(Selection(person="Zoë", help=Help.NONE).of(GAMES)) == 4
    assert len(Selection(map="world").of(GAMES)) == 3  # two people in the last one
    assert [showing.game.key for showing in Selection(level="casual").of(GAMES)] == ["game-4"]


def test_groups() -> None:
    showings = Selection(person="Zoë").of(GAMES)
    assert {key: group.games for key, group in by_map(showings).items()} == {"usa": 3, "world": 2}
    assert {key: group.wins for key, group in by_level(showings).items()} == {"expert": 2, "casual": 1, "human": 1}
    assert {key: group.games for key, group in by_style(showings).items()} == {"blocker": 3, "balanced": 1}
    assert by_table(showings).keys() == {"2"}
    assert people(GAMES) == ["Zoë", "Ben"]
    assert levels_met(GAMES) == ["casual", "expert", "human"]


def test_the_spreadsheet_has_every_seat() -> None:
    rows = list(csv.DictReader(io.StringIO(to_csv(GAMES))))
    assert len(rows) == 10
    assert tuple(rows[0]) == COLUMNS
    assert rows[0]["name"] == "Zoë"
    assert (rows[2]["assisted"], rows[0]["assisted"]) == ("1", "0")
    assert sum(int(row["total"]) for row in rows[::2]) == 515
