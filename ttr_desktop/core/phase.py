# SPDX-License-Identifier: GPL-3.0-or-later
"""What the game is waiting for (contract: "Phases")."""

from __future__ import annotations

from enum import Enum


class Phase(Enum):
    """The question that the seat to move has to answer."""

    CHOOSE_TICKETS = "choose-tickets"
    CHOOSE_PIECES = "choose-pieces"
    TURN = "turn"
    SECOND_CARD = "second-card"
    TUNNEL = "tunnel"
    OVER = "over"
