# SPDX-License-Identifier: GPL-3.0-or-later
"""Ports (W-5, W-16 to W-18)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from operator import add
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from ttr_desktop.core.actions import Action, BuildPort
from ttr_desktop.core.cards import CardSet, Payment, payment
from ttr_desktop.core.claiming import malformed, not_in_hand
from ttr_desktop.core.drawing import cards_came_back, discard, spend
from ttr_desktop.core.events import Event, PortBuilt
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.refusal import Code, Refusal
from ttr_desktop.core.spread import Place, Spread, one_each, unfolded
from ttr_desktop.core.state import State
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.trait import Handler, Trait
from ttr_desktop.core.turns import end_turn

if TYPE_CHECKING:
    from ttr_desktop.core.scoring import Tally


class PortWorth(NamedTuple):
    """A port at the end of the game: completed tickets that name its city, and its points (W-17)."""

    city: int
    tickets: int
    points: int


@dataclass(frozen=True, slots=True)
class Ports(Trait):
    """`count` ports each; `worth` by completed tickets naming the city (the last value from there on)."""

    name: ClassVar[str] = "ports"
    count: int = 3
    worth: tuple[int, ...] = (0, 20, 30, 40)
    unbuilt: int = 4
    trains: int = 2  # cards to be paid, of each kind
    ships: int = 2

    def handlers(self) -> Mapping[type, Handler]:
        return {BuildPort: Handler((Phase.TURN,), self._check, _perform)}

    def extras(self, tables: Tables, state: State) -> Sequence[tuple[Action, ...]]:
        seat = state.seat
        if state.ports[seat].bit_count() >= self.count or not self._payable(tables.cards, state.hands[seat]):
            return ()
        reached = 0
        for part in state.nets[seat]:
            reached |= part
        reached &= ~state.port_cities
        if not reached:
            return ()
        payments = tuple(self.payments(tables.cards, state.hands[seat]))
        return [
            tuple([BuildPort(number, pay) for pay in payments])
            for number, city in enumerate(tables.board.cities)
            if reached >> number & 1 and city.harbour and payments
        ]

    def _payable(self, cards: CardSet, hand: Sequence[int]) -> bool:
        """A quick look whether the hand might pay a port at all: cards with the port sign and jokers."""
        port, ship, size = cards.of["port"], cards.of["ship"], len(cards.colours)
        most: int = max(map(add, hand[port : port + size], hand[ship : ship + size]))
        return most + hand[cards.wild] >= self.trains + self.ships

    def payments(self, cards: CardSet, hand: Sequence[int]) -> Iterator[Payment]:
        """Every way to pay a port out of the hand (W-16)."""
        wild = cards.wild
        train, ship = cards.of["port"], cards.of["ship"]
        need = self.trains + self.ships
        for colour in range(len(cards.colours)):
            if hand[train + colour] + hand[ship + colour] + hand[wild] < need:
                continue
            most_trains = min(self.trains, hand[train + colour])
            most_ships = min(self.ships, hand[ship + colour])
            for trains in range(most_trains, -1, -1):
                for ships in range(most_ships, -1, -1):
                    jokers = need - trains - ships
                    if jokers <= hand[wild] and trains + ships:
                        yield payment({train + colour: trains, ship + colour: ships, wild: jokers})
        if hand[wild] >= need:
            yield ((wild, need),)

    def spread(self, cards: CardSet, pay: Payment) -> Spread:
        """Which card of a payment lies on which of the four signs."""
        trains: list[int] = []
        ships: list[int] = []
        jokers: list[int] = []
        spare: list[int] = []
        for card in unfolded(pay):
            family = cards.family[card]
            pile = trains if family == "port" else ships if family == "ship" else spare
            (jokers if card == cards.wild else pile).append(card)
        places: list[Place] = []
        for sign, count, pile in (("port-train", self.trains, trains), ("port-ship", self.ships, ships)):
            pile += [jokers.pop() for _ in range(min(len(jokers), max(0, count - len(pile))))]
            laid = one_each([sign] * count, pile)
            places += laid.places
            spare += laid.spare
        return Spread(tuple(places), (*spare, *jokers))

    def why_not(self, tables: Tables, state: State, seat: int, city: int) -> Refusal | None:
        """Why the seat cannot build there whatever it pays."""
        rule = tables.rules.cite("port")
        if not 0 <= city < len(tables.board.cities):
            return Refusal(Code.NOT_A_HARBOUR, rule)
        params: dict[str, int | str] = {"city": tables.board.cities[city].id, "ports": self.count}
        if not tables.board.cities[city].harbour:
            return Refusal(Code.NOT_A_HARBOUR, rule, params)
        if state.ports[seat].bit_count() >= self.count:
            return Refusal(Code.NO_PORT_LEFT, rule, params)
        if state.port_cities >> city & 1:
            return Refusal(Code.HARBOUR_TAKEN, rule, params)
        if not any(part >> city & 1 for part in state.nets[seat]):
            return Refusal(Code.HARBOUR_NOT_REACHED, rule, params)
        return None

    def _check(self, tables: Tables, state: State, action: BuildPort) -> Refusal | None:
        refusal = self.why_not(tables, state, state.seat, action.city) or malformed(tables, action.pay)
        if refusal is None:
            refusal = self._refuse_payment(tables, action.pay)
        return refusal or not_in_hand(tables, state, action.pay)

    def _refuse_payment(self, tables: Tables, pay: Payment) -> Refusal | None:
        cards, rule = tables.cards, tables.rules.cite("port")
        colours = set()
        trains = ships = total = 0
        for card, count in pay:
            total += count
            if card == cards.wild:
                continue
            family = cards.family[card]
            if family not in ("port", "ship"):
                return Refusal(Code.NO_PORT_SIGN, rule, {"card": cards.names[card]})
            colours.add(cards.colour[card])
            trains += count if family == "port" else 0
            ships += count if family == "ship" else 0
        params: dict[str, int | str] = {"trains": self.trains, "ships": self.ships, "paid": total}
        params["needed"] = self.trains + self.ships
        if len(colours) > 1:
            return Refusal(Code.MIXED_COLOURS, rule, params)
        if total != self.trains + self.ships:
            return Refusal(Code.WRONG_COUNT, rule, params)
        if trains > self.trains or ships > self.ships:
            return Refusal(Code.WRONG_KIND, rule, params)
        return None

    def built(self, tables: Tables, state: State, seat: int) -> list[PortWorth]:
        """The ports of a seat and what each is worth at the end."""
        tickets = tables.board.tickets
        done = [tickets[number] for number in state.tickets[seat] if state.done[seat] >> number & 1]
        cities = [city for city in range(len(tables.board.cities)) if state.ports[seat] >> city & 1]
        naming = [sum(ticket.mask >> city & 1 for ticket in done) for city in cities]
        last = len(self.worth) - 1
        return [
            PortWorth(city, count, self.worth[min(count, last)]) for city, count in zip(cities, naming, strict=True)
        ]

    def tally(self, tables: Tables, state: State, tallies: list[Tally]) -> None:
        for seat, tally in enumerate(tallies):
            built = self.built(tables, state, seat)
            tally.ports += sum(port.points for port in built) - self.unbuilt * (self.count - len(built))


def _perform(tables: Tables, state: State, action: BuildPort, out: list[Event]) -> None:
    seat = state.seat
    spend(state, action.pay)
    discard(tables, state, action.pay)
    state.ports[seat] |= 1 << action.city
    state.port_cities |= 1 << action.city
    out.append(PortBuilt(seat, action.city, action.pay))
    cards_came_back(tables, state, out)
    end_turn(tables, state, out)
