# SPDX-License-Identifier: GPL-3.0-or-later
"""The desk where finished games are found again: opens the pages of replays and statistics, and leads back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QStackedWidget, QWidget

from ttr_desktop.data import savefile
from ttr_desktop.data.problems import FileProblem
from ttr_desktop.gui.board.geometry import NoGeometry
from ttr_desktop.gui.controller import GameController
from ttr_desktop.gui.pages.replay_page import ReplayPage
from ttr_desktop.gui.pages.replays_page import ReplaysPage
from ttr_desktop.gui.pages.statistics_page import StatisticsPage
from ttr_desktop.gui.records.recorder import Recorder
from ttr_desktop.gui.shell.ask_where import ask_where
from ttr_desktop.gui.shell.commands import Command
from ttr_desktop.gui.shell.dress import spoken
from ttr_desktop.gui.shell.file_words import FileWords
from ttr_desktop.gui.shell.layers import Layers
from ttr_desktop.gui.shell.system_words import SystemWords
from ttr_desktop.gui.theme import Theme
from ttr_desktop.table.home import Home
from ttr_desktop.table.replay import Replay
from ttr_desktop.table.replay_files import open_replay
from ttr_desktop.table.statistics.archive import Archive, Outcome
from ttr_desktop.table.statistics.store import StatisticsProblem, Trouble
from ttr_desktop.table.table import GameTable
from ttr_desktop.texts.catalogue import Catalogue
from ttr_desktop.texts.messages import Messages


@dataclass(frozen=True, slots=True)
class Dress:
    """What pages are made in at the moment."""

    texts: Catalogue
    theme: Theme
    picture: Callable[[str], QImage]  # of a board, null if there is none yet


class RecordsDesk(QObject):
    """Its pages lie on top of whatever was shown; leaving one shows what was below."""

    said = Signal(str, bool)  # a sentence, and whether it is about trouble
    home = Signal()
    review_asked = Signal(object)  # Replay
    review_file_asked = Signal(object)  # Path

    def __init__(self, pages: QStackedWidget, home: Home, dress: Callable[[], Dress], parent: QObject) -> None:
        super().__init__(parent)
        self._pages, self._home, self.dress = pages, home, dress
        self.recorder = Recorder(Archive(home.games, home.statistics), self)
        self.recorder.kept.connect(self._kept)
        self.recorder.loaded.connect(self._loaded)
        self._layers = Layers(pages, self)
        self._layers.home.connect(self.home)

    def watch(self, controller: GameController) -> None:
        """Writes down what is played from now on."""
        controller.started.connect(self.recorder.begin)
        controller.ended.connect(lambda: self._keep(controller.table))

    def _keep(self, table: GameTable | None) -> None:
        """A game from the middle of a scenario is kept like any other, but tells nothing about how well people play."""
        if table is not None and not table.scenario:
            self.recorder.keep(table)

    def commands(self) -> list[Command]:
        """What this desk adds to the menus and to the start page."""
        return [
            Command(
                "replays",
                "game",
                self.tr("&Replays"),
                self.show_replays,
                "Ctrl+R",
                tile=self.tr("Finished and saved games, move by move"),
                apart=True,
            ),
            Command(
                "statistics",
                "game",
                self.tr("S&tatistics"),
                self.show_statistics,
                "Ctrl+T",
                tile=self.tr("Wins, points, tickets and streaks"),
            ),
        ]

    # pages

    def show_replays(self) -> None:
        """The list of all games on disk. Each is kept from its first action on, so finished ones are among them."""
        dress = self.dress()
        page = ReplaysPage([self._home.games], dress.texts.language, dress.picture)
        page.chosen.connect(self.open_file)
        page.review.connect(self.review_file_asked)
        page.play.connect(self.home)
        page.home.connect(self.leave)
        self.lay_on_top(page)

    def show_statistics(self) -> None:
        """The figures of all finished games, as soon as they are read."""
        page = StatisticsPage(self.dress().texts)
        page.said.connect(self.said)
        page.play.connect(self.home)
        page.home.connect(self.leave)
        self.lay_on_top(page)
        self.recorder.load()

    def open_file(self, path: Path) -> None:
        """Replays a file; one that cannot be replayed says why."""
        try:
            self.open_replay(open_replay(path))
        except FileProblem as problem:
            self.said.emit(FileWords(self).reason(path, problem), True)
        except NoGeometry as problem:
            self.said.emit(Messages(spoken()).say(problem.reason), True)

    def open_table(self, table: GameTable) -> None:
        """Replays the game that is on the table."""
        self.open_replay(Replay(table.board, table.saved()))

    def open_replay(self, replay: Replay) -> None:
        dress = self.dress()
        page = ReplayPage(replay, dress.texts, dress.theme)
        page.said.connect(self.said)
        page.left.connect(self.leave)
        page.review.connect(lambda: self.review_asked.emit(replay))
        self.lay_on_top(page)

    def save_replay(self, table: GameTable | None) -> None:
        """Asks where a copy of the game shall go, and writes it there."""
        if table is None:
            return
        suggestion = Path.home() / f"{table.board.id}{savefile.SUFFIX}"
        kinds = self.tr("Games (*{suffix})").format(suffix=savefile.SUFFIX)
        file = ask_where(self._pages, self.tr("Save the replay"), suggestion, kinds)
        if file is None:
            return
        try:
            savefile.write(file, table.board, table.saved())
        except OSError as problem:
            reason = SystemWords().reason(problem)
            text = self.tr("{file} cannot be written: {reason}").format(file=file.name, reason=reason)
            self.said.emit(text, True)
        else:
            self.said.emit(self.tr("Written to {file}").format(file=file), False)

    def lay_on_top(self, page: QWidget) -> None:
        """Shows a page above what is there; it is done with as soon as it is left."""
        self._layers.lay(page)

    def leave(self) -> None:
        """Back to what was shown before; to the start if it is no more."""
        self._layers.leave()

    # what was written and read

    def _kept(self, outcome: Outcome) -> None:
        if outcome.problem is not None:
            text = self.tr("The game could not be counted yet.")
            self.said.emit(f"{text} {self._why(outcome.problem)}", True)

    def _loaded(self, outcome: Outcome) -> None:
        if outcome.aside is not None:
            text = self.tr("The statistics were damaged. They were set aside as {file} and made anew from the games.")
            self.said.emit(text.format(file=outcome.aside.name), True)
        if outcome.problem is not None:
            self.said.emit(self._why(outcome.problem), True)
        for page in self._layers.pages:
            if isinstance(page, StatisticsPage):
                page.show_entries(outcome.entries)

    def _why(self, problem: StatisticsProblem) -> str:
        return {
            Trouble.FULL: self.tr("The disk is full: nothing can be added to the statistics."),
            Trouble.BUSY: self.tr("Another program is using the statistics: try again in a moment."),
            Trouble.DAMAGED: self.tr("The file of the statistics is damaged."),
            Trouble.NEWER: self.tr("The statistics were made by a newer version of TTR Desktop."),
            Trouble.OTHER: self.tr("The file of the statistics cannot be read or written."),
        }[problem.trouble]
