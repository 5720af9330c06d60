#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fits the weights of `ttr_desktop.bots.estimate` to games of the expert policy; writes resources/bots/estimates.json.

    python packaging/estimates.py [--games N] [MAP-PLAYERS ...]      (such as usa-2; all boards and tables if left out)

Positions are taken from games in which now and then something else than the policy's move is done, so that the model
has seen what a search asks it about. Takes some minutes; the same arguments give the same file.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path

from ttr_desktop.bots.candidates import candidates
from ttr_desktop.bots.estimate import POWERS, figures, key, part_left, unfolded
from ttr_desktop.bots.levels import EXPERT
from ttr_desktop.bots.mind import Mind
from ttr_desktop.core.engine import Game, tables_for
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.rng import Rng
from ttr_desktop.core.scoring import count_up
from ttr_desktop.data.catalogue import MAP_IDS, board

FILE = Path(__file__).resolve().parent.parent / "resources" / "bots" / "estimates.json"
ODD_MOVES = 25  # one decision in so many is another than the policy's
LOOKS = 5  # one turn in so many is looked at
STIFFNESS = 20.0  # of the ridge


def rows(map_id: str, players: int, games: int) -> Iterator[tuple[list[float], float]]:
    """Positions of every seat, unfolded, each with the points that seat ended with."""
    tables = tables_for(board(map_id), players)
    for number in range(games):
        seed = f"estimates-{map_id}-{players}-{number}"
        game, _ = Game.start(board(map_id), players, seed)
        rng = Rng(f"{seed}/odd")
        mind, fresh = Mind(tables, EXPERT), Mind(tables, EXPERT)
        seen: list[tuple[int, list[float]]] = []
        while not game.over:
            world = game.state
            if game.phase is Phase.TURN and not rng.below(LOOKS):
                fresh.forget()
                left, lines = part_left(tables, world), count_up(tables, world).lines
                for seat, line in enumerate(lines):
                    seen.append((seat, unfolded(figures(fresh, world, seat, line.total), left)))
            if rng.below(ODD_MOVES):
                game.play(mind.act(game).action)
            else:
                game.play(rng.pick(candidates(game, game.choices(), EXPERT, ())).action)
        assert game.result is not None
        for seat, found in seen:
            yield found, float(game.result.lines[seat].total)


def fitted(found: Iterator[tuple[list[float], float]]) -> tuple[list[float], float, int]:
    """The weights of the ridge regression, the standard deviation of what it cannot explain, and the rows."""
    size, count, squares = 0, 0, 0.0
    matrix: list[list[float]] = []
    right: list[float] = []
    for row, points in found:
        if not matrix:
            size = len(row)
            matrix = [[0.0] * size for _ in range(size)]
            right = [0.0] * size
        for place, value in enumerate(row):
            if value:
                line = matrix[place]
                for other in range(place, size):
                    line[other] += value * row[other]
                right[place] += value * points
        count += 1
        squares += points * points
    for place in range(size):
        for other in range(place):
            matrix[place][other] = matrix[other][place]
        matrix[place][place] += STIFFNESS
    weights = solved(matrix, right)
    explained = sum(weight * value for weight, value in zip(weights, right, strict=True))
    return weights, max(0.0, (squares - explained) / max(1, count)) ** 0.5, count


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Gauss without pivots: the matrix is symmetric and positive definite."""
    work = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(right)
    for column in range(size):
        for row in range(column + 1, size):
            factor = work[row][column] / work[column][column]
            if factor:
                work[row] = [value - factor * above for value, above in zip(work[row], work[column], strict=True)]
    solution = [0.0] * size
    for row in reversed(range(size)):
        known = sum(work[row][column] * solution[column] for column in range(row + 1, size))
        solution[row] = (work[row][size] - known) / work[row][row]
    return solution


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("tables", nargs="*")
    options = parser.parse_args()
    every = [
        (map_id, players)
        for map_id in MAP_IDS
        for players in range(board(map_id).rules.players[0], board(map_id).rules.players[1] + 1)
    ]
    kept = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    for map_id, players in every:
        name = key(map_id, players)
        if options.tables and name not in options.tables:
            continue
        weights, error, count = fitted(rows(map_id, players, options.games))
        assert len(weights) % POWERS == 0
        kept[name] = [float(f"{weight:.6g}") for weight in weights]
        print(f"{name}: {count} positions, {error:.1f} points unexplained", flush=True)
        FILE.parent.mkdir(parents=True, exist_ok=True)
        lines = ",\n".join(f" {json.dumps(one)}: {json.dumps(kept[one])}" for one in sorted(kept))
        FILE.write_text("{\n" + lines + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
