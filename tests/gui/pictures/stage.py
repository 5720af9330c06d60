# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of things that move: time stands still while they are taken. Used by `tests.gui.screenshots`."""

from __future__ import annotations

from collections.abc import Callable

from ttr_desktop.bots.registry import make_bot
from ttr_desktop.core.events import Event
from ttr_desktop.core.rng import Rng
from ttr_desktop.data.catalogue import board
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.gui.stage.performer import Performer
from ttr_desktop.table.table import NewGame

Shoot = Callable[[str], None]
# When a picture says most, in milliseconds after the event began.
_MOMENTS = {
    "card-drawn": 240.0,
    "market-refilled": 160.0,
    "market-flushed": 900.0,
    "track-claimed": 900.0,
    "tunnel-revealed": 1700.0,
    "ticket-completed": 700.0,
    "last-round": 1200.0,
    "deck-reshuffled": 500.0,
    "bonus-cards": 350.0,
    "port-built": 1000.0,
}
_STEP = 30.0


class StagePictures:
    """Plays a game of people on one board and takes a picture of each kind of event, the recap and the ceremony."""

    def __init__(self, window: MainWindow, shoot: Shoot, map_id: str, people: int = 2) -> None:
        self.window, self.shoot, self.map_id = window, shoot, map_id
        self._seats = tuple(SeatInfo(name) for name in ("Zoe", "Ben", "Ida")[:people])
        self._shot: set[str] = set()
        self._told = ("", 0.0)

    def take(self) -> None:
        """From the deal to the last act; the window is left on the final sheet."""
        window, controller = self.window, self.window.controller
        controller.speed = "off"
        window.start_game(NewGame(board(self.map_id), self._seats, "stage", first=0))
        page = window.game_page
        assert page is not None
        page.stage.performer._timer.timeout.disconnect()
        page.stage.told.connect(self._tell)
        rng = Rng("stage")
        controller.speed = "normal"
        table = controller.table
        assert table is not None
        while table.game.result is None:
            if not controller.my_turn:
                self._cover()
                controller.take_over(table.game.seat)
                window.play.show(page)
                self._recap()
            controller.act(make_bot("greedy").decide(controller.view(), controller.choices(), rng).action)
            while page.stage.busy and table.game.result is None:
                self._watch(page.stage.performer)
        self._ceremony()

    def _tell(self, events: list[Event]) -> None:
        for event in events:
            who = "own" if getattr(event, "seat", -1) == self.window.controller.watching else "other"
            self._told = (f"{event.name}-{who}", 0.0)

    def _watch(self, performer: Performer) -> None:
        performer.run(_STEP)
        name, elapsed = self._told
        self._told = (name, elapsed + _STEP)
        kind = name.rpartition("-")[0]
        if kind in _MOMENTS and elapsed >= _MOMENTS[kind] and name not in self._shot and performer.busy:
            self._shot.add(name)
            self.shoot(f"stage-{self.map_id}-{name}")

    def _cover(self) -> None:
        table = self.window.controller.table
        if table is not None and "cover" not in self._shot:
            self._shot.add("cover")
            self.window.play.hand_over(table.game.seat)
            self.shoot(f"stage-{self.map_id}-cover")

    def _recap(self) -> None:
        page = self.window.game_page
        assert page is not None
        model = page.director.recap_page.model
        if page.director._recap is not None and len(model.rows) > 2 and "recap" not in self._shot:
            self._shot.add("recap")
            claims = [row for row, line in enumerate(model.rows) if line.track >= 0]
            page.director.recap_page.list.setCurrentIndex(model.index(claims[0] if claims else 0, 0))
            self.shoot(f"stage-{self.map_id}-recap")

    def _ceremony(self) -> None:
        page = self.window.game_page
        assert page is not None
        page.stage.finish()
        ceremony = page.director._ceremony
        assert ceremony is not None
        ceremony.performer._timer.timeout.disconnect()
        for act in ceremony._acts:
            ceremony.performer.run(900)
            if act.kind.value not in self._shot:
                self._shot.add(act.kind.value)
                self.shoot(f"stage-{self.map_id}-count-{act.kind.value.replace(' ', '-')}")
            ceremony.further()
