# SPDX-License-Identifier: GPL-3.0-or-later
"""The bar below a replayed board: buttons, a slider over the whole game, speed, and whose cards are open."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QPushButton, QSlider, QToolButton, QVBoxLayout, QWidget

from ttr_desktop.gui.box_name import name_box
from ttr_desktop.gui.replay.icons import player_icon
from ttr_desktop.gui.replay.walker import Walker
from ttr_desktop.table.replay import Replay

ALL_OPEN = -1  # in the choice of views: every hand is open


class ReplayControls(QWidget):
    """Drives a walker and shows where it is."""

    view_chosen = Signal(int)  # seat, or ALL_OPEN

    def __init__(self, replay: Replay, walker: Walker, names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._replay, self._walker = replay, walker
        self.buttons: dict[str, QToolButton] = {}
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, replay.last)
        self.slider.setAccessibleName(self.tr("Moment of the game"))
        self.slider.setTickInterval(max(1, replay.last // 20))
        self.slider.setTickPosition(QSlider.TickPosition.TicksBelow)
        self.slider.valueChanged.connect(self._slid)
        self.place = QLabel()
        self.place.setObjectName("quiet")
        self.speed = self._make_speed()
        self.view = self._make_view(names)
        self.last_round = QPushButton(self.tr("Last round"))
        self.last_round.setToolTip(self.tr("Jump to the moment at which the last round begins"))
        self.last_round.clicked.connect(walker.last_round)
        self.last_round.setVisible(replay.last_round is not None)
        self._lay_out()
        walker.moved.connect(self._show_place)
        walker.playing_changed.connect(self._show_playing)
        self._show_place()

    def _make_speed(self) -> QComboBox:
        box = QComboBox()
        name_box(box, self.tr("Speed"))
        box.setToolTip(self.tr("How fast the game plays by itself"))
        for text, speed in (
            (self.tr("Slow"), "slow"),
            (self.tr("Normal"), "normal"),
            (self.tr("Fast"), "fast"),
            (self.tr("Very fast"), "very-fast"),
        ):
            box.addItem(text, speed)
        box.setCurrentIndex(1)
        box.currentIndexChanged.connect(lambda: self._walker.set_speed(box.currentData()))
        return box

    def _make_view(self, names: Sequence[str]) -> QComboBox:
        box = QComboBox()
        name_box(box, self.tr("Whose cards are open"))
        box.addItem(self.tr("All cards open"), ALL_OPEN)
        for seat, name in enumerate(names):
            box.addItem(self.tr("As {name} sees it").format(name=name), seat)
        box.currentIndexChanged.connect(lambda: self.view_chosen.emit(box.currentData()))
        return box

    def _lay_out(self) -> None:
        walker = self._walker
        buttons = QHBoxLayout()
        buttons.setSpacing(4)
        for name, text, keys, run in (
            ("first", self.tr("To the beginning"), ("Home",), walker.first),
            ("turn-back", self.tr("Previous turn"), ("PgUp", "Ctrl+Left"), walker.previous_turn),
            ("back", self.tr("One step back"), ("Left",), walker.back),
            ("play", self.tr("Play or pause"), ("P",), walker.toggle),
            ("forward", self.tr("One step forward"), ("Right",), walker.forward),
            ("turn-forward", self.tr("Next turn"), ("PgDown", "Ctrl+Right"), walker.next_turn),
            ("last", self.tr("To the end"), ("End",), walker.last),
        ):
            buttons.addWidget(self._button(name, text, keys, run))
        buttons.addSpacing(10)
        for widget in (self.speed, self.last_round):
            buttons.addWidget(widget)
        buttons.addSpacing(10)
        buttons.addWidget(self.place, 1)
        buttons.addWidget(self.view)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 6, 12, 8)
        column.setSpacing(4)
        column.addWidget(self.slider)
        column.addLayout(buttons)

    def _button(self, name: str, text: str, keys: Sequence[str], run: Callable[[], None]) -> QToolButton:
        """A button with its keys; they work wherever the focus is on the page."""
        button = self.buttons[name] = QToolButton()
        action = QAction(player_icon(name, self.palette().buttonText().color()), text, self)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.setToolTip(f"{text} ({QKeySequence(keys[0]).toString(QKeySequence.SequenceFormat.NativeText)})")
        action.triggered.connect(run)
        button.setDefaultAction(action)
        button.setIconSize(QSize(20, 20))
        button.setAccessibleName(text)
        return button

    def key_actions(self) -> list[QAction]:
        """The actions of all buttons, for the page to take up: their keys count there."""
        return [button.defaultAction() for button in self.buttons.values()]

    def show_view(self, seat: int) -> None:
        """Shows whose cards are open, without asking for it again."""
        self.view.blockSignals(True)
        self.view.setCurrentIndex(self.view.findData(seat))
        self.view.blockSignals(False)

    def _slid(self, number: int) -> None:
        if number != self._walker.moment:
            self._walker.jump(number)

    def _show_place(self) -> None:
        number, replay = self._walker.moment, self._replay
        self.slider.setValue(number)
        last_turn = replay.turn_of(replay.last)
        turn = self.tr("Turn {turn} of {turns}").format(turn=replay.turn_of(number), turns=last_turn)
        step = self.tr("step {step} of {steps}").format(step=number, steps=replay.last)
        self.place.setText(f"{turn}, {step}")
        self.slider.setAccessibleDescription(self.place.text())

    def _show_playing(self, playing: bool) -> None:
        action = self.buttons["play"].defaultAction()
        action.setIcon(player_icon("pause" if playing else "play", self.palette().buttonText().color()))
