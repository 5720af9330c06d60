# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of every page and board: `python -m tests.gui.screenshots FOLDER [--scale 2]`, to be looked at by a person.

Both languages and both themes at 1280x800. Games are played by the greedy bot for the person at the screen, so that the
pictures show real positions.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from pathlib import Path

from PySide6.QtWidgets import QApplication

from ttr_desktop.bots.registry import make_bot
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.rng import Rng
from ttr_desktop.data.catalogue import MAP_IDS, board
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.gui.pages.replay_page import ReplayPage
from ttr_desktop.gui.pages.replays_page import ReplaysPage
from ttr_desktop.gui.shell.about import AboutDialog
from ttr_desktop.gui.shell.preferences import Preferences
from ttr_desktop.gui.theme import Theme
from ttr_desktop.table.home import Home
from ttr_desktop.table.settings import Appearance, Language, Pace, Speed
from ttr_desktop.table.table import NewGame

_PATIENCE = 30.0


class Photographer:
    """Walks through the program in one language and theme."""

    def __init__(self, app: QApplication, folder: Path, language: str, theme: Theme) -> None:
        self._home = tempfile.TemporaryDirectory()
        self.app, self.folder, self.label = app, folder, f"{language}-{theme}"
        home = Home.at(Path(self._home.name))
        preferences = Preferences(home.settings)
        preferences.change(
            language=Language(language), theme=Appearance(theme), bot_pace=Pace.INSTANT, animation=Speed.OFF
        )
        self.window = MainWindow(preferences, home)
        self.window.resize(1280, 800)
        self.window.show()

    def wait(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.app.processEvents()
            time.sleep(0.002)

    def shoot(self, name: str) -> None:
        self.wait(0.4)
        self.window.grab().save(str(self.folder / f"{name}-{self.label}.png"))

    def walk(self) -> None:
        """Every page, then every board from the offer to the final sheet."""
        self.wait(1.5)
        self.shoot("start")
        self._dialogs()
        self.window.set_up("world")
        self.shoot("setup")
        for map_id in MAP_IDS:
            self._game(map_id)
        self._records()
        self.window.close()

    def _dialogs(self) -> None:
        self.window.show_settings()
        self.wait(0.2)
        assert self.window.settings_dialog is not None
        self.window.settings_dialog.grab().save(str(self.folder / f"settings-{self.label}.png"))
        self.window.settings_dialog.close()
        self.window.show_about()
        self.wait(0.2)
        about = next(iter(self.window.findChildren(AboutDialog)))
        about.grab().save(str(self.folder / f"about-{self.label}.png"))
        about.close()

    def _records(self) -> None:
        """The list of replays, one of them half way through, and the statistics."""
        self.window.go_home()
        self.window.records.show_replays()
        self.shoot("replays")
        page = self.window.pages.currentWidget()
        if isinstance(page, ReplaysPage) and page.model.rows:
            page.chosen.emit(page.model.rows[0].entry.path)
            replay = self.window.pages.currentWidget()
            if isinstance(replay, ReplayPage):
                replay.walker.jump(replay.replay.last * 2 // 3)
            self.shoot("replay")
        self.window.go_home()
        self.window.records.show_statistics()
        self.shoot("statistics")

    def _game(self, map_id: str) -> None:
        controller = self.window.controller
        seats = (SeatInfo("Zoe"), SeatInfo("Ben", "greedy"))
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
                    self._payment(map_id)
            controller.act(make_bot("greedy").decide(view, controller.choices(), rng).action)
        self.wait(0.3)
        self.shoot(f"{map_id}-result")

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
    options = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["QT_SCALE_FACTOR"] = options.scale
    options.folder.mkdir(parents=True, exist_ok=True)
    app = QApplication(["screenshots"])
    for language in ("en", "pl"):
        for theme in Theme:
            Photographer(app, options.folder, language, theme).walk()


if __name__ == "__main__":
    main()
