# SPDX-License-Identifier: GPL-3.0-or-later
"""A rival's move explained: nothing secret while the game is on, the whole truth afterwards."""

from __future__ import annotations

import pytest

from tests.helpers.boards import each_map
from tests.helpers.play import position
from tests.helpers.scenarios import scenario_text
from tests.helpers.twins import differs, side_by_side
from ttr_desktop.bots.base import decision_rng
from ttr_desktop.bots.registry import make_bot
from ttr_desktop.core.actions import Claim, DeclineTunnel, Keep, PayTunnel
from ttr_desktop.core.engine import Game
from ttr_desktop.data.scenario import parse_scenario
from ttr_desktop.teach.explain import revealed, seen
from ttr_desktop.teach.said import Said, Wording
from ttr_desktop.texts.catalogue import Catalogue


def start(setup: str, map_id: str = "usa") -> Game:
    return parse_scenario("x.yaml", scenario_text(setup, "[]", map_id)).start()[0]


@each_map
def test_the_same_is_said_whatever_the_rival_holds(map_id: str) -> None:
    """The watcher is seat 0; the moves of seat 1 are the same in both games, its hand and tickets are not."""
    asked = 0
    for moment in (3, 25, 60):
        game = position(map_id, 2, f"explain {moment}", moment)
        before = None
        for pair in side_by_side(game, 0, "explain", "builder", 20):
            if before is not None and differs(before, 0) and before.one.seat == 1:
                action = next((a for a in before.one.legal() if not isinstance(a, Keep)), None)
                if action is not None:
                    views = [twin.view(0) for twin in (before.one, before.two)]
                    one, two = (seen(game.tables, view, 1, action) for view in views)
                    assert one == two
                    asked += 1
            before = type(pair)(pair.one.clone(), pair.two.clone(), [], [])
    assert asked


@pytest.mark.parametrize("language", ["en", "pl"])
@each_map
def test_no_secret_ticket_or_card_is_named(map_id: str, language: str) -> None:
    """Through a whole stretch of play by a strong bot: no ticket of its own, and no card but those on the table."""
    game = position(map_id, 2, "named", 6)
    tables, texts = game.tables, Catalogue(language)
    wording, bot = Wording(tables, texts, ["Zoe", "Ben"]), make_bot("expert")
    for _ in range(60):
        if game.over:
            break
        seat, view = game.seat, game.view(game.seat)
        decision = bot.decide(view, game.choices(), decision_rng("named", view))
        if seat == 1:
            events = game.clone().play(decision.action)
            told = wording.say_all(seen(tables, game.view(0), 1, decision.action, events))
            mine = {texts.names.ticket(tables, tables.board.tickets[n]) for n in game.state.tickets[0]}
            its = {texts.names.ticket(tables, tables.board.tickets[n]) for n in (*view.tickets, *view.offer)}
            assert not any(name in told for name in its - mine)
            assert told
            assert "{" not in told
        game.play(decision.action)


def test_what_it_does_to_the_watcher_is_said() -> None:
    game = start("{turn: 1, tickets: [[denver/el-paso], []], hands: [{}, {red: 2}]}")
    tables = game.tables
    action = Claim(tables.board.track_index["denver/santa-fe/gray"], ((0, 2),))
    told = {one.key: dict(one.values) for one in seen(tables, game.view(0), 1, action)}
    assert told["seen-points"] == {"length": 2, "points": 2}
    assert told["seen-blocks"]["ticket"] == tables.board.ticket_index["denver/el-paso"]
    assert told["seen-blocks"]["detour"] > 0
    assert "seen-secret" in told


def test_afterwards_the_ticket_is_named() -> None:
    game = start("{turn: 1, tickets: [[], [denver/el-paso]], hands: [{}, {red: 2}]}")
    action = Claim(game.tables.board.track_index["denver/santa-fe/gray"], ((0, 2),))
    told = {one.key: dict(one.values) for one in revealed(game.tables, game.view(1), action)}
    assert told["why-serves"]["ticket"] == game.tables.board.ticket_index["denver/el-paso"]


def test_a_move_that_brings_the_last_round_about() -> None:
    """Three trains and a track of two spaces: one train is left, and that is the end, not a threat of it."""
    game = start("{turn: 1, pieces: [{train: 20}, {train: 3}], hands: [{}, {red: 2}]}")
    action = Claim(game.tables.board.track_index["denver/santa-fe/gray"], ((0, 2),))
    told = {one.key: dict(one.values) for one in seen(game.tables, game.view(0), 1, action)}
    assert told["seen-last"] == {"seat": 1, "left": 1}
    assert "seen-end" not in told


TUNNEL = "{turn: 1, tickets: [[bergen/stockholm], []], hands: [{}, {blue: 5}], deck: [blue, red, red]}"


@pytest.mark.parametrize("paid", [True, False])
def test_a_tunnel_is_told_as_it_ends(paid: bool) -> None:
    """What was laid down is no track yet: only when the extra card is paid, something has been built."""
    game = start(TUNNEL, "nordic")
    tables, blue = game.tables, game.tables.cards.index["blue"]
    claim = Claim(tables.board.track_index["bergen/oslo/blue"], ((blue, 4),))
    before = game.view(0)
    events = game.play(claim)
    assert seen(tables, before, 1, claim, events) == (Said("seen-tunnel", {"seat": 1}),)
    answer = PayTunnel(((blue, 1),)) if paid else DeclineTunnel()
    before = game.view(0)
    assert before.dig is not None
    assert before.dig.extra == 1
    told = {one.key: dict(one.values) for one in seen(tables, before, 1, answer, game.play(answer))}
    if paid:
        assert told["seen-points"]["length"] == 4
        assert told["seen-blocks"]["ticket"] == tables.board.ticket_index["bergen/stockholm"]
    else:
        assert told == {"seen-declined": {"seat": 1, "extra": 1}}
