# SPDX-License-Identifier: GPL-3.0-or-later
"""Going back is safe: never past anything hidden that was shown, and what remains is the very same game."""

from __future__ import annotations

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.helpers.boards import each_setup
from ttr_desktop.bots.random_bot import random_action
from ttr_desktop.core import events as ev
from ttr_desktop.core.engine import Game
from ttr_desktop.core.events import Event, told_to
from ttr_desktop.core.record import digest, replayed
from ttr_desktop.core.refusal import Refusal
from ttr_desktop.core.rng import Rng
from ttr_desktop.core.sampling import possible_game
from ttr_desktop.data import catalogue
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.table.notes import Aids
from ttr_desktop.table.table import GameTable, NewGame
from ttr_desktop.table.undo import Obstacle, Step, Why, revealed, way_back


def table_of(map_id: str, players: int, seed: str, aids: Aids | None = None) -> GameTable:
    seats = tuple(SeatInfo(str(seat), "human" if seat == 0 else "random") for seat in range(players))
    return GameTable.start(NewGame(catalogue.board(map_id), seats, seed, first=0, aids=aids or Aids()))


def told(game: Game, seat: int, events: list[Event]) -> list[Event]:
    return [one for event in events if (one := told_to(seat, event)) is not None]


@each_setup
def test_nothing_hidden_is_shown_by_what_can_be_taken_back(map_id: str, players: int) -> None:
    """What does not count as revealing would have been told the same in every game the player could have been in."""
    table = table_of(map_id, players, f"worlds {players}")
    rng, checked = Rng("worlds"), 0
    for _ in range(400):
        game = table.game
        if game.over:
            break
        seat, view, before = game.seat, game.view(game.seat), game.clone()
        action = random_action(game.choices(), rng)
        outcome = table.apply(action, seat)
        assert not isinstance(outcome, Refusal)
        if any(revealed(event, seat) for event in outcome):
            continue
        checked += 1
        for number in range(3):
            world = possible_game(before.tables, view, Rng(f"{checked}/{number}"))
            other = world.apply(action, seat)
            assert not isinstance(other, Refusal)
            assert told(world, seat, other) == told(game, seat, outcome)
    assert checked > 5


@pytest.mark.parametrize("map_id", catalogue.MAP_IDS)
def test_every_new_card_or_ticket_counts_as_shown(map_id: str) -> None:
    """Whatever joins the hand, the market or the offer of a seat without having lain open is noticed."""
    table = table_of(map_id, 2, "new")
    rng = Rng("new")
    while not table.game.over:
        before, market = table.game.view(0), list(table.game.state.market)
        seat = table.game.seat
        outcome = table.apply(random_action(table.game.choices(), rng), seat)
        assert not isinstance(outcome, Refusal)
        after = table.game.view(0)
        shown = {what for event in outcome if (what := revealed(event, 0)) is not None}
        if set(after.offer) - set(before.offer):
            assert Obstacle.TICKETS in shown
        if [card for card in after.market if card >= 0] != [card for card in market if card >= 0]:
            gone_only = len([card for card in after.market if card >= 0]) < len([card for card in market if card >= 0])
            assert shown & {Obstacle.MARKET, Obstacle.END} or gone_only
        if seat == 0 and sum(after.hand) > sum(before.hand):
            drawn = [event for event in outcome if isinstance(event, ev.CardDrawn)]
            assert shown or all(event.slot >= 0 for event in drawn)


def test_every_kind_of_event_is_judged() -> None:
    """A new kind of event has to be thought about: is it told to others, does it show something?"""
    assert {kind.__name__ for kind in get_args(Event)} == {
        *("GameStarted", "TurnStarted", "TicketsOffered", "TicketsKept", "PiecesChosen", "CardDrawn"),
        *("MarketRefilled", "MarketFlushed", "DeckReshuffled", "TrackClaimed", "FerryPaid", "TunnelRevealed"),
        *("TunnelPaid", "TunnelAbandoned", "BonusCards", "PortBuilt", "PiecesExchanged", "TicketCompleted"),
        *("LastRound", "Passed", "GameEnded"),
    }


OPEN_DRAW = ev.CardDrawn(1, 0, 2, 4)
BLIND = ev.CardDrawn(1, 0, -1, 4)
CLAIM = ev.TrackClaimed(0, 3, ((1, 2),), 2, 40)
TURN = ev.TurnStarted(0, 4)


@pytest.mark.parametrize(
    ("steps", "expected"),
    [
        ([], Why(Obstacle.NOTHING)),
        ([Step(1, [BLIND])], Why(Obstacle.NOTHING)),
        ([Step(0, [CLAIM])], 0),
        ([Step(0, [CLAIM]), Step(1, [BLIND]), Step(1, [BLIND, TURN])], 0),
        ([Step(0, [CLAIM]), Step(1, [OPEN_DRAW])], 0),
        ([Step(0, [CLAIM]), Step(1, [OPEN_DRAW, ev.MarketRefilled(2, 1)])], Why(Obstacle.MARKET, 1)),
        ([Step(0, [CLAIM]), Step(1, [CLAIM._replace(seat=1)])], Why(Obstacle.PAID, 1)),
        ([Step(0, [CLAIM]), Step(2, [BLIND._replace(seat=2)])], Why(Obstacle.PERSON, 2)),
        ([Step(0, [BLIND._replace(seat=0)])], Why(Obstacle.CARD, 0)),
        ([Step(0, [CLAIM, ev.BonusCards(0, 1, (3,))])], Why(Obstacle.BONUS, 0)),
        ([Step(0, [CLAIM]), Step(0, [ev.TicketsOffered(0, 3, (1, 2, 3))])], Why(Obstacle.TICKETS, 0)),
        ([Step(0, [ev.TicketsOffered(0, 3, (1, 2, 3))]), Step(0, [ev.TicketsKept(0, 1, 2, (1,))])], 1),
        ([Step(0, [ev.TunnelRevealed(0, 1, (), (1, 2, 3), 1, 2)])], Why(Obstacle.TUNNEL, 0)),
        ([Step(0, []), Step(1, [ev.PiecesChosen(0, 20, 40), ev.PiecesChosen(1, 25, 35)])], Why(Obstacle.PIECES, 1)),
        ([Step(0, [CLAIM, ev.GameEnded("last-round", (), (0,), ())])], Why(Obstacle.END, 0)),
    ],
)
def test_how_far(steps: list[Step], expected: int | Why) -> None:
    assert way_back(steps, 0, people=(0, 2)) == expected


@given(st.sampled_from(catalogue.MAP_IDS), st.integers(1, 60), st.integers(0, 9), st.integers(1, 4))
def test_there_and_back_is_the_same_game(map_id: str, length: int, seed: int, times: int) -> None:
    table = table_of(map_id, 2, f"back {seed}")
    rng = Rng(f"back {seed}")
    while len(table.record.actions) < length and not table.game.over:
        table.apply(random_action(table.game.choices(), rng), table.game.seat)
    whole, history, steps = digest(table.game.state), table.history[:], table.steps[:]
    actions, digests = table.record.actions[:], table.record.digests[:]
    told_times: list[int] = []
    table.watch(lambda: told_times.append(len(table.record.actions)))
    done = 0
    while done < times and not isinstance(remaining := table.way_back(0), Why):
        seat_before = table.steps[remaining].seat
        table.take_back(remaining)
        done += 1
        assert seat_before == 0 == table.game.seat
        assert table.revision == remaining == len(table.steps) == told_times[-1]
        assert digest(replayed(table.board, table.record).state) == digest(table.game.state)
    assert table.notes.undos == done
    for _ in range(done):
        table.bring_back()
    assert not table.dropped
    assert (digest(table.game.state), table.history, table.steps) == (whole, history, steps)
    assert (table.record.actions, table.record.digests) == (actions, digests)


def test_a_new_action_forgets_what_was_taken_back() -> None:
    table = table_of("usa", 2, "forget")
    table.apply(random_action(table.game.choices(), Rng("1")), 0)
    remaining = table.way_back(0)
    assert remaining == 0
    table.take_back(remaining)
    assert table.dropped
    table.apply(random_action(table.game.choices(), Rng("2")), 0)
    assert not table.dropped


def test_a_game_without_undo() -> None:
    table = table_of("usa", 2, "off", Aids(undo=False))
    table.apply(random_action(table.game.choices(), Rng("1")), 0)
    assert table.way_back(0) == Why(Obstacle.OFF)


def test_undos_are_kept_with_the_game() -> None:
    table = table_of("usa", 2, "kept")
    table.apply(random_action(table.game.choices(), Rng("1")), 0)
    table.take_back(0)
    assert GameTable.resume(table.board, table.saved()).notes.undos == 1
