# SPDX-License-Identifier: GPL-3.0-or-later
"""Walking through a game on the page: slider, keys, views, log, exports."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QSignalSpy, QTest
from pytestqt.qtbot import QtBot

from tests.helpers.finished import played, replay_of
from ttr_desktop.core.events import TrackClaimed
from ttr_desktop.data import catalogue
from ttr_desktop.gui.pages.replay_page import ReplayPage
from ttr_desktop.gui.replay.controls import ALL_OPEN
from ttr_desktop.gui.replay.walker import SPEEDS
from ttr_desktop.gui.theme import Theme
from ttr_desktop.table.replay import Replay
from ttr_desktop.texts.catalogue import Catalogue

Open = Callable[[Replay], ReplayPage]


@pytest.fixture
def open_page(qtbot: QtBot) -> Open:
    def opened(replay: Replay) -> ReplayPage:
        page = ReplayPage(replay, Catalogue("en"), Theme.LIGHT)
        qtbot.addWidget(page)
        page.resize(1280, 760)
        with qtbot.waitExposed(page):
            page.show()
        page.activateWindow()
        qtbot.waitUntil(page.controls.slider.hasFocus)
        return page

    return opened


@pytest.mark.parametrize("map_id", catalogue.MAP_IDS)
def test_every_moment_can_be_shown(open_page: Open, map_id: str) -> None:
    page = open_page(replay_of(map_id))
    replay = page.replay
    for number in (*range(0, replay.last, 13), replay.last, 0, replay.last // 2):
        page.controls.slider.setValue(number)
        state = replay.moments[number].game.state
        assert [item.state.owner for item in page.scene.tracks] == state.owner
        assert [row.score for row in page.players.rows] == state.scores
        assert sum(row.held for row in page.cards.hands[1].model.rows) == sum(state.hands[1])
        assert page.tickets.model.rowCount() == len(state.tickets[page.tickets.seat])
        assert page.announcement.text()
        assert f"{number} of {replay.last}" in page.controls.place.text()


def test_cards_promise_no_keys(open_page: Open) -> None:
    """Nothing can be taken in a replay, so nothing says by which key."""
    cards = open_page(replay_of("world")).cards.table
    for button in (*cards.slots, *cards.deck_buttons, cards.tickets):
        assert button.accessibleName()
        assert button.toolTip()
        assert "key" not in f"{button.toolTip()} {button.accessibleName()} {button.accessibleDescription()}"
        assert button.cursor().shape() is Qt.CursorShape.ArrowCursor


def test_keys(open_page: Open) -> None:
    page = open_page(replay_of("usa"))
    replay = page.replay

    def press(key: Qt.Key, expected: int) -> None:
        QTest.keyClick(page.controls.slider, key)
        assert page.walker.moment == expected

    press(Qt.Key.Key_Right, 1)
    press(Qt.Key.Key_Right, 2)
    press(Qt.Key.Key_Left, 1)
    press(Qt.Key.Key_PageDown, replay.next_turn(1))
    press(Qt.Key.Key_PageUp, replay.previous_turn(page.walker.moment))
    press(Qt.Key.Key_End, replay.last)
    press(Qt.Key.Key_Home, 0)
    playing = QSignalSpy(page.walker.playing_changed)
    for _ in range(2):
        QTest.keyClick(page.controls.slider, Qt.Key.Key_Space)
    assert [playing.at(number) for number in range(playing.count())] == [[True], [False]]
    left = QSignalSpy(page.left)
    QTest.keyClick(page.controls.slider, Qt.Key.Key_Escape)
    assert left.count() == 1


def test_it_plays_by_itself_to_the_end(open_page: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SPEEDS, "very-fast", 1)
    page = open_page(Replay(catalogue.board("usa"), played("usa", actions=9).saved()))
    page.controls.speed.setCurrentIndex(page.controls.speed.findData("very-fast"))
    page.controls.buttons["play"].click()
    assert page.walker.playing
    qtbot.waitUntil(lambda: page.walker.moment == page.replay.last and not page.walker.playing)
    page.controls.buttons["play"].click()
    assert page.walker.moment == 0
    assert page.walker.playing
    page.controls.slider.setValue(4)
    assert not page.walker.playing


def test_jump_to_the_last_round(open_page: Open) -> None:
    page = open_page(replay_of("usa"))
    page.controls.last_round.click()
    assert page.walker.moment == page.replay.last_round
    assert "last round" in page.announcement.text()
    assert open_page(Replay(catalogue.board("usa"), played("usa", actions=9).saved())).controls.last_round.isHidden()


def test_a_seat_sees_its_own_cards_only(open_page: Open) -> None:
    page = open_page(replay_of("usa"))
    page.walker.jump(40)
    assert [hand.isVisible() for hand in page.cards.hands] == [True, True]
    page.controls.view.setCurrentIndex(page.controls.view.findData(1))
    assert [hand.isVisible() for hand in page.cards.hands] == [False, True]
    assert page.tickets.seat == 1
    assert page.tickets.tabs.isHidden()
    told = " ".join(row.text for row in page.log.model.rows)
    assert "You " in told
    page.controls.view.setCurrentIndex(page.controls.view.findData(ALL_OPEN))
    open_told = " ".join(row.text for row in page.log.model.rows)
    assert "You " not in open_told
    assert len(open_told) > len(told)


def test_a_game_still_on_is_shown_as_its_player_knows_it(open_page: Open) -> None:
    page = open_page(Replay(catalogue.board("usa"), played("usa", actions=30).saved()))
    assert page.open_seat == 0
    assert page.controls.view.currentData() == 0


def test_the_log_leads_to_its_moment(open_page: Open) -> None:
    page = open_page(replay_of("usa"))
    rows = page.log.model.rows
    claim = next(number for number, row in enumerate(rows) if row.kind == "track-claimed" and number > 20)
    page.log.panel.list.setCurrentIndex(page.log.panel.list.model().index(claim, 0))
    events = page.replay.moments[page.walker.moment].events
    assert any(isinstance(event, TrackClaimed) and event.track == rows[claim].track for event in events)
    assert page.scene.tracks[rows[claim].track].state.highlighted
    assert rows[claim].text in page.announcement.text()


def test_tickets_of_any_seat(open_page: Open) -> None:
    page = open_page(replay_of("usa"))
    page.walker.jump(60)
    page.tickets.tabs.setCurrentIndex(1)
    tickets = page.replay.moments[60].game.state.tickets[1]
    assert {row.ticket for row in page.tickets.model.rows} == set(tickets)


@pytest.mark.parametrize("suffix", [".png", ".svg", ""])
def test_the_position_as_a_picture(open_page: Open, tmp_path: Path, suffix: str) -> None:
    page = open_page(replay_of("nordic"))
    page.walker.last()
    said = QSignalSpy(page.said)
    path = tmp_path / f"position{suffix}"
    page.export_picture(path)
    assert said.at(0)[1] is False
    written = path if suffix else tmp_path / "position.png"
    assert written.stat().st_size > 10_000
    if written.suffix == ".png":
        assert QImage(str(written)).width() == 2000


def test_the_game_as_a_text(open_page: Open, tmp_path: Path) -> None:
    page = open_page(replay_of("world"))
    page.export_text(tmp_path / "game.txt")
    assert "The World" in (tmp_path / "game.txt").read_text(encoding="utf-8")


def test_what_cannot_be_written_is_told(open_page: Open, tmp_path: Path) -> None:
    page = open_page(replay_of("usa"))
    said = QSignalSpy(page.said)
    (tmp_path / "file").write_text("in the way")
    page.export_text(tmp_path / "file" / "game.txt")
    page.export_picture(tmp_path / "nowhere" / "picture.svg")
    assert [said.at(number)[1] for number in range(said.count())] == [True, True]
