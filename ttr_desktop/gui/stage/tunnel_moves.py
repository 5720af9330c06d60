# SPDX-License-Identifier: GPL-3.0-or-later
"""One's own tunnel: the cards are turned over in the tray, before the question comes."""

from __future__ import annotations

from collections.abc import Sequence

from ttr_desktop.gui.stage.card_moves import Reveal, turning
from ttr_desktop.gui.stage.movement import Movement
from ttr_desktop.gui.turn_flow import TurnFlow


class TurnOver(Movement):
    """The revealed cards on the tunnel's page, one by one."""

    def __init__(self, flow: TurnFlow, revealed: Sequence[int], heading: str, look: float, *, asks: bool) -> None:
        super().__init__(Reveal.EACH * len(revealed) + look)
        self._flow, self._revealed, self._heading = flow, revealed, heading
        self._asks = asks  # for more cards: the page stays for the answer

    def begin(self) -> None:
        self._flow.tunnel.begin_reveal(self._revealed, self._heading)
        self._flow.stack.setCurrentWidget(self._flow.tunnel)

    def frame(self, share: float) -> None:
        elapsed = share * self.duration
        self._flow.tunnel.turn_over([turning(elapsed, number) for number in range(len(self._revealed))])

    def end(self) -> None:
        if not self._asks:
            self._flow.back_to_cards()
