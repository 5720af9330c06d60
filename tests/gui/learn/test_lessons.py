# SPDX-License-Identifier: GPL-3.0-or-later
"""Lessons in the window: every one is done by mouse, with the widgets of a real game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from tests.helpers.person import Person
from ttr_desktop.core.actions import Action, BuildPort, Claim, DrawDeck, Keep
from ttr_desktop.core.ids import find_track
from ttr_desktop.data.catalogue import board
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.gui.learn.learn_page import LearnPage
from ttr_desktop.gui.learn.lesson_controller import LessonController
from ttr_desktop.gui.learn.lesson_page import LessonPage
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.gui.pages.game_page import GamePage
from ttr_desktop.gui.shell.dress import install_translators
from ttr_desktop.gui.theme import Theme
from ttr_desktop.table.settings import Language
from ttr_desktop.table.table import NewGame
from ttr_desktop.teach.lesson_run import Mark
from ttr_desktop.teach.lessons import lesson_titles, load_lesson
from ttr_desktop.texts.catalogue import Catalogue


class Learner(Person):
    """A person at a lesson."""

    @property
    def lesson(self) -> LessonPage:
        page = self.window.pages.currentWidget()
        assert isinstance(page, LessonPage)
        return page

    @property
    def page(self) -> GamePage:
        return self.lesson.game

    def start(self, lesson_id: str) -> None:
        self.window.learn.start_lesson(lesson_id)

    def wait_for_my_turn(self) -> None:
        controller = self.lesson.controller
        self.bot.waitUntil(lambda: controller.my_turn or controller.run.over)

    def model(self) -> Action:
        action = self.lesson.controller.model_move()
        assert action is not None
        return action


class Pupil(Learner):
    """A person at a lesson that stands alone: quicker, where nothing else of the window matters."""

    def __init__(self, lesson: LessonPage, bot: QtBot) -> None:
        self._lesson, self.bot = lesson, bot

    @property
    def lesson(self) -> LessonPage:
        return self._lesson


@pytest.fixture
def alone(qtbot: QtBot, qapp: QApplication) -> Iterator[Callable[[str], Pupil]]:
    """Opens lessons without a window around them."""
    install_translators(qapp, "en")
    made: list[LessonPage] = []

    def start(lesson_id: str) -> Pupil:
        title = next(title for title in lesson_titles() if title.id == lesson_id)
        controller = LessonController(load_lesson(title.path), "")
        controller.pace, controller.speed = "instant", "off"
        page = LessonPage(controller, Catalogue("en"), Theme.LIGHT, "Lesson", more=True)
        made.append(page)
        qtbot.addWidget(page)
        page.resize(1280, 780)
        page.show()
        qtbot.waitExposed(page)
        return Pupil(page, qtbot)

    yield start
    for page in made:
        page.close_lesson()


@pytest.fixture
def learner(window: MainWindow, qtbot: QtBot) -> Learner:
    return Learner(window, qtbot)


def done(window: MainWindow) -> frozenset[str]:
    return window.learn.progress.of("lessons")


@pytest.mark.parametrize("lesson_id", [title.id for title in lesson_titles()])
def test_every_lesson_is_done_by_mouse(alone: Callable[[str], Pupil], qtbot: QtBot, lesson_id: str) -> None:
    learner = alone(lesson_id)
    lesson = learner.lesson
    passed: list[bool] = []
    lesson.passed.connect(passed.append)
    run = lesson.controller.run
    while not run.over:
        learner.wait_for_my_turn()
        stage = run.stage
        assert lesson.bar.goal.text() == stage.goal["en"]
        assert stage.note["en"] in lesson.bar.words.text()
        number = run.number
        learner.do(learner.model())
        assert run.number == number + 1
        assert stage.done["en"] in lesson.bar.words.text() or not run.over
    assert lesson.bar.goal.text() == "Well done!"
    assert lesson.bar.further.isVisible()
    assert passed == [True]


def a_wrong_move(lesson: LessonPage) -> tuple[Action, str]:
    """A legal move that the lesson has an answer to, but does not want."""
    assert lesson.controller.table is not None
    game = lesson.controller.table.game
    for move in islice(game.legal(), 4000):
        verdict = lesson.controller.run.judge(game, move)
        if verdict.mark is Mark.WRONG and isinstance(move, Claim | DrawDeck):
            return move, verdict.text["en"]
    raise AssertionError("there is none")


@pytest.mark.parametrize("lesson_id", ["usa-03-claim", "usa-08-finish", "nordic-03-ferry", "world-02-ships"])
def test_a_wrong_move_gets_the_reason_and_another_try(alone: Callable[[str], Pupil], lesson_id: str) -> None:
    learner = alone(lesson_id)
    lesson = learner.lesson
    passed: list[bool] = []
    lesson.passed.connect(passed.append)
    before = lesson.controller.view()
    move, answer = a_wrong_move(lesson)
    learner.do(move)
    assert lesson.bar.words.text() == answer
    assert lesson.bar.sign.text() == "↺"
    assert lesson.controller.view() == before
    assert lesson.game.flow.stack.currentWidget() is lesson.game.flow.cards
    assert not passed
    learner.do(learner.model())
    assert passed == [True]


def test_a_refused_move_says_why_and_links_to_the_rule(learner: Learner, window: MainWindow) -> None:
    learner.start("usa-03-claim")
    red = find_track(learner.page.scene.board.track_index, "denver/salt-lake-city/red")
    assert red is not None
    learner.click_track(red)
    bar = learner.lesson.bar
    assert bar.words.text().startswith("Missing: 3 red cards.")
    assert bar.link.isVisible()
    QTest.mouseClick(bar.link, Qt.MouseButton.LeftButton)
    assert window.learn.rules is not None
    assert window.learn.rules.isVisible()
    assert window.learn.rules.map_id == "usa"


def test_being_shown_is_not_doing(learner: Learner, window: MainWindow) -> None:
    learner.start("usa-03-claim")
    lesson = learner.lesson
    model = learner.model()
    assert isinstance(model, Claim)
    QTest.mouseClick(lesson.bar.show_me, Qt.MouseButton.LeftButton)
    assert lesson.game.scene.tracks[model.track].state.highlighted
    assert lesson.controller.run.number == 0
    assert lesson.bar.show_me.text() == "Do it for me"
    QTest.mouseClick(lesson.bar.show_me, Qt.MouseButton.LeftButton)
    assert lesson.controller.run.over
    assert not done(window)
    assert "yourself" in lesson.bar.goal.text()
    QTest.mouseClick(lesson.bar.repeat, Qt.MouseButton.LeftButton)
    assert learner.lesson is not lesson
    learner.do(learner.model())
    assert done(window) == {"usa-03-claim"}


def test_the_game_is_counted_up_where_the_lesson_is_about_it(alone: Callable[[str], Pupil]) -> None:
    learner = alone("usa-10-longest")
    learner.do(learner.model())
    page = learner.page
    assert page.flow.stack.currentWidget() is page.director.count_page
    assert not page.director.count_page.sheet.isVisible(), "nothing would happen"
    assert learner.lesson.bar.further.isVisible()


def test_the_others_finish_what_the_learner_has_begun(alone: Callable[[str], Pupil], qtbot: QtBot) -> None:
    learner = alone("world-05-pieces")
    controller = learner.lesson.controller
    while not controller.run.over:
        learner.wait_for_my_turn()
        learner.do(learner.model())
    qtbot.waitUntil(lambda: controller.view().pieces[0] == (20, 40))


def test_what_is_meant_in_the_tray_is_pointed_at_too(learner: Learner, qtbot: QtBot, window: MainWindow) -> None:
    window.activateWindow()
    learner.start("usa-01-draw")
    QTest.mouseClick(learner.lesson.bar.show_me, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(learner.page.flow.cards.slots[0].hasFocus)


@pytest.mark.parametrize("lesson_id", [title.id for title in lesson_titles()])
def test_what_is_pointed_at_is_what_the_lesson_wants(alone: Callable[[str], Pupil], lesson_id: str) -> None:
    learner = alone(lesson_id)
    lesson = learner.lesson
    flow, scene = lesson.game.flow, lesson.game.scene
    while not lesson.controller.run.over:
        learner.wait_for_my_turn()
        model = learner.model()
        learner.click(lesson.bar.show_me)
        if isinstance(model, Claim):
            assert [item.track.number for item in scene.tracks if item.state.highlighted] == [model.track]
        glowing = lesson.halo.around
        assert bool(glowing) is not isinstance(model, Claim)
        assert all(widget.isVisible() and widget.isEnabled() for widget in glowing)
        if isinstance(model, Keep):
            assert glowing == [box for box, row in flow.offer.boxes if row.ticket in model.tickets]
        if isinstance(model, BuildPort):
            assert glowing == [flow.cards.port]
            assert [city.number for city in scene.cities if city.state.highlighted] == [model.city]
        learner.do(model)
        assert not lesson.halo.around


def test_a_look_at_a_city_does_not_put_out_the_light(alone: Callable[[str], Pupil]) -> None:
    learner = alone("usa-03-claim")
    model = learner.model()
    assert isinstance(model, Claim)
    learner.click(learner.lesson.bar.show_me)
    page = learner.page
    city = page.scene.cities[0]
    page.pointing.telling.city_meant.emit(city.number)
    page.scene.highlight((), [city.number])
    page.pointing.telling.city_meant.emit(-1)
    assert page.scene.tracks[model.track].state.highlighted
    learner.do(model)
    page.pointing.telling.city_meant.emit(-1)
    assert not page.scene.tracks[model.track].state.highlighted


def test_tickets_are_shown_as_soon_as_there_are_any(alone: Callable[[str], Pupil]) -> None:
    learner = alone("usa-07-tickets")
    [tickets] = [dock for dock in learner.page.docks if dock.objectName() == "tickets"]
    assert not tickets.isVisible()
    learner.do(learner.model())
    assert tickets.isVisible()
    learner.do(learner.model())
    assert learner.lesson.controller.run.over
    assert tickets.isVisible()


def test_from_the_start_page_through_the_list_to_the_next_lesson(learner: Learner, window: MainWindow) -> None:
    QTest.mouseClick(window.start_page.tiles["learn"], Qt.MouseButton.LeftButton)
    page = window.pages.currentWidget()
    assert isinstance(page, LearnPage)
    assert "0 of 33" in page.progress.text()
    QTest.mouseClick(page.rows["usa-03-claim"], Qt.MouseButton.LeftButton)
    learner.do(learner.model())
    QTest.mouseClick(learner.lesson.bar.further, Qt.MouseButton.LeftButton)
    assert learner.lesson.controller.run.lesson.id == "usa-04-grey"
    QTest.mouseClick(learner.lesson.bar.leave, Qt.MouseButton.LeftButton)
    assert window.pages.currentWidget() is page
    assert "1 of 33" in page.progress.text()
    assert page.rows["usa-03-claim"].sign.text() == "✓"
    assert page.rows["usa-01-draw"].sign.text() == "▶"
    QTest.mouseClick(page.go_on, Qt.MouseButton.LeftButton)
    assert learner.lesson.controller.run.lesson.id == "usa-01-draw"
    QTest.mouseClick(learner.lesson.bar.leave, Qt.MouseButton.LeftButton)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.start_page


def test_a_lesson_leaves_the_game_that_was_on_and_it_can_be_gone_on_with(learner: Learner, window: MainWindow) -> None:
    window.start_game(NewGame(board("usa"), (SeatInfo("Ann"), SeatInfo("Ben", "random")), "left", first=0))
    assert window.controller.act(Keep(tuple(sorted(window.controller.view().offer))))
    window.bar.run("learn")
    assert window.game_page is not None, "looking at the list leaves nothing"
    learner.start("usa-03-claim")
    assert window.session.path is None, "a lesson is no game to be kept"
    learner.do(learner.model())
    learner.lesson.left.emit()
    window.go_home()
    assert window.session.last() is not None


def test_rules_lead_to_lessons_and_f1_in_a_lesson_to_its_rule(learner: Learner, window: MainWindow) -> None:
    window.learn.open_book("nordic")
    assert window.learn.rules is not None
    window.learn.rules.lesson_asked.emit("nordic-05-tunnel")
    assert learner.lesson.controller.run.lesson.id == "nordic-05-tunnel"
    learner.do(learner.model())
    QTest.keyClick(window, Qt.Key.Key_F1)
    assert window.learn.rules.contents.currentItem().data(Qt.ItemDataRole.UserRole) == "N-9"


def test_progress_is_remembered_and_shown_in_polish(learner: Learner, window: MainWindow) -> None:
    learner.start("usa-03-claim")
    learner.do(learner.model())
    window.preferences.change(language=Language.POLISH)
    window.learn.show_lessons()
    page = window.pages.currentWidget()
    assert isinstance(page, LearnPage)
    assert page.rows["usa-03-claim"].title == "Utwórz połączenie"
    assert "1 z 33" in page.progress.text()
    assert any(button.text() == "Wstecz" for button in page.findChildren(QPushButton))


def test_a_narrow_window_shows_the_boards_two_by_two(qtbot: QtBot) -> None:
    page = LearnPage(Catalogue("en"), Theme.LIGHT, ())
    qtbot.addWidget(page)
    page.show()

    def rows() -> int:
        return len({frame.y() for frame in page._frames})

    page.resize(1280, 800)
    qtbot.waitUntil(lambda: rows() == 1)
    page.resize(900, 800)
    qtbot.waitUntil(lambda: rows() == 2)
