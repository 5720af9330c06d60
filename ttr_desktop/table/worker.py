# SPDX-License-Identifier: GPL-3.0-or-later
"""A bot's decision in a process of its own: only the seat's view goes in, only the decision comes out."""

from __future__ import annotations

from ttr_desktop.bots.base import Decision
from ttr_desktop.bots.registry import make_bot
from ttr_desktop.core.engine import tables_for
from ttr_desktop.core.rng import Rng
from ttr_desktop.core.sampling import possible_game
from ttr_desktop.core.view import SeatView
from ttr_desktop.data import catalogue


def answer(bot: str, view: SeatView, seed: str) -> Decision:
    """What the bot does in this position. The same arguments give the same answer."""
    tables = tables_for(catalogue.board(view.map), view.players)
    # The choices of the seat follow from its view alone, so any possible game has the same ones.
    choices = possible_game(tables, view, Rng(f"{seed}/choices")).choices()
    return make_bot(bot).decide(view, choices, Rng(f"{seed}/{view.revision}/{view.seat}"))


def warm_up(map_id: str, players: int) -> None:
    """Loads what the first decision would have to wait for."""
    tables_for(catalogue.board(map_id), players)
