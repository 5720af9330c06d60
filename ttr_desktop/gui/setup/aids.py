# SPDX-License-Identifier: GPL-3.0-or-later
"""The help a game allows."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QLabel, QWidget

from ttr_desktop.gui.style import px
from ttr_desktop.table.notes import Aids
from ttr_desktop.table.settings import Coach


class AidsBox(QWidget):
    """Switches for hints, tips, odds and undo, and how much the coach says."""

    def __init__(self, aids: Aids, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._aids = aids
        self.switches = {
            "hints": self._switch(self.tr("Hints"), self.tr("Ask what a good player would do.")),
            "tips": self._switch(self.tr("Tips"), self.tr("What beginners overlook is pointed out, each thing once.")),
            "odds": self._switch(self.tr("Odds"), self.tr("See how likely it is that a plan works out.")),
            "undo": self._switch(
                self.tr("Undo"), self.tr("Take back what you did, as long as nothing hidden was shown since.")
            ),
        }
        for name, box in self.switches.items():
            box.setChecked(getattr(aids, name))
        self.coach = QComboBox()
        self.coach.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.coach.setAccessibleName(self.tr("Coach"))
        for value, text in (
            (Coach.OFF, self.tr("Says nothing")),
            (Coach.GENTLE, self.tr("Speaks up after blunders")),
            (Coach.STRICT, self.tr("Speaks up after every mistake")),
        ):
            self.coach.addItem(text, value.value)
        self.coach.setCurrentIndex(self.coach.findData(aids.coach.value))
        label = QLabel(self.tr("Coach"))
        label.setBuddy(self.coach)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(px(14))
        for box in self.switches.values():
            row.addWidget(box)
        row.addSpacing(px(10))
        row.addWidget(label)
        row.addWidget(self.coach, 1)

    @staticmethod
    def _switch(text: str, about: str) -> QCheckBox:
        box = QCheckBox(text)
        box.setToolTip(about)
        box.setAccessibleDescription(about)
        return box

    def aids(self) -> Aids:
        """As it stands."""
        chosen = {name: box.isChecked() for name, box in self.switches.items()}
        return replace(self._aids, **chosen, coach=Coach(self.coach.currentData()))
