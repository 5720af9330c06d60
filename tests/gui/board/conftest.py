# SPDX-License-Identifier: GPL-3.0-or-later
"""A board in a view, shown and at rest."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from ttr_desktop.data.catalogue import board
from ttr_desktop.gui.board.scene import BoardScene
from ttr_desktop.gui.board.view import BoardView


@pytest.fixture
def open_board(qtbot: QtBot) -> Callable[[str], BoardView]:
    """Opens a board by the id of its map."""

    def opened(map_id: str) -> BoardView:
        view = BoardView(BoardScene(board(map_id)))
        qtbot.addWidget(view)
        view.resize(1000, 700)
        with qtbot.waitExposed(view):
            view.show()
        return view

    return opened
