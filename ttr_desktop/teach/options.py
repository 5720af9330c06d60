# SPDX-License-Identifier: GPL-3.0-or-later
"""What a player could sensibly do instead: moves that differ in what they lead to, not every way of paying."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from itertools import islice

from ttr_desktop.bots.mind import Mind
from ttr_desktop.bots.temper import Temper
from ttr_desktop.core.actions import (
    Action,
    BuildPort,
    Claim,
    DeclineTunnel,
    DrawMarket,
    DrawTickets,
    PayTunnel,
    PickPieces,
    StopDrawing,
)
from ttr_desktop.core.choices import Choices
from ttr_desktop.core.payment import cheapest
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.rng import Rng
from ttr_desktop.core.sampling import possible_game
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.view import SeatView

_PICKS = 5  # of the many ways to share out pieces (W-4)


def key(view: SeatView, action: Action) -> Hashable:
    """Moves with the same key lead to the same thing: it does not matter which of two like cards is taken."""
    if isinstance(action, DrawMarket):
        return "market", view.market[action.slot], action.refill
    return action


def distinct(view: SeatView, actions: Iterable[Action]) -> list[Action]:
    """The actions without those that come to the same as an earlier one."""
    found: dict[Hashable, Action] = {}
    for action in actions:
        found.setdefault(key(view, action), action)
    return list(found.values())


def thoughts(tables: Tables, view: SeatView, tempers: Iterable[Temper]) -> list[Action]:
    """What players of these tempers would do, from the view alone."""
    game = possible_game(tables, view, Rng("thoughts"))
    return distinct(view, [Mind(tables, temper).act(game).action for temper in tempers])


def options(tables: Tables, view: SeatView, choices: Choices) -> list[Action]:
    """Every kind of move that is possible; each track once, paid as cheaply as can be."""
    found: list[Action] = []
    if choices.phase is Phase.CHOOSE_PIECES:
        found += _spread(choices.answers)
    elif choices.phase is Phase.TUNNEL:
        found += _of_a_tunnel(tables, choices.answers)
    else:
        found += choices.answers
    for track in choices.tracks():
        pay = cheapest(tables, track, choices.hand)
        if pay is not None:
            found.append(Claim(track, pay))
    found += choices.draws
    if choices.may_stop:
        found.append(StopDrawing())
    if choices.tickets:
        found.append(DrawTickets())
    found += _ports(choices)
    return distinct(view, found)


def free(choices: Choices) -> bool:
    """Whether there is anything to decide."""
    return len(list(islice(choices.actions(), 2))) > 1


def _spread(answers: Sequence[Action]) -> list[Action]:
    """Some answers from one end to the other."""
    picks = [answer for answer in answers if isinstance(answer, PickPieces)]
    step = max(1, (len(picks) - 1) // (_PICKS - 1))
    return list(picks[::step])


def _of_a_tunnel(tables: Tables, answers: Sequence[Action]) -> list[Action]:
    paid = [answer for answer in answers if isinstance(answer, PayTunnel)]
    fewest = [min(paid, key=lambda answer: dict(answer.pay).get(tables.wild, 0))] if paid else []
    return [*fewest, *(answer for answer in answers if isinstance(answer, DeclineTunnel))]


def _ports(choices: Choices) -> list[Action]:
    """Each harbour once."""
    found: dict[int, Action] = {}
    for group in choices.extras:
        for one in group:
            if isinstance(one, BuildPort):
                found.setdefault(one.city, one)
    return list(found.values())
