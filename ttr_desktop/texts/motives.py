# SPDX-License-Identifier: GPL-3.0-or-later
"""What the sentence about a bot's reason can speak of: the numbers of its decision, with things called by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ttr_desktop.core.tables import Tables
from ttr_desktop.texts.names import Names
from ttr_desktop.texts.sentences import Filling, Shape
from ttr_desktop.texts.term import NOUN, NUMBER, TEXT, TRACK, Kind, Value

_NUMBERS = (
    *("chance", "done", "extra", "lack", "left", "points", "ships", "spaces", "spare", "tickets", "trains", "turns"),
)
KINDS: Mapping[str, Kind] = {
    **dict.fromkeys(_NUMBERS, NUMBER),
    "card": NOUN,
    "city": TEXT,
    "rival": TEXT,
    "ticket": TEXT,
    "track": TRACK,
    "unit": NOUN,
}
_THINKING = (
    *("planned-track", "finishes-ticket", "race", "last-turns", "port-on-ticket", "plan-finished", "nothing-else"),
    *("draw-market", "draw-locomotive", "draw-blind", "stop-drawing"),
    *("keep-worth", "planned-pieces", "tunnel-pay", "tunnel-decline"),
)
_YARDSTICKS = (
    *("random", "fewest-tickets", "first-answer", "most-points", "most-frequent-colour"),
    *("usual-pick", "joint-cost", "draw-for-plan"),
)
# Every reason that the program's own bots give, but for those of a search.
MOTIVES = (*_THINKING, *_YARDSTICKS)
SHAPES: Mapping[str, Shape] = {motive: Shape(KINDS, frozenset({"unit"})) for motive in MOTIVES}


def fill(names: Names, tables: Tables, params: Mapping[str, int | float | str], seats: Sequence[str]) -> Filling:
    """The values of a reason; what the sentences do not know is left out."""
    filling = Filling({"unit": names.unit(tables)})
    for name, param in params.items():
        if name in KINDS and isinstance(param, int | float):
            filling.values[name] = _value(names, tables, name, round(param), seats)
    return filling


def _value(names: Names, tables: Tables, name: str, number: int, seats: Sequence[str]) -> Value:
    if name == "track":
        return names.track(tables, tables.tracks[number])
    if name == "ticket":
        return names.ticket(tables, tables.board.tickets[number])
    if name == "city":
        return names.city(tables.board.cities[number])
    if name == "card":
        return names.card(tables, number)
    return names.player(seats, number) if name == "rival" else number
