# SPDX-License-Identifier: GPL-3.0-or-later
"""Every event is told in words: whole games on every board, to every seat, in every language."""

from __future__ import annotations

import typing

import pytest

from tests.helpers.boards import SETUPS, tables
from ttr_desktop.bots.random_bot import random_action
from ttr_desktop.core import events as ev
from ttr_desktop.core.engine import Game
from ttr_desktop.core.events import Event, ScoreLine, told_to
from ttr_desktop.core.rng import Rng
from ttr_desktop.data import catalogue as maps
from ttr_desktop.texts.catalogue import Catalogue, event_sentences
from ttr_desktop.texts.events import SHAPES
from ttr_desktop.texts.plural import LANGUAGES

NAMES = ("Ann", "Bob", "Celina", "Darek", "Ewa")
CATALOGUES = {language: Catalogue(language) for language in LANGUAGES}
EVENTS = typing.get_args(Event)
EVENT_NAMES = {str(kind._field_defaults["name"]) for kind in EVENTS}


def check(sentence: str) -> None:
    assert sentence[-1] in ".!", sentence
    assert not set("{}|*_\n") & set(sentence), sentence
    assert "  " not in sentence, sentence


def test_every_event_has_sentences_in_every_language() -> None:
    assert set(event_sentences()) == EVENT_NAMES
    for variants in event_sentences().values():
        for variant in variants:
            assert set(variant.texts) == set(LANGUAGES)
            assert len({template.placeholders for template in variant.texts.values()}) == 1, variant


def test_every_field_of_an_event_can_be_told() -> None:
    """Apart from what the score sheet and the pieces on the table show."""
    untold = {"game-ended": {"lines", "tickets"}, "pieces-exchanged": {"trains", "ships"}}
    for kind in EVENTS:
        name = str(kind._field_defaults["name"])
        fields = set(kind._fields) - {"name"} - untold.get(name, set())
        assert fields <= set(SHAPES[name].kinds), name


@pytest.mark.parametrize(("map_id", "players"), SETUPS)
def test_whole_games_are_told(map_id: str, players: int) -> None:
    game, events = Game.start(maps.board(map_id), players, f"texts/{players}")
    rng = Rng(f"{map_id}/{players}/events")
    names = NAMES[:players]
    while True:
        for event in events:
            # to an onlooker, to every seat, and to one who may know everything
            told: list[tuple[int | None, Event | None]] = [(me, told_to(me, event)) for me in (None, *range(players))]
            for me, version in [*told, (None, event)]:
                if version is None:
                    continue
                sentences = [c.event(game.tables, version, names, me) for c in CATALOGUES.values()]
                for sentence in sentences:
                    check(sentence)
                assert len(set(sentences)) == len(sentences), sentences
        if game.over:
            return
        events = game.play(random_action(game.choices(), rng))


LINE = ScoreLine(1, 2, 0, 0, 0, 0, 3)
TUNNEL = tables("nordic").board.track_index["bergen/oslo/red"]


@pytest.mark.parametrize(
    ("map_id", "event", "me", "english", "polish"),
    [
        (
            "nordic",
            ev.GameStarted("nordic", 2, 1, ()),
            0,
            "Nordic Countries, 2 players. Bob begins.",
            "Kraje Nordyckie, liczba graczy: 2. Zaczyna Bob.",
        ),
        (
            "northern_lights",
            ev.GameStarted("northern_lights", 2, 0, ("ferries", "capitals")),
            0,
            "Northern Lights, 2 players. Goals: ferries and capitals. You begin.",
            "Zorza polarna, liczba graczy: 2. Cele: promy i stolice. Zaczynasz.",
        ),
        ("usa", ev.CardDrawn(1, 0, -1, None), 0, "Bob draws a card from the deck.", "Bob dobiera kartę ze stosu."),
        (
            "world",
            ev.CardDrawn(0, 1, -1, 12),
            0,
            "You draw a purple single ship from the ship deck.",
            "Dobierasz ze stosu statków fioletowy pojedynczy statek.",
        ),
        (
            "usa",
            ev.CardDrawn(1, 0, 4, 8),
            0,
            "Bob takes a locomotive from the market.",
            "Bob bierze Lokomotywę spośród odkrytych kart.",
        ),
        ("usa", ev.CardDrawn(0, 0, -1, None), 0, "You draw a card from the deck.", "Dobierasz kartę ze stosu."),
        (
            "usa",
            ev.MarketRefilled(0, 4),
            0,
            "Slot 1 of the market now holds an orange card.",
            "Nowa odkryta karta na miejscu 1: pomarańczowa karta.",
        ),
        (
            "usa",
            ev.MarketFlushed((), ()),
            0,
            "Too many locomotives: the cards of the market are replaced.",
            "Za dużo Lokomotyw: odkryte karty zostają wymienione.",
        ),
        ("usa", ev.TicketsOffered(0, 0, ()), 0, "You draw 0 tickets.", "Dobierasz 0 Biletów."),
        ("usa", ev.TicketsKept(0, 0, 0, ()), 0, "You keep 0 tickets.", "Zachowujesz 0 Biletów."),
        (
            "usa",
            ev.TicketsKept(0, 0, 3, ()),
            0,
            "You keep 0 tickets and reject 3.",
            "Zachowujesz 0 Biletów, odrzucasz 3.",
        ),
        (
            "usa",
            ev.TicketsKept(0, 1, 2, (0,)),
            0,
            "You reject 2 tickets and keep 1: Boston–Miami (12).",
            "Odrzucasz 2 Bilety, zachowujesz 1: Boston–Miami (12).",
        ),
        ("usa", ev.TicketsKept(1, 2, 0, None), 0, "Bob keeps 2 tickets.", "Bob zachowuje 2 Bilety."),
        (
            "world",
            ev.PiecesExchanged(0, -3, 3, 3),
            0,
            "You exchange 3 trains for 3 ships and lose 3 points.",
            "Wymieniasz 3 wagony na 3 statki i tracisz 3 punkty.",
        ),
        (
            "world",
            ev.PiecesExchanged(1, 1, -1, 1),
            0,
            "Bob exchanges 1 ship for 1 train and loses 1 point.",
            "Bob wymienia 1 statek na 1 wagon i traci 1 punkt.",
        ),
        (
            "nordic",
            ev.TunnelRevealed(0, TUNNEL, ((0, 4),), (), 0, 0),
            0,
            "Tunnel Bergen–Oslo (red): there is no card to reveal. Nothing more to pay.",
            "Tunel Bergen–Oslo (czerwony): nie ma kart do odkrycia. Bez dopłaty.",
        ),
        (
            "northern_lights",
            ev.BonusCards(0, 0, ()),
            0,
            "The track has bonus cards, but there are none left to draw.",
            "Połączenie daje premię, ale nie ma już kart do dobrania.",
        ),
        (
            "northern_lights",
            ev.BonusCards(0, 2, None),
            0,
            "Bonus: you draw 2 cards.",
            "Premia: dobierasz 2 karty.",
        ),
        ("usa", ev.Passed(0), 0, "You cannot act and pass.", "Nie możesz wykonać żadnej akcji, więc pasujesz."),
        ("usa", ev.Passed(1), 0, "Bob cannot act and passes.", "Bob pasuje: żadna akcja nie jest możliwa."),
        (
            "usa",
            ev.GameEnded("stalemate", (LINE, LINE), (0,), ((), ())),
            0,
            "Everybody has passed, so the game ends. You win with 3 points!",
            "Wszyscy spasowali, więc gra się kończy. Zwyciężasz! Twój wynik: 3 punkty.",
        ),
        (
            "usa",
            ev.GameEnded("scored", (LINE, LINE), (0, 1), ((), ())),
            0,
            "The game is counted up here. Ann and Bob share the win with 3 points each.",
            "Gra zostaje podliczona w tym miejscu. Wspólne zwycięstwo: Ann i Bob, wynik: 3 punkty.",
        ),
        (
            "usa",
            ev.GameEnded("last-round", (LINE, LINE), (1,), ((), ())),
            None,
            "The last round is over. Bob wins with 3 points.",
            "Ostatnia runda dobiegła końca. Zwycięża Bob, wynik: 3 punkty.",
        ),
    ],
)
def test_how_it_sounds(map_id: str, event: Event, me: int | None, english: str, polish: str) -> None:
    board = tables(map_id)
    assert CATALOGUES["en"].event(board, event, NAMES, me) == english
    assert CATALOGUES["pl"].event(board, event, NAMES, me) == polish
