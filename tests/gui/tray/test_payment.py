# SPDX-License-Identifier: GPL-3.0-or-later
"""The exact-card payment by mouse and by keys: preselected, composed, refused with its rule, signs covered."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.gui.models.test_position import start
from tests.helpers.person import Person
from ttr_desktop.core.board import Board
from ttr_desktop.core.phase import Phase
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.gui.tray.payment import PaymentPage

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


def deal(window: MainWindow, **cards: int) -> None:
    """Gives the person exactly these cards (`red_ship` for red-ship)."""
    table = window.controller.table
    assert table is not None
    names = table.game.tables.cards
    hand = table.game.state.hands[0]
    hand[:] = [0] * len(hand)
    for name, count in cards.items():
        hand[names.index[name.replace("_", "-")]] = count
    window.controller.take_over(0)
    window.play.show_board()


def board_of(window: MainWindow) -> Board:
    assert window.controller.table is not None
    return window.controller.table.board


def number(window: MainWindow, track: str) -> int:
    return board_of(window).track_index[track]


def owner(window: MainWindow, track: str) -> int:
    assert window.controller.table is not None
    return window.controller.table.game.state.owner[number(window, track)]


def open_payment(window: MainWindow, person: Person, track: str) -> PaymentPage:
    person.click_track(number(window, track))
    page = person.page.flow.payment
    assert person.page.flow.stack.currentWidget() is page
    return page


def paid(window: MainWindow, page: PaymentPage) -> dict[str, int]:
    assert window.controller.table is not None
    return window.controller.table.game.tables.cards.named_payment(page.chosen)


def test_no_choice_no_question(window: MainWindow, person: Person) -> None:
    start(window, "usa")
    deal(window, red=3, blue=5)
    person.click_track(number(window, "dallas/el-paso/red"))
    assert person.page.flow.stack.currentWidget() is person.page.flow.cards
    deal(window, red=4, blue=5)
    person.click_track(number(window, "dallas/el-paso/red"))
    assert owner(window, "dallas/el-paso/red") == 0


def test_the_cheapest_is_laid_out_and_enter_pays(window: MainWindow, person: Person) -> None:
    start(window, "usa")
    deal(window, red=4, locomotive=2, blue=3)
    page = open_payment(window, person, "dallas/el-paso/red")
    assert paid(window, page) == {"red": 4}
    assert page.figures.text() == "4 / 4"
    assert not page.pay.reason
    QTest.keyClick(page.pay, Qt.Key.Key_Return)
    assert owner(window, "dallas/el-paso/red") == 0


def test_card_by_card(window: MainWindow, person: Person) -> None:
    start(window, "usa")
    deal(window, red=4, locomotive=2, blue=3)
    page = open_payment(window, person, "dallas/el-paso/red")
    assert [card.accessibleName() for card in page.fan.cards] == [
        "red card: 4 of 4 laid down",
        "locomotive: 0 of 2 laid down",
    ]
    red, wild = page.fan.cards
    QTest.mouseClick(red, RIGHT)
    assert paid(window, page) == {"red": 3}
    assert page.figures.text() == "3 / 4"
    assert "C-8" in page.pay.reason
    assert page.detail.text() == page.pay.reason
    before = window.controller.view().revision
    person.click(page.pay)  # dimmed, not dead: it says why
    assert window.controller.view().revision == before
    assert person.page.announcement.text() == page.pay.reason
    assert page.other.text() == "Another way", "what lies there is none of the ways"
    QTest.mouseClick(wild, LEFT)
    assert paid(window, page) == {"red": 3, "locomotive": 1}
    assert " of " in page.other.text()
    person.click(page.pay)
    assert owner(window, "dallas/el-paso/red") == 0


def test_a_card_beside_a_full_payment_is_paid_with_instead(window: MainWindow, person: Person) -> None:
    start(window, "usa")
    deal(window, blue=2, orange=1, black=2, locomotive=1)
    page = open_payment(window, person, "pittsburgh/raleigh/gray")
    assert paid(window, page) == {"blue": 2}
    blue, orange, black, _ = page.fan.cards
    QTest.mouseClick(black, LEFT)
    assert paid(window, page) == {"black": 2}
    QTest.mouseClick(orange, LEFT)
    assert paid(window, page) == {"orange": 1, "locomotive": 1}
    QTest.mouseClick(orange, LEFT)  # the last one in hand: back
    assert paid(window, page) == {"locomotive": 1}
    QTest.mouseClick(blue, LEFT)
    assert paid(window, page) == {"blue": 1, "locomotive": 1}


def test_keys_lay_cards_and_escape_leaves(window: MainWindow, person: Person) -> None:
    start(window, "usa")
    deal(window, red=4, locomotive=2)
    page = open_payment(window, person, "dallas/el-paso/red")
    page.fan.focus_card(0)
    QTest.keyClick(page.fan.cards[0], Qt.Key.Key_Minus)
    QTest.keyClick(page.fan.cards[0], Qt.Key.Key_Minus)
    QTest.keyClick(page.fan.cards[0], Qt.Key.Key_Right)
    assert page.fan.cards[1].hasFocus()
    QTest.keyClick(page.fan.cards[1], Qt.Key.Key_Plus)
    QTest.keyClick(page.fan.cards[1], Qt.Key.Key_Space)
    assert paid(window, page) == {"red": 2, "locomotive": 2}
    QTest.keyClick(page.fan.cards[1], Qt.Key.Key_Escape)
    assert person.page.flow.stack.currentWidget() is person.page.flow.cards
    page = open_payment(window, person, "dallas/el-paso/red")
    person.click(page.other)
    assert paid(window, page) == {"red": 3, "locomotive": 1}


@pytest.mark.parametrize(("wild", "told"), [(5, "Another way (1 of 40)"), (6, "Another way (1 of over 40)")])
def test_the_number_of_ways_is_true(window: MainWindow, person: Person, wild: int, told: str) -> None:
    """More are not listed than anybody would look through; then it is not said that these are all."""
    start(window, "usa")
    deal(window, **dict.fromkeys(board_of(window).rules.colours, 5), locomotive=wild)
    page = open_payment(window, person, "sault-ste-marie/winnipeg/gray")
    assert page.other.text() == told


def test_a_click_on_a_space_takes_its_card_back(window: MainWindow, person: Person) -> None:
    start(window, "usa")
    deal(window, red=4, locomotive=2)
    page = open_payment(window, person, "dallas/el-paso/red")
    QTest.mouseClick(page.strip, LEFT, pos=QPoint(12, 12))
    assert paid(window, page) == {"red": 3}


@pytest.mark.parametrize(
    ("map_id", "track", "hand", "signs"),
    [
        ("nordic", "andalsnes/bergen/black", {"locomotive": 1, "red": 3, "blue": 1, "black": 3}, {1: [1, 3]}),
        ("northern_lights", "stockholm/turku/gray", {"red": 2, "blue": 3, "locomotive": 1}, {}),
    ],
)
def test_ferries_show_what_covers_a_sign(
    window: MainWindow, person: Person, map_id: str, track: str, hand: dict[str, int], signs: dict[int, list[int]]
) -> None:
    start(window, map_id)
    board = board_of(window)
    if track not in board.track_index:
        track = next(one.id for one in board.tracks if one.locomotives == 1 and one.length >= 2)
    deal(window, **hand)
    page = open_payment(window, person, track)
    spread = page.strip._spread
    wanted = board.tracks[number(window, track)].locomotives
    covered = [place for place in spread.places if place.sign == "locomotive"]
    assert len(covered) == wanted
    assert all(place.full for place in covered)
    for sizes in signs.values():
        assert sorted(len(place.cards) for place in covered) == sizes
    assert "locomotive sign" in page.strip.accessibleDescription()


def test_a_tunnel_shows_its_risk_before_anything_is_laid(window: MainWindow, person: Person) -> None:
    start(window, "nordic")
    board = board_of(window)
    track = next(one for one in board.tracks if one.kind == "tunnel" and one.colour >= 0)
    colour = board.rules.colours[track.colour]
    deal(window, **{colour: track.length})
    page = open_payment(window, person, track.id)  # asked even though there is only one way
    assert "+0:" in page.detail.text()
    assert "+3:" in page.detail.text()
    telling = person.page.pointing.cards.track(track.number)
    assert page.detail.text() in [line.text for line in telling.lines]


def test_the_card_of_a_tunnel_tells_the_risk_of_the_payment_it_shows(window: MainWindow, person: Person) -> None:
    start(window, "nordic")
    track = next(one for one in board_of(window).tracks if one.kind == "tunnel" and one.colour >= 0)
    deal(window, locomotive=track.length)  # only locomotives among the revealed cards would ask for more
    page = open_payment(window, person, track.id)
    lines = [line.text for line in person.page.pointing.cards.track(track.number).lines]
    assert page.detail.text() in lines


def test_what_is_paid_for_stays_marked_wherever_the_pointer_goes(window: MainWindow, person: Person) -> None:
    start(window, "usa")
    track = next(one for one in board_of(window).tracks if one.colour < 0 and one.length == 2)
    deal(window, red=2, blue=2)
    page = open_payment(window, person, track.id)
    scene = person.page.scene

    def marked() -> list[int]:
        return [item.track.number for item in scene.tracks if item.state.selected]

    assert marked() == [track.number]
    scene.point_at(scene.cities[track.a].art.centre)
    scene.point_at(None)
    assert marked() == [track.number]
    person.click(page.back)
    assert marked() == []


def test_the_extra_cards_of_a_tunnel(window: MainWindow, person: Person) -> None:
    start(window, "nordic")
    table = window.controller.table
    assert table is not None
    track = next(one for one in table.board.tracks if one.kind == "tunnel" and one.colour >= 0)
    colour = table.board.rules.colours[track.colour]
    deck = table.game.state.decks[0]
    match = table.game.tables.cards.index[colour]
    deck[-3:] = [match, match, (match + 1) % 8]
    deal(window, **{colour: track.length + 1, "locomotive": 2})
    page = open_payment(window, person, track.id)
    page.lay(((match, track.length),))
    person.click(page.pay)
    assert table.game.phase is Phase.TUNNEL
    tunnel = person.page.flow.tunnel
    assert person.page.flow.stack.currentWidget() is tunnel
    assert len(tunnel.revealed.cards) == 3
    assert tunnel.figures.text() == "2 / 2"
    card = person.page.pointing.cards.track(track.number)
    assert "lies on the table" in card.lines[1].text  # nothing of it is missing
    assert card.spread is not None
    assert not card.spread.spare
    QTest.keyClick(tunnel.pay, Qt.Key.Key_Escape)  # the question stays
    assert person.page.flow.stack.currentWidget() is tunnel
    person.click(tunnel.pay)
    assert owner(window, track.id) == 0


def test_double_ships_lie_on_two_spaces(window: MainWindow, person: Person) -> None:
    start(window, "world")
    board = board_of(window)
    track = next(one for one in board.tracks if one.kind == "sea" and one.length == 3 and one.colour >= 0)
    colour = board.rules.colours[track.colour]
    deal(window, **{f"{colour}_ship": 2, f"{colour}_double_ship": 2})
    page = open_payment(window, person, track.id)
    page.lay(())
    assert page.figures.text() == "0 / 3"
    double = next(card for card in page.fan.cards if "double" in card.accessibleName())
    person.click(double)
    assert page.figures.text() == "2 / 3"
    person.click(double)
    assert page.figures.text() == "3 / 3"
    assert [place.spaces for place in page.strip._spread.places] == [2, 1]
    assert not page.pay.reason
