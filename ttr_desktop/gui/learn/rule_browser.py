# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the pages of the rules are read: draws their figures when they come into sight, and follows their links."""

from __future__ import annotations

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QColor, QImage, QPalette, QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from ttr_desktop.gui.learn.figure_art import FigureArtist
from ttr_desktop.gui.learn.rule_pages import LESSON, RULE, RulePages
from ttr_desktop.gui.style import px
from ttr_desktop.teach.rulebook import plain


class RuleBrowser(QTextBrowser):
    """A page of rules."""

    rule_asked = Signal(str)  # rule id
    lesson_asked = Signal(str)  # lesson id

    def __init__(self, pages: RulePages, artist: FigureArtist, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pages, self._artist = pages, artist
        self._drawn: dict[str, QImage] = {}
        self.setObjectName("rules")
        self.setOpenLinks(False)
        self.document().setDocumentMargin(px(20))
        self.setAccessibleName(self.tr("Rules"))
        self.anchorClicked.connect(self._follow)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        figure = self._pages.figure(QUrl(name).toString())
        if kind != QTextDocument.ResourceType.ImageResource.value or figure is None:
            return super().loadResource(kind, name)
        key = QUrl(name).toString()
        if key not in self._drawn:
            self._drawn[key] = self._artist.draw(figure)
        return self._drawn[key]

    def _follow(self, link: QUrl) -> None:
        name = link.toString()
        if name.startswith(RULE):
            self.rule_asked.emit(name.removeprefix(RULE))
        elif name.startswith(LESSON):
            self.lesson_asked.emit(name.removeprefix(LESSON))

    def mark(self, query: str) -> None:
        """Makes every word that is looked for stand out."""
        look = QTextCharFormat()
        look.setBackground(self.palette().color(QPalette.ColorRole.Highlight))
        look.setForeground(self.palette().color(QPalette.ColorRole.HighlightedText))
        marks = []
        text = _same_length(self.document().toPlainText())
        for word in set(plain(query).split()):
            at = text.find(word)
            while at >= 0:
                marks.append(self._selection(at, at + len(word), look))
                at = text.find(word, at + len(word))
        self.setExtraSelections(marks)

    def point_out(self, title: str) -> None:
        """Makes the heading of a rule stand out: this is the one that was asked for."""
        found = self.document().find(title, self.cursorForPosition(self.viewport().rect().topLeft()))
        look = QTextCharFormat()
        tint = QColor(self.palette().color(QPalette.ColorRole.Highlight))
        tint.setAlphaF(0.25)
        look.setBackground(tint)
        selection = QTextEdit.ExtraSelection()
        selection.cursor, selection.format = found, look
        self.setExtraSelections([] if found.isNull() else [selection])

    def _selection(self, start: int, end: int, look: QTextCharFormat) -> QTextEdit.ExtraSelection:
        selection = QTextEdit.ExtraSelection()
        cursor = QTextCursor(self.document())
        cursor.setPosition(start)
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        selection.cursor, selection.format = cursor, look
        return selection


def _same_length(text: str) -> str:
    """The text as it is compared, letter by letter, so that places in it are those of the page."""
    return "".join((plain(letter) or letter)[0] for letter in text)
