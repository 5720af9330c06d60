# SPDX-License-Identifier: GPL-3.0-or-later
"""The level that searches: repeatable, the same however its work is shared out, and never without an answer."""

from __future__ import annotations

import pytest

from tests.helpers.play import position
from ttr_desktop.bots.base import STYLES, Budget, Decision, Manner, SearchingBot, Share, Tally, decision_rng
from ttr_desktop.bots.master import AS_PLANNED, BETTER, MasterBot
from ttr_desktop.bots.registry import make_bot, think_time
from ttr_desktop.bots.sharing import SHARES, share_rng
from ttr_desktop.core.actions import DrawDeck, Keep
from ttr_desktop.core.engine import Game
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.rng import Rng
from ttr_desktop.texts.bots import BotTexts

TRIES = Budget(None, 16)
LONG_AGO = 0.0


def decide(game: Game, bot: MasterBot, deadline: float | None = None, seed: str = "seed") -> Decision:
    view = game.view(game.seat)
    return bot.decide(view, game.choices(), decision_rng(seed, view), deadline)


@pytest.mark.parametrize("map_id", ["usa", "nordic", "northern_lights", "world"])
@pytest.mark.parametrize("moment", [0, 50])
def test_decisions_are_legal_repeatable_and_ranked(map_id: str, moment: int) -> None:
    game = position(map_id, 2, "master", moment)
    decision = decide(game, MasterBot(Manner(budget=TRIES)))
    assert decide(game, MasterBot(Manner(budget=TRIES))) == decision
    assert game.check(decision.action) is None
    values = [one.value for one in decision.ranking]
    assert values == sorted(values, reverse=True)
    if decision.reason in (AS_PLANNED, BETTER):
        assert decision.ranking[0].action == decision.action
        assert len({one.action for one in decision.ranking}) == len(decision.ranking)
        assert 0 <= float(decision.params["chance"]) <= 1
    else:
        assert game.phase is Phase.SECOND_CARD


def test_shares_add_up_to_the_decision_of_one() -> None:
    """Limited by tries, it does not matter which process has done which share."""
    game = position("usa", 2, "shares", 20)
    view, bot = game.view(game.seat), MasterBot(Manner(budget=TRIES))
    assert isinstance(bot, SearchingBot)
    found = {}
    for number in reversed(range(SHARES)):
        share = Share(number, SHARES)
        rng = share_rng(decision_rng("seed", view), share)
        found[number] = MasterBot(Manner(budget=TRIES)).explore(view, game.choices(), rng, None, share)
    together = bot.conclude(view, game.choices(), [found[number] for number in range(SHARES)])
    assert together == decide(game, bot)


@pytest.mark.parametrize("moment", [0, 3, 60])
def test_out_of_time_it_does_what_it_would_have_done_unthinkingly(moment: int) -> None:
    game = position("usa", 2, "late", moment)
    decision = decide(game, MasterBot(Manner(budget=Budget(1.0))), LONG_AGO)
    assert game.check(decision.action) is None
    view = game.view(game.seat)
    assert decision == make_bot("expert").decide(view, game.choices(), decision_rng("seed", view))


def test_the_second_card_is_not_worth_a_search() -> None:
    game = position("usa", 2, "second", 2)
    while game.phase is not Phase.SECOND_CARD:
        game.play(next(action for action in game.legal() if isinstance(action, DrawDeck | Keep)))
    view = game.view(game.seat)
    expert = make_bot("expert").decide(view, game.choices(), decision_rng("seed", view))
    assert decide(game, MasterBot(Manner(budget=TRIES))) == expert


def test_the_name_says_how_long() -> None:
    assert think_time("master") == 1.0
    assert think_time("master:blocker@0.5s") == 0.5
    assert think_time("master@200") is None


@pytest.mark.parametrize("style", STYLES)
def test_every_style_answers_an_offer(style: str) -> None:
    game = position("usa", 2, "style", 0)
    decision = decide(game, MasterBot(Manner(style, TRIES)))
    assert isinstance(decision.action, Keep)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_it_says_why(language: str) -> None:
    game = position("usa", 2, "why", 0)
    decision = decide(game, MasterBot(Manner(budget=TRIES)))
    tries, chance = int(decision.params["tries"]), float(decision.params["chance"])
    sentence = BotTexts(language).search(decision.reason, tries, chance, float(decision.params.get("gain", 0)))
    assert str(tries) in sentence


def test_the_games_told_are_those_that_the_chance_rests_on() -> None:
    game = position("usa", 2, "why", 0)
    bot = MasterBot(Manner(budget=TRIES))
    view, choices = game.view(game.seat), game.choices()
    count = len(bot.explore(view, choices, Rng("tries"), None, Share())) // 2
    assert count > 1
    action = next(iter(game.legal()))
    glances = (Tally(action, 40, 10.0),) * count
    played = (Tally(action, 8, 6.0), *(Tally(action, 30, 0.0),) * (count - 1))
    decision = bot.conclude(view, choices, [glances + played] * 2)
    assert (decision.params["tries"], decision.params["chance"]) == (16, 0.75)
