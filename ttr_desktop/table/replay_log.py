# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole game as plain text, turn by turn, with the final count at the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ttr_desktop.core.events import Event, GameEnded, ScoreLine, TurnStarted
from ttr_desktop.core.scoring import ticket_points
from ttr_desktop.table.replay import Replay
from ttr_desktop.texts.catalogue import Catalogue

# Seen on the table rather than told: a refilled slot follows every card that is taken from the market.
SILENT = frozenset({"market-refilled"})


def text_log(replay: Replay, texts: Catalogue, seat: int | None = None) -> str:
    """The game in words, as a seat may know it; None: with all secrets."""
    title = replay.board.name(texts.language)
    lines = [title, "=" * len(title), ""]
    for number in range(len(replay.moments)):
        for event in replay.events(number, seat):
            lines += _told(replay, texts, event, seat)
    if replay.moments[-1].game.over:
        lines += ["", *_sheet(replay, texts), "", *_tickets(replay, texts)]
    return "\n".join(lines) + "\n"


def _told(replay: Replay, texts: Catalogue, event: Event, seat: int | None) -> Iterator[str]:
    if event.name in SILENT:
        return
    text = texts.event(replay.tables, event, replay.names, seat)
    if isinstance(event, TurnStarted | GameEnded):
        yield ""
        yield text
    else:
        yield f"  {text}"


def shown_kinds(lines: Sequence[ScoreLine]) -> list[str]:
    """The kinds of points worth a line: those that somebody has, and always tracks, tickets and the total."""
    always = ("routes", "tickets", "total")
    return [kind for kind in ScoreLine._fields if kind in always or any(getattr(line, kind) for line in lines)]


def _sheet(replay: Replay, texts: Catalogue) -> list[str]:
    result = replay.moments[-1].game.result
    assert result is not None
    names = [texts.names.player(replay.names, seat) for seat in range(len(replay.seats))]
    kinds = shown_kinds(result.lines)
    rows = [["", *(texts.names.score(kind) for kind in kinds)]]
    rows += [
        [name, *(str(getattr(line, kind)) for kind in kinds)] for name, line in zip(names, result.lines, strict=True)
    ]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return ["  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]).rstrip() for row in rows]


def _tickets(replay: Replay, texts: Catalogue) -> list[str]:
    """All tickets of all players with what they brought in."""
    game = replay.moments[-1].game
    lines: list[str] = []
    for seat in range(len(replay.seats)):
        lines.append(f"{texts.names.player(replay.names, seat)}: {texts.names.score('tickets')}")
        for number in game.state.tickets[seat]:
            points = ticket_points(game.tables, game.state, seat, number)
            lines.append(f"  {points:+4d}  {texts.names.ticket(game.tables, game.tables.board.tickets[number])}")
    return lines
