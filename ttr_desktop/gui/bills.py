# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the bills of a position: for a track, a port, the extra cards of a tunnel."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from itertools import islice

from PySide6.QtCore import QObject

from ttr_desktop.core.actions import BuildPort, Claim, PayTunnel
from ttr_desktop.core.cards import Payment
from ttr_desktop.core.payment import card_weights, cheapest, minimal
from ttr_desktop.core.state import Dig
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.traits.ports import Ports
from ttr_desktop.core.traits.tunnels import spread_extra
from ttr_desktop.core.view import SeatView
from ttr_desktop.gui.track_talk import TrackTalk
from ttr_desktop.gui.tray.bill import Bill
from ttr_desktop.texts.names import Names

_MOST_WAYS = 40  # more than anybody would look through
_MOST_LOOKED_AT = 1500  # payments, to find out which cards are of any use


class Bills(QObject):
    """Asks the costs of the core; knows no price itself."""

    def __init__(self, tables: Tables, names: Names, talk: TrackTalk, parent: QObject) -> None:
        super().__init__(parent)
        self._tables = tables
        self._names = names
        self._talk = talk

    def only_way(self, view: SeatView, number: int) -> Payment | None:
        """The payment for a track if there is exactly one."""
        track = self._tables.tracks[number]
        found = list(islice(self._tables.cost_of[number].payments(track, view.hand), 2))
        return found[0] if len(found) == 1 else None

    def for_track(self, view: SeatView, number: int) -> Bill:
        tables = self._tables
        track = tables.tracks[number]
        cost = tables.cost_of[number]
        best = cheapest(tables, number, view.hand)
        others = islice(minimal(tables, number, view.hand), _MOST_WAYS + 1)
        ways = [*([best] if best else []), *(pay for pay in others if pay != best)]
        name = str(self._names.track(tables, track))
        return Bill(
            heading=self.tr("How do you pay for {track}?").format(track=name),
            hand=view.hand,
            cards=self._useful(view, cost.payments(track, view.hand)),
            ways=tuple(ways[:_MOST_WAYS]),
            more=len(ways) > _MOST_WAYS,
            spread=partial(cost.spread, track),
            make=partial(Claim, number),
            note=partial(self._risk, view) if track.kind == "tunnel" else lambda _: self._talk.asks(track),
            colour=tables.cards.colours[track.colour] if track.colour >= 0 else "",
        )

    def _useful(self, view: SeatView, payments: Iterable[Payment]) -> tuple[int, ...]:
        """The cards in hand that some payment uses; all of them where there are too many payments to look at."""
        used: set[int] = set()
        for number, pay in enumerate(payments):
            if number == _MOST_LOOKED_AT:
                return tuple(card for card, count in enumerate(view.hand) if count)
            used.update(card for card, _ in pay)
        return tuple(sorted(used))

    def _risk(self, view: SeatView, pay: Payment) -> str:
        return self._talk.risk_of(view, pay) if pay else ""

    def _cheapest_first(self, view: SeatView, ways: Iterable[Payment]) -> tuple[Payment, ...]:
        weights = card_weights(self._tables, view.hand)
        return tuple(sorted(ways, key=lambda pay: sum(weights[card] * count for card, count in pay)))

    def for_port(self, view: SeatView, city: int, ways: Iterable[Payment]) -> Bill:
        ports = next(trait for trait in self._tables.traits if isinstance(trait, Ports))
        name = self._tables.board.cities[city].name
        payments = self._cheapest_first(view, ways)
        return Bill(
            heading=self.tr("How do you pay for the port of {city}?").format(city=name),
            hand=view.hand,
            cards=self._useful(view, payments),
            ways=payments,
            spread=partial(ports.spread, self._tables.cards),
            make=partial(BuildPort, city),
        )

    def for_tunnel(self, view: SeatView, dig: Dig, ways: Iterable[Payment]) -> Bill:
        payments = self._cheapest_first(view, ways)
        fitting = [card for card in (dig.colour, self._tables.wild) if card >= 0 and view.hand[card]]
        colour = self._tables.cards.colours[dig.colour] if dig.colour >= 0 else ""
        return Bill(
            heading=self.tr("The tunnel asks for %n more card(s)", "", dig.extra),
            hand=view.hand,
            cards=tuple(fitting),
            ways=payments,
            spread=partial(spread_extra, dig, self._tables.wild),
            make=PayTunnel,
            colour=colour,
        )
