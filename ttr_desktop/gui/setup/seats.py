# SPDX-License-Identifier: GPL-3.0-or-later
"""All chairs: players come and go between the least and the most a board takes, and no two look alike."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from ttr_desktop.core.board import Board
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.gui.looks import looks_of, swapped, with_looks
from ttr_desktop.gui.people import People
from ttr_desktop.gui.scrolled import scrolled
from ttr_desktop.gui.setup.look_button import Owners
from ttr_desktop.gui.setup.seat_card import SeatCard
from ttr_desktop.gui.style import px
from ttr_desktop.table import lineup

_CHAIR = 58  # the height of a free one: that of a card with one line about its player


class SeatsPanel(QWidget):
    """A column of cards, and a place for everybody who may still come."""

    changed = Signal()  # somebody came, went, or is called differently

    def __init__(self, board: Board, language: str, my_name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._board, self._language, self._my_name = board, language, my_name
        self.cards: list[SeatCard] = []
        self.add = QPushButton()
        self.add.setObjectName("addSeat")
        self.add.clicked.connect(self._add)
        self.free = [self._free_chair() for _ in range(board.rules.players[1] - board.rules.players[0] - 1)]
        self._column = QVBoxLayout()
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(px(8))
        inside = QWidget()
        around = QVBoxLayout(inside)
        around.setContentsMargins(0, 0, 0, 0)
        around.setSpacing(px(8))
        around.addLayout(self._column)
        for chair in (self.add, *self.free):
            around.addWidget(chair)
        around.addStretch(1)
        self.area = scrolled(inside)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self.area)

    def show_seats(self, seats: Sequence[SeatInfo]) -> None:
        """Fills all chairs."""
        for card in self.cards:
            self._column.removeWidget(card)
            card.deleteLater()
        self.cards = []
        for seat in seats:
            self._seat(seat)
        self._refresh()

    def seats(self) -> list[SeatInfo]:
        """As they stand; names are empty where the usual ones are meant."""
        return [card.seat() for card in self.cards]

    def names(self) -> list[str]:
        """As everybody is called in the game: no two alike."""
        return People().called(self.seats(), self._my_name)

    def seated(self) -> list[SeatInfo]:
        """As the game keeps them."""
        return People().seated(with_looks(self.seats()), self._my_name)

    def _seat(self, seat: SeatInfo) -> SeatCard:
        card = SeatCard(self._board.id, self._language)
        card.show_seat(seat)
        card.changed.connect(lambda: self._edited(card))
        card.gone.connect(lambda: self._remove(card))
        card.look.colour_picked.connect(lambda colour: self._pick(card, colour, ""))
        card.look.shape_picked.connect(lambda shape: self._pick(card, "", shape))
        self.cards.append(card)
        self._column.addWidget(card)
        return card

    def _free_chair(self) -> QPushButton:
        """One more beside the first free one, so that the whole table is to be seen; keys need only the first."""
        chair = QPushButton(self.tr("Free chair"))
        chair.setObjectName("freeSeat")
        chair.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        chair.setMinimumHeight(px(_CHAIR))
        chair.setToolTip(self.tr("Add a player"))
        chair.clicked.connect(self._add)
        return chair

    def _add(self) -> None:
        if len(self.cards) < self._board.rules.players[1]:
            card = self._seat(lineup.newcomer(self.seats()))
            self._refresh()
            card.who.setFocus()

    def _remove(self, card: SeatCard) -> None:
        if len(self.cards) > self._board.rules.players[0]:
            self.cards.remove(card)
            self._column.removeWidget(card)
            card.hide()
            card.deleteLater()
            self._refresh()
            self.add.setFocus()

    def _edited(self, card: SeatCard) -> None:
        """A bot always has a name; a person who takes its chair does not go by it."""
        name = card.name.text().strip()
        if card.human and name in lineup.BOT_NAMES and not card.name.hasFocus():
            card.name.clear()
        elif not card.human and not name and not card.name.hasFocus():
            card.name.setText(lineup.free_name(self.names()))
        self._refresh()

    def _pick(self, card: SeatCard, colour: str, shape: str) -> None:
        """Gives a player what was picked; whoever had it gets what the player had before."""
        seats = swapped(self.seats(), self.cards.index(card), colour, shape)
        for one, seat in zip(self.cards, seats, strict=True):
            one.show_picks(seat.colour, seat.shape)
        self._refresh()

    def _refresh(self) -> None:
        least, most = self._board.rules.players
        stay = self.tr("At least {count} play on this board.").format(count=least) if len(self.cards) <= least else ""
        usual = People().usual(self.seats(), self._my_name)
        shared = sum(card.human for card in self.cards) > 1
        for number, (card, name) in enumerate(zip(self.cards, usual, strict=True), 1):
            card.place(number, name, stay)
            card.share(shared)
        self._show_looks()
        full = len(self.cards) >= most
        self.add.setEnabled(not full)
        self.add.setText(
            self.tr("No more than {count} play on this board").format(count=most) if full else self.tr("Add a player")
        )
        self.add.setMinimumHeight(0 if full else px(_CHAIR))
        for number, chair in enumerate(self.free, len(self.cards) + 2):
            chair.setVisible(number <= most)
        self.changed.emit()

    def _show_looks(self) -> None:
        seats, names = with_looks(self.seats()), self.names()
        for number, (card, look) in enumerate(zip(self.cards, looks_of(seats), strict=True)):
            others = [other for other in range(len(seats)) if other != number]
            owners = Owners({seats[n].colour: names[n] for n in others}, {seats[n].shape: names[n] for n in others})
            card.look.show_look(look, owners, names[number])
