# SPDX-License-Identifier: GPL-3.0-or-later
"""The hooks by which a rule family joins the game. All are neutral by default.

A new family is one module in `traits/` and one line in its registry; the engine does not know any of them by name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

if TYPE_CHECKING:
    from ttr_desktop.core.actions import Action
    from ttr_desktop.core.board import Board, Track
    from ttr_desktop.core.cards import CardSet, Payment
    from ttr_desktop.core.cost import Cost
    from ttr_desktop.core.events import Event
    from ttr_desktop.core.phase import Phase
    from ttr_desktop.core.refusal import Refusal
    from ttr_desktop.core.scoring import Tally
    from ttr_desktop.core.state import State
    from ttr_desktop.core.tables import Tables


class Handler(NamedTuple):
    """How one type of action is judged and carried out; `phases` are those in which it may be asked for."""

    phases: tuple[Phase, ...]
    check: Callable[[Tables, State, Any], Refusal | None]
    perform: Callable[[Tables, State, Any, list[Event]], None]


@dataclass(frozen=True, slots=True)
class Trait:
    """A rule family; the fields of a subclass are its parameters."""

    name: ClassVar[str]

    def owns(self, track: Track) -> bool:
        """Whether a track has the marks or the kind of this family (and so needs it)."""
        return False

    def costs(self, board: Board, cards: CardSet) -> Iterable[Cost]:
        """Prices for the tracks that are paid in this family's way."""
        return ()

    def handlers(self) -> Mapping[type, Handler]:
        """The actions that the family adds."""
        return {}

    def answers(self) -> Mapping[Phase, Callable[[Tables, State], Iterator[Action]]]:
        """For each phase of its own: the legal answers."""
        return {}

    def setup(self, tables: Tables, state: State) -> None:
        """Before anything is announced: its part of the starting position."""

    def opening(self, tables: Tables, state: State) -> Phase | None:
        """A round of questions after the opening tickets, if it has one."""
        return None

    def lay(self, tables: Tables, state: State, track: Track, pay: Payment, out: list[Event]) -> bool:
        """After the set was laid down: True if the claim has to wait for an answer or is off."""
        return False

    def claimed(self, tables: Tables, state: State, track: Track, pay: Payment, out: list[Event]) -> None:
        """After a track was claimed."""

    def extras(self, tables: Tables, state: State) -> Iterable[tuple[Action, ...]]:
        """The choices it adds to a turn, each as the tuple of its legal variants."""
        return ()

    def tally(self, tables: Tables, state: State, tallies: list[Tally]) -> None:
        """Its part of the final count."""
