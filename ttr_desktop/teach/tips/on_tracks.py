# SPDX-License-Identifier: GPL-3.0-or-later
"""Tips about tracks: bottlenecks, closed doubles, long tracks, one network, bonus cards."""

from __future__ import annotations

from ttr_desktop.core.network import join
from ttr_desktop.core.paths import remaining
from ttr_desktop.core.payment import missing
from ttr_desktop.teach.serving import loss, rivals_at, services
from ttr_desktop.teach.tips.glimpse import Glimpse
from ttr_desktop.teach.tips.tip import Trigger, Values

_FAR_ROUND = 5  # spaces more that make a track a bottleneck
_LONG, _SHORT = 5, 2.5  # spaces of a long track, and the average of somebody who lays short ones only
_FEW_TRACKS = 4  # from which on an average means something
_PART = 3  # cities that make a part of a network worth joining


def bottleneck(at: Glimpse) -> Values:
    """A track that is hard to replace can be paid now, and a rival builds beside it."""
    if not at.my_turn:
        return None
    for number in at.planned_claims:
        rivals = rivals_at(at.tables, at.view, number)
        for service in services(at.tables, at.view, number) if rivals else ():
            detour = loss(at.tables, at.view, service.ticket, number)
            if detour is None or detour >= _FAR_ROUND:
                return {"track": number, "seat": rivals[0], "ticket": service.ticket}
    return None


def closed_double(at: Glimpse) -> Values:
    """A rival's track has closed its twin, which was on the cheapest way of a ticket."""
    if not at.my_turn:
        return None
    tables, view = at.tables, at.view
    for number, owner in enumerate(view.owner):
        if owner < 0 or owner == view.seat or not tables.siblings[number] or tables.usable[number] > 1:
            continue
        before = list(view.owner)
        before[number] = -1
        earlier = view._replace(owner=tuple(before))
        for ticket in at.open_tickets:
            way = remaining(tables, earlier, view.seat, tables.board.tickets[ticket].cities)
            route = tables.siblings[number] | 1 << number
            if way is not None and any(route >> track & 1 for track in way.tracks):
                others = tables.siblings[number].bit_count()
                return {"track": number, "seat": owner, "players": view.players, "others": others}
    return None


def long_tracks(at: Glimpse) -> Values:
    """Only short tracks so far, and a long one lies open for which at most one card is missing."""
    if not at.my_turn or len(at.own) < _FEW_TRACKS:
        return None
    if sum(map(at.length, at.own)) / len(at.own) > _SHORT:
        return None
    near = {
        track.number: lack
        for track in at.tables.tracks
        if at.open >> track.number & 1
        and track.length >= _LONG
        and (lack := missing(at.tables, track.number, at.view.hand).cards) <= 1
    }
    if not near:
        return None
    best = max(near, key=lambda number: (at.tables.points[number], -number))
    return {"track": best, "length": at.length(best), "points": at.tables.points[best], "lack": near[best]}


def one_network(at: Glimpse) -> Values:
    """Where the longest path counts: a track that can be paid now would join two parts of the network."""
    bonus = at.tables.rules.longest_path
    if not at.my_turn or not bonus or len(at.net) < 2:
        return None
    large = [part for part in at.net if part.bit_count() >= _PART]
    for track in at.tables.tracks:
        ends = at.tables.ends[track.number]
        touched = sum(bool(part & ends) for part in large)
        if at.claims >> track.number & 1 and touched == 2 and len(join(at.net, ends)) < len(at.net):
            return {"track": track.number, "points": bonus}
    return None


def bonus_cards(at: Glimpse) -> Values:
    """A track of the plan that gives cards back can be paid now."""
    if not at.my_turn:
        return None
    for number in at.planned_claims:
        if at.tables.tracks[number].bonus:
            return {"track": number, "amount": at.tables.tracks[number].bonus}
    return None


TRIGGERS: dict[str, Trigger] = {
    "bottleneck": bottleneck,
    "closed-double": closed_double,
    "long-tracks": long_tracks,
    "one-network": one_network,
    "bonus-cards": bonus_cards,
}
