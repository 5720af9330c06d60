# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether a tunnel can be paid: the odds of what it may ask for (N-9, N-10), against the cards left over."""

from __future__ import annotations

from math import comb

from ttr_desktop.bots.scene import Scene
from ttr_desktop.core.actions import Claim

_REVEALED = 3


def chance_to_pay(scene: Scene, claim: Claim) -> float:
    """The chance that the hand covers what the tunnel asks for; 1 for any other track."""
    tables, world = scene.atlas.tables, scene.world
    if tables.tracks[claim.track].kind != "tunnel":
        return 1.0
    hand, wild = world.hands[scene.seat], tables.wild
    laid = dict(claim.pay)
    matching = [wild, *[card for card in laid if card != wild]]
    spare = sum([hand[card] - laid.get(card, 0) for card in matching])
    if spare >= _REVEALED:
        return 1.0
    unseen = list(tables.cards.supply)
    for counts in (hand, *world.discards):
        for card, count in enumerate(counts):
            unseen[card] -= count
    for card in world.market:
        if card >= 0:
            unseen[card] -= 1
    total = sum(unseen)
    hits = sum([unseen[card] for card in matching])
    drawn = min(_REVEALED, total)
    ways = comb(total, drawn)
    return sum([comb(hits, extra) * comb(total - hits, drawn - extra) for extra in range(min(spare, drawn) + 1)]) / ways
