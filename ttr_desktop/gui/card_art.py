# SPDX-License-Identifier: GPL-3.0-or-later
"""How cards are drawn: colour and symbol for every kind, signs for ports and ships, a back for each deck."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen

from ttr_desktop.core.cards import FAMILIES
from ttr_desktop.core.tables import Tables
from ttr_desktop.gui.board.shapes import anchor, hull, locomotive, placed, sans, symbol
from ttr_desktop.gui.palette import CARD_LOOKS, card_look

Painting: TypeAlias = Callable[[QPainter, QRectF], None]

RATIO = 0.68  # width to height
_PAPER = "#fbf6e9"
_EDGE = "#4a3f30"
_BACKS = {"deck": ("#7a3b2a", "#9a5540"), "train": ("#7a3b2a", "#9a5540"), "ship": ("#1f4a63", "#356d8c")}
_TICKETS = ("#5a6b3a", "#7b8e56")


def _body(rect: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, rect.width() * 0.09, rect.width() * 0.09)
    return path


def turned(rect: QRectF, share: float) -> QRectF:
    """Where a card is seen while it turns over: narrow in the middle of the turn."""
    narrow = abs(1 - 2 * share)
    return QRectF(rect.center().x() - rect.width() * narrow / 2, rect.top(), rect.width() * narrow, rect.height())


def draw_card(painter: QPainter, rect: QRectF, tables: Tables, card: int) -> None:
    """A face-up card."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(_body(rect), QColor(_PAPER))
    margin = rect.width() * 0.07
    field = rect.adjusted(margin, margin, -margin, -margin)
    if card == tables.wild:
        _draw_wild(painter, field)
    else:
        _draw_colour(painter, field, tables, card)
    painter.setPen(QPen(QColor(_EDGE), 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(_body(rect))


def _draw_colour(painter: QPainter, field: QRectF, tables: Tables, card: int) -> None:
    look = card_look(tables.cards.colours[tables.cards.colour[card]])
    family = FAMILIES[tables.cards.family[card]]
    painter.fillPath(_body(field), QColor(look.fill))
    ink = QColor(look.ink)
    width = field.width()
    centre = field.center()
    if family.kind == "ship":
        for number in range(family.pays):
            y = centre.y() + width * (0.02 + 0.36 * (number - (family.pays - 1) / 2))
            painter.fillPath(placed(hull(2, 0.72), centre.x(), y, 0, width * 0.36), ink)
        top = field.top() + width * 0.2
        painter.fillPath(placed(symbol(look.symbol), field.left() + width * 0.2, top, 0, width * 0.11), ink)
    else:
        painter.fillPath(placed(symbol(look.symbol), centre.x(), centre.y(), 0, width * 0.3), ink)
    if family.port_sign:
        painter.setPen(QPen(ink, width * 0.045, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(placed(anchor(), field.right() - width * 0.2, field.top() + width * 0.22, 0, width * 0.13))


def _draw_wild(painter: QPainter, field: QRectF) -> None:
    """A locomotive before a fan of all colours."""
    painter.save()
    painter.setClipPath(_body(field))
    step = field.width() / len(CARD_LOOKS)
    for number, look in enumerate(CARD_LOOKS):
        painter.fillRect(QRectF(field.left() + number * step, field.top(), step + 1, field.height()), QColor(look.fill))
    painter.restore()
    width = field.width()
    disc = QPainterPath()
    disc.addEllipse(field.center(), width * 0.4, width * 0.4)
    painter.fillPath(disc, QColor(_PAPER))
    painter.fillPath(placed(locomotive(), field.center().x(), field.center().y(), 0, width * 0.24), QColor(_EDGE))


def draw_back(painter: QPainter, rect: QRectF, deck: str) -> None:
    """The back of a deck of cards; `tickets` for that of the tickets."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    dark, light = _TICKETS if deck == "tickets" else _BACKS.get(deck, _BACKS["deck"])
    painter.fillPath(_body(rect), QColor(_PAPER))
    margin = rect.width() * 0.07
    field = rect.adjusted(margin, margin, -margin, -margin)
    shade = QLinearGradient(field.topLeft(), field.bottomRight())
    shade.setColorAt(0, QColor(light))
    shade.setColorAt(1, QColor(dark))
    painter.fillPath(_body(field), shade)
    paper = QColor(_PAPER)
    if deck == "ship":
        painter.fillPath(placed(hull(2, 0.72), field.center().x(), field.center().y(), 0, field.width() * 0.36), paper)
    elif deck == "tickets":
        _draw_ticket_sign(painter, field, paper)
    else:
        sign = placed(locomotive(), field.center().x(), field.center().y(), 0, field.width() * 0.28)
        painter.fillPath(sign, paper)
    painter.setPen(QPen(QColor(_EDGE), 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(_body(rect))


def card_painter(tables: Tables, card: int) -> Painting:
    """A drawing of the card's face, for a button."""
    return lambda painter, rect: draw_card(painter, rect, tables, card)


def back_painter(deck: str) -> Painting:
    """A drawing of a deck's back, for a button."""
    return lambda painter, rect: draw_back(painter, rect, deck)


def _draw_ticket_sign(painter: QPainter, field: QRectF, ink: QColor) -> None:
    """Two cities and the line between them."""
    width = field.width()
    a = field.center() + QPointF(-width * 0.22, width * 0.25)
    b = field.center() + QPointF(width * 0.22, -width * 0.25)
    painter.setPen(QPen(ink, width * 0.07, Qt.PenStyle.DashLine))
    painter.drawLine(a, b)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    for point in (a, b):
        painter.drawEllipse(point, width * 0.12, width * 0.12)


def draw_count(painter: QPainter, rect: QRectF, count: str) -> None:
    """A number on a plate in the lower left corner of a card, where an overlapping card leaves it free."""
    radius = rect.width() * 0.24
    font = sans()
    font.setPixelSize(max(8, round(radius * 1.15)))
    width = max(2 * radius, QFontMetricsF(font).horizontalAdvance(count) + radius)
    box = QRectF(rect.left() - radius * 0.05, rect.bottom() - radius * 1.95, width, 2 * radius)
    painter.setPen(QPen(QColor(_PAPER), 2))
    painter.setBrush(QColor(_EDGE))
    painter.drawRoundedRect(box, radius, radius)
    painter.setFont(font)
    painter.setPen(QColor(_PAPER))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, count)
