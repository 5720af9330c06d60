# SPDX-License-Identifier: GPL-3.0-or-later
"""From a quick thought to a full decision: the numbers behind the reason, and what else was weighed.

Not part of the thought itself, so that look-ahead, which thinks thousands of times, need not pay for it.
"""

from __future__ import annotations

from collections.abc import Iterable

from ttr_desktop.bots.atlas import CLOSED, numbers
from ttr_desktop.bots.base import Alternative, Decision, Param
from ttr_desktop.bots.harbours import port_hopes
from ttr_desktop.bots.mind import Mind, Thought
from ttr_desktop.bots.plan import Plan, plan_effort, ticket_worth
from ttr_desktop.bots.scene import Scene
from ttr_desktop.bots.wants import draw_values, useful_share
from ttr_desktop.core.actions import (
    Action,
    BuildPort,
    Claim,
    DrawDeck,
    DrawMarket,
    DrawTickets,
    Keep,
    PayTunnel,
    PickPieces,
)
from ttr_desktop.core.choices import Choices
from ttr_desktop.core.phase import Phase

# Every reason that a thinking bot gives.
REASONS = (
    *("planned-track", "finishes-ticket", "race", "last-turns", "port-on-ticket", "plan-finished", "nothing-else"),
    *("draw-market", "draw-locomotive", "draw-blind", "stop-drawing"),
    *("keep-worth", "planned-pieces", "tunnel-pay", "tunnel-decline"),
)
_SHOWN = 8  # alternatives in a ranking


class Explainer:
    """Explains one thought about one position."""

    def __init__(self, mind: Mind, scene: Scene, choices: Choices, thought: Thought) -> None:
        self._mind = mind
        self._scene = scene
        self._choices = choices
        self._thought = thought
        self._tables = scene.atlas.tables

    def decision(self) -> Decision:
        """The thought with its numbers and its rivals."""
        action, reason = self._thought
        params: dict[str, Param] = {}
        if isinstance(action, Claim):
            reason, params = self._claim(action.track, reason)
        elif isinstance(action, DrawMarket | DrawDeck):
            reason, params = self._draw(action)
        elif isinstance(action, DrawTickets):
            params = self._more_tickets()
        elif isinstance(action, BuildPort):
            params = self._port(action.city)
        elif isinstance(action, Keep):
            params = self._keep(action)
        elif isinstance(action, PickPieces):
            params = {"trains": action.trains, "ships": action.ships, **self._plan_size()}
        elif reason in ("tunnel-pay", "tunnel-decline") and self._scene.world.dig is not None:
            params = {"track": self._scene.world.dig.track, "extra": self._scene.world.dig.extra}
        return Decision(action, reason, params, self._ranking())

    def _plan(self) -> Plan:
        return self._mind.planned(self._scene)

    def _plan_size(self) -> dict[str, Param]:
        turns, spaces = plan_effort(self._scene, self._plan().tracks)
        return {"spaces": sum(spaces), "turns": round(turns)}

    # why

    def _claim(self, track: int, reason: str) -> tuple[str, dict[str, Param]]:
        scene = self._scene
        params: dict[str, Param] = {"track": track, "points": self._tables.points[track]}
        rival = self._neighbour(track)
        if rival >= 0:
            params["rival"] = rival
        if reason != "planned-track":
            return reason, params | {"left": round(scene.horizon)}
        served = self._served(track)
        if not served:
            return reason, params
        ticket, rest = served[0]
        after = rest & ~(1 << track)
        turns, spaces = plan_effort(scene, after)
        params |= {"ticket": ticket, "spaces": sum(spaces), "turns": max(1, round(turns))}
        return ("planned-track" if after else "finishes-ticket"), params

    def _neighbour(self, track: int) -> int:
        """A rival whose network touches the track; -1 if there is none."""
        ends = self._tables.ends[track]
        for rival, net in enumerate(self._scene.world.nets):
            if rival != self._scene.seat and any(part & ends for part in net):
                return rival
        return -1

    def _served(self, track: int) -> list[tuple[int, int]]:
        """The planned tickets whose way leads over a track, best first, and the tracks each of them still takes."""
        scene, plan = self._scene, self._plan()
        usable = plan.tracks | scene.world.owned[scene.seat]
        costs = [0.01 + length if usable >> n & 1 else CLOSED for n, length in enumerate(scene.atlas.length)]
        for n in numbers(scene.world.owned[scene.seat]):
            costs[n] = 0.0
        found = []
        for ticket in plan.tickets:
            joined = scene.atlas.join(costs[:], scene.atlas.legs[ticket])
            if joined is not None and joined[0] >> track & 1:
                found.append((ticket, joined[0]))
        return sorted(found, key=lambda pair: (-ticket_worth(scene, pair[0]), pair[0]))

    def _draw(self, action: DrawMarket | DrawDeck) -> tuple[str, dict[str, Param]]:
        scene = self._scene
        wanted = [n for n in self._mind.wish_list(scene, self._plan()) if scene.lack(n) > 0.0]
        params: dict[str, Param] = {}
        if wanted:
            params = {"track": wanted[0], "lack": max(1, round(scene.lack(wanted[0])))}
        if isinstance(action, DrawDeck):
            values = self._mind.values(scene, self._plan())
            return "draw-blind", {**params, "chance": round(100 * useful_share(scene, action.deck, values))}
        card = scene.world.market[action.slot]
        if card != self._tables.wild:
            for n in wanted:
                colour = self._tables.tracks[n].colour
                if colour in (-1, self._tables.cards.colour[card]) and self._kind_fits(n, card):
                    params = {"track": n, "lack": max(1, round(scene.lack(n)))}
                    break
        return ("draw-locomotive" if card == self._tables.wild else "draw-market"), {**params, "card": card}

    def _kind_fits(self, track: int, card: int) -> bool:
        return (self._tables.cards.kind[card] == "ship") == bool(self._tables.piece_of[track])

    def _more_tickets(self) -> dict[str, Param]:
        scene = self._scene
        done = scene.world.done[scene.seat].bit_count()
        return {"done": done, "left": round(scene.horizon), "spare": sum(scene.pieces)}

    def _port(self, city: int) -> dict[str, Param]:
        scene, trait = self._scene, self._scene.atlas.ports
        done = scene.world.done[scene.seat]
        count = sum(
            1 for n in scene.world.tickets[scene.seat] if done >> n & 1 and self._tables.ticket_masks[n] >> city & 1
        )
        worth = trait.worth[min(count, len(trait.worth) - 1)] if trait is not None else 0
        return {"city": city, "tickets": count, "points": worth}

    def _keep(self, action: Keep) -> dict[str, Param]:
        scene, tickets = self._scene, self._tables.board.tickets
        plan = self._mind.plan_with(scene, action)
        turns, spaces = plan_effort(scene, plan.tracks)
        return {
            "tickets": len(action.tickets),
            "points": sum(tickets[n].points for n in action.tickets),
            "spaces": sum(spaces),
            "turns": round(turns),
            "left": round(scene.horizon),
        }

    # what else

    def _ranking(self) -> tuple[Alternative, ...]:
        """The chosen action first, the others by value; none is said to be worth more than the chosen one."""
        chosen = self._thought.action
        found = dict(self._alternatives())
        others = sorted(((v, place, a) for place, (a, v) in enumerate(found.items()) if a != chosen), key=_best_first)
        top = max([found.get(chosen, 0.0), *[value for value, _, _ in others[:1]]])
        ranked = [Alternative(chosen, round(top, 2))]
        return (*ranked, *[Alternative(action, round(value, 2)) for value, _, action in others[: _SHOWN - 1]])

    def _alternatives(self) -> Iterable[tuple[Action, float]]:
        choices, phase = self._choices, self._choices.phase
        if phase is Phase.CHOOSE_TICKETS:
            for answer in choices.answers:
                if isinstance(answer, Keep):
                    yield answer, self._mind.keep_worth(self._scene, answer)
        elif phase is Phase.CHOOSE_PIECES:
            for answer in choices.answers:
                if isinstance(answer, PickPieces):
                    yield answer, -100.0 * self._mind.pick_distance(self._scene, answer)
        elif choices.answers:
            for answer in choices.answers:
                yield answer, 1.0 if isinstance(answer, PayTunnel) else 0.0
        else:
            yield from self._moves()

    def _moves(self) -> Iterable[tuple[Action, float]]:
        """The moves of a turn in points: what a claim brings and brings nearer, what a card saves."""
        scene, choices, plan = self._scene, self._choices, self._plan()
        temper = scene.temper
        for track in choices.tracks():
            worth = scene.gain(track)
            if plan.tracks >> track & 1:
                for ticket, rest in self._served(track):
                    spaces = sum(plan_effort(scene, rest)[1])
                    worth += ticket_worth(scene, ticket) * scene.atlas.length[track] / max(1, spaces)
            else:
                worth -= temper.turn * scene.atlas.cards[track] * temper.draw
            yield self._mind.claim(scene, choices, track, plan), worth
        values = self._mind.values(scene, plan)
        for action, value in draw_values(scene, choices, values):
            yield action, 2.0 * temper.turn * temper.draw * value
        if choices.tickets:
            yield DrawTickets(), temper.turn * (1.5 if not plan.tracks else -1.0)
        hopes = {hope.city: hope.points for hope in port_hopes(scene, plan.tickets)}
        for group in choices.extras:
            first = group[0]
            if isinstance(first, BuildPort):
                yield first, hopes.get(first.city, -4.0)


def _best_first(entry: tuple[float, int, Action]) -> tuple[float, int]:
    return -entry[0], entry[1]
