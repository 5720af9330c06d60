# SPDX-License-Identifier: GPL-3.0-or-later
"""The look of the widgets around the board: one palette and one short style sheet for each theme."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from ttr_desktop.gui.theme import Theme


@dataclass(frozen=True, slots=True)
class Inks:
    """The few colours all widgets share."""

    window: str
    base: str
    raised: str
    text: str
    quiet: str  # captions; still at least 4.5:1 on `window`
    line: str
    accent: str
    on_accent: str


INKS = {
    Theme.LIGHT: Inks("#f3ecdd", "#fffaf0", "#e9dfc9", "#2b2318", "#665944", "#c9b994", "#8c3f1d", "#fffaf0"),
    Theme.DARK: Inks("#20242b", "#2a2f38", "#343b46", "#ece6d8", "#b5ad9c", "#4b5361", "#e0a35a", "#20242b"),
}


def apply_style(app: QApplication, theme: Theme) -> None:
    """Dresses all windows."""
    app.setStyle("Fusion")
    inks = INKS[theme]
    palette = QPalette()
    roles = {
        QPalette.ColorRole.Window: inks.window,
        QPalette.ColorRole.WindowText: inks.text,
        QPalette.ColorRole.Base: inks.base,
        QPalette.ColorRole.AlternateBase: inks.raised,
        QPalette.ColorRole.Text: inks.text,
        QPalette.ColorRole.Button: inks.raised,
        QPalette.ColorRole.ButtonText: inks.text,
        QPalette.ColorRole.ToolTipBase: inks.base,
        QPalette.ColorRole.ToolTipText: inks.text,
        QPalette.ColorRole.PlaceholderText: inks.quiet,
        QPalette.ColorRole.Highlight: inks.accent,
        QPalette.ColorRole.HighlightedText: inks.on_accent,
        QPalette.ColorRole.Mid: inks.line,
        QPalette.ColorRole.Link: inks.accent,
    }
    for role, ink in roles.items():
        palette.setColor(role, QColor(ink))
    for role in (QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText, QPalette.ColorRole.WindowText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(inks.quiet))
    app.setPalette(palette)
    app.setStyleSheet(_sheet(inks))


def _sheet(inks: Inks) -> str:
    return f"""
    QLabel#title {{ font-size: 30px; font-weight: 700; }}
    QLabel#heading {{ font-size: 16px; font-weight: 600; }}
    QLabel#figures {{ font-size: 18px; font-weight: 600; }}
    QLabel#caption {{ color: {inks.quiet}; font-size: 12px; }}
    QLabel#quiet {{ color: {inks.quiet}; }}
    QLabel#announcement {{ background: {inks.raised}; padding: 8px 16px; font-size: 15px; font-weight: 600; }}
    QFrame#group {{ background: {inks.raised}; border-radius: 8px; }}
    QFrame#boardCard {{ background: {inks.base}; border: 1px solid {inks.line}; border-radius: 12px; }}
    QFrame#boardCard:hover {{ border: 2px solid {inks.accent}; }}
    QPushButton {{ padding: 6px 14px; border: 1px solid {inks.line}; border-radius: 6px; background: {inks.base}; }}
    QPushButton:hover {{ border-color: {inks.accent}; }}
    QPushButton:focus {{ border: 2px solid {inks.accent}; }}
    QPushButton:disabled {{ color: {inks.quiet}; background: {inks.window}; }}
    QPushButton#primary {{ background: {inks.accent}; color: {inks.on_accent}; font-weight: 600; }}
    QPushButton#primary:disabled {{ background: {inks.raised}; color: {inks.quiet}; }}
    QDockWidget::title {{ background: {inks.raised}; padding: 5px 8px; }}
    QListView {{ background: {inks.window}; }}
    QToolTip {{ background: {inks.base}; color: {inks.text}; border: 1px solid {inks.line}; padding: 4px; }}
    """
