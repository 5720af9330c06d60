# SPDX-License-Identifier: GPL-3.0-or-later
"""The search: tries go by the budget, guesses give way to what is seen, and nothing is tried in vain."""

from __future__ import annotations

import pytest

from tests.helpers.play import position
from ttr_desktop.bots.base import Tally
from ttr_desktop.bots.candidates import Candidate, Guess, candidates
from ttr_desktop.bots.levels import EXPERT
from ttr_desktop.bots.search import GLANCES, Found, Search, belief
from ttr_desktop.core.actions import DrawDeck, DrawTickets
from ttr_desktop.core.engine import Game
from ttr_desktop.core.rng import Rng

LONG_AGO = 0.0


def found(game: Game) -> tuple[Candidate, ...]:
    return candidates(game, game.choices(), EXPERT, ())


def search(game: Game, seed: str = "a") -> Search:
    return Search(game.tables, game.view(game.seat), found(game), (EXPERT,) * game.tables.players, Rng(seed))


@pytest.mark.parametrize("map_id", ["usa", "nordic", "northern_lights", "world"])
@pytest.mark.parametrize("moment", [0, 1, 2, 5, 40, 90])
def test_candidates_are_legal_and_differ(map_id: str, moment: int) -> None:
    game = position(map_id, 2, "candidates", moment)
    looked_at = found(game)
    actions = [one.action for one in looked_at]
    assert all(game.check(action) is None for action in actions)
    assert len(set(actions)) == len(actions)
    assert looked_at[0].guess == Guess(0.0, 0.0, 0.0)


def test_tries_are_kept_to() -> None:
    """Where nobody knows anything some are needed, and never more than there are."""
    game = position("usa", 2, "search", 0)
    policy, *others = found(game)
    looked_at = (policy, *(one._replace(guess=Guess(0.0, 20.0, 20.0)) for one in others))
    count = len(looked_at)
    looking = Search(game.tables, game.view(game.seat), looked_at, (EXPERT, EXPERT), Rng("a"))
    tallies = looking.run(40, None)
    glances, tries = tallies[:count], tallies[count:]
    assert len({tally.tries for tally in glances}) == 1
    left = 40 - glances[0].tries * count / GLANCES
    assert 20 <= left < 40
    # the last candidate may need the policy's own move in its game, too
    assert 2 <= sum(tally.tries for tally in tries) <= left + 2
    assert tries[0].tries == max(tally.tries for tally in tries)


def test_no_time_means_no_tries() -> None:
    tallies = search(position("usa", 2, "search", 0)).run(None, LONG_AGO)
    assert all(tally.tries == 0 for tally in tallies)


def test_equal_seeds_find_the_same() -> None:
    game = position("usa", 2, "search", 0)
    first = search(game).run(12, None)
    assert search(game).run(12, None) == first
    assert search(game, "b").run(12, None) != first


def test_a_hopeless_candidate_is_left_alone() -> None:
    """It is glanced at; but even if all tries were spent on it, it could not come to the top."""
    game = position("usa", 2, "search", 30)
    policy = found(game)[0]
    hopeless = Candidate(DrawTickets(), EXPERT, Guess(-50.0, 0.1, 1.0))
    rivals = (EXPERT, EXPERT)
    looking = Search(game.tables, game.view(game.seat), (policy, hopeless), rivals, Rng("a"))
    assert all(tally.tries == 0 for tally in looking.run(50, None)[2:])


def test_what_is_seen_outweighs_a_guess() -> None:
    doubtful = Candidate(DrawDeck(0), EXPERT, Guess(-5.0, 3.0, 4.0))
    none = Tally(DrawDeck(0), 0, 0.0)
    unseen = belief(doubtful, Found(none, none))
    few, many = (Tally(DrawDeck(0), tries, 0.1 * tries, 0.09 * tries) for tries in (2, 2000))
    glanced = belief(doubtful, Found(many, none))
    assert unseen.mean < belief(doubtful, Found(none, few)).mean < 0 < belief(doubtful, Found(none, many)).mean
    # Glances are never trusted wholly, however many there are.
    assert unseen.mean < glanced.mean < belief(doubtful, Found(none, many)).mean
    assert belief(doubtful, Found(none, many)).spread < glanced.spread < unseen.spread
