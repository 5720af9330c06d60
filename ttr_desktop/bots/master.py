# SPDX-License-Identifier: GPL-3.0-or-later
"""The level `master`: the expert's way of thinking, checked by a search over possible games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ttr_desktop.bots.aim import POINT
from ttr_desktop.bots.base import Alternative, Decision, Manner, Share, Tally
from ttr_desktop.bots.candidates import Candidate, candidates
from ttr_desktop.bots.levels import EXPERT, ThinkingBot, with_style
from ttr_desktop.bots.search import Found, Search, belief
from ttr_desktop.bots.sharing import decide_alone
from ttr_desktop.core.choices import Choices
from ttr_desktop.core.rng import Rng
from ttr_desktop.core.sampling import possible_game
from ttr_desktop.core.view import SeatView

AS_PLANNED, BETTER = "search-as-planned", "search-better"  # reasons
_DOUBT = 0.01  # of a value, see `aim`: what was found is a little too good on average, since the best of many was taken


class MasterBot:
    """Knows what it would do without thinking, and does something else only if many possible games speak for it."""

    def __init__(self, manner: Manner) -> None:
        self._tries = manner.budget.tries
        self._temper = with_style(EXPERT, manner.style)
        # Other ways to play on: no more tickets so late, or an early end.
        self._others = (
            replace(self._temper, spare_turns=self._temper.spare_turns + 5.0, slack=self._temper.slack + 4.0),
            with_style(self._temper, "sprinter"),
            with_style(self._temper, "long-hauler"),
        )

    def decide(self, view: SeatView, choices: Choices, rng: Rng, deadline: float | None = None) -> Decision:
        return decide_alone(self, view, choices, rng, deadline)

    def explore(
        self, view: SeatView, choices: Choices, rng: Rng, deadline: float | None, share: Share
    ) -> tuple[Tally, ...]:
        rivals = (EXPERT,) * view.players
        search = Search(choices.tables, view, self._candidates(view, choices), rivals, rng)
        return search.run(None if self._tries is None else share.part(self._tries), deadline)

    def conclude(self, view: SeatView, choices: Choices, found: Sequence[tuple[Tally, ...]]) -> Decision:
        looked_at = self._candidates(view, choices)
        count = len(looked_at)
        sums = [_sum([share[place] for share in found]) for place in range(2 * count)]
        beliefs = [belief(*pair) for pair in zip(looked_at, map(Found, sums[:count], sums[count:]), strict=True)]
        own = sums[count] if sums[count].tries else sums[0]  # games played out, or at least looked into
        chance = own.total / own.tries if own.tries else 0.5
        gains = [0.0, *(one.mean - _DOUBT for one in beliefs[1:])]
        order = sorted(range(count), key=lambda place: (-gains[place], place))
        ranking = _ranking(looked_at, [chance + gain for gain in gains], order)
        best = order[0]
        if not any(tally.tries for tally in sums):
            return ThinkingBot(self._temper).decide(view, choices, Rng("candidates"))
        # All candidates are tried in the same possible games: as many as the chance rests on are told.
        params = {"tries": own.tries, "chance": round(chance, 3)}
        if not best:
            return Decision(looked_at[0].action, AS_PLANNED, params, ranking)
        return Decision(looked_at[best].action, BETTER, {**params, "gain": round(gains[best] / POINT, 1)}, ranking)

    def _candidates(self, view: SeatView, choices: Choices) -> tuple[Candidate, ...]:
        game = possible_game(choices.tables, view, Rng("candidates"))
        return candidates(game, choices, self._temper, self._others)


def _sum(parts: Sequence[Tally]) -> Tally:
    return Tally(
        parts[0].action,
        sum(part.tries for part in parts),
        sum(part.total for part in parts),
        sum(part.squares for part in parts),
    )


def _ranking(looked_at: Sequence[Candidate], values: Sequence[float], order: Sequence[int]) -> tuple[Alternative, ...]:
    """Every action once, with the best that was found for it."""
    best: dict[object, Alternative] = {}
    for place in order:
        best.setdefault(looked_at[place].action, Alternative(looked_at[place].action, round(values[place], 4)))
    return tuple(best.values())
