# SPDX-License-Identifier: GPL-3.0-or-later
"""A question as JSON and the answer to it: what programs in any language read and write (`docs/bots.md`)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from typing import Any

from ttr_desktop.bots.faults import NONSENSE, BotFault
from ttr_desktop.core.actions import Action, Claim, DrawTickets, Pass, StopDrawing
from ttr_desktop.core.choices import Choices
from ttr_desktop.core.describe import describe_view
from ttr_desktop.core.notation import NotationError, from_text, to_text
from ttr_desktop.core.payment import minimal
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.rules import GREY
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.view import SeatView
from ttr_desktop.texts.messages import Messages

_MOST_PAYMENTS = 12  # for one track; a ferry can have thousands, and any legal one is taken
_MOST_VARIANTS = 40  # of a harbour or an exchange


def question(view: SeatView, choices: Choices, seed: str, seconds: float, style: str, with_board: bool) -> str:
    """One line: the view, the legal actions, a seed for whoever wants to roll dice, and how long there is."""
    tables = choices.tables
    told: dict[str, Any] = {
        "view": describe_view(tables, view),
        "legal": [to_text(tables, action) for action in listed(choices)],
        "seed": seed,
        "seconds": seconds,
        "style": style,
    }
    if with_board:
        told["board"] = describe_board(tables)
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")) + "\n"


def listed(choices: Choices) -> Iterator[Action]:
    """Every choice, but of its payments only some that waste nothing."""
    yield from choices.answers
    yield from choices.draws
    if choices.may_stop:
        yield StopDrawing()
    if choices.tickets:
        yield DrawTickets()
    for variants in choices.extras:
        yield from variants[:_MOST_VARIANTS]
    for track in choices.tracks():
        for pay in islice(minimal(choices.tables, track, choices.hand), _MOST_PAYMENTS):
            yield Claim(track, pay)
    if choices.phase is Phase.TURN and choices.empty:
        yield Pass()


def describe_board(tables: Tables) -> dict[str, Any]:
    """What is printed on the board."""
    board = tables.board
    cities = [city.id for city in board.cities]
    return {
        "map": board.id,
        "players": tables.players,
        "cities": cities,
        "tracks": [
            {
                "id": track.id,
                "a": cities[track.a],
                "b": cities[track.b],
                "length": track.length,
                "colour": tables.cards.colours[track.colour] if track.colour >= 0 else GREY,
                "kind": track.kind,
                "locomotives": track.locomotives,
                "pairs": track.pairs,
                "points": tables.points[track.number],
            }
            for track in board.tracks
        ],
        "tickets": [
            {
                "id": ticket.id,
                "points": ticket.points,
                "loss": ticket.loss,
                "cities": [cities[n] for n in ticket.cities],
            }
            for ticket in board.tickets
        ],
    }


def read_answer(line: bytes, tables: Tables, view: SeatView) -> Action:
    """The action of an answer; raises BotFault if it is none."""
    try:
        return from_text(tables, json.loads(line), view.offer)
    except NotationError as problem:
        raise BotFault(NONSENSE, f"{Messages().say(problem.reason)}; the answer was {line[:80]!r}") from None
    except (ValueError, RecursionError) as problem:
        raise BotFault(NONSENSE, f"{problem}; the answer was {line[:80]!r}") from None
