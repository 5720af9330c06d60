# SPDX-License-Identifier: GPL-3.0-or-later
"""The queue: events wait here until they are played, and what is shown follows them.

The game itself never waits. Its truth arrives with every action; whenever the person acts, skips, or movements are off,
the stage jumps to that truth.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, Signal

from ttr_desktop.core.events import Event, TunnelRevealed
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.view import SeatView
from ttr_desktop.gui.stage.movement import Movement
from ttr_desktop.gui.stage.overlay import Overlay
from ttr_desktop.gui.stage.performer import Performer
from ttr_desktop.gui.stage.presented import land, lift
from ttr_desktop.gui.stage.tempo import OFF

_SUSPENSE = (TunnelRevealed,)  # cards are turned over one by one
Movements = Callable[[Event, SeatView], Iterator[Movement]]


class Stage(QObject):
    """Plays the events of one game page. `happens` comes when events begin, `told` when words may tell of them,
    `advanced` whenever the picture changes a little, `settled` when the truth is shown and nothing waits any more."""

    happens = Signal(list)  # events
    told = Signal(list)  # events
    advanced = Signal(object)  # SeatView
    settled = Signal(object)  # SeatView
    begun = Signal()

    def __init__(self, tables: Tables, movements: Movements, overlay: Overlay, speed: Callable[[], str]) -> None:
        super().__init__(overlay)
        self._tables = tables
        self._movements = movements
        self._overlay = overlay
        self._speed = speed
        self.performer = Performer(speed, self)
        self.performer.ended.connect(self._settle)
        self._waiting: deque[Event | SeatView] = deque()  # events, and after those of each action the view it led to
        self._fresh: list[Event] = []  # heard of, but not yet followed by a view
        self._untold: list[Event] = []  # begun, but words would give away what is still to be seen
        self._shown: SeatView | None = None
        self._truth: SeatView | None = None

    @property
    def busy(self) -> bool:
        """Whether anything is playing."""
        return self.performer.busy

    @property
    def shown(self) -> SeatView | None:
        """What the screen shows now."""
        return self._shown

    @property
    def truth(self) -> SeatView | None:
        """What it will show in the end."""
        return self._truth

    def tell(self, events: list[Event]) -> None:
        """Something has happened; the view follows."""
        self._fresh += events

    def reach(self, view: SeatView) -> None:
        """The position the events led to: they are played, or shown at once."""
        self._truth = view
        self._waiting += self._fresh
        self._waiting.append(view)
        self._fresh = []
        if self.busy:
            return
        if self._shown is None or self._speed() == OFF or not self._overlay.page.isVisible():
            self._jump()
        else:
            self.begun.emit()
            self.performer.play(self._play())

    def restart(self) -> None:
        """Another person looks, or another position: the next view is shown at once."""
        self.performer.stop()
        self._overlay.clear()
        self._waiting.clear()
        self._fresh = []
        self._untold = []
        self._shown = None

    def replay(self, before: SeatView, events: list[Event]) -> None:
        """Goes back to an earlier view and plays what followed. Nothing is told again."""
        if self._truth is None or self._speed() == OFF:
            return
        self.finish()
        self._shown = before
        self.advanced.emit(before)
        self.begun.emit()
        self.performer.play(self._again(events))

    def finish(self) -> None:
        """Jumps to the end of everything."""
        if self.busy:
            self.performer.stop()
            self._jump()

    def _jump(self) -> None:
        rest = [one for one in self._waiting if not isinstance(one, SeatView)]
        self._waiting.clear()
        untold, self._untold = self._untold, []
        self.happens.emit(rest)
        self.told.emit(untold + rest)
        self._settle()

    def _settle(self) -> None:
        self._overlay.clear()
        assert self._truth is not None
        self._shown = self._truth
        self.settled.emit(self._truth)

    def _play(self) -> Iterator[Movement]:
        while self._waiting:
            one = self._waiting.popleft()
            if isinstance(one, SeatView):
                if self._waiting:
                    self._advance(one)
            else:
                yield from self._tell(one)

    def _tell(self, event: Event) -> Iterator[Movement]:
        """Words come with the movement; after it if they would spoil it."""
        self.happens.emit([event])
        if not isinstance(event, _SUSPENSE):
            self.told.emit([event])
            yield from self._perform(event)
            return
        self._untold = [event]
        yield from self._perform(event)
        self._untold = []
        self.told.emit([event])

    def _again(self, events: list[Event]) -> Iterator[Movement]:
        for event in events:
            yield from self._perform(event)
        yield from self._play()  # what has come in meanwhile

    def _perform(self, event: Event) -> Iterator[Movement]:
        before = self._shown
        assert before is not None
        self._advance(lift(self._tables, before, event))
        yield from self._movements(event, before)
        assert self._shown is not None
        self._advance(land(self._tables, self._shown, event))

    def _advance(self, view: SeatView) -> None:
        if view != self._shown:
            self._shown = view
            self.advanced.emit(view)
