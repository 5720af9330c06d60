# SPDX-License-Identifier: GPL-3.0-or-later
"""Tracks for their own sake: beside the plan, after it, and in the last turns."""

from __future__ import annotations

from ttr_desktop.bots.atlas import numbers
from ttr_desktop.bots.plan import Plan
from ttr_desktop.bots.scene import Scene

_HEAP = 4  # cards of a colour that are worth laying


def targets(scene: Scene, plan: Plan, spare: int, count: int = 3) -> list[int]:
    """The open tracks outside the plan with most points for the turns they still take."""
    free = scene.free & ~plan.tracks
    length = scene.atlas.length
    best = [(scene.gain(n) / (1.0 + scene.lack(n) / 2), n) for n in numbers(free) if length[n] <= spare]
    best.sort(reverse=True)
    return [number for _, number in best[:count]]


def side_track(scene: Scene, claims: list[int], plan: Plan, spare: int) -> tuple[int, float]:
    """The payable track that is worth laying though the plan does not ask for it, and its gain; -1 if there is none."""
    atlas, temper = scene.atlas, scene.temper
    room = spare - temper.reserve if plan.tracks else spare
    claims = [n for n in claims if atlas.length[n] <= room]
    if not claims:
        return -1, 0.0
    if plan.tracks:
        return _beside(scene, claims, plan)
    target = max(claims, key=scene.gain)
    best = scene.gain(target)
    if best <= 0.0:
        return -1, 0.0
    # Something longer may be worth a few more cards.
    rate, turns = best_rate(scene, spare)
    if rate > best and scene.horizon > turns + 1.5:
        return -1, 0.0
    return target, best


def _beside(scene: Scene, claims: list[int], plan: Plan) -> tuple[int, float]:
    """The best use of cards left over: when there is just time for it; before that the plan comes first."""
    atlas, tables, temper = scene.atlas, scene.atlas.tables, scene.temper
    spares = spare_cards(scene, plan)
    heaps = sum([int(count // _HEAP) for pile in spares for count in pile if count > 0])
    if not temper.restless and (not heaps or scene.horizon - plan.turns > heaps + temper.early):
        return -1, 0.0
    best, target = 0.0, -1
    for n in claims:
        track = tables.tracks[n]
        if track.length < temper.side:
            continue
        # The turn could serve the plan, and so could cards of colours that it needs.
        spare_here = spares[tables.piece_of[n]]
        over = max(spare_here) if track.colour < 0 else spare_here[track.colour]
        taken = max(0.0, atlas.cards[n] - max(0.0, over))
        gain = scene.gain(n) - temper.turn * (1.0 + taken * temper.needed + atlas.cards[n] * temper.surplus)
        if gain > best:
            best, target = gain, n
    return target, best


def best_rate(scene: Scene, spare: int) -> tuple[float, float]:
    """The most points a turn that some track still promises, and the turns of drawing it takes."""
    length = scene.atlas.length
    best = (0.0, 0.0)
    for number in numbers(scene.free):
        if length[number] <= spare:
            lack = scene.lack(number)
            if lack > 0:
                best = max(best, (scene.gain(number) / (1.0 + lack / 2), lack / 2))
    return best


def spare_cards(scene: Scene, plan: Plan) -> tuple[list[float], list[float]]:
    """What is left over by colour, of trains and ships, once the plan has its share of the hand."""
    tables = scene.atlas.tables
    left = (scene.holdings[0][:], scene.holdings[1][:])
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
        pile[colour] -= scene.atlas.length[n]
    return left


def final_gain(scene: Scene, number: int) -> float:
    """What a track brings if it is the last thing that is done: its points, and the tickets that it completes."""
    tables, world, seat = scene.atlas.tables, scene.world, scene.seat
    gain = float(tables.points[number])
    ends = tables.ends[number]
    merged = ends
    for part in world.nets[seat]:
        if part & ends:
            merged |= part
    for ticket in scene.open_tickets:
        mask = tables.ticket_masks[ticket]
        if mask & merged == mask:
            facts = tables.board.tickets[ticket]
            gain += facts.points + facts.loss
            if scene.prizes.tickets:
                gain += scene.prizes.tickets[ticket]
    if scene.prizes.tracks:
        gain += scene.prizes.tracks[number] - scene.prizes.piece * scene.atlas.length[number]
    if merged.bit_count() > 2:
        gain += (scene.temper.chain * bool(tables.rules.longest_path) + scene.prizes.chain) * scene.atlas.length[number]
    return gain
