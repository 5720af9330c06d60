# SPDX-License-Identifier: GPL-3.0-or-later
"""What a search looks at in a position: the policy's own move, what else could be done, and other ways to go on.

Everything here follows from what the seat knows, so that all parts of a shared search look at the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ttr_desktop.bots.atlas import numbers
from ttr_desktop.bots.mind import Mind
from ttr_desktop.bots.temper import Temper
from ttr_desktop.core.actions import (
    Action,
    BuildPort,
    Claim,
    DeclineTunnel,
    DrawTickets,
    Keep,
    PayTunnel,
    PickPieces,
)
from ttr_desktop.core.choices import Choices
from ttr_desktop.core.payment import cheapest
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.sampling import PossibleGame

_OTHER_CLAIMS = 5  # payable tracks beside the plan, those worth most
_PICKS = 4  # other mixes of pieces, the nearest ones


class Guess(NamedTuple):
    """What is thought of a kind of move before it is tried, in points against the policy's own move."""

    worth: float
    spread: float  # how far that may be off
    bias: float  # how far off a glance at it usually is, see `search`


_GUESSES: dict[type, Guess] = {
    PickPieces: Guess(-2.0, 4.0, 5.0),
    PayTunnel: Guess(-1.0, 4.0, 4.0),
    DeclineTunnel: Guess(-3.0, 5.0, 4.0),
    DrawTickets: Guess(-12.0, 8.0, 8.0),
    BuildPort: Guess(-2.0, 6.0, 5.0),
}
_DRAWN = Guess(-2.0, 3.0, 4.0)  # drawing instead of what the policy would do
_PLANNED = Guess(-2.0, 4.5, 5.0)  # a track of the plan that the policy would claim later, or not yet
_BESIDE = Guess(-9.0, 5.0, 6.0)  # a track that is no part of it
_STRATEGY = Guess(0.0, 4.0, 5.0)  # what another temper would do, and the rest of the game in that spirit
_KEPT = Guess(-1.5, 6.0, 11.0)  # tickets: `worth` for each point by which the policy thinks less of them
_SELF = Guess(0.0, 0.0, 0.0)
_ELSE = Guess(-4.0, 4.0, 5.0)


class Candidate(NamedTuple):
    """A first move, the temper in which the seat then plays on, and what is thought of it in advance."""

    action: Action
    temper: Temper
    guess: Guess


def candidates(game: PossibleGame, choices: Choices, temper: Temper, others: Sequence[Temper]) -> tuple[Candidate, ...]:
    """The policy's move first, then all that differs from it."""
    tables = choices.tables
    mind = Mind(tables, temper)
    first = mind.act(game).action
    found = [Candidate(first, temper, _SELF)]
    for action, guess in _moves(game, choices, mind):
        if action != first:
            found.append(Candidate(action, temper, guess))
    if choices.phase is Phase.TURN:
        for other in others:
            action = Mind(tables, other).act(game).action
            if action != first:
                found.append(Candidate(action, other, _STRATEGY))
    return tuple(found)


def _moves(game: PossibleGame, choices: Choices, mind: Mind) -> Iterator[tuple[Action, Guess]]:
    if choices.answers:
        yield from _answers(game, choices, mind)
        return
    if choices.phase is not Phase.TURN:
        return
    yield from _draw(game, mind)
    if choices.tickets:
        yield DrawTickets(), _GUESSES[DrawTickets]
    for variants in choices.extras:
        if variants:
            yield variants[0], _GUESSES.get(type(variants[0]), _ELSE)
    yield from _claims(game, choices, mind)


def _answers(game: PossibleGame, choices: Choices, mind: Mind) -> Iterator[tuple[Action, Guess]]:
    if isinstance(choices.answers[0], Keep):
        scene = mind.scene(game.state)
        kept = [(mind.keep_worth(scene, answer), answer) for answer in choices.answers if isinstance(answer, Keep)]
        best = max(worth for worth, _ in kept)
        for worth, answer in kept:
            yield answer, _KEPT._replace(worth=_KEPT.worth * (best - worth))
        return
    answers = choices.answers
    if isinstance(answers[0], PickPieces):
        answers = _near_picks(game, choices, mind)
    for one in answers:
        yield one, _GUESSES[type(one)]


def _near_picks(game: PossibleGame, choices: Choices, mind: Mind) -> tuple[Action, ...]:
    """Of the many mixes of pieces those near to what the policy picks."""
    picked = mind.act(game).action
    assert isinstance(picked, PickPieces)
    mixes = [answer for answer in choices.answers if isinstance(answer, PickPieces)]
    return tuple(sorted(mixes, key=lambda mix: abs(mix.trains - picked.trains))[: _PICKS + 1])


def _draw(game: PossibleGame, mind: Mind) -> Iterator[tuple[Action, Guess]]:
    """What the policy would draw if it could do nothing else; other cards were never worth looking at."""
    choices = game.choices()
    if choices.draws:
        choices.claims, choices.tickets, choices.extras = 0, False, ()
        yield mind.answer(mind.scene(game.state), choices).action, _DRAWN


def _claims(game: PossibleGame, choices: Choices, mind: Mind) -> Iterator[tuple[Action, Guess]]:
    if not choices.claims:
        return
    tables = choices.tables
    plan = mind.plan(game.state, game.seat).tracks
    beside = sorted(numbers(choices.claims & ~plan), key=lambda n: -tables.points[n])[:_OTHER_CLAIMS]
    for track in [*numbers(choices.claims & plan), *beside]:
        wanted = {tables.tracks[n].colour for n in numbers(plan & ~(1 << track))}
        pay = cheapest(tables, track, choices.hand, wanted)
        if pay is not None:
            yield Claim(track, pay), _PLANNED if plan >> track & 1 else _BESIDE
