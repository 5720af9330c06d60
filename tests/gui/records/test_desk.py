# SPDX-License-Identifier: GPL-3.0-or-later
"""From the end of a game to its replay and the statistics, and from page to page."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.helpers.finished import played
from ttr_desktop.data import savefile
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.gui.pages.replay_page import ReplayPage
from ttr_desktop.gui.pages.replays_page import ReplaysPage
from ttr_desktop.gui.pages.statistics_page import StatisticsPage
from ttr_desktop.table.replay_files import game_files, open_replay
from ttr_desktop.table.settings import Language
from ttr_desktop.table.statistics.store import StatisticsProblem, StatisticsStore, Trouble
from ttr_desktop.table.table import GameTable


def nearly_over(seats: tuple[SeatInfo, ...]) -> GameTable:
    """A game in which the last action is still to be done."""
    whole = played("usa", seats=seats)
    return played("usa", actions=len(whole.record.actions) - 1, seats=seats)


def finish_a_game(window: MainWindow, qtbot: QtBot) -> None:
    """A person watches bots play the last action."""
    table = nearly_over((SeatInfo("Zoë"), SeatInfo("Ben")))
    whole = played("usa", seats=table.seats)
    with qtbot.waitSignal(window.records.recorder.kept, timeout=20_000):
        window.open_table(table)
        window.controller.watching = table.game.seat
        window.controller.act(whole.record.actions[-1])


def test_a_finished_game_is_kept_and_counted(window: MainWindow, qtbot: QtBot) -> None:
    finish_a_game(window, qtbot)
    window.session.flush()
    (path,) = game_files([window.home.games])
    assert open_replay(path).moments[-1].game.over
    assert open_replay(path).saved.extras["finished"]
    with qtbot.waitSignal(window.records.recorder.loaded):
        window.records.show_statistics()
    page = window.pages.currentWidget()
    assert isinstance(page, StatisticsPage)
    assert page.figures["games"].figure.text() == "1"


def test_there_and_back(window: MainWindow) -> None:
    table = played("nordic", actions=20)
    window.home.games.mkdir(parents=True)
    path = window.home.games / "mine.ttr"
    savefile.write(path, table.board, table.saved())
    window.bar.run("replays")
    page = window.pages.currentWidget()
    assert isinstance(page, ReplaysPage)
    page.chosen.emit(path)
    replay = window.pages.currentWidget()
    assert isinstance(replay, ReplayPage)
    replay.left.emit()
    assert window.pages.currentWidget() is page
    page.home.emit()
    assert window.pages.currentWidget() is window.start_page
    before = window.pages.count()
    window.bar.run("statistics")
    window.go_home()
    assert window.pages.count() == before


def test_a_file_that_is_no_game_is_told(window: MainWindow, tmp_path: Path) -> None:
    (tmp_path / "bad.ttr").write_text("no game")
    window.records.open_file(tmp_path / "bad.ttr")
    assert window.pages.currentWidget() is window.start_page
    assert "not a saved game" in window.notice.label.text()


def test_a_full_disk_is_told(window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: StatisticsStore, entry: object) -> bool:
        raise StatisticsProblem(Trouble.FULL, self.path)

    monkeypatch.setattr(StatisticsStore, "add", full)
    finish_a_game(window, qtbot)
    assert "The disk is full" in window.notice.label.text()


def test_the_language_can_change_on_any_of_its_pages(window: MainWindow) -> None:
    for command, language in (("replays", Language.POLISH), ("statistics", Language.ENGLISH)):
        window.bar.run(command)
        window.preferences.change(language=language)
        assert window.pages.currentWidget() is window.start_page
