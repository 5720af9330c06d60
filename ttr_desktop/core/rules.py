# SPDX-License-Identifier: GPL-3.0-or-later
"""Every number and switch of the rules, with its default. A board states only what differs.

The defaults are those of the North America board, so that a map written by hand plays the basic game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

BASIC_COLOURS = ("red", "blue", "green", "yellow", "orange", "purple", "black", "white")
GREY = "gray"
TRACK_KINDS = ("rail", "ferry", "tunnel", "sea")
PIECES = ("train", "ship")
TIE_BREAKS = ("tickets", "longest-path-bonus", "longest-path", "goals")

# What a rule is called where no board gives its own id: topic -> rule id.
COMMON_CITES: Mapping[str, str] = {
    "draw": "C-2",
    "empty": "C-6",
    "claim": "C-7",
    "set": "C-8",  # of which colours
    "count": "C-8",  # of how many cards
    "pieces": "C-9",
    "own-parallel": "C-10",
    "closed-parallel": "C-11",
    "tickets": "C-12",
    "turn": "C-1",
    "pass": "C-16",
    "market-wild": "C-2",
    "stop": "C-2",
    "wild": "C-8",
    "ferry": "C-8",
    "ferry-group": "C-8",
    "tunnel": "C-7",
    "tunnel-wild": "C-7",
    "substitution": "C-8",
    "kinds": "C-8",
    "needless": "C-8",
    "terrain": "C-8",
    "pick": "C-1",
    "port": "C-1",
    "exchange": "C-1",
    "end": "C-17",
}


@dataclass(frozen=True, slots=True)
class DeckRules:
    """One deck of cards."""

    name: str = "deck"
    families: tuple[tuple[str, int], ...] = (("plain", 12),)  # family -> cards of each colour
    locomotives: int = 14
    deal: int = 4  # cards dealt to each player at the start
    market: int = 5  # market slots laid out from it


@dataclass(frozen=True, slots=True)
class Rules:
    """The numbers of one board (rule ids of the North America board in the comments)."""

    players: tuple[int, int] = (2, 5)
    trains: int = 45  # U-1
    ships: int = 0  # W-4
    colours: tuple[str, ...] = BASIC_COLOURS
    decks: tuple[DeckRules, ...] = (DeckRules(),)
    opening_offer: int = 3  # U-2
    opening_keep: int = 2
    offer: int = 3
    keep: int = 1
    rejected_tickets: str = "bottom"  # or "out": they leave the game (N-2)
    market_locomotive_alone: bool = True  # U-3; off: N-3
    flush_at: int = 3  # U-4: so many locomotives sweep the market; 0: never
    may_stop_drawing: bool = False  # L-4
    locomotives_on: tuple[str, ...] = TRACK_KINDS  # N-4: kinds of track on which they are wild
    open_double: tuple[tuple[int, int], ...] = ((2, 1), (3, 1))  # U-6: (players, usable tracks)
    open_triple: tuple[tuple[int, int], ...] = ((2, 1), (3, 2))  # L-9
    end_pieces: int = 2  # U-7: this many pieces or fewer at the end of a turn ...
    end_turns: int = 1  # ... give everybody so many more turns
    points: tuple[int, ...] = (0, 1, 2, 4, 7, 10, 15)  # U-10, by length
    longest_path: int = 10  # U-8
    most_tickets: int = 0  # N-14
    tie_breaks: tuple[str, ...] = ("tickets", "longest-path-bonus")  # U-9
    cites: Mapping[str, str] = field(default_factory=dict)  # topic -> this board's rule id

    def cite(self, topic: str) -> str:
        """The id of the rule that governs the topic on this board."""
        return self.cites.get(topic, COMMON_CITES[topic])

    def usable_tracks(self, route_size: int, players: int) -> int:
        """How many tracks of a route with so many tracks may be used (C-11)."""
        if route_size == 1:
            return 1
        limits = dict(self.open_double if route_size == 2 else self.open_triple)
        return limits.get(players, route_size)
