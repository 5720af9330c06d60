# SPDX-License-Identifier: GPL-3.0-or-later
"""Tracks in words: what one asks for, what a hand lacks for it. Tooltips, table and cursor all say the same."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ttr_desktop.core.board import Track
from ttr_desktop.core.cards import Payment
from ttr_desktop.core.odds import tunnel_odds
from ttr_desktop.core.payment import missing
from ttr_desktop.core.rules import GREY
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.traits.ferries import FerryCost
from ttr_desktop.core.view import SeatView
from ttr_desktop.texts.names import Names
from ttr_desktop.texts.term import Term


class TrackTalk(QObject):
    """Speaks of the tracks of one board."""

    def __init__(self, tables: Tables, names: Names, parent: QObject) -> None:
        super().__init__(parent)
        self._tables = tables
        self._names = names

    def cities(self, track: Track) -> str:
        cities = self._tables.board.cities
        return f"{self._names.city(cities[track.a])} – {self._names.city(cities[track.b])}"

    def colour(self, track: Track) -> str:
        """As an adjective of the track, which is neuter in Polish."""
        colour = self._names.colour(self._tables.cards.colours[track.colour] if track.colour >= 0 else GREY)
        return colour.forms.get("few", str(colour))

    def length(self, track: Track) -> str:
        return self.tr("%n space(s)", "", track.length)

    def points(self, track: Track) -> str:
        return self.tr("%n point(s)", "", self._tables.points[track.number])

    def kind(self, track: Track) -> str:
        """The kind and what is printed beside the track."""
        parts = [self._names.track_kind(track.kind)]
        if track.pairs:
            parts.append(self.tr("%n doubling sign(s)", "", track.pairs))
        if track.bonus:
            parts.append(self.tr("%n bonus card(s)", "", track.bonus))
        return ", ".join(parts)

    def asks(self, track: Track) -> str:
        """The price in words."""
        wild = self._names.wild(self._tables)
        if track.substitute:
            return (
                self._coloured(track, track.length)
                + ". "
                + self.tr("Any %n card(s) stand for one.", "", track.substitute)
            )
        cost = self._tables.cost_of[track.number]
        if isinstance(cost, FerryCost):
            parts = [wild.counted(track.locomotives)] if track.locomotives else []
            if track.length > track.locomotives:
                parts.append(self._coloured(track, track.length - track.locomotives))
            group = cost.trait.group
            stand = (
                self.tr("%n card(s) of one colour stand for a locomotive.", "", group)
                if cost.trait.alike
                else self.tr("Any %n card(s) stand for a locomotive.", "", group)
            )
            return self._names.listed(parts) + ". " + stand
        if track.pairs:
            parts = [self.tr("%n pair(s) of train cards, each of one colour", "", track.pairs)]
            if track.length > track.pairs:
                parts.append(self._coloured(track, track.length - track.pairs))
            return self._names.listed(parts)
        if track.kind == "sea":
            spaces = self.tr("ship cards for %n space(s)", "", track.length)
            one = self.tr("of any one colour") if track.colour < 0 else self.colour(track)
            return f"{spaces}, {one}"
        return self._coloured(track, track.length)

    def _coloured(self, track: Track, count: int) -> str:
        if track.colour < 0:
            return self.tr("%n card(s) of any one colour", "", count)
        return self._names.card(self._tables, track.colour).counted(count)

    def lacks(self, view: SeatView, track: Track) -> str:
        """What the hand of the view lacks for the price; empty if it can pay."""
        lack = missing(self._tables, track.number, view.hand)
        if not lack.cards:
            return ""
        if track.kind == "sea":
            return self.tr("Missing: ship cards for %n space(s)", "", lack.cards)
        parts: list[str] = []
        plain = lack.cards - lack.locomotives
        if plain and lack.colour >= 0 and (track.colour >= 0 or view.hand[lack.colour]):
            parts.append(self._card(lack.colour).counted(plain))
        elif plain:
            parts.append(self.tr("%n card(s)", "", plain))
        if lack.locomotives:
            parts.append(self._names.wild(self._tables).counted(lack.locomotives))
        return self.tr("Missing: {cards}").format(cards=self._names.listed(parts))

    def _card(self, colour: int) -> Term:
        return self._names.card(self._tables, colour)

    def risk_of(self, view: SeatView, pay: Payment) -> str:
        """The risk of a tunnel if this payment is laid down."""
        return self.risk(view, next((card for card, _ in pay if card != self._tables.wild), -1))

    def risk(self, view: SeatView, colour: int) -> str:
        """How likely a tunnel asks for more if a set of the colour is laid (-1: locomotives only)."""
        chances = tunnel_odds(self._tables, view, colour)
        shares = ", ".join(f"+{extra}:\u00a0{chance:.0%}" for extra, chance in enumerate(chances))
        return self.tr("Tunnel, extra cards {shares}").format(shares=shares)
