# SPDX-License-Identifier: GPL-3.0-or-later
"""The entry point of `ttr-desktop`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import NoReturn

from PySide6.QtCore import QLibraryInfo, QLocale, Qt, QTranslator
from PySide6.QtWidgets import QApplication

from ttr_desktop import __version__, assets
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.gui.style import apply_style
from ttr_desktop.gui.theme import Theme

LANGUAGES = ("en", "pl")


class _Parser(argparse.ArgumentParser):
    """Answers nonsense with one line instead of a page."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="ttr-desktop", description="Play railway-ticket board games against bots.")
    parser.add_argument("--version", action="version", version=f"ttr-desktop {__version__}")
    parser.add_argument("--lang", choices=LANGUAGES, help="language of the window (the system's if left out)")
    parser.add_argument("--theme", choices=[theme.value for theme in Theme], help="the system's if left out")
    parser.add_argument("--selftest", action="store_true", help="open each board, play a few turns, and exit")
    return parser


def system_language() -> str:
    """The system's language if there are texts in it, else English."""
    language = QLocale.system().name().partition("_")[0]
    return language if language in LANGUAGES else "en"


def system_theme(app: QApplication) -> Theme:
    """The system's light or dark theme."""
    dark = app.styleHints().colorScheme() == Qt.ColorScheme.Dark
    return Theme.DARK if dark else Theme.LIGHT


def install_translators(app: QApplication, language: str) -> None:
    """Qt's own texts first, then ours over them."""
    folders = {
        f"qtbase_{language}": QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath),
        f"ttr_{language}": str(assets.resources() / "i18n"),
    }
    for name, folder in folders.items():
        translator = QTranslator(app)
        if translator.load(name, folder):
            app.installTranslator(translator)


def main(arguments: Sequence[str] | None = None) -> int:
    """Opens the window; returns the exit status."""
    options = _parser().parse_args(arguments)
    app = QApplication.instance() or QApplication(["ttr-desktop"])
    assert isinstance(app, QApplication)
    app.setApplicationName("TTR Desktop")
    app.setApplicationVersion(__version__)
    language = options.lang or system_language()
    theme = Theme(options.theme) if options.theme else system_theme(app)
    install_translators(app, language)
    apply_style(app, theme)
    window = MainWindow(language, theme)
    window.show()
    if options.selftest:
        from ttr_desktop.gui.selftest import run_selftest

        return run_selftest(window)
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())
