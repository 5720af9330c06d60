# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of a port that is to be built. Bots do so too seldom to wait for it, so the position is a scenario."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QMenu

from tests.gui.pictures.photographer import Photographer
from tests.helpers.scenarios import scenario_text

_CARDS = "{red-port: 2, red-ship: 2, green-ship: 2, green-port: 1, black-ship: 1, locomotive: 2}"
_CLAIMED = "[hamburg/moskva/black, edinburgh/marseille/green]"
_SETUP = f"{{turn: 0, hands: [{_CARDS}, {{}}], claimed: [{_CLAIMED}, []]}}"


def take_port(camera: Photographer) -> None:
    """Which harbour, and with which cards."""
    path = camera.folder / "port.yaml"
    path.write_text(scenario_text(_SETUP, map_id="world"), encoding="utf-8")
    window = camera.window
    window.files.open_file(path)
    path.unlink()
    page = window.game_page
    assert page is not None
    page.flow.cards.port.click()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    entry = menu.actions()[0]
    entry.hover()
    camera.shoot("world-port-harbour")
    camera.popup("world-port-menu")
    entry.trigger()
    camera.shoot("world-port-payment")
    window.go_home()
