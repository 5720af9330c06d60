# SPDX-License-Identifier: GPL-3.0-or-later
"""A chair at the table: pieces, name, who plays, and in plain words how strong that is."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.gui.box_name import name_box
from ttr_desktop.gui.setup.bot_choice import StyleBox, WhoBox, about_bot, player_name, taken_apart
from ttr_desktop.gui.setup.look_button import LookButton
from ttr_desktop.gui.style import px
from ttr_desktop.table.lineup import LONGEST_NAME
from ttr_desktop.table.table import HUMAN


class SeatCard(QFrame):
    """Edits one seat. Colours and shapes are dealt with by whoever knows the other seats."""

    changed = Signal()  # who plays, or the name
    gone = Signal()  # the player leaves

    def __init__(self, map_id: str, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("seatCard")
        self._map_id, self._language = map_id, language
        self._colour = self._shape = ""
        self._shared = False  # several people play at this screen
        self.look = LookButton()
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.name.textEdited.connect(self.changed)
        self.who = WhoBox(language)
        self.style_box = StyleBox(language)
        self.remove = QToolButton()
        self.remove.setText("✕")
        self.remove.setAutoRaise(True)
        self.remove.clicked.connect(self._leave)
        self.about = QLabel()
        self.about.setObjectName("quiet")
        self.about.setWordWrap(True)
        self.about.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._lay_out()
        self.who.currentIndexChanged.connect(self._who_changed)
        self.style_box.currentIndexChanged.connect(self._tell)

    def _lay_out(self) -> None:
        self.name.setMinimumWidth(px(80))
        for box, width in ((self.who, 150), (self.style_box, 110)):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumWidth(px(width))
            box.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        top = QHBoxLayout()
        top.setSpacing(px(8))
        top.addWidget(self.name, 3)
        top.addWidget(self.who, 2)
        top.addWidget(self.style_box, 2)
        top.addWidget(self.remove)
        column = QVBoxLayout()
        column.setSpacing(px(4))
        column.addLayout(top)
        column.addWidget(self.about)
        row = QHBoxLayout(self)
        row.setContentsMargins(px(10), px(8), px(8), px(6))
        row.setSpacing(px(10))
        row.addWidget(self.look, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(column, 1)

    def show_seat(self, seat: SeatInfo) -> None:
        """Fills the card."""
        who, style = taken_apart(seat.player)
        self._colour, self._shape = seat.colour, seat.shape
        self.name.setText(seat.name)
        self.who.choose(who)
        self.style_box.offer(self.who.who, style)
        self._tell()

    def place(self, number: int, usual_name: str, why_stay: str) -> None:
        """Which chair it is, what its player is called without a name, and why nobody can leave, if so."""
        self.name.setPlaceholderText(usual_name)
        self.name.setAccessibleName(self.tr("Name of player {number}").format(number=number))
        name_box(self.who, self.tr("Who plays as player {number}").format(number=number))
        name_box(self.style_box, self.tr("Style of player {number}").format(number=number))
        self.remove.setProperty("dimmed", bool(why_stay))
        self.remove.setToolTip(why_stay or self.tr("Remove this player"))
        self.remove.setAccessibleName(self.tr("Remove player {number}").format(number=number))
        self.remove.setAccessibleDescription(why_stay)
        self.remove.setEnabled(not why_stay)

    def share(self, shared: bool) -> None:
        """Whether several people play at this screen."""
        self._shared = shared
        self._tell()

    def show_picks(self, colour: str, shape: str) -> None:
        self._colour, self._shape = colour, shape

    @property
    def human(self) -> bool:
        return self.who.who == HUMAN

    @property
    def shown_name(self) -> str:
        return self.name.text().strip() or self.name.placeholderText()

    def seat(self) -> SeatInfo:
        """As it stands; the name is empty where the usual one is meant."""
        player = player_name(self.who.who, self.style_box.style_id)
        return SeatInfo(self.name.text().strip(), player, self._colour, self._shape)

    def _who_changed(self) -> None:
        self.style_box.offer(self.who.who, self.style_box.style_id)
        self._tell()
        self.changed.emit()

    def _tell(self) -> None:
        if self.human:
            shared = self.tr("Plays at this screen, which is covered when it goes from one person to the next.")
            self.about.setText(shared if self._shared else self.tr("Plays at this screen."))
        else:
            self.about.setText(about_bot(self.who.who, self.style_box.style_id, self._map_id, self._language))

    def _leave(self) -> None:
        self.gone.emit()
