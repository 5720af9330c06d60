# SPDX-License-Identifier: GPL-3.0-or-later
"""The levels and styles: one way of thinking, with tempers that see less far, or love one thing more."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from ttr_desktop.bots.base import BALANCED, Decision
from ttr_desktop.bots.explaining import Explainer
from ttr_desktop.bots.mind import Mind
from ttr_desktop.bots.temper import Temper
from ttr_desktop.core.choices import Choices
from ttr_desktop.core.rng import Rng
from ttr_desktop.core.sampling import possible_game
from ttr_desktop.core.view import SeatView

EXPERT = Temper()
# Weak in human ways. A regular loves tickets too much, lays what can be paid and sees half of what bonuses are worth.
REGULAR = replace(EXPERT, seasoned=False, slack=-6.0, ticket=1.5, magpie=0.4, prizes=0.3, ports=0.5, spare_turns=7.0)
# A casual player counts spaces instead of turns, lays long tracks too early, draws for one track at a time, forgets
# bonuses and the end, and takes more tickets whenever the plan is finished.
CASUAL = replace(
    REGULAR, stubby=True, focus=1, restless=True, side=4, needed=0.35, surplus=0.1, spare_turns=3.0, prizes=0.0,
    ports=0.25, watchful=False, dare=0.0,
)  # fmt: skip
# A rookie goes from ticket to ticket, lays whatever can be paid, and takes every locomotive that shines.
ROOKIE = replace(CASUAL, sight=1, magpie=2.0, side=2, needed=0.15, turn=1.6, surplus=0.0, ports=0.1)

# What a style loves more, or less, than its level does by itself.
_STYLES: Mapping[str, Mapping[str, float]] = {
    BALANCED: {},
    "ticket-hunter": {"ticket": 1.25, "spare_turns": 4.0, "spare_pieces": 5},
    "long-hauler": {"floor": 6.0, "piece": 0.0, "path": 4.0},
    "blocker": {"care": 0.6, "block": 6.0, "side": 2, "early": 8.0, "needed": 0.5},
    "sprinter": {"spare_turns": 99.0, "slack": 20.0, "floor": 8.0, "ticket": 0.7, "side": 5, "early": 99.0},
}


def with_style(temper: Temper, style: str) -> Temper:
    """The temper of a level that wears a style."""
    return replace(temper, **_STYLES[style])  # type: ignore[arg-type]  # field by field, numbers all


class ThinkingBot:
    """Plays by `Mind`, on a possible game made from the view: what the seat cannot know cannot matter."""

    def __init__(self, temper: Temper) -> None:
        self._temper = temper

    def decide(self, view: SeatView, choices: Choices, rng: Rng, deadline: float | None = None) -> Decision:
        game = possible_game(choices.tables, view, rng)
        mind = Mind(choices.tables, self._temper)
        scene = mind.scene(game.state)
        return Explainer(mind, scene, choices, mind.answer(scene, choices)).decision()
