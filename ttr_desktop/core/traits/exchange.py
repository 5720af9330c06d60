# SPDX-License-Identifier: GPL-3.0-or-later
"""Exchanging pieces with the box as a whole turn (W-19)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import ClassVar

from ttr_desktop.core.actions import Action, Exchange
from ttr_desktop.core.events import Event, PiecesExchanged
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.refusal import Code, Refusal
from ttr_desktop.core.rules import PIECES
from ttr_desktop.core.state import State
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.trait import Handler, Trait
from ttr_desktop.core.turns import end_turn


@dataclass(frozen=True, slots=True)
class ExchangePieces(Trait):
    """Each piece exchanged costs `cost` points."""

    name: ClassVar[str] = "exchange"
    cost: int = 1

    def handlers(self) -> Mapping[type, Handler]:
        return {Exchange: Handler((Phase.TURN,), _check, self._perform)}

    def extras(self, tables: Tables, state: State) -> Iterable[tuple[Action, ...]]:
        pieces, box = state.pieces[state.seat], state.box[state.seat]
        trains, ships = pieces[0], pieces[1]
        if trains > box[1]:
            trains = box[1]
        if ships > box[0]:
            ships = box[0]
        if trains and ships:
            return (_UP_TO[0][trains], _UP_TO[1][ships])
        return (_UP_TO[0][trains],) if trains else (_UP_TO[1][ships],) if ships else ()

    def _perform(self, tables: Tables, state: State, action: Exchange, out: list[Event]) -> None:
        seat, given, count = state.seat, action.piece, action.amount
        pieces, box = state.pieces[seat], state.box[seat]
        taken = 1 - given
        pieces[given] -= count
        box[given] += count
        pieces[taken] += count
        box[taken] -= count
        cost = self.cost * count
        state.scores[seat] -= cost
        change = -count if given == 0 else count
        out.append(PiecesExchanged(seat, change, -change, cost))
        end_turn(tables, state, out)


_MOST = 200
# For each kind of piece and each limit: all exchanges up to it, ready made.
_ALL = tuple(tuple(Exchange(piece, count) for count in range(1, _MOST)) for piece in (0, 1))
_UP_TO = tuple(tuple(exchanges[:most] for most in range(_MOST)) for exchanges in _ALL)


def _check(tables: Tables, state: State, action: Exchange) -> Refusal | None:
    rule = tables.rules.cite("exchange")
    given, count = action.piece, action.amount
    if given not in (0, 1):
        return Refusal(Code.TOO_FEW_PIECES, rule, {"count": count})
    have, box = state.pieces[state.seat][given], state.box[state.seat][1 - given]
    params: dict[str, int | str] = {
        "piece": PIECES[given],
        "other": PIECES[1 - given],
        "count": count,
        "have": have,
        "box": box,
    }
    if not 1 <= count <= have:
        return Refusal(Code.TOO_FEW_PIECES, rule, params)
    if count > box:
        return Refusal(Code.BOX_EMPTY, rule, params)
    return None
