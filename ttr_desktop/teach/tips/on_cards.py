# SPDX-License-Identifier: GPL-3.0-or-later
"""Tips about cards: hoarding, locomotives, spare cards for tunnels, which colour to pay with."""

from __future__ import annotations

from ttr_desktop.core.cards import FAMILIES
from ttr_desktop.core.odds import tunnel_odds
from ttr_desktop.core.payment import cheapest, missing
from ttr_desktop.teach.reasons import percent
from ttr_desktop.teach.tips.glimpse import Glimpse
from ttr_desktop.teach.tips.tip import Trigger, Values
from ttr_desktop.teach.wanting import helps, wants

_HOARD = 7  # cards more than were dealt, although there is something to lay
_IDLE_LOCOMOTIVES = 4


def hoarding(at: Glimpse) -> Values:
    """Many cards, and a track of the plan that they pay for."""
    cards, dealt = sum(at.view.hand), sum(deck.deal for deck in at.tables.rules.decks)
    if at.my_turn and not at.cards_score and cards >= dealt + _HOARD and at.planned_claims:
        return {"cards": cards, "track": max(at.planned_claims, key=lambda n: (at.length(n), -n))}
    return None


def lone_locomotive(at: Glimpse) -> Values:
    """A face-up locomotive would be the only card of the turn, while two other face-up cards both help."""
    view, wild = at.view, at.tables.wild
    if not at.my_turn or not at.tables.wild_alone or wild not in view.market:
        return None
    lacking = wants(at.tables, view)
    good = [
        card
        for card in view.market
        if card >= 0 and card != wild and any(helps(at.tables, view, card, want) for want in lacking)
    ]
    return {"pay": tuple((card, good.count(card)) for card in sorted(set(good)))} if len(good) >= 2 else None


def tunnel_spare(at: Glimpse) -> Values:
    """A planned tunnel can be paid, but with no card left over for what it may ask."""
    if not at.my_turn:
        return None
    for number in at.planned_claims:
        pay = cheapest(at.tables, number, at.view.hand)
        if at.tables.tracks[number].kind != "tunnel" or pay is None:
            continue
        colour = next((card for card, _ in pay if card != at.tables.wild), -1)
        fitting = sum(at.view.hand[card] for card in {colour, at.tables.wild} if card >= 0)
        if fitting == sum(count for _, count in pay):
            return {"track": number, "chance": percent(1 - tunnel_odds(at.tables, at.view, colour)[0])}
    return None


def ferry_locomotives(at: Glimpse) -> Values:
    """A ferry of the plan lacks locomotives, and nothing in hand stands for them yet."""
    if not at.my_turn:
        return None
    for number in at.plan.tracks:
        track = at.tables.tracks[number]
        if track.kind == "ferry" and track.locomotives:
            lack = missing(at.tables, number, at.view.hand)
            if lack.locomotives > 0:
                return {"track": number, "amount": lack.locomotives}
    return None


def idle_locomotives(at: Glimpse) -> Values:
    """Locomotives pile up where ordinary tracks do not take them and the plan has nothing that does."""
    rules, count = at.tables.rules, at.view.hand[at.tables.wild]
    if not at.my_turn or "rail" in rules.locomotives_on or count < _IDLE_LOCOMOTIVES or not at.plan.tracks:
        return None
    if any(at.tables.tracks[number].kind in rules.locomotives_on for number in at.plan.tracks):
        return None
    return {"amount": count}


def grey_choice(at: Glimpse) -> Values:
    """A grey track of the plan can be paid with a colour that a coloured one needs, and with one that none does."""
    if not at.my_turn:
        return None
    tracks, cards = at.tables.tracks, at.tables.cards
    needed = {tracks[number].colour for number in at.plan.tracks} - {-1}
    for number in at.planned_claims:
        track = tracks[number]
        if track.colour >= 0 or track.kind != "rail" or track.pairs or track.substitute:
            continue
        counts = cards.train_counts(at.view.hand)
        paying = [colour for colour, count in enumerate(counts) if count >= track.length]
        good = [colour for colour in paying if colour not in needed]
        if good and len(good) < len(paying):
            bad = next(colour for colour in paying if colour in needed)
            return {
                "track": number,
                "length": track.length,
                "card": cards.cards_of("train", good[0])[0],
                "kept": cards.cards_of("train", bad)[0],
            }
    return None


def wasted_double_ship(at: Glimpse) -> Values:
    """A sea track of the plan would be paid with a double ship of which one half is lost."""
    if not at.my_turn or "ships" not in at.traits:
        return None
    families = at.tables.cards.family
    for number in at.planned_claims:
        pay = cheapest(at.tables, number, at.view.hand) if at.tables.piece_of[number] else None
        if pay is None:
            continue
        worth = sum(count * (FAMILIES[families[card]].pays if card != at.tables.wild else 1) for card, count in pay)
        if worth > at.length(number):
            return {"track": number, "length": at.length(number)}
    return None


TRIGGERS: dict[str, Trigger] = {
    "tunnel-spare": tunnel_spare,
    "lone-locomotive": lone_locomotive,
    "hoarding": hoarding,
    "idle-locomotives": idle_locomotives,
    "ferry-locomotives": ferry_locomotives,
    "grey-choice": grey_choice,
    "wasted-double-ship": wasted_double_ship,
}
