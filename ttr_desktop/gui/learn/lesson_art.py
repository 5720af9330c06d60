# SPDX-License-Identifier: GPL-3.0-or-later
"""Small pictures of lessons: the part of the board they are about, else the cards they are about."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter

from ttr_desktop.core.actions import DrawDeck, DrawMarket, StopDrawing
from ttr_desktop.core.notation import from_text
from ttr_desktop.gui.card_art import RATIO, draw_back, draw_card
from ttr_desktop.gui.learn.figure_art import FigureArtist
from ttr_desktop.teach.figures import figure_of
from ttr_desktop.teach.lessons import Lesson, LessonTitle, load_lesson

_CARDS = 3


def lesson_picture(title: LessonTitle, artist: FigureArtist, size: QSizeF) -> QImage:
    """What a lesson is about."""
    lesson = load_lesson(title.path)
    figure = figure_of(lesson)
    return artist.vignette(figure, size) if figure is not None else _cards(lesson, artist, size)


def _cards(lesson: Lesson, artist: FigureArtist, size: QSizeF) -> QImage:
    """Cards of the market where cards are taken; tickets in all other lessons."""
    game, _ = lesson.scenario.start()
    first = next(step.value for step in lesson.scenario.steps if step.kind == "do")
    offer = game.state.offers[game.seat]
    draws = isinstance(from_text(game.tables, first, offer), DrawMarket | DrawDeck | StopDrawing)
    market = [card for card in game.view(0).market if card >= 0][:_CARDS]
    image = artist.blank(size)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    height = size.height() - 4
    step = (size.width() - height * RATIO - 2) / (_CARDS - 1)
    for number in range(_CARDS):
        rect = QRectF(1 + number * step, 2, height * RATIO, height)
        if draws:
            draw_card(painter, rect, game.tables, market[number])
        else:
            draw_back(painter, rect, "tickets")
    painter.end()
    return image
