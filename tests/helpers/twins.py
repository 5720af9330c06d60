# SPDX-License-Identifier: GPL-3.0-or-later
"""Two games that one seat cannot tell apart, played side by side: if it ever can, something leaks (C-13)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from tests.helpers.play import choose
from ttr_desktop.core.actions import Action, Keep, PickPieces
from ttr_desktop.core.engine import Game
from ttr_desktop.core.events import Event, GameEnded
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.rng import Rng
from ttr_desktop.core.sampling import possible_game


class Pair(NamedTuple):
    """The two games, and what each of them has just announced."""

    one: Game
    two: Game
    told_one: list[Event]
    told_two: list[Event]


def twin(game: Game, seat: int, rng: Rng) -> Game:
    """The game with other secrets in the rivals' hands, offers and tickets; decks and generator stay the same.

    That breaks the count of cards and tickets, which the engine never takes; in return both games turn up the same
    cards for as long as one likes.
    """
    other = possible_game(game.tables, game.view(seat), rng).state
    copy = game.clone()
    for rival in range(game.tables.players):
        if rival != seat:
            copy.state.hands[rival] = list(other.hands[rival])
            copy.state.tickets[rival] = other.tickets[rival]
            copy.state.offers[rival] = other.offers[rival]
            copy.state.done[rival] = other.done[rival]
            copy.state.picks[rival] = other.picks[rival]
            copy.state.returned[rival] = ()
    return copy


def differs(pair: Pair, seat: int) -> bool:
    """Whether the seat really has something not to know: without that, equal views would prove nothing."""
    one, two = pair.one.state, pair.two.state
    return any(
        one.hands[rival] != two.hands[rival] or one.tickets[rival] != two.tickets[rival]
        for rival in range(pair.one.tables.players)
        if rival != seat
    )


def side_by_side(game: Game, seat: int, seed: str, manner: str, steps: int) -> Iterator[Pair]:
    """Plays both games on with the same public moves and yields them after each."""
    rng = Rng(f"{seed}/side by side")
    one, two = game.clone(), twin(game, seat, rng)
    yield Pair(one, two, [], [])
    for _ in range(steps):
        if one.over:
            return
        if one.phase is Phase.CHOOSE_PIECES and one.state.opening == 1:
            # The last answer, whoever gives it, reveals all picks: from here on they are the same.
            two.state.picks = list(one.state.picks)
        actions = _own(one, rng, manner) if one.seat == seat else _of_a_rival(one, two, rng, manner)
        if actions is None:
            return
        told = one.apply(actions[0]), two.apply(actions[1])
        assert isinstance(told[0], list)
        assert isinstance(told[1], list), "legal for the seat in one game, refused in the other"
        if any(isinstance(event, GameEnded) for event in told[0]):
            return  # everything is laid open
        two.state.ticket_deck = list(one.state.ticket_deck)  # what rivals put back is nobody's business
        yield Pair(one, two, told[0], told[1])


def _own(one: Game, rng: Rng, manner: str) -> tuple[Action, Action]:
    action = choose(one.choices(), rng, manner)
    return action, action


def _of_a_rival(one: Game, two: Game, rng: Rng, manner: str) -> tuple[Action, Action] | None:
    """The same public move in both games; the secret part of an answer may differ."""
    if one.phase is Phase.CHOOSE_TICKETS:
        places = [place for place in range(len(one.state.offers[one.seat])) if rng.below(2)]
        answers = tuple(Keep(tuple(game.state.offers[game.seat][place] for place in places)) for game in (one, two))
        return (answers[0], answers[1]) if one.check(answers[0]) is None else _all_kept(one, two)
    if one.phase is Phase.CHOOSE_PIECES:
        picks = [rng.pick(list(game.legal())) for game in (one, two)]
        assert isinstance(picks[0], PickPieces)
        return picks[0], picks[0] if one.state.opening == 1 else picks[1]
    for _ in range(20):
        action = choose(one.choices(), rng, manner)
        if two.check(action) is None:
            return action, action
    # What the rival did may be what only this hand allows: look for anything that both hands allow.
    common = next((action for action in islice(one.legal(), 2000) if two.check(action) is None), None)
    return None if common is None else (common, common)


def _all_kept(one: Game, two: Game) -> tuple[Action, Action]:
    return Keep(one.state.offers[one.seat]), Keep(two.state.offers[two.seat])
