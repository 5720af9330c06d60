# SPDX-License-Identifier: GPL-3.0-or-later
"""Help at the board: hints in two steps, explanations, what a track takes, odds, tips; by keys and real events."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.helpers.finished import played
from tests.helpers.person import Person
from ttr_desktop.core.actions import DrawDeck, DrawMarket, Keep
from ttr_desktop.core.phase import Phase
from ttr_desktop.data import catalogue
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.gui.learn.aids_desk import PageAids
from ttr_desktop.gui.learn.tips_desk import TIPS
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.gui.pages.game_page import GamePage
from ttr_desktop.table.notes import Aids
from ttr_desktop.table.settings import Language
from ttr_desktop.table.table import GameTable, NewGame
from ttr_desktop.teach.last_turn import last_turn
from ttr_desktop.teach.progress import Progress
from ttr_desktop.teach.tips.watch import TRIGGERS

PATIENCE = 20_000  # a worker process has to start first


def begin(window: MainWindow, map_id: str = "usa", rival: str = "greedy", aids: Aids | None = None) -> PageAids:
    seats = (SeatInfo("Zoe"), SeatInfo("Ben", rival))
    window.start_game(NewGame(catalogue.board(map_id), seats, "aids", 0, aids or Aids(tips=False)))
    page = window.aids.page
    assert page is not None
    return page


def table_of(window: MainWindow) -> GameTable:
    table = window.controller.table
    assert table is not None
    return table


def game_page(window: MainWindow) -> GamePage:
    page = window.game_page
    assert page is not None
    return page


def to_turn(window: MainWindow, qtbot: QtBot) -> None:
    """Keeps all tickets; then it is the turn of the person at the screen."""
    controller = window.controller
    controller.act(Keep(controller.view().offer))
    qtbot.waitUntil(lambda: controller.my_turn and controller.view().phase is Phase.TURN, timeout=PATIENCE)


def press(window: MainWindow, key: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget() or window, key)


def hint(window: MainWindow, page: PageAids, qtbot: QtBot) -> None:
    press(window, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: page.hints.hint is not None, timeout=PATIENCE)


def test_first_where_to_look_then_the_move_then_done(window: MainWindow, qtbot: QtBot) -> None:
    page = begin(window)
    to_turn(window, qtbot)
    table, scene = table_of(window), game_page(window).scene
    hint(window, page, qtbot)
    found = page.hints.hint
    assert found is not None
    assert page.card.isVisible()
    assert "where to look" in page.card.heading.text()
    lit = {item.track.number for item in scene.tracks if item.state.highlighted}
    assert lit == set(found.look_at.tracks)
    assert (table.notes.hints, table.revision) == (1, found_revision := table.revision)
    press(window, Qt.Key.Key_H)
    assert page.hints.told
    assert "the move" in page.card.heading.text()
    assert page.card.text.text(), "a move without its reason"
    press(window, Qt.Key.Key_Return)
    assert table.revision > found_revision
    assert table.record.actions[-1] == found.action or found.action in table.record.actions
    assert page.card.isHidden()
    assert not any(item.state.highlighted for item in scene.tracks)


def test_the_card_that_is_meant_glows(window: MainWindow, qtbot: QtBot) -> None:
    page = begin(window)
    to_turn(window, qtbot)
    hint(window, page, qtbot)
    assert page.hints.hint is not None
    page.hints.hint = page.hints.hint._replace(action=DrawMarket(2, 0))
    press(window, Qt.Key.Key_H)
    assert page.hints.halo.around == [game_page(window).flow.cards.slots[2]]
    press(window, Qt.Key.Key_Escape)
    assert page.hints.halo.around == []


def test_asking_is_counted_and_kept(window: MainWindow, qtbot: QtBot) -> None:
    page = begin(window)
    table = table_of(window)
    hint(window, page, qtbot)
    press(window, Qt.Key.Key_H)
    press(window, Qt.Key.Key_Escape)
    hint(window, page, qtbot)
    assert table.notes.hints == 2, "the second step is part of the first hint"
    assert table.saved().extras["hints"] == 2


def test_escape_closes_and_gives_the_focus_back(window: MainWindow, qtbot: QtBot) -> None:
    page = begin(window)
    to_turn(window, qtbot)
    board = game_page(window).board
    board.setFocus()
    hint(window, page, qtbot)
    press(window, Qt.Key.Key_Escape)
    assert page.card.isHidden()
    assert page.hints.hint is None
    assert QApplication.focusWidget() is board


def test_a_hint_goes_when_the_position_changes(window: MainWindow, qtbot: QtBot) -> None:
    page = begin(window)
    to_turn(window, qtbot)
    hint(window, page, qtbot)
    window.controller.act(DrawDeck(0))
    assert page.card.isHidden()
    assert page.hints.hint is None


def test_a_game_without_hints_says_so(window: MainWindow, qtbot: QtBot) -> None:
    page = begin(window, aids=Aids(hints=False, tips=False, odds=False))
    press(window, Qt.Key.Key_H)
    assert "without hints" in page.card.lead.text()
    press(window, Qt.Key.Key_O)
    assert "without odds" in page.card.lead.text()
    assert page.odds is None
    assert table_of(window).notes.hints == 0


def test_hints_do_not_depend_on_the_settings(window: MainWindow, qtbot: QtBot) -> None:
    window.preferences.change(hints=False, tips=False)
    page = begin(window)
    hint(window, page, qtbot)
    assert page.hints.hint is not None


def test_without_a_board_it_is_said(window: MainWindow) -> None:
    press(window, Qt.Key.Key_H)
    assert window.notice.isVisible()
    assert "board" in window.notice.label.text()


def test_the_last_bot_move_is_explained(window: MainWindow, qtbot: QtBot) -> None:
    page = begin(window)
    press(window, Qt.Key.Key_E)
    assert "No bot has moved yet" in page.card.lead.text()
    to_turn(window, qtbot)
    press(window, Qt.Key.Key_E)
    assert "Ben" in page.card.lead.text()
    table = table_of(window)
    names, tables = window.texts.names, table.game.tables
    shown = page.card.lead.text() + page.card.text.text()
    assert not any(names.ticket(tables, tables.board.tickets[n]) in shown for n in table.game.state.tickets[1])


def test_when_all_is_over_nothing_is_hidden(window: MainWindow, qtbot: QtBot) -> None:
    window.open_table(played("usa"))
    window.result_page.board.emit()
    page = window.aids.page
    assert page is not None
    press(window, Qt.Key.Key_E)
    assert page.card.isVisible()
    table = table_of(window)
    moves = last_turn(table.board, table.record, [1], 0)
    assert moves
    assert all(said.key.startswith("why-") for said in page.explaining.sentences(table, moves))
    press(window, Qt.Key.Key_H)
    assert "over" in page.card.lead.text()


def test_a_right_click_tells_what_a_track_takes(window: MainWindow, person: Person, qtbot: QtBot) -> None:
    page = begin(window)
    to_turn(window, qtbot)
    controller, board = window.controller, person.page.board
    claims = controller.choices().claims
    track = next(t for t in table_of(window).board.tracks if not claims >> t.number & 1)
    slot = person.page.scene.geometry.tracks[track.number].slots[0]
    point = board.mapFromScene(slot.x, slot.y)
    click = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, board.viewport().mapToGlobal(point))
    QApplication.sendEvent(board.viewport(), click)
    assert page.card.isVisible()
    assert "Missing" in page.card.text.text()
    qtbot.waitUntil(lambda: "Chance" in page.card.text.text(), timeout=PATIENCE)
    assert "%" in page.card.text.text()


def test_a_closed_track_says_why(window: MainWindow, qtbot: QtBot) -> None:
    page = begin(window)
    to_turn(window, qtbot)
    table = table_of(window)
    track = table.board.track_index["portland/seattle/gray"]
    table.game.state.owner[track] = 1
    page.needs.show(track)
    assert "Ben" in page.card.text.text()
    assert "(C-7" in page.card.text.text(), "with its rule"
    QTest.mouseClick(page.card.buttons[-1], Qt.MouseButton.LeftButton)
    assert window.learn.rules is not None
    assert window.learn.rules.isVisible()


def test_w_asks_for_a_track_to_point_at(window: MainWindow, qtbot: QtBot) -> None:
    page = begin(window)
    to_turn(window, qtbot)
    board = game_page(window).board
    board.setFocus()
    press(window, Qt.Key.Key_PageDown)
    press(window, Qt.Key.Key_W)
    number = board.walker.spot.track
    assert number >= 0
    tables = table_of(window).game.tables
    assert page.card.lead.text() == str(window.texts.names.track(tables, tables.tracks[number]))
    scene = game_page(window).scene
    assert scene._dimmer.isVisible(), "the track is lit up"
    board.walker.hide()
    QCursor.setPos(board.viewport().mapToGlobal(QPoint(1, 1)))  # on no track, wherever other tests have left it
    page.needs.ask()
    assert "Point at a track" in page.card.lead.text()
    assert not scene._dimmer.isVisible(), "that track is no longer spoken of"


@pytest.mark.parametrize("map_id", catalogue.MAP_IDS)
def test_odds_and_plans_keep_up(window: MainWindow, qtbot: QtBot, map_id: str) -> None:
    page = begin(window, map_id)
    press(window, Qt.Key.Key_O)
    assert page.odds is not None
    assert page.odds.isVisible()
    tables = table_of(window).game.tables
    unseen = page.odds.sheet("unseen")
    assert unseen.rowCount() == len(tables.cards)
    counts = [int(item.text()) for row in range(unseen.rowCount()) if (item := unseen.item(row, 1)) is not None]
    assert sum(counts) == sum(tables.cards.supply) - sum(window.controller.view().hand) - len(tables.market_decks)
    window.controller.act(Keep(window.controller.view().offer))
    tickets = page.odds.sheet("tickets")
    qtbot.waitUntil(lambda: tickets.rowCount() == len(window.controller.view().tickets) > 0, timeout=PATIENCE)
    assert page.odds.sheet("rivals").rowCount() == 1


def test_the_turns_that_odds_reckon_with_keep_up(window: MainWindow, qtbot: QtBot) -> None:
    page = begin(window)
    page.show_odds()
    assert page.odds is not None
    view = window.controller.view()
    before = page.odds.note("tickets")
    page.odds.show_view(view._replace(pieces=((45, 0), (5, 0))))
    assert page.odds.note("tickets") != before
    page.odds.show_view(view._replace(last_by=1, turns_left=2))
    assert page.odds.note("tickets") == "You have 1 more turn."


def test_too_few_ships_are_not_too_few_pieces(window: MainWindow) -> None:
    """Where there are two kinds, odds say which one lacks: there may be another way, or an exchange (W-19)."""
    page = begin(window, "world")
    view, tables = window.controller.view(), table_of(window).game.tables
    page.show_odds()
    assert page.odds is not None
    ticket = tables.board.ticket_index["jakarta/los-angeles"]
    page.odds.show_view(view._replace(opening=0, tickets=(ticket,), pieces=((25, 8), (25, 35)), phase=Phase.TURN))
    said = page.odds.sheet("tickets").item(0, 4)
    assert said is not None
    assert said.text() == "Not this way: only 8 ships left"


@pytest.fixture
def teaching(window: MainWindow, qtbot: QtBot) -> PageAids:
    """A game with tips: the first offer already has something to point out, or the first turns will."""
    return begin(window, "world", aids=Aids())


def test_a_tip_comes_up_once_and_is_remembered(window: MainWindow, teaching: PageAids, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: teaching.tips.tip is not None, timeout=PATIENCE)
    tip = teaching.tips.tip
    assert tip is not None
    assert teaching.card.lead.text()
    assert not teaching.card.isAncestorOf(QApplication.focusWidget() or window), "it must not take the focus"
    assert Progress(window.home.progress).of(TIPS) == {tip.id}
    QTest.mouseClick(teaching.card.buttons[-1], Qt.MouseButton.LeftButton)
    assert teaching.card.isHidden()
    assert teaching.tips.tip is None


def test_escape_puts_a_tip_away(window: MainWindow, teaching: PageAids, qtbot: QtBot) -> None:
    """From wherever the focus is, and without doing anything else."""
    qtbot.waitUntil(lambda: teaching.tips.tip is not None, timeout=PATIENCE)
    offer = game_page(window).flow.offer
    focus = QApplication.focusWidget()
    assert focus is not None
    assert offer.isAncestorOf(focus)
    press(window, Qt.Key.Key_Escape)
    assert teaching.card.isHidden()
    assert teaching.tips.tip is None
    assert QApplication.focusWidget() is focus


@pytest.mark.parametrize(("least", "stays"), [(10**9, True), (0, False)])
def test_a_tip_stays_for_a_while(window: MainWindow, teaching: PageAids, qtbot: QtBot, least: int, stays: bool) -> None:
    """Whoever moves on at once can still read it; once it had its time it goes with the next move."""
    teaching.tips.least = least
    qtbot.waitUntil(lambda: teaching.tips.tip is not None, timeout=PATIENCE)
    window.controller.act(Keep(window.controller.view().offer))
    assert teaching.card.isVisible() is stays


def test_tips_can_be_switched_off_and_read_again(window: MainWindow, teaching: PageAids, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: teaching.tips.tip is not None, timeout=PATIENCE)
    QTest.mouseClick(teaching.card.buttons[0], Qt.MouseButton.LeftButton)
    listed = window.aids.tips_window
    assert listed is not None
    assert listed.list.count() == 1
    assert listed.text.text()
    listed.switch.click()
    assert not window.preferences.now.tips
    assert not teaching.tips.allowed
    listed.again.click()
    assert listed.list.count() == 0
    assert Progress(window.home.progress).of(TIPS) == frozenset()


def test_no_tips_where_the_game_has_none(window: MainWindow, qtbot: QtBot) -> None:
    page = begin(window, "world")
    assert not page.tips.allowed
    hint(window, page, qtbot)  # by then a tip would have come
    assert page.tips.tip is None


def test_known_tips_do_not_come_again(window: MainWindow, qtbot: QtBot) -> None:
    for tip in TRIGGERS:
        window.aids._progress.note(TIPS, tip)
    page = begin(window, "world", aids=Aids())
    hint(window, page, qtbot)
    assert page.tips.tip is None


def test_nothing_is_left_for_the_next_person(window: MainWindow, qtbot: QtBot) -> None:
    """Odds and cards speak of one's own tickets: they go when another person takes the screen."""
    seats = (SeatInfo("Zoe"), SeatInfo("Max"))
    window.start_game(NewGame(catalogue.board("usa"), seats, "people", 0, Aids(tips=False)))
    page = window.aids.page
    assert page is not None
    press(window, Qt.Key.Key_O)
    assert page.odds is not None
    assert page.odds.isVisible()
    page.card.say(window, "Heading", "A secret", lasting=True)
    window.controller.act(Keep(window.controller.view().offer))
    assert not page.odds.isVisible()
    assert page.card.isHidden()


def test_card_keeps_clear_of_what_it_speaks_of(window: MainWindow, qtbot: QtBot) -> None:
    page = begin(window)
    card, board = page.card, game_page(window).board
    card.say(window, "Heading", "Lead", "Text")
    low = card.geometry()
    card.keep_clear([low])
    assert not card.geometry().intersects(low)
    assert board.rect().contains(card.geometry())
    assert card.geometry().topLeft() != QPoint(0, 0)


def test_a_new_language_takes_the_help_along(window: MainWindow, qtbot: QtBot) -> None:
    begin(window)
    to_turn(window, qtbot)
    window.preferences.change(language=Language.POLISH)
    page = window.aids.page
    assert page is not None
    hint(window, page, qtbot)
    assert "Podpowiedź" in page.card.heading.text()
