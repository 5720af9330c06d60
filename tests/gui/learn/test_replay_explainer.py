# SPDX-License-Identifier: GPL-3.0-or-later
"""Moves of a replay explained: all open with tickets, as a seat without those of others."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.helpers.finished import replay_of
from ttr_desktop.core.actions import Claim, Keep
from ttr_desktop.gui.learn.replay_explainer import ReplayExplainer
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.gui.pages.replay_page import ReplayPage


def opened(window: MainWindow) -> ReplayPage:
    window.records.open_replay(replay_of("usa"))
    page = window.pages.currentWidget()
    assert isinstance(page, ReplayPage)
    return page


def explainer(window: MainWindow, page: ReplayPage) -> ReplayExplainer:
    """What the key E brings up."""
    QTest.keyClick(window, Qt.Key.Key_E)
    found = page.findChild(ReplayExplainer)
    assert isinstance(found, ReplayExplainer)
    assert found.card.isVisible()
    return found


def test_the_deal_is_nobodys_move(window: MainWindow) -> None:
    page = opened(window)
    page.walker.jump(0)
    assert "dealt" in explainer(window, page).card.lead.text()


def test_a_claim_is_explained_and_the_card_goes_with_the_moment(window: MainWindow) -> None:
    page = opened(window)
    claims = [n for n, moment in enumerate(page.replay.moments) if isinstance(moment.action, Claim)]
    page.walker.jump(claims[0])
    one = explainer(window, page)
    assert one.card.text.text()
    page.walker.jump(claims[1])
    assert one.card.isHidden()
    assert explainer(window, page) is one, "one for each page"


def test_a_seat_is_not_told_the_tickets_of_another(window: MainWindow) -> None:
    page = opened(window)
    kept = next(
        n
        for n, moment in enumerate(page.replay.moments)
        if isinstance(moment.action, Keep) and page.replay.moments[n - 1].game.seat == 1
    )
    page.walker.jump(kept)
    one = explainer(window, page)
    assert {said.key for said in one.sentences(kept)} >= {"why-keep"}, "all lies open"
    page.show_as(0)
    assert {said.key for said in one.sentences(kept)} == {"seen-keep"}
    page.show_as(1)
    assert {said.key for said in one.sentences(kept)} >= {"why-keep"}, "its own tickets"
