# SPDX-License-Identifier: GPL-3.0-or-later
"""Whose turn it is, and how the game comes to its end (C-1, C-16, C-17, U-7, N-13, L-10, W-20)."""

from __future__ import annotations

from ttr_desktop.core.actions import Pass
from ttr_desktop.core.events import Event, GameEnded, LastRound, Passed, TurnStarted
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.scoring import Result, count_up
from ttr_desktop.core.state import State
from ttr_desktop.core.tables import Tables


def begin_turn(state: State, seat: int, out: list[Event]) -> None:
    """Gives the seat its turn."""
    state.seat = seat
    state.phase = Phase.TURN
    state.turn += 1
    out.append(TurnStarted(seat, state.turn))


def end_turn(tables: Tables, state: State, out: list[Event]) -> None:
    """Checks the end trigger, then hands the turn on or ends the game."""
    seat = state.seat
    state.passes = 0
    if state.last_by >= 0:
        state.turns_left -= 1
        if not state.turns_left:
            finish(tables, state, "last-round", out)
            return
    else:
        trains, ships = state.pieces[seat]
        if trains + ships <= tables.rules.end_pieces:
            state.last_by = seat
            state.turns_left = tables.players * tables.rules.end_turns
            out.append(LastRound(seat, tables.rules.end_turns))
    seat += 1
    begin_turn(state, seat if seat < tables.players else 0, out)


def pass_turn(tables: Tables, state: State, action: Pass, out: list[Event]) -> None:
    """Nothing can be done (C-16). When everybody passes in a row nothing can change any more: the game ends."""
    out.append(Passed(state.seat))
    passes = state.passes + 1
    if passes == tables.players:
        finish(tables, state, "stalemate", out)
        return
    end_turn(tables, state, out)
    state.passes = passes


def finish(tables: Tables, state: State, reason: str, out: list[Event]) -> Result:
    """Counts everything up and closes the game."""
    result = count_up(tables, state)
    state.phase = Phase.OVER
    state.result = result
    out.append(GameEnded(reason, result.lines, result.winners, tuple(state.tickets)))
    return result
