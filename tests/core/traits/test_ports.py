# SPDX-License-Identifier: GPL-3.0-or-later
"""Paying for a port against the rules text: W-16."""

from __future__ import annotations

from hypothesis import given

from tests.helpers.boards import tables
from tests.helpers.cost_judge import hands
from tests.helpers.examples import examples
from tests.helpers.paying import Cards, as_payment, subsets
from tests.helpers.play import position
from ttr_desktop.core.actions import BuildPort
from ttr_desktop.core.claiming import own
from ttr_desktop.core.engine import Game
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.refusal import Code
from ttr_desktop.core.traits.ports import Ports

WORLD = tables("world")
CARDS = WORLD.cards
PORTS = next(trait for trait in WORLD.traits if isinstance(trait, Ports))
KINDS = ("purple-port", "purple-ship", "yellow-port", "yellow-ship", "purple", "purple-double-ship", "locomotive")
HAMBURG = WORLD.board.city_index["hamburg"]

small_hands = hands(CARDS, KINDS, 8)


def at_hamburg(hand: list[int]) -> Game:
    """A turn of a player whose track reaches Hamburg, with this hand."""
    game = position("world", 2, "port", 4)
    assert game.phase is Phase.TURN
    track = next(track for track in WORLD.tracks if HAMBURG in (track.a, track.b))
    own(WORLD, game.state, game.seat, track.number)
    game.state.hands[game.seat] = list(hand)
    return game


def pays_a_port(laid: Cards) -> bool:
    """Two train and two ship cards, all of one colour and with the port sign; jokers stand for any of the four."""
    signs = {card: count for card, count in enumerate(laid) if count and card != CARDS.wild}
    names = {card: CARDS.names[card].partition("-")[2] for card in signs}
    trains = sum(count for card, count in signs.items() if names[card] == "port")
    ships = sum(count for card, count in signs.items() if names[card] == "ship")
    if trains + ships < sum(signs.values()) or len({CARDS.colour[card] for card in signs}) > 1:
        return False
    return sum(laid) == 4 and trains <= 2 and ships <= 2


@examples(200)
@given(hand=small_hands)
def test_port_payments(hand: list[int]) -> None:
    """Complete, each once, and of one opinion with the judge and the list of choices."""
    game = at_hamburg(hand)
    wanted = {as_payment(laid) for laid in subsets(hand) if pays_a_port(laid)}
    listed = list(PORTS.payments(CARDS, hand))
    assert len(set(listed)) == len(listed)
    assert set(listed) == wanted
    for laid in subsets(hand):
        pay = as_payment(laid)
        assert (game.check(BuildPort(HAMBURG, pay)) is None) is (pay in wanted)
    offered = {action.pay for action in game.legal() if isinstance(action, BuildPort) and action.city == HAMBURG}
    assert offered == wanted


def test_where_a_port_may_stand() -> None:
    """Each reason has its code: not a harbour, not reached, taken, no port left."""
    hand = [0] * len(CARDS)
    hand[CARDS.index["purple-port"]] = hand[CARDS.index["purple-ship"]] = 2
    pay = as_payment(tuple(hand))
    game = at_hamburg(hand)
    index, state = WORLD.board.city_index, game.state

    def code(city: str) -> Code | None:
        refusal = game.check(BuildPort(index[city], pay))
        return refusal.code if refusal is not None else None

    assert code("hamburg") is None
    assert code("moskva") is Code.NOT_A_HARBOUR
    assert code("sydney") is Code.HARBOUR_NOT_REACHED
    state.ports[1 - game.seat] = state.port_cities = 1 << HAMBURG
    assert code("hamburg") is Code.HARBOUR_TAKEN
    state.port_cities = state.ports[game.seat] = sum(1 << index[city] for city in ("sydney", "perth", "tokyo"))
    assert code("hamburg") is Code.NO_PORT_LEFT
