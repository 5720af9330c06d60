# SPDX-License-Identifier: GPL-3.0-or-later
"""All tips, and which of them fits a position."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

from ttr_desktop.core.engine import tables_for
from ttr_desktop.core.view import SeatView
from ttr_desktop.data import catalogue
from ttr_desktop.teach.tips import on_boards, on_cards, on_tickets, on_tracks
from ttr_desktop.teach.tips.glimpse import Glimpse
from ttr_desktop.teach.tips.tip import Trigger

# What costs most when overlooked stands first: only one tip is shown at a time.
TRIGGERS: Mapping[str, Trigger] = {
    **on_tickets.TRIGGERS,
    **on_tracks.TRIGGERS,
    **on_cards.TRIGGERS,
    **on_boards.TRIGGERS,
}


class Tip(NamedTuple):
    """A tip that fits, with the numbers of the position."""

    id: str
    values: Mapping[str, Any]


def find_tip(view: SeatView, known: Collection[str]) -> Tip | None:
    """The first tip that fits the position and was not shown before; a job for a worker process."""
    at = Glimpse(tables_for(catalogue.board(view.map), view.players), view)
    for tip_id, trigger in TRIGGERS.items():
        if tip_id not in known:
            values = trigger(at)
            if values is not None:
                return Tip(tip_id, values)
    return None
