# SPDX-License-Identifier: GPL-3.0-or-later
"""Why a move is good: facts with their numbers, in positions where a glib sentence would be false."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers.scenarios import scenario_text
from ttr_desktop.bots.base import Decision
from ttr_desktop.core.actions import Action, Claim, DrawDeck, DrawMarket, DrawTickets, Keep, PickPieces
from ttr_desktop.core.cards import payment
from ttr_desktop.core.engine import Game
from ttr_desktop.core.sampling import choices_of
from ttr_desktop.data import catalogue
from ttr_desktop.data.scenario import parse_scenario
from ttr_desktop.teach.hints import Hint, hint_for
from ttr_desktop.teach.reasons import reasons, searched
from ttr_desktop.teach.said import Said, Wording
from ttr_desktop.texts.catalogue import Catalogue


def start(setup: str, map_id: str = "usa", players: int = 2) -> Game:
    return parse_scenario("x.yaml", scenario_text(setup, "[]", map_id, str(players))).start()[0]


def why(game: Game, action: Action) -> dict[str, dict[str, Any]]:
    return {one.key: dict(one.values) for one in reasons(game.tables, game.view(game.seat), action)}


def hint(game: Game, action: Action) -> Hint:
    view = game.view(game.seat)
    return hint_for(game.tables, view, choices_of(game.tables.board, view), action)


def claim(game: Game, track: str, **cards: int) -> Claim:
    index = game.tables.cards.index
    pay = payment({index[name.replace("_", "-")]: count for name, count in cards.items()})
    return Claim(game.tables.board.track_index[track], pay)


def english(game: Game, said: tuple[Said, ...]) -> str:
    return Wording(game.tables, Catalogue(), ["Zoe", "Ben", "Ada"]).say_all(said)


# new tickets

MIAMI = "atlanta/miami/blue, charleston/miami/purple, miami/new-orleans/red"  # all that leads there


def test_lost_tickets_leave_their_pieces_for_others() -> None:
    game = start(f"{{tickets: [[boston/miami], []], claimed: [[], [{MIAMI}]]}}")
    assert hint(game, DrawTickets()).look == Said("where-hopeless", {"left": 45})
    assert why(game, DrawTickets())["why-hopeless"]["left"] == 45


def test_no_room_is_promised_where_there_is_none() -> None:
    game = start("{tickets: [[new-york/seattle], []], pieces: [{train: 12}, {train: 40}]}")
    assert set(why(game, DrawTickets())) == {"why-swap"}


def test_tickets_that_are_joined_already_take_nothing() -> None:
    game = start("{claimed: [[denver/santa-fe/gray, el-paso/santa-fe/gray], []]}")
    action = Keep((game.tables.board.ticket_index["denver/el-paso"],))
    text = english(game, reasons(game.tables, game.view(0)._replace(offer=action.tickets), action))
    assert text == "That takes no more tracks. Completed, this ticket brings 4 points."


@pytest.mark.parametrize(("ticket", "tour"), [("jakarta/sydney", 0), ("lagos/luanda/dar-es-salaam/djibouti", 1)])
def test_the_points_of_a_tour_are_promised_with_care(ticket: str, tour: int) -> None:
    game, _ = Game.start(catalogue.board("world"), 2, "tour", 0)
    action = Keep((game.tables.board.ticket_index[ticket],))
    told = reasons(game.tables, game.view(0)._replace(offer=action.tickets), action)
    assert dict(told[1].values)["tour"] == tour
    assert ("up to" in english(game, told)) is bool(tour)


# tracks


@pytest.mark.parametrize(("trains", "key"), [(45, "why-serves"), (5, "why-points")])
def test_a_ticket_that_takes_too_many_trains_is_no_reason(trains: int, key: str) -> None:
    game = start(
        f"{{tickets: [[los-angeles/new-york], []], hands: [{{white: 2}}, {{}}],"
        f" pieces: [{{train: {trains}}}, {{train: 40}}]}}"
    )
    action = claim(game, "new-york/pittsburgh/white", white=2)
    assert key in why(game, action)
    assert hint(game, action).look.key == {"why-serves": "where-ticket"}.get(key, "where-points")


TOUR = "tickets: [[casablanca/al-qahira/tehran], []]"


@pytest.mark.parametrize(
    ("claimed", "track", "points", "order"),
    [
        ("al-qahira/tehran/black", "al-qahira/casablanca/gray", 9, 1),
        # By Marseille and Athina one comes to Tehran first.
        ("al-qahira/tehran/black, athina/tehran/gray, athina/marseille/red", "casablanca/marseille/gray", 6, 0),
    ],
)
def test_a_tour_out_of_order_is_worth_less(claimed: str, track: str, points: int, order: int) -> None:
    game = start(f"{{{TOUR}, hands: [{{green: 3}}, {{}}], claimed: [[{claimed}], []]}}", "world")
    number = game.tables.board.track_index[track]
    action = Claim(number, next(game.choices().payments(number)))
    completes = why(game, action)["why-completes"]
    assert (completes["points"], completes["order"]) == (points, order)
    text = english(game, reasons(game.tables, game.view(0), action))
    assert ("not in the order shown: 6 points" in text) is not bool(order)


@pytest.mark.parametrize(("owners", "named"), [((1, 2), [1]), ((1, 1), [])])
def test_a_rival_who_owns_the_other_track_is_no_danger(owners: tuple[int, int], named: list[int]) -> None:
    """With three players both tracks may be used, but by different players (C-10)."""
    tracks: list[list[str]] = [[], [], []]
    for owner, track in zip(owners, ("bergen/stavanger/purple", "bergen/oslo/red"), strict=True):
        tracks[owner].append(track)
    claimed = ", ".join(f"[{', '.join(own)}]" for own in tracks)
    hands, tickets = "[{blue: 4}, {}, {}]", "[[bergen/stockholm], [], []]"
    game = start(f"{{hands: {hands}, tickets: {tickets}, claimed: [{claimed}]}}", "nordic", 3)
    told = why(game, claim(game, "bergen/oslo/blue", blue=4))
    assert [values["seat"] for key, values in told.items() if key.startswith("why-rival")] == named


@pytest.mark.parametrize("last", [False, True])
def test_no_danger_is_named_when_there_is_no_time_for_it(last: bool) -> None:
    game = start(
        "{tickets: [[bergen/stockholm], []], hands: [{blue: 4}, {}], claimed: [[], [bergen/stavanger/purple]]}",
        "nordic",
    )
    action = claim(game, "bergen/oslo/blue", blue=4)
    view = game.view(0)._replace(last_by=1, turns_left=2) if last else game.view(0)
    told = {one.key for one in reasons(game.tables, view, action)}
    assert ("why-rival" in told) is not last


@pytest.mark.parametrize("last", [False, True])
def test_a_goal_out_of_reach_is_no_reason(last: bool) -> None:
    """In the last turn a first ferry does not catch up with two."""
    game = start(
        "{goals: [ferries, capitals, short-tickets, arctic-tickets], hands: [{locomotive: 2}, {}],"
        " claimed: [[], [alborg/kristiansand/gray, goteborg/kobenhavn/gray]]}",
        "northern_lights",
    )
    view = game.view(0)._replace(last_by=1, turns_left=2) if last else game.view(0)
    told = {one.key for one in reasons(game.tables, view, claim(game, "alborg/goteborg/gray", locomotive=1))}
    assert ("why-goal" in told) is not last


@pytest.mark.parametrize(("blue", "spare"), [(4, 0), (5, 1)])
def test_the_risk_of_a_tunnel_counts_what_is_to_spare(blue: int, spare: int) -> None:
    game = start(f"{{tickets: [[bergen/stockholm], []], hands: [{{blue: {blue}}}, {{}}]}}", "nordic")
    risk = why(game, claim(game, "bergen/oslo/blue", blue=4))["why-risk"]
    assert risk["spare"] == spare
    assert (risk["enough"] == 100 - risk["chance"]) is (spare == 0)


# cards


@pytest.mark.parametrize(("card", "left"), [("purple-double-ship", 3), ("purple-ship", 4)])
def test_ships_are_counted_by_spaces(card: str, left: int) -> None:
    """A sea track lacks spaces, not cards, and a double ship pays for two of them (W-10)."""
    game = start(
        f"{{market: [{card}, red, red, red-ship, red-ship, red-ship], hands: [{{purple-ship: 1}}, {{}}],"
        " tickets: [[dar-es-salaam/los-angeles], []]}",
        "world",
    )
    found = hint(game, DrawMarket(0, 1))
    numbers = dict(found.why[0].values)
    assert (numbers["lack"], numbers["left"], numbers["sea"]) == (5, left, 1)
    assert f"ship cards for 5 spaces; with this one for {left}." in english(game, found.why)
    assert found.move.key == "do-market-refill", "who takes it must say from where its place is filled (W-7)"
    assert found.move.values["deck"] == 1


FERRY = "market: [orange, green, green, green, green], hands: [{red: 1, white: 2, purple: 2}, {}]"


def test_a_card_that_counts_beside_others_only_is_explained() -> None:
    """Any six cards pay for the two spaces of the black ferry (N-6)."""
    game = start(f"{{{FERRY}, tickets: [[bergen/kobenhavn], []], claimed: [[goteborg/oslo/orange], []]}}", "nordic")
    told = why(game, DrawMarket(0, 0))
    assert game.tables.tracks[told["why-card"]["track"]].id == "goteborg/kobenhavn/black"
    assert told["why-card"]["left"] == 0
    assert told["why-group"]["group"] == 3


def test_a_track_of_the_cards_own_colour_is_the_better_reason() -> None:
    game = start(f"{{{FERRY}, tickets: [[bergen/kobenhavn], []]}}", "nordic")
    told = why(game, DrawMarket(0, 0))
    assert game.tables.tracks[told["why-card"]["track"]].id == "goteborg/oslo/orange"
    assert "why-group" not in told
    assert told["why-way"]["ticket"] == game.tables.board.ticket_index["bergen/kobenhavn"]


def test_a_face_up_locomotive_is_never_overlooked() -> None:
    """It costs the second card as the first, and cannot be the second (U-3)."""
    game = start(
        "{market: [locomotive, green, green, green, green], hands: [{red: 1}, {}], tickets: [[denver/el-paso], []]}"
    )
    assert "why-blind-alone" in why(game, DrawDeck(0))
    game.play(DrawMarket(1, 0))
    assert "why-blind-second" in why(game, DrawDeck(0))


def test_locomotives_are_not_wild_everywhere() -> None:
    """On the track of nine spaces a locomotive is one card among four (N-7)."""
    game = start("{market: [locomotive, green, green, green, green], hands: [{red: 8, blue: 3}, {}]}", "nordic")
    track = game.tables.board.track_index["lieksa/murmansk/gray"]
    told = why(game, DrawMarket(0, 0))
    assert told["why-card"]["track"] == track
    assert "why-wild" not in told


def test_an_empty_deck_is_made_of_the_discards() -> None:
    game = start(
        "{hands: [{red: 1}, {}], market: [green, green, green, green, green], tickets: [[denver/el-paso], []]}"
    )
    red = game.tables.cards.index["red"]
    discards = tuple(4 if card == red else 0 for card in range(len(game.tables.cards)))
    view = game.view(0)._replace(deck_sizes=(0,), discards=(discards,))
    (told, *_) = reasons(game.tables, view, DrawDeck(0))
    assert told.values["chance"] == 100


def test_pieces_that_do_not_cover_the_ways_are_not_said_to() -> None:
    game, _ = Game.start(catalogue.board("world"), 2, "pieces", 0)
    names = ("edinburgh/hong-kong", "jakarta/marseille", "buenos-aires/miami", "dar-es-salaam/los-angeles")
    tickets = tuple(game.tables.board.ticket_index[name] for name in names)
    view = game.view(0)._replace(tickets=tickets, offer=())
    few, many = (dict(reasons(game.tables, view, PickPieces(n, 60 - n))[0].values) for n in (12, 25))
    assert few["trains"] == many["trains"] > 12
    assert (few["short"], many["short"]) == (1, 0)


def test_sentences_begin_with_a_capital() -> None:
    """Even where a track begins at a junction, which has no name (C-21)."""
    game = start("{}", "northern_lights")
    track = next(t for t in game.tables.tracks if game.tables.board.cities[t.a].junction)
    said = Said("why-card", {"track": track.number, "lack": 2, "left": 1, "sea": 0})
    assert english(game, (said,)).startswith("Junction")


@pytest.mark.parametrize(
    ("chance", "tries", "told"),
    [(0.672, 500, 65), (0.999, 500, 95), (0.0, 500, 5), (0.672, 59, None), (0.5, None, None)],
)
def test_the_chance_is_told_no_finer_than_it_is_known(chance: float, tries: int | None, told: int | None) -> None:
    params = {"chance": chance} | ({"tries": tries} if tries is not None else {})
    found = [one.values["chance"] for one in searched(Decision(DrawDeck(0), "", params))]
    assert found == ([] if told is None else [told])
