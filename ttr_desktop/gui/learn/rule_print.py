# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules on paper: for the printer, as PDF, as a page for any browser. Always dark ink on white."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QMarginsF, QUrl
from PySide6.QtGui import QFont, QPageLayout, QPageSize, QTextDocument
from PySide6.QtPrintSupport import QPrinter

from ttr_desktop.core.board import Board
from ttr_desktop.gui.learn.figure_art import FigureArtist
from ttr_desktop.gui.learn.rule_pages import RulePages, embedded, page_inks
from ttr_desktop.gui.theme import Theme
from ttr_desktop.texts.rules import RuleText

SUFFIXES = (".pdf", ".html")
_SHARP = 2.0  # device pixels to a pixel: paper is finer than a screen
_MARGIN = 15.0  # millimetres


class RulePrint:
    """The rules of one board, ready to be put on paper."""

    def __init__(self, pages: RulePages, board: Board, rules: Sequence[RuleText]) -> None:
        self._pages, self._board, self._rules = pages, board, rules
        self._artist = FigureArtist(pages.texts, Theme.LIGHT, _SHARP)

    def write(self, path: Path) -> None:
        """Writes a PDF or an HTML file, by its name; raises OSError if that is not possible."""
        if path.suffix.lower() == ".html":
            path.write_text(self.page(), encoding="utf-8")
            return
        with path.open("ab"):  # the printer would not say why it cannot
            pass
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(path))
        printer.setPageLayout(_layout())
        self.print(printer)

    def print(self, printer: QPrinter) -> None:
        """Sends it to a printer, as its pages are set."""
        self.document().print_(printer)

    def document(self) -> QTextDocument:
        """The rules as a document with all its pictures."""
        document = QTextDocument()
        font = QFont(document.defaultFont())
        font.setPointSizeF(10)
        document.setDefaultFont(font)
        document.setDocumentMargin(0)
        kind = QTextDocument.ResourceType.ImageResource.value
        for rule in self._rules:
            for number, figure in enumerate(self._pages.figures.get(rule.id, ())):
                document.addResource(kind, QUrl(f"figure:{rule.id}/{number}"), self._artist.draw(figure))
        document.setHtml(self._pages.html(self._board, self._rules, page_inks(None)))
        return document

    def page(self) -> str:
        """The rules as one HTML page that needs no other file."""

        def source(name: str) -> str:
            figure = self._pages.figure(name)
            assert figure is not None
            return embedded(self._artist.draw(figure))

        html = self._pages.html(self._board, self._rules, page_inks(None), source=source)
        language, title = self._pages.texts.language, self._board.name(self._pages.texts.language)
        head = f'<!DOCTYPE html><html lang="{language}"><head><meta charset="utf-8"><title>{title}</title>'
        narrow = f"<style>body {{ max-width: 42em; margin: 2em auto; }} img {{ zoom: {1 / _SHARP}; }}</style>"
        links = html.replace('href="rule:', 'href="#')
        return links.replace("<html><head>", head + narrow, 1)


def _layout() -> QPageLayout:
    margins = QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
    size = QPageSize(QPageSize.PageSizeId.A4)
    return QPageLayout(size, QPageLayout.Orientation.Portrait, margins, QPageLayout.Unit.Millimeter)
