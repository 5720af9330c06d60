# SPDX-License-Identifier: GPL-3.0-or-later
"""The yardstick `racer`: keeps the cheapest tickets and forgets them, lays the longest tracks, ends the game fast.

Fixed on purpose: other bots are measured against it.
"""

from __future__ import annotations

from ttr_desktop.bots.base import Decision
from ttr_desktop.core.actions import Action, Claim, DrawDeck, DrawMarket, DrawTickets, Keep, Pass, PayTunnel, PickPieces
from ttr_desktop.core.choices import Choices
from ttr_desktop.core.paths import open_tracks
from ttr_desktop.core.payment import cheapest, missing
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.rng import Rng
from ttr_desktop.core.view import SeatView

_WORTH_WAITING = 4  # shorter tracks are laid only when nothing longer is within reach


class RacerBot:
    """Points by length, nothing else."""

    def decide(self, view: SeatView, choices: Choices, rng: Rng, deadline: float | None = None) -> Decision:
        if choices.phase is Phase.CHOOSE_TICKETS:
            return Decision(_cheapest_tickets(choices), "fewest-tickets")
        if choices.phase is Phase.CHOOSE_PIECES:
            return Decision(_middle_pick(choices), "usual-pick")
        if choices.answers:
            paid = [answer for answer in choices.answers if isinstance(answer, PayTunnel)]
            return Decision(paid[0] if paid else choices.answers[-1], "race")
        target = _target(view, choices)
        ready = max(choices.tracks(), key=lambda n: choices.tables.points[n], default=-1)
        if ready >= 0 and (target < 0 or _good_enough(view, choices, ready, target)):
            pay = cheapest(choices.tables, ready, choices.hand)
            assert pay is not None, "a claimable track can be paid"
            return Decision(Claim(ready, pay), "race")
        if choices.draws:
            return Decision(_draw(view, choices, target, rng), "race")
        if ready >= 0:
            pay = cheapest(choices.tables, ready, choices.hand)
            assert pay is not None, "a claimable track can be paid"
            return Decision(Claim(ready, pay), "race")
        if choices.tickets:
            return Decision(DrawTickets(), "nothing-else")
        return Decision(choices.extras[0][0] if choices.extras else Pass(), "nothing-else")


def _cheapest_tickets(choices: Choices) -> Action:
    tickets = choices.tables.board.tickets

    def cost(action: Action) -> tuple[int, int]:
        assert isinstance(action, Keep)
        return len(action.tickets), sum(tickets[number].loss for number in action.tickets)

    return min(choices.answers, key=cost)


def _middle_pick(choices: Choices) -> Action:
    """One train to two ships, as the rules suggest (W-4)."""

    def distance(action: Action) -> int:
        assert isinstance(action, PickPieces)
        return abs(2 * action.trains - action.ships)

    return min(choices.answers, key=distance)


def _target(view: SeatView, choices: Choices) -> int:
    """The open track with most points for the turns it still takes, long ones only; -1 if there is none."""
    tables = choices.tables
    free = open_tracks(tables, view, view.seat)
    best, target = 0.0, -1
    for track in tables.tracks:
        if free >> track.number & 1 and track.length >= _WORTH_WAITING:
            lack = missing(tables, track.number, view.hand).cards
            worth = tables.points[track.number] / (1 + lack / 2)
            if worth > best:
                best, target = worth, track.number
    return target


def _good_enough(view: SeatView, choices: Choices, ready: int, target: int) -> bool:
    """A payable track is laid if it is long, or if the game is about to end."""
    tables = choices.tables
    if view.last_by >= 0 or tables.points[ready] >= tables.points[target]:
        return True
    return tables.tracks[ready].length > _WORTH_WAITING or sum(view.hand) > 20


def _draw(view: SeatView, choices: Choices, target: int, rng: Rng) -> Action:
    """A market card for the target, otherwise something blind."""
    tables = choices.tables
    before = missing(tables, target, view.hand).cards if target >= 0 else 0
    blind = [action for action in choices.draws if isinstance(action, DrawDeck)]
    for action in choices.draws:
        if isinstance(action, DrawMarket) and target >= 0:
            card = view.market[action.slot]
            hand = list(view.hand)
            hand[card] += 1
            if missing(tables, target, hand).cards < before and (card != tables.wild or before == 1):
                return action
    return rng.pick(blind or list(choices.draws))
