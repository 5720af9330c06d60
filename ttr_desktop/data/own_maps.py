# SPDX-License-Identifier: GPL-3.0-or-later
"""Maps of one's own: files in the user's folder, and copies of those that were played on.

Within the program such a board goes by its id and a mark of its edition, `my_island-1a2b3c4d`: so it never gets mixed
up with a board of the program or with an older edition of itself, and a game finds the very board it was begun on.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from ttr_desktop.core.board import Board
from ttr_desktop.data.atomic import write_text
from ttr_desktop.data.fingerprint import fingerprint
from ttr_desktop.data.home import find_home
from ttr_desktop.data.mapfile import parse_map
from ttr_desktop.data.problems import FileProblem
from ttr_desktop.data.yamlfile import read_text

SUFFIXES = (".yaml", ".yml")
_PLAYED = "played"  # the folder of the copies
_EDITION = re.compile(r"([a-z0-9]+(?:_[a-z0-9]+)*)-[0-9a-f]{8}", re.ASCII)


class OwnMap(NamedTuple):
    """A file in the user's folder: a board, or what is wrong with it."""

    path: Path
    board: Board | None
    problem: FileProblem | None = None


def folder() -> Path:
    """Where players put their maps."""
    return find_home().maps


def plain_id(map_id: str) -> str:
    """The id that stands in the file; empty if this is not the id of a map of one's own."""
    found = _EDITION.fullmatch(map_id)
    return found[1] if found else ""


def found() -> Iterator[OwnMap]:
    """All maps in the user's folder, by their names."""
    for path in sorted(_files(folder())):
        try:
            yield OwnMap(path, load(path))
        except FileProblem as problem:
            yield OwnMap(path, None, problem)


def _files(where: Path) -> list[Path]:
    try:
        return [path for path in where.iterdir() if path.suffix in SUFFIXES]
    except OSError:
        return []


def load(path: Path) -> Board:
    """The board of a file, under the id of its edition; raises FileProblem with everything that is wrong."""
    try:
        state = path.stat()
    except OSError:
        read_text(path)  # says why it cannot be read
        raise
    return _load(path, state.st_mtime_ns, state.st_size)


@lru_cache(maxsize=64)
def _load(path: Path, changed: int, size: int) -> Board:
    """Read once, and again when the file has changed."""
    return as_own(parse_map(str(path), read_text(path)))


def as_own(board: Board) -> Board:
    """The board under the id of its edition."""
    return dataclasses.replace(board, id=f"{board.id}-{fingerprint(board)[:8]}")


def find(map_id: str) -> Board | None:
    """The board of that edition, from the user's folder or as it was when it was last played on."""
    if not plain_id(map_id):
        return None
    kept = _kept(map_id)
    for path in (*_files(folder()), *([kept] if kept.is_file() else [])):
        try:
            board = load(path)
        except FileProblem:
            continue
        if board.id == map_id:
            return board
    return None


def keep(path: Path) -> Board:
    """Copies a map to where games find it, also when its file has been changed or is gone; the board of the copy."""
    board = load(path)
    copy = _kept(board.id)
    text = read_text(path)
    if not copy.is_file() or copy.read_text(encoding="utf-8") != text:
        write_text(copy, text)
    return load(copy)


def keep_edition(map_id: str) -> None:
    """The same for a map in the user's folder; nothing happens with boards of the program."""
    for path in _files(folder()) if plain_id(map_id) else ():
        try:
            if load(path).id == map_id:
                keep(path)
        except FileProblem:
            continue


def _kept(map_id: str) -> Path:
    return folder() / _PLAYED / f"{map_id}.yaml"
