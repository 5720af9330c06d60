# SPDX-License-Identifier: GPL-3.0-or-later
"""The entry point of `ttr-desktop`."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Mapping, Sequence
from enum import StrEnum
from pathlib import Path
from typing import NoReturn

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from ttr_desktop import __version__, assets
from ttr_desktop.gui.garbage import GarbageCollector
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.gui.shell.dress import LANGUAGES
from ttr_desktop.gui.shell.errors import ErrorDesk
from ttr_desktop.gui.shell.preferences import Preferences
from ttr_desktop.gui.theme import Theme
from ttr_desktop.table.home import HOME_VARIABLE, Home, find_home
from ttr_desktop.table.settings import Appearance, Language

APP_ID = "io.github.ttr_desktop.ttr_desktop"  # the name of the desktop file: the desktop finds icon and title by it


class _Parser(argparse.ArgumentParser):
    """Answers nonsense with one line instead of a page."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="ttr-desktop", description="Play railway-ticket board games against bots.")
    parser.add_argument("--version", action="version", version=f"ttr-desktop {__version__}")
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="a saved game, a scenario or a map to open")
    parser.add_argument("--lang", choices=LANGUAGES, help="language of the window (the system's if left out)")
    parser.add_argument("--theme", choices=[theme.value for theme in Theme], help="the system's if left out")
    parser.add_argument("--home", type=Path, metavar="FOLDER", help="keep settings and games in this folder")
    parser.add_argument("--selftest", action="store_true", help="open each board, play a few turns, and exit")
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Opens the window; returns the exit status."""
    options = _parser().parse_args(arguments)
    app = QApplication.instance() or QApplication(["ttr-desktop"])
    assert isinstance(app, QApplication)
    garbage = GarbageCollector(app)
    try:
        return _run(app, options)
    finally:
        garbage.stop()


def _run(app: QApplication, options: argparse.Namespace) -> int:
    app.setApplicationName("TTR Desktop")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(APP_ID)
    app.setWindowIcon(QIcon(str(assets.resources() / "icons" / "ttr-desktop.svg")))
    overrides: dict[str, StrEnum] = {}
    if options.lang:
        overrides["language"] = Language(options.lang)
    if options.theme:
        overrides["theme"] = Appearance(options.theme)
    if options.selftest:
        from ttr_desktop.gui.selftest import run_selftest

        with tempfile.TemporaryDirectory() as folder:  # leaves no trace
            return run_selftest(_window(Home.at(Path(folder)), overrides))
    if options.home:
        os.environ[HOME_VARIABLE] = str(options.home.absolute())  # the bots' processes look for it, too
    home = find_home()
    errors = ErrorDesk(home.reports)
    errors.install()
    window = _window(home, overrides)
    errors.watch(window, lambda: window.controller.table, window.session.flush)
    window.layouts.show_window(window.screen().availableSize())
    if options.file:
        window.files.open_file(options.file)
    status = app.exec()
    errors.remove()
    return status


def _window(home: Home, overrides: Mapping[str, StrEnum]) -> MainWindow:
    return MainWindow(Preferences(home.settings, overrides), home)


if __name__ == "__main__":
    sys.exit(main())
