# SPDX-License-Identifier: GPL-3.0-or-later
"""The yardstick `greedy`: claims the most valuable track it can pay, otherwise draws what it has most of."""

from __future__ import annotations

from ttr_desktop.bots.base import Decision
from ttr_desktop.core.actions import Action, Claim, DrawMarket, DrawTickets, Keep, Pass
from ttr_desktop.core.choices import Choices
from ttr_desktop.core.payment import cheapest
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.rng import Rng
from ttr_desktop.core.view import SeatView


class GreedyBot:
    """No plan at all: points now. Keeps as few tickets as it may, the cheapest ones."""

    def decide(self, view: SeatView, choices: Choices, rng: Rng, deadline: float | None = None) -> Decision:
        if choices.phase is Phase.CHOOSE_TICKETS:
            return Decision(_cheapest_tickets(choices), "fewest-tickets")
        if choices.answers:
            # A tunnel is paid if it can be; of the piece picks the first is as good as any.
            return Decision(choices.answers[0], "first-answer")
        if choices.claims:
            return Decision(_best_claim(choices), "most-points")
        if choices.draws:
            return Decision(_draw(view, choices, rng), "most-frequent-colour")
        if choices.tickets:
            return Decision(DrawTickets(), "nothing-else")
        if choices.extras:
            return Decision(choices.extras[0][0], "nothing-else")
        return Decision(Pass(), "nothing-else")


def _cheapest_tickets(choices: Choices) -> Action:
    tickets = choices.tables.board.tickets

    def cost(action: Action) -> tuple[int, int]:
        assert isinstance(action, Keep)
        return len(action.tickets), sum(tickets[number].loss for number in action.tickets)

    return min(choices.answers, key=cost)


def _best_claim(choices: Choices) -> Action:
    track = max(choices.tracks(), key=lambda number: choices.tables.points[number])
    pay = cheapest(choices.tables, track, choices.hand)
    assert pay is not None, "a claimable track can be paid"
    return Claim(track, pay)


def _draw(view: SeatView, choices: Choices, rng: Rng) -> Action:
    """The market card of which the hand holds most, if it holds any; otherwise something blind."""
    in_market = [action for action in choices.draws if isinstance(action, DrawMarket)]
    blind = [action for action in choices.draws if not isinstance(action, DrawMarket)]
    best = max(in_market, key=lambda action: choices.hand[view.market[action.slot]], default=None)
    if best is not None and (choices.hand[view.market[best.slot]] or not blind):
        return best
    return rng.pick(blind)
