# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules browser: a board, words to look for, a list of contents, the pages, and the way to paper."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QAbstractSlider,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMessageBox,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from ttr_desktop.data.catalogue import MAP_IDS, board
from ttr_desktop.gui.box_name import name_box
from ttr_desktop.gui.learn.figure_art import FigureArtist
from ttr_desktop.gui.learn.rule_browser import RuleBrowser
from ttr_desktop.gui.learn.rule_pages import DIFFERENT, RulePages, page_inks
from ttr_desktop.gui.learn.rule_print import SUFFIXES, RulePrint
from ttr_desktop.gui.shell.ask_where import ask_where
from ttr_desktop.gui.shell.system_words import SystemWords
from ttr_desktop.gui.shell.window_size import open_at
from ttr_desktop.gui.style import px
from ttr_desktop.gui.theme import Theme
from ttr_desktop.teach.figures import rule_figures
from ttr_desktop.teach.rulebook import chapters, find_rules
from ttr_desktop.texts.catalogue import Catalogue
from ttr_desktop.texts.rules import CHAPTERS, RuleText

Lessons = Mapping[str, Sequence[tuple[str, str]]]  # by rule id: id and title of each lesson about it
_NAME = Qt.ItemDataRole.UserRole  # what an entry of the contents leads to

_TURNING = {
    Qt.Key.Key_Up: QAbstractSlider.SliderAction.SliderSingleStepSub,
    Qt.Key.Key_Down: QAbstractSlider.SliderAction.SliderSingleStepAdd,
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
}


class RulesWindow(QWidget):
    """Beside the game, never over it: a window of its own."""

    lesson_asked = Signal(str)

    def __init__(self, texts: Catalogue, theme: Theme, lessons: Lessons, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._texts, self._theme, self._lessons = texts, theme, lessons
        self._pages = RulePages(texts, rule_figures(), self)
        self.boards = QComboBox()
        for map_id in MAP_IDS:
            self.boards.addItem(board(map_id).name(texts.language), map_id)
        name_box(self.boards, self.tr("Board"))
        self.search = QLineEdit()
        self.search.setPlaceholderText(self.tr("Search the rules"))
        self.search.setAccessibleName(self.tr("Search the rules"))
        self.search.setClearButtonEnabled(True)
        self.found = QLabel()
        self.found.setObjectName("quiet")
        self.contents = QListWidget()
        self.contents.setAccessibleName(self.tr("Contents"))
        self.contents.setObjectName("contents")
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.browser = RuleBrowser(self._pages, FigureArtist(texts, theme, self.devicePixelRatioF()))
        self.print_button = QPushButton(self.tr("Print…"))
        self.save_button = QPushButton(self.tr("Save as…"))
        self._lay_out()
        self._connect()
        self._turn_to()
        self.search.setFocus()  # letters look for a rule, arrows and pages turn the book

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(px(10))
        top.addWidget(self.boards)
        top.addWidget(self.search, 1)
        top.addWidget(self.found)
        top.addWidget(self.print_button)
        top.addWidget(self.save_button)
        both = QSplitter()
        both.addWidget(self.contents)
        both.addWidget(self.browser)
        both.setStretchFactor(1, 1)
        both.setSizes([px(310), px(670)])
        column = QVBoxLayout(self)
        column.setContentsMargins(px(12), px(12), px(12), px(12))
        column.setSpacing(px(10))
        column.addLayout(top)
        column.addWidget(both, 1)
        open_at(self, 1000, 700)

    def _connect(self) -> None:
        self.boards.currentIndexChanged.connect(self._turn_to)
        self.search.textChanged.connect(self._turn_to)
        self.search.returnPressed.connect(self.browser.setFocus)
        self.contents.currentItemChanged.connect(self._go)
        self.contents.itemActivated.connect(self._go)
        self.browser.rule_asked.connect(self.open)
        self.browser.lesson_asked.connect(self.lesson_asked)
        self.print_button.clicked.connect(self._print)
        self.save_button.clicked.connect(self._save)
        QShortcut(QKeySequence.StandardKey.Find, self, self._look_for)
        QShortcut(QKeySequence.StandardKey.Print, self, self._print)

    # what is shown

    @property
    def map_id(self) -> str:
        return str(self.boards.currentData())

    def rules(self) -> tuple[RuleText, ...]:
        """All rules of the board."""
        return self._texts.rules(self.map_id)

    def open(self, name: str, map_id: str = "") -> None:
        """Opens a rule or a chapter: on the named board, else on the one that is shown, if it has the rule."""
        boards = self._texts.rule(name).boards if name not in CHAPTERS else (map_id or self.map_id,)
        wanted = map_id or self.map_id
        self.search.clear()
        self.boards.setCurrentIndex(MAP_IDS.index(wanted if wanted in boards else boards[0]))
        for row in range(self.contents.count()):
            item = self.contents.item(row)
            if item.data(_NAME) == name:
                self.contents.setCurrentItem(item)
                self._go(item)

    def turn_to(self, map_id: str) -> None:
        """The beginning of a board's book."""
        self.search.clear()
        self.boards.setCurrentIndex(MAP_IDS.index(map_id))
        self.contents.setCurrentRow(0)

    def _turn_to(self) -> None:
        """The book of the chosen board, or what is found in it."""
        query = self.search.text()
        shown = find_rules(self.rules(), query)
        self.setWindowTitle(self.tr("Rules – {board}").format(board=self.boards.currentText()))
        self.found.setText(self.tr("%n rule(s) found", "", len(shown)) if query.strip() else "")
        self._list(shown, bool(query.strip()))
        if shown:
            page = self._pages.html(board(self.map_id), shown, page_inks(self._theme), self._lessons)
        else:
            page = "<p>" + self.tr("Nothing found. Try fewer or shorter words.") + "</p>"
        self.browser.setHtml(page)
        self.browser.mark(query)

    def _list(self, shown: Sequence[RuleText], searching: bool) -> None:
        self.contents.blockSignals(True)
        self.contents.clear()
        heading = QFont(self.font())
        heading.setBold(True)
        if not searching:
            self._add(self._pages.chapter(DIFFERENT), DIFFERENT, heading)
        for chapter, group in chapters(shown).items():
            self._add(self._pages.chapter(chapter), chapter, heading)
            for rule in group:
                self._add(f"    {rule.title}", rule.id, self.font())
        self.contents.blockSignals(False)

    def _add(self, text: str, name: str, font: QFont) -> None:
        item = QListWidgetItem(text)
        item.setData(_NAME, name)
        item.setFont(font)
        item.setToolTip(text.strip())
        self.contents.addItem(item)

    def _go(self, item: QListWidgetItem | None) -> None:
        if item is None:
            return
        self.browser.scrollToAnchor(str(item.data(_NAME)))
        if not self.search.text():
            self.browser.point_out(item.text().strip())

    # keys

    def _look_for(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        turn = _TURNING.get(Qt.Key(event.key()))
        if turn is not None and self.search.hasFocus():
            self.browser.verticalScrollBar().triggerAction(turn)
        elif event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.search.text():
            self.search.clear()
        else:
            self.close()

    # paper

    def paper(self) -> RulePrint:
        """The whole book of the board, whatever is looked for in it."""
        return RulePrint(self._pages, board(self.map_id), self.rules())

    def _print(self) -> None:
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        dialog = QPrintDialog(printer, self)
        dialog.setWindowTitle(self.tr("Print the rules"))
        dialog.accepted.connect(lambda: self.paper().print(printer))
        dialog.finished.connect(dialog.deleteLater)
        dialog.setModal(True)
        dialog.show()

    def _save(self) -> None:
        suggestion = Path.home() / f"{self.map_id}-{self._texts.language}{SUFFIXES[0]}"
        file = ask_where(self, self.tr("Save the rules"), suggestion, self.tr("PDF (*.pdf);;Web page (*.html)"))
        if file is not None:
            self.save(file if file.suffix.lower() in SUFFIXES else file.with_name(file.name + SUFFIXES[0]))

    def save(self, path: Path) -> None:
        """Writes the book to a file; says so if that is not possible."""
        try:
            self.paper().write(path)
        except OSError as problem:
            reason = SystemWords().reason(problem)
            text = self.tr("{file} cannot be written: {reason}").format(file=path.name, reason=reason)
            box = QMessageBox(QMessageBox.Icon.Warning, self.windowTitle(), text, parent=self)
            box.finished.connect(box.deleteLater)
            box.open()
