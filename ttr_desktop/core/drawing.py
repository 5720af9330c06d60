# SPDX-License-Identifier: GPL-3.0-or-later
"""Drawing cards: decks, discards, market (C-2 to C-6, U-3, U-4, L-4, L-5, N-3, W-7, W-8)."""

from __future__ import annotations

from ttr_desktop.core.actions import DrawDeck, DrawMarket, StopDrawing
from ttr_desktop.core.cards import Payment
from ttr_desktop.core.events import CardDrawn, DeckReshuffled, Event, MarketFlushed, MarketRefilled
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.refusal import Code, Refusal
from ttr_desktop.core.state import State
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.trait import Handler
from ttr_desktop.core.turns import end_turn

_TURN, _SECOND = Phase.TURN, Phase.SECOND_CARD


def take(tables: Tables, state: State, deck: int, out: list[Event]) -> int:
    """The next card of a deck, or -1 if there is none even after a reshuffle (C-5)."""
    pile = state.decks[deck]
    if not pile:
        discards = state.discards[deck]
        if not any(discards):
            return -1
        cards = [card for card, count in enumerate(discards) for _ in range(count)]
        pile = state.decks[deck] = state.rng.shuffle(cards)
        state.discards[deck] = [0] * len(discards)
        out.append(DeckReshuffled(deck, len(pile)))
    return pile.pop()


def discard(tables: Tables, state: State, pay: Payment) -> None:
    """Puts cards on the discards of their decks."""
    for card, count in pay:
        state.discards[tables.deck_of[card]][card] += count


def spend(state: State, pay: Payment) -> None:
    """Takes cards out of the hand of the seat to move."""
    hand, known = state.hands[state.seat], state.known[state.seat]
    for card, count in pay:
        hand[card] -= count
        seen = known[card]
        if seen:
            known[card] = seen - count if seen > count else 0


def refill(tables: Tables, state: State, slot: int, deck: int, out: list[Event]) -> None:
    """Fills a market slot from a deck, or from another if that has none (C-3, C-6, W-7)."""
    pile = state.decks[deck]
    card = pile.pop() if pile else take(tables, state, deck, out)
    if card < 0:
        for other in range(len(state.decks)):
            if other != deck:
                card = take(tables, state, other, out)
                if card >= 0:
                    break
    state.market[slot] = card
    if card < 0:
        state.holes += 1
    else:
        out.append(MarketRefilled(slot, card))


def cards_came_back(tables: Tables, state: State, out: list[Event]) -> None:
    """After cards were discarded: empty slots can be filled, a market that had to stay can be swept."""
    if state.holes or state.market.count(tables.wild) >= tables.flush_at > 0:
        settle_market(tables, state, out)


def settle_market(tables: Tables, state: State, out: list[Event]) -> None:
    """Fills empty slots if cards have come back (C-6), and sweeps the market while it must be (U-4, W-8)."""
    if state.holes:
        state.holes = 0
        for slot, card in enumerate(state.market):
            if card < 0:
                refill(tables, state, slot, tables.market_decks[slot], out)
    limit = tables.flush_at
    while limit and state.market.count(tables.wild) >= limit and _sweeping_helps(tables, state):
        swept = tuple(card for card in state.market if card >= 0)
        discard(tables, state, tuple((card, 1) for card in swept))
        laid: list[Event] = []
        state.holes = 0
        for slot, deck in enumerate(tables.market_decks):
            refill(tables, state, slot, deck, laid)
        out += [event for event in laid if event.name == "deck-reshuffled"]
        out.append(MarketFlushed(swept, tuple(state.market)))


def _sweeping_helps(tables: Tables, state: State) -> bool:
    """Whether the cards outside the hands could show fewer locomotives than the limit (ruling of U-4)."""
    free = [0] * len(state.decks)  # cards outside the hands, by deck
    wilds = 0
    for deck, pile in enumerate(state.decks):
        free[deck] = len(pile) + sum(state.discards[deck])
        wilds += pile.count(tables.wild) + state.discards[deck][tables.wild]
    for card in state.market:
        if card >= 0:
            free[tables.deck_of[card]] += 1
            wilds += card == tables.wild
    wild_deck = tables.deck_of[tables.wild]
    others = sum(free) - free[wild_deck]
    slots = len(tables.market_decks)
    # Slots of a deck that runs out are filled from the other one.
    from_others = min(others, slots - tables.market_decks.count(wild_deck))
    from_wild_deck = min(free[wild_deck], slots - from_others)
    fewest = from_wild_deck - (free[wild_deck] - wilds)
    return fewest < tables.flush_at


def drawable(tables: Tables, state: State) -> int:
    """The mask of market slots (low bits) and decks from which the seat to move may take a card now."""
    market = state.market
    barred = tables.wild if state.phase is _SECOND and tables.wild_alone else -1
    mask = tables.all_slots
    if state.holes or barred in market:
        mask = sum([1 << slot for slot, card in enumerate(market) if card >= 0 and card != barred])
    bit = tables.first_deck_bit
    for deck, pile in enumerate(state.decks):
        if pile or any(state.discards[deck]):
            mask |= bit
        bit <<= 1
    return mask


def _check_deck(tables: Tables, state: State, action: DrawDeck) -> Refusal | None:
    if not 0 <= action.deck < len(state.decks):
        return Refusal(Code.NO_SUCH_SLOT, tables.rules.cite("draw"), {"slot": action.deck, "slots": len(state.market)})
    if state.decks[action.deck] or any(state.discards[action.deck]):
        return None
    return Refusal(Code.NOTHING_TO_DRAW, tables.rules.cite("empty"), {"deck": tables.rules.decks[action.deck].name})


def _check_market(tables: Tables, state: State, action: DrawMarket) -> Refusal | None:
    if not 0 <= action.slot < len(state.market) or not 0 <= action.refill < len(state.decks):
        params: dict[str, int | str] = {"slot": action.slot, "slots": len(state.market)}
        return Refusal(Code.NO_SUCH_SLOT, tables.rules.cite("draw"), params)
    card = state.market[action.slot]
    if card < 0:
        return Refusal(Code.NOTHING_TO_DRAW, tables.rules.cite("empty"), {"slot": action.slot})
    if card == tables.wild and state.phase is _SECOND and tables.wild_alone:
        return Refusal(Code.LOCOMOTIVE_SECOND, tables.rules.cite("market-wild"))
    return None


def _check_stop(tables: Tables, state: State, action: StopDrawing) -> Refusal | None:
    if tables.rules.may_stop_drawing:
        return None
    return Refusal(Code.WRONG_PHASE, tables.rules.cite("stop"), {"phase": state.phase.value})


def _draw_deck(tables: Tables, state: State, action: DrawDeck, out: list[Event]) -> None:
    seat = state.seat
    card = take(tables, state, action.deck, out)
    state.hands[seat][card] += 1
    out.append(CardDrawn(seat, action.deck, -1, card))
    _after_card(tables, state, False, out)


def _draw_market(tables: Tables, state: State, action: DrawMarket, out: list[Event]) -> None:
    seat, slot = state.seat, action.slot
    card = state.market[slot]
    state.hands[seat][card] += 1
    state.known[seat][card] += 1
    out.append(CardDrawn(seat, tables.deck_of[card], slot, card))
    refill(tables, state, slot, action.refill, out)
    cards_came_back(tables, state, out)
    _after_card(tables, state, card == tables.wild and tables.wild_alone, out)


def _after_card(tables: Tables, state: State, alone: bool, out: list[Event]) -> None:
    """The second card follows, unless the first was a market locomotive (U-3) or there is none (C-6)."""
    if state.phase is _TURN and not alone:
        state.phase = _SECOND
        if state.decks[0] or drawable(tables, state):
            return
    end_turn(tables, state, out)


def _stop(tables: Tables, state: State, action: StopDrawing, out: list[Event]) -> None:
    end_turn(tables, state, out)


HANDLERS: dict[type, Handler] = {
    DrawDeck: Handler((_TURN, _SECOND), _check_deck, _draw_deck),
    DrawMarket: Handler((_TURN, _SECOND), _check_market, _draw_market),
    StopDrawing: Handler((_SECOND,), _check_stop, _stop),
}
