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
from ttr_desktop.bots.temper import Temper
from ttr_desktop.bots.wants import card_values, choose_card
from ttr_desktop.core.actions import Action, Claim, DrawTickets, Keep, Pass, PayTunnel, PickPieces, StopDrawing
from ttr_desktop.core.choices import Choices
from ttr_desktop.core.payment import card_weights
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.sampling import PossibleGame, World
from ttr_desktop.core.tables import Tables

_SAVED = 25  # how much dearer cards are that a port needs, see `card_weights`


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

    def keep_worth(self, scene: Scene, answer: Keep) -> float:
        """What keeping these tickets promises beside those already held."""
        tickets = self.atlas.tables.board.tickets
        plan = make_plan(scene, [*scene.open_tickets, *answer.tickets])
        # What the plan gives up among the old tickets is lost either way it is counted: by not being gained.
        worth = plan.worth - sum([tickets[n].loss for n in answer.tickets])
        return worth - max(0.0, self.temper.slack - (scene.horizon - plan.turns)) * 1.5

    def _pick(self, scene: Scene, choices: Choices) -> Thought:
        plan = self.planned(scene)
        tables = self.atlas.tables
        need = [0, 0]
        for n in numbers(plan.tracks):
            need[tables.piece_of[n]] += self.atlas.length[n]
        share = (need[0] + 8) / (sum(need) + 24)

        def distance(action: Action) -> float:
            assert isinstance(action, PickPieces)
            return abs(action.trains / (action.trains + action.ships) - share)

        return Thought(min(choices.answers, key=distance), "planned-pieces")

    def _tunnel(self, scene: Scene, choices: Choices) -> Thought:
        paid = [answer for answer in choices.answers if isinstance(answer, PayTunnel)]
        if paid:
            wild = self.atlas.tables.wild
            return Thought(min(paid, key=lambda answer: dict(answer.pay).get(wild, 0)), "tunnel-pay")
        return Thought(choices.answers[-1], "tunnel-decline")

    # a turn

    def _turn(self, scene: Scene, choices: Choices) -> Thought:
        if scene.horizon <= 2.0 and choices.claims:
            port = best_port(scene, choices, ())
            if port is not None:
                return Thought(port, "port-on-ticket")
            return self._claim(
                scene, choices, max(choices.tracks(), key=lambda n: final_gain(scene, n)), None, "last-turns"
            )
        plan = self.planned(scene)
        port = best_port(scene, choices, plan.tickets)
        if port is not None:
            return Thought(port, "port-on-ticket")
        ready = choices.claims & plan.tracks
        if ready and sum(choices.hand) >= self.temper.hoard:
            track = max(numbers(ready), key=lambda n: self._urgency(scene, n))
            return self._claim(scene, choices, track, plan, "planned-track")
        if not plan.tracks and not plan.given_up and choices.tickets and self._wants_tickets(scene):
            return Thought(DrawTickets(), "plan-finished")
        spare = sum(scene.pieces) - sum([self.atlas.length[n] for n in numbers(plan.tracks)])
        if choices.claims:
            track, _ = side_track(scene, choices.tracks(), plan, spare)
            if track >= 0:
                return self._claim(scene, choices, track, plan, "race")
        if choices.draws:
            return Thought(choose_card(scene, choices, self._values(scene, plan, spare)), "draw-for-plan")
        return self._last_resort(scene, choices, plan)

    def _last_resort(self, scene: Scene, choices: Choices, plan: Plan) -> Thought:
        """There is no card to draw."""
        if choices.claims:
            track = max(choices.tracks(), key=lambda n: self.atlas.tables.points[n])
            return self._claim(scene, choices, track, plan, "nothing-else")
        if choices.tickets:
            return Thought(DrawTickets(), "nothing-else")
        return Thought(choices.extras[0][0] if choices.extras else Pass(), "nothing-else")

    def _second_card(self, scene: Scene, choices: Choices) -> Thought:
        plan = self.planned(scene)
        spare = sum(scene.pieces) - sum([self.atlas.length[n] for n in numbers(plan.tracks)])
        if not choices.draws:
            return Thought(StopDrawing(), "nothing-else")
        return Thought(choose_card(scene, choices, self._values(scene, plan, spare)), "draw-for-plan")

    def _values(self, scene: Scene, plan: Plan, spare: int) -> list[float]:
        order = sorted(numbers(plan.tracks), key=lambda n: -self._urgency(scene, n))
        if len(order) < 3:
            order += targets(scene, plan, spare)
        return card_values(scene, order, len(port_hopes(scene, plan.tickets)))

    def _urgency(self, scene: Scene, number: int) -> float:
        """How bad it would be to lose the track, and how likely."""
        atlas, world, seat = self.atlas, scene.world, scene.seat
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

    def _wants_tickets(self, scene: Scene) -> bool:
        temper = self.temper
        enough = scene.horizon >= temper.spare_turns and sum(scene.pieces) >= temper.spare_pieces
        return enough and scene.world.last_by < 0

    def _claim(self, scene: Scene, choices: Choices, track: int, plan: Plan | None, reason: str) -> Thought:
        tables = self.atlas.tables
        wanted = set()
        if plan is not None:
            wanted = {tables.tracks[n].colour for n in numbers(plan.tracks & ~(1 << track))}
        weights = card_weights(tables, choices.hand, wanted)
        if plan is not None and port_hopes(scene, plan.tickets):
            for card in port_cards(self.atlas, choices.hand):
                weights[card] += _SAVED
        pay = tables.cost_of[track].lightest(tables.tracks[track], choices.hand, weights)
        assert pay is not None, "a claimable track can be paid"
        return Thought(Claim(track, pay), reason)
