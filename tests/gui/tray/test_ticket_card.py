# SPDX-License-Identifier: GPL-3.0-or-later
"""All cities of a ticket can be read."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF
from pytestqt.qtbot import QtBot

from ttr_desktop.gui.tray.ticket_card import TicketCard

WRAP = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)


def test_letters_get_smaller_only_where_the_cities_would_be_cut_off(qtbot: QtBot) -> None:
    font = QFont()
    font.setBold(True)
    room = QRectF(0, 0, 160, 60)
    sizes = []
    for cities in ("Mexico – New York", "Anchorage – Cambridge Bay – Reykjavik – Murmansk – Tiksi"):
        card = TicketCard(cities, "34", "23 spaces to claim")
        qtbot.addWidget(card)
        fitting = card.cities_font(font, room)
        assert QFontMetricsF(fitting).boundingRect(room, WRAP, cities).height() <= room.height()
        sizes.append(fitting.pixelSize())
    assert sizes[0] > sizes[1]
