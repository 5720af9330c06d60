# SPDX-License-Identifier: GPL-3.0-or-later
"""Lists and tables whose rows stand for something on the board: it is shown while a row is hovered or has the focus."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, Signal
from PySide6.QtWidgets import QAbstractItemView

from ttr_desktop.gui.models.rows import ROW_ROLE


class RowPointer(QObject):
    """Follows pointer and focus in a view, and tells which row is meant."""

    pointed = Signal(object)  # the row object, None when nothing is meant any more

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view
        view.setMouseTracking(True)
        view.entered.connect(self._point)
        view.selectionModel().currentChanged.connect(self._changed)
        view.installEventFilter(self)
        view.viewport().installEventFilter(self)

    def _point(self, index: QModelIndex) -> None:
        self.pointed.emit(index.siblingAtColumn(0).data(ROW_ROLE) if index.isValid() else None)

    def _changed(self, current: QModelIndex) -> None:
        """A click or an arrow key chose another row; a model that is filled anew means nothing by it."""
        if self._view.hasFocus() or self._view.underMouse():
            self._point(current)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if watched is self._view and kind == QEvent.Type.FocusIn:
            self._point(self._view.currentIndex())
        elif watched is self._view and kind == QEvent.Type.FocusOut:
            self.pointed.emit(None)
        elif watched is not self._view and kind == QEvent.Type.Leave:
            self._point(self._view.currentIndex() if self._view.hasFocus() else QModelIndex())
        return super().eventFilter(watched, event)
