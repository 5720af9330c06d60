# SPDX-License-Identifier: GPL-3.0-or-later
"""The first game: offered to newcomers, explained as it goes, left at any time, gone on with another day."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.person import Person
from ttr_desktop.bots.registry import make_bot
from ttr_desktop.core.actions import Keep
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.rng import Rng
from ttr_desktop.gui.learn.guided_game import GuidedGame
from ttr_desktop.gui.learn.teacher_bar import TeacherBar
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.table.settings import Language


def click(button: QWidget) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def guide_of(window: MainWindow) -> GuidedGame:
    assert window.game_page is not None
    guided = window.game_page.findChild(GuidedGame)
    assert isinstance(guided, GuidedGame)
    return guided


def begin(window: MainWindow) -> GuidedGame:
    click(window.start_page.first.play)
    return guide_of(window)


def keep_tickets(window: MainWindow, qtbot: QtBot) -> None:
    window.controller.act(Keep(tuple(sorted(window.controller.view().offer))))
    mine = window.controller
    qtbot.waitUntil(lambda: mine.my_turn and mine.view().phase is Phase.TURN, timeout=30_000)


def is_over(window: MainWindow) -> bool:
    table = window.controller.table
    return table is None or table.game.over


def test_it_is_offered_until_something_was_played_or_it_was_declined(window: MainWindow, qtbot: QtBot) -> None:
    assert window.start_page.first.isVisible()
    click(window.start_page.first.decline)
    assert not window.start_page.first.isVisible()
    window.go_home()
    assert not window.start_page.first.isVisible()
    window.learn.progress.forget("guide")
    window.go_home()
    assert window.start_page.first.isVisible()
    begin(window)
    keep_tickets(window, qtbot)
    window.go_home()
    assert not window.start_page.first.isVisible(), "there is a game to go on with now"
    window.bar.run("learn")
    page = window.pages.currentWidget()
    assert page is not None
    assert window.learn.progress.has("guide", "tickets")


def test_it_is_a_real_game_against_an_easy_bot(window: MainWindow) -> None:
    guided = begin(window)
    table = window.controller.table
    assert table is not None
    assert table.board.id == "usa"
    assert [seat.player for seat in table.seats] == ["human", "rookie"]
    assert window.session.table is table
    assert guided.bar.isVisible()
    assert guided.bar.goal.text() == "Choose your tickets"


def test_one_thing_at_a_time_and_the_rule_behind_it(window: MainWindow, qtbot: QtBot) -> None:
    guided = begin(window)
    keep_tickets(window, qtbot)
    assert guided.bar.goal.text() == "Your tickets"
    assert guided.further.text() == "Next (1 more)"
    click(guided.further)
    assert guided.bar.goal.text() == "Your turn"
    assert guided.further.text() == "Got it"
    click(guided.bar.link)
    assert window.learn.rules is not None
    assert window.learn.rules.contents.currentItem().text().strip() == "One action a turn"
    click(guided.further)
    assert guided.bar.goal.text() == "Go on playing"
    assert not guided.further.isVisible()


def test_one_enter_too_many_does_not_send_the_guide_away(window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    guided = begin(window)
    keep_tickets(window, qtbot)
    guided.further.setFocus()
    qtbot.waitUntil(guided.further.hasFocus)
    while guided.now is not None:
        QTest.keyClick(guided.further, Qt.Key.Key_Space)
    assert guided.bar.isVisible()
    assert not guided.leave.hasFocus()
    assert window.game_page is not None
    assert window.game_page.board.hasFocus()


def test_a_refusal_is_explained(window: MainWindow, person: Person, qtbot: QtBot) -> None:
    guided = begin(window)
    keep_tickets(window, qtbot)
    while guided.now is not None:
        click(guided.further)
    person.click(person.page.flow.cards.pass_turn)
    assert guided.bar.goal.text() == "That is not possible"


def test_a_refused_click_does_not_take_away_what_is_being_said(
    window: MainWindow, person: Person, qtbot: QtBot
) -> None:
    guided = begin(window)
    keep_tickets(window, qtbot)
    said = guided.bar.goal.text()
    assert guided.now is not None
    person.click(person.page.flow.cards.pass_turn)
    assert guided.bar.goal.text() == "That is not possible"
    click(guided.further)
    assert guided.bar.goal.text() == said
    person.click(person.page.flow.cards.pass_turn)
    assert guided.bar.goal.text() == said, "a refusal is explained once"
    person.click(person.page.flow.cards.deck_buttons[0])
    assert guided.bar.goal.text() != said, "whoever plays on has read enough"


def test_it_can_be_left_and_the_game_goes_on(window: MainWindow, qtbot: QtBot) -> None:
    guided = begin(window)
    keep_tickets(window, qtbot)
    bar = guided.bar
    click(guided.leave)
    assert not bar.isVisible()
    table = window.controller.table
    assert table is not None
    assert not table.notes.aids.guide
    assert window.game_page is not None
    person = Person(window, qtbot)
    person.click(person.page.flow.cards.deck_buttons[0])
    assert window.controller.view().phase is Phase.SECOND_CARD
    window.go_home()
    window.go_on()
    assert window.game_page.findChild(GuidedGame) is None


def test_it_is_gone_on_with_where_it_was_left_also_in_another_language(window: MainWindow, qtbot: QtBot) -> None:
    begin(window)
    keep_tickets(window, qtbot)
    window.go_home()
    window.go_on()
    guided = guide_of(window)
    assert guided.bar.goal.text() in ("Your turn", "Tracks that glow")
    window.preferences.change(language=Language.POLISH)
    assert guide_of(window).bar.caption.text() == "Twoja pierwsza partia"


def test_the_final_count_is_explained_as_long_as_it_lasts(window: MainWindow, qtbot: QtBot) -> None:
    guided = begin(window)
    keep_tickets(window, qtbot)
    assert window.controller.table is not None
    events = window.controller.table.game.score_now()
    guided._happened(events)
    while guided.further.isVisible():
        click(guided.further)
    assert guided.bar.goal.text() == "The final count"
    assert not guided.leave.isVisible()


def test_the_final_count_is_explained_beside_the_final_sheet(window: MainWindow, qtbot: QtBot) -> None:
    begin(window)
    controller, bot, rng = window.controller, make_bot("greedy"), Rng("to the end")
    while not is_over(window):
        qtbot.waitUntil(lambda: controller.my_turn or is_over(window), timeout=30_000)
        if controller.my_turn:
            controller.act(bot.decide(controller.view(), controller.choices(), rng).action)
    qtbot.waitUntil(lambda: window.pages.currentWidget() is window.result_page)
    [bar] = window.result_page.findChildren(TeacherBar)
    assert bar.goal.text() == "The final count"
    assert "longest path" in bar.words.text()
    window.go_home()
    qtbot.waitUntil(lambda: not window.result_page.findChildren(TeacherBar))
