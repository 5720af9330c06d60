# SPDX-License-Identifier: GPL-3.0-or-later
"""Reviews kept on the disk, so that a game need not be judged twice. They may be lost at any time.

A file is named after the game, the seat and how hard was looked; what does not fit in every part is not used.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from pathlib import Path
from typing import Any

from ttr_desktop import __version__
from ttr_desktop.core.notation import from_text, to_text
from ttr_desktop.core.tables import Tables
from ttr_desktop.data.atomic import write_text
from ttr_desktop.table.replay import Replay
from ttr_desktop.teach.judge import Judgement, Weighed
from ttr_desktop.teach.review import OwnMove, Review

_SUFFIX = ".review.json"
_MOST_FILES = 200
_NUMBERS = 5  # of a weighed move: tries, chance, points, behind, error


class ReviewStore:
    """One folder of reviews."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def path(self, replay: Replay, seat: int, review: Review) -> Path:
        """Where the review of this game, from this seat, is kept."""
        record = replay.saved.record
        whole = (__version__, record.setup, record.actions, seat, review.effort)
        return self._folder / (blake2b(repr(whole).encode(), digest_size=12).hexdigest() + _SUFFIX)

    def keep(self, replay: Replay, seat: int, review: Review) -> None:
        """Writes down all answers so far; a disk that does not want them only means judging again."""
        tables = replay.tables
        data = {str(number): _written(tables, found) for number, found in review.answers().items()}
        try:
            write_text(self.path(replay, seat, review), json.dumps(data))
            self._thin_out()
        except OSError:
            return

    def fill(self, replay: Replay, seat: int, review: Review) -> None:
        """Gives a new review the answers it had before."""
        try:
            data = json.loads(self.path(replay, seat, review).read_text(encoding="utf-8"))
            found = {int(number): answer for number, answer in data.items()}
            for number in sorted(found):
                move = review.moves[number % len(review.moves)]
                review.answer(number, _read(replay.tables, move, found[number]))
        except (OSError, ValueError, TypeError, AttributeError, LookupError, RecursionError):
            review.clear()

    def _thin_out(self) -> None:
        """The oldest go when there are too many."""
        files = sorted(self._folder.glob(f"*{_SUFFIX}"), key=lambda path: path.stat().st_mtime)
        for path in files[:-_MOST_FILES]:
            path.unlink(missing_ok=True)


def _written(tables: Tables, judgement: Judgement) -> dict[str, Any]:
    moves = [[to_text(tables, one.action), *one[1:]] for one in judgement.moves]
    return {"played": judgement.moves.index(judgement.played), "moves": moves}


def _read(tables: Tables, move: OwnMove, data: Any) -> Judgement:
    """Raises one of the usual errors if this is no judgement of the move."""
    moves = []
    for form, *numbers in data["moves"]:
        if len(numbers) != _NUMBERS or not all(isinstance(number, int | float) for number in numbers):
            raise ValueError("not a weighed move")
        moves.append(Weighed(from_text(tables, form, move.view.offer), *numbers))
    played = moves[data["played"]]
    if played.action != move.action:
        raise ValueError("another move was judged")
    return Judgement(played, tuple(moves))
