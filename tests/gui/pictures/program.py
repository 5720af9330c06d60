# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of everything around the games: start, setup, dialogs, lessons, replays, reviews, statistics."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from tests.gui.pictures.photographer import Photographer
from ttr_desktop.gui.learn.learn_page import LearnPage
from ttr_desktop.gui.learn.lesson_page import LessonPage
from ttr_desktop.gui.learn.review_page import ReviewPage
from ttr_desktop.gui.learn.rules_window import RulesWindow
from ttr_desktop.gui.pages.replay_page import ReplayPage
from ttr_desktop.gui.pages.replays_page import ReplaysPage
from ttr_desktop.gui.pages.statistics_page import StatisticsPage
from ttr_desktop.gui.shell.errors import ErrorDesk
from ttr_desktop.teach.judge import Round
from ttr_desktop.teach.review import Effort


def take_first(camera: Photographer) -> None:
    """What somebody sees who has not played yet."""
    window = camera.window
    camera.shoot("start")
    for command in ("settings", "about", "keys", "tips", "rules"):
        camera.dialog(command)
    camera.dialog("rules", "rules-figure", lambda dialog: _open_rule(dialog, "N-9"))
    camera.dialog("rules", "rules-search", _search)
    for command in ("replays", "statistics"):
        window.bar.run(command)
        camera.shoot(f"{command}-empty")
        window.go_home()
    _setup(camera)
    _lessons(camera)
    _error(camera)
    for menu in window.menuBar().actions():
        found = menu.menu()
        if isinstance(found, QWidget):
            camera.shoot(f"menu-{menu.text().replace('&', '')}", found)


def _open_rule(dialog: QWidget, rule: str) -> None:
    assert isinstance(dialog, RulesWindow)
    dialog.open(rule, "nordic")


def _search(dialog: QWidget) -> None:
    assert isinstance(dialog, RulesWindow)
    dialog.search.setText("tun")


def _setup(camera: Photographer) -> None:
    window = camera.window
    window.set_up("world")
    camera.shoot("setup")
    page = window.lobby.page
    assert page is not None
    for _ in range(3):
        page.seats.add.click()
    camera.shoot("setup-full")
    window.go_home()


def _lessons(camera: Photographer) -> None:
    """The list, a lesson at its beginning and at its end, and the first game."""
    window = camera.window
    window.bar.run("learn")
    camera.shoot("learn")
    page = window.pages.currentWidget()
    assert isinstance(page, LearnPage)
    page.chosen.emit("nordic-05-tunnel")
    camera.shoot("lesson")
    page.chosen.emit("usa-01-draw")
    lesson = window.pages.currentWidget()
    assert isinstance(lesson, LessonPage)
    for _ in range(2):
        lesson.game.flow.cards.deck_buttons[0].click()
        camera.wait(0.3)
    camera.shoot("lesson-done")
    window.learn.start_first_game()
    camera.shoot("first-game")
    window.go_home()


def _error(camera: Photographer) -> None:
    """The dialog about an error that nobody expected."""
    desk = ErrorDesk(camera.folder / "reports")
    desk.watch(camera.window, lambda: None, lambda: None)
    desk.caught.emit("Traceback (most recent call last):\nRuntimeError: made for the picture\n")
    camera.until(lambda: desk.dialog is not None, "the dialog")
    camera.shoot("error", desk.dialog)
    assert desk.dialog is not None
    desk.dialog.close()


def take_records(camera: Photographer) -> None:
    """What is left of games that were played before."""
    window = camera.window
    window.go_home()
    window.bar.run("replays")
    camera.shoot("replays")
    page = window.pages.currentWidget()
    assert isinstance(page, ReplaysPage)
    finished = [row.entry for row in page.model.rows if row.entry.totals]
    for entry in finished:
        page.chosen.emit(entry.path)
        replay = window.pages.currentWidget()
        assert isinstance(replay, ReplayPage)
        replay.walker.jump(replay.replay.last * 2 // 3)
        camera.shoot(f"replay-{replay.replay.board.id}")
    window.coaching.effort = Effort((Round(0, 4),), (Round(0, 4), Round(3, 16)))
    for entry in finished:
        if _review(camera, entry.path):
            break
    window.go_home()
    window.bar.run("statistics")
    statistics = window.pages.currentWidget()
    assert isinstance(statistics, StatisticsPage)
    camera.until(statistics.export.isVisible, "reading the games")
    camera.shoot("statistics")
    for area in statistics.findChildren(QScrollArea):
        area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
    camera.shoot("statistics-table")
    camera.dialog("tips", "tips-known")


def _review(camera: Photographer, path: Path) -> bool:
    """The review of a game with few tries, and a decision to be made again; whether there was one."""
    window = camera.window
    window.coaching.review_file(path)
    page = window.pages.currentWidget()
    assert isinstance(page, ReviewPage)
    camera.shoot("review-begun")
    camera.until(lambda: page.review.finished, "the review")
    camera.shoot("review")
    if not page.report.decisions:
        return False
    page.open_trial(0)
    camera.shoot("review-trial")
    return True


def take_unfinished(camera: Photographer) -> None:
    """Things that need a game that is on: it can be gone on with, saved, opened."""
    for command in ("open", "save-as"):
        camera.file_question(command)
    QApplication.processEvents()
    camera.window.go_home()
    camera.shoot("start-continue")
