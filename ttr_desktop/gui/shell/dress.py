# SPDX-License-Identifier: GPL-3.0-or-later
"""How the whole application is dressed: language, theme and scale, all of which can change at any time."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QLibraryInfo, QLocale, Qt, QTranslator
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from ttr_desktop import assets
from ttr_desktop.gui.palette import show_signs
from ttr_desktop.gui.style import apply_style
from ttr_desktop.gui.theme import Theme
from ttr_desktop.table.settings import Appearance, Language, Settings

LANGUAGES = ("en", "pl")
_OURS = "ttr"  # the name our translators go by
# What Qt's own translation leaves out; ours lies over it.
LEFT_OUT = (QT_TRANSLATE_NOOP("QDockWidget", "Closes the dock widget"),)
_FONT = "ttr_font"  # where the application remembers the font it had at first


def language_of(settings: Settings) -> str:
    """The language to speak: the chosen one, else the system's if there are texts in it, else English."""
    if settings.language is not Language.SYSTEM:
        return settings.language.value
    language = QLocale.system().name().partition("_")[0]
    return language if language in LANGUAGES else "en"


def spoken() -> str:
    """The language that the application speaks at the moment."""
    language = QLocale().name().partition("_")[0]
    return language if language in LANGUAGES else "en"


def theme_of(app: QApplication, settings: Settings) -> Theme:
    """Light or dark: the chosen one, else the system's."""
    if settings.theme is not Appearance.SYSTEM:
        return Theme(settings.theme.value)
    dark = app.styleHints().colorScheme() == Qt.ColorScheme.Dark
    return Theme.DARK if dark else Theme.LIGHT


def dress(app: QApplication, settings: Settings) -> None:
    """Dresses the application. Widgets made before keep their old texts and have to be made anew."""
    install_translators(app, language_of(settings))
    first = app.property(_FONT)
    if not isinstance(first, QFont):
        first = app.font()
        app.setProperty(_FONT, first)
    font = QFont(first)
    font.setPointSizeF(first.pointSizeF() * settings.scale / 100)
    app.setFont(font)
    show_signs(settings.colour_marks, settings.piece_shapes)
    apply_style(app, theme_of(app, settings), settings.scale / 100)


def install_translators(app: QApplication, language: str) -> None:
    """Qt's own texts first, then ours over them, in place of those of another language."""
    for old in app.findChildren(QTranslator, _OURS):
        app.removeTranslator(old)
        old.deleteLater()
    folders = {
        f"qtbase_{language}": QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath),
        f"ttr_{language}": str(assets.resources() / "i18n"),
    }
    for name, folder in folders.items():
        translator = QTranslator(app)
        translator.setObjectName(_OURS)
        if translator.load(name, folder):
            app.installTranslator(translator)
    QLocale.setDefault(QLocale(language))
