# SPDX-License-Identifier: GPL-3.0-or-later
"""Which rule fits what is on the screen: that is the one F1 opens."""

from __future__ import annotations

from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QWidget

from ttr_desktop.core.actions import BuildPort, Claim
from ttr_desktop.gui.card_button import CardButton
from ttr_desktop.gui.controller import GameController
from ttr_desktop.gui.pages.game_page import GamePage
from ttr_desktop.gui.tray.reason_button import ReasonButton
from ttr_desktop.teach.rulebook import rule_of_moment, rule_of_track


def rule_here(page: GamePage, controller: GameController) -> str:
    """The rule (or chapter) for what is pointed at, was just refused, is being asked, or else for the moment."""
    assert controller.table is not None
    tables = controller.table.game.tables
    track = _track_here(page)
    refusal = controller.why_not(track) if track >= 0 else None
    asked = page.flow.payment.asks if page.flow.stack.currentWidget() is page.flow.payment else None
    return (
        _rule_at(QApplication.widgetAt(QCursor.pos()))
        or page.announcement.link.rule
        or (refusal.rule if refusal is not None else "")
        or (rule_of_track(tables, asked.track) if isinstance(asked, Claim) else "")
        or (tables.rules.cite("port") if isinstance(asked, BuildPort) else "")
        or (tables.rules.cite("exchange") if page.flow.stack.currentWidget() is page.flow.exchange else "")
        or (rule_of_track(tables, track) if track >= 0 else "")
        or _rule_at(QApplication.focusWidget())
        or rule_of_moment(tables, controller.view())
    )


def _track_here(page: GamePage) -> int:
    """The track meant by the row of the table, the cursor of the keyboard or the pointer, -1 for none."""
    row, walker = page.tables_panel.tracks.current, page.board.walker
    if row >= 0:
        return row
    return walker.spot.track if walker.shown else page.scene.hovered_track


def _rule_at(widget: QWidget | None) -> str:
    """The rule behind a card or button that is dimmed."""
    return widget.rule if isinstance(widget, CardButton | ReasonButton) else ""
