# SPDX-License-Identifier: GPL-3.0-or-later
"""All tips that have come up so far, to be read again; and the switch that turns them off."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ttr_desktop.gui.learn.tips_desk import TIPS
from ttr_desktop.gui.shell.preferences import Preferences
from ttr_desktop.gui.shell.window_size import open_at
from ttr_desktop.gui.style import px
from ttr_desktop.teach.progress import Progress
from ttr_desktop.teach.tips.texts import TipTexts
from ttr_desktop.teach.tips.watch import TRIGGERS
from ttr_desktop.texts.catalogue import Catalogue

_ID = Qt.ItemDataRole.UserRole


class TipsWindow(QDialog):
    """Stays open beside the game."""

    def __init__(
        self, progress: Progress, preferences: Preferences, texts: Catalogue, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._progress, self._preferences = progress, preferences
        self._texts = TipTexts(texts)
        self.setWindowTitle(self.tr("Tips"))
        self.caption = QLabel()
        self.caption.setObjectName("quiet")
        self.caption.setWordWrap(True)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Tips that came up"))
        self.list.setMinimumWidth(px(220))
        self.list.setSpacing(px(3))
        self.list.currentItemChanged.connect(self._show)
        self.heading, self.text = QLabel(), QLabel()
        self.heading.setObjectName("heading")
        for label in (self.heading, self.text):
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.switch = QCheckBox(self.tr("Show tips during the game"))
        self.switch.setChecked(preferences.now.tips)
        self.switch.toggled.connect(lambda on: preferences.change(tips=on))
        right = QVBoxLayout()
        right.addWidget(self.heading)
        right.addWidget(self.text)
        right.addStretch(1)
        middle = QHBoxLayout()
        middle.setSpacing(px(18))
        middle.addWidget(self.list)
        middle.addLayout(right, 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.again = buttons.addButton(self.tr("Show all of them again"), QDialogButtonBox.ButtonRole.ResetRole)
        self.again.setToolTip(self.tr("Each tip comes up once more when it fits."))
        self.again.clicked.connect(self._forget)
        buttons.rejected.connect(self.close)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(18), px(14), px(18), px(14))
        column.setSpacing(px(12))
        column.addWidget(self.caption)
        column.addLayout(middle, 1)
        column.addWidget(self.switch)
        column.addWidget(buttons)
        open_at(self, 640, 420)
        self.refresh()

    def refresh(self) -> None:
        """Lists what has come up by now."""
        known = self._progress.of(TIPS)
        met = [tip_id for tip_id in TRIGGERS if tip_id in known]
        count = self.tr("%n tip(s) of {all} so far. Each comes up once, when the position fits it.", "", len(met))
        self.caption.setText(count.format(all=len(TRIGGERS)))
        chosen = self.list.currentItem().data(_ID) if self.list.currentItem() is not None else ""
        self.list.clear()
        for tip_id in met:
            item = QListWidgetItem(self._texts.title(tip_id))
            item.setData(_ID, tip_id)
            self.list.addItem(item)
            if tip_id == chosen:
                self.list.setCurrentItem(item)
        if self.list.currentItem() is None and met:
            self.list.setCurrentRow(0)
        self.list.setVisible(bool(met))
        self.again.setEnabled(bool(met))
        self.again.setToolTip("" if met else self.tr("None has come up yet."))
        if not met:
            self._show(None)

    def _show(self, item: QListWidgetItem | None) -> None:
        tip_id = item.data(_ID) if item is not None else ""
        self.heading.setText(self._texts.title(tip_id) if tip_id else "")
        self.text.setText(self._texts.lesson(tip_id) if tip_id else self.tr("Play on: the first one will come."))

    def _forget(self) -> None:
        self._progress.forget(TIPS)
        self.refresh()
