# SPDX-License-Identifier: GPL-3.0-or-later
"""The person at this computer has no name in the files: the window's word follows its language, and old saves too."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.helpers.finished import NOON, played
from ttr_desktop.data import savefile
from ttr_desktop.data.catalogue import board
from ttr_desktop.data.savefile import SavedGame, SeatInfo
from ttr_desktop.gui.charts.filters import FilterRow
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.gui.models.replays import ReplaysModel
from ttr_desktop.gui.pages.replay_page import ReplayPage
from ttr_desktop.gui.people import People
from ttr_desktop.gui.theme import Theme
from ttr_desktop.table.replay import Replay
from ttr_desktop.table.replay_files import glance
from ttr_desktop.table.replay_log import text_log
from ttr_desktop.table.settings import Language
from ttr_desktop.table.statistics.entry import Circumstances, game_entry
from ttr_desktop.table.statistics.store import StatisticsStore
from ttr_desktop.texts.catalogue import Catalogue

BEN = SeatInfo("Ben", "greedy")


def test_words_for_whoever_has_no_name(window: MainWindow) -> None:
    people = People()
    assert people.called([SeatInfo(), BEN]) == ["You", "Ben"]
    assert people.called([BEN, SeatInfo("Zoë")]) == ["Ben", "Zoë"]
    assert people.called([SeatInfo(), SeatInfo()]) == ["Player 1", "Player 2"]  # which of them would be you?
    assert people.called([SeatInfo(), SeatInfo("You", "greedy")]) == ["You", "You 2"]
    assert [seat.name for seat in people.seated([SeatInfo(), SeatInfo(), BEN], "")] == ["", "Player 2", "Ben"]
    assert [seat.name for seat in people.seated([SeatInfo(), BEN], "Zoë")] == ["Zoë", "Ben"]


@pytest.mark.parametrize("name", ["", "You", "Ty"])
def test_a_game_speaks_the_language_of_the_window(window: MainWindow, qtbot: QtBot, name: str) -> None:
    table = played("usa", seats=(SeatInfo(name), BEN))
    replay = Replay(table.board, table.saved())
    assert (replay.names, replay.me) == (["", "Ben"], 0)
    for language, you, begins in ((Language.ENGLISH, "You", "You begin"), (Language.POLISH, "Ty", "Zaczynasz")):
        window.preferences.change(language=language)
        texts = Catalogue(language.value)
        page = ReplayPage(replay, texts, Theme.LIGHT)
        qtbot.addWidget(page)
        assert page.names == [you, "Ben"]
        assert page.log.panel.players.itemText(1) == you
        assert begins in page.log.lines(0)[0].text
        told = text_log(replay, texts)
        third = texts.names.player(replay.names, 0)  # a text goes to others, too
        assert third in told
        assert f"{you} " not in told
    window.preferences.change(language=Language.ENGLISH)


@pytest.mark.parametrize("name", ["", "You", "Ty"])
def test_lists_and_statistics(window: MainWindow, qtbot: QtBot, tmp_path: Path, name: str) -> None:
    table = played("usa", seats=(SeatInfo(name), BEN))
    saved = table.saved()
    path = tmp_path / "game.ttr"
    savefile.write(path, table.board, SavedGame(saved.record, saved.seats, saved.extras))
    model = ReplaysModel("en")
    model.add([glance(path)])
    assert "You " in model.rows[0].players
    store = StatisticsStore(tmp_path / "figures.sqlite")
    entry = game_entry(table.game, table.record, table.seats, Circumstances(NOON))
    assert entry.key == glance(path).key  # or it would be counted twice
    seats = tuple(replace(seat, name=info.name) for seat, info in zip(entry.seats, table.seats, strict=True))
    store.add(replace(entry, seats=seats))  # as older versions did
    found = store.entries()
    assert [seat.name for seat in found[0].seats] == ["", "Ben"]
    filters = FilterRow(str, str)
    qtbot.addWidget(filters)
    filters.offer(found)
    assert filters.person.itemText(1) == "You"
    filters.person.setCurrentIndex(1)
    assert len(filters.selection().of(found)) == 1


def test_a_finished_game_from_the_lobby_keeps_no_word(window: MainWindow) -> None:
    new = window.lobby.quick_game(board("usa"))
    assert new.seats[0].name == ""
    assert window.lobby.company(board("usa"), "en").startswith("You · Ben")
