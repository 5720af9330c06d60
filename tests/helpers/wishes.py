# SPDX-License-Identifier: GPL-3.0-or-later
"""Actions a player might ask for, legal or not, but well-formed: what the engine has to judge."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from ttr_desktop.core import actions as act
from ttr_desktop.core.actions import Action
from ttr_desktop.core.cards import Payment, payment
from ttr_desktop.core.engine import Game
from ttr_desktop.core.rng import Rng


def wish(game: Game, rng: Rng) -> Action:
    """Any action: of the phase or not, with payments near the legal ones as well as far from them."""
    tables, state = game.tables, game.state
    kind = rng.below(16)
    if kind < 6:
        return _claim(game, rng)
    if kind == 6:
        offer = state.offers[rng.below(tables.players)]
        return act.Keep(_some(offer or range(len(tables.board.tickets)), rng))
    if kind == 7:
        return act.PickPieces(rng.below(30), rng.below(55))
    if kind == 8:
        return act.DrawDeck(rng.below(len(tables.rules.decks)))
    if kind == 9:
        return act.DrawMarket(rng.below(len(state.market) + 2) - 1, rng.below(len(tables.rules.decks)))
    if kind == 10:
        return act.PayTunnel(_any_payment(game, rng, 3))
    if kind == 11:
        return act.BuildPort(rng.below(len(tables.board.cities)), _port_payment(game, rng))
    if kind == 12:
        return act.Exchange(rng.below(2), rng.below(30))
    plain: Sequence[Action] = (act.StopDrawing(), act.DrawTickets(), act.DeclineTunnel(), act.Pass())
    return rng.pick(plain)


def _some(numbers: Sequence[int], rng: Rng) -> tuple[int, ...]:
    return tuple(sorted(number for number in numbers if rng.below(2)))


def _claim(game: Game, rng: Rng) -> act.Claim:
    """A track, oftener than not one that can be paid, with a payment that is right, nearly right or arbitrary."""
    choices = game.choices()
    tracks = choices.tracks()
    track = rng.pick(tracks) if tracks and rng.below(3) else rng.below(len(game.tables.tracks))
    near = list(islice(choices.payments(track), 20))
    if near and rng.below(5):
        return act.Claim(track, _bent(game, rng.pick(near), rng))
    return act.Claim(track, _any_payment(game, rng, game.tables.tracks[track].length + 2))


def _bent(game: Game, pay: Payment, rng: Rng) -> Payment:
    """The payment with a card more, less or other; now and then as it was."""
    counts = dict(pay)
    kind = rng.below(4)
    if kind in (1, 3):
        card = rng.pick(list(counts))
        counts[card] -= 1
    if kind in (2, 3):
        card = rng.below(len(game.tables.cards))
        counts[card] = counts.get(card, 0) + 1
    return payment(counts)


def _any_payment(game: Game, rng: Rng, most: int) -> Payment:
    """Cards out of the hand, or (seldom) ones that are not there."""
    hand = game.state.hands[game.seat]
    held = [card for card, count in enumerate(hand) for _ in range(count)]
    if not held or rng.below(8) == 0:
        held = list(range(len(hand))) * 2
    counts: dict[int, int] = {}
    for card in rng.shuffle(held)[: rng.below(most + 1)]:
        counts[card] = counts.get(card, 0) + 1
    return payment(counts)


def _port_payment(game: Game, rng: Rng) -> Payment:
    cards = game.tables.cards
    if "ship" not in cards.of or rng.below(4) == 0:
        return _any_payment(game, rng, 5)
    colour = rng.below(len(cards.colours))
    trains, ships = rng.below(4), rng.below(4)
    counts = {cards.of["port"] + colour: trains, cards.of["ship"] + colour: ships}
    counts[cards.wild] = max(0, 4 - trains - ships)
    return payment(counts)
