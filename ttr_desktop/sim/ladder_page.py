# SPDX-License-Identifier: GPL-3.0-or-later
"""The ladder as a page to read (Markdown)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ttr_desktop.data.catalogue import board

_HEAD = """\
# How strong the bots are

Made by `ttr simulate --ladder`; do not edit by hand. Two players; every deal is played with both seatings; a shared
win is half a win. Elo numbers fit the win rates of a board best (Bradley-Terry, maximum likelihood), with `regular` at
1500, so numbers of different boards cannot be compared. Intervals are 95 % ones: Wilson's for win rates, from the
information matrix for Elo. Times are those of one process and depend on what else the machine had to do.
"""


def ladder_page(ladder: Mapping[str, Any]) -> str:
    """The page for the data that `resources/bots/ladder.json` holds."""
    parts = [_HEAD]
    for map_id, figures in ladder["boards"].items():
        parts += [f"## {board(map_id).name()} (`{map_id}`)\n", _made(figures["made"]), _ratings(figures["bots"])]
        parts.append(_pairings(figures["pairings"]))
        if figures["tables"]:
            parts.append(_tables(figures["tables"]))
    return "\n".join(parts)


def _made(made: Mapping[str, Any]) -> str:
    machine = made["machine"]
    return (
        f"Command: `{made['command']}`. Commit: {', '.join(made['commits'])}. Date: {made['date']}. "
        f"Machine: {machine['processor']}, {machine['cores']} cores, {machine['python']}. "
        f"Bots that search: {_budget(made['budget'])} a decision.\n"
    )


def _budget(text: str) -> str:
    return text if text.endswith("s") else f"{text} tries"


def _table(head: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    names = list(head)
    lines = [names, ["---"] * len(names), *([str(cell) for cell in row] for row in rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


def _ratings(bots: Mapping[str, Any]) -> str:
    head = ("bot", "Elo", "95 %", "games", "mean points", "ms a decision", "worst")
    rows = [
        (
            name,
            line["elo"],
            f"{line['low']} to {line['high']}",
            line["games"],
            line["points"],
            line["ms"],
            line["ms_worst"],
        )
        for name, line in bots.items()
    ]
    return _table(head, rows)


def _pairings(pairings: Iterable[Mapping[str, Any]]) -> str:
    rows = [
        (
            f"{line['bots'][0]} against {line['bots'][1]}",
            line["games"],
            f"{line['wins']:.1%}",
            f"{line['low']:.1%} to {line['high']:.1%}",
            f"{line['points'][0]:.1f} : {line['points'][1]:.1f}",
            line["turns"],
        )
        for line in pairings
    ]
    return _table(("pairing", "games", "wins", "95 %", "points", "turns"), rows)


def _tables(tables: Iterable[Mapping[str, Any]]) -> str:
    rows = [(line["bot"], line["players"], line["games"], line["points"]) for line in tables]
    return _table(("table of one bot", "players", "games", "mean points"), rows)
