# SPDX-License-Identifier: GPL-3.0-or-later
"""One's own hand, kind by kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ttr_desktop.core.cards import FAMILIES
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.view import SeatView
from ttr_desktop.gui.models.rows import Column, RowsModel
from ttr_desktop.texts.names import Names


class HandCard(NamedTuple):
    """So many cards of one kind."""

    card: int
    name: str
    held: int
    counted: str  # "3 red cards"


class HandModel(RowsModel[HandCard]):
    """One row a kind of card held, colour by colour, the locomotives last."""

    def columns(self) -> Sequence[Column]:
        return (
            Column(self.tr("Card"), lambda row: row.name),
            Column(self.tr("Number"), lambda row: str(row.held), number=True),
        )

    def describe(self, row: HandCard) -> str:
        return row.counted

    def show(self, tables: Tables, view: SeatView, names: Names) -> None:
        """Shows the hand of the view."""
        held = [card for card, count in enumerate(view.hand) if count]
        held.sort(key=lambda card: _order(tables, card))
        rows = []
        for card in held:
            term = names.card(tables, card)
            rows.append(HandCard(card, str(term), view.hand[card], term.counted(view.hand[card])))
        self.set_rows(rows)


def _order(tables: Tables, card: int) -> tuple[bool, str, int, int]:
    """Trains before ships, the locomotives last; cards of one colour side by side."""
    cards = tables.cards
    if card == cards.wild:
        return (True, "", 0, 0)
    return (False, "0" if FAMILIES[cards.family[card]].kind == "train" else "1", cards.colour[card], card)
