# SPDX-License-Identifier: GPL-3.0-or-later
"""The `setup:` block of a scenario: a position written down by hand, made into a game that can be played on.

What the block does not name is empty (hands, tickets, claims) or decided by the seed (deck, market, goals).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar

from ttr_desktop.core.claiming import own
from ttr_desktop.core.drawing import settle_market
from ttr_desktop.core.engine import Game
from ttr_desktop.core.ids import find_ticket, find_track
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.rng import Rng
from ttr_desktop.core.rules import PIECES
from ttr_desktop.core.state import State
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.tickets import note_completed
from ttr_desktop.core.traits.piece_pick import PiecePick
from ttr_desktop.core.traits.ports import Ports
from ttr_desktop.data.yamlfile import Item

_T = TypeVar("_T")
_CARDS = ("hands", "market", "deck", "train_deck", "ship_deck", "discards")
_KEYS = ("turn", *_CARDS, "tickets", "ticket_deck", "claimed", "pieces", "box", "scores", "ports", "goals")


@dataclass(slots=True)
class Position:
    """A setup block in numbers; None where it says nothing."""

    turn: int = 0
    hands: list[dict[int, int]] = field(default_factory=list)
    market: list[int] | None = None
    decks: list[list[int]] = field(default_factory=list)  # the next cards of each deck, first drawn first
    discards: list[int] = field(default_factory=list)
    tickets: list[list[int]] = field(default_factory=list)
    ticket_deck: list[int] = field(default_factory=list)
    claimed: list[list[int]] = field(default_factory=list)
    pieces: list[dict[str, int] | None] = field(default_factory=list)
    box: list[dict[str, int] | None] = field(default_factory=list)
    scores: list[int] | None = None
    ports: list[list[int]] = field(default_factory=list)
    goals: list[int] | None = None

    @classmethod
    def read(cls, item: Item, tables: Tables) -> Position:
        """Reads the block and checks that it can be: everything in it exists, and often enough."""
        return _Reader(item, tables).position()


class _Reader:
    def __init__(self, item: Item, tables: Tables) -> None:
        self.item = item
        self.tables = tables
        self.players = tables.players
        decks = {f"{deck.name}_deck" for deck in tables.rules.decks} if len(tables.rules.decks) > 1 else {"deck"}
        others = {"deck", "train_deck", "ship_deck"} - decks
        self.entries = item.mapping([key for key in _KEYS if key not in others])

    def position(self) -> Position:
        tables, entries = self.tables, self.entries
        found = Position()
        if "turn" in entries:
            found.turn = entries["turn"].integer(0, self.players - 1)
        found.hands = self._seats("hands", self._hand, dict)
        found.market = self._market()
        found.decks = [self._cards(name) for name in self._deck_keys()]
        found.discards = self._cards("discards")
        found.tickets = self._seats("tickets", self._ticket_list, list)
        found.ticket_deck = self._ticket_list(entries["ticket_deck"]) if "ticket_deck" in entries else []
        found.claimed = self._seats("claimed", self._track_list, list)
        found.pieces = self._seats("pieces", self._pieces, lambda: None)
        found.box = self._seats("box", self._pieces, lambda: None)
        found.ports = self._seats("ports", self._harbours, list)
        if "scores" in entries:
            found.scores = self._seats("scores", lambda entry: entry.integer(-1000, 1000), int)
        if "goals" in entries:
            found.goals = self._goals(entries["goals"])
        self._check_supply(found)
        self._check_claims(found)
        limit = next((trait.count for trait in tables.traits if isinstance(trait, Ports)), 0)
        if any(len(own_ports) > limit for own_ports in found.ports):
            entries["ports"].problem("setup-too-many-ports", count=limit)
        return found

    def _deck_keys(self) -> list[str]:
        decks = self.tables.rules.decks
        return ["deck"] if len(decks) == 1 else [f"{deck.name}_deck" for deck in decks]

    def _seats(self, key: str, read: Callable[[Item], _T], empty: Callable[[], _T]) -> list[_T]:
        if key not in self.entries:
            return [empty() for _ in range(self.players)]
        item = self.entries[key]
        values = [read(entry) for entry in item.sequence()]
        if len(values) != self.players:
            item.problem("setup-one-each", key=key, players=self.players)
            return [empty() for _ in range(self.players)]
        return values

    def _card(self, item: Item, name: str) -> int:
        card = self.tables.cards.index.get(name, -1)
        if card < 0:
            item.problem("no-such-card", card=name)
        return max(card, 0)

    def _hand(self, item: Item) -> dict[int, int]:
        return {self._card(count, name): count.integer(0, 200) for name, count in item.mapping().items()}

    def _cards(self, key: str) -> list[int]:
        if key not in self.entries:
            return []
        item = self.entries[key]
        if item.kind == "map":
            return [card for card, count in self._hand(item).items() for _ in range(count)]
        return [self._card(entry, entry.text()) for entry in item.sequence()]

    def _market(self) -> list[int] | None:
        if "market" not in self.entries:
            return None
        item = self.entries["market"]
        cards = [-1 if e.kind == "null" else self._card(e, e.text()) for e in item.sequence()]
        slots = len(self.tables.market_decks)
        if len(cards) != slots:
            item.problem("setup-market", count=slots)
        return cards

    def _ticket_list(self, item: Item) -> list[int]:
        numbers = []
        for entry in item.sequence():
            number = find_ticket(self.tables.board.ticket_index, entry.text())
            if number is None:
                entry.problem("no-such-ticket", ticket=entry.text())
            else:
                numbers.append(number)
        return numbers

    def _track_list(self, item: Item) -> list[int]:
        numbers = []
        for entry in item.sequence():
            number = find_track(self.tables.board.track_index, entry.text())
            if number is None:
                entry.problem("no-such-track", track=entry.text())
            else:
                numbers.append(number)
        return numbers

    def _pieces(self, item: Item) -> dict[str, int] | None:
        limits = {"train": self.tables.rules.trains, "ship": self.tables.rules.ships}
        return {name: count.integer(0, limits[name]) for name, count in item.mapping(PIECES).items()}

    def _harbours(self, item: Item) -> list[int]:
        numbers = []
        for entry in item.sequence():
            number = self.tables.board.city_index.get(entry.text(), -1)
            if number < 0 or not self.tables.board.cities[number].harbour:
                entry.problem("no-such-harbour", city=entry.text())
            else:
                numbers.append(number)
        return numbers

    def _goals(self, item: Item) -> list[int]:
        ids = [goal.id for goal in self.tables.board.goals]
        numbers = []
        for entry in item.sequence():
            if entry.text() not in ids:
                entry.problem("no-such-goal", goal=entry.text())
            else:
                numbers.append(ids.index(entry.text()))
        return numbers

    def _check_supply(self, found: Position) -> None:
        cards = self.tables.cards
        used = [0] * len(cards)
        for hand in found.hands:
            for card, count in hand.items():
                used[card] += count
        lists = [*found.decks, found.discards, [card for card in found.market or () if card >= 0]]
        for card in (card for cards_named in lists for card in cards_named):
            used[card] += 1
        for card, count in enumerate(used):
            if count > cards.supply[card]:
                self.item.problem(
                    "setup-too-many-cards", card=cards.names[card], count=count, supply=cards.supply[card]
                )
        for deck, key in enumerate(self._deck_keys()):
            if any(cards.deck[card] != deck for card in found.decks[deck]):
                self.entries[key].problem("setup-wrong-deck", key=key)
        tickets = [number for own_tickets in found.tickets for number in own_tickets] + found.ticket_deck
        for number in {number for number in tickets if tickets.count(number) > 1}:
            self.item.problem("setup-ticket-twice", ticket=self.tables.board.tickets[number].id)

    def _check_claims(self, found: Position) -> None:
        claimed = [number for tracks in found.claimed for number in tracks]
        for number in {number for number in claimed if claimed.count(number) > 1}:
            self.entries["claimed"].problem("setup-track-twice", track=self.tables.tracks[number].id)
        ports = [city for own_ports in found.ports for city in own_ports]
        if len(set(ports)) < len(ports):
            self.entries["ports"].problem("setup-two-ports")
        for seat, tracks in enumerate(found.claimed):
            used = [0, 0]
            for number in tracks:
                used[self.tables.piece_of[number]] += self.tables.tracks[number].length
            if used[0] > self.tables.rules.trains or used[1] > self.tables.rules.ships:
                self.entries["claimed"].problem("setup-claimed-too-much", seat=str(seat))
            # Stated pieces count as they stand, whatever was claimed; with the box they must exist (W-4).
            left = _pieces_left(self.tables, found, seat, used)
            for piece, name in enumerate(PIECES):
                stated = left[piece] + (found.box[seat] or {}).get(name, 0)
                if stated > (self.tables.rules.trains, self.tables.rules.ships)[piece]:
                    self.item.problem("setup-too-many-pieces", seat=str(seat), count=str(stated), piece=name)


def set_up(tables: Tables, position: Position, seed: str) -> Game:
    """A game at the position, in the phase `turn`."""
    rules = tables.rules
    state = State(tables.players, len(tables.cards), len(tables.tracks), len(rules.decks), Rng(seed))
    for trait in tables.traits:
        trait.setup(tables, state)
    state.phase, state.opening, state.turn = Phase.TURN, 0, 1
    state.seat = state.first = position.turn
    _lay_out_cards(tables, state, position)
    for seat in range(tables.players):
        for number in position.claimed[seat]:
            own(tables, state, seat, number)
            state.scores[seat] += tables.points[number]
        _give_pieces(tables, state, position, seat)
        state.tickets[seat] = tuple(sorted(position.tickets[seat]))
        note_completed(tables, state, seat, state.tickets[seat], state.nets[seat], [])
        state.ports[seat] = sum(1 << city for city in position.ports[seat])
        state.port_cities |= state.ports[seat]
    if position.scores is not None:
        state.scores = list(position.scores)
    if position.goals is not None:
        state.goals = tuple(position.goals)
    named = {number for tickets in position.tickets for number in tickets} | set(position.ticket_deck)
    rest = [number for number in range(len(tables.board.tickets)) if number not in named]
    state.ticket_deck = state.rng.shuffle(rest) + position.ticket_deck[::-1]
    return Game(tables, state)


def _lay_out_cards(tables: Tables, state: State, position: Position) -> None:
    left = list(tables.cards.supply)
    for seat, hand in enumerate(position.hands):
        for card, count in hand.items():
            state.hands[seat][card] = count
            left[card] -= count
    market = position.market
    for card in (*position.discards, *(market or ()), *(card for deck in position.decks for card in deck)):
        if card >= 0:
            left[card] -= 1
    for card in position.discards:
        state.discards[tables.deck_of[card]][card] += 1
    for deck in range(len(tables.rules.decks)):
        rest = [c for c, count in enumerate(left) if tables.deck_of[c] == deck for _ in range(count)]
        state.decks[deck] = state.rng.shuffle(rest)
    if market is None:
        # The market is dealt before the cards that are named for the deck.
        state.market = [state.decks[deck].pop() if state.decks[deck] else -1 for deck in tables.market_decks]
        state.holes = state.market.count(-1)
        settle_market(tables, state, [])
    else:
        state.market = list(market)
        state.holes = market.count(-1)
    for deck, named in enumerate(position.decks):
        state.decks[deck] += named[::-1]


def _pick(tables: Tables) -> PiecePick | None:
    return next((trait for trait in tables.traits if isinstance(trait, PiecePick)), None)


def _pieces_left(tables: Tables, position: Position, seat: int, used: list[int]) -> list[int]:
    """The pieces before a seat that has used so many: as stated, else what is left of its pick or of all."""
    pick, rules = _pick(tables), tables.rules
    supply = [rules.trains, rules.ships] if pick is None else [pick.trains, pick.total - pick.trains]
    stated = position.pieces[seat] or {}
    return [stated.get(name, max(0, supply[piece] - used[piece])) for piece, name in enumerate(PIECES)]


def _give_pieces(tables: Tables, state: State, position: Position, seat: int) -> None:
    """Pieces as if claimed, or as stated; on the World board out of a pick (20 trains and 40 ships if not said)."""
    rules = tables.rules
    used = [0, 0]
    for number in position.claimed[seat]:
        used[tables.piece_of[number]] += tables.tracks[number].length
    pick = _pick(tables)
    supply = [rules.trains, rules.ships] if pick is None else [pick.trains, pick.total - pick.trains]
    left = _pieces_left(tables, position, seat, used)
    state.pieces[seat][:] = left
    if pick is not None:
        if sum(left) + sum(used) == pick.total:
            supply = [left[0] + used[0], left[1] + used[1]]  # the stated pieces are a pick of their own
        box = [rules.trains - supply[0], rules.ships - supply[1]]
        box = [min(box[0], rules.trains - left[0] - used[0]), min(box[1], rules.ships - left[1] - used[1])]
        stated_box = position.box[seat]
        if stated_box is not None:
            box = [stated_box.get(name, box[piece]) for piece, name in enumerate(PIECES)]
        state.box[seat][:] = [max(0, count) for count in box]
