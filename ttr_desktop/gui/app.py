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
from ttr_desktop.texts.command_line import Parser, asked_language, speaking
from ttr_desktop.texts.messages import Messages

APP_ID = "io.github.ttr_desktop.ttr_desktop"  # the name of the desktop file: the desktop finds icon and title by it


def _parser(say: Messages) -> argparse.ArgumentParser:
    parser = Parser(say, prog="ttr-desktop", description=say("about-desktop"))
    version = f"ttr-desktop {__version__}"
    parser.add_argument("--version", action="version", version=version, help=say("help-version"))
    parser.add_argument("file", nargs="?", type=Path, metavar=say("FILE"), help=say("help-desktop-file"))
    parser.add_argument("--lang", choices=LANGUAGES, help=say("help-desktop-lang"))
    parser.add_argument("--theme", choices=[theme.value for theme in Theme], help=say("help-desktop-theme"))
    parser.add_argument("--home", type=Path, metavar=say("FOLDER"), help=say("help-desktop-home"))
    parser.add_argument("--selftest", action="store_true", help=say("help-desktop-selftest"))
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Opens the window; returns the exit status."""
    words = sys.argv[1:] if arguments is None else list(arguments)
    say = Messages(asked_language(words))
    with speaking(say):
        options = _parser(say).parse_args(words)
    app = QApplication.instance() or QApplication(["ttr-desktop"])
    assert isinstance(app, QApplication)
    garbage = GarbageCollector(app)
    try:
        return _run(app, options, say)
    finally:
        garbage.stop()


def _run(app: QApplication, options: argparse.Namespace, say: Messages) -> int:
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
            return run_selftest(_window(Home.at(Path(folder)), overrides), say)
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
