# SPDX-License-Identifier: GPL-3.0-or-later
"""The game page speaks the language of its board, and gives its room to what needs it."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from tests.gui.models.test_position import start
from tests.helpers.person import Person
from ttr_desktop.core.actions import DrawDeck
from ttr_desktop.gui.main_window import MainWindow


def test_who_may_stop_drawing_is_told_so(window: MainWindow, person: Person) -> None:
    for map_id, asked in (("usa", "Take a second card."), ("northern_lights", "Take a second card or stop drawing.")):
        start(window, map_id)
        assert window.controller.act(DrawDeck(0))
        assert person.page.announcement.text().endswith(asked)


def test_a_bonus_is_told_in_words(window: MainWindow, person: Person) -> None:
    start(window, "northern_lights")
    page = person.page
    track = next(track for track in page.scene.board.tracks if track.bonus == 2)
    assert page.pointing.cards.track(track.number).caption.endswith("2 bonus cards")


def test_goals_leave_the_rest_of_the_height_to_the_log(window: MainWindow, person: Person) -> None:
    window.resize(1280, 720)
    start(window, "northern_lights")
    QApplication.processEvents()
    goals, log = (next(d for d in person.page.docks if d.objectName() == name) for name in ("goals", "log"))
    assert goals.widget().height() <= goals.widget().sizeHint().height()
    assert log.height() > goals.height()


def test_one_last_turn_is_not_told_as_several(window: MainWindow, person: Person) -> None:
    for map_id, asked in (("usa", "Your last turn:"), ("world", "Your last turns:")):
        start(window, map_id)
        page = person.page
        page.show_view(window.controller.view()._replace(last_by=1))
        assert asked in page.announcement.text()
