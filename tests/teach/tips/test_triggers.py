# SPDX-License-Identifier: GPL-3.0-or-later
"""Every tip has a position that sets it off, and one, as near to it as can be, that does not."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tests.helpers.boards import each_map
from tests.helpers.play import position
from tests.helpers.scenarios import scenario_text
from tests.helpers.twins import differs, side_by_side
from ttr_desktop.core.actions import Claim, DrawTickets
from ttr_desktop.core.engine import Game
from ttr_desktop.data.scenario import parse_scenario
from ttr_desktop.teach.tips.glimpse import Glimpse
from ttr_desktop.teach.tips.texts import VALUES, TipTexts
from ttr_desktop.teach.tips.tip import Values
from ttr_desktop.teach.tips.watch import TRIGGERS, Tip, find_tip
from ttr_desktop.texts.catalogue import Catalogue


class Place(NamedTuple):
    """A position, as the setup block of a scenario; with `offer` the seat has just drawn tickets, with `claim` the
    other one has just claimed that track with its last red card."""

    setup: str
    map: str = "usa"
    players: int = 2
    offer: bool = False
    claim: str = ""

    def game(self) -> Game:
        game, _ = parse_scenario("tip.yaml", scenario_text(self.setup, "[]", self.map, str(self.players))).start()
        if self.offer:
            assert isinstance(game.apply(DrawTickets()), list)
        if self.claim:
            track, red = game.tables.board.track_index[self.claim], game.tables.cards.index["red"]
            assert isinstance(game.apply(Claim(track, ((red, 1),))), list)
        return game

    def values(self, tip: str) -> Values:
        """What the trigger of a tip answers to the seat that watches."""
        game = self.game()
        return TRIGGERS[tip](Glimpse(game.tables, game.view(0)))


SHORT = "atlanta/nashville/gray, dallas/houston/gray, kansas-city/omaha/gray, portland/seattle/gray"
TWO_PARTS = "nashville/saint-louis/gray, little-rock/saint-louis/gray"
MOST_LAID = (  # 38 of 45 trains
    "calgary/winnipeg/white, duluth/helena/orange, duluth/toronto/purple, el-paso/houston/green, "
    "el-paso/los-angeles/black, helena/seattle/yellow, new-york/washington/black"
)

ONE_SPACE = "portland/seattle/gray"

# For each tip: where it fires, where it does not.
CASES: dict[str, tuple[Place, Place]] = {
    "far-apart": (
        Place("{ticket_deck: [duluth/el-paso, oklahoma-city/sault-ste-marie, phoenix/portland]}", offer=True),
        Place("{ticket_deck: [duluth/el-paso, duluth/houston, denver/el-paso]}", offer=True),
    ),
    "too-dear": (
        Place("{tickets: [[new-york/seattle], []], pieces: [{train: 12}, {train: 40}]}"),
        Place("{tickets: [[new-york/seattle], []], pieces: [{train: 30}, {train: 40}]}"),
    ),
    "late-tickets": (
        Place(f"{{claimed: [[], [{MOST_LAID}]], hands: [{{}}, {{red: 8}}]}}", offer=True),
        Place("{hands: [{}, {red: 8}]}", offer=True),
    ),
    "end-coming": (
        Place(f"{{claimed: [[], [{MOST_LAID}]], hands: [{{}}, {{red: 8}}]}}"),
        Place("{hands: [{}, {red: 8}]}"),
    ),
    "most-tickets": (
        Place("{tickets: [[], [oslo/stockholm, bergen/narvik]]}", "nordic"),
        Place("{tickets: [[oslo/stockholm], [bergen/narvik, tallinn/tampere]]}", "nordic"),
    ),
    "bottleneck": (
        Place(
            "{tickets: [[bergen/stockholm], []], hands: [{blue: 4, locomotive: 2}, {}],"
            " claimed: [[], [bergen/stavanger/purple]]}",
            "nordic",
        ),
        Place("{tickets: [[bergen/stockholm], []], hands: [{blue: 4, locomotive: 2}, {}]}", "nordic"),
    ),
    "closed-double": (
        Place("{tickets: [[houston/kansas-city], []], claimed: [[], [dallas/oklahoma-city/gray]]}"),
        Place(
            "{tickets: [[houston/kansas-city], [], [], []], claimed: [[], [dallas/oklahoma-city/gray], [], []]}",
            players=4,
        ),
    ),
    "long-tracks": (
        Place(f"{{claimed: [[{SHORT}], []], hands: [{{white: 4}}, {{}}]}}"),
        Place(f"{{claimed: [[{SHORT}], []], hands: [{{white: 3}}, {{}}]}}"),
    ),
    "one-network": (
        Place(
            f"{{claimed: [[{TWO_PARTS}, denver/santa-fe/gray, el-paso/santa-fe/gray,"
            " dallas/oklahoma-city/gray, dallas/houston/gray], []], hands: [{red: 2}, {}]}"
        ),
        Place(
            f"{{claimed: [[{TWO_PARTS}, denver/santa-fe/gray, el-paso/santa-fe/gray,"
            " dallas/oklahoma-city/gray, dallas/houston/gray], []], hands: [{red: 1}, {}]}"
        ),
    ),
    "bonus-cards": (
        Place("{tickets: [[andalsnes/mo-i-rana], []], hands: [{locomotive: 1}, {}]}", "northern_lights"),
        Place("{tickets: [[andalsnes/mo-i-rana], []], hands: [{red: 1}, {}]}", "northern_lights"),
    ),
    "last-round": (
        Place(
            "{turn: 1, pieces: [{train: 20}, {train: 3}], hands: [{blue: 2}, {red: 1}]}", claim="portland/seattle/gray"
        ),
        Place(
            "{turn: 1, pieces: [{train: 20}, {train: 4}], hands: [{blue: 2}, {red: 1}]}", claim="portland/seattle/gray"
        ),
    ),
    "tunnel-spare": (
        Place("{tickets: [[bergen/stockholm], []], hands: [{blue: 4}, {}]}", "nordic"),
        Place("{tickets: [[bergen/stockholm], []], hands: [{blue: 5}, {}]}", "nordic"),
    ),
    "lone-locomotive": (
        Place(
            "{tickets: [[calgary/salt-lake-city], []], hands: [{}, {}],"
            " market: [locomotive, purple, purple, black, black]}"
        ),
        Place(
            "{tickets: [[calgary/salt-lake-city], []], hands: [{}, {}], market: [orange, purple, purple, black, black]}"
        ),
    ),
    "hoarding": (
        Place("{tickets: [[denver/el-paso], []], hands: [{red: 6, blue: 5}, {}]}"),
        Place("{tickets: [[denver/el-paso], []], hands: [{red: 6, blue: 4}, {}]}"),
    ),
    "idle-locomotives": (
        Place("{tickets: [[oslo/stockholm], []], hands: [{locomotive: 4}, {}]}", "nordic"),
        Place("{tickets: [[bergen/stockholm], []], hands: [{locomotive: 4}, {}]}", "nordic"),
    ),
    "ferry-locomotives": (
        Place("{tickets: [[tallinn/tampere], []], hands: [{purple: 1}, {}]}", "nordic"),
        Place("{tickets: [[tallinn/tampere], []], hands: [{locomotive: 1}, {}]}", "nordic"),
    ),
    "grey-choice": (
        Place("{tickets: [[denver/el-paso, calgary/salt-lake-city], []], hands: [{purple: 2, red: 2}, {}]}"),
        Place("{tickets: [[denver/el-paso, calgary/salt-lake-city], []], hands: [{purple: 2, red: 1}, {}]}"),
    ),
    "wasted-double-ship": (
        Place("{tickets: [[al-qahira/marseille], []], hands: [{green-double-ship: 1}, {}]}", "world"),
        Place("{tickets: [[al-qahira/marseille], []], hands: [{green-ship: 1}, {}]}", "world"),
    ),
    "piece-mix": (
        Place("{tickets: [[al-qahira/marseille], []], pieces: [{train: 10, ship: 2}, {train: 20, ship: 40}]}", "world"),
        Place("{tickets: [[al-qahira/marseille], []], pieces: [{train: 10, ship: 3}, {train: 20, ship: 40}]}", "world"),
    ),
    "ports-unbuilt": (
        Place("{pieces: [{train: 4, ship: 20}, {train: 20, ship: 40}]}", "world"),
        Place("{pieces: [{train: 5, ship: 20}, {train: 20, ship: 40}]}", "world"),
    ),
    "goal-near": (
        Place(
            "{goals: [ferries, locomotives, capitals, short-tickets], pieces: [{train: 20}, {train: 20}],"
            " claimed: [[alborg/goteborg/gray], [alborg/kristiansand/gray, arhus/kobenhavn/gray]]}",
            "northern_lights",
        ),
        Place(
            "{goals: [ferries, locomotives, capitals, short-tickets], pieces: [{train: 20}, {train: 20}],"
            " claimed: [[], [alborg/kristiansand/gray, arhus/kobenhavn/gray]]}",
            "northern_lights",
        ),
    ),
}


def test_every_tip_has_its_positions_and_values() -> None:
    assert len(TRIGGERS) >= 15
    assert set(CASES) == set(TRIGGERS) == set(VALUES)


@pytest.mark.parametrize("tip", CASES)
def test_fires(tip: str) -> None:
    values = CASES[tip][0].values(tip)
    assert values is not None
    assert set(values) == set(VALUES[tip].split())


@pytest.mark.parametrize("tip", CASES)
def test_does_not_fire(tip: str) -> None:
    assert CASES[tip][1].values(tip) is None


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("tip", CASES)
def test_says_what_is_to_be_seen(tip: str, language: str) -> None:
    """The numbers of the position are in the sentence, and nothing is left unfilled."""
    place = CASES[tip][0]
    values, texts = place.values(tip), TipTexts(Catalogue(language))
    assert values is not None
    said = texts.now(place.game().tables, Tip(tip, values), ["Zoe", "Ben"])
    assert "{" not in said + texts.title(tip) + texts.lesson(tip)
    for number in (value for name, value in values.items() if name in ("spaces", "chance", "points", "needed")):
        assert str(number) in said
    if "seat" in values:
        assert "Ben" in said


def test_a_triple_route_closes_two_tracks() -> None:
    """With two players one of three tracks may be used (L-9)."""
    board = Place("{}", "northern_lights").game().tables.board
    route = next(route for route in board.routes if len(route) == 3)
    setup = f"{{tickets: [[{{}}], []], claimed: [[], [{board.tracks[route[0]].id}]]}}"
    found = [
        Place(setup.replace("[{}]", f"[{ticket.id}]"), "northern_lights").values("closed-double")
        for ticket in board.tickets
    ]
    assert {values["others"] for values in found if values is not None} == {2}


@pytest.mark.parametrize(("goal", "fires"), [("ferries", True), ("locomotives", False)])
def test_cards_are_not_called_worthless_where_they_count(goal: str, fires: bool) -> None:
    """One goal counts pairs in hand (L-G1)."""
    goals = f"[{goal}, capitals, short-tickets, arctic-tickets]"
    tickets = "tickets: [[helsinki/stockholm], []]"
    ready = Place(f"{{goals: {goals}, {tickets}, hands: [{{red: 6, blue: 6}}, {{}}]}}", "northern_lights")
    assert (ready.values("hoarding") is not None) is fires


@pytest.mark.parametrize(("cards", "said"), [(5, "only one card is missing"), (6, "and you have the cards")])
def test_the_cards_for_a_long_track_are_counted(cards: int, said: str) -> None:
    place = Place(f"{{claimed: [[{SHORT}], []], hands: [{{white: {cards}}}, {{}}]}}")
    values = place.values("long-tracks")
    assert values is not None
    assert said in TipTexts(Catalogue()).now(place.game().tables, Tip("long-tracks", values), ["Zoe", "Ben"])


def test_one_card_is_one_card() -> None:
    tables = Place("{}").game().tables
    values = {"track": tables.board.track_index["atlanta/nashville/gray"], "length": 1, "card": 0, "kept": 1}
    said = TipTexts(Catalogue()).now(tables, Tip("grey-choice", values), ["Zoe", "Ben"])
    assert "with 1 red card rather than with 1 blue card" in said


def test_one_at_a_time_and_each_once() -> None:
    view = CASES["hoarding"][0].game().view(0)
    known: set[str] = set()
    while (tip := find_tip(view, known)) is not None:
        assert tip.id not in known
        known.add(tip.id)
    assert "hoarding" in known
    assert find_tip(view, known) is None


def test_nothing_on_a_rivals_turn() -> None:
    game = Place("{turn: 1, tickets: [[denver/el-paso], []], hands: [{red: 6, blue: 5}, {}]}").game()
    assert find_tip(game.view(0), ()) is None


@each_map
def test_secrets_make_no_difference(map_id: str) -> None:
    asked = 0
    for moment in (0, 30, 80):
        game = position(map_id, 2, f"tips {moment}", moment)
        for pair in side_by_side(game, game.seat, "tips", "random", 10):
            if pair.one.seat == game.seat and differs(pair, game.seat):
                one, two = (Glimpse(game.tables, twin.view(game.seat)) for twin in (pair.one, pair.two))
                assert {tip: trigger(one) for tip, trigger in TRIGGERS.items()} == {
                    tip: trigger(two) for tip, trigger in TRIGGERS.items()
                }
                asked += 1
    assert asked
