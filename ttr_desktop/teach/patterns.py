# SPDX-License-Identifier: GPL-3.0-or-later
"""Patterns of actions, written like actions: what a pattern does not name may be anything.

{claim: [oslo/orebro/green, oslo/orebro/yellow]}    one of these tracks, however it is paid
{claim: "*/gray*"}                                  every grey track (lessons only)
{claim: any, pay: {locomotive: 0}}                  any track, without locomotives
{draw: market, slot: [0, 3]}                        one of these slots
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

Pattern: TypeAlias = Mapping[str, Any]
ANY = "any"


def matches(form: Mapping[str, Any], pattern: Pattern) -> bool:
    """Whether an action, in the contract's form, fits the pattern."""
    return all(key in form and _fits(form[key], wanted) for key, wanted in pattern.items())


def _fits(value: Any, wanted: Any) -> bool:
    if wanted == ANY:
        return True
    if isinstance(value, Mapping) and isinstance(wanted, Mapping):
        return all(value.get(name, 0) == count for name, count in wanted.items())
    if isinstance(value, list):
        return isinstance(wanted, list) and sorted(value) == sorted(wanted)
    return value in wanted if isinstance(wanted, list) else bool(value == wanted)
