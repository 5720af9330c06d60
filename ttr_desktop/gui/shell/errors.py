# SPDX-License-Identifier: GPL-3.0-or-later
"""An error that nobody expected: the game is kept, a report is written, and one dialog says so."""

from __future__ import annotations

import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QObject, Qt, QUrl, Signal, qVersion
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QMessageBox, QWidget

from ttr_desktop.table.report import write_report
from ttr_desktop.table.table import GameTable

MOST_REPORTS = 10  # in one run: an error while drawing comes with every frame


class ErrorDesk(QObject):
    """Hears of every error in the window's thread (Qt's slots included) and in the threads beside it."""

    caught = Signal(str)  # what was caught, from whatever thread

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self._window: QWidget | None = None
        self._table: Callable[[], GameTable | None] = lambda: None
        self._keep: Callable[[], object] = lambda: None
        self._seen: set[str] = set()
        self._before = sys.excepthook, threading.excepthook
        self.dialog: QMessageBox | None = None
        # Later, in the window's own thread: an error may come in the middle of drawing.
        self.caught.connect(self._report, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """From now on no error goes unheard."""
        sys.excepthook = self._hear
        threading.excepthook = self._hear_thread

    def remove(self) -> None:
        """As it was before."""
        sys.excepthook, threading.excepthook = self._before

    def watch(self, window: QWidget, table: Callable[[], GameTable | None], keep: Callable[[], object]) -> None:
        """The window to speak in, the game that is on, and how it is brought to the disk."""
        self._window, self._table, self._keep = window, table, keep

    def _hear(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        self._before[0](kind, error, trace)  # on the terminal it is seen as always
        if not issubclass(kind, Exception):
            return
        text = "".join(traceback.format_exception(kind, error, trace))
        if self._window is not None:
            self.caught.emit(text)
        else:
            self._report(text)  # at the start, before anything runs that would bring it later

    def _hear_thread(self, found: threading.ExceptHookArgs) -> None:
        if found.exc_value is not None:
            self._hear(found.exc_type, found.exc_value, found.exc_traceback)

    def _report(self, error: str) -> None:
        """The same error is told once."""
        if error in self._seen or len(self._seen) >= MOST_REPORTS:
            return
        self._seen.add(error)
        self._keep()
        more = {"Qt": str(qVersion()), "PySide6": pyside_version}
        try:
            path: Path | None = write_report(self._folder, error, self._table(), more)
        except OSError:
            path = None
        self._tell(error, path)

    def _tell(self, error: str, path: Path | None) -> None:
        """One dialog; whatever happens while it is open is in the reports."""
        if self.dialog is not None:
            return
        self.dialog = box = QMessageBox(self._window)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setWindowTitle("TTR Desktop")
        box.setText(self.tr("Something went wrong that should not have. Your game is kept."))
        told = self.tr("A report was written to {file}. It says what happened, not who plays or which cards they hold.")
        none = self.tr("No report could be written.")
        box.setInformativeText(told.format(file=path) if path is not None else none)
        box.setDetailedText(error)
        go_on = box.addButton(self.tr("Go on"), QMessageBox.ButtonRole.AcceptRole)
        box.setDefaultButton(go_on)
        box.setEscapeButton(go_on)
        if path is not None:
            folder = box.addButton(self.tr("Show the report"), QMessageBox.ButtonRole.ActionRole)
            folder.clicked.connect(lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(path))))
        box.finished.connect(self._closed)
        if self._window is not None:
            box.open()
        else:
            box.exec()  # before there is a window nothing else would keep the dialog alive

    def _closed(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
            self.dialog = None
