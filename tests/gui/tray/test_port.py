# SPDX-License-Identifier: GPL-3.0-or-later
"""A port by hand: harbours to choose from are shown on the board, and the cheapest cards are laid out."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from tests.helpers.person import Person
from tests.helpers.scenarios import scenario_text
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.gui.turn_flow import TurnFlow

CARDS = "{red-port: 2, red-ship: 2, green-ship: 2, green-port: 1, locomotive: 2}"


@pytest.fixture
def flow(window: MainWindow, person: Person, tmp_path: Path) -> TurnFlow:
    """A person who can build in Hamburg or in Marseille."""
    setup = f"{{turn: 0, hands: [{CARDS}, {{}}], claimed: [[hamburg/moskva/black, edinburgh/marseille/green], []]}}"
    path = tmp_path / "port.yaml"
    path.write_text(scenario_text(setup, map_id="world"))
    window.files.open_file(path)
    return person.page.flow


def _menu(person: Person, flow: TurnFlow) -> QMenu:
    person.click(flow.cards.port)
    return next(menu for menu in flow.cards.findChildren(QMenu) if menu.isVisible())


def test_harbours_are_shown_while_one_is_chosen(person: Person, flow: TurnFlow, qtbot: QtBot) -> None:
    scene = person.page.scene
    menu = _menu(person, flow)
    assert len(menu.actions()) > 1
    for entry in menu.actions():
        entry.hover()
        lit = [scene.board.cities[city.number].name for city in scene.cities if city.state.highlighted]
        assert lit == [entry.text()]
    menu.close()
    assert not any(city.state.highlighted for city in scene.cities)


def test_the_cheapest_cards_are_laid_out_and_the_harbour_is_marked(person: Person, flow: TurnFlow) -> None:
    entry = _menu(person, flow).actions()[0]
    entry.trigger()
    pay = flow.payment.chosen
    names = person.window.controller.table.game.tables.cards.named_payment(pay)  # type: ignore[union-attr]
    assert names == {"red-port": 2, "red-ship": 2}, "locomotives are kept"
    marked = [city.number for city in person.page.scene.cities if city.state.selected]
    assert [person.page.scene.board.cities[number].name for number in marked] == [entry.text()]
