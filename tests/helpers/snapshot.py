# SPDX-License-Identifier: GPL-3.0-or-later
"""A deep picture of a position, to see whether anything at all has changed."""

from __future__ import annotations

from typing import Any

from ttr_desktop.core.rng import Rng
from ttr_desktop.core.state import State


def _picture(value: Any) -> Any:
    if isinstance(value, Rng):
        return value.seed, value.counter, tuple(value._words)
    if isinstance(value, list):
        return tuple(_picture(entry) for entry in value)
    return value


def snapshot(state: State) -> dict[str, Any]:
    """Every slot of the state, frozen: lists become tuples, the generator its seed and place."""
    return {name: _picture(getattr(state, name)) for name in State.__slots__}
