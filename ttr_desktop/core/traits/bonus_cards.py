# SPDX-License-Identifier: GPL-3.0-or-later
"""Bonus cards (L-8): "+X" beside a track gives X blind cards after the claim."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ttr_desktop.core.board import Track
from ttr_desktop.core.cards import Payment
from ttr_desktop.core.drawing import take
from ttr_desktop.core.events import BonusCards as BonusCardsEvent
from ttr_desktop.core.events import Event
from ttr_desktop.core.state import State
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.trait import Trait


@dataclass(frozen=True, slots=True)
class BonusCards(Trait):
    """Tracks that bear a `bonus` number."""

    name: ClassVar[str] = "bonus_cards"

    def owns(self, track: Track) -> bool:
        return track.bonus > 0

    def claimed(self, tables: Tables, state: State, track: Track, pay: Payment, out: list[Event]) -> None:
        if not track.bonus:
            return
        cards = []
        for _ in range(track.bonus):
            card = take(tables, state, 0, out)
            if card < 0:
                break
            state.hands[state.seat][card] += 1
            cards.append(card)
        out.append(BonusCardsEvent(state.seat, len(cards), tuple(cards)))
