# SPDX-License-Identifier: GPL-3.0-or-later
"""A map of one's own in the window: found, shown, played by mouse against bots, kept, gone on with and counted."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.helpers.own_map import EXAMPLE, put_into_folder
from tests.helpers.person import Person
from ttr_desktop.bots.random_bot import random_action
from ttr_desktop.cli.main import main
from ttr_desktop.core.record import digest
from ttr_desktop.core.rng import Rng
from ttr_desktop.data import own_maps
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.gui.pages.setup_page import SetupPage
from ttr_desktop.table.table import NewGame
from ttr_desktop.teach.rulebook import book_of

MOST_ACTIONS = 600


def map_id() -> str:
    return own_maps.load(EXAMPLE).id


def play(window: MainWindow, person: Person, qtbot: QtBot, rng: Rng, actions: int) -> None:
    """Makes the person's moves by mouse until the game is over or so many were made."""
    controller = window.controller
    for _ in range(actions):
        qtbot.waitUntil(lambda: controller.table is None or controller.my_turn or controller.table.game.over)
        assert controller.table is not None
        if controller.table.game.over:
            return
        before = controller.table.revision
        action = random_action(controller.choices(), rng)
        person.do(action)
        assert controller.table.record.actions[before] == action


def test_offered_on_the_start_page_as_soon_as_it_is_in_the_folder(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    assert map_id() not in window.start_page.cards
    put_into_folder(tmp_path).with_name("bad.yaml").write_text("id: 3", encoding="utf-8")
    window.go_home()
    card = window.start_page.cards[map_id()]
    assert card.title == "Lantern Islands"
    qtbot.waitUntil(lambda: not card.image.picture.isNull(), timeout=20_000)
    assert "bad.yaml" in window.start_page.spoilt.text()
    QTest.mouseClick(card.play_button, Qt.MouseButton.LeftButton)
    assert window.controller.table is not None
    assert window.controller.table.board.id == map_id()


def test_opened_from_anywhere_set_up_and_played_to_the_end(window: MainWindow, person: Person, qtbot: QtBot) -> None:
    window.files.open_file(EXAMPLE)
    page = window.pages.currentWidget()
    assert isinstance(page, SetupPage)
    qtbot.waitUntil(lambda: not page.image.picture.isNull(), timeout=20_000)
    QTest.mouseClick(page.start, Qt.MouseButton.LeftButton)
    play(window, person, qtbot, Rng("own"), MOST_ACTIONS)
    qtbot.waitUntil(lambda: window.pages.currentWidget() is window.result_page)


def test_left_and_gone_on_with(window: MainWindow, person: Person, qtbot: QtBot) -> None:
    board = own_maps.keep(EXAMPLE)
    window.start_game(NewGame(board, (SeatInfo("Zoe"), SeatInfo("Ben", "greedy")), "own", first=0))
    play(window, person, qtbot, Rng("own"), 6)
    table = window.controller.table
    assert table is not None
    qtbot.waitUntil(lambda: window.controller.my_turn)
    before = digest(table.game.state)
    window.go_home()
    assert window.start_page.last.isVisible()
    assert "Lantern Islands" in window.start_page.last.title.text()
    QTest.mouseClick(window.start_page.last.button, Qt.MouseButton.LeftButton)
    assert window.controller.table is not None
    assert digest(window.controller.table.game.state) == before


def test_a_game_whose_map_is_gone_is_explained(
    window: MainWindow, person: Person, qtbot: QtBot, tmp_path: Path
) -> None:
    board = own_maps.keep(EXAMPLE)
    window.start_game(NewGame(board, (SeatInfo("Zoe"), SeatInfo("Ben", "greedy")), "own", first=0))
    play(window, person, qtbot, Rng("own"), 1)
    window.go_home()
    for copy in (tmp_path / "data" / "maps" / "played").iterdir():
        copy.unlink()
    assert window.session.last() is None, "it is not offered, so that it cannot hide other games"
    (kept,) = window.home.games.glob("*.ttr")
    assert not window.files.open_kept(kept)
    assert "the map 'lantern_islands' of this game is not here" in window.notice.label.text()
    assert kept.exists(), "the game is kept: its map may come back"


def test_hints_and_rules_get_along_with_it(window: MainWindow, person: Person, qtbot: QtBot) -> None:
    board = own_maps.keep(EXAMPLE)
    assert book_of(board) == "nordic", "the book that has ferries and tunnels"
    window.start_game(NewGame(board, (SeatInfo("Zoe"), SeatInfo("Ben", "greedy")), "own", first=0))
    play(window, person, qtbot, Rng("own"), 4)
    qtbot.waitUntil(lambda: window.controller.my_turn)
    aids = window.aids.page
    assert aids is not None
    window.bar.run("hint")
    qtbot.waitUntil(lambda: aids.hints.hint is not None, timeout=30_000)
    assert aids.card.isVisible()
    window.learn.open_book(board.id)
    assert window.learn.rules is not None
    assert window.learn.rules.map_id == "nordic"
    window.learn.rules.close()


@pytest.mark.parametrize("suffix", ["png", "svg"])
def test_drawn_from_the_command_line(tmp_path: Path, suffix: str, qtbot: QtBot) -> None:
    picture = tmp_path / f"map.{suffix}"
    assert main(["map", "render", str(EXAMPLE), "-o", str(picture), "--width", "700"]) == 0
    assert picture.stat().st_size > 10_000
    if suffix == "png":
        assert QImage(str(picture)).width() == 700
