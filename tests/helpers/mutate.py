# SPDX-License-Identifier: GPL-3.0-or-later
"""Spoiling files by chance: their bytes, or the data in them. The same generator gives the same damage."""

from __future__ import annotations

import copy
from typing import Any

from ttr_desktop.core.rng import Rng

# Bits of syntax that YAML or JSON might stumble over.
SYNTAX = """*a &a !!int !!str !!map !!seq !!null !!float { } [ ] : - ? | > # ' " , --- ... << @ ` % ~ \\"""
TOKENS = [
    *SYNTAX.split(),
    "\n",
    "\t",
    "\0",
    " ",
    "  ",
    "\r",
    "é",
    "\u2028",
    "\ufeff",
    "\ud7ff",
    "0x1F",
    "1e9",
    "NO",
    "null",
    "{}",
    "[]",
]
STRANGE: list[Any] = [None, True, False, -1, 0, 1, 2, 3, 8, 20, 21, 10**6, 10**30, 1.5, -0.0, float("inf")]
STRANGE += ["", "NO", "x", "red", "locomotive", "é\u2028", "a/b", "a/b/c#9", "long " * 200, "1", "#2", "/", "all"]
STRANGE += [[], {}, [[]], [{}], {"a": 1}, {"train": 3}, {"red": 4}, {"en": "x"}, [1, 2], ["a", "b", "c"]]


def bent_text(text: str, rng: Rng) -> str:
    """The text with one to four small accidents."""
    for _ in range(1 + rng.below(4)):
        place, length = rng.below(len(text) + 1), 1 + rng.below(12)
        kind = rng.below(8)
        if kind == 0:
            text = text[:place] + text[place + length :]
        elif kind == 1:
            text = text[:place] + text[place : place + length] * 2 + text[place + length :]
        elif kind == 2:
            text = text[:place] if rng.below(4) == 0 else text[:place] + chr(32 + rng.below(95)) + text[place + 1 :]
        elif kind == 3:
            text = _bent_lines(text, rng)
        elif kind == 4:
            raw = bytearray(text.encode())
            if raw:
                raw[rng.below(len(raw))] ^= 1 << rng.below(8)
            text = raw.decode("utf-8", errors="replace")
        else:
            text = text[:place] + rng.pick(TOKENS) + text[place:]
    return text


def _bent_lines(text: str, rng: Rng) -> str:
    """A line lost, doubled, moved or indented."""
    lines = text.split("\n")
    one, two = rng.below(len(lines)), rng.below(len(lines))
    kind = rng.below(4)
    if kind == 0:
        del lines[one]
    elif kind == 1:
        lines.insert(two, lines[one])
    elif kind == 2:
        lines[one], lines[two] = lines[two], lines[one]
    else:
        lines[one] = " " * (1 + rng.below(4)) + lines[one]
    return "\n".join(lines)


def bent_data(data: Any, rng: Rng) -> Any:
    """A copy of the data with one to three values lost, doubled, exchanged or replaced by strange ones."""
    data = copy.deepcopy(data)
    for _ in range(1 + rng.below(3)):
        places = list(_places(data))
        if not places:
            return rng.pick(STRANGE)
        holder, key = rng.pick(places)
        kind = rng.below(7)
        if kind == 0:
            del holder[key]
        elif kind == 1 and isinstance(holder, list):
            holder.insert(rng.below(len(holder) + 1), copy.deepcopy(holder[key]))
        elif kind == 2 and isinstance(holder, dict):
            holder[str(rng.pick(STRANGE))[:20]] = holder.pop(key)
        elif kind == 3:
            other, place = rng.pick(places)
            holder[key] = copy.deepcopy(other[place])
        elif kind == 4 and isinstance(holder[key], int | float):
            holder[key] = holder[key] * 2 + 1 - rng.below(3)
        else:
            holder[key] = copy.deepcopy(rng.pick(STRANGE))
    return data


def _places(data: Any) -> Any:
    """Every (list or mapping, key) in the data."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield data, key
            yield from _places(value)
    elif isinstance(data, list):
        for number, value in enumerate(data):
            yield data, number
            yield from _places(value)
