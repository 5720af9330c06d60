# SPDX-License-Identifier: GPL-3.0-or-later
"""The secret pick of pieces before the first turn (W-4)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar

from ttr_desktop.core.actions import Action, PickPieces
from ttr_desktop.core.events import Event, PiecesChosen
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.refusal import Code, Refusal
from ttr_desktop.core.state import State
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.tickets import next_opening_answer
from ttr_desktop.core.trait import Handler, Trait


@dataclass(frozen=True, slots=True)
class PiecePick(Trait):
    """`total` pieces are picked out of all; `trains` of them (the rest ships) is what is suggested."""

    name: ClassVar[str] = "piece_pick"
    total: int = 60
    trains: int = 20

    def handlers(self) -> Mapping[type, Handler]:
        return {PickPieces: Handler((Phase.CHOOSE_PIECES,), self._check, self._perform)}

    def answers(self) -> Mapping[Phase, Callable[[Tables, State], Iterator[Action]]]:
        return {Phase.CHOOSE_PIECES: self._answers}

    def setup(self, tables: Tables, state: State) -> None:
        """Everything lies in the box until it is picked."""
        for pieces, box in zip(state.pieces, state.box, strict=True):
            pieces[:] = (0, 0)
            box[:] = (tables.rules.trains, tables.rules.ships)

    def opening(self, tables: Tables, state: State) -> Phase | None:
        return Phase.CHOOSE_PIECES

    def _answers(self, tables: Tables, state: State) -> Iterator[Action]:
        for trains in range(max(0, self.total - tables.rules.ships), min(self.total, tables.rules.trains) + 1):
            yield PickPieces(trains, self.total - trains)

    def _check(self, tables: Tables, state: State, action: PickPieces) -> Refusal | None:
        fits = 0 <= action.trains <= tables.rules.trains and 0 <= action.ships <= tables.rules.ships
        if fits and action.trains + action.ships == self.total:
            return None
        params: dict[str, int | str] = {
            "total": self.total,
            "trains": tables.rules.trains,
            "ships": tables.rules.ships,
            "picked": action.trains + action.ships,
        }
        return Refusal(Code.BAD_PIECE_PICK, tables.rules.cite("pick"), params)

    def _perform(self, tables: Tables, state: State, action: PickPieces, out: list[Event]) -> None:
        state.picks[state.seat] = (action.trains, action.ships)
        if state.opening == 1:
            # The last one has chosen: all are revealed together.
            for seat, (trains, ships) in enumerate(state.picks):
                state.pieces[seat][:] = (trains, ships)
                state.box[seat][:] = (tables.rules.trains - trains, tables.rules.ships - ships)
                out.append(PiecesChosen(seat, trains, ships))
        next_opening_answer(tables, state, out)
