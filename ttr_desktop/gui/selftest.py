# SPDX-License-Identifier: GPL-3.0-or-later
"""`ttr-desktop --selftest`: opens every board, lets bots play some turns in the real window, and says so."""

from __future__ import annotations

import time

from PySide6.QtCore import QCoreApplication, QEventLoop

from ttr_desktop import __version__
from ttr_desktop.data.catalogue import MAP_IDS, board
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.table.table import NewGame

_TURNS = 3
_PATIENCE = 60.0  # seconds for one board


def run_selftest(window: MainWindow) -> int:
    """0 if every board could be shown and played; 1 with the reason otherwise."""
    window.controller.pace = "instant"
    for map_id in MAP_IDS:
        seats = tuple(SeatInfo(name, "greedy") for name in ("A", "B"))
        window.start_game(NewGame(board(map_id), seats, "selftest", first=0))
        end = time.monotonic() + _PATIENCE
        while window.controller.table is not None and window.controller.table.game.state.turn <= _TURNS:
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 50)
            if time.monotonic() > end:
                print(f"selftest: {map_id}: no turns were played in {_PATIENCE:.0f} s")
                window.close()
                return 1
        if window.grab().isNull():
            print(f"selftest: {map_id}: the window could not be drawn")
            window.close()
            return 1
    window.close()
    print(f"selftest: TTR Desktop {__version__}: {len(MAP_IDS)} boards shown, {_TURNS} turns played on each")
    return 0
