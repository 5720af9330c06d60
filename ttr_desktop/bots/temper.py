# SPDX-License-Identifier: GPL-3.0-or-later
"""What a bot values and what it fails to see: the numbers by which levels and styles differ."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, NamedTuple


@dataclass(frozen=True, slots=True)
class Temper:
    """Weights in points unless said otherwise. The defaults are those of a strong, balanced player."""

    # what things are worth
    turn: float = 2.6  # what a turn is worth: points a player makes in it by racing
    piece: float = 0.15  # what a piece is worth
    floor: float = 4.0  # no planned track is cheaper than this
    ticket: float = 1.0  # how much tickets are loved
    chain: float = 0.2  # what a space that lengthens the own network is worth where a longest path counts
    path: float = 0.0  # what a space is worth at an end of one's longest path
    block: float = 0.0  # what a track is worth because its loss would send a rival a long way round
    care: float = 0.15  # how much a lost bottleneck counts when tracks are ordered
    prizes: float = 1.0  # how much of the bonuses for "most of something" is seen: goals, most tickets
    ports: float = 1.0  # how much of what a port can bring is seen

    # time
    tempo: float = 1.0  # a rival's fastest finish times this is when the end is expected
    risk: float = -3.0  # turns kept in hand when a ticket is judged feasible
    slack: float = 10.0  # turns that a plan should leave over when tickets are kept
    draw: float = 0.6  # turns it takes to draw a card that is needed
    spare_turns: float = 12.0  # turns that must be left before more tickets are drawn
    spare_pieces: int = 9

    # tracks beside the plan
    surplus: float = 0.3  # turns that a card which the plan does not need still stands for
    needed: float = 1.0  # and more for one that it does need
    side: int = 9  # shorter tracks beside the plan are left alone
    reserve: int = 0  # pieces kept for detours while the plan is not finished
    early: float = 1.0  # turns before the last moment at which left-over cards are laid

    # patience: a full hand pays better and gives less away, unless somebody gets in between
    hoard: int = 0  # with two players: draws on until it holds so many cards, though a planned track could be paid
    seasoned: bool = True  # knows how much patience and which tracks pay on a board, see `HABITS`

    # human weaknesses, all off for a strong player
    sight: int = 0  # so many tickets are planned for at a time, the nearest first; 0: all of them as one network
    watchful: bool = True  # sees how soon rivals can end the game; otherwise the last round comes as a surprise
    stubby: bool = False  # plans the fewest spaces, through many short tracks, not the fewest turns
    restless: bool = False  # lays tracks beside the plan as soon as they can be paid, with cards that the plan needs
    focus: int = 0  # draws for so many tracks at a time, the most urgent first; 0: for all of the plan
    careless: bool = False  # pays with whatever comes to hand, locomotives too, instead of what it needs least
    magpie: float = 0.0  # what a shining locomotive in the market is worth beyond its use
    dare: float = 0.5  # a tunnel is tried if the chance to pay it is at least this


class Habits(NamedTuple):
    """What has been measured to pay on a board: always, and at tables of four and more, where less is left for each."""

    always: Mapping[str, float] = MappingProxyType({})
    crowded: Mapping[str, float] = MappingProxyType({})


HABITS: Mapping[str, Habits] = {
    "usa": Habits(crowded={"spare_turns": 9.0, "ticket": 0.9, "draw": 0.7}),
    "nordic": Habits({"hoard": 20}),
    "northern_lights": Habits({"hoard": 10}),
    "world": Habits({"hoard": 20, "floor": 6.0}),
}
_CROWD = 4
_USUAL = Temper()


def at_table(temper: Temper, map_id: str, players: int) -> Temper:
    """The temper as it is on that board with so many players; a style goes before a habit."""
    habits = HABITS.get(map_id)
    if habits is None or not temper.seasoned:
        return temper
    known = {**habits.always, **(habits.crowded if players >= _CROWD else {})}
    changed: dict[str, Any] = {
        name: value for name, value in known.items() if getattr(temper, name) == getattr(_USUAL, name)
    }
    return replace(temper, **changed) if changed else temper
