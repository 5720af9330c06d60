# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules browser: by mouse and by keys, searched, followed from link to link, and put on paper."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from ttr_desktop.data.catalogue import MAP_IDS
from ttr_desktop.gui.learn.figure_art import FigureArtist
from ttr_desktop.gui.learn.rules_window import RulesWindow
from ttr_desktop.gui.shell.dress import install_translators
from ttr_desktop.gui.theme import Theme
from ttr_desktop.teach.figures import rule_figures
from ttr_desktop.texts.catalogue import Catalogue

Open = Callable[[str], RulesWindow]


@pytest.fixture
def opened(qtbot: QtBot, qapp: QApplication) -> Open:
    def make(language: str) -> RulesWindow:
        install_translators(qapp, language)
        window = RulesWindow(Catalogue(language), Theme.LIGHT, {"U-5": [("usa-05-wild", "The gap")]})
        qtbot.addWidget(window)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        return window

    return make


def entries(window: RulesWindow) -> list[str]:
    return [window.contents.item(row).text().strip() for row in range(window.contents.count())]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_board_has_its_book_with_what_is_different_first(opened: Open, language: str) -> None:
    window = opened(language)
    texts = Catalogue(language)
    for map_id in MAP_IDS:
        window.turn_to(map_id)
        text = window.browser.toPlainText()
        first = next(rule for rule in texts.rules(map_id) if rule.different)
        assert text.index(first.different) < text.index(texts.rule("C-1").title)
        for rule in texts.rules(map_id):
            assert rule.title in entries(window)
            assert rule.text in text.replace("\n", " ")


def test_figures_are_drawn_by_the_board(opened: Open) -> None:
    window = opened("en")
    window.open("N-5", "nordic")
    image = window.browser.loadResource(QTextDocument.ResourceType.ImageResource.value, QUrl("figure:N-5/0"))
    assert isinstance(image, QImage)
    assert image.width() > 300


def test_a_figure_shows_its_own_position_whatever_was_drawn_before(qtbot: QtBot) -> None:
    artist = FigureArtist(Catalogue("en"), Theme.LIGHT)
    [claimed], [closed] = rule_figures()["C-14"], rule_figures()["U-6"]
    first = artist.draw(claimed)
    artist.draw(closed)
    assert artist.draw(claimed) == first
    sharp = FigureArtist(Catalogue("en"), Theme.DARK, 2.0).draw(claimed)
    assert abs(sharp.width() - 2 * first.width()) <= 2


def test_letters_look_for_a_rule_and_pages_turn_the_book(opened: Open) -> None:
    window = opened("en")
    assert window.search.hasFocus()
    bar = window.browser.verticalScrollBar()
    start = bar.value()
    QTest.keyClick(window.search, Qt.Key.Key_PageDown)
    assert bar.value() > start
    QTest.keyClick(window.search, Qt.Key.Key_PageUp)
    assert bar.value() == start


def test_words_are_looked_for_as_one_types(opened: Open) -> None:
    window = opened("en")
    window.turn_to("nordic")
    QTest.keyClick(window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert window.search.hasFocus()
    QTest.keyClicks(window.search, "tromso")
    assert "Three cards for a locomotive" in entries(window)
    assert "Globetrotter" not in window.browser.toPlainText()
    assert window.found.text() == "1 rule found"
    assert len(window.browser.extraSelections()) == 1
    QTest.keyClicks(window.search, "x")
    assert "Nothing found" in window.browser.toPlainText()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert "Globetrotter" in window.browser.toPlainText()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_the_list_leads_to_the_rule(opened: Open, qtbot: QtBot) -> None:
    window = opened("en")
    window.contents.setFocus()
    row = entries(window).index("Who wins")
    item = window.contents.item(row)
    window.contents.scrollToItem(item)
    middle = window.contents.visualItemRect(item).center()
    QTest.mouseClick(window.contents.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert window.browser.verticalScrollBar().value() > 500
    [heading] = window.browser.extraSelections()
    assert heading.cursor.selectedText() == "Who wins"
    QTest.keyClick(window.contents, Qt.Key.Key_Home)
    assert window.browser.verticalScrollBar().value() < 200


def test_links_lead_to_rules_of_other_boards_and_to_lessons(opened: Open, qtbot: QtBot) -> None:
    window = opened("en")
    window.browser.anchorClicked.emit(QUrl("rule:N-8"))
    assert window.map_id == "nordic"
    assert window.contents.currentItem().text().strip() == "Double routes with 2 players"
    window.browser.anchorClicked.emit(QUrl("rule:C-11"))
    assert window.map_id == "nordic", "a common rule is read on the board that is shown"
    window.turn_to("usa")
    assert "Try it: The gap" in window.browser.toPlainText()
    with qtbot.waitSignal(window.lesson_asked) as asked:
        window.browser.anchorClicked.emit(QUrl("lesson:usa-05-wild"))
    assert asked.args == ["usa-05-wild"]


def test_a_chapter_can_be_opened(opened: Open) -> None:
    window = opened("en")
    window.open("score", "world")
    assert window.map_id == "world"
    assert window.contents.currentItem().text() == "Scoring"


def test_paper(opened: Open, tmp_path: Path) -> None:
    window = opened("pl")
    window.turn_to("northern_lights")
    window.search.setText("zorza")
    for name in ("rules.pdf", "rules.html"):
        window.save(tmp_path / name)
    assert (tmp_path / "rules.pdf").read_bytes().startswith(b"%PDF")
    assert (tmp_path / "rules.pdf").stat().st_size > 50_000
    page = (tmp_path / "rules.html").read_text(encoding="utf-8")
    assert '<html lang="pl">' in page
    assert page.count("data:image/png") == sum(
        len(rule_figures().get(rule.id, ())) for rule in Catalogue().rules("northern_lights")
    )
    assert 'href="#L-7"' in page
    assert 'name="L-7"' in page


def test_a_file_that_cannot_be_written_is_told(opened: Open, tmp_path: Path) -> None:
    window = opened("en")
    window.save(tmp_path / "nowhere" / "rules.pdf")
    [box] = window.findChildren(QMessageBox)
    assert "rules.pdf cannot be written" in box.text()
    box.close()
