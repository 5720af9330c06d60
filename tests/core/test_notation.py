# SPDX-License-Identifier: GPL-3.0-or-later
"""Actions in the text form of the contract: every legal action has one, and it means that action."""

from __future__ import annotations

import json
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.helpers.boards import MAPS, each_map, each_setup, tables
from tests.helpers.examples import examples
from tests.helpers.play import manners, playing, position, seeds
from tests.helpers.telling import in_words
from ttr_desktop.core import actions as act
from ttr_desktop.core.notation import UNKNOWN, NotationError, from_text, to_text
from ttr_desktop.core.refusal import Refusal


@each_setup
@examples(5)
@given(seed=seeds, manner=manners, moment=st.integers(0, 200))
def test_every_legal_action_comes_back(map_id: str, players: int, seed: str, manner: str, moment: int) -> None:
    """Through JSON, as in a save."""
    game = position(map_id, players, seed, moment, manner)
    for action in islice(game.legal(), 300):
        text = json.dumps(to_text(game.tables, action))
        assert from_text(game.tables, json.loads(text), game.state.offers[game.seat]) == action


def test_every_kind_of_action_was_seen() -> None:
    """Otherwise the test above says nothing about it. Passing is too rare for random play."""
    kinds = {
        moment.action.kind
        for map_id in MAPS
        for seed in ("a", "b", "c", "d", "e")
        for moment in playing(map_id, 2, seed)
        if moment.action is not None
    }
    wanted = "keep pieces draw-deck draw-market stop draw-tickets claim tunnel-pay tunnel-decline port exchange"
    assert kinds == set(wanted.split())
    assert from_text(tables("usa"), {"pass": True}) == act.Pass()
    assert to_text(tables("usa"), act.Pass()) == {"pass": True}


@pytest.mark.parametrize(
    ("map_id", "form", "action"),
    [
        ("usa", {"draw": "deck"}, act.DrawDeck(0)),
        ("world", {"draw": "train-deck"}, act.DrawDeck(0)),
        ("world", {"draw": "ship-deck"}, act.DrawDeck(1)),
        ("usa", {"draw": "market", "slot": 2}, act.DrawMarket(2, 0)),
        ("world", {"draw": "market", "slot": 2, "refill": "ship"}, act.DrawMarket(2, 1)),
        ("northern_lights", {"stop": "drawing"}, act.StopDrawing()),
        ("usa", {"draw": "tickets"}, act.DrawTickets()),
        ("nordic", {"tunnel": "pay", "pay": {"red": 1}}, act.PayTunnel(((0, 1),))),
        ("nordic", {"tunnel": "decline"}, act.DeclineTunnel()),
        ("world", {"pieces": {"train": 20, "ship": 40}}, act.PickPieces(20, 40)),
        ("world", {"exchange": {"train": 3}}, act.Exchange(0, 3)),
        ("world", {"exchange": {"ship": 2}}, act.Exchange(1, 2)),
    ],
)
def test_the_forms_of_the_contract(map_id: str, form: dict[str, object], action: act.Action) -> None:
    assert from_text(tables(map_id), form) == action
    assert to_text(tables(map_id), action) == form


def test_cities_may_be_named_in_either_order() -> None:
    nordic = tables("nordic")
    wanted = from_text(nordic, {"claim": "bergen/oslo/red", "pay": {"red": 4}})
    assert isinstance(wanted, act.Claim)
    assert from_text(nordic, {"claim": "oslo/bergen/red", "pay": {"red": 4}}) == wanted
    assert nordic.tracks[wanted.track].id == "bergen/oslo/red"
    kept = from_text(nordic, {"keep": ["stockholm/bergen"]})
    assert kept == from_text(nordic, {"keep": ["bergen/stockholm"]})


def test_keep_all_means_the_offer() -> None:
    assert from_text(tables("usa"), {"keep": "all"}, (3, 4, 9)) == act.Keep((3, 4, 9))


@pytest.mark.parametrize(
    "form",
    [
        {"claim": "nowhere/else/red", "pay": {"red": 1}},
        {"claim": 5, "pay": {}},
        {"keep": ["no/ticket"]},
        {"keep": [5]},
        {"port": "atlantis", "pay": {}},
        {"draw": "market", "slot": 99},
        {"draw": "market", "slot": -1},
        {"claim": "al-qahira/athina/green", "pay": {}},
    ],
)
def test_what_does_not_exist_is_refused_by_the_engine(form: dict[str, object]) -> None:
    """An unknown id is not a malformed action: the engine says why it will not do."""
    game = position("world", 2, "unknown", 4)
    assert isinstance(game.apply(from_text(game.tables, form)), Refusal)
    assert UNKNOWN < 0


@pytest.mark.parametrize(
    ("form", "message"),
    [
        (None, "an action is a mapping"),
        ([], "an action is a mapping"),
        ({}, "exactly one of the keys"),
        ({"draw": "deck", "stop": "drawing"}, "exactly one of the keys"),
        ({"draw": "deck", "colour": "red"}, "draw: unknown key 'colour'"),
        ({"draw": "deck", "slot": 1}, "only a market card"),
        ({"draw": "cellar"}, "draw: expected market, tickets or deck, not 'cellar'"),
        ({"draw": ["deck"]}, "draw: expected"),
        ({"draw": "market"}, "needs a slot"),
        ({"draw": "market", "slot": True}, "needs a slot"),
        ({"draw": "market", "slot": 1, "refill": "train"}, "refill: expected"),
        ({"keep": "some"}, "keep: expected a list"),
        ({"claim": "x", "pay": []}, "pay: expected counts"),
        ({"claim": "x", "pay": {"red": -1}}, "pay: 'red': -1 is not a count"),
        ({"claim": "x", "pay": {"red": True}}, "pay: 'red': True is not a count"),
        ({"claim": "x", "pay": {"pink": 1}}, "there is no card 'pink'"),
        ({"pieces": {"horse": 1}}, "pieces: expected counts"),
        ({"exchange": {"train": 1, "ship": 1}}, "exchange: expected one count"),
        ({"tunnel": "dig"}, "tunnel: expected pay"),
        ({"tunnel": "decline", "pay": {}}, "tunnel: expected pay"),
        ({"stop": "it"}, "stop: expected drawing"),
        ({"pass": 1}, "pass: expected true"),
    ],
)
def test_what_is_no_action_at_all_is_said_in_a_sentence(form: object, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        from_text(tables("usa"), form)
    assert message in in_words(caught.value)


_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)
_verbs = st.sampled_from(
    ["keep", "pieces", "draw", "stop", "claim", "tunnel", "port", "exchange", "pass", "slot", "refill", "pay"]
)


@each_map
@examples(80)
@given(form=st.dictionaries(_verbs, _values | st.sampled_from(["market", "all", "pay", "deck"]), max_size=3))
def test_any_mapping_is_an_action_or_a_notation_error(map_id: str, form: dict[str, object]) -> None:
    """And whatever it reads, the engine can judge it."""
    game = position(map_id, 2, "any", 6)
    try:
        action = from_text(game.tables, form)
    except NotationError:
        return
    game.apply(action)
