# SPDX-License-Identifier: GPL-3.0-or-later
"""A board in a few words: for how many it is, what is special about it, and its numbers."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ttr_desktop.core.board import Board


class BoardFacts(QObject):
    """Says it in the language of the window."""

    def players(self, board: Board) -> str:
        least, most = board.rules.players
        return self.tr("{least} to {most} players").format(least=least, most=most)

    def special(self, board: Board) -> str:
        """What is special about the rules; all that is known about a map made at home is that it is one."""
        return {
            "usa": self.tr("The basic game: draw cards, claim tracks, join the cities of your tickets."),
            "nordic": self.tr("Ferries, tunnels, and locomotives that work only there. For two or three."),
            "northern_lights": self.tr("Ferries everywhere, bonus cards, triple routes, and goals for all to see."),
            "world": self.tr("Rails and sails: two decks, ships, ports, tours around the globe."),
        }.get(board.id, self.tr("A map of your own."))

    def numbers(self, board: Board) -> str:
        """How large it is."""
        cities = self.tr("%n cities", "", sum(not city.junction for city in board.cities))
        tracks = self.tr("%n tracks", "", len(board.tracks))
        tickets = self.tr("%n tickets", "", len(board.tickets))
        return " · ".join((cities, tracks, tickets))
