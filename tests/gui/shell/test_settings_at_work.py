# SPDX-License-Identifier: GPL-3.0-or-later
"""Every setting is taken up at once, also while a game is on, and is there again after a restart."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLabel, QSpinBox
from pytestqt.qtbot import QtBot

from ttr_desktop.bots.base import Budget
from ttr_desktop.data import catalogue
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.gui.palette import Symbol, card_look, seat_look
from ttr_desktop.gui.shell.preferences import Preferences
from ttr_desktop.gui.shell.settings_dialog import SettingsDialog
from ttr_desktop.gui.theme import Theme
from ttr_desktop.table.home import Home
from ttr_desktop.table.settings import Appearance, Language, Settings
from ttr_desktop.table.table import NewGame


@pytest.fixture
def dialog(window: MainWindow) -> SettingsDialog:
    window.show_settings()
    assert window.settings_dialog is not None
    return window.settings_dialog


def start(window: MainWindow) -> None:
    seats = (SeatInfo("Zoe"), SeatInfo("Max"))
    window.start_game(NewGame(catalogue.board("nordic"), seats, "settings", first=0))


def choose(dialog: SettingsDialog, name: str, value: object) -> None:
    """Sets a row as a person would, through its widget."""
    row = dialog.rows[name]
    if isinstance(row, QComboBox):
        row.setCurrentIndex(row.findData(value))
    elif isinstance(row, QCheckBox):
        assert row.isChecked() is not value
        QTest.mouseClick(row, Qt.MouseButton.LeftButton, pos=QPoint(8, row.height() // 2))
    elif isinstance(row, QSpinBox):
        row.setValue(int(str(value)))


def kept(window: MainWindow) -> Settings:
    return Preferences(window.home.settings).chosen


def test_language_changes_while_a_game_is_on(window: MainWindow, dialog: SettingsDialog) -> None:
    start(window)
    before = window.controller.table
    rows = len(window.game_page.log.rows) if window.game_page else 0
    choose(dialog, "language", "pl")
    page = window.game_page
    assert page is not None
    assert window.pages.currentWidget() is page
    assert window.controller.table is before
    assert page.docks[0].windowTitle() == "Gracze"
    assert len(page.log.rows) == rows
    assert window.bar.menus["game"].title() == "&Gra"
    assert dialog.windowTitle() == "Ustawienia"
    assert kept(window).language is Language.POLISH
    choose(dialog, "language", "en")
    assert window.bar.menus["game"].title() == "&Game"


def test_theme_changes_while_a_game_is_on(window: MainWindow, dialog: SettingsDialog) -> None:
    start(window)
    assert window.game_page is not None
    light = window.game_page.scene.inks
    choose(dialog, "theme", "dark")
    assert window.theme is Theme.DARK
    assert window.game_page.scene.inks != light
    assert QApplication.palette().window().color().lightness() < 100
    assert kept(window).theme is Appearance.DARK


def test_scale_makes_letters_larger(window: MainWindow, dialog: SettingsDialog) -> None:
    before = QApplication.font().pointSizeF()
    choose(dialog, "scale", 150)
    assert QApplication.font().pointSizeF() == pytest.approx(before * 1.5)
    choose(dialog, "scale", 100)
    assert QApplication.font().pointSizeF() == pytest.approx(before)


def test_large_letters_do_not_make_the_first_page_larger_than_a_small_screen(
    window: MainWindow, dialog: SettingsDialog
) -> None:
    choose(dialog, "scale", 150)
    least = window.minimumSizeHint()
    assert least.width() <= 1280
    assert least.height() <= 720


def test_enter_in_a_field_takes_up_what_was_typed_and_nothing_else(
    window: MainWindow, dialog: SettingsDialog, qtbot: QtBot
) -> None:
    choose(dialog, "confirm_claims", True)
    with qtbot.waitActive(dialog):
        dialog.activateWindow()
    row = dialog.rows["thinking"]
    assert isinstance(row, QSpinBox)
    row.setFocus()
    row.selectAll()
    QTest.keyClicks(row, "7")
    QTest.keyClick(row, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert kept(window).thinking == 7
    assert kept(window).confirm_claims, "not reset"


def test_signs_can_be_left_out(window: MainWindow, dialog: SettingsDialog) -> None:
    start(window)
    assert card_look("red").symbol is Symbol.LOZENGE
    assert seat_look(0).signed
    choose(dialog, "colour_marks", False)
    choose(dialog, "piece_shapes", False)
    assert card_look("red").symbol is Symbol.NONE
    assert not seat_look(0).signed
    assert window.game_page is not None
    assert all(track.art.symbols.isEmpty() for track in window.game_page.scene.tracks)


def test_pace_and_confirmation(window: MainWindow, dialog: SettingsDialog) -> None:
    start(window)
    choose(dialog, "bot_pace", "slow")
    choose(dialog, "confirm_claims", True)
    assert window.controller.pace == "slow"
    assert window.game_page is not None
    assert window.game_page.flow.confirm
    start(window)
    assert window.game_page.flow.confirm


def test_time_to_think(window: MainWindow, dialog: SettingsDialog, monkeypatch: pytest.MonkeyPatch) -> None:
    budgets: list[Budget] = []
    monkeypatch.setattr(window.controller._pool, "ask", lambda bot, view, seed, budget: budgets.append(budget))
    choose(dialog, "thinking", 5)
    seats = (SeatInfo("Max", "master"), SeatInfo("Zoe"))
    window.start_game(NewGame(catalogue.board("nordic"), seats, "settings", first=0))
    assert budgets == [Budget(5.0)]


def test_one_click_resets_everything_but_the_name(window: MainWindow, dialog: SettingsDialog) -> None:
    window.preferences.change(player_name="Zoe", scale=130, confirm_claims=True)
    QTest.mouseClick(dialog.reset_button, Qt.MouseButton.LeftButton)
    assert kept(window) == Settings(player_name="Zoe")
    row = dialog.rows["scale"]
    assert isinstance(row, QSpinBox)
    assert row.value() == 100


def test_the_cover_stays_on(window: MainWindow, dialog: SettingsDialog) -> None:
    start(window)
    assert window.game_page is not None
    window.game_page.flow.offer.keep.click()
    assert window.pages.currentWidget() is window.cover_page
    choose(dialog, "language", "pl")
    assert window.pages.currentWidget() is window.cover_page
    assert "Max" in "".join(label.text() for label in window.cover_page.findChildren(QLabel))


def test_the_command_line_counts_until_something_is_chosen(tmp_path: Path) -> None:
    path = Home.at(tmp_path).settings
    preferences = Preferences(path, {"language": Language.POLISH})
    assert preferences.now.language is Language.POLISH
    preferences.change(scale=120)
    assert preferences.now.language is Language.POLISH
    assert Preferences(path).now.language is Language.SYSTEM
    preferences.change(language=Language.ENGLISH)
    assert preferences.now == preferences.chosen == Settings(language=Language.ENGLISH, scale=120)


def test_settings_that_cannot_be_written_count_for_now(window: MainWindow, qtbot: QtBot) -> None:
    window.preferences._path = Path("/dev/null/settings.json")
    window.preferences.change(confirm_claims=True)
    assert window.preferences.now.confirm_claims
    assert window.notice.isVisible()
    assert "could not be kept" in window.notice.label.text()


def test_what_was_good_in_a_bad_file_outlives_the_run(qtbot: QtBot, tmp_path: Path) -> None:
    home = Home.at(tmp_path)
    home.config.mkdir(parents=True)
    home.settings.write_text('{"version": 1, "language": "en", "thinking": 30, "scale": "huge"}', encoding="utf-8")
    window = MainWindow(Preferences(home.settings), home)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(window.notice.isVisible)
    assert "Some settings could not be read" in window.notice.label.text()
    assert (home.config / "settings.json.damaged").exists()
    window.close()
    again = Preferences(home.settings)
    assert again.now.thinking == 30
    assert not again.bad, "it is said once"
