# SPDX-License-Identifier: GPL-3.0-or-later
"""The review in the window: from the list of replays to a better move, by mouse; stopping; files that are no games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from tests.helpers.finished import finished_game, played
from tests.helpers.judges import claims_are_better, slow
from ttr_desktop.core.actions import Action, Claim, DrawMarket
from ttr_desktop.data import savefile
from ttr_desktop.gui.learn.review_page import ReviewPage
from ttr_desktop.gui.learn.review_trial import ReviewTrial
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.gui.pages.replay_page import ReplayPage
from ttr_desktop.gui.pages.replays_page import ReplaysPage
from ttr_desktop.table.replay import Replay
from ttr_desktop.table.review_store import ReviewStore
from ttr_desktop.table.settings import Language
from ttr_desktop.teach.judge import Round
from ttr_desktop.teach.review import Effort
from ttr_desktop.teach.verdicts import Verdict

_PATIENCE = 60_000
_LITTLE = Effort((Round(0, 1),), (Round(0, 1), Round(2, 1)), 3)


@pytest.fixture(autouse=True)
def own_store(window: MainWindow, tmp_path: Path) -> None:
    """Tests share a cache, but a review that another one has left there would be found at once."""
    window.coaching.store = ReviewStore(tmp_path / "reviews")


def click(widget: QPushButton) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def keep(window: MainWindow, map_id: str = "usa") -> Path:
    """A finished game among the kept ones."""
    table, saved = finished_game(map_id)
    path = window.home.games / f"finished{savefile.SUFFIX}"
    path.parent.mkdir(parents=True, exist_ok=True)
    savefile.write(path, table.board, saved)
    return path


def replays(window: MainWindow, qtbot: QtBot) -> ReplaysPage:
    window.records.show_replays()
    page = window.pages.currentWidget()
    assert isinstance(page, ReplaysPage)
    qtbot.waitUntil(lambda: page.model.rowCount() > 0)
    return page


def review_place(page: ReplaysPage) -> QPoint:
    """Where the first row offers its review."""
    option = QStyleOptionViewItem()
    page.list.initViewItemOption(option)
    index = page.model.index(0, 0)
    option.rect = page.list.visualRect(index)
    return page.delegate.review_place(option).center().toPoint()


def opened(window: MainWindow, map_id: str = "usa") -> ReviewPage:
    table, saved = finished_game(map_id)
    window.coaching.review(Replay(table.board, saved))
    page = window.pages.currentWidget()
    assert isinstance(page, ReviewPage)
    return page


def test_from_the_list_of_replays_to_the_whole_review(window: MainWindow, qtbot: QtBot) -> None:
    keep(window)
    window.coaching.effort = _LITTLE
    listed = replays(window, qtbot)
    QTest.mouseClick(listed.list.viewport(), Qt.MouseButton.LeftButton, pos=review_place(listed))
    page = window.pages.currentWidget()
    assert isinstance(page, ReviewPage)
    assert page.bar.isVisible()
    assert page.stop_button.text() == "Stop"
    qtbot.waitUntil(lambda: page.review.finished, timeout=_PATIENCE)
    assert page.bar.isHidden() or not page.bar.isVisible()
    assert len(page.report.chart._points) == len(page.review.moves) > 30
    assert page.report.summary.text().endswith(".")
    assert "good decision" in page.report.summary.text()
    assert page.report.tickets.rowCount() >= len(page.replay.moments[-1].game.state.tickets[0])
    assert page.report.chart.accessibleDescription().startswith("Opening: ")
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is listed


def test_a_better_move_is_found_by_mouse(window: MainWindow, qtbot: QtBot) -> None:
    window.coaching.judge = claims_are_better
    page = opened(window)
    qtbot.waitUntil(lambda: page.review.finished, timeout=_PATIENCE)
    costly = page.review.costly()
    assert 3 <= len(costly) <= 5
    assert {one.verdict for one in costly} == {Verdict.BLUNDER}
    assert len(page.report.decisions) == len(costly)
    click(page.report.decisions[0])
    trial, decision = page.trial, costly[0]
    assert isinstance(trial, ReviewTrial)
    table = trial.controller.table
    assert table is not None
    assert table.game.view(0) == decision.move.view
    told = [label.text() for label in trial.teacher.findChildren(QLabel)]
    assert any(text.startswith("You ") and "That left a winning chance of" in text for text in told)
    # what was played then
    draw(trial, decision.move.action)
    assert "what you played" in trial.teacher.reply.text()
    # the best move, with the real widgets: a track, and the cards for it if there is a choice
    best = decision.judgement.best.action
    assert isinstance(best, Claim)
    claim(trial, best)
    assert trial.teacher.reply.text() == "Yes, that is better."
    assert "70%" in trial.teacher.detail.text()
    assert table.game.view(0) == decision.move.view, "nothing is carried out"
    click(trial.teacher.onward)
    assert page.trial is not trial
    assert page.stack.currentWidget() is page.trial


def draw(trial: ReviewTrial, action: Action) -> None:
    cards = trial.page.flow.cards
    button = cards.slots[action.slot] if isinstance(action, DrawMarket) else cards.deck_buttons[0]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def claim(trial: ReviewTrial, action: Claim) -> None:
    board, flow = trial.page.board, trial.page.flow
    slot = trial.page.scene.geometry.tracks[action.track].slots[0]
    QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=board.mapFromScene(slot.x, slot.y))
    if flow.stack.currentWidget() is flow.payment:
        page = flow.payment
        assert page._bill is not None
        wanted, laid = dict(action.pay), dict(page.chosen)
        for card, button in zip(page._bill.cards, page.fan.cards, strict=True):
            more = wanted.get(card, 0) - laid.get(card, 0)
            for _ in range(abs(more)):
                QTest.mouseClick(button, Qt.MouseButton.LeftButton if more > 0 else Qt.MouseButton.RightButton)
        click(page.pay)


def test_a_move_the_review_did_not_weigh_is_weighed_then(window: MainWindow, qtbot: QtBot) -> None:
    window.coaching.judge = claims_are_better
    page = opened(window)
    qtbot.waitUntil(lambda: page.review.finished, timeout=_PATIENCE)
    page.open_trial(0)
    trial = page.trial
    assert trial is not None
    QTest.mouseClick(trial.page.flow.cards.tickets, Qt.MouseButton.LeftButton)
    assert "being weighed" in trial.teacher.reply.text()
    qtbot.waitUntil(lambda: "weighed" not in trial.teacher.reply.text(), timeout=_PATIENCE)
    assert "Winning chance" in trial.teacher.detail.text()


def test_the_answer_and_what_could_not_be_known_come_on_request(window: MainWindow, qtbot: QtBot) -> None:
    window.coaching.judge = claims_are_better
    page = opened(window)
    qtbot.waitUntil(lambda: page.review.finished, timeout=_PATIENCE)
    page.open_trial(1)
    trial = page.trial
    assert trial is not None
    teacher = trial.teacher
    assert not teacher.secrets.isVisible()
    click(teacher.unknown)
    assert teacher.secrets.isVisible()
    assert "could know this" in teacher.secrets.text()
    assert "Tickets of Ben" in teacher.secrets.text()
    click(teacher.answer)
    assert teacher.reply.text().startswith("Claim ")
    assert "70%" in teacher.detail.text()
    best = page.review.costly()[1].judgement.best.action
    assert isinstance(best, Claim)
    assert trial.page.scene.tracks[best.track].state.highlighted
    QTest.keyClick(trial, Qt.Key.Key_Escape)
    assert page.trial is None
    assert page.report.isVisible()


def test_it_can_be_stopped_and_gone_on_with(window: MainWindow, qtbot: QtBot) -> None:
    window.coaching.judge = slow
    page = opened(window)
    assert page.running
    click(page.stop_button)
    assert not window.coaching.jobs.busy
    assert page.stop_button.text() == "Go on"
    assert "Stopped at 0" in page.state.text()
    page._judge = claims_are_better
    click(page.stop_button)
    qtbot.waitUntil(lambda: page.review.finished, timeout=_PATIENCE)


def test_leaving_stops_the_work_and_what_was_found_is_kept(window: MainWindow, qtbot: QtBot) -> None:
    window.coaching.judge = claims_are_better
    page = opened(window)
    qtbot.waitUntil(lambda: page.review.finished, timeout=_PATIENCE)
    qtbot.waitUntil(lambda: window.focusWidget() is page.report.decisions[0])
    window.go_home()
    window.coaching.judge = slow
    again = opened(window)
    assert again.review is not page.review
    assert again.review.finished
    qtbot.waitUntil(lambda: window.focusWidget() is again.report.decisions[0])
    assert len(again.report.decisions) == len(again.review.costly())
    again.seats.setCurrentIndex(1)
    other = window.pages.currentWidget()
    assert isinstance(other, ReviewPage)
    assert other.seat == 1
    assert other.running
    window.go_home()
    assert not window.coaching.jobs.busy


def test_a_finished_game_is_reviewed_from_its_sheet(window: MainWindow, qtbot: QtBot) -> None:
    window.coaching.judge = slow
    window.open_table(played("nordic", "sheet"))
    qtbot.waitUntil(lambda: window.pages.currentWidget() is window.result_page)
    button = next(one for one in window.result_page.findChildren(QPushButton) if one.text() == "Review the game")
    assert button.isVisible()
    click(button)
    page = window.pages.currentWidget()
    assert isinstance(page, ReviewPage)
    assert page.seat == 0
    click(next(one for one in page.findChildren(QPushButton) if one.text() == "Back"))
    assert window.pages.currentWidget() is window.result_page


def test_a_game_that_is_still_on_says_so(window: MainWindow) -> None:
    table = played("usa", actions=30)
    window.records.open_table(table)
    page = window.pages.currentWidget()
    assert isinstance(page, ReplayPage)
    assert page.review_button.reason == "Only a game that is over can be reviewed."
    click(page.review_button)
    assert window.pages.currentWidget() is page
    assert "not over yet" in window.notice.label.text()


@pytest.mark.parametrize("damage", ["cut", "empty"])
def test_a_damaged_file_gets_one_sentence(window: MainWindow, qtbot: QtBot, damage: str) -> None:
    path = keep(window)
    text = path.read_text(encoding="utf-8")
    path.write_text(text[: len(text) // 2] if damage == "cut" else "", encoding="utf-8")
    listed = replays(window, qtbot)
    QTest.keyClick(listed.list, Qt.Key.Key_R)
    assert window.pages.currentWidget() is listed
    assert window.notice.isVisible()
    assert len(window.notice.label.text()) > 10
    assert "\n" not in window.notice.label.text()


def test_a_file_with_a_move_that_never_was_says_so_in_the_language_of_the_window(
    window: MainWindow, qtbot: QtBot
) -> None:
    path = keep(window)
    game = json.loads(path.read_text(encoding="utf-8"))
    game["actions"][40] = {"claim": "boston/new-york/red", "pay": {"red": 9}}
    path.write_text(json.dumps(game), encoding="utf-8")
    window.preferences.change(language=Language.POLISH)
    window.coaching.review_file(path)
    assert window.notice.isVisible()
    assert window.notice.label.text().startswith(f"Plik {path.name} jest uszkodzony")
