# SPDX-License-Identifier: GPL-3.0-or-later
"""Events are played in order, never stand in the way, and leave the true position behind."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.gui.stage.conftest import Theatre
from tests.helpers.play import choose
from ttr_desktop.core.actions import Claim, DrawDeck, DrawMarket, Keep
from ttr_desktop.core.events import Event
from ttr_desktop.core.rng import Rng
from ttr_desktop.core.view import SeatView
from ttr_desktop.data import catalogue
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.gui.card_button import CardButton
from ttr_desktop.gui.pages.game_page import GamePage

BOTS = (SeatInfo("A", "greedy"), SeatInfo("B", "greedy"))


def begin(theatre: Theatre, map_id: str = "usa") -> GamePage:
    """A game with the opening behind it and seat 0 to move."""
    page = theatre.open(map_id)
    theatre.controller.speed = "off"
    controller = theatre.controller
    rng = Rng("opening")
    while controller.table is not None and controller.table.game.state.turn == 0:
        controller.take_over(controller.table.game.seat)
        controller.act(choose(controller.choices(), rng))
    controller.take_over(0)
    theatre.window.play.show_board()
    theatre.controller.speed = "normal"
    return page


def plain_slots(theatre: Theatre) -> list[int]:
    """Market slots without a locomotive, which would be the only card of the turn."""
    table = theatre.controller.table
    assert table is not None
    return [slot for slot, card in enumerate(table.game.state.market) if card != table.game.tables.wild]


def shows(page: GamePage, view: SeatView) -> None:
    """Everything on the page is that of the view."""
    scene = page.scene
    assert [track.state.owner for track in scene.tracks] == list(view.owner)
    laid = [track.state.laid for track in scene.tracks]
    assert laid == [len(t.art.place.slots) if o >= 0 else 0 for t, o in zip(scene.tracks, view.owner, strict=True)]
    assert [scene._markers[seat].points for seat in range(view.players)] == list(view.scores)
    assert [city.state.port for city in scene.cities] == [
        next((seat for seat, mask in enumerate(view.ports) if mask >> city.number & 1), -1) for city in scene.cities
    ]
    ghosts = {track.track.number for track in scene.tracks if track.state.ghost >= 0}
    assert ghosts == ({view.dig.track} if view.dig else set())
    rows = page.players.rows
    assert [row.score for row in rows] == list(view.scores)
    assert [row.cards for row in rows] == list(view.hand_sizes)
    assert page.stage.shown == view
    assert not page.director.overlay.sprites
    assert page.director.overlay.isHidden()


def test_a_market_card_flies_to_the_hand(theatre: Theatre) -> None:
    page = begin(theatre)
    hand = theatre.controller.view().hand_sizes
    theatre.controller.act(DrawMarket(0, 0))
    assert page.stage.busy
    assert page.stage.shown is not None
    assert page.stage.shown.market[0] == -1, "the card has left its slot"
    assert page.stage.shown.hand_sizes == hand
    theatre.run(200)
    (sprite,) = page.director.overlay.sprites
    middle = sprite.rect.center()
    assert page.rect().contains(middle.toPoint())
    theatre.run(260)
    assert page.stage.shown.hand_sizes[0] == hand[0] + 1
    assert page.stage.shown.market[0] == -1, "the refill is still on its way"
    theatre.run_out()
    shows(page, theatre.controller.view())


def test_events_are_told_in_order(theatre: Theatre) -> None:
    page = begin(theatre)
    told: list[Event] = []
    page.stage.told.connect(told.extend)
    slot, other, *_ = plain_slots(theatre)
    theatre.controller.act(DrawMarket(slot, 0))
    assert [event.name for event in told] == ["card-drawn"]
    theatre.controller.act(DrawMarket(other, 0))
    assert [event.name for event in told][:3] == ["card-drawn", "market-refilled", "card-drawn"]
    theatre.run_out()
    table = theatre.controller.table
    assert table is not None
    assert told == [event for event in table.history_for(0) if event in told]
    assert told[-1].name == "turn-started"


def test_acting_jumps_to_the_end(theatre: Theatre) -> None:
    page = begin(theatre)
    views: list[SeatView] = []
    page.stage.settled.connect(views.append)
    theatre.controller.act(DrawDeck(0))
    between = theatre.controller.view()
    assert not views
    theatre.controller.act(DrawDeck(0))
    assert views == [between], "the first movement was at its end before the second began"
    assert page.stage.busy


def test_off_shows_everything_at_once(theatre: Theatre) -> None:
    page = begin(theatre)
    theatre.controller.speed = "off"
    theatre.controller.act(DrawDeck(0))
    assert not page.stage.busy
    shows(page, theatre.controller.view())


def test_an_unknown_speed_is_refused(theatre: Theatre) -> None:
    with pytest.raises(ValueError, match="there is no speed 'warp'"):
        theatre.controller.speed = "warp"
    assert theatre.controller.speed == "off"


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Escape])
def test_a_key_skips_and_does_nothing_else(theatre: Theatre, key: Qt.Key) -> None:
    page = begin(theatre)
    theatre.controller.act(DrawDeck(0))
    table = theatre.controller.table
    assert table is not None
    revision = table.revision
    page.flow.cards.deck_buttons[0].setFocus()
    QTest.keyClick(page.flow.cards.deck_buttons[0], key)
    assert not page.stage.busy
    assert table.revision == revision
    shows(page, theatre.controller.view())


def test_a_click_on_the_board_skips(theatre: Theatre) -> None:
    page = begin(theatre)
    theatre.controller.act(DrawDeck(0))
    QTest.mouseClick(page.board.viewport(), Qt.MouseButton.LeftButton, pos=page.board.viewport().rect().topLeft())
    assert not page.stage.busy


def test_a_click_on_a_card_skips_and_takes_it(theatre: Theatre) -> None:
    page = begin(theatre)
    slot, other, *_ = plain_slots(theatre)
    theatre.controller.act(DrawMarket(slot, 0))
    table = theatre.controller.table
    assert table is not None
    revision = table.revision
    QTest.mouseClick(page.flow.cards.slots[other], Qt.MouseButton.LeftButton)
    assert table.revision == revision + 1
    assert table.record.actions[-1] == DrawMarket(other, 0)


def test_a_card_that_was_not_seen_is_not_taken(theatre: Theatre) -> None:
    page = begin(theatre)
    slot = plain_slots(theatre)[0]
    theatre.controller.act(DrawMarket(slot, 0))
    table = theatre.controller.table
    assert table is not None
    revision = table.revision
    QTest.mouseClick(page.flow.cards.slots[slot], Qt.MouseButton.LeftButton)
    assert table.revision == revision, "the slot looked empty when it was clicked"
    assert not page.stage.busy
    QTest.mouseClick(page.flow.cards.slots[slot], Qt.MouseButton.LeftButton)
    assert table.revision == revision + 1


def double_click(button: CardButton) -> None:
    """All events of one; QTest's own double click lacks the first click and the release."""
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QTest.mouseDClick(button, Qt.MouseButton.LeftButton)
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("speed", ["off", "normal"])
def test_a_double_click_takes_one_card_of_the_market(theatre: Theatre, speed: str) -> None:
    page = begin(theatre)
    theatre.controller.speed = speed
    slot = page.flow.cards.slots[plain_slots(theatre)[0]]
    table = theatre.controller.table
    assert table is not None
    revision = table.revision
    double_click(slot)
    assert table.revision == revision + 1, "the second card was not there to be seen"


def test_a_double_click_on_a_deck_takes_two_cards(theatre: Theatre) -> None:
    page = begin(theatre)
    deck = page.flow.cards.deck_buttons[0]
    table = theatre.controller.table
    assert table is not None
    revision = table.revision
    double_click(deck)
    assert table.revision == revision + 2


def dig(theatre: Theatre, extra: int) -> GamePage:
    """Begins a tunnel that asks for so many more cards."""
    page = begin(theatre, "nordic")
    table = theatre.controller.table
    assert table is not None
    track = next(one for one in table.board.tracks if one.kind == "tunnel" and one.colour >= 0)
    game, colour = table.game, track.colour
    game.state.hands[0][colour] = track.length + extra
    game.state.decks[0][-3:] = [colour] * extra + [(colour + 1) % 8] * (3 - extra)
    assert theatre.controller.act(Claim(track.number, ((colour, track.length),)))
    return page


def test_words_do_not_tell_what_a_tunnel_asks_for_before_its_cards_are_seen(theatre: Theatre) -> None:
    page = dig(theatre, extra=1)
    told: list[str] = []
    page.stage.told.connect(lambda events: told.extend(event.name for event in events))
    lines = page.log.rowCount()
    while page.flow.stack.currentWidget() is not page.flow.tunnel:
        theatre.run(40)
    theatre.run(900)
    assert "what does it ask for?" in page.announcement.text()
    assert page.log.rowCount() == lines
    assert not told
    theatre.run_out()
    assert "You must add 1 card" in page.announcement.text()
    assert told == ["tunnel-revealed"]


def test_what_was_kept_back_is_told_when_the_tunnel_is_skipped(theatre: Theatre) -> None:
    page = dig(theatre, extra=1)
    theatre.run(200)
    told: list[str] = []
    page.stage.told.connect(lambda events: told.extend(event.name for event in events))
    page.stage.finish()
    assert told == ["tunnel-revealed"]
    assert "You must add 1 card" in page.announcement.text()


def test_a_tunnel_that_asks_for_nothing_gives_the_tray_back(theatre: Theatre) -> None:
    page = dig(theatre, extra=0)
    shown: list[bool] = []
    page.stage.told.connect(lambda _: shown.append(page.flow.stack.currentWidget() is page.flow.cards))
    theatre.run(10_000)
    assert shown
    assert all(shown), "the revealed cards stay only as long as they are looked at"


def test_the_page_goes_away_in_the_middle(theatre: Theatre, qtbot: QtBot) -> None:
    page = begin(theatre)
    theatre.controller.act(DrawMarket(0, 0))
    theatre.run(100)
    theatre.window.go_home()
    assert not page.stage.busy
    qtbot.wait(50)
    theatre.open("nordic")
    assert theatre.page is not page


def test_bots_alone_wait_for_the_screen(theatre: Theatre, qtbot: QtBot) -> None:
    theatre.controller.speed = "normal"
    page = theatre.open("usa", *BOTS)
    table = theatre.controller.table
    assert table is not None
    qtbot.waitUntil(lambda: page.stage.busy, timeout=20_000)
    revision = table.revision
    qtbot.wait(300)
    assert table.revision == revision, "nobody could follow that"
    page.stage.finish()
    qtbot.waitUntil(lambda: table.revision > revision, timeout=20_000)


def test_a_hidden_page_plays_nothing(theatre: Theatre) -> None:
    page = begin(theatre)
    page.hide()
    theatre.controller.act(DrawDeck(0))
    assert not page.stage.busy


@pytest.mark.parametrize("map_id", catalogue.MAP_IDS)
@pytest.mark.parametrize("manner", ["builder", "hoarder"])
def test_every_movement_ends_in_the_truth(theatre: Theatre, map_id: str, manner: str) -> None:
    """A long game at one screen; most actions are played to their end, some are cut short at any moment."""
    page = begin(theatre, map_id)
    controller = theatre.controller
    rng = Rng(f"{map_id} {manner}")
    names: set[str] = set()
    page.stage.told.connect(lambda events: names.update(event.name for event in events))
    for _ in range(160):
        table = controller.table
        assert table is not None
        if table.game.over:
            break
        if not controller.my_turn:
            controller.take_over(table.game.seat)
            theatre.window.play.show_board()
        assert controller.act(choose(controller.choices(), rng, manner))
        view = controller.view()
        if rng.below(4) == 0:
            theatre.run(rng.below(1500))
            page.stage.finish()
        else:
            theatre.run(600_000, 90)
        assert not page.stage.busy
        shows(page, view)
    assert {"track-claimed", "card-drawn", "turn-started"} <= names
    if map_id == "nordic":
        assert "tunnel-revealed" in names


def test_keeping_tickets_turns_the_tray_back(theatre: Theatre) -> None:
    page = theatre.open()
    offer = theatre.controller.view().offer
    theatre.controller.act(Keep(offer))
    assert page.flow.stack.currentWidget() is page.flow.cards
    theatre.run_out()
    assert theatre.window.pages.currentWidget() is theatre.window.cover_page
