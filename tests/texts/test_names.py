# SPDX-License-Identifier: GPL-3.0-or-later
"""What things are called."""

from __future__ import annotations

import pytest

from tests.helpers.boards import MAPS, each_map, tables
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.rules import BASIC_COLOURS, GREY, PIECES, TRACK_KINDS
from ttr_desktop.texts.catalogue import Catalogue
from ttr_desktop.texts.plural import LANGUAGES

EN, PL = (Catalogue(language).names for language in LANGUAGES)


@pytest.mark.parametrize(
    ("map_id", "track", "english", "polish"),
    [
        ("nordic", "bergen/oslo/red", "Bergen–Oslo (red)", "Bergen–Oslo (czerwona)"),
        ("usa", "atlanta/raleigh/gray", "Atlanta–Raleigh (grey)", "Atlanta–Raleigh (szara)"),
        ("usa", "atlanta/raleigh/gray#2", "Atlanta–Raleigh (grey, no. 2)", "Atlanta–Raleigh (szara, nr 2)"),
        (
            "northern_lights",
            "junction-lapland-north/kiruna/white",
            "junction–Kiruna (white)",
            "węzeł–Kiruna (biała)",
        ),
    ],
)
def test_tracks(map_id: str, track: str, english: str, polish: str) -> None:
    board = tables(map_id)
    number = board.board.track_index[track]
    assert str(EN.track(board, board.tracks[number])) == english
    assert str(PL.track(board, board.tracks[number])) == polish


def test_a_track_agrees_with_the_word_before_it() -> None:
    board = tables("nordic")
    forms = PL.track(board, board.tracks[board.board.track_index["bergen/oslo/red"]]).forms
    assert forms["acc"] == "Bergen–Oslo (czerwoną)"
    assert forms["masc"] == "Bergen–Oslo (czerwony)"
    assert forms["masc_gen"] == "Bergen–Oslo (czerwonego)"
    assert forms["neut"] == "Bergen–Oslo (czerwone)"


@pytest.mark.parametrize(
    ("map_id", "card", "english", "polish"),
    [
        ("usa", "red", "2 red cards", "2 czerwone karty"),
        ("usa", "locomotive", "2 locomotives", "2 Lokomotywy"),
        ("world", "red", "2 red train cards", "2 czerwone karty Wagonów"),
        (
            "world",
            "black-port",
            "2 black train cards with port sign",
            "2 czarne karty Wagonów z symbolem portu",
        ),
        ("world", "white-ship", "2 white single ships", "2 białe pojedyncze statki"),
        ("world", "green-double-ship", "2 green double ships", "2 zielone podwójne statki"),
        ("world", "locomotive", "2 jokers", "2 dżokery"),
    ],
)
def test_cards(map_id: str, card: str, english: str, polish: str) -> None:
    board = tables(map_id)
    number = board.cards.index[card]
    assert EN.card(board, number).counted(2) == english
    assert PL.card(board, number).counted(2) == polish


@each_map
def test_every_card_has_a_name_of_its_own(map_id: str) -> None:
    board = tables(map_id)
    for names in (EN, PL):
        assert len({str(names.card(board, card)) for card in range(len(board.cards))}) == len(board.cards)


@each_map
def test_every_track_ticket_and_city_has_a_name(map_id: str) -> None:
    board = tables(map_id)
    for names in (EN, PL):
        tracks = [str(names.track(board, track)) for track in board.tracks]
        assert all(tracks)
        assert all(names.ticket(board, ticket) for ticket in board.board.tickets)
        assert all(names.city(city) for city in board.board.cities)


def test_tickets() -> None:
    usa, world = tables("usa"), tables("world")
    ticket = usa.board.tickets[usa.board.ticket_index["denver/el-paso"]]
    tour = world.board.tickets[world.board.ticket_index["casablanca/al-qahira/tehran"]]
    assert EN.ticket(usa, ticket) == "Denver–El Paso (4)"
    assert PL.ticket(world, tour) == "Casablanca–Al-Qahira–Tehran (9/6/−15)"


def test_payments_and_cards_on_the_table() -> None:
    board = tables("usa")
    red, blue, wild = (board.cards.index[name] for name in ("red", "blue", "locomotive"))
    assert str(EN.payment(board, ((red, 1), (blue, 5), (wild, 1)))) == "1 red card, 5 blue cards and 1 locomotive"
    paid = PL.payment(board, ((red, 1), (blue, 5), (wild, 1)))
    assert paid.form() == "1 czerwona karta, 5 niebieskich kart i 1 Lokomotywa"
    assert paid.form("acc") == "1 czerwoną kartę, 5 niebieskich kart i 1 Lokomotywę"
    assert str(EN.cards(board, (red, wild, red, -1))) == "2 red cards and a locomotive"
    assert PL.cards(board, (wild, red, red)).form("acc") == "Lokomotywę i 2 czerwone karty"
    assert str(EN.cards(board, (board.cards.index["orange"],))) == "an orange card"


def test_players() -> None:
    assert EN.player(["Ann", " "], 0) == "Ann"
    assert EN.player(["Ann", " "], 1) == "Player 2"
    assert PL.player([], 2) == "Gracz 3"


def test_the_other_names() -> None:
    for names in (EN, PL):
        assert len({str(names.colour(colour)) for colour in (*BASIC_COLOURS, GREY)}) == 9
        assert all(names.phase(phase.value) != phase.value for phase in Phase)
        assert len({names.track_kind(kind) for kind in TRACK_KINDS}) == len(TRACK_KINDS)
        for map_id in MAPS:
            board = tables(map_id)
            assert len({names.goal(goal.id) for goal in board.board.goals}) == len(board.board.goals)
            assert all(deck.name in names.words.terms["decks"] for deck in board.rules.decks)
            assert all(names.country(board, country) for country, _ in board.board.countries)
        assert {str(names.piece(piece)) for piece in PIECES}.isdisjoint({"piece", "element"})
    assert PL.country(tables("northern_lights"), "NO") == "Norwegia"
    assert PL.country(tables("world"), "TF") == "TF"
    assert PL.score("most_tickets") == "Globtroter"
    assert PL.deck("ship").form("gen") == "stosu statków"
    assert str(PL.unit(tables("world"))) == "element"
    assert str(PL.unit(tables("usa"))) == "wagon"


def test_a_name_that_is_not_in_the_files_is_shown_as_it_is() -> None:
    assert PL.deck("bus").form("gen") == "bus"
