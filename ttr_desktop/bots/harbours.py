# SPDX-License-Identifier: GPL-3.0-or-later
"""Ports as part of the plan (W-16 to W-18): where they will pay, and which cards are saved for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ttr_desktop.bots.atlas import Atlas
from ttr_desktop.bots.scene import Scene
from ttr_desktop.core.actions import BuildPort
from ttr_desktop.core.choices import Choices

_EFFORT = 3.5  # turns that a port takes: four cards of one colour and the building


class PortHope(NamedTuple):
    """A harbour that is worth a port, once the tickets that name it are completed."""

    city: int
    tickets: int
    points: float  # over and above a port that is never built


def port_hopes(scene: Scene, tickets: Sequence[int]) -> list[PortHope]:
    """The harbours that would pay if these tickets and those already completed are, best first; one for each port."""
    trait, world, seat = scene.atlas.ports, scene.world, scene.seat
    if trait is None or not scene.temper.ports:
        return []
    left = trait.count - world.ports[seat].bit_count()
    if left <= 0:
        return []
    counts = _naming(scene, tickets)
    last = len(trait.worth) - 1
    found = [
        PortHope(city, count, float(trait.worth[min(count, last)] + trait.unbuilt))
        for city, count in counts.items()
        if not world.port_cities >> city & 1
    ]
    found.sort(key=lambda hope: (-hope.points, hope.city))
    return found[:left]


def _naming(scene: Scene, tickets: Sequence[int]) -> dict[int, int]:
    """How many of these and the completed tickets name each harbour."""
    atlas, world, seat = scene.atlas, scene.world, scene.seat
    done = world.done[seat]
    counts: dict[int, int] = {}
    for ticket in (*tickets, *[n for n in world.tickets[seat] if done >> n & 1]):
        for city in atlas.ticket_harbours[ticket]:
            counts[city] = counts.get(city, 0) + 1
    return counts


def ports_worth(scene: Scene, tickets: Sequence[int]) -> float:
    """What ports add to these tickets: new ones less the turns they take, and more for those that stand."""
    trait, world, seat, temper = scene.atlas.ports, scene.world, scene.seat, scene.temper
    if trait is None or not temper.ports:
        return 0.0
    worth = 0.0
    time = scene.horizon
    for hope in port_hopes(scene, tickets):
        time -= _EFFORT
        if time > 0.0:
            worth += max(0.0, hope.points - _EFFORT * temper.turn)
    if world.ports[seat]:
        last = len(trait.worth) - 1
        for city, count in _naming(scene, tickets).items():
            if world.ports[seat] >> city & 1:
                worth += trait.worth[min(count, last)]
    return worth * temper.ports


def best_port(scene: Scene, choices: Choices, tickets: Sequence[int]) -> BuildPort | None:
    """The port to be built now: where completed tickets make it pay, and planned ones may add to it."""
    world, seat = scene.world, scene.seat
    if not scene.temper.ports:
        return None
    done = world.done[seat]
    completed = [n for n in world.tickets[seat] if done >> n & 1]
    best: tuple[int, int] = (0, 0)
    chosen: BuildPort | None = None
    hopes = _naming(scene, tickets) if choices.extras else {}
    for group in choices.extras:
        first = group[0]
        if isinstance(first, BuildPort):
            sure = sum([1 for n in completed if scene.atlas.tables.ticket_masks[n] >> first.city & 1])
            if sure and (hopes.get(first.city, 0), sure) > best:
                best = hopes.get(first.city, 0), sure
                chosen = _frugal(scene, [action for action in group if isinstance(action, BuildPort)])
    return chosen


def _frugal(scene: Scene, actions: Sequence[BuildPort]) -> BuildPort:
    wild = scene.atlas.tables.wild
    return min(actions, key=lambda action: dict(action.pay).get(wild, 0))


def saved_colour(atlas: Atlas, hand: Sequence[int]) -> int:
    """The colour whose port cards come nearest to a port."""
    cards, trait = atlas.tables.cards, atlas.ports
    assert trait is not None
    port, ship = cards.of["port"], cards.of["ship"]
    best, chosen = -1.0, 0
    for colour in range(len(cards.colours)):
        trains, ships = hand[port + colour], hand[ship + colour]
        have = min(trains, trait.trains) + min(ships, trait.ships) + 0.1 * (trains + ships)
        if have > best:
            best, chosen = have, colour
    return chosen


def port_cards(atlas: Atlas, hand: Sequence[int]) -> dict[int, int]:
    """The cards to be saved for the next port and how many of each are lacking."""
    cards, trait = atlas.tables.cards, atlas.ports
    assert trait is not None
    colour = saved_colour(atlas, hand)
    train, ship = cards.of["port"] + colour, cards.of["ship"] + colour
    return {train: max(0, trait.trains - hand[train]), ship: max(0, trait.ships - hand[ship])}
