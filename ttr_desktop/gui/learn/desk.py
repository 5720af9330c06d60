# SPDX-License-Identifier: GPL-3.0-or-later
"""The desk where one learns: lessons, and the rules at the right place."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout

from ttr_desktop.data.catalogue import MAP_IDS, board
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.gui.controller import GameController
from ttr_desktop.gui.learn.guided_game import DECLINED, GUIDE, GuidedGame
from ttr_desktop.gui.learn.learn_page import LearnPage
from ttr_desktop.gui.learn.lesson_controller import LessonController
from ttr_desktop.gui.learn.lesson_page import LessonPage
from ttr_desktop.gui.learn.rules_window import RulesWindow
from ttr_desktop.gui.learn.situation import rule_here
from ttr_desktop.gui.learn.teacher_bar import TeacherBar
from ttr_desktop.gui.pages.game_page import GamePage
from ttr_desktop.gui.pages.result_page import ResultPage
from ttr_desktop.gui.pages.start_page import StartPage
from ttr_desktop.gui.records.desk import Dress
from ttr_desktop.gui.shell.commands import Command
from ttr_desktop.gui.shell.layers import Layers
from ttr_desktop.gui.shell.preferences import Preferences
from ttr_desktop.table.home import Home
from ttr_desktop.table.library import Library
from ttr_desktop.table.lineup import new_seed
from ttr_desktop.table.notes import Aids
from ttr_desktop.table.table import HUMAN, NewGame
from ttr_desktop.teach.lessons import lesson_titles, load_lesson, next_lesson
from ttr_desktop.teach.progress import Progress
from ttr_desktop.teach.rulebook import book_of

_LESSONS = "lessons"  # the kind of progress
_FIRST_BOARD, _FIRST_RIVAL = "usa", "rookie"


class LearnDesk(QObject):
    """Wired into the main window with a few lines. Its window of rules stays open beside whatever is played."""

    home = Signal()
    busy = Signal()  # a lesson begins: the game that is on has to be left
    first_game = Signal(object)  # NewGame

    def __init__(
        self, pages: QStackedWidget, home: Home, preferences: Preferences, dress: Callable[[], Dress], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._pages, self._preferences, self._dress = pages, preferences, dress
        self.progress = Progress(home.progress)
        self._library = Library(home.games)
        self._layers = Layers(pages, self)
        self._layers.home.connect(self.home)
        self._layers.cleared.connect(self._cleared)
        self._game: Callable[[], tuple[GamePage | None, GameController]] | None = None
        self.rules: RulesWindow | None = None  # made when first asked for

    def watch(self, game: Callable[[], tuple[GamePage | None, GameController]]) -> None:
        """Where the game is found that the rules are asked about."""
        self._game = game

    def commands(self) -> list[Command]:
        """What this desk adds to the menus."""
        return [
            Command(
                "learn",
                "help",
                self.tr("&Learn"),
                self.show_lessons,
                "Ctrl+L",
                tile=self.tr("Short lessons: one rule each, by doing"),
            ),
            Command("rules", "help", self.tr("&Rules"), self.help, QKeySequence.StandardKey.HelpContents),
        ]

    # the first game

    @property
    def newcomer(self) -> bool:
        """Whether nothing was played yet, and the first game is to be offered."""
        return not self.progress.has(GUIDE, DECLINED) and not self._library.paths()

    def serve(self, page: StartPage) -> None:
        """Answers what the start page asks of this desk."""
        page.rules.connect(self.open_book)
        page.first_game.connect(self.start_first_game)
        page.declined.connect(lambda: self.progress.note(GUIDE, DECLINED))

    def start_first_game(self) -> None:
        """A real game against an easy bot, in which everything is explained from the beginning."""
        self.progress.forget(GUIDE)
        seats = (SeatInfo(self._preferences.now.player_name, HUMAN), SeatInfo("Ben", _FIRST_RIVAL))
        aids = replace(Aids.wanted(self._preferences.now), tips=False, guide=True)
        self.first_game.emit(NewGame(board(_FIRST_BOARD), seats, new_seed(), 0, aids))

    def attend(self, page: GamePage, controller: GameController) -> None:
        """A game page was opened: its reasons lead to the rules, and a guided game is explained."""
        page.rule_asked.connect(self.open_rule)
        table = controller.table
        if table is None or not table.notes.aids.guide or not table.humans:
            return
        guided = GuidedGame(page, controller, self.progress, self._dress().texts)
        guided.bar.rule_asked.connect(self.open_rule)
        guided.ended.connect(self._explain_count)

    def _explain_count(self, last: TeacherBar) -> None:
        """The final sheet has come in place of the board: what is said about it goes along."""
        page = self._pages.currentWidget()
        layout = page.layout() if page is not None else None
        if isinstance(page, ResultPage) and isinstance(layout, QVBoxLayout):
            last.rule_asked.connect(self.open_rule)
            layout.insertWidget(0, last)
            self._pages.currentChanged.connect(last.deleteLater)

    # lessons

    def show_lessons(self) -> None:
        """The list of lessons."""
        dress = self._dress()
        page = LearnPage(dress.texts, dress.theme, self.progress.of(_LESSONS))
        page.chosen.connect(self.start_lesson)
        page.rules_asked.connect(self.open_book)
        page.first_game.connect(self.start_first_game)
        page.left.connect(self._layers.leave)
        self._layers.lay(page)
        page.go_on.setFocus()

    def start_lesson(self, lesson_id: str) -> None:
        """Opens a lesson on top of the list, in place of another one."""
        title = next(title for title in lesson_titles() if title.id == lesson_id)
        if not any(isinstance(page, LearnPage) for page in self._layers.pages):
            self.show_lessons()
        elif isinstance(self._layers.pages[-1], LessonPage):
            self._layers.leave()
        self.busy.emit()
        dress, settings = self._dress(), self._preferences.now
        controller = LessonController(load_lesson(title.path), settings.player_name)
        controller.pace, controller.speed = settings.bot_pace, settings.speed
        following = next_lesson({*self.progress.of(_LESSONS), lesson_id}, lesson_id)
        page = LessonPage(controller, dress.texts, dress.theme, self._caption(lesson_id), following is not None)
        page.passed.connect(lambda alone: self._passed(lesson_id, alone))
        page.again.connect(lambda: self.start_lesson(lesson_id))
        page.next.connect(lambda: self._next(lesson_id))
        page.left.connect(self._layers.leave)
        page.rule_asked.connect(self.open_rule)
        self._layers.lay(page)
        page.game.board.setFocus()

    def _caption(self, lesson_id: str) -> str:
        """Which lesson of which board it is."""
        language = self._dress().texts.language
        title = next(title for title in lesson_titles() if title.id == lesson_id)
        own = [one.id for one in lesson_titles() if one.map == title.map]
        text = self.tr("{board}, lesson {number} of {all}: {title}")
        name = board(title.map).name(language)
        return text.format(board=name, number=own.index(lesson_id) + 1, all=len(own), title=title.title[language])

    def _passed(self, lesson_id: str, alone: bool) -> None:
        if alone:
            self.progress.note(_LESSONS, lesson_id)
            for page in self._layers.pages:
                if isinstance(page, LearnPage):
                    page.show_progress(self.progress.of(_LESSONS))

    def _next(self, lesson_id: str) -> None:
        following = next_lesson({*self.progress.of(_LESSONS), lesson_id}, lesson_id)
        if following is not None:
            self.start_lesson(following.id)

    def _cleared(self, page: object) -> None:
        if isinstance(page, LessonPage):
            page.close_lesson()

    # rules

    def help(self) -> None:
        """F1: the rule that fits what is on the screen."""
        page, controller = self._here()
        if page is not None and page.isVisible() and controller is not None and controller.table is not None:
            self.open_rule(rule_here(page, controller))
        else:
            self.open_book(self._board_id())

    def _here(self) -> tuple[GamePage | None, GameController | None]:
        """The lesson or game that is on."""
        current = self._pages.currentWidget()
        if isinstance(current, LessonPage):
            return current.game, current.controller
        return self._game() if self._game is not None else (None, None)

    def _board_id(self) -> str:
        """The board that is played on, else the one whose rules were read last, else the first."""
        controller = self._here()[1]
        if controller is not None and controller.table is not None:
            return book_of(controller.table.board)
        return self.rules.map_id if self.rules is not None else MAP_IDS[0]

    def open_rule(self, name: str) -> None:
        """Opens a rule or chapter, on the board that is played on."""
        self._book().open(name, self._board_id())
        self._show_book()

    def open_book(self, map_id: str) -> None:
        """Opens the rules of a board at their beginning."""
        self._book().turn_to(book_of(board(map_id)))
        self._show_book()

    def _book(self) -> RulesWindow:
        if self.rules is None:
            dress = self._dress()
            language = dress.texts.language
            lessons: dict[str, list[tuple[str, str]]] = {}
            for title in lesson_titles():
                for rule in title.rules:
                    lessons.setdefault(rule, []).append((title.id, title.title[language]))
            self.rules = RulesWindow(dress.texts, dress.theme, lessons, self._pages.window())
            self.rules.lesson_asked.connect(self.start_lesson)
        return self.rules

    def _show_book(self) -> None:
        book = self._book()
        book.show()
        book.raise_()
        book.activateWindow()

    def redress(self) -> None:
        """Language, theme or scale have changed: the book is made anew, open at the same board if it was open."""
        old, self.rules = self.rules, None
        if old is None:
            return
        if old.isVisible():
            self.open_book(old.map_id)
            self._book().setGeometry(old.geometry())
        old.close()
        old.deleteLater()
