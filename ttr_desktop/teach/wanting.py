# SPDX-License-Identifier: GPL-3.0-or-later
"""Which tracks a seat is collecting cards for, and which cards bring them nearer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from typing import NamedTuple

from ttr_desktop.core.actions import Action, DrawDeck, DrawMarket
from ttr_desktop.core.odds import unseen_cards
from ttr_desktop.core.paths import open_tracks, pieces_of
from ttr_desktop.core.payment import missing
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.traits.ferries import FerryCost
from ttr_desktop.core.view import SeatView
from ttr_desktop.teach.plans import network
from ttr_desktop.teach.serving import services


class Want(NamedTuple):
    """A track that cannot be paid yet, and how many cards it lacks: a sea track for how many spaces."""

    track: int
    lack: int


def wants(tables: Tables, view: SeatView) -> list[Want]:
    """Tracks of the plan that lack cards, the nearest first; without a plan those that promise most points a turn."""
    planned = [Want(number, _lack(tables, view, number)) for number in network(tables, view).tracks]
    if planned:
        return sorted((want for want in planned if want.lack), key=lambda want: (want.lack, want.track))
    free, pieces = open_tracks(tables, view, view.seat), pieces_of(view, view.seat)
    far = [
        Want(track.number, lack)
        for track in tables.tracks
        if free >> track.number & 1
        and track.length <= pieces[tables.piece_of[track.number]]
        and (lack := _lack(tables, view, track.number))
    ]
    far.sort(key=lambda want: (-tables.points[want.track] / (1 + want.lack / 2), want.track))
    return far[:5]


def roundabout(tables: Tables, view: SeatView) -> Iterator[Want]:
    """Tracks beside the plan that would bring a ticket nearer, too, and lack cards: the nearest first."""
    free, planned = open_tracks(tables, view, view.seat), network(tables, view).tracks
    beside = [n for n in range(len(tables.tracks)) if free >> n & 1 and n not in planned]
    lacking = sorted((lack, n) for n in beside if (lack := _lack(tables, view, n)))
    return (Want(n, lack) for lack, n in lacking if services(tables, view, n))


def _lack(tables: Tables, view: SeatView, track: int) -> int:
    return missing(tables, track, view.hand).cards


def helps(tables: Tables, view: SeatView, card: int, want: Want) -> bool:
    """Whether one more such card brings the track nearer."""
    return lack_with(tables, view, card, want.track) < want.lack


def lack_with(tables: Tables, view: SeatView, card: int, track: int) -> int:
    """What the track lacks when this card has been taken."""
    hand = list(view.hand)
    hand[card] += 1
    return missing(tables, track, hand).cards


def by_itself(tables: Tables, view: SeatView, card: int, track: int) -> bool:
    """Whether the card pays for the track as it is, not only beside others of its kind (N-6, L-7, W-11)."""
    if card == tables.wild:
        return True
    one = tables.tracks[track]
    if one.colour not in (-1, tables.cards.colour[card]):
        return False
    if not isinstance(tables.cost_of[track], FerryCost):
        return True
    hand = list(view.hand)
    hand[card] += 1
    return missing(tables, track, hand).colour == card and view.hand[card] < one.length - one.locomotives


def wanted_by(tables: Tables, view: SeatView, action: Action) -> Want | None:
    """The track for which a card is drawn: one that a face-up card brings nearer, or that no face-up card does."""
    if isinstance(action, DrawMarket):
        card = view.market[action.slot]
        # A track that the card pays for as it is gives a better reason than one where it counts beside others only.
        return _first(
            tables, view, lambda want: helps(tables, view, card, want) and by_itself(tables, view, card, want.track)
        ) or _first(tables, view, lambda want: helps(tables, view, card, want))
    if isinstance(action, DrawDeck):
        # A face-up locomotive that costs the second card is no reason against a blind one.
        cheap = [card for card in view.market if card >= 0 and not (card == tables.wild and tables.wild_alone)]
        return _first(
            tables,
            view,
            lambda want: (
                blind_chance(tables, view, action.deck, want) > 0
                and not any(helps(tables, view, card, want) for card in cheap)
            ),
        )
    return None


def _first(tables: Tables, view: SeatView, fits: Callable[[Want], bool]) -> Want | None:
    return next(filter(fits, chain(wants(tables, view), roundabout(tables, view))), None)


def blind_chance(tables: Tables, view: SeatView, deck: int, want: Want) -> float:
    """How likely the next card of a deck brings the track nearer; an empty deck is made of its discards."""
    unseen = unseen_cards(tables, view) if view.deck_sizes[deck] else view.discards[deck]
    there = [card for card in range(len(unseen)) if tables.deck_of[card] == deck]
    total = sum(unseen[card] for card in there)
    good = sum(unseen[card] for card in there if helps(tables, view, card, want))
    return good / total if total else 0.0
