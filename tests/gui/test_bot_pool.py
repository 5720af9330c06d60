# SPDX-License-Identifier: GPL-3.0-or-later
"""The pool: answers come back by signal, thinking can be ended, and a dead worker is replaced."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from itertools import islice

import pytest
from pytestqt.qtbot import QtBot

from tests.bots.test_external import ANSWER_FIRST
from tests.helpers.play import position
from ttr_desktop.bots.base import Budget, Decision, Share, Tally, decision_rng
from ttr_desktop.bots.faults import MISSING
from ttr_desktop.bots.registry import BOTS
from ttr_desktop.bots.sharing import SHARES, decide_alone, share_rng
from ttr_desktop.core.choices import Choices
from ttr_desktop.core.engine import Game
from ttr_desktop.core.rng import Rng
from ttr_desktop.core.view import SeatView
from ttr_desktop.gui.bot_pool import BotPool
from ttr_desktop.table.worker import Task, answer


@pytest.fixture
def pool() -> Iterator[BotPool]:
    made = BotPool()
    yield made
    made.close()


@pytest.fixture
def game() -> Game:
    return position("usa", 2, "pool", 40)


def ask(qtbot: QtBot, pool: BotPool, bot: str, game: Game) -> Decision:
    with qtbot.waitSignal(pool.decided, timeout=20_000) as got:
        pool.ask(bot, game.view(game.seat), "seed")
    revision, decision = got.args or (None, None)
    assert revision == game.state.revision
    assert isinstance(decision, Decision)
    return decision


def test_the_answer_is_that_of_a_worker(qtbot: QtBot, pool: BotPool, game: Game) -> None:
    pool.prepare("usa", 2)
    assert ask(qtbot, pool, "random", game) == answer(Task("random", game.view(game.seat), "seed"))


def test_an_unknown_bot_fails_at_once(qtbot: QtBot, pool: BotPool, game: Game) -> None:
    with qtbot.waitSignal(pool.failed) as got:
        pool.ask("nobody", game.view(game.seat), "seed")
    assert got.args is not None
    assert "there is no bot 'nobody'" in str(got.args[1])


def test_a_program_is_run_only_if_the_user_wants_it(qtbot: QtBot, pool: BotPool, game: Game) -> None:
    """A saved game may come from anybody."""
    bot = f'cmd:"{sys.executable}" -c "{ANSWER_FIRST}"'
    with qtbot.waitSignal(pool.failed) as got:
        pool.ask(bot, game.view(game.seat), "seed")
    assert got.args is not None
    assert got.args[1].fault == MISSING
    pool.trust([bot])
    assert ask(qtbot, pool, bot, game).reason == "program"


class Searcher:
    """Counts how often each share tried each choice, and takes the one tried most."""

    def explore(
        self, view: SeatView, choices: Choices, rng: Rng, deadline: float | None, share: Share
    ) -> tuple[Tally, ...]:
        return tuple(Tally(action, 1 + rng.below(9), 10.0 * share.number) for action in islice(choices.actions(), 5))

    def conclude(self, view: SeatView, choices: Choices, found: Sequence[tuple[Tally, ...]]) -> Decision:
        tries = {tally.action: sum(one[place].tries for one in found) for place, tally in enumerate(found[0])}
        best = max(tries, key=tries.__getitem__)
        return Decision(best, "tried-most", {"tries": tries[best], "shares": len(found)})

    def decide(self, view: SeatView, choices: Choices, rng: Rng, deadline: float | None = None) -> Decision:
        return decide_alone(self, view, choices, rng, deadline)


def test_a_search_is_shared_out(qtbot: QtBot, pool: BotPool, game: Game) -> None:
    """Limited by tries, two workers decide as one does."""
    view = game.view(game.seat)
    alone = Searcher().decide(view, game.choices(), decision_rng("seed", view))
    searching = [name for name, info in BOTS.items() if info.searches]
    task = Task("searcher", view, "seed", Budget(None, 20))
    found = [
        Searcher().explore(
            view, game.choices(), share_rng(task.rng(), Share(number, SHARES)), None, Share(number, SHARES)
        )
        for number in range(SHARES)
    ]
    assert Searcher().conclude(view, game.choices(), found) == alone
    for bot in searching:
        budget = Budget(None, 6)
        with qtbot.waitSignal(pool.decided, timeout=60_000) as got:
            pool.ask(bot, view, "seed", budget)
        assert got.args is not None
        assert got.args[1] == answer(Task(bot, view, "seed", budget))


def test_only_the_last_question_is_answered(qtbot: QtBot, pool: BotPool, game: Game) -> None:
    answers: list[int] = []
    pool.decided.connect(lambda revision, decision: answers.append(revision))
    view = game.view(game.seat)
    pool.ask("random", view._replace(revision=1), "seed")
    pool.cancel()
    pool.ask("random", view._replace(revision=2), "seed")
    with qtbot.waitSignal(pool.decided, timeout=20_000):
        pool.ask("random", view._replace(revision=3), "seed")
    assert answers == [3]


def test_a_worker_that_dies_is_replaced(qtbot: QtBot, pool: BotPool, game: Game) -> None:
    ask(qtbot, pool, "greedy", game)
    old = list(pool._workers)
    for worker in old:
        assert worker.process.pid is not None
        worker.process.end()
    qtbot.waitUntil(lambda: not any(worker in pool._workers for worker in old), timeout=20_000)
    assert ask(qtbot, pool, "greedy", game).action


def test_a_search_ends_when_nobody_wants_it_any_more(qtbot: QtBot, pool: BotPool) -> None:
    """However long it might have gone on: both processes are gone, and the next question is answered."""
    game = position("usa", 2, "pool", 0)
    ask(qtbot, pool, "greedy", game)  # the workers have started
    pool.ask("master", game.view(game.seat), "seed", Budget(500.0))
    searching = list(pool.searching)
    pool.cancel()
    processes = [worker.process._process for worker in searching]
    qtbot.waitUntil(lambda: not any(process.is_alive() for process in processes), timeout=20_000)
    assert len(processes) == SHARES
    assert ask(qtbot, pool, "greedy", game).action
