# SPDX-License-Identifier: GPL-3.0-or-later
"""Every refusal is told in words: refusals of the real engine, in games on every board, in every language."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

import pytest

from tests.helpers.boards import MAPS, SETUPS, tables
from tests.helpers.play import playing
from tests.helpers.wishes import wish
from ttr_desktop.core import actions as act
from ttr_desktop.core.actions import Action
from ttr_desktop.core.cards import Payment, payment
from ttr_desktop.core.engine import Game
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.refusal import Code, Refusal
from ttr_desktop.core.rng import Rng
from ttr_desktop.core.rules import COMMON_CITES
from ttr_desktop.core.state import Dig
from ttr_desktop.core.tables import Tables
from ttr_desktop.data import catalogue
from ttr_desktop.texts import refusals
from ttr_desktop.texts.catalogue import Catalogue, refusal_sentences
from ttr_desktop.texts.plural import LANGUAGES
from ttr_desktop.texts.sentences import chosen

NAMES = ("Ann", "Bob", "Celina", "Darek", "Ewa")
CATALOGUES = {language: Catalogue(language) for language in LANGUAGES}
# What the catalogue adds to the numbers of a refusal that names a track.
BY_TRACK = {"length", "colour", "piece", "symbols", "pairs"}


class Case(NamedTuple):
    """A refusal, and where it came from."""

    tables: Tables
    refusal: Refusal
    seat: int


def provoked(map_id: str, players: int, manner: str) -> Iterator[Case]:
    """A game in which, at every moment, things are asked for that are mostly not allowed."""
    rng = Rng(f"{map_id}/{players}/{manner}/texts")
    for moment in playing(map_id, players, f"texts/{players}", manner):
        game = moment.game
        for action in (*(wish(game, rng) for _ in range(5)), act.Claim(-1, ())):
            refusal = game.check(action)
            if refusal is not None:
                yield Case(game.tables, refusal, game.seat)
        refusal = game.check(act.Pass(), (game.seat + 1) % players)
        assert refusal is not None
        yield Case(game.tables, refusal, (game.seat + 1) % players)


def wrong_payments(map_id: str) -> Iterator[Case]:
    """For every track payments of all sorts, judged without looking at a hand."""
    board = tables(map_id)
    rng = Rng(f"{map_id}/payments")
    for track in board.tracks:
        for _ in range(60):
            refusal = board.cost_of[track.number].refuse(track, _some_cards(board, rng, 2 * track.length + 1))
            if refusal is not None:
                yield Case(board, refusal, 0)


def _some_cards(board: Tables, rng: Rng, most: int) -> Payment:
    """Cards of few kinds, so that they now and then come near a set."""
    kinds = [rng.below(len(board.cards)) for _ in range(1 + rng.below(3))]
    counts: dict[int, int] = {}
    for _ in range(rng.below(most + 1)):
        card = rng.pick(kinds)
        counts[card] = counts.get(card, 0) + 1
    return payment(counts)


def arranged() -> Iterator[Case]:
    """Positions that random play seldom reaches."""
    opening, _ = Game.start(catalogue.board("usa"), 2, "texts")
    yield _refused(opening, act.Keep(()))
    yield from _tunnels(_in_turn("nordic"))
    usa, world = _in_turn("usa"), _in_turn("world")
    usa.state.ticket_deck.clear()
    yield _refused(usa, act.DrawTickets())
    usa.state.decks[0].clear()
    usa.state.discards[0] = [0] * len(usa.tables.cards)
    yield _refused(usa, act.DrawDeck(0))
    usa.state.market[2] = -1
    yield _refused(usa, act.DrawMarket(2, 0))
    yield _refused(usa, act.DrawMarket(9, 0))
    usa.state.pieces[usa.seat][0] = 0
    yield _refused(usa, act.Claim(0, ()))
    state, seat = world.state, world.seat
    yield _refused(world, act.Exchange(0, 0))
    yield _refused(world, act.Exchange(0, state.pieces[seat][0] + 1))
    state.box[seat][:] = (0, 1)
    yield _refused(world, act.Exchange(0, 2))
    yield _refused(world, act.Exchange(1, 2))
    state.pieces[seat][:] = (0, 30)
    yield _refused(world, act.Exchange(0, 2))
    yield from _ports(world)


def _tunnels(game: Game) -> Iterator[Case]:
    """A tunnel that asks for two more cards: red ones, then locomotives only."""
    cards = game.tables.cards
    red, blue, wild = (cards.index[name] for name in ("red", "blue", "locomotive"))
    track = game.tables.board.track_index["bergen/oslo/red"]
    game.state.phase = Phase.TUNNEL
    for colour in (red, -1):
        game.state.dig = Dig(track, ((colour if colour >= 0 else wild, 4),), (red, wild, wild), 2, colour)
        yield _refused(game, act.PayTunnel(((wild, 1),)))
        yield _refused(game, act.PayTunnel(((blue, 2),)))
        yield _refused(game, act.Pass())


def _ports(game: Game) -> Iterator[Case]:
    """A player whose track ends in Hamburg, and everything that can be wrong with a port there."""
    state, seat, cards = game.state, game.seat, game.tables.cards
    city = game.tables.board.city_index
    state.nets[seat] = (1 << city["hamburg"] | 1 << city["moskva"],)
    yield _refused(game, act.BuildPort(city["moskva"], ()))
    yield _refused(game, act.BuildPort(-1, ()))
    yield _refused(game, act.BuildPort(city["tokyo"], ()))
    for names in (
        {"red": 2},
        {"red-double-ship": 2},
        {"red-port": 2, "black-ship": 2},
        {"red-port": 2, "red-ship": 1},
        {"red-port": 3, "red-ship": 1},
    ):
        yield _refused(game, act.BuildPort(city["hamburg"], payment({cards.index[n]: c for n, c in names.items()})))
    state.port_cities = 1 << city["hamburg"]
    yield _refused(game, act.BuildPort(city["hamburg"], ()))
    state.ports[seat] = 1 << city["tokyo"] | 1 << city["sydney"] | 1 << city["lagos"]
    yield _refused(game, act.BuildPort(city["hamburg"], ()))


def _in_turn(map_id: str) -> Game:
    """A game of two before its first turn's action; it may be changed."""
    for moment in playing(map_id, 2, "texts"):
        if moment.game.state.turn:
            return moment.game.clone()
    raise AssertionError("the game has no turn")


def _refused(game: Game, action: Action) -> Case:
    refusal = game.check(action)
    assert refusal is not None, action
    return Case(game.tables, refusal, game.seat)


@lru_cache(maxsize=1)
def cases() -> tuple[Case, ...]:
    """Refusals of all sorts, each sort once."""
    found: dict[object, Case] = {}

    def add(case: Case) -> None:
        refusal = case.refusal
        key = (case.tables, refusal.code, refusal.rule, tuple(sorted(refusal.params.items())))
        found.setdefault((*key, refusal.params.get("owner") == case.seat), case)

    for number, (map_id, players) in enumerate(SETUPS):
        for case in provoked(map_id, players, ("random", "hoarder", "collector", "builder")[number % 4]):
            add(case)
    for map_id in MAPS:
        for case in wrong_payments(map_id):
            add(case)
    for case in arranged():
        add(case)
    return tuple(found.values())


def test_every_code_has_sentences_in_every_language() -> None:
    sentences = refusal_sentences()
    assert set(sentences) == {code.value for code in Code}
    for variants in sentences.values():
        for variant in variants:
            assert set(variant.texts) == set(LANGUAGES)
            assert len({template.placeholders for template in variant.texts.values()}) == 1, variant


def test_every_code_is_met() -> None:
    assert {case.refusal.code for case in cases()} == set(Code)


def test_every_refusal_is_told_in_every_language() -> None:
    for case in cases():
        names = NAMES[: case.tables.players]
        told = {
            language: texts.refusal(case.tables, case.refusal, names, case.seat)
            for language, texts in CATALOGUES.items()
        }
        for sentence in told.values():
            assert sentence.endswith("."), sentence
            assert sentence[0].isupper() or sentence[0].isdigit() or sentence.startswith("junction"), sentence
            assert not set("{}|*_\n") & set(sentence), sentence
            assert "  " not in sentence
        assert told["en"] != told["pl"], told


def test_a_refusal_is_told_with_what_the_core_gives() -> None:
    """No sentence speaks of something that its code never brings along."""
    given: dict[str, set[str]] = {}
    for case in cases():
        names = set(case.refusal.params)
        given.setdefault(case.refusal.code.value, {"wild"}).update(names, BY_TRACK if "track" in names else ())
    for code, variants in refusal_sentences().items():
        for variant in variants:
            assert variant.needs <= given[code], f"{code}, line {variant.line}"
            assert set(variant.when) <= given[code] | refusals.FACTS, f"{code}, line {variant.line}"


def test_every_variant_is_said_sometime() -> None:
    """Except for the last one of a code that has others: it is there for what nobody thought of."""
    sentences = refusal_sentences()
    said: set[int] = set()
    for case in cases():
        # as a board would give it that has no rule ids of its own
        unnamed = dataclasses.replace(case.refusal, rule=COMMON_CITES["set"])
        for refusal in (case.refusal, unnamed):
            filling = refusals.fill(CATALOGUES["en"].names, case.tables, refusal, NAMES, case.seat)
            said.add(chosen(sentences[refusal.code.value], filling).line)
    for code, variants in sentences.items():
        unsaid = [variant.line for variant in variants if variant.line not in said]
        assert not unsaid or (len(variants) > 1 and unsaid == [variants[-1].line]), f"{code}: {unsaid}"


def test_every_code_has_a_sentence_even_without_numbers() -> None:
    board = tables("usa")
    for code in Code:
        for texts in CATALOGUES.values():
            assert texts.refusal(board, Refusal(code, "C-1"), ()).endswith(".")


def test_a_card_that_does_not_exist_is_not_named() -> None:
    refusal = Refusal(Code.CARDS_NOT_IN_HAND, "C-7", {"card": "?", "count": 2, "have": 0})
    assert CATALOGUES["en"].refusal(tables("usa"), refusal, NAMES) == "You do not have these cards in your hand."


@pytest.mark.parametrize(
    ("map_id", "refusal", "english", "polish"),
    [
        (
            "nordic",
            Refusal(Code.TRACK_TAKEN, "C-7", {"track": "bergen/oslo/red", "owner": 1}),
            "Bergen–Oslo (red) is taken: Bob has claimed it.",
            "Nitkę Bergen–Oslo (czerwoną) zajmuje już Bob.",
        ),
        (
            "nordic",
            Refusal(Code.TRACK_TAKEN, "C-7", {"track": "bergen/oslo/red", "owner": 0}),
            "Bergen–Oslo (red) is already yours.",
            "Nitka Bergen–Oslo (czerwona) już należy do ciebie.",
        ),
        (
            "nordic",
            Refusal(Code.CARDS_NOT_IN_HAND, "C-7", {"card": "locomotive", "count": 1, "have": 0}),
            "You chose 1 locomotive, but you have none in your hand.",
            "Wykładasz 1 Lokomotywę, ale nie masz takich kart na ręce.",
        ),
        (
            "nordic",
            Refusal(Code.WRONG_COUNT, "N-9", {"track": "bergen/oslo/red", "extra": 2, "paid": 1, "needed": 2}),
            "The tunnel Bergen–Oslo (red) asks for 2 more cards; you chose 1.",
            "Za tunel Bergen–Oslo (czerwony) dopłacasz jeszcze 2 karty, a wykładasz 1.",
        ),
        (
            "usa",
            Refusal(
                Code.WRONG_COUNT,
                "C-8",
                {"track": "calgary/winnipeg/white", "length": 6, "needed": 6, "paid": 4, "colour": "white"},
            ),
            "Calgary–Winnipeg (white) costs exactly 6 cards; you chose 4.",
            "Nitka Calgary–Winnipeg (biała) kosztuje dokładnie 6 kart, a wykładasz 4.",
        ),
        (
            "world",
            Refusal(Code.BOX_EMPTY, "W-19", {"piece": "train", "other": "ship", "count": 5, "have": 9, "box": 3}),
            "Your box holds only 3 ships, so you cannot exchange 5 trains.",
            "W twoim pudełku są tylko 3 statki, więc nie możesz wymienić 5 wagonów.",
        ),
        (
            "world",
            Refusal(Code.LOCOMOTIVE_SECOND, "W-8"),
            "You can take a face-up joker only as your first card; choose another one now.",
            "Spośród odkrytych kart dżokera możesz wziąć tylko jako pierwszą kartę; teraz wybierz inną.",
        ),
        (
            "usa",
            Refusal(Code.NO_SUCH_SLOT, "C-2", {"slot": 5, "slots": 5}),
            "The market has 5 slots; there is no slot 6.",
            "Miejsc na odkryte karty jest 5; miejsca 6 nie ma.",
        ),
        (
            "usa",
            Refusal(Code.TOO_FEW_PIECES, "C-9", {"track": "calgary/winnipeg/white", "length": 6, "left": 4}),
            "Calgary–Winnipeg (white) needs 6 trains, and you have only 4 left.",
            "Na nitkę Calgary–Winnipeg (białą) potrzebujesz 6 wagonów, a masz już tylko 4.",
        ),
        (
            "usa",
            Refusal(
                Code.WRONG_COLOUR,
                "C-8",
                {"track": "calgary/winnipeg/white", "length": 6, "needed": 6, "colour": "white"},
            ),
            "Calgary–Winnipeg (white) takes 6 cards of its own colour; some of yours have another one.",
            "Nitka Calgary–Winnipeg (biała) kosztuje 6 kart w swoim kolorze; wśród wyłożonych są karty w innym.",
        ),
        (
            "nordic",
            Refusal(Code.WRONG_COLOUR, "N-9", {"track": "bergen/oslo/red", "extra": 1, "colour": "red"}),
            "For the tunnel Bergen–Oslo (red) you add 1 more card: red, or a locomotive.",
            "Za tunel Bergen–Oslo (czerwony) dopłacasz 1 kartę; pasuje tylko czerwona karta albo Lokomotywa.",
        ),
        (
            "northern_lights",
            Refusal(Code.TRACK_TAKEN, "C-7", {"track": "junction-lapland-north/kirkenes/yellow", "owner": 1}),
            "Junction–Kirkenes (yellow) is taken: Bob has claimed it.",
            "Nitkę węzeł–Kirkenes (żółtą) zajmuje już Bob.",
        ),
    ],
)
def test_how_it_sounds(map_id: str, refusal: Refusal, english: str, polish: str) -> None:
    board = tables(map_id)
    assert CATALOGUES["en"].refusal(board, refusal, NAMES, 0) == english
    assert CATALOGUES["pl"].refusal(board, refusal, NAMES, 0) == polish
