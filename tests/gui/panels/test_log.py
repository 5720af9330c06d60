# SPDX-License-Identifier: GPL-3.0-or-later
"""The log shows its last lines, whenever it is laid out."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox
from pytestqt.qtbot import QtBot

from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.gui.models.log import LogModel, LogRow
from ttr_desktop.gui.panels.log import LogPanel
from ttr_desktop.gui.shell.preferences import Preferences
from ttr_desktop.table.settings import Language

LINES = [
    LogRow(f"Somebody claims a track that has a long name for {n} cards", "track-claimed", 0, 0, -1) for n in range(60)
]


def test_lines_from_before_it_was_seen_are_scrolled_to_the_end(qtbot: QtBot) -> None:
    model = LogModel()
    panel = LogPanel(model, ("Zoe", "Ben"))
    qtbot.addWidget(panel)
    model.append(LINES)
    panel.resize(220, 300)
    panel.show()
    qtbot.waitExposed(panel)
    bar = panel.list.verticalScrollBar()
    qtbot.waitUntil(lambda: 0 < bar.maximum() == bar.value())
    panel.resize(220, 200)
    qtbot.waitUntil(lambda: 0 < bar.maximum() == bar.value())


def test_who_reads_further_up_stays_there_when_the_panel_changes_its_size(qtbot: QtBot) -> None:
    model = LogModel()
    panel = LogPanel(model, ("Zoe", "Ben"))
    qtbot.addWidget(panel)
    panel.resize(220, 300)
    panel.show()
    qtbot.waitExposed(panel)
    model.append(LINES)
    bar = panel.list.verticalScrollBar()
    qtbot.waitUntil(lambda: 0 < bar.maximum() == bar.value())
    bar.setValue(10)
    most = bar.maximum()
    panel.resize(220, 200)
    qtbot.waitUntil(lambda: bar.maximum() > most)
    assert bar.value() == 10


def room_for_text(box: QComboBox) -> int:
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    field = QStyle.SubControl.SC_ComboBoxEditField
    return box.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, field, box).width()


@pytest.mark.parametrize("language", Language)
def test_the_filters_can_be_read_in_a_narrow_dock(
    window: MainWindow, preferences: Preferences, language: Language
) -> None:
    preferences.change(language=language)
    window.resize(1280, 720)
    window.play_now("usa")
    assert window.game_page is not None
    panel = window.game_page.log_panel
    assert panel.width() < 300
    for box in (panel.kinds, panel.players):
        assert box.fontMetrics().horizontalAdvance(box.currentText()) <= room_for_text(box)
