# SPDX-License-Identifier: GPL-3.0-or-later
"""Bots explain themselves: a reason with numbers, a ranking, and a sentence in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ttr_desktop.bots.base import Budget, Decision, decision_rng
from ttr_desktop.bots.explaining import REASONS
from ttr_desktop.bots.faults import STAND_IN
from ttr_desktop.bots.registry import BOTS, make_bot
from ttr_desktop.core.actions import Claim, DrawDeck, DrawMarket, Keep
from ttr_desktop.core.engine import Game
from ttr_desktop.core.phase import Phase
from ttr_desktop.data import catalogue
from ttr_desktop.texts.bots import SEARCH_REASONS, BotTexts
from ttr_desktop.texts.catalogue import Catalogue
from ttr_desktop.texts.motives import MOTIVES
from ttr_desktop.texts.plural import LANGUAGES

LEVELS = ("rookie", "casual", "regular", "expert")
SEATS = ("Ada", "Ben")


def decisions(bot: str, map_id: str, seed: str) -> Iterator[tuple[Game, Decision]]:
    """A game of two such bots: every position and what was decided there."""
    game, _ = Game.start(catalogue.board(map_id), 2, seed)
    player = make_bot(bot, Budget(None, 2))
    while not game.over:
        view = game.view(game.seat)
        decision = player.decide(view, game.choices(), decision_rng(seed, view))
        yield game, decision
        game.play(decision.action)


@pytest.mark.parametrize("map_id", catalogue.MAP_IDS)
@pytest.mark.parametrize("bot", BOTS)
def test_every_reason_has_a_sentence(bot: str, map_id: str) -> None:
    for moves, (game, decision) in enumerate(decisions(bot, map_id, "reasons")):
        assert decision.reason != STAND_IN
        for language in LANGUAGES:
            names = Catalogue(language).names
            said = BotTexts(language).reason(names, game.tables, decision.reason, decision.params, SEATS)
            assert said, decision.reason
            assert "{" not in said
        if BOTS[bot].searches and moves > 20:
            break  # a search takes long, and has three reasons only


@pytest.mark.parametrize("map_id", catalogue.MAP_IDS)
@pytest.mark.parametrize("bot", LEVELS)
def test_rankings_stand_best_first(bot: str, map_id: str) -> None:
    for game, decision in decisions(bot, map_id, "ranking"):
        assert decision.reason in REASONS
        ranking = decision.ranking
        assert ranking[0].action == decision.action
        values = [alternative.value for alternative in ranking]
        assert values == sorted(values, reverse=True)
        assert len({alternative.action for alternative in ranking}) == len(ranking)
        assert all(game.check(alternative.action) is None for alternative in ranking)
        if game.phase is Phase.TURN and isinstance(decision.action, Claim | DrawMarket | DrawDeck):
            assert len(ranking) > 1


def test_reasons_carry_their_numbers() -> None:
    wanted = {
        "planned-track": {"track", "points", "ticket", "spaces", "turns"},
        "finishes-ticket": {"track", "points", "ticket"},
        "draw-market": {"card"},
        "draw-blind": {"chance"},
        "keep-worth": {"tickets", "points", "spaces", "turns", "left"},
        "race": {"track", "points", "left"},
    }
    met = set()
    for seed in ("1", "2"):
        for game, decision in decisions("expert", "usa", seed):
            assert wanted.get(decision.reason, set()) <= decision.params.keys(), decision
            met.add(decision.reason)
            if isinstance(decision.action, Keep):
                points = sum(game.tables.board.tickets[n].points for n in decision.action.tickets)
                assert decision.params["points"] == points
    assert set(wanted) <= met


def test_a_sentence_in_full() -> None:
    game, _ = Game.start(catalogue.board("nordic"), 2, "1")
    board = game.tables.board
    params = {
        "track": board.track_index["orebro/oslo/green"],
        "ticket": board.ticket_index["oslo/stockholm"],
        "spaces": 3,
        "turns": 2,
        "rival": 1,
        "points": 2,
    }

    def said(language: str) -> str:
        names = Catalogue(language).names
        return BotTexts(language).reason(names, game.tables, "planned-track", params, SEATS)

    assert said("en") == (
        "Örebro–Oslo (green) is on the way of Oslo–Stockholm (4): 3 spaces and about 2 turns more; Ben builds close by."
    )
    assert said("pl") == (
        "Nitka Örebro–Oslo (zielona) leży na trasie Biletu Oslo–Stockholm (4): brakuje jeszcze 3 pól, "
        "czyli około 2 tur; Ben buduje tuż obok."
    )


def test_no_sentence_without_a_reason() -> None:
    assert set(REASONS) <= set(MOTIVES)
    assert not set(MOTIVES) & set(SEARCH_REASONS)


def test_a_guests_reason_is_not_made_up() -> None:
    game, _ = Game.start(catalogue.board("usa"), 2, "1")
    assert BotTexts("en").reason(Catalogue("en").names, game.tables, "own-reason", {}, SEATS) == ""
