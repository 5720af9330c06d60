# SPDX-License-Identifier: GPL-3.0-or-later
"""The end of a game: everything that counts is turned over one by one, on the board and in the tray."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, Signal

from ttr_desktop.core.scoring import Result
from ttr_desktop.gui.board.scene import BoardScene
from ttr_desktop.gui.models.tickets import ticket_title
from ttr_desktop.gui.people import People
from ttr_desktop.gui.stage.act_card import Words
from ttr_desktop.gui.stage.acts import Act, Kind, acts
from ttr_desktop.gui.stage.count_page import CountPage
from ttr_desktop.gui.stage.movement import Movement, ease
from ttr_desktop.gui.stage.performer import Performer
from ttr_desktop.gui.stage.verdict import Verdict
from ttr_desktop.table.table import GameTable
from ttr_desktop.texts.catalogue import Catalogue

_SHORT, _LONG = 1500.0, 2400.0
_TURN = 0.2  # the share of an act in which its card turns over
_COUNT = (0.25, 0.6)  # the share in which its points are counted


class _Scene(Movement):
    """One act: the card turns over, the board shows what it is about, the marker walks."""

    def __init__(self, ceremony: Ceremony, act: Act, words: Words, before: int) -> None:
        super().__init__(_LONG if act.kind in (Kind.PATH, Kind.WINNER) else _SHORT)
        self._ceremony, self._act, self._words, self._before = ceremony, act, words, before
        self._lit = False

    def begin(self) -> None:
        self._ceremony.lay(self._act, self._words)

    def frame(self, share: float) -> None:
        self._ceremony.page.card.turn(min(1.0, share / _TURN))
        if share >= _TURN and not self._lit:
            self._lit = True
            self._ceremony.scene.highlight(self._act.tracks, self._act.cities)
        way = min(1.0, max(0.0, (share - _COUNT[0]) / (_COUNT[1] - _COUNT[0])))
        self._ceremony.count(self._act.seat, self._before + self._act.points * ease(way))

    def end(self) -> None:
        self._ceremony.scene.highlight()


class Ceremony(QObject):
    """Counts one game up before the eyes of all. Made once the game is over."""

    ended = Signal()  # played to its end, or left

    def __init__(
        self, page: CountPage, scene: BoardScene, table: GameTable, texts: Catalogue, speed: Callable[[], str]
    ) -> None:
        super().__init__(page)
        result = table.game.result
        assert isinstance(result, Result)
        self.page = page
        self.scene = scene
        self._table, self._texts, self._result = table, texts, result
        self._tables = table.game.tables
        self._names = People().called(table.seats)
        self._verdict = Verdict(result, self._names, texts.names)
        self._acts = acts(self._tables, table.game.state, result)
        self._totals = [float(line.routes) for line in result.lines]
        self.performer = Performer(speed, self)
        self.performer.ended.connect(self._close)
        page.begin([(name, scene.look(seat)) for seat, name in enumerate(self._names)])
        page.totals.show_totals([line.routes for line in result.lines])

    @property
    def busy(self) -> bool:
        return self.performer.busy

    def play(self) -> None:
        """Begins."""
        self.performer.play(self._play())

    def _play(self) -> Iterator[Movement]:
        for act in self._acts:
            before = round(self._totals[act.seat]) if act.seat >= 0 else 0
            yield _Scene(self, act, self._words(act), before)

    def further(self) -> None:
        """On to the next act."""
        self.performer.hasten()

    def finish(self) -> None:
        """Straight to the end."""
        self.performer.stop()
        self._close()

    def _close(self) -> None:
        self.show_end()
        self.ended.emit()

    def show_end(self) -> None:
        """The totals, the winner, and the longest paths on the board."""
        for seat, line in enumerate(self._result.lines):
            self.count(seat, line.total)
        winner = next(act for act in self._acts if act.kind is Kind.WINNER)
        self.lay(winner, self._words(winner))
        self.page.card.turn(1.0)
        self.page.further.hide()
        self.scene.highlight([n for act in self._acts if act.kind is Kind.PATH and act.points for n in act.tracks])

    def lay(self, act: Act, words: Words) -> None:
        """The card of an act, face down."""
        shared = act.kind is Kind.WINNER and len(self._result.winners) > 1
        points = act.points if act.kind is not Kind.WINNER and (act.points or act.kind is not Kind.PATH) else None
        self.page.card.show_act(words, points, self.scene.look(act.seat) if act.seat >= 0 and not shared else None)

    def count(self, seat: int, total: float) -> None:
        """Moves a seat's marker and total."""
        if seat >= 0 and (total != self._totals[seat] or total == self._result.lines[seat].total):
            self._totals[seat] = total
            self.scene.set_score(seat, total)
            self.page.totals.show_totals([round(value) for value in self._totals])

    def _words(self, act: Act) -> Words:
        name = self._names[act.seat] if act.seat >= 0 else ""
        match act.kind:
            case Kind.TICKET:
                state = self.tr("completed") if act.amount else self.tr("not completed")
                return Words(
                    self.tr("Ticket – {name}").format(name=name), ticket_title(self._tables, act.number), state
                )
            case Kind.PATH:
                detail = self.tr("That is the longest.") if act.points else ""
                spaces = self.tr("%n space(s)", "", act.amount)
                return Words(self.tr("The longest path"), f"{name}: {spaces}", detail)
            case Kind.MOST_TICKETS:
                done = self.tr("%n completed ticket(s)", "", act.amount)
                return Words(self.tr("The most completed tickets"), name, done)
            case Kind.GOAL:
                goal = self._texts.names.goal(self._tables.board.goals[act.number].id)
                return Words(self.tr("A goal"), goal, f"{name}: {act.amount}" if name else self.tr("Nobody has any."))
            case Kind.PORT:
                city = self._texts.names.city(self._tables.board.cities[act.number])
                named = self.tr("named by %n completed ticket(s)", "", act.amount)
                return Words(self.tr("A port of {name}").format(name=name), city, named)
            case Kind.UNBUILT:
                return Words(self.tr("Ports"), name, self.tr("%n port(s) not built", "", act.amount))
            case Kind.WINNER:
                return Words(self.tr("The end"), self._verdict.headline(), self._verdict.reason())
