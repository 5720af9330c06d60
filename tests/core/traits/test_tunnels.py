# SPDX-License-Identifier: GPL-3.0-or-later
"""Tunnels against the rules text: N-9 to N-12."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.helpers.boards import tables
from tests.helpers.examples import examples
from tests.helpers.ledger import check_cards
from tests.helpers.paying import as_payment, subsets
from tests.helpers.play import position
from tests.helpers.snapshot import snapshot
from ttr_desktop.core.actions import Claim, DeclineTunnel, PayTunnel
from ttr_desktop.core.engine import Game
from ttr_desktop.core.events import TrackClaimed, TunnelAbandoned, TunnelPaid, TunnelRevealed
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.refusal import Refusal

NORDIC = tables("nordic")
WILD = NORDIC.wild
TUNNELS = [track.number for track in NORDIC.tracks if track.kind == "tunnel"]
COLOURS = range(3)

counts = st.lists(st.integers(0, 4), min_size=4, max_size=4)
revealed_cards = st.lists(st.sampled_from([*COLOURS, WILD]), max_size=3)


def at_a_tunnel(hand: list[int], top: list[int]) -> Game:
    """A turn on the Nordic board with this hand (three colours and locomotives) and these cards next in the deck.

    The rest of the cards is put away, so that with fewer than three on top no more can be revealed (N-12).
    """
    game = position("nordic", 2, "tunnel", 2)
    assert game.phase is Phase.TURN
    state = game.state
    state.hands[game.seat] = [*hand[:3], *([0] * (WILD - 3)), hand[3]]
    state.decks[0] = top[::-1]
    return game


@examples(200)
@given(hand=counts, top=revealed_cards, track=st.sampled_from(TUNNELS), data=st.data())
def test_what_a_tunnel_asks_for(hand: list[int], top: list[int], track: int, data: st.DataObject) -> None:
    """Count the revealed cards as the rule says, then try every answer the hand could give."""
    game = at_a_tunnel(hand, top)
    seat, state = game.seat, game.state
    payments = list(game.choices().payments(track))
    assume(payments)
    laid = data.draw(st.sampled_from(payments))
    before = list(state.hands[seat])
    events = game.apply(Claim(track, laid))
    assert isinstance(events, list)
    shown = events[0]
    assert isinstance(shown, TunnelRevealed)
    assert (shown.laid, shown.revealed) == (laid, tuple(top))
    colours = {card for card, _ in laid if card != WILD}
    asked = sum(card == WILD or card in colours for card in top)
    assert shown.extra == asked
    if not asked:
        assert state.owner[track] == seat
        return
    assert game.phase is Phase.TUNNEL
    check_answers(game, colours, asked)
    answer = data.draw(st.sampled_from(list(game.legal())))
    outcome = game.apply(answer)
    assert isinstance(outcome, list)
    if isinstance(answer, PayTunnel):
        assert state.owner[track] == seat
        assert [type(event) for event in outcome[:2]] == [TunnelPaid, TrackClaimed]
    else:
        assert state.owner[track] < 0
        assert isinstance(outcome[0], TunnelAbandoned)
        assert state.hands[seat] == before, "N-11: the set goes back to the hand, and nothing else is lost"


def check_answers(game: Game, colours: set[int], asked: int) -> None:
    """Every part of the hand is a legal answer exactly if it is so many cards of the colour and locomotives."""
    before = snapshot(game.state)
    legal = set(game.legal())
    assert DeclineTunnel() in legal, "N-11: giving up is always possible"
    for laid in subsets(game.state.hands[game.seat]):
        right = sum(laid) == asked and all(card in colours or card == WILD for card, n in enumerate(laid) if n)
        action = PayTunnel(as_payment(laid))
        assert (action in legal) is right
        assert (game.check(action) is None) is right
    assert snapshot(game.state) == before


@pytest.mark.parametrize("answer", ["pay", "decline"])
def test_the_laid_set_is_on_the_table_during_the_reveal(answer: str) -> None:
    """N-12: with deck and discards empty the laid cards are not shuffled in, and nothing is lost afterwards."""
    game = position("nordic", 2, "count", 2)
    state, seat = game.state, game.seat
    track = next(NORDIC.tracks[number] for number in TUNNELS if NORDIC.tracks[number].length == 2)
    colour = max(track.colour, 0)
    # Every card but three goes to the other hand; one of the three to be revealed asks for an extra card.
    everything = list(NORDIC.cards.supply)
    for card in state.market:
        everything[card] -= 1
    state.hands[seat] = [0] * len(everything)
    state.hands[seat][colour] = 3
    state.decks[0] = [WILD]
    everything[colour] -= 3
    everything[WILD] -= 1
    state.hands[1 - seat] = everything
    state.known = [[0] * len(everything) for _ in range(2)]
    check_cards(game)
    events = game.apply(Claim(track.number, ((colour, 2),)))
    assert isinstance(events, list)
    assert events == [TunnelRevealed(seat, track.number, ((colour, 2),), (WILD,), 1, colour)]
    check_cards(game)
    outcome = game.apply(PayTunnel(((colour, 1),)) if answer == "pay" else DeclineTunnel())
    assert not isinstance(outcome, Refusal)
    check_cards(game)
