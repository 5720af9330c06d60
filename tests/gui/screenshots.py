# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of every page, board and dialog, to be looked at by a person.

    python -m tests.gui.screenshots FOLDER [--scale 2] [--size 1280x800] [--looks en-light,pl-dark] [--stage]

Games are played by a bot for the person at the screen, so that the pictures show real positions. `--stage` adds
pictures of everything that moves.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.gui.stage.pictures import StagePictures
from ttr_desktop.bots.registry import make_bot
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.rng import Rng
from ttr_desktop.data.catalogue import MAP_IDS, board
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.gui.learn.learn_page import LearnPage
from ttr_desktop.gui.learn.review_page import ReviewPage
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.gui.pages.replay_page import ReplayPage
from ttr_desktop.gui.pages.replays_page import ReplaysPage
from ttr_desktop.gui.shell.preferences import Preferences
from ttr_desktop.gui.theme import Theme
from ttr_desktop.table.home import Home
from ttr_desktop.table.settings import Appearance, Language, Pace, Speed
from ttr_desktop.table.table import NewGame
from ttr_desktop.teach.judge import Round
from ttr_desktop.teach.review import Effort

LOOKS = tuple(f"{language}-{theme}" for language in ("en", "pl") for theme in Theme)
SIZE = QSize(1280, 800)
_PATIENCE = 300.0  # seconds; a picture of something else than its name says would be worse than none
_PLAYER = "casual"


class Photographer:
    """Walks through the program in one language and theme."""

    def __init__(self, app: QApplication, folder: Path, language: str, theme: Theme, size: QSize = SIZE) -> None:
        self._home = tempfile.TemporaryDirectory()
        self.app, self.folder, self.label = app, folder, f"{language}-{theme}"
        home = Home.at(Path(self._home.name))
        preferences = Preferences(home.settings)
        preferences.change(
            language=Language(language), theme=Appearance(theme), bot_pace=Pace.INSTANT, animation=Speed.OFF, tips=False
        )
        self.window = MainWindow(preferences, home)
        self.window.resize(size)
        self.window.show()
        self.wait(1.5)

    def wait(self, seconds: float) -> None:
        QTest.qWait(round(seconds * 1000))

    def shoot(self, name: str, widget: QWidget | None = None) -> None:
        self.wait(0.4)
        (widget or self.window).grab().save(str(self.folder / f"{name}-{self.label}.png"))

    def walk(self) -> None:
        """Every page and dialog, then every board from the offer to the final sheet."""
        self.shoot("start")
        for command in ("settings", "about", "keys", "rules", "tips"):
            self._dialog(command)
        self.window.set_up("world")
        self.shoot("setup")
        self.window.go_home()
        self._learn()
        for map_id in MAP_IDS:
            self._game(map_id)
        self._records()
        self.window.close()

    def stage(self) -> None:
        """Everything that moves."""
        for map_id in MAP_IDS:
            StagePictures(self.window, self.shoot, map_id).take()
        self.window.close()

    def _dialog(self, command: str, prefix: str = "") -> None:
        """What a command opens: a window of its own, or something on the main window."""
        before = set(self._windows())
        self.window.bar.run(command)
        self.wait(0.4)
        opened = [widget for widget in self._windows() if widget not in before]
        self.shoot(f"{prefix}{command}", opened[0] if opened else None)
        for widget in opened:
            widget.close()

    def _windows(self) -> list[QWidget]:
        return [widget for widget in self.app.topLevelWidgets() if widget.isVisible() and widget is not self.window]

    def _learn(self) -> None:
        """The list of lessons, one of them, and the first game."""
        self.window.bar.run("learn")
        self.shoot("learn")
        page = self.window.pages.currentWidget()
        if isinstance(page, LearnPage):
            page.chosen.emit("nordic-05-tunnel")
            self.shoot("lesson")
        self.window.learn.start_first_game()
        self.shoot("first-game")
        self.window.go_home()

    def _review(self, path: Path) -> None:
        """The review of a game, with hardly any tries, and a decision to be made again if there is one."""
        self.window.coaching.effort = Effort((Round(0, 2),), (Round(0, 2), Round(3, 12)))
        self.window.coaching.review_file(path)
        page = self.window.pages.currentWidget()
        if not isinstance(page, ReviewPage):
            return
        end = time.monotonic() + _PATIENCE
        while not page.review.finished and time.monotonic() < end:
            self.wait(0.1)
        assert page.review.finished, "the review did not end in time"
        self.shoot("review")
        if page.report.decisions:
            page.open_trial(0)
            self.shoot("review-trial")

    def _records(self) -> None:
        """The list of replays, one of them half way through, and the statistics."""
        self.window.go_home()
        self.window.bar.run("replays")
        self.shoot("replays")
        page = self.window.pages.currentWidget()
        if isinstance(page, ReplaysPage) and page.model.rows:
            page.chosen.emit(page.model.rows[0].entry.path)
            replay = self.window.pages.currentWidget()
            if isinstance(replay, ReplayPage):
                replay.walker.jump(replay.replay.last * 2 // 3)
            self.shoot("replay")
            self._review(page.model.rows[0].entry.path)
        self.window.go_home()
        self.shoot("start-continue")
        self.window.bar.run("statistics")
        self.shoot("statistics")

    def _game(self, map_id: str) -> None:
        controller = self.window.controller
        seats = (SeatInfo("Zoe"), SeatInfo("Ben", _PLAYER), SeatInfo("Ida", _PLAYER))
        self.window.start_game(NewGame(board(map_id), seats, "pictures", first=0))
        rng, shown = Rng("pictures"), set[str]()
        end = time.monotonic() + _PATIENCE
        while controller.table is not None and not controller.table.game.over and time.monotonic() < end:
            self.wait(0.01)
            if not controller.my_turn:
                continue
            view = controller.view()
            name = "middle" if view.turn > 45 and view.phase is Phase.TURN else view.phase.value
            if name not in shown:
                shown.add(name)
                self.shoot(f"{map_id}-{name}")
                if name == "middle":
                    self._cursor(map_id)
                    self._payment(map_id)
                    self._aids(map_id)
            controller.act(make_bot(_PLAYER).decide(view, controller.choices(), rng).action)
        self.wait(0.3)
        assert self.window.pages.currentWidget() is self.window.result_page, f"{map_id}: the game did not end in time"
        self.shoot(f"{map_id}-result")

    def _aids(self, map_id: str) -> None:
        """Help in the middle of a game: a hint in its two steps, odds, explanations, what a track takes."""
        self.window.bar.run("hint")
        self.wait(2.5)
        self.shoot(f"{map_id}-hint-1")
        self.window.bar.run("hint")
        self.shoot(f"{map_id}-hint-2")
        for command in ("explain", "needs", "odds"):
            self._dialog(command, f"{map_id}-")

    def _cursor(self, map_id: str) -> None:
        """The cursor of the keyboard on a track that can be claimed, with the card beside it."""
        page = self.window.game_page
        assert page is not None
        page.zones.enter(page.board)
        QTest.keyClick(page.board, Qt.Key.Key_PageDown)
        self.shoot(f"{map_id}-cursor")
        page.board.clearFocus()

    def _payment(self, map_id: str) -> None:
        """The payment question, if some track can be paid in several ways."""
        choices = self.window.controller.choices()
        for track in choices.tracks():
            if len(list(choices.payments(track))) > 1 and self.window.game_page is not None:
                self.window.game_page.flow.claim(track)
                self.shoot(f"{map_id}-payment")
                self.window.game_page.flow.back_to_cards()
                return


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--scale", default="1")
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--looks", default=",".join(LOOKS))
    parser.add_argument("--stage", action="store_true")
    options = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["QT_SCALE_FACTOR"] = options.scale
    options.folder.mkdir(parents=True, exist_ok=True)
    app = QApplication(["screenshots"])
    width, height = map(int, options.size.split("x"))
    for look in options.looks.split(","):
        language, theme = look.split("-")
        Photographer(app, options.folder, language, Theme(theme), QSize(width, height)).walk()
        if options.stage:
            Photographer(app, options.folder, language, Theme(theme), QSize(width, height)).stage()


if __name__ == "__main__":
    main()
