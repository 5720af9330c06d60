# SPDX-License-Identifier: GPL-3.0-or-later
"""The ticket offer: what to keep, with what each ticket and all together would take."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QCheckBox, QGridLayout, QWidget

from ttr_desktop.core.actions import Keep
from ttr_desktop.core.paths import remaining
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.view import SeatView
from ttr_desktop.gui.models.tickets import TicketRow, ticket_row
from ttr_desktop.gui.tray.page import QuestionPage

_COLUMNS = 2  # five tickets fit into the tray


class OfferPage(QuestionPage):
    """A checkbox for each ticket; hovering or focusing one shows its way on the board."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.boxes: list[tuple[QCheckBox, TicketRow]] = []
        self._least = 1
        self._tables: Tables | None = None
        self._view: SeatView | None = None
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(28)
        self._grid.setColumnStretch(_COLUMNS, 1)
        self.body.addLayout(self._grid)
        self.body.addStretch(1)
        self.keep = self.add_button(self.tr("Keep"), primary=True)
        self.keep.clicked.connect(self._answer)

    def ask(self, tables: Tables, view: SeatView, least: int) -> None:
        """Shows the offer of the view."""
        self._tables, self._view, self._least = tables, view, least
        for box, _ in self.boxes:
            box.deleteLater()
        self.boxes.clear()
        self.heading.setText(self.tr("Which tickets do you keep?"))
        for place, number in enumerate(view.offer):
            row = ticket_row(tables, view, number)
            box = QCheckBox(self._label(row))
            box.setChecked(True)
            box.toggled.connect(self._update)
            box.installEventFilter(self)
            self._grid.addWidget(box, place // _COLUMNS, place % _COLUMNS)
            self.boxes.append((box, row))
        self._update()
        if self.boxes:
            self.boxes[0][0].setFocus()

    def _label(self, row: TicketRow) -> str:
        if row.rest is None:
            cost = self.tr("out of reach")
        elif not row.rest.spaces:
            cost = self.tr("already joined")
        else:
            cost = self.tr("%n space(s) to claim", "", row.rest.spaces)
        points = self.tr("%n point(s)", "", row.points)
        return f"{row.cities}:  {points}  ({cost})"

    def _kept(self) -> list[TicketRow]:
        return [row for box, row in self.boxes if box.isChecked()]

    def _update(self) -> None:
        kept = self._kept()
        enough = len(kept) >= self._least
        self.keep.setEnabled(enough)
        self.keep.setText(self.tr("Keep %n ticket(s)", "", len(kept)))
        if not enough:
            self.detail.setText(self.tr("Keep at least %n ticket(s).", "", self._least))
            return
        assert self._tables is not None
        assert self._view is not None
        joint: dict[int, None] = {}
        for number in (*self._view.tickets, *(row.ticket for row in kept)):
            rest = remaining(self._tables, self._view, self._view.seat, self._tables.board.tickets[number].cities)
            if rest is not None:
                joint.update(dict.fromkeys(rest.tracks))
        spaces = sum(self._tables.tracks[track].length for track in joint)
        left = sum(self._view.pieces[self._view.seat])
        text = self.tr("All your tickets together: about %n space(s) to claim.", "", spaces)
        if left:
            text += " " + self.tr("You have %n piece(s).", "", left)
        self.detail.setText(text)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            for box, row in self.boxes:
                if box is watched:
                    self.pointed.emit(list(row.rest.tracks) if row.rest else [])
        elif event.type() == QEvent.Type.Leave:
            self.pointed.emit([])
        return super().eventFilter(watched, event)

    def _answer(self) -> None:
        self.answered.emit(Keep(tuple(sorted(row.ticket for row in self._kept()))))
