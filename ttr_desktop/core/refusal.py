# SPDX-License-Identifier: GPL-3.0-or-later
"""Why an action is not legal: a code, the rule behind it, and the numbers of the position."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum


class Code(StrEnum):
    """The refusal codes of the contract."""

    NOT_YOUR_TURN = "not-your-turn"
    WRONG_PHASE = "wrong-phase"
    UNKNOWN_TRACK = "unknown-track"
    TRACK_TAKEN = "track-taken"
    PARALLEL_OWNED = "parallel-owned"
    PARALLEL_CLOSED = "parallel-closed"
    TOO_FEW_PIECES = "too-few-pieces"
    CARDS_NOT_IN_HAND = "cards-not-in-hand"
    WRONG_COUNT = "wrong-count"
    WRONG_KIND = "wrong-kind"
    WRONG_COLOUR = "wrong-colour"
    MIXED_COLOURS = "mixed-colours"
    NEEDLESS_CARD = "needless-card"
    LOCOMOTIVE_NOT_HERE = "locomotive-not-here"
    TOO_FEW_LOCOMOTIVES = "too-few-locomotives"
    LOCOMOTIVE_SECOND = "locomotive-second"
    NOTHING_TO_DRAW = "nothing-to-draw"
    NO_SUCH_SLOT = "no-such-slot"
    NO_TICKETS = "no-tickets"
    TOO_FEW_KEPT = "too-few-kept"
    UNKNOWN_TICKET = "unknown-ticket"
    BAD_PIECE_PICK = "bad-piece-pick"
    NOT_A_HARBOUR = "not-a-harbour"
    HARBOUR_TAKEN = "harbour-taken"
    HARBOUR_NOT_REACHED = "harbour-not-reached"
    NO_PORT_LEFT = "no-port-left"
    NO_PORT_SIGN = "no-port-sign"
    BOX_EMPTY = "box-empty"
    MUST_NOT_PASS = "must-not-pass"


@dataclass(frozen=True, slots=True)
class Refusal:
    """The answer to an action that is not legal; nothing has changed."""

    code: Code
    rule: str
    params: dict[str, int | str] = field(default_factory=dict)
