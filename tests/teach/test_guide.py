# SPDX-License-Identifier: GPL-3.0-or-later
"""The guide of the first game says each thing once, when it first happens, and knows only what the seat knows."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.helpers.telling import telling
from ttr_desktop.bots.registry import make_bot
from ttr_desktop.core.actions import DrawDeck, DrawMarket, DrawTickets, Keep
from ttr_desktop.core.engine import Game
from ttr_desktop.core.events import CardDrawn, Event, LastRound, MarketFlushed, TicketCompleted, TrackClaimed, told_to
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.rng import Rng
from ttr_desktop.data.catalogue import board
from ttr_desktop.data.problems import FileProblem
from ttr_desktop.teach.guide import Guide, explanations, load_guide
from ttr_desktop.texts.catalogue import Catalogue
from ttr_desktop.texts.plural import LANGUAGES

# What beginners have to hear of, whatever happens in their first game.
ALWAYS = {
    "tickets",
    "tickets-kept",
    "turn",
    "claimed",
    "other-draws",
    "other-claims",
    "few-pieces",
    "last-round",
    "ended",
}


@pytest.fixture
def game() -> Game:
    """Both have kept their tickets; the player is to move."""
    made, _ = Game.start(board("usa"), 2, "guide", first=0)
    while made.phase is Phase.CHOOSE_TICKETS:
        made.play(Keep(tuple(sorted(made.state.offers[made.seat]))))
    return made


def said(guide: Guide, game: Game, *events: Event) -> list[str]:
    return [one.id for one in guide.happened(events, game.view(0))]


def wild(game: Game) -> int:
    return game.tables.wild


def test_a_whole_game_is_explained_to_its_end_and_nothing_twice() -> None:
    for seed in ("a", "b", "c"):
        game, events = Game.start(board("usa"), 2, seed, first=0)
        guide, rng, bot = Guide(game.tables, 0), Rng(seed), make_bot("greedy")
        told: list[str] = []
        while True:
            mine = [one for event in events if (one := told_to(0, event)) is not None]
            told += [one.id for one in guide.happened(mine, game.view(0))]
            if game.over:
                break
            if game.seat == 0:
                told += [one.id for one in guide.asked(game.view(0), bool(game.choices().claims))]
            events = game.play(bot.decide(game.view(game.seat), game.choices(), rng).action)
        assert len(set(told)) == len(told)
        assert set(told) >= ALWAYS
        assert told[0] == "tickets"
        assert told[-1] == "ended"


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (CardDrawn(0, 0, 2, 3), "card-market"),
        (CardDrawn(0, 0, -1, 3), "card-blind"),
        (CardDrawn(1, 0, -1, None), "other-draws"),
        (TrackClaimed(0, 3, (), 2, 43), "claimed"),
        (TrackClaimed(1, 3, (), 2, 43), "other-claims"),
        (TicketCompleted(0, 4), "ticket-done"),
        (LastRound(1, 1), "last-round"),
        (MarketFlushed((1, 2, 3, 4, 5), (1, 2, 3, 4, 5)), "flushed"),
    ],
)
def test_what_is_said_of_an_event(game: Game, event: Event, expected: str) -> None:
    guide = Guide(game.tables, 0)
    assert said(guide, game, event) == [expected]
    assert said(guide, game, event) == []


def test_locomotives_are_told_apart_by_where_they_come_from(game: Game) -> None:
    guide = Guide(game.tables, 0)
    assert said(guide, game, CardDrawn(0, 0, 1, wild(game))) == ["locomotive-market"]
    assert said(guide, game, CardDrawn(0, 0, -1, wild(game))) == ["locomotive-blind"]


def test_what_is_said_when_one_is_asked(game: Game) -> None:
    guide = Guide(game.tables, 0)
    assert [one.id for one in guide.asked(game.view(0), False)] == ["turn"]
    assert guide.asked(game.view(0), False) == []
    assert [one.id for one in guide.asked(game.view(0), True)] == ["can-claim"]
    game.play(DrawTickets())
    assert [one.id for one in guide.asked(game.view(0), False)] == ["new-tickets"]


def test_few_pieces_of_anybody_announce_the_end(game: Game) -> None:
    guide = Guide(game.tables, 0, seen={"turn"})
    assert guide.asked(game.view(0), False) == []
    game.state.pieces[1][0] = 9
    assert [one.id for one in guide.asked(game.view(0), False)] == ["few-pieces"]


def test_a_refusal_is_explained_once(game: Game) -> None:
    guide = Guide(game.tables, 0)
    assert [one.id for one in guide.refused(game.view(0))] == ["refused"]
    assert guide.refused(game.view(0)) == []


def test_what_was_seen_before_is_not_said_again_and_what_was_not_read_is(game: Game) -> None:
    guide = Guide(game.tables, 0, seen={"card-blind"})
    assert said(guide, game, CardDrawn(0, 0, -1, 3)) == []
    unread = guide.happened([CardDrawn(0, 0, 2, 3)], game.view(0))
    guide.unsay(unread)
    assert said(guide, game, CardDrawn(0, 0, 2, 3)) == ["card-market"]


def test_it_says_nothing_that_depends_on_what_the_seat_may_not_know(game: Game) -> None:
    """Two games that look alike to the player are explained alike."""
    other = game.clone()
    other.state.hands[1], other.state.hands[0] = list(reversed(other.state.hands[1])), list(other.state.hands[0])
    for one in (game, other):
        one.play(DrawMarket(0, 0) if one.state.market[0] != one.tables.wild else DrawDeck(0))
    guides = [Guide(one.tables, 0) for one in (game, other)]
    first, second = (guide.asked(one.view(0), False) for guide, one in zip(guides, (game, other), strict=True))
    assert first == second


def test_texts_are_short_and_in_both_languages() -> None:
    for one in explanations():
        for texts in (one.title, one.text):
            assert set(texts) == set(LANGUAGES)
            assert texts["en"] != texts["pl"]
        assert all(len(text) <= 220 for text in one.text.values()), one.id
        assert all(len(text) <= 40 for text in one.title.values()), one.id
        assert not one.rule or "usa" in Catalogue().rule(one.rule).boards
    assert {one.id for one in explanations()} >= ALWAYS


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("x: {title: {en: a, pl: b}, text: {en: a, pl: b}}", "either `when`"),
        ("x: {at: teatime, title: {en: a, pl: b}, text: {en: a, pl: b}}", "'teatime' is not one of"),
        ("x: {at: turn, if: [raining], title: {en: a, pl: b}, text: {en: a, pl: b}}", "'raining' is not one of"),
        ("x: {at: turn, title: {en: a}, text: {en: a, pl: b}}", "'pl' is missing"),
    ],
)
def test_a_wrong_file_is_refused(tmp_path: Path, text: str, problem: str) -> None:
    path = tmp_path / "guide.yaml"
    path.write_text(text)
    with telling(FileProblem, match=problem):
        load_guide(path)
