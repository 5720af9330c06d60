# SPDX-License-Identifier: GPL-3.0-or-later
"""Puts a position on the board: owners, ports, points, what can be claimed, what is closed and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from ttr_desktop.core.odds import tunnel_odds
from ttr_desktop.core.payment import missing
from ttr_desktop.core.refusal import Refusal
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.view import SeatView
from ttr_desktop.gui.board.scene import BoardScene
from ttr_desktop.texts.catalogue import Catalogue


class BoardPresenter(QObject):
    """Keeps the scene in step with the view of one seat. `why_not` is the game's own judge of tracks."""

    def __init__(
        self, scene: BoardScene, tables: Tables, texts: Catalogue, why_not: Callable[[int], Refusal | None]
    ) -> None:
        super().__init__(scene)
        self._scene = scene
        self._tables = tables
        self._texts = texts
        self._why_not = why_not

    def show(self, view: SeatView, claimable: int) -> None:
        """The whole position; `claimable` is the mask of tracks the seat can claim now."""
        self.show_pieces(view)
        closed = 0
        for number, owner in enumerate(view.owner):
            if owner < 0 and not view.opening and self._why_not(number) is not None:
                closed |= 1 << number
        self._scene.set_closed(closed)
        self._scene.set_claimable(claimable)

    def show_pieces(self, view: SeatView) -> None:
        """Only what lies on the board: pieces, ports, markers; pieces to be, where a tunnel is being dug."""
        for number, owner in enumerate(view.owner):
            self._scene.set_owner(number, owner)
        self._scene.set_ghost(view.dig.track if view.dig is not None else -1, view.to_move)
        for city in range(len(self._tables.board.cities)):
            holder = next((seat for seat, mask in enumerate(view.ports) if mask >> city & 1), -1)
            self._scene.set_port(city, holder)
        for seat, points in enumerate(view.scores):
            self._scene.set_score(seat, points)

    def tooltip(self, view: SeatView, number: int, names: Sequence[str]) -> str:
        """What there is to say about a track: what it is, what it gives, what stands against it or is missing."""
        track = self._tables.tracks[number]
        points = self._tables.points[number]
        lines = [
            str(self._texts.names.track(self._tables, track)),
            self.tr("%n space(s)", "", track.length) + ", " + self.tr("%n point(s)", "", points),
        ]
        if track.locomotives:
            lines.append(self.tr("%n locomotive sign(s)", "", track.locomotives))
        if track.bonus:
            lines.append(self.tr("%n bonus card(s)", "", track.bonus))
        refusal = self._why_not(number)
        if refusal is not None:
            lines.append(self._texts.refusal(self._tables, refusal, names, view.seat))
        else:
            lack = missing(self._tables, number, view.hand).cards
            lines.append(self.tr("%n more card(s) needed", "", lack) if lack else self.tr("You can pay for it"))
            if track.kind == "tunnel":
                lines.append(self.tunnel_risk(view, track.colour))
        return "\n".join(lines)

    def tunnel_risk(self, view: SeatView, colour: int) -> str:
        """How likely the tunnel asks for more; a grey one is spoken of as if paid with its likeliest colour."""
        chances = tunnel_odds(self._tables, view, colour)
        shares = ", ".join(f"+{extra}: {chance:.0%}" for extra, chance in enumerate(chances))
        return self.tr("Tunnel, extra cards {shares}").format(shares=shares)

    def city_tooltip(self, view: SeatView, number: int) -> str:
        """A city and those of one's own tickets that name it."""
        city = self._tables.board.cities[number]
        tickets = self._tables.board.tickets
        own = [tickets[n] for n in view.tickets if number in tickets[n].cities]
        return "\n".join([city.name, *(self._texts.names.ticket(self._tables, ticket) for ticket in own)]).strip()
