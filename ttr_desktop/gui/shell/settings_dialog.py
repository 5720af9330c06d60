# SPDX-License-Identifier: GPL-3.0-or-later
"""All settings at a glance; each is taken up the moment it is changed, so there is nothing to confirm."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGroupBox,
    QLabel,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from ttr_desktop.gui.people import People
from ttr_desktop.gui.scrolled import scrolled
from ttr_desktop.gui.shell.preferences import Preferences
from ttr_desktop.gui.shell.sounds import Sounds
from ttr_desktop.gui.shell.window_size import open_at
from ttr_desktop.gui.style import px
from ttr_desktop.table.settings import Appearance, Language, Pace, Speed, limits

_FIELD = QFormLayout.ItemRole.FieldRole
_Choice = TypeVar("_Choice", bound=StrEnum)


class SettingsDialog(QDialog):
    """Stays open beside the game, so that a change can be seen at work."""

    def __init__(self, preferences: Preferences, sounds: Sounds, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._sounds = sounds
        self.rows: dict[str, QWidget] = {}
        self._outer = QVBoxLayout(self)
        self._outer.setContentsMargins(0, 0, 0, px(12))
        self._inside: QWidget | None = None
        self.build()
        preferences.changed.connect(self._show_values)

    def build(self) -> None:
        """Makes the rows, in the language and size of the moment."""
        focused = next((name for name, row in self.rows.items() if row.hasFocus()), "")
        self.setWindowTitle(self.tr("Settings"))
        self.rows.clear()
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(px(18), px(14), px(18), px(14))
        column.setSpacing(px(14))
        groups = list(self._groups())
        _align([form for _, form in groups])
        for title, form in groups:
            group = QGroupBox(title)
            group.setLayout(form)
            column.addWidget(group)
        column.addStretch(1)
        scroll = scrolled(inside)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.setContentsMargins(px(18), 0, px(18), 0)
        self.reset_button = buttons.addButton(self.tr("Reset all settings"), QDialogButtonBox.ButtonRole.ResetRole)
        self.reset_button.clicked.connect(self._preferences.reset)
        buttons.rejected.connect(self.close)
        whole = QWidget()
        both = QVBoxLayout(whole)
        both.setContentsMargins(0, 0, 0, 0)
        both.addWidget(scroll, 1)
        both.addWidget(buttons)
        if self._inside is not None:
            self._outer.removeWidget(self._inside)
            self._inside.deleteLater()
        self._inside = whole
        self._outer.addWidget(whole)
        open_at(self, 560, 680)
        if focused:
            self.rows[focused].setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter ends the typing in a field; it presses no button that is not looked at."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if not enter or isinstance(self.focusWidget(), QAbstractButton):
            super().keyPressEvent(event)

    def _groups(self) -> Iterable[tuple[str, QFormLayout]]:
        yield self.tr("Language and looks"), self._looks()
        yield self.tr("Movement and pace"), self._motion()
        yield self.tr("Play"), self._play()
        yield self.tr("Help"), self._help()
        yield self.tr("Sound"), self._sound()

    def _looks(self) -> QFormLayout:
        form = self._form()
        languages = {Language.SYSTEM: self.tr("As the system"), Language.ENGLISH: "English", Language.POLISH: "Polski"}
        form.addRow(self.tr("Language"), self._choice("language", languages))
        themes = {
            Appearance.SYSTEM: self.tr("As the system"),
            Appearance.LIGHT: self.tr("Light"),
            Appearance.DARK: self.tr("Dark"),
        }
        form.addRow(self.tr("Theme"), self._choice("theme", themes))
        form.addRow(self.tr("Size of the interface"), self._number("scale", " %", 10))
        form.addRow("", self._switch("colour_marks", self.tr("A sign for each colour on cards and tracks")))
        form.addRow("", self._switch("piece_shapes", self.tr("A shape for each player on the pieces")))
        return form

    def _motion(self) -> QFormLayout:
        form = self._form()
        speeds = {
            Speed.OFF: self.tr("Off"),
            Speed.FAST: self.tr("Fast"),
            Speed.NORMAL: self.tr("Normal"),
            Speed.SLOW: self.tr("Slow"),
        }
        form.addRow(self.tr("Movements on the board"), self._choice("animation", speeds))
        form.addRow("", self._switch("reduced_motion", self.tr("Nothing moves at all, whatever the speed")))
        paces = {
            Pace.INSTANT: self.tr("Instant"),
            Pace.FAST: self.tr("Fast"),
            Pace.NORMAL: self.tr("Normal"),
            Pace.SLOW: self.tr("Slow"),
        }
        form.addRow(self.tr("Pace of the bots"), self._choice("bot_pace", paces))
        form.addRow(self.tr("Master thinks up to"), self._number("thinking", self.tr(" s a move"), 1))
        return form

    def _play(self) -> QFormLayout:
        form = self._form()
        form.addRow(self.tr("Your name"), self._text("player_name", People().you()))
        form.addRow("", self._switch("confirm_claims", self.tr("Ask before a track is claimed")))
        return form

    def _sound(self) -> QFormLayout:
        form = self._form()
        switch = self._switch("sounds", self.tr("Sounds of cards, pieces and announcements"))
        volume = self._number("volume", " %", 10)
        form.addRow("", switch)
        form.addRow(self.tr("Loudness"), volume)
        if self._sounds.player is None:
            for row in (switch, volume):
                row.setEnabled(False)
            note = QLabel(
                self.tr("This copy cannot play sounds: the optional package PySide6-Addons is not installed.")
            )
            note.setObjectName("quiet")
            note.setWordWrap(True)
            form.addRow(note)
        return form

    def _help(self) -> QFormLayout:
        form = self._form()
        form.addRow("", self._switch("tips", self.tr("Show tips during the game, each once")))
        form.addRow("", self._switch("hints", self.tr("New games allow hints")))
        return form

    def _form(self) -> QFormLayout:
        form = QFormLayout()
        form.setHorizontalSpacing(px(18))
        form.setVerticalSpacing(px(10))
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        return form

    def _choice(self, name: str, texts: Mapping[_Choice, str]) -> QComboBox:
        box = QComboBox()
        for value, text in texts.items():
            box.addItem(text, value.value)
        kind = type(next(iter(texts)))
        box.setCurrentIndex(box.findData(getattr(self._preferences.now, name).value))
        box.currentIndexChanged.connect(lambda _: self._change(name, kind(box.currentData())))
        self.rows[name] = box
        return box

    def _switch(self, name: str, text: str) -> QCheckBox:
        box = QCheckBox(text)
        box.setChecked(getattr(self._preferences.now, name))
        box.toggled.connect(partial(self._change, name))
        self.rows[name] = box
        return box

    def _number(self, name: str, suffix: str, step: int) -> QSpinBox:
        box = QSpinBox()
        box.setRange(*limits(name))
        box.setSingleStep(step)
        box.setSuffix(suffix)
        box.lineEdit().setTextMargins(px(8), 0, 0, 0)  # as in the other fields; a style sheet cannot say it
        box.setKeyboardTracking(False)  # half a typed number is none
        box.setValue(getattr(self._preferences.now, name))
        box.valueChanged.connect(partial(self._change, name))
        self.rows[name] = box
        return box

    def _text(self, name: str, placeholder: str) -> QLineEdit:
        line = QLineEdit(getattr(self._preferences.now, name))
        line.setMaxLength(24)
        line.setPlaceholderText(placeholder)
        line.editingFinished.connect(lambda: self._change(name, line.text().strip()))
        self.rows[name] = line
        return line

    def _change(self, name: str, value: object) -> None:
        self._preferences.change(**{name: value})

    def _show_values(self) -> None:
        """After a reset, or a change made elsewhere."""
        for name, row in self.rows.items():
            value = getattr(self._preferences.now, name)
            blocker = QSignalBlocker(row)
            if isinstance(row, QComboBox):
                row.setCurrentIndex(row.findData(value.value))
            elif isinstance(row, QCheckBox):
                row.setChecked(value)
            elif isinstance(row, QSpinBox):
                row.setValue(value)
            elif isinstance(row, QLineEdit):
                row.setText(value)
            blocker.unblock()


def _align(forms: Sequence[QFormLayout]) -> None:
    """All fields begin at one line, and names stand at the middle of their fields."""
    cells = [(form, row) for form in forms for row in range(form.rowCount())]
    labels = [(form.itemAt(row, QFormLayout.ItemRole.LabelRole), form.itemAt(row, _FIELD)) for form, row in cells]
    named = [(label.widget(), field.sizeHint().height()) for label, field in labels if label and field]
    widest = max(label.sizeHint().width() for label, _ in named if label is not None)
    for label, height in named:
        if label is not None:
            label.setMinimumSize(widest, height)
