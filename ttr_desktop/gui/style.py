# SPDX-License-Identifier: GPL-3.0-or-later
"""The look of the widgets around the board: one palette and one short style sheet for each theme."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from ttr_desktop import assets
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


_SIGNS = ("check", "close", "float")  # pictures for each theme
_SCALE = "ttr_scale"  # the application itself remembers how large everything is to be


def px(length: float) -> int:
    """A length in pixels at the scale of the interface; for whatever does not follow the size of the font."""
    app = QApplication.instance()
    scale = app.property(_SCALE) if app is not None else None
    return round(length * (scale if isinstance(scale, float) else 1.0))


def apply_style(app: QApplication, theme: Theme, scale: float = 1.0) -> None:
    """Dresses all windows."""
    app.setProperty(_SCALE, float(scale))
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
    app.setStyleSheet(_sheet(theme))


def _sheet(theme: Theme) -> str:
    inks = INKS[theme]
    return _texts(inks) + _buttons(inks) + _fields(inks, theme) + _frames(inks) + _bars(inks) + _signs(inks, theme)


def _texts(inks: Inks) -> str:
    return f"""
    QLabel#title {{ font-size: {px(30)}px; font-weight: 700; }}
    QLabel#subtitle {{ font-size: {px(20)}px; font-weight: 600; }}
    QLabel#heading {{ font-size: {px(16)}px; font-weight: 600; }}
    QLabel#figures {{ font-size: {px(18)}px; font-weight: 600; }}
    QLabel#caption {{ color: {inks.quiet}; font-size: {px(12)}px; }}
    QLabel#quiet {{ color: {inks.quiet}; }}
    QLabel#announcement {{ background: {inks.raised}; font-size: {px(15)}px; font-weight: 600; }}
    QLabel#announcement[long="true"] {{ font-size: {px(12)}px; }}
    """


def _buttons(inks: Inks) -> str:
    return f"""
    QPushButton {{ padding: {px(6)}px {px(14)}px; border: 1px solid {inks.line}; border-radius: 6px;
        background: {inks.base}; }}
    QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
    QPushButton:hover {{ border-color: {inks.accent}; }}
    QPushButton:focus {{ border: 2px solid {inks.accent}; }}
    QPushButton:disabled {{ color: {inks.quiet}; background: {inks.window}; }}
    QPushButton[dimmed="true"] {{ color: {inks.quiet}; background: {inks.window}; border-style: dashed; }}
    QPushButton#primary {{ background: {inks.accent}; color: {inks.on_accent}; font-weight: 600; }}
    QPushButton#primary:focus {{ border: 2px solid {inks.text}; }}
    QPushButton#primary:disabled, QPushButton#primary[dimmed="true"]
    {{ background: {inks.raised}; color: {inks.quiet}; }}
    QPushButton#addSeat, QPushButton#freeSeat {{ border-style: dashed; padding: {px(12)}px; background: transparent; }}
    QPushButton#freeSeat {{ color: {inks.quiet}; }}
    QToolButton#look {{ border: 1px solid {inks.line}; border-radius: 8px; background: {inks.raised};
        padding: {px(4)}px; }}
    QToolButton#look:hover, QToolButton#look:focus {{ border: 2px solid {inks.accent}; }}
    QToolButton#look::menu-indicator {{ image: none; }}
    QPushButton#link {{ border: none; background: transparent; color: {inks.accent}; padding: {px(3)}px {px(6)}px;
        text-decoration: underline; }}
    QPushButton#link:focus {{ border: 2px solid {inks.accent}; }}
    QPushButton#lesson {{ text-align: left; border-radius: 8px; padding: 0; }}
    QPushButton#lesson[following="true"] {{ border: 2px solid {inks.accent}; }}
    QLabel#lessonSign {{ color: {inks.accent}; font-size: {px(15)}px; font-weight: 700; }}
    QFrame#teacher {{ background: {inks.base}; border-bottom: 2px solid {inks.accent}; }}
    QLabel#goal {{ font-size: {px(19)}px; font-weight: 700; }}
    QLabel#teacherWords {{ font-size: {px(14)}px; }}
    QLabel#teacherSign {{ color: {inks.accent}; font-size: {px(16)}px; font-weight: 700; }}
    QPushButton#tile {{ text-align: left; border-radius: 10px; padding: {px(10)}px {px(14)}px; }}
    """


def _fields(inks: Inks, theme: Theme) -> str:
    # A style sheet that frames a box takes its arrows away.
    down, up = ((assets.resources() / "icons" / f"chevron-{way}-{theme}.svg").as_posix() for way in ("down", "up"))
    return f"""
    QComboBox, QLineEdit, QSpinBox {{ background: {inks.base}; border: 1px solid {inks.line}; border-radius: 6px;
        padding: {px(4)}px {px(8)}px; selection-background-color: {inks.accent}; }}
    QComboBox:hover, QLineEdit:hover, QSpinBox:hover {{ border-color: {inks.accent}; }}
    QComboBox:focus, QLineEdit:focus, QSpinBox:focus {{ border: 2px solid {inks.accent}; }}
    QComboBox:disabled, QLineEdit:disabled, QSpinBox:disabled {{ color: {inks.quiet}; background: {inks.window}; }}
    QComboBox::drop-down {{ border: none; width: {px(26)}px; }}
    QComboBox::down-arrow, QSpinBox::down-arrow {{ image: url({down}); width: {px(12)}px; height: {px(12)}px; }}
    QSpinBox::up-arrow {{ image: url({up}); width: {px(12)}px; height: {px(12)}px; }}
    QSpinBox QLineEdit {{ border: none; background: transparent; padding: 0; }}
    QSpinBox::up-button, QSpinBox::down-button {{ border: none; width: {px(22)}px; }}
    QComboBox QAbstractItemView {{ background: {inks.base}; border: 1px solid {inks.line}; }}
    """


def _signs(inks: Inks, theme: Theme) -> str:
    # The signs of the Fusion style are drawn darker than the window: on a dark one they could not be seen.
    check, shut, loose = ((assets.resources() / "icons" / f"{name}-{theme}.svg").as_posix() for name in _SIGNS)
    return f"""
    QCheckBox::indicator {{ width: {px(14)}px; height: {px(14)}px; border: 1px solid {inks.quiet}; border-radius: 4px;
        background: {inks.base}; }}
    QCheckBox::indicator:checked {{ background: {inks.accent}; color: {inks.on_accent}; border-color: {inks.accent};
        image: url({check}); }}
    QCheckBox::indicator:disabled {{ border-color: {inks.line}; background: {inks.raised}; }}
    QDockWidget {{ titlebar-close-icon: url({shut}); titlebar-normal-icon: url({loose}); }}
    """


def _bars(inks: Inks) -> str:
    """Scroll bars without buttons: a slim handle says enough."""
    thick, least = px(10), px(32)
    return f"""
    QScrollBar {{ background: transparent; border: none; margin: 0; }}
    QScrollBar:vertical {{ width: {thick}px; }}
    QScrollBar:horizontal {{ height: {thick}px; }}
    QScrollBar::handle {{ background: {inks.line}; border-radius: {thick // 2 - 1}px; margin: 1px; }}
    QScrollBar::handle:vertical {{ min-height: {least}px; }}
    QScrollBar::handle:horizontal {{ min-width: {least}px; }}
    QScrollBar::handle:hover, QScrollBar::handle:pressed {{ background: {inks.quiet}; }}
    QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
    QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
    """


def _frames(inks: Inks) -> str:
    return f"""
    QFrame#group {{ background: {inks.raised}; border-radius: 8px; }}
    QFrame#boardCard {{ background: {inks.base}; border: 1px solid {inks.line}; border-radius: 12px; }}
    QFrame#seatCard {{ background: {inks.base}; border: 1px solid {inks.line}; border-radius: 10px; }}
    QFrame#boardCard:hover {{ border: 2px solid {inks.accent}; }}
    QFrame#continueCard {{ background: {inks.raised}; border: 1px solid {inks.line}; border-radius: 12px; }}
    QFrame#hoverCard {{ background: {inks.base}; border: 2px solid {inks.line}; border-radius: 10px; }}
    QLabel#cardTitle {{ font-size: {px(15)}px; font-weight: 700; }}
    QLabel#cardBadge {{ background: {inks.accent}; color: {inks.on_accent}; border-radius: {px(6)}px;
        padding: {px(1)}px {px(8)}px; font-weight: 700; }}
    QLabel#key {{ background: {inks.raised}; border: 1px solid {inks.line}; border-bottom-width: 3px;
        border-radius: {px(5)}px; padding: {px(1)}px {px(8)}px; font-weight: 600; }}
    QLabel#cardSign {{ color: {inks.accent}; font-weight: 700; }}
    BoardView {{ border: 2px solid transparent; }}
    BoardView[keys="true"]:focus {{ border: 2px solid {inks.accent}; }}
    QFrame#coach {{ background: {inks.base}; border: 2px solid {inks.accent}; }}
    QFrame#notice {{ background: {inks.base}; border: 2px solid {inks.accent}; border-radius: 10px; }}
    QGroupBox {{ background: {inks.base}; border: 1px solid {inks.line}; border-radius: 10px; font-weight: 600;
        margin-top: {px(26)}px; padding: {px(8)}px; }}
    QGroupBox::title {{ subcontrol-origin: margin; left: 2px; padding: {px(4)}px 0; }}
    QDockWidget::title {{ background: {inks.raised}; padding: {px(5)}px {px(8)}px; }}
    QListView#log::item {{ padding: {px(2)}px 0; }}
    QListView#recap::item {{ padding: {px(3)}px {px(8)}px; }}
    QListView {{ background: {inks.window}; }}
    QListWidget, QTextBrowser {{ border: 1px solid {inks.line}; border-radius: 8px; }}
    QListWidget {{ padding: {px(4)}px; }}
    QListWidget::item {{ padding: {px(2)}px {px(4)}px; border-radius: 4px; }}
    QListWidget::item:selected {{ background: {inks.accent}; color: {inks.on_accent}; }}
    QTextBrowser#rules {{ font-size: {px(14)}px; }}
    QHeaderView {{ background: {inks.raised}; }}
    QHeaderView::section {{ background: {inks.raised}; border: none; padding: 4px; }}
    QTableCornerButton::section {{ background: {inks.raised}; border: none; }}
    QTableWidget#oddsSheet::item {{ padding: {px(3)}px {px(8)}px; }}
    QTreeView::item {{ padding: 2px 0; }}
    QToolTip {{ background: {inks.base}; color: {inks.text}; border: 1px solid {inks.line}; padding: 4px; }}
    """
