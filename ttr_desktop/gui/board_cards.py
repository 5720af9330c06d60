# SPDX-License-Identifier: GPL-3.0-or-later
"""What a card says about any track or city: what is printed, and who owns it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from ttr_desktop.core.board import City, Track
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.view import SeatView
from ttr_desktop.gui.hover_card import Card, CardLine
from ttr_desktop.gui.palette import PlayerLook
from ttr_desktop.gui.track_talk import TrackTalk
from ttr_desktop.texts.names import Names


class BoardCards(QObject):
    """Writes the cards of one board, for a position that may change. They are told to the seat `me`."""

    def __init__(
        self,
        tables: Tables,
        names: Names,
        players: Sequence[str],
        look: Callable[[int], PlayerLook],
        view: Callable[[], SeatView],
        me: Callable[[], int | None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._tables = tables
        self._names = names
        self._players = players
        self._look = look
        self._view, self._me = view, me
        self._talk = TrackTalk(tables, names, self)

    def track(self, number: int) -> Card:
        """Length, colour, points, and the price or the owner."""
        view, track = self._view(), self._tables.tracks[number]
        title, points = self._talk.cities(track), self._talk.points(track)
        caption = ", ".join((self._talk.length(track), self._talk.colour(track), self._talk.kind(track)))
        owner = view.owner[number]
        if owner >= 0:
            line = CardLine(self._owned(owner))
            return Card(title, points, caption, (line,), owner=self._look(owner))
        return self._open(view, track, Card(title, points, caption, (CardLine(self._talk.asks(track)),)))

    def _open(self, view: SeatView, track: Track, card: Card) -> Card:
        """More about a track that nobody owns."""
        return card

    def _owned(self, owner: int) -> str:
        if owner == self._me():
            return self.tr("Yours")
        return self.tr("Claimed by {player}").format(player=self._names.player(self._players, owner))

    def city(self, number: int) -> Card:
        """A city, and the tickets that name it."""
        city, view = self._tables.board.cities[number], self._view()
        holder = next((seat for seat, mask in enumerate(view.ports) if mask >> number & 1), -1)
        port = (CardLine(self._port(holder)),) if holder >= 0 else ()
        owner = self._look(holder) if holder >= 0 else None
        lines = (*port, *self._tickets(number))
        return Card(self._names.city(city), "", self._about(city), lines, owner=owner)

    def _about(self, city: City) -> str:
        country = self._names.country(self._tables, city.country)
        about = [country] if country != city.country else []  # many boards speak of countries by their codes only
        if city.harbour:
            about.append(self.tr("harbour"))
        if city.arctic:
            about.append(self.tr("beyond the Arctic circle"))
        return ", ".join(about)

    def _port(self, holder: int) -> str:
        if holder == self._me():
            return self.tr("Your port")
        return self.tr("Port of {player}").format(player=self._names.player(self._players, holder))

    def _tickets(self, city: int) -> tuple[CardLine, ...]:
        """What the seat's tickets have to do with a city."""
        tickets = self._tables.board.tickets
        own = [tickets[number] for number in self._view().tickets if city in tickets[number].cities]
        return tuple(CardLine(self._names.ticket(self._tables, ticket)) for ticket in own)
