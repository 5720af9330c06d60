# SPDX-License-Identifier: GPL-3.0-or-later
"""Played event by event, the shown position comes to where the true one is."""

from __future__ import annotations

import pytest

from tests.helpers.play import playing
from ttr_desktop.core.events import told_to
from ttr_desktop.data import catalogue
from ttr_desktop.gui.stage.presented import land, lift

SEEN = (
    "hand",
    "hand_sizes",
    "market",
    "owner",
    "scores",
    "pieces",
    "ports",
    "tickets",
    "ticket_counts",
    "ticket_deck_size",
    "done",
    "dig",
    "last_by",
)


@pytest.mark.parametrize("map_id", catalogue.MAP_IDS)
@pytest.mark.parametrize("manner", ["random", "hoarder", "builder"])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_whole_game(map_id: str, manner: str, seat: int) -> None:
    before = None
    for game, action, events in playing(map_id, 2, "presented", manner):
        truth = game.view(seat)
        if before is not None:
            view = before
            for told in (told for event in events if (told := told_to(seat, event)) is not None):
                view = land(game.tables, lift(game.tables, view, told), told)
            for name in SEEN:
                assert getattr(view, name) == getattr(truth, name), (name, action)
        before = truth
