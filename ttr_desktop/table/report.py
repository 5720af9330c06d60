# SPDX-License-Identifier: GPL-3.0-or-later
"""What is written down about an unexpected error: enough to find it, nothing about who plays or what they hold."""

from __future__ import annotations

import json
import platform
import secrets
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from ttr_desktop import __version__
from ttr_desktop.core.notation import to_text
from ttr_desktop.data.atomic import write_text
from ttr_desktop.table.table import GameTable

_LAST_ACTIONS = 20


def write_report(folder: Path, error: str, table: GameTable | None, more: Mapping[str, str]) -> Path:
    """Writes a report into the folder; raises OSError if that is not possible."""
    now = datetime.now().astimezone()
    path = folder / f"{now:%Y-%m-%d-%H%M%S}-{secrets.token_hex(2)}.txt"
    facts = {
        "TTR Desktop": __version__,
        "Python": platform.python_version(),
        "system": platform.platform(),
        "when": now.isoformat(timespec="seconds"),
        **more,
    }
    parts = ["\n".join(f"{name}: {value}" for name, value in facts.items()), error.rstrip()]
    if table is not None:
        parts.append(_game(table))
    write_text(path, "\n\n".join(parts) + "\n")
    return path


def _game(table: GameTable) -> str:
    """The game as far as it may matter: no names, no hands, no seed."""
    game, actions = table.game, table.record.actions
    lines = [
        f"game: {table.board.id}, players {', '.join(seat.player.partition(' ')[0] for seat in table.seats)}",
        f"position: action {len(actions)}, turn {game.state.turn}, seat {game.seat}, phase {game.phase.value}",
        f"last actions (of {len(actions)}):",
    ]
    for number, action in list(enumerate(actions, 1))[-_LAST_ACTIONS:]:
        lines.append(f"  {number} {json.dumps(to_text(game.tables, action), ensure_ascii=False)}")
    return "\n".join(lines)
