# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules as a book: found by words, and opened where it fits."""

from __future__ import annotations

import pytest

from tests.helpers.boards import MAPS, each_map, tables
from ttr_desktop.core.actions import DrawDeck, Keep
from ttr_desktop.core.engine import Game
from ttr_desktop.core.ids import find_track
from ttr_desktop.core.phase import Phase
from ttr_desktop.data.catalogue import board
from ttr_desktop.teach.rulebook import chapters, find_rules, rule_of_moment, rule_of_track
from ttr_desktop.texts.catalogue import Catalogue
from ttr_desktop.texts.rules import CHAPTERS


@each_map
def test_chapters_hold_every_rule_once_in_the_order_of_the_book(map_id: str) -> None:
    rules = Catalogue().rules(map_id)
    found = chapters(rules)
    assert [chapter for chapter in CHAPTERS if chapter in found] == list(found)
    assert sorted(rule.id for group in found.values() for rule in group) == sorted(rule.id for rule in rules)


@pytest.mark.parametrize(
    ("language", "query", "expected"),
    [
        ("en", "andalsnes", {"N-5"}),
        ("en", "tromso ferry", {"N-6"}),
        ("en", "N-9", {"N-9"}),
        ("en", "TUNNEL reveal", {"N-9", "N-10", "N-11", "N-12"}),
        ("pl", "podwojne polaczenia", {"N-8"}),
    ],
)
def test_rules_are_found_without_accents_or_capitals(language: str, query: str, expected: set[str]) -> None:
    found = {rule.id for rule in find_rules(Catalogue(language).rules("nordic"), query)}
    assert expected <= found
    assert len(found) < 12


def test_nothing_asked_for_finds_everything() -> None:
    rules = Catalogue().rules("usa")
    assert find_rules(rules, "  ") == list(rules)
    assert find_rules(rules, "zeppelin") == []


@pytest.mark.parametrize(
    ("map_id", "track", "rule"),
    [
        ("usa", "boston/new-york/red", "C-8"),
        ("nordic", "andalsnes/bergen/black", "N-5"),
        ("nordic", "bergen/oslo/red", "N-9"),
        ("nordic", "lieksa/murmansk/gray", "N-7"),
        ("northern_lights", "honningsvag/tromso/gray", "L-7"),
        ("world", "honolulu/tokyo/red", "W-9"),
        ("world", "beijing/lahore/gray", "W-11"),
        ("world", "hamburg/moskva/black", "W-12"),
    ],
)
def test_the_rule_of_a_track(map_id: str, track: str, rule: str) -> None:
    number = find_track(tables(map_id).board.track_index, track)
    assert number is not None
    assert rule_of_track(tables(map_id), number) == rule


def test_the_rule_of_the_moment_follows_the_phases_of_a_game() -> None:
    expected = {"usa": "U-2", "nordic": "N-2", "northern_lights": "L-2", "world": "W-3"}
    for map_id in MAPS:
        game, _ = Game.start(board(map_id), 2, "moments", first=0)
        assert rule_of_moment(game.tables, game.view(0)) == expected[map_id]
        while game.phase is Phase.CHOOSE_TICKETS:
            game.play(Keep(tuple(sorted(game.state.offers[game.seat]))))
        if map_id == "world":
            assert rule_of_moment(game.tables, game.view(0)) == "W-4"
            continue
        assert rule_of_moment(game.tables, game.view(0)) == "C-1"
        game.play(DrawDeck(0))
        assert rule_of_moment(game.tables, game.view(0)) == ("L-4" if map_id == "northern_lights" else "C-2")
        game.score_now()
        assert rule_of_moment(game.tables, game.view(0)) == "score"
