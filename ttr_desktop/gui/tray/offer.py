# SPDX-License-Identifier: GPL-3.0-or-later
"""The ticket offer: what to keep, with what each ticket and all together would take."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QBoxLayout, QWidget

from ttr_desktop.core.actions import Action, Keep
from ttr_desktop.core.paths import joint
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.view import SeatView
from ttr_desktop.gui.models.tickets import TicketRow, ticket_row
from ttr_desktop.gui.tray.page import QuestionPage
from ttr_desktop.gui.tray.ticket_card import TicketCard
from ttr_desktop.teach.tempo import all_pieces
from ttr_desktop.texts.term import signed


class OfferPage(QuestionPage):
    """A card for each ticket; hovering or focusing one shows its cities and its way on the board."""

    def __init__(self, tables: Tables, why: Callable[[Action], str], parent: QWidget | None = None) -> None:
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        super().__init__(parent)
        self.boxes: list[tuple[TicketCard, TicketRow]] = []
        self._tables = tables
        self._why = why
        self._view: SeatView | None = None
        self._row.setSpacing(8)
        self.body.addLayout(self._row, 1)
        self.keep = self.add_button(self.tr("Keep"), primary=True)
        self.keep.clicked.connect(self._answer)

    def set_upright(self, upright: bool) -> None:
        super().set_upright(upright)
        across = QBoxLayout.Direction.LeftToRight
        self._row.setDirection(QBoxLayout.Direction.TopToBottom if upright else across)

    def ask(self, view: SeatView) -> None:
        """Shows the offer of the view; everything is kept at first."""
        self._view = view
        for box, _ in self.boxes:
            box.hide()
            box.deleteLater()
        self.boxes.clear()
        self.heading.setText(self.tr("Which tickets do you keep?"))
        for number in view.offer:
            row = ticket_row(self._tables, view, number)
            box = TicketCard(row.cities, self._worth(number), self._cost(row))
            box.setToolTip(self._tip(row))
            box.setChecked(True)
            box.toggled.connect(self._update)
            box.pointed.connect(partial(self._point, row))
            self._row.addWidget(box)
            self.boxes.append((box, row))
        self._update()
        if self.boxes:
            self.boxes[0][0].setFocus()

    def _worth(self, number: int) -> str:
        return str(self._tables.board.tickets[number].points)

    def _cost(self, row: TicketRow) -> str:
        if row.rest is None:
            return self.tr("out of reach")
        if not row.rest.spaces:
            return self.tr("already joined")
        return self.tr("%n space(s) to claim", "", row.rest.spaces)

    def _tip(self, row: TicketRow) -> str:
        ticket = self._tables.board.tickets[row.ticket]
        lines = [row.cities, self._cost(row)]
        if ticket.is_tour:
            values = (signed(ticket.points), signed(ticket.points_any_order), signed(-ticket.penalty))
            lines.append(self.tr("Tour: {0} in this order, {1} in any order, {2} if not joined").format(*values))
        else:
            lines.append(self.tr("{0} points if joined, {1} if not").format(ticket.points, signed(-ticket.points)))
        return "\n".join(lines)

    def _kept(self) -> list[TicketRow]:
        return [row for box, row in self.boxes if box.isChecked()]

    def _action(self) -> Keep:
        return Keep(tuple(sorted(row.ticket for row in self._kept())))

    def _update(self) -> None:
        assert self._view is not None
        kept = self._kept()
        reason = self._why(self._action())
        self.keep.setText(self.tr("Keep %n ticket(s)", "", len(kept)))
        self.keep.set_reason(reason)
        self.explain(reason or self._joint_cost())

    def _joint_cost(self) -> str:
        """All tickets together, those held already too, against the pieces left."""
        view, tickets = self._view, self._tables.board.tickets
        assert view is not None
        numbers = [n for n in view.tickets if not view.done >> n & 1] + [row.ticket for row in self._kept()]
        rest = joint(self._tables, view, view.seat, [tickets[number].cities for number in numbers])
        text = self.tr("All your tickets together: about %n space(s) to claim.", "", rest.spaces)
        left = all_pieces(self._tables, view, view.seat)
        text += " " + self.tr("You have %n piece(s).", "", left)
        if rest.spaces > left:
            text += " " + self.tr("That is more than you can lay.")
        return text

    def _point(self, row: TicketRow, on: bool) -> None:
        cities = list(self._tables.board.tickets[row.ticket].cities) if on else []
        self.pointed.emit(list(row.rest.tracks + row.rest.own) if on and row.rest else [], cities)

    def _answer(self) -> None:
        self.answered.emit(self._action())
