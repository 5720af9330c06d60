# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be taken from the table: the cards of the market, the decks, the tickets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ttr_desktop.core.actions import Action, DrawDeck, DrawMarket, DrawTickets
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.view import SeatView
from ttr_desktop.gui.models.rows import Column, RowsModel
from ttr_desktop.texts.names import Names


class SupplyRow(NamedTuple):
    """A market slot, a deck, or the tickets."""

    place: str  # "slot", "deck" or "tickets"
    number: int  # of the slot or deck
    card: int  # in the slot, -1 for none
    name: str
    left: int  # cards or tickets in a deck
    reason: str  # why it cannot be taken now; empty if it can

    def action(self, refill: int = 0) -> Action:
        """What taking it means."""
        if self.place == "slot":
            return DrawMarket(self.number, refill)
        return DrawDeck(self.number) if self.place == "deck" else DrawTickets()


class SupplyModel(RowsModel[SupplyRow]):
    """The slots of the market, then the decks, then the tickets."""

    def columns(self) -> Sequence[Column]:
        return (
            Column(self.tr("Card"), lambda row: row.name),
            Column(self.tr("Left"), lambda row: str(row.left), number=True),
            Column(self.tr("Why not"), lambda row: row.reason),
        )

    def describe(self, row: SupplyRow) -> str:
        return ". ".join(part for part in (row.name, row.reason) if part)

    def show(self, tables: Tables, view: SeatView, names: Names, why: Callable[[Action], str]) -> None:
        """Shows the table; `why` is the game's judge in words."""
        rows: list[SupplyRow] = []
        for slot, card in enumerate(view.market):
            name = str(names.card(tables, card)) if card >= 0 else self.tr("Empty slot")
            rows.append(SupplyRow("slot", slot, card, name, int(card >= 0), why(DrawMarket(slot, 0))))
        for deck, rules in enumerate(tables.rules.decks):
            size = view.deck_sizes[deck]
            name = names.deck(rules.name).form().capitalize() + ": " + self.tr("%n card(s)", "", size)
            rows.append(SupplyRow("deck", deck, -1, name, size, why(DrawDeck(deck))))
        left = view.ticket_deck_size
        name = self.tr("%n ticket(s) to draw from", "", left)
        rows.append(SupplyRow("tickets", 0, -1, name, left, why(DrawTickets())))
        self.set_rows(rows)
