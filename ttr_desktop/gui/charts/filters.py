# SPDX-License-Identifier: GPL-3.0-or-later
"""Which games the statistics look at: board, opponents, help, and who played."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QWidget

from ttr_desktop.gui.people import People
from ttr_desktop.table.statistics.entry import GameEntry
from ttr_desktop.table.statistics.figures import Help, Selection, levels_met, people


class FilterRow(QWidget):
    """Combo boxes in a row; those with nothing to choose are hidden."""

    changed = Signal()

    def __init__(
        self, map_name: Callable[[str], str], level_name: Callable[[str], str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._map_name, self._level_name = map_name, level_name
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(8)
        self._labels: dict[QComboBox, QLabel] = {}
        self.person = self._box(self.tr("Player"))
        self.board = self._box(self.tr("Board"))
        self.level = self._box(self.tr("Opponents"))
        self.help = self._box(self.tr("Help"))
        self._row.addStretch(1)

    def _box(self, name: str) -> QComboBox:
        label, box = QLabel(name), QComboBox()
        label.setObjectName("quiet")
        label.setBuddy(box)
        box.setAccessibleName(name)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        box.currentIndexChanged.connect(self.changed)
        self._labels[box] = label
        self._row.addWidget(label)
        self._row.addWidget(box)
        self._row.addSpacing(10)
        return box

    def offer(self, entries: Sequence[GameEntry]) -> None:
        """Offers what occurs in the games; keeps what was chosen. Whoever plays most is shown first."""
        maps = list(dict.fromkeys(entry.map for entry in entries))
        names = people(entries)
        self._fill(self.person, [(name or People().you(), name) for name in names], self.tr("Everybody"))
        if len(names) > 1 and self.person.property("offered") is None:
            self.person.setCurrentIndex(1)
            self.person.setProperty("offered", True)
        self._fill(self.board, [(self._map_name(one), one) for one in maps], self.tr("All boards"))
        self._fill(self.level, [(self._level_name(one), one) for one in levels_met(entries)], self.tr("All"))
        helps = [(self.tr("Without hints and undo"), Help.NONE), (self.tr("With hints or undo"), Help.SOME)]
        self._fill(self.help, helps if len({entry.assisted for entry in entries}) > 1 else [], self.tr("All games"))

    def _fill(self, box: QComboBox, choices: Sequence[tuple[str, str]], everything: str) -> None:
        chosen = box.currentData()
        box.blockSignals(True)
        box.clear()
        box.addItem(everything, None)
        for text, data in choices:
            box.addItem(text, data)
        box.setCurrentIndex(max(0, box.findData(chosen)) if chosen is not None else 0)
        box.blockSignals(False)
        for widget in (box, self._labels[box]):
            widget.setVisible(len(choices) > 1)

    def selection(self) -> Selection:
        """What is chosen."""
        return Selection(
            map=self.board.currentData(),
            level=self.level.currentData(),
            help=Help(self.help.currentData() or Help.ANY),
            person=self.person.currentData(),
        )
