# SPDX-License-Identifier: GPL-3.0-or-later
"""The yardstick `planner`: one network for all tickets, claims it longest track first, draws what it lacks.

Fixed on purpose: other bots are measured against it. It looks at nobody else.
"""

from __future__ import annotations

from ttr_desktop.bots.atlas import CLOSED, Atlas, atlas_of, numbers
from ttr_desktop.bots.base import Decision
from ttr_desktop.core.actions import (
    Action,
    BuildPort,
    Claim,
    DrawDeck,
    DrawMarket,
    DrawTickets,
    Keep,
    Pass,
    PayTunnel,
    PickPieces,
)
from ttr_desktop.core.choices import Choices
from ttr_desktop.core.paths import open_tracks, pieces_of
from ttr_desktop.core.payment import cheapest, missing
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.rng import Rng
from ttr_desktop.core.view import SeatView

_SPARE_FOR_TICKETS = 12  # pieces that must be left before more tickets are drawn
_COST_OF_A_SPACE = 0.9  # points a space of the joint network must bring


class PlannerBot:
    """Joint planning, nothing about rivals or tempo."""

    def decide(self, view: SeatView, choices: Choices, rng: Rng, deadline: float | None = None) -> Decision:
        atlas = atlas_of(choices.tables)
        if choices.phase is Phase.CHOOSE_TICKETS:
            return Decision(_keep(atlas, view, choices), "joint-cost")
        if choices.phase is Phase.CHOOSE_PIECES:
            return Decision(_pick(atlas, view, choices), "planned-pieces")
        if choices.answers:
            paid = [answer for answer in choices.answers if isinstance(answer, PayTunnel)]
            return Decision(paid[0] if paid else choices.answers[-1], "planned-track")
        plan = _network(atlas, view, [n for n in view.tickets if not view.done >> n & 1])
        for group in choices.extras:
            for action in group:
                if isinstance(action, BuildPort) and _names(atlas, view, action.city):
                    return Decision(action, "port-on-ticket")
        ready = [n for n in choices.tracks() if plan >> n & 1]
        if not plan:
            ready = choices.tracks()
        if ready and choices.phase is Phase.TURN and (plan or not self._more_tickets(view, choices)):
            return Decision(_claim(choices, max(ready, key=lambda n: atlas.length[n])), "planned-track")
        if not plan and choices.tickets and self._more_tickets(view, choices):
            return Decision(DrawTickets(), "plan-finished")
        if choices.draws:
            return Decision(_draw(atlas, view, choices, plan, rng), "draw-for-plan")
        if choices.claims:
            return Decision(_claim(choices, choices.tracks()[0]), "nothing-else")
        if choices.tickets:
            return Decision(DrawTickets(), "nothing-else")
        return Decision(choices.extras[0][0] if choices.extras else Pass(), "nothing-else")

    def _more_tickets(self, view: SeatView, choices: Choices) -> bool:
        return choices.tickets and sum(view.pieces[view.seat]) >= _SPARE_FOR_TICKETS and view.last_by < 0


def _names(atlas: Atlas, view: SeatView, city: int) -> bool:
    """Whether a completed ticket of one's own names the city."""
    return any(view.done >> n & 1 and atlas.tables.ticket_masks[n] >> city & 1 for n in view.tickets)


def _costs(atlas: Atlas, view: SeatView) -> list[float]:
    free = open_tracks(atlas.tables, view, view.seat)
    return [
        0.0 if view.owner[n] == view.seat else float(length) if free >> n & 1 else CLOSED
        for n, length in enumerate(atlas.length)
    ]


def _network(atlas: Atlas, view: SeatView, tickets: list[int]) -> int:
    """The tracks still to be claimed for these tickets, most valuable first, those that do not fit left out."""
    cost = _costs(atlas, view)
    left = list(pieces_of(view, view.seat))
    plan = 0
    for ticket in sorted(tickets, key=lambda n: -atlas.tables.board.tickets[n].points):
        trial = cost[:]
        joined = atlas.join(trial, atlas.legs[ticket])
        if joined is None:
            continue
        spent = [0, 0]
        for n in numbers(joined[0]):
            spent[atlas.tables.piece_of[n]] += atlas.length[n]
        if spent[0] <= left[0] and spent[1] <= left[1]:
            left = [left[0] - spent[0], left[1] - spent[1]]
            cost, plan = trial, plan | joined[0]
    return plan


def _keep(atlas: Atlas, view: SeatView, choices: Choices) -> Action:
    """The subset with the best points minus joint connection cost."""
    old = [n for n in view.tickets if not view.done >> n & 1]
    room = sum(pieces_of(view, view.seat))

    def worth(action: Action) -> float:
        assert isinstance(action, Keep)
        plan = _network(atlas, view, [*old, *action.tickets])
        spaces = sum(atlas.length[n] for n in numbers(plan))
        own = {n for n in range(len(atlas.length)) if view.owner[n] == view.seat or plan >> n & 1}
        joined = _parts(atlas, own)
        points = 0
        for n in action.tickets:
            ticket, mask = atlas.tables.board.tickets[n], atlas.tables.ticket_masks[n]
            points += ticket.points if any(part & mask == mask for part in joined) else -ticket.loss
        return points - _COST_OF_A_SPACE * spaces - (100 if spaces > room else 0)

    return max(choices.answers, key=worth)


def _parts(atlas: Atlas, tracks: set[int]) -> list[int]:
    parts: list[int] = []
    for n in tracks:
        merged = atlas.tables.ends[n]
        apart = []
        for part in parts:
            if part & merged:
                merged |= part
            else:
                apart.append(part)
        parts = [merged, *apart]
    return parts


def _pick(atlas: Atlas, view: SeatView, choices: Choices) -> Action:
    """Pieces in the proportion that the plan needs, pulled towards the usual mix."""
    plan = numbers(_network(atlas, view, list(view.tickets)))
    ships = sum(atlas.length[n] for n in plan if atlas.tables.piece_of[n])
    spaces = sum(atlas.length[n] for n in plan) or 1

    def distance(action: Action) -> float:
        assert isinstance(action, PickPieces)
        return abs(action.ships / (action.ships + action.trains) - (0.5 * ships / spaces + 0.5 * 2 / 3))

    return min(choices.answers, key=distance)


def _claim(choices: Choices, track: int) -> Action:
    pay = cheapest(choices.tables, track, choices.hand)
    assert pay is not None, "a claimable track can be paid"
    return Claim(track, pay)


def _draw(atlas: Atlas, view: SeatView, choices: Choices, plan: int, rng: Rng) -> Action:
    """The market card that brings a planned track nearer, the nearest track first; otherwise blind."""
    tables = atlas.tables
    wanted = numbers(plan) or [n for n in numbers(open_tracks(tables, view, view.seat)) if atlas.length[n] >= 4]
    lacks = sorted((missing(tables, n, view.hand).cards, n) for n in wanted)
    offered = {view.market[a.slot]: a for a in choices.draws if isinstance(a, DrawMarket)}
    for before, n in lacks:
        for card, action in offered.items():
            hand = list(view.hand)
            hand[card] += 1
            helps = missing(tables, n, hand).cards < before
            if helps and (card != tables.wild or before == 1 or not tables.wild_alone):
                return action
    blind = [action for action in choices.draws if isinstance(action, DrawDeck)]
    return rng.pick(blind or list(choices.draws))
