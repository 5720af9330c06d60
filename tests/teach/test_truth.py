# SPDX-License-Identifier: GPL-3.0-or-later
"""What the teacher says of a move is held against the game itself, in many positions and for many moves."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from tests.helpers.boards import each_map
from ttr_desktop.bots.base import decision_rng
from ttr_desktop.bots.registry import make_bot
from ttr_desktop.core.actions import Action, Claim, DrawMarket
from ttr_desktop.core.engine import Game
from ttr_desktop.core.network import join
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.scoring import ticket_points
from ttr_desktop.data import catalogue
from ttr_desktop.teach.explain import seen
from ttr_desktop.teach.options import options
from ttr_desktop.teach.plans import Reach, ticket_plan
from ttr_desktop.teach.reasons import reasons
from ttr_desktop.teach.said import Said
from ttr_desktop.teach.serving import net_of

PLAYERS = {"usa": 4, "nordic": 3, "northern_lights": 3, "world": 4}
EVERY = 7  # actions between two looks


def positions(map_id: str) -> Iterator[Game]:
    """A game between bots of two levels, looked at again and again."""
    players = PLAYERS[map_id]
    game, _ = Game.start(catalogue.board(map_id), players, "words", 0)
    bots = [make_bot(("expert", "casual")[seat % 2]) for seat in range(players)]
    for number in range(2000):
        if game.over:
            return
        if number % EVERY == 0:
            yield game
        view = game.view(game.seat)
        game.play(bots[game.seat].decide(view, game.choices(), decision_rng("truth", view)).action)
    raise AssertionError("the game does not end")


def moves(game: Game) -> list[Action]:
    return list(islice(options(game.tables, game.view(game.seat), game.choices()), 40))


@each_map
def test_reasons_are_true(map_id: str) -> None:
    checked: set[str] = set()
    for game in positions(map_id):
        for action in moves(game):
            for one in reasons(game.tables, game.view(game.seat), action):
                checked.add(one.key)
                if isinstance(action, Claim) and game.tables.tracks[action.track].kind != "tunnel":
                    _claim_is_told_truly(game, action, one)
                if isinstance(action, DrawMarket):
                    _card_is_told_truly(game, action, one)
    assert {"why-completes", "why-serves", "why-points", "why-card", "why-way"} <= checked


def _claim_is_told_truly(game: Game, action: Claim, one: Said) -> None:
    seat, values, tables = game.seat, one.values, game.tables
    after = game.clone()
    after.play(action)
    if one.key == "why-completes":
        assert after.state.done[seat] >> values["ticket"] & 1
        assert ticket_points(tables, after.state, seat, values["ticket"]) == values["points"]
    elif one.key == "why-serves":
        plan = ticket_plan(tables, after.view(seat), values["ticket"])
        assert plan.effort.spaces == values["after"] < values["before"]
        assert plan.reach in (Reach.WITHIN, Reach.LATE)
        if values["turns"] == 1 and not tables.tracks[action.track].bonus:
            assert plan.way is not None
            (track,) = plan.way.tracks
            assert tables.cost_of[track].affordable(after.state.hands[seat]) >> track & 1
    elif one.key in ("why-rival", "why-rival-only"):
        assert game.why_not(values["seat"], action.track) is None, "that rival could not claim it anyway"
    elif one.key == "why-points":
        assert after.state.scores[seat] - game.state.scores[seat] == values["points"]
    elif one.key == "why-joins":
        net = net_of(tables, game.view(seat), seat)
        assert len(join(net, tables.ends[action.track])) < len(net)


def _card_is_told_truly(game: Game, action: DrawMarket, one: Said) -> None:
    if one.key not in ("why-card", "why-wild"):
        return
    hand = list(game.state.hands[game.seat])
    track, cost = one.values["track"], game.tables.cost_of[one.values["track"]]
    assert not cost.affordable(hand) >> track & 1, "it can be paid already"
    hand[game.state.market[action.slot]] += 1
    payable = bool(cost.affordable(hand) >> track & 1)
    assert payable is (one.values["left"] == 0)


@each_map
def test_what_is_said_of_others_moves_is_true(map_id: str) -> None:
    checked: set[str] = set()
    for game in positions(map_id):
        seat = game.seat
        if game.phase is not Phase.TURN:
            continue
        watcher = (seat + 1) % game.tables.players
        view = game.view(watcher)
        for action in moves(game):
            after = game.clone()
            events = after.play(action)
            told = {one.key: one.values for one in seen(game.tables, view, seat, action, events)}
            checked.update(told)
            for key in told.keys() & {"seen-blocks", "seen-blocks-all"}:
                ticket = told[key]["ticket"]
                then = ticket_plan(game.tables, after.view(watcher), ticket)
                assert ticket in view.tickets, "somebody else's ticket"
                assert (then.way is None) is (key == "seen-blocks-all")
                if key == "seen-blocks":
                    now = ticket_plan(game.tables, view, ticket)
                    assert then.effort.spaces - now.effort.spaces == told[key]["detour"]
            if "seen-points" in told:
                assert after.state.scores[seat] - game.state.scores[seat] == told["seen-points"]["points"]
            if "seen-blind" in told:
                assert sum(after.state.hands[seat]) == told["seen-blind"]["amount"]
            assert ("seen-last" in told) is (game.state.last_by < 0 <= after.state.last_by)
    assert {"seen-points", "seen-blocks", "seen-blind", "seen-market"} <= checked
