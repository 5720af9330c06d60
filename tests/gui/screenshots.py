# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of every page and board: `python -m tests.gui.screenshots FOLDER [--scale 2]`, to be looked at by a person.

Both languages and both themes at 1280x800. Games are played by the greedy bot for the person at the screen, so that the
pictures show real positions.
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path

from PySide6.QtWidgets import QApplication

from ttr_desktop.bots.registry import make_bot
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.rng import Rng
from ttr_desktop.data.catalogue import MAP_IDS, board
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.gui.app import install_translators
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.gui.style import apply_style
from ttr_desktop.gui.theme import Theme
from ttr_desktop.table.table import NewGame

_PATIENCE = 30.0


class Photographer:
    """Walks through the program in one language and theme."""

    def __init__(self, app: QApplication, folder: Path, language: str, theme: Theme) -> None:
        self.app, self.folder, self.label = app, folder, f"{language}-{theme}"
        self.window = MainWindow(language, theme)
        self.window.resize(1280, 800)
        self.window.controller.pace = "instant"
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
        self.window.set_up("world")
        self.shoot("setup")
        for map_id in MAP_IDS:
            self._game(map_id)
        self.window.close()

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
        install_translators(app, language)
        for theme in Theme:
            apply_style(app, theme)
            Photographer(app, options.folder, language, theme).walk()


if __name__ == "__main__":
    main()
