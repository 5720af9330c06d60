# SPDX-License-Identifier: GPL-3.0-or-later
"""Games are on the disk soon after every action, whole, and whatever the disk says the game goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from ttr_desktop.bots.random_bot import random_action
from ttr_desktop.core.record import digest
from ttr_desktop.core.rng import Rng
from ttr_desktop.data import catalogue, savefile
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.table.keeper import Keeper
from ttr_desktop.table.library import KeptGame, Library, glance
from ttr_desktop.table.notes import Aids
from ttr_desktop.table.settings import Coach
from ttr_desktop.table.table import GameTable, NewGame

SEATS = (SeatInfo("Zoë", colour="jade", shape="moon"), SeatInfo("Ben", "greedy"))


def new_table(seed: str = "keeper") -> GameTable:
    aids = Aids(hints=False, coach=Coach.STRICT)
    return GameTable.start(NewGame(catalogue.board("usa"), SEATS, seed, 0, aids))


def play(table: GameTable, actions: int) -> None:
    rng = Rng("moves")
    for _ in range(actions):
        if table.game.over:
            return
        table.apply(random_action(table.game.choices(), rng), table.game.seat)


def test_every_action_is_kept(tmp_path: Path) -> None:
    problems: list[Exception] = []
    keeper = Keeper(lambda path, reason: problems.append(reason))
    table = new_table()
    path = tmp_path / "games" / "one.ttr"
    table.watch(lambda: keeper.keep(path, table.board, table.saved()))
    for _ in range(25):
        play(table, 1)
        assert keeper.flush()
        again = GameTable.resume(table.board, savefile.read(path))
        assert digest(again.game.state) == digest(table.game.state)
    keeper.close()
    assert not problems
    assert [file.name for file in path.parent.iterdir()] == ["one.ttr"]
    assert again.seats == SEATS
    assert again.notes.aids == Aids(hints=False, coach=Coach.STRICT)


def test_what_is_kept_does_not_follow_the_game() -> None:
    table = new_table()
    play(table, 12)
    saved = table.saved()
    play(table, 20)
    assert len(saved.record.actions) == 12
    assert len(saved.record.digests) == 1


def test_a_disk_that_refuses_is_reported_and_nothing_stops(tmp_path: Path) -> None:
    problems: list[tuple[Path, Exception]] = []
    keeper = Keeper(lambda path, reason: problems.append((path, reason)))
    (tmp_path / "file").write_text("")
    table = new_table()
    keeper.keep(tmp_path / "file" / "game.ttr", table.board, table.saved())
    keeper.flush()
    keeper.keep(tmp_path / "good.ttr", table.board, table.saved())
    keeper.close()
    assert [path.name for path, _ in problems] == ["game.ttr"]
    assert (tmp_path / "good.ttr").exists()


def test_what_could_not_be_written_is_held_until_there_is_room(tmp_path: Path) -> None:
    keeper = Keeper(lambda path, reason: None)
    blocked, path = tmp_path / "games", tmp_path / "games" / "one.ttr"
    blocked.write_text("in the way")
    table = new_table()
    for _ in range(2):
        play(table, 1)
        keeper.keep(path, table.board, table.saved())
        assert keeper.flush()
    assert [len(job.saved.record.actions) for job in keeper.unwritten.values()] == [2], "the latest state only"
    blocked.unlink()
    keeper.retry()
    assert keeper.flush()
    assert not keeper.unwritten
    assert len(savefile.read(path).record.actions) == 2
    keeper.close()


def keep(library: Library, table: GameTable, name: str) -> Path:
    path = library.folder / name
    savefile.write(path, table.board, table.saved())
    return path


def test_the_library_lists_what_can_be_gone_on_with(tmp_path: Path) -> None:
    library = Library(tmp_path / "games")
    assert list(library.unfinished()) == []
    begun, done = new_table(), new_table("done")
    play(begun, 30)
    play(done, 2000)
    assert done.game.over
    keep(library, done, "done.ttr")
    path = keep(library, begun, "begun.ttr")
    bad = library.folder / "bad.ttr"
    bad.write_text('{"kind": "ttr-desk', encoding="utf-8")
    found = list(library.unfinished())
    games = [one for one in found if isinstance(one, KeptGame)]
    assert [game.path for game in games] == [path]
    assert games[0].seats == SEATS
    assert games[0].points == tuple(begun.game.state.scores)
    assert games[0].turn == begun.game.state.turn
    assert [one.name for one in found if isinstance(one, Path)] == ["bad.ttr.damaged"]
    assert (library.folder / "bad.ttr.damaged").exists()


def test_names_are_unique(tmp_path: Path) -> None:
    library = Library(tmp_path)
    assert len({library.new_path("usa") for _ in range(50)}) == 50


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        '{"kind": "ttr-desktop-game"}',
        '{"kind": "ttr-desktop-game", "seats": 5, "extras": []}',
        '{"kind": "ttr-desktop-game", "seats": [1, {"name": 3}], "extras": {"position": {"points": ["x"]}}}',
    ],
)
def test_a_glance_survives_anything(text: str, tmp_path: Path) -> None:
    path = tmp_path / "x.ttr"
    path.write_text(text, encoding="utf-8")
    glance(path)
