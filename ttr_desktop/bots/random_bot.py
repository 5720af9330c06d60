# SPDX-License-Identifier: GPL-3.0-or-later
"""Random play: every choice of a turn is equally likely, then its details (payment, amount) likewise.

A choice is a card or deck to draw, new tickets, a track, a harbour, a direction of exchange: a track with twenty
possible payments is not twenty times as likely as one with a single payment.
"""

from __future__ import annotations

from itertools import islice

from ttr_desktop.bots.base import Decision
from ttr_desktop.core.actions import Action, Claim, DrawTickets, Pass, StopDrawing
from ttr_desktop.core.choices import Choices
from ttr_desktop.core.rng import Rng
from ttr_desktop.core.view import SeatView

_MOST_PAYMENTS = 8  # ferries and Lieksa-Murmansk can have thousands
_STOP, _TICKETS, _PASS = StopDrawing(), DrawTickets(), Pass()


def random_action(choices: Choices, rng: Rng) -> Action:
    """One of the legal choices."""
    if choices.answers:
        return rng.pick(choices.answers)
    draws, claims, extras = choices.draws, choices.claims, choices.extras
    cards, tracks = len(draws), claims.bit_count()
    number = rng.below((cards + tracks + len(extras) + choices.tickets + choices.may_stop) or 1)
    if number < cards:
        return draws[number]
    number -= cards
    if number < tracks:
        for _ in range(number):
            claims &= claims - 1  # drops the lowest track
        track = (claims & -claims).bit_length() - 1
        return Claim(track, rng.pick(list(islice(choices.payments(track), _MOST_PAYMENTS))))
    number -= tracks
    if number < len(extras):
        return rng.pick(extras[number])
    if choices.may_stop:
        return _STOP
    return _TICKETS if choices.tickets else _PASS


class RandomBot:
    """The yardstick `random`."""

    def decide(self, view: SeatView, choices: Choices, rng: Rng, deadline: float | None = None) -> Decision:
        return Decision(random_action(choices, rng), "random")
