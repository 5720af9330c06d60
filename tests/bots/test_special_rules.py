# SPDX-License-Identifier: GPL-3.0-or-later
"""Goals, most tickets, the nine-space track, ports and tours enter decisions: with them the move is another one."""

from __future__ import annotations

from dataclasses import replace

from ttr_desktop.bots.levels import EXPERT, ThinkingBot
from ttr_desktop.bots.temper import Temper
from ttr_desktop.core.actions import BuildPort, Claim, DrawDeck, DrawMarket
from ttr_desktop.core.engine import Game
from ttr_desktop.core.rng import Rng
from ttr_desktop.data.scenario import parse_scenario

BLIND = replace(EXPERT, prizes=0.0, ports=0.0)


def position(map_id: str, setup: str) -> Game:
    head = f"{{scenario: 1, title: x, map: {map_id}, players: 2, steps: [], setup: "
    return parse_scenario("x", head + setup + "}").start()[0]


def claimed(game: Game, temper: Temper = EXPERT) -> str:
    """The id of the track that a bot of this temper claims; what else it does by its name."""
    action = ThinkingBot(temper).decide(game.view(0), game.choices(), Rng("1")).action
    return game.tables.tracks[action.track].id if isinstance(action, Claim) else type(action).__name__


# A rival with two trains: these are the last turns.
LATE = "pieces: [{train: 20}, {train: 2}], market: [white, white, white, white, white], "


def test_a_goal_for_short_tracks_is_worth_more_than_a_longer_one() -> None:
    """L-G4: both have two tracks of one space, the third decides."""
    setup = (
        "{"
        + LATE
        + "goals: [short-tracks], hands: [{black: 1, blue: 2}, {}], "
        + "claimed: [[boden/tornio/yellow, oulu/tornio/red], [karlstad/oslo/green, lillehammer/oslo/green]]}"
    )
    game = position("northern_lights", setup)
    assert game.tables.tracks[game.tables.board.track_index[claimed(game)]].length == 1
    assert game.tables.tracks[game.tables.board.track_index[claimed(game, BLIND)]].length == 2


def test_most_tickets_make_a_small_ticket_worth_more_than_a_long_track() -> None:
    """N-14: the ticket Oslo-Stockholm (4) by one space, against ten points for five."""
    tickets = "tickets: [[oslo/stockholm], [bergen/narvik]], "
    setup = (
        "{"
        + LATE
        + tickets
        + "hands: [{orange: 1, blue: 5}, {}], claimed: [[orebro/oslo/green, norrkoping/orebro/gray], []]}"
    )
    game = position("nordic", setup)
    assert claimed(game) == "norrkoping/stockholm/orange"
    assert claimed(game, BLIND) == "kirkenes/rovaniemi/blue"


def test_cards_are_gathered_for_the_nine_spaces_and_laid_there() -> None:
    """N-7: nine spaces bring 27 points; a hand that nearly pays them is not spent on five spaces."""
    whole = position("nordic", "{hands: [{green: 7, black: 4, purple: 4}, {}], pieces: [{train: 15}, {train: 16}]}")
    assert claimed(whole) == "lieksa/murmansk/gray"
    market = "market: [green, red, red, white, white], "
    nearly = position("nordic", "{" + market + "hands: [{green: 8, blue: 3}, {}], pieces: [{train: 15}, {train: 16}]}")
    action = ThinkingBot(EXPERT).decide(nearly.view(0), nearly.choices(), Rng("1")).action
    assert action == DrawMarket(0, 0)
    too_late = position("nordic", "{" + market + "hands: [{green: 8, blue: 3}, {}], pieces: [{train: 15}, {train: 2}]}")
    assert claimed(too_late) == "mo-i-rana/trondheim/green"


PORT = (
    "claimed: [[hamburg/moskva/black, moskva/novosibirsk/green, beijing/novosibirsk/red], []], "
    "tickets: [[beijing/hamburg], []], hands: [{red-port: 2, red-ship: 2, white: 2, white-port: 2}, {}]"
)


def test_a_port_is_built_where_a_completed_ticket_makes_it_pay() -> None:
    game = position("world", "{" + PORT + "}")
    decision = ThinkingBot(EXPERT).decide(game.view(0), game.choices(), Rng("1"))
    assert isinstance(decision.action, BuildPort)
    assert game.tables.board.cities[decision.action.city].id == "hamburg"
    assert (decision.reason, decision.params["points"], decision.params["tickets"]) == ("port-on-ticket", 20, 1)
    assert claimed(game, BLIND) != "BuildPort"


def test_cards_are_drawn_for_a_port() -> None:
    lacking = PORT.replace("red-ship: 2, white: 2, white-port: 2", "red-ship: 1, green-double-ship: 1")
    lacking += ", market: [white, yellow, black, red-ship, green-double-ship, purple-double-ship], "
    lacking += "pieces: [{train: 9, ship: 20}, {train: 8, ship: 8}]"
    game = position("world", "{" + lacking + "}")
    slot = game.state.market.index(game.tables.cards.index["red-ship"])
    chosen = ThinkingBot(EXPERT).decide(game.view(0), game.choices(), Rng("1")).action
    unmoved = ThinkingBot(BLIND).decide(game.view(0), game.choices(), Rng("1")).action
    assert isinstance(chosen, DrawMarket)
    assert chosen.slot == slot
    assert unmoved != chosen


def test_a_tour_is_built_for_in_its_order() -> None:
    """W-15: Lagos-Luanda-Dar es Salaam-Djibouti; the next leg is claimed, not a longer track elsewhere."""
    tour = "lagos/luanda/dar-es-salaam/djibouti"
    rest = "claimed: [[lagos/luanda/purple], []], hands: [{black: 1, red: 7, white: 2, green: 4, purple: 6}, {}]"
    legs = {"dar-es-salaam/luanda/gray", "dar-es-salaam/djibouti/black", "dar-es-salaam/djibouti/red"}
    with_tour = position("world", "{" + rest + f", tickets: [[{tour}], []]}}")
    assert claimed(with_tour) in legs
    without = position("world", "{" + rest + ", tickets: [[casablanca/al-qahira/tehran], []]}")
    assert claimed(without) not in legs


def test_a_deck_is_drawn_from_when_nothing_helps() -> None:
    game = position("usa", "{market: [white, white, white, white, white], tickets: [[denver/el-paso], []]}")
    assert ThinkingBot(EXPERT).decide(game.view(0), game.choices(), Rng("1")).action == DrawDeck(0)
