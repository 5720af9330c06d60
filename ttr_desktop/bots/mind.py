# SPDX-License-Identifier: GPL-3.0-or-later
"""How a bot of some temper plays: plans for its tickets, claims by urgency, draws what it lacks, minds the clock.

Works on a possible game but looks only at what its own seat may know, so it also plays the rivals in look-ahead.
"""

from __future__ import annotations

from typing import NamedTuple

from ttr_desktop.bots.atlas import Atlas, atlas_of, numbers
from ttr_desktop.bots.harbours import best_port, port_cards, port_hopes
from ttr_desktop.bots.plan import Plan, make_plan, plan_effort
from ttr_desktop.bots.racing import final_gain, side_track, targets
from ttr_desktop.bots.scene import Scene
from ttr_desktop.bots.temper import Temper, at_table
from ttr_desktop.bots.tunnels import chance_to_pay
from ttr_desktop.bots.wants import card_values, choose_card
from ttr_desktop.core.actions import Action, Claim, DrawTickets, Keep, Pass, PayTunnel, PickPieces, StopDrawing
from ttr_desktop.core.choices import Choices
from ttr_desktop.core.payment import card_weights
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.sampling import PossibleGame, World
from ttr_desktop.core.tables import Tables

_SAVED = 25  # how much dearer cards are that a port needs, see `card_weights`
_ANY_CARD = 20
_SPARE_TRAINS, _SPARE_SHIPS = 8, 16  # wanted beyond the plan when pieces are picked (W-4)
_LAST = 2.0  # turns before the end from which on only points count
_LATE = 4.0  # turns before the end from which on a tunnel is tried whatever the odds
_ENOUGH = 3  # planned tracks from which on no others are drawn for


class Thought(NamedTuple):
    """An action and the id of its reason."""

    action: Action
    reason: str


class Mind:
    """Plays any seats of games on one board; remembers each seat's plan while it holds."""

    def __init__(self, tables: Tables, temper: Temper) -> None:
        self.atlas: Atlas = atlas_of(tables)
        self.temper = at_table(temper, tables.board.id, tables.players)
        # The more players, the sooner somebody gets in between.
        self._hoard = self.temper.hoard * 2 // tables.players
        self._plans: dict[int, tuple[tuple[int, ...], Plan]] = {}

    def forget(self) -> None:
        """Another game begins."""
        self._plans.clear()

    def scene(self, world: World) -> Scene:
        """The position as the seat to move sees it."""
        return Scene(self.atlas, world, world.seat, self.temper)

    def act(self, game: PossibleGame) -> Thought:
        """What the seat to move does."""
        choices = game.choices()
        return self.answer(self.scene(game.state), choices)

    def answer(self, scene: Scene, choices: Choices) -> Thought:
        """The same for a position that has been looked at."""
        phase = choices.phase
        if phase is Phase.TURN:
            return self._turn(scene, choices)
        if phase is Phase.SECOND_CARD:
            return self._second_card(scene, choices)
        if phase is Phase.CHOOSE_TICKETS:
            return self._keep(scene, choices)
        if phase is Phase.CHOOSE_PIECES:
            return self._pick(scene, choices)
        return self._tunnel(scene, choices)

    # plans

    def plan(self, world: World, seat: int) -> Plan:
        """The seat's plan."""
        return self.planned(Scene(self.atlas, world, seat, self.temper))

    def planned(self, scene: Scene) -> Plan:
        """The seat's plan, made anew when it no longer fits."""
        seat, world = scene.seat, scene.world
        known = self._plans.get(seat)
        tickets = world.tickets[seat]
        if known is not None and known[0] == tickets:
            plan = known[1]
            todo = plan.tracks & ~world.owned[seat]
            if not todo & ~scene.free:
                if todo != plan.tracks:
                    plan = plan._replace(tracks=todo)
                    self._plans[seat] = (tickets, plan)
                if not todo or scene.horizon > 14 or plan_effort(scene, todo)[0] <= scene.horizon - self.temper.risk:
                    return plan
        plan = make_plan(scene, scene.open_tickets)
        self._plans[seat] = (tickets, plan)
        return plan

    # answers

    def _keep(self, scene: Scene, choices: Choices) -> Thought:
        best, action = float("-inf"), choices.answers[0]
        for answer in choices.answers:
            assert isinstance(answer, Keep)
            worth = self.keep_worth(scene, answer)
            if worth > best:
                best, action = worth, answer
        return Thought(action, "keep-worth")

    def plan_with(self, scene: Scene, answer: Keep) -> Plan:
        """The plan if these tickets are kept beside those already held."""
        return make_plan(scene, [*scene.open_tickets, *answer.tickets])

    def keep_worth(self, scene: Scene, answer: Keep) -> float:
        """What keeping these tickets promises."""
        tickets = self.atlas.tables.board.tickets
        plan = self.plan_with(scene, answer)
        # What the plan gives up among the old tickets is lost either way it is counted: by not being gained.
        worth = plan.worth - sum([tickets[n].loss for n in answer.tickets])
        return worth - max(0.0, self.temper.slack - (scene.horizon - plan.turns)) * 1.5

    def _pick(self, scene: Scene, choices: Choices) -> Thought:
        def distance(action: Action) -> float:
            assert isinstance(action, PickPieces)
            return self.pick_distance(scene, action)

        return Thought(min(choices.answers, key=distance), "planned-pieces")

    def pick_distance(self, scene: Scene, pick: PickPieces) -> float:
        """How far the share of trains is from what the plan asks for, with some of both to spare."""
        need = plan_effort(scene, self.planned(scene).tracks)[1]
        share = (need[0] + _SPARE_TRAINS) / (need[0] + need[1] + _SPARE_TRAINS + _SPARE_SHIPS)
        return abs(pick.trains / (pick.trains + pick.ships) - share)

    def _tunnel(self, scene: Scene, choices: Choices) -> Thought:
        paid = [answer for answer in choices.answers if isinstance(answer, PayTunnel)]
        if paid:
            wild = self.atlas.tables.wild
            return Thought(min(paid, key=lambda answer: dict(answer.pay).get(wild, 0)), "tunnel-pay")
        return Thought(choices.answers[-1], "tunnel-decline")

    # a turn

    def _turn(self, scene: Scene, choices: Choices) -> Thought:
        if scene.horizon <= _LAST and choices.claims:
            return self._last_turns(scene, choices)
        plan = self.planned(scene)
        port = best_port(scene, choices, plan.tickets)
        if port is not None:
            return Thought(port, "port-on-ticket")
        ready = choices.claims & plan.tracks
        if ready and sum(choices.hand) >= self._hoard:
            for track in sorted(numbers(ready), key=lambda n: -self._urgency(scene, n)):
                claim = self.claim(scene, choices, track, plan)
                if scene.horizon <= _LATE or chance_to_pay(scene, claim) >= self.temper.dare:
                    return Thought(claim, "planned-track")
        if not plan.tracks and not plan.given_up and choices.tickets and self._wants_tickets(scene):
            return Thought(DrawTickets(), "plan-finished")
        if choices.claims:
            track, _ = side_track(scene, choices.tracks(), plan, self._spare(scene, plan))
            if track >= 0:
                return Thought(self.claim(scene, choices, track, plan), "race")
        if choices.draws:
            return Thought(choose_card(scene, choices, self.values(scene, plan)), "draw-for-plan")
        return self._last_resort(scene, choices, plan)

    def _last_turns(self, scene: Scene, choices: Choices) -> Thought:
        """Whatever brings most now."""
        port = best_port(scene, choices, ())
        if port is not None:
            return Thought(port, "port-on-ticket")
        track = max(choices.tracks(), key=lambda n: final_gain(scene, n))
        return Thought(self.claim(scene, choices, track, None), "last-turns")

    def _last_resort(self, scene: Scene, choices: Choices, plan: Plan) -> Thought:
        """There is no card to draw."""
        if choices.claims:
            track = max(choices.tracks(), key=lambda n: self.atlas.tables.points[n])
            return Thought(self.claim(scene, choices, track, plan), "nothing-else")
        if choices.tickets:
            return Thought(DrawTickets(), "nothing-else")
        return Thought(choices.extras[0][0] if choices.extras else Pass(), "nothing-else")

    def _second_card(self, scene: Scene, choices: Choices) -> Thought:
        if not choices.draws:
            return Thought(StopDrawing(), "stop-drawing")
        return Thought(choose_card(scene, choices, self.values(scene, self.planned(scene))), "draw-for-plan")

    # what a turn is weighed by

    def _spare(self, scene: Scene, plan: Plan) -> int:
        """Pieces that the plan leaves over."""
        return sum(scene.pieces) - sum([self.atlas.length[n] for n in numbers(plan.tracks)])

    def wish_list(self, scene: Scene, plan: Plan) -> list[int]:
        """The tracks that cards are drawn for, the most urgent first; a short plan leaves room for others."""
        order = sorted(numbers(plan.tracks), key=lambda n: -self._urgency(scene, n))
        if self.temper.focus and order:
            return order[: self.temper.focus]
        return order if len(order) >= _ENOUGH else order + targets(scene, plan, self._spare(scene, plan))

    def values(self, scene: Scene, plan: Plan) -> list[float]:
        """The worth of every card, see `card_values`."""
        return card_values(scene, self.wish_list(scene, plan), len(port_hopes(scene, plan.tickets)))

    def _urgency(self, scene: Scene, number: int) -> float:
        """How bad it would be to lose the track, and how likely."""
        atlas, temper = self.atlas, self.temper
        ends = atlas.tables.ends[number]
        threat = 0.3
        for rival, net in enumerate(scene.world.nets):
            if rival != scene.seat:
                for part in net:
                    if part & ends:
                        threat += 0.5
        loss: float = temper.care * (atlas.detour[number] + 2.0) * atlas.length[number] ** 0.5
        urgency = threat * loss + atlas.length[number] * 0.3
        return urgency + temper.block * scene.nuisance(number) if temper.block else urgency

    def _wants_tickets(self, scene: Scene) -> bool:
        temper = self.temper
        enough = scene.horizon >= temper.spare_turns and sum(scene.pieces) >= temper.spare_pieces
        return enough and scene.world.last_by < 0

    def claim(self, scene: Scene, choices: Choices, track: int, plan: Plan | None) -> Claim:
        """The claim of a track, paid with what is needed least."""
        tables = self.atlas.tables
        wanted = set()
        if plan is not None:
            wanted = {tables.tracks[n].colour for n in numbers(plan.tracks & ~(1 << track))}
        weights = card_weights(tables, choices.hand, wanted)
        if self.temper.careless:
            weights = [_ANY_CARD] * len(weights)
        elif plan is not None and port_hopes(scene, plan.tickets):
            for card in port_cards(self.atlas, choices.hand):
                weights[card] += round(_SAVED * self.temper.ports)
        pay = tables.cost_of[track].lightest(tables.tracks[track], choices.hand, weights)
        assert pay is not None, "a claimable track can be paid"
        return Claim(track, pay)
