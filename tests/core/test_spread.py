# SPDX-License-Identifier: GPL-3.0-or-later
"""Every legal payment covers every space, card by card, and leaves none over; an unfinished one never does."""

from __future__ import annotations

from itertools import islice

import pytest

from ttr_desktop.core.cards import Payment, payment
from ttr_desktop.core.engine import tables_for
from ttr_desktop.core.rng import Rng
from ttr_desktop.core.spread import Spread, unfolded
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.traits.ports import Ports
from ttr_desktop.data.catalogue import MAP_IDS, board


def some_hand(tables: Tables, rng: Rng, size: int = 14) -> list[int]:
    hand = [0] * len(tables.cards)
    for card in rng.shuffle([c for deck in tables.deck_supply for c in deck])[:size]:
        hand[card] += 1
    return hand


def laid(spread: Spread) -> list[int]:
    return sorted([card for place in spread.places for card in place.cards] + list(spread.spare))


@pytest.mark.parametrize("map_id", MAP_IDS)
def test_a_legal_payment_covers_every_space_and_nothing_else(map_id: str) -> None:
    tables = tables_for(board(map_id), 2)
    rng = Rng(f"spread {map_id}")
    seen = 0
    for _ in range(12):
        hand = some_hand(tables, rng)
        for track in tables.tracks:
            cost = tables.cost_of[track.number]
            for pay in islice(cost.payments(track, hand), 40):
                spread = cost.spread(track, pay)
                seen += 1
                assert laid(spread) == sorted(unfolded(pay))
                assert not spread.spare, (track.id, tables.cards.named_payment(pay), spread)
                assert all(place.full for place in spread.places), (track.id, pay, spread)
                assert spread.spaces == spread.paid == track.length
                assert sum(place.sign == "locomotive" for place in spread.places) == track.locomotives
                assert sum(place.sign == "pair" for place in spread.places) == track.pairs
    assert seen > 300


@pytest.mark.parametrize("map_id", MAP_IDS)
def test_anything_can_be_laid_out_and_only_legal_payments_fit(map_id: str) -> None:
    tables = tables_for(board(map_id), 2)
    rng = Rng(f"any {map_id}")
    for number in range(1500):
        track = tables.tracks[rng.below(len(tables.tracks))]
        cost = tables.cost_of[track.number]
        hand = some_hand(tables, rng, 1 + number % 9)
        pay: Payment = payment(dict(enumerate(hand)))
        spread = cost.spread(track, pay)
        assert laid(spread) == sorted(unfolded(pay))
        fits = not spread.spare and all(place.full for place in spread.places)
        if fits:
            # Whatever lies there without a card over is accepted: nothing looks right and is refused.
            assert cost.refuse(track, pay) is None, (track.id, tables.cards.named_payment(pay), spread)
        else:
            assert cost.refuse(track, pay) is not None, (track.id, tables.cards.named_payment(pay), spread)


def test_ports() -> None:
    tables = tables_for(board("world"), 2)
    ports = next(trait for trait in tables.traits if isinstance(trait, Ports))
    rng = Rng("ports")
    seen = 0
    for _ in range(200):
        for pay in ports.payments(tables.cards, some_hand(tables, rng, 30)):
            spread = ports.spread(tables.cards, pay)
            seen += 1
            assert not spread.spare
            assert [place.sign for place in spread.places] == ["port-train"] * 2 + ["port-ship"] * 2
            assert all(place.full for place in spread.places)
    assert seen > 20
