# SPDX-License-Identifier: GPL-3.0-or-later
"""The ladder: which pairings place the bots of a board on one scale, and what their games tell."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import Any

from ttr_desktop.bots.base import Budget
from ttr_desktop.bots.registry import BOTS, BotKind, find_bot
from ttr_desktop.bots.strength import ANCHOR, ANCHOR_ELO
from ttr_desktop.data.catalogue import board
from ttr_desktop.sim.elo import Score, fit
from ttr_desktop.sim.match import Outcome
from ttr_desktop.sim.simulate import Match
from ttr_desktop.sim.summary import BotLine, Summary, summarise

# Besides neighbouring levels: each yardstick against the levels near it.
_YARDSTICKS = {
    "random": ("rookie", "greedy"),
    "greedy": ("rookie", "casual"),
    "racer": ("regular", "expert", "master", "planner"),
    "planner": ("regular", "expert", "master"),
}
# Tables of one bot only, for its mean points.
_TABLES = (("expert", 4), ("master", 2))


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played: games for each pairing, fewer where somebody searches, fewer still at tables of one bot."""

    bots: tuple[str, ...]
    games: int
    search_games: int
    table_games: int
    seed: str
    budget: Budget | None

    def matches(self, map_id: str) -> list[Match]:
        """The matches of one board, the quick ones first."""
        pairs = [self._match(map_id, pair, self.games) for pair in pairings(self.bots)]
        tables = [self._match(map_id, table, self.table_games) for table in self._tables(map_id)]
        return sorted([*pairs, *tables], key=lambda match: any(map(searches, match.bots)))

    def _match(self, map_id: str, bots: tuple[str, ...], games: int) -> Match:
        if any(map(searches, bots)):
            games = min(games, self.search_games)
            return Match(map_id, bots, games, self.seed, self.budget)
        return Match(map_id, bots, games, self.seed)

    def _tables(self, map_id: str) -> list[tuple[str, ...]]:
        most = board(map_id).rules.players[1]
        return [(bot,) * min(size, most) for bot, size in _TABLES if bot in self.bots]


def searches(name: str) -> bool:
    """Whether a bot thinks as long as it may."""
    return find_bot(name)[0].searches


def everybody() -> tuple[str, ...]:
    """The bots of the ladder: all that belong to the program."""
    return tuple(BOTS)


def pairings(bots: Sequence[str]) -> list[tuple[str, str]]:
    """Who plays whom; every pair if there are but three bots. A bot of another kind plays all levels."""
    if len(bots) <= 3:
        return list(combinations(bots, 2))
    levels = [bot for bot in bots if bot in BOTS and BOTS[bot].kind is BotKind.LEVEL]
    found = [(upper, lower) for lower, upper in pairwise(levels)]
    for bot in bots:
        if bot in levels:
            continue
        rivals = _YARDSTICKS.get(bot, tuple(levels))
        found += [(rival, bot) for rival in rivals if rival in bots and rival != bot]
    return found


def board_table(matches: Sequence[Match], played: Callable[[Match], Mapping[int, Outcome]]) -> dict[str, Any]:
    """The figures of one board as plain data: ratings, pairings, tables of one bot."""
    summaries = [(match, summarise(match, played(match).values())) for match in matches]
    summaries = [(match, summary) for match, summary in summaries if summary.games]
    pairs = [summary for _, summary in summaries if len(summary.bots) == 2]
    names = list(dict.fromkeys(line.bot for summary in pairs for line in summary.bots))
    anchor = ANCHOR if ANCHOR in names else names[0] if names else ANCHOR
    scores = [Score(s.bots[0].bot, s.bots[1].bot, s.bots[0].wins, s.games) for s in pairs]
    ratings = fit(scores, anchor, ANCHOR_ELO)
    bots: dict[str, Any] = {}
    for name in sorted(ratings, key=lambda bot: -ratings[bot].elo):
        rating = ratings[name]
        bots[name] = {
            "elo": round(rating.elo),
            "low": round(rating.elo - rating.spread),
            "high": round(rating.elo + rating.spread),
            **_of_all([line for summary in pairs for line in summary.bots if line.bot == name]),
        }
    tables = [
        {"bot": match.bots[0], "players": len(match.bots), "games": s.games, "points": s.bots[0].points["total"]}
        for match, s in summaries
        if len(s.bots) == 1
    ]
    return {"bots": bots, "pairings": [_pairing(summary) for summary in pairs], "tables": tables}


def _of_all(lines: Sequence[BotLine]) -> dict[str, Any]:
    """A bot's games, points and time over all its pairings."""
    games = sum(line.games for line in lines) or 1
    return {
        "games": sum(line.games for line in lines),
        "points": round(sum(line.points["total"] * line.games for line in lines) / games, 1),
        "ms": round(sum(line.ms_per_decision * line.games for line in lines) / games, 2),
        "ms_worst": max((line.ms_worst for line in lines), default=0.0),
    }


def _pairing(summary: Summary) -> dict[str, Any]:
    one, two = summary.bots
    return {
        "bots": [one.bot, two.bot],
        "games": summary.games,
        "wins": one.win_rate,
        "low": one.low,
        "high": one.high,
        "points": [one.points["total"], two.points["total"]],
        "turns": summary.mean_turns,
    }
