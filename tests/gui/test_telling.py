# SPDX-License-Identifier: GPL-3.0-or-later
"""What is told of the board: the keyboard's cursor speaks when it is used, not whenever the board has the focus."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from ttr_desktop.gui.main_window import MainWindow


def test_the_card_waits_for_a_key(window: MainWindow) -> None:
    window.play_now("usa")
    page = window.game_page
    assert page is not None
    board, card = page.board, page.pointing.telling.card
    board.clearFocus()
    board.setFocus(Qt.FocusReason.TabFocusReason)
    assert board.walker.shown
    assert not card.isVisible()
    assert board.accessibleDescription(), "a screen reader is told at once"
    QTest.keyClick(board, Qt.Key.Key_Right)
    assert card.isVisible()
    board.clearFocus()
    assert not card.isVisible()
