# SPDX-License-Identifier: GPL-3.0-or-later
"""Names of bots: what they mean, and one clear sentence for nonsense."""

from __future__ import annotations

import pytest

from tests.helpers.telling import telling
from ttr_desktop.bots.base import Budget, Share
from ttr_desktop.bots.naming import BotName, UnknownBot, read_budget, read_name
from ttr_desktop.bots.registry import make_bot


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("expert", BotName("expert")),
        ("expert:blocker", BotName("expert", "blocker")),
        ("master@200", BotName("master", "balanced", Budget(None, 200))),
        ("master:sprinter@0.5s", BotName("master", "sprinter", Budget(0.5))),
        ("cmd:python3 my bot.py --x:1@2", BotName("cmd", program="python3 my bot.py --x:1@2")),
    ],
)
def test_names(text: str, name: BotName) -> None:
    assert read_name(text) == name


@pytest.mark.parametrize(
    "text", ["", "Expert", "expert:", "expert@", "a b", "cmd:", "cmd: ", "master@1.5", "master@0s"]
)
def test_bad_names(text: str) -> None:
    with pytest.raises(UnknownBot) as problem:
        read_name(text)
    assert "\n" not in str(problem.value)


@pytest.mark.parametrize("budget", [Budget(0.5), Budget(1.0), Budget(None, 64)])
def test_a_budget_reads_as_it_is_written(budget: Budget) -> None:
    assert read_budget(str(budget)) == budget


def test_what_a_bot_does_not_know_is_refused() -> None:
    with telling(UnknownBot, match="greedy has no style 'blocker'"):
        make_bot("greedy:blocker")
    with telling(UnknownBot, match="greedy does not search"):
        make_bot("greedy@100")


@pytest.mark.parametrize("workers", [1, 2, 3, 7])
@pytest.mark.parametrize("count", [0, 1, 10, 101])
def test_shares_add_up(workers: int, count: int) -> None:
    assert sum(Share(number, workers).part(count) for number in range(workers)) == count
