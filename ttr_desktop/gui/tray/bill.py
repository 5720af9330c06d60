# SPDX-License-Identifier: GPL-3.0-or-later
"""What is to be paid, and with what: all that the payment page needs to know."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ttr_desktop.core.actions import Action
from ttr_desktop.core.cards import Payment
from ttr_desktop.core.spread import Spread


def _no_note(pay: Payment) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class Bill:
    """`ways` are sensible payments, the first one preselected; `cards` the kinds that may be of use."""

    heading: str
    hand: tuple[int, ...]
    cards: tuple[int, ...]
    ways: tuple[Payment, ...]
    spread: Callable[[Payment], Spread]
    make: Callable[[Payment], Action]
    note: Callable[[Payment], str] = _no_note  # what there is to say about paying so: the risk of a tunnel
    more: bool = False  # there are more sensible payments than those listed
    colour: str = ""  # of the spaces; empty for grey
