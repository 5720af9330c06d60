# SPDX-License-Identifier: GPL-3.0-or-later
"""Counting everything there is on the table: nothing may appear or vanish, and no note may be out of date."""

from __future__ import annotations

from collections import Counter

from ttr_desktop.core.engine import Game
from ttr_desktop.core.network import build, joined


def check_cards(game: Game) -> None:
    """Every card is in a hand, a deck, the discards, the market or a tunnel, as often as it was printed."""
    tables, state = game.tables, game.state
    cards = tables.cards
    found: Counter[int] = Counter()
    for hand in state.hands:
        assert min(hand) >= 0, "a hand holds less than nothing"
        found.update(dict(enumerate(hand)))
    for deck, (pile, discards) in enumerate(zip(state.decks, state.discards, strict=True)):
        assert all(cards.deck[card] == deck for card in pile), "a card lies in the wrong deck"
        assert all(cards.deck[card] == deck for card, count in enumerate(discards) if count), "wrong discards"
        assert min(discards) >= 0
        found.update(pile)
        found.update(dict(enumerate(discards)))
    found.update(card for card in state.market if card >= 0)
    if state.dig is not None:
        found.update(dict(state.dig.laid))
        found.update(state.dig.revealed)
    assert [found[card] for card in range(len(cards))] == list(cards.supply)
    assert state.holes == state.market.count(-1)
    for hand, known in zip(state.hands, state.known, strict=True):
        assert all(0 <= seen <= held for seen, held in zip(known, hand, strict=True)), "more seen than held"


def check_tickets(game: Game) -> None:
    """Every ticket is in the deck, on offer, kept or, where rejected tickets leave the game, out: once."""
    tables, state = game.tables, game.state
    places = [state.ticket_deck, *state.tickets, *state.offers]
    if tables.rules.rejected_tickets == "out":
        places += state.returned
    found = sorted(number for place in places for number in place)
    assert found == list(range(len(tables.board.tickets)))
    for seat, own in enumerate(state.tickets):
        net = build(tables.ends[n] for n, owner in enumerate(state.owner) if owner == seat)
        done = sum(1 << n for n in own if joined(net, tables.board.tickets[n].mask))
        assert state.done[seat] == done, "completed tickets are not noted as they are"


def check_pieces(game: Game) -> None:
    """Each player's pieces are in the supply, on the board or in the box; ports are within their limits."""
    tables, state = game.tables, game.state
    rules = tables.rules
    for seat in range(tables.players):
        laid = [0, 0]
        for track in tables.tracks:
            if state.owner[track.number] == seat:
                laid[int(track.kind == "sea")] += track.length
        assert min(*state.pieces[seat], *state.box[seat]) >= 0
        sums = [a + b + c for a, b, c in zip(state.pieces[seat], laid, state.box[seat], strict=True)]
        assert sums == [rules.trains, rules.ships]
    union = 0
    for mask in state.ports:
        assert not union & mask, "two ports in one city"
        union |= mask
    assert union == state.port_cities


def check_claims(game: Game) -> None:
    """Owners, masks and closed tracks tell one story (C-10, C-11)."""
    tables, state = game.tables, game.state
    for seat in range(tables.players):
        assert state.owned[seat] == sum(1 << n for n, owner in enumerate(state.owner) if owner == seat)
    for route in tables.board.routes:
        owners = [state.owner[number] for number in route if state.owner[number] >= 0]
        usable = tables.rules.usable_tracks(len(route), tables.players)
        assert len(set(owners)) == len(owners), "one player owns two tracks of a route"
        assert len(owners) <= usable, "more tracks of a route are used than may be"
        for number in route:
            is_open = state.owner[number] < 0 and len(owners) < usable
            assert bool(state.claimable >> number & 1) is is_open


def check_all(game: Game) -> None:
    """The whole count."""
    check_cards(game)
    check_tickets(game)
    check_pieces(game)
    check_claims(game)
