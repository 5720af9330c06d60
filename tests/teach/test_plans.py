# SPDX-License-Identifier: GPL-3.0-or-later
"""Plans for tickets, and how long the game may last."""

from __future__ import annotations

from math import ceil

import pytest

from tests.helpers.boards import each_map
from tests.helpers.play import playing, position
from tests.helpers.scenarios import scenario_text
from tests.helpers.twins import differs, side_by_side
from ttr_desktop.core.engine import Game
from ttr_desktop.data import catalogue
from ttr_desktop.data.scenario import parse_scenario
from ttr_desktop.teach.plans import Reach, effort, ticket_plans
from ttr_desktop.teach.tempo import pace, turns_left

LONG = "calgary/winnipeg/white, duluth/helena/orange, duluth/toronto/purple, el-paso/houston/green"

HURRIED = "hands: [{}, {red: 6}], pieces: [{train: 9}, {train: 3}]"  # the rival needs one more track to end the game


def start(setup: str, map_id: str = "usa") -> Game:
    return parse_scenario("x.yaml", scenario_text(setup, "[]", map_id)).start()[0]


def test_a_card_pays_once() -> None:
    """Two grey tracks of two spaces, three red cards: one more card is missing."""
    game = start("{hands: [{red: 3}, {}]}")
    index = game.tables.board.track_index
    needs = effort(game.tables, game.view(0), [index["denver/santa-fe/gray"], index["el-paso/santa-fe/gray"]])
    assert (needs.trains, needs.ships, needs.cards, needs.turns) == (4, 0, 1, 3)


@pytest.mark.parametrize(
    ("setup", "reach"),
    [
        ("{tickets: [[denver/el-paso], []], claimed: [[denver/santa-fe/gray, el-paso/santa-fe/gray], []]}", Reach.DONE),
        ("{tickets: [[denver/el-paso], []]}", Reach.WITHIN),
        (f"{{tickets: [[denver/el-paso], []], claimed: [[], [{LONG}]], {HURRIED}}}", Reach.LATE),
        ("{tickets: [[denver/el-paso], []], pieces: [{train: 3}, {train: 40}]}", Reach.DEAR),
        ("{tickets: [[denver/el-paso], []], pieces: [{train: 1}, {train: 40}]}", Reach.LOST),
    ],
)
def test_whether_a_ticket_can_be_reached(setup: str, reach: Reach) -> None:
    game = start(setup)
    (plan,) = ticket_plans(game.tables, game.view(0))
    assert plan.reach is reach


def test_what_can_be_done_stands_first() -> None:
    game = start("{tickets: [[new-york/seattle, denver/el-paso], []], pieces: [{train: 12}, {train: 40}]}")
    assert [plan.reach for plan in ticket_plans(game.tables, game.view(0))] == [Reach.WITHIN, Reach.DEAR]


def test_the_soonest_end_by_hand() -> None:
    """Five trains must go: one long track, for which the cards are in hand or are drawn in two turns."""
    ready = start(f"{{claimed: [[], [{LONG}]], pieces: [{{train: 45}}, {{train: 7}}], hands: [{{}}, {{red: 6}}]}}")
    assert pace(ready.tables, ready.view(0), 1).soonest == 1
    poor = start(f"{{claimed: [[], [{LONG}]], pieces: [{{train: 45}}, {{train: 7}}], hands: [{{}}, {{red: 2}}]}}")
    assert pace(poor.tables, poor.view(0), 1).soonest == 3


def test_the_soonest_end_takes_no_more_cards_than_needed() -> None:
    """Eight trains of ten must go: with six cards in hand a track of six and one of two, for which one draws once."""
    setup = "{{claimed: [[], [{}]], pieces: [{{train: 45}}, {{train: 10}}], hands: [{{}}, {{red: 6}}]}}"
    game = start(setup.format(LONG))
    assert pace(game.tables, game.view(0), 1).soonest == 3


def test_bonus_cards_make_the_end_come_sooner() -> None:
    """Without a card in hand: two tracks, and the cards that the first one brings need not be drawn (L-8)."""
    game = start("{pieces: [{train: 40}, {train: 9}], hands: [{}, {}]}", "northern_lights")
    most = max(track.bonus for track in game.tables.tracks)
    assert pace(game.tables, game.view(0), 1).soonest == 2 + ceil((7 - most) / 2)


def test_before_the_pick_everybody_has_as_many_pieces_as_will_be_picked() -> None:
    game, _ = Game.start(catalogue.board("world"), 2, "pick", 0)
    assert pace(game.tables, game.view(0), 1).pieces == 60 - 6


def test_who_holds_many_cards_is_nearer_to_the_end() -> None:
    setup = "{{pieces: [{{train: 45}}, {{train: 20}}], hands: [{{}}, {{red: {0}, blue: {0}}}]}}"
    poor, rich = (start(setup.format(count)) for count in (0, 9))
    assert pace(rich.tables, rich.view(0), 1).likely < pace(poor.tables, poor.view(0), 1).likely


def test_double_ships_are_counted_on() -> None:
    """Seven spaces of the sea are four cards at least, which take two turns to draw (W-10)."""
    game = start("{}", "world")
    track = next(t for t in game.tables.tracks if t.kind == "sea" and t.length == 7)
    needs = effort(game.tables, game.view(0), [track.number])
    assert (needs.ships, needs.cards, needs.turns) == (7, 4, 3)


@pytest.mark.parametrize("seed", ["pace", "again", "third"])
@each_map
def test_nobody_ends_the_game_sooner_than_foretold(map_id: str, seed: str) -> None:
    """Played out by builders: whenever the last round begins, it was never foretold for later."""
    foretold: dict[
        int, int
    ] = {}  # by seat: its turns played so far plus the soonest end, at the least favourable moment
    for moment in playing(map_id, 2, seed, "builder"):
        game = moment.game
        if game.over or game.state.opening:
            continue
        if game.state.last_by >= 0:
            ended = game.state.last_by
            assert game.state.turn // 2 + 1 >= foretold.get(ended, 0)
            return
        for seat in range(2):
            soonest = pace(game.tables, game.view(1 - seat), seat).soonest
            if soonest is not None:
                foretold[seat] = max(foretold.get(seat, 0), game.state.turn // 2 + soonest - 1)
    raise AssertionError("builders end their games by the last round")


def test_turns_left_in_the_last_round_are_exact() -> None:
    """From the moment the last round begins, each seat's number of turns left counts down to none."""
    counted = 0
    for moment in playing("usa", 3, "left", "builder"):
        state = moment.game.state
        if state.last_by >= 0 and not moment.game.over and state.phase.value == "turn":
            seat = state.seat
            assert turns_left(moment.game.tables, moment.game.view(seat)) == 1
            counted += 1
    assert counted == 3


@each_map
def test_secrets_make_no_difference(map_id: str) -> None:
    game = position(map_id, 2, "plans", 60)
    asked = 0
    for pair in side_by_side(game, 0, "plans", "random", 8):
        if differs(pair, 0):
            one, two = pair.one.view(0), pair.two.view(0)
            tables = game.tables
            assert ticket_plans(tables, one) == ticket_plans(tables, two)
            assert [pace(tables, one, seat) for seat in (0, 1)] == [pace(tables, two, seat) for seat in (0, 1)]
            asked += 1
    assert asked
