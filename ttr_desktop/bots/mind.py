# SPDX-License-Identifier: GPL-3.0-or-later
"""How a bot of some temper plays: plans for its tickets, claims by urgency, draws what it lacks, minds the clock.

Works on a possible game but looks only at what its own seat may know, so it also plays the rivals in look-ahead.
"""

from __future__ import annotations

from typing import NamedTuple

from ttr_desktop.bots.atlas import Atlas, atlas_of, numbers
from ttr_desktop.bots.plan import Plan, make_plan, open_to, plan_effort, seat_holdings, turns_until_end
from ttr_desktop.bots.temper import Temper
from ttr_desktop.bots.wants import card_values, choose_card
from ttr_desktop.core.actions import (
    Action,
    BuildPort,
    Claim,
    DrawTickets,
    Keep,
    Pass,
    PayTunnel,
    PickPieces,
    StopDrawing,
)
from ttr_desktop.core.choices import Choices
from ttr_desktop.core.payment import cheapest
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.sampling import PossibleGame, World
from ttr_desktop.core.tables import Tables

_HEAP = 4  # cards of a colour that are worth laying


class Thought(NamedTuple):
    """An action and the id of its reason."""

    action: Action
    reason: str


class Mind:
    """Plays any seats of games on one board; remembers each seat's plan while it holds."""

    def __init__(self, tables: Tables, temper: Temper) -> None:
        self.atlas: Atlas = atlas_of(tables)
        self.temper = temper
        self._plans: dict[int, tuple[tuple[int, ...], Plan]] = {}

    def forget(self) -> None:
        """Another game begins."""
        self._plans.clear()

    def act(self, game: PossibleGame) -> Thought:
        """What the seat to move does."""
        world, choices = game.state, game.choices()
        phase = choices.phase
        if phase is Phase.TURN:
            return self._turn(world, choices)
        if phase is Phase.SECOND_CARD:
            return self._second_card(world, choices)
        if phase is Phase.CHOOSE_TICKETS:
            return self._keep(world, choices)
        if phase is Phase.CHOOSE_PIECES:
            return self._pick(world, choices)
        return self._tunnel(world, choices)

    # plans

    def plan(self, world: World, seat: int) -> Plan:
        """The seat's plan, made anew when it no longer fits."""
        known = self._plans.get(seat)
        tickets = world.tickets[seat]
        if known is not None and known[0] == tickets:
            plan = known[1]
            todo = plan.tracks & ~world.owned[seat]
            if not todo & ~open_to(self.atlas, world, seat):
                if todo != plan.tracks:
                    plan = plan._replace(tracks=todo)
                    self._plans[seat] = (tickets, plan)
                horizon = turns_until_end(self.atlas, world, seat, self.temper)
                if not todo or horizon > 14 or self._fits(world, seat, todo, horizon):
                    return plan
        plan = self._new_plan(world, seat, tickets)
        self._plans[seat] = (tickets, plan)
        return plan

    def _fits(self, world: World, seat: int, todo: int, horizon: float) -> bool:
        return plan_effort(self.atlas, world, seat, self.temper, todo)[0] <= horizon - self.temper.risk

    def _new_plan(self, world: World, seat: int, tickets: tuple[int, ...]) -> Plan:
        done = world.done[seat]
        horizon = turns_until_end(self.atlas, world, seat, self.temper)
        still = [n for n in tickets if not done >> n & 1]
        return make_plan(self.atlas, world, seat, self.temper, still, horizon)

    # answers

    def _keep(self, world: World, choices: Choices) -> Thought:
        seat = world.seat
        tickets = self.atlas.tables.board.tickets
        horizon = turns_until_end(self.atlas, world, seat, self.temper)
        done = world.done[seat]
        old = [n for n in world.tickets[seat] if not done >> n & 1]
        best, action = float("-inf"), choices.answers[0]
        for answer in choices.answers:
            assert isinstance(answer, Keep)
            plan = make_plan(self.atlas, world, seat, self.temper, [*old, *answer.tickets], horizon)
            worth = plan.worth - sum(tickets[n].loss for n in answer.tickets)
            # What the plan gives up among the old tickets is lost either way it is counted: by not being gained.
            slack = horizon - plan.turns
            worth -= max(0.0, self.temper.slack - slack) * 1.5
            if worth > best:
                best, action = worth, answer
        return Thought(action, "keep-worth")

    def _pick(self, world: World, choices: Choices) -> Thought:
        plan = self.plan(world, world.seat)
        tables = self.atlas.tables
        need = [0, 0]
        for n in numbers(plan.tracks):
            need[tables.piece_of[n]] += self.atlas.length[n]
        share = (need[0] + 8) / (sum(need) + 24)

        def distance(action: Action) -> float:
            assert isinstance(action, PickPieces)
            return abs(action.trains / (action.trains + action.ships) - share)

        return Thought(min(choices.answers, key=distance), "planned-pieces")

    def _tunnel(self, world: World, choices: Choices) -> Thought:
        paid = [answer for answer in choices.answers if isinstance(answer, PayTunnel)]
        if paid:
            wild = self.atlas.tables.wild
            return Thought(min(paid, key=lambda answer: dict(answer.pay).get(wild, 0)), "tunnel-pay")
        return Thought(choices.answers[-1], "tunnel-decline")

    # a turn

    def _turn(self, world: World, choices: Choices) -> Thought:
        seat = world.seat
        atlas = self.atlas
        horizon = turns_until_end(atlas, world, seat, self.temper)
        if horizon <= 2.0 and choices.claims:
            return self._cash_in(world, choices, horizon)
        plan = self.plan(world, seat)
        port = self._port(world, choices)
        if port is not None:
            return port
        ready = choices.claims & plan.tracks
        if ready:
            return self._claim(
                choices, max(numbers(ready), key=lambda n: self._urgency(world, seat, n)), plan, "planned-track"
            )
        if not plan.tracks and not plan.given_up and choices.tickets and self._wants_tickets(world, seat, horizon):
            return Thought(DrawTickets(), "plan-finished")
        spare = sum(world.pieces[seat]) - sum(atlas.length[n] for n in numbers(plan.tracks))
        race = self._race(world, choices, plan, spare, horizon)
        if race is not None:
            return race
        if choices.draws:
            return Thought(choose_card(atlas, world, choices, self._values(world, seat, plan, spare)), "draw-for-plan")
        if choices.claims:
            return self._claim(
                choices, max(choices.tracks(), key=lambda n: atlas.tables.points[n]), plan, "nothing-else"
            )
        if choices.tickets:
            return Thought(DrawTickets(), "nothing-else")
        return Thought(choices.extras[0][0] if choices.extras else Pass(), "nothing-else")

    def _second_card(self, world: World, choices: Choices) -> Thought:
        seat = world.seat
        plan = self.plan(world, seat)
        spare = sum(world.pieces[seat]) - sum(self.atlas.length[n] for n in numbers(plan.tracks))
        if not choices.draws:
            return Thought(StopDrawing(), "nothing-else")
        return Thought(choose_card(self.atlas, world, choices, self._values(world, seat, plan, spare)), "draw-for-plan")

    def _values(self, world: World, seat: int, plan: Plan, spare: int) -> list[float]:
        order = sorted(numbers(plan.tracks), key=lambda n: -self._urgency(world, seat, n))
        if len(order) < 3:
            order += self._targets(world, seat, plan, spare)
        return card_values(self.atlas, world.hands[seat], order)

    def _targets(self, world: World, seat: int, plan: Plan, spare: int) -> list[int]:
        """Tracks worth racing for: most points for the turns they take."""
        atlas, tables = self.atlas, self.atlas.tables
        trains, ships, _ = seat_holdings(atlas, world.hands[seat])
        free = open_to(atlas, world, seat) & ~plan.tracks
        reached = 0
        for part in world.nets[seat]:
            reached |= part
        best = []
        for track in tables.tracks:
            number = track.number
            if free >> number & 1 and track.length <= spare:
                have = ships if tables.piece_of[number] else trains
                lack = max(0.0, atlas.cards[number] - (max(have) if track.colour < 0 else have[track.colour]))
                gain = tables.points[number] + (
                    self.temper.chain * track.length if tables.ends[number] & reached else 0
                )
                best.append((gain / (1.0 + lack / 2), number))
        best.sort(reverse=True)
        return [number for _, number in best[:3]]

    def _urgency(self, world: World, seat: int, number: int) -> float:
        """How bad it would be to lose the track, and how likely."""
        atlas = self.atlas
        ends = atlas.tables.ends[number]
        threat = 0.3
        for rival in range(atlas.tables.players):
            if rival != seat:
                for part in world.nets[rival]:
                    if part & ends:
                        threat += 0.5
        worth = threat * self.temper.block
        return float(
            worth
            + threat * self.temper.care * (atlas.detour[number] + 2.0) * float(atlas.length[number]) ** 0.5
            + atlas.length[number] * 0.3
        )

    def _wants_tickets(self, world: World, seat: int, horizon: float) -> bool:
        pieces = sum(world.pieces[seat])
        return world.last_by < 0 and horizon >= self.temper.spare_turns and pieces >= self.temper.spare_pieces

    def _race(self, world: World, choices: Choices, plan: Plan, spare: int, horizon: float) -> Thought | None:
        """A payable long track beside the plan."""
        if not choices.claims:
            return None
        atlas, tables = self.atlas, self.atlas.tables
        seat = world.seat
        room = spare - self.temper.reserve if plan.tracks else spare
        claims = [n for n in choices.tracks() if atlas.length[n] <= room]
        if not claims:
            return None
        temper = self.temper
        spares = self._spares(world, seat, plan)
        reached = 0
        for part in world.nets[seat]:
            reached |= part
        if plan.tracks:
            # Cards left over are laid when there is just time for it; before that the plan comes first.
            heaps = sum(int(count // _HEAP) for pile in spares for count in pile if count > 0)
            if not heaps or horizon - plan.turns > heaps + temper.early:
                return None
        best, target = 0.0, -1
        for n in claims:
            track = tables.tracks[n]
            if plan.tracks and track.length < temper.side:
                continue
            gain = tables.points[n] + (temper.chain * track.length if tables.ends[n] & reached else 0.0)
            if plan.tracks:
                # The turn could serve the plan, and so could cards of colours that it needs.
                spare_here = spares[tables.piece_of[n]]
                over = max(spare_here) if track.colour < 0 else spare_here[track.colour]
                taken = max(0.0, atlas.cards[n] - max(0.0, over))
                gain -= temper.turn * (1.0 + taken * temper.needed + atlas.cards[n] * temper.surplus)
            if gain > best:
                best, target = gain, n
        if target < 0:
            return None
        if not plan.tracks:
            # Something longer may be worth a few more cards.
            rate, lack = self._best_rate(world, seat, spare)
            if rate > best and horizon > lack / 2 + 1.5:
                return None
        return self._claim(choices, target, plan, "race")

    def _best_rate(self, world: World, seat: int, spare: int) -> tuple[float, float]:
        """The most points a turn that some track still promises, and the cards it lacks."""
        atlas, tables = self.atlas, self.atlas.tables
        trains, ships, wild = seat_holdings(atlas, world.hands[seat])
        free = open_to(atlas, world, seat)
        best = (0.0, 0.0)
        for track in tables.tracks:
            number = track.number
            if free >> number & 1 and track.length <= spare:
                have = ships if tables.piece_of[number] else trains
                lack = atlas.cards[number] - wild - (max(have) if track.colour < 0 else have[track.colour])
                if lack > 0:
                    best = max(best, (tables.points[number] / (1.0 + lack / 2), lack))
        return best

    def _spares(self, world: World, seat: int, plan: Plan) -> tuple[list[float], list[float]]:
        """What is left over by colour, of trains and ships, once the plan has its share of the hand."""
        tables = self.atlas.tables
        trains, ships, _ = seat_holdings(self.atlas, world.hands[seat])
        left = (trains, ships)
        grey = []
        for n in numbers(plan.tracks):
            track = tables.tracks[n]
            if track.colour >= 0:
                left[tables.piece_of[n]][track.colour] -= track.length
            else:
                grey.append(n)
        for n in grey:
            pile = left[tables.piece_of[n]]
            colour = max(range(len(pile)), key=pile.__getitem__)
            pile[colour] -= self.atlas.length[n]
        return left

    def _cash_in(self, world: World, choices: Choices, horizon: float) -> Thought:
        """The last turns: whatever brings most now."""
        atlas, tables = self.atlas, self.atlas.tables
        seat = world.seat
        done = world.done[seat]
        still = [n for n in world.tickets[seat] if not done >> n & 1]
        best, target = -1.0, -1
        for n in choices.tracks():
            gain = float(tables.points[n])
            ends = tables.ends[n]
            merged = ends
            for part in world.nets[seat]:
                if part & ends:
                    merged |= part
            for ticket in still:
                mask = tables.ticket_masks[ticket]
                if mask & merged == mask:
                    facts = tables.board.tickets[ticket]
                    gain += facts.points + facts.loss
            if merged.bit_count() > 2:
                gain += self.temper.chain * atlas.length[n] * bool(tables.rules.longest_path)
            if gain > best:
                best, target = gain, n
        return self._claim(choices, target, None, "last-turns")

    def _port(self, world: World, choices: Choices) -> Thought | None:
        seat = world.seat
        for group in choices.extras:
            for action in group:
                if isinstance(action, BuildPort):
                    named = [
                        n
                        for n in world.tickets[seat]
                        if world.done[seat] >> n & 1 and self.atlas.tables.ticket_masks[n] >> action.city & 1
                    ]
                    if named:
                        return Thought(action, "port-on-ticket")
        return None

    def _claim(self, choices: Choices, track: int, plan: Plan | None, reason: str) -> Thought:
        tables = self.atlas.tables
        wanted = set()
        if plan is not None:
            wanted = {tables.tracks[n].colour for n in numbers(plan.tracks & ~(1 << track))}
        pay = cheapest(tables, track, choices.hand, wanted)
        assert pay is not None, "a claimable track can be paid"
        return Thought(Claim(track, pay), reason)
