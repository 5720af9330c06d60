# SPDX-License-Identifier: GPL-3.0-or-later
"""Hints: the strongest bot's move, with facts that are true, from nothing but the seat's own view."""

from __future__ import annotations

import pytest

from tests.helpers.boards import MAPS, each_map
from tests.helpers.play import playing, position
from tests.helpers.scenarios import scenario_text
from tests.helpers.twins import differs, side_by_side
from ttr_desktop.bots.base import Budget, decision_rng
from ttr_desktop.bots.registry import BOTS, BotKind, make_bot
from ttr_desktop.core.actions import Action, Claim, DrawTickets
from ttr_desktop.core.engine import Game
from ttr_desktop.core.sampling import choices_of
from ttr_desktop.data.scenario import parse_scenario
from ttr_desktop.teach.hints import Hint, adviser, find_hint, hint_for
from ttr_desktop.teach.said import Said, Wording
from ttr_desktop.texts.catalogue import Catalogue

QUICK = Budget(None, 4)  # by the clock nothing is repeatable


def start(setup: str, map_id: str = "usa") -> Game:
    return parse_scenario("x.yaml", scenario_text(setup, "[]", map_id)).start()[0]


def said(sentences: tuple[Said, ...]) -> dict[str, dict[str, int]]:
    return {one.key: dict(one.values) for one in sentences}


def hint_of(game: Game, action: Action) -> Hint:
    """The hint that an action would be."""
    view = game.view(game.seat)
    return hint_for(game.tables, view, choices_of(game.tables.board, view), action)


def claim_hint(game: Game, track: str) -> Hint:
    """The hint that a claim would be."""
    number = game.tables.board.track_index[track]
    return hint_of(game, Claim(number, next(game.choices().payments(number))))


def test_the_adviser_is_the_last_level_of_the_registry() -> None:
    levels = [info.id for info in BOTS.values() if info.kind is BotKind.LEVEL]
    assert adviser() == levels[-1]


@pytest.mark.parametrize("moment", [0, 2, 7, 20, 45, 70, 100])
@each_map
def test_agrees_with_the_best_bot(map_id: str, moment: int) -> None:
    game = position(map_id, 2, "agree", moment)
    view = game.view(game.seat)
    wanted = make_bot(adviser(), QUICK).decide(view, game.choices(), decision_rng("hint", view)).action
    hint = find_hint(view, QUICK)
    assert hint.action == wanted
    assert game.check(hint.action) is None


@each_map
def test_secrets_make_no_difference(map_id: str) -> None:
    asked = 0
    for moment in (0, 30, 80):
        game = position(map_id, 2, f"twins {moment}", moment)
        seat = game.seat
        for pair in side_by_side(game, seat, "twins", "random", 5):
            if pair.one.seat == seat and differs(pair, seat):
                assert find_hint(pair.one.view(seat), QUICK) == find_hint(pair.two.view(seat), QUICK)
                asked += 1
    assert asked


@pytest.mark.parametrize("language", ["en", "pl"])
@each_map
def test_every_hint_of_a_game_can_be_said(map_id: str, language: str) -> None:
    """Where to look never gives the move away, and the move comes with at least one reason."""
    wording = None
    for number, moment in enumerate(playing(map_id, 2, "said", "builder")):
        game = moment.game
        if game.over or number % 9:
            continue
        wording = wording or Wording(game.tables, Catalogue(language), ["Zoe", "Ben"])
        hint = find_hint(game.view(game.seat), QUICK)
        look, move, why = wording.say(hint.look), wording.say(hint.move), wording.say_all(hint.why)
        assert "{" not in look + move + why
        assert look
        assert move
        assert why
        assert hint.look.key.startswith("where-")
        assert hint.move.key.startswith("do-")
    assert wording is not None


def test_a_claim_that_completes_a_ticket() -> None:
    game = start("{tickets: [[denver/el-paso], []], claimed: [[denver/santa-fe/gray], []], hands: [{red: 2}, {}]}")
    hint = claim_hint(game, "el-paso/santa-fe/gray")
    ticket = game.tables.board.ticket_index["denver/el-paso"]
    assert hint.look == Said("where-ticket", {"ticket": ticket, "spaces": 2})
    assert said(hint.why)["why-completes"] == {"ticket": ticket, "points": 4, "order": 1}
    assert hint.look_at.cities == game.tables.board.tickets[ticket].cities


def test_a_claim_on_the_way_counts_what_is_left() -> None:
    game = start("{tickets: [[denver/el-paso], []], hands: [{red: 2}, {}]}")
    numbers = said(claim_hint(game, "denver/santa-fe/gray").why)["why-serves"]
    assert (numbers["before"], numbers["after"], numbers["turns"]) == (4, 2, 2)


def test_a_rival_beside_a_bottleneck_is_named() -> None:
    game = start(
        "{tickets: [[bergen/stockholm], []], hands: [{blue: 4, locomotive: 2}, {}],"
        " claimed: [[], [bergen/stavanger/purple]]}",
        "nordic",
    )
    hint = claim_hint(game, "bergen/oslo/blue")
    assert hint.look.key == "where-bottleneck"
    assert said(hint.why)["why-rival"]["seat"] == 1
    assert 0 < said(hint.why)["why-risk"]["chance"] < 100


def test_a_track_that_counts_for_a_goal() -> None:
    game = start(
        "{goals: [ferries, locomotives, capitals, short-tickets], hands: [{locomotive: 1}, {}],"
        " claimed: [[], [alborg/kristiansand/gray]]}",
        "northern_lights",
    )
    numbers = said(claim_hint(game, "alborg/goteborg/gray").why)["why-goal"]
    assert (numbers["amount"], numbers["best"]) == (1, 1)
    assert game.tables.board.goals[numbers["goal"]].id == "ferries"


def test_a_track_beside_all_tickets_is_for_points() -> None:
    game = start("{tickets: [[denver/el-paso], []], hands: [{red: 6}, {}]}")
    hint = claim_hint(game, "miami/new-orleans/red")
    assert hint.look == Said("where-points", {"length": 6})
    assert said(hint.why)["why-points"] == {"length": 6, "points": 15}
    assert all(game.tables.tracks[number].length >= 6 for number in hint.look_at.tracks)


@pytest.mark.parametrize("map_id", MAPS)
def test_the_first_answer_is_a_hint_too(map_id: str) -> None:
    """Tickets are chosen before the first turn: what is kept is among what is offered."""
    game, _ = Game.start(parse_scenario("x.yaml", scenario_text("", "[]", map_id)).board, 2, "first", 0)
    hint = find_hint(game.view(0), QUICK)
    assert hint.move.key == "do-keep"
    assert said(hint.why)["why-keep"]["spaces"] > 0


@pytest.mark.parametrize(("turns", "sure", "words"), [(1, 1, "the last turn"), (1, 0, "probably"), (2, 1, "Only 2")])
def test_the_end_is_named_as_surely_as_it_is_known(turns: int, sure: int, words: str) -> None:
    wording = Wording(start("{}").tables, Catalogue(), ["Zoe", "Ben"])
    text = wording.say(Said("why-end", {"turns": turns, "sure": sure}))
    assert words in text
    assert ("probably" in text) is not bool(sure)


# Houston to Kansas City, by Dallas and Oklahoma City.
WAY = "dallas/houston/gray, dallas/oklahoma-city/gray, kansas-city/oklahoma-city/gray"


@pytest.mark.parametrize(
    ("claimed", "where", "why"), [("", "where-room", "why-room"), (WAY, "where-tickets", "why-finished")]
)
def test_new_tickets_are_spoken_of_as_the_old_ones_stand(claimed: str, where: str, why: str) -> None:
    game = start(f"{{tickets: [[houston/kansas-city], []], claimed: [[{claimed}], []]}}")
    hint = hint_of(game, DrawTickets())
    assert hint.look.key == where
    assert why in said(hint.why)
    if not claimed:
        assert dict(hint.look.values) == {"left": 45, "spaces": 5}
