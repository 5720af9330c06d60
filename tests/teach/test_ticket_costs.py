# SPDX-License-Identifier: GPL-3.0-or-later
"""Tickets against what they cost: nothing is lost and nothing counted twice."""

from __future__ import annotations

import pytest

from tests.helpers.finished import played
from tests.helpers.scenarios import scenario_text
from ttr_desktop.core.events import CardDrawn, Event, TicketsKept, TrackClaimed, TurnStarted
from ttr_desktop.core.ids import find_track
from ttr_desktop.data.catalogue import MAP_IDS
from ttr_desktop.data.scenario import parse_scenario
from ttr_desktop.teach.ticket_costs import NO_TICKET, ticket_costs

_SETUP = (
    "{tickets: [[denver/el-paso, calgary/salt-lake-city], []], "
    "claimed: [[denver/santa-fe/gray, el-paso/santa-fe/gray, duluth/omaha/gray], []]}"
)


def test_a_ticket_takes_its_tracks_and_the_turns_for_their_cards() -> None:
    game, _ = parse_scenario("costs.yaml", scenario_text(_SETUP)).start()
    game.score_now()
    index = game.tables.board.track_index
    claims = [
        find_track(index, name) for name in ("denver/santa-fe/gray", "el-paso/santa-fe/gray", "duluth/omaha/gray")
    ]
    red = 4
    events: list[Event] = [
        TurnStarted(0, 1),
        CardDrawn(0, 0, -1, red),
        CardDrawn(0, 0, -1, red),
        TurnStarted(1, 2),
        TurnStarted(0, 3),
        CardDrawn(0, 0, -1, red),
        CardDrawn(0, 0, -1, red),
        TurnStarted(0, 4),
        TicketsKept(0, 2, 1, tuple(game.state.tickets[0])),
        *[TrackClaimed(0, number, ((red, 2),), 2, 40) for number in claims if number is not None],
    ]
    done, missed, beside = ticket_costs(game, events, 0)
    per_card = 2 / (4 + 4)  # four were dealt
    assert (done.points, done.pieces, done.shared, done.track_points) == (4, 4, 0, 4)
    assert done.turns == pytest.approx(0.5 + 2 * (1 + 2 * per_card))
    assert done.per_turn == pytest.approx(8 / done.turns)
    assert (missed.points, missed.pieces, missed.missing, missed.turns) == (-7, 0, 7, 0.5)
    assert done.missing == beside.missing == 0
    assert (beside.ticket, beside.pieces, beside.points) == (NO_TICKET, 2, 0)


def test_what_was_laid_for_a_missed_ticket_counts_though_its_way_is_closed() -> None:
    """A rival took the rest, and there are no trains left: what lies there was spent all the same."""
    setup = (
        "{tickets: [[denver/el-paso], []], claimed: [[denver/santa-fe/gray], [el-paso/santa-fe/gray]], "
        "pieces: [{train: 0}, {train: 40}]}"
    )
    game, _ = parse_scenario("costs.yaml", scenario_text(setup)).start()
    game.score_now()
    number = find_track(game.tables.board.track_index, "denver/santa-fe/gray")
    assert number is not None
    (missed,) = ticket_costs(game, [TurnStarted(0, 1), TrackClaimed(0, number, ((4, 2),), 2, 0)], 0)
    assert (missed.points, missed.pieces, missed.missing, missed.turns) == (-4, 2, 2, 1)


@pytest.mark.parametrize("map_id", MAP_IDS)
def test_shares_add_up(map_id: str) -> None:
    table = played(map_id, "costs")
    for seat in range(2):
        found = ticket_costs(table.game, table.history, seat)
        claims = [event for event in table.history if isinstance(event, TrackClaimed) and event.seat == seat]
        assert sum(one.track_points for one in found) == pytest.approx(sum(claim.points for claim in claims))
        assert {one.ticket for one in found} - {NO_TICKET} == set(table.game.state.tickets[seat])
        assert all(one.shared <= one.pieces for one in found)
        turns = sum(isinstance(event, TurnStarted) and event.seat == seat for event in table.history)
        assert sum(one.turns for one in found) <= turns
