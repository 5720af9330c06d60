# SPDX-License-Identifier: GPL-3.0-or-later
"""Walking through a game: positions, turns, what each seat may see, and the game in words."""

from __future__ import annotations

import pytest

from tests.helpers.finished import finished_game, played, replay_of
from ttr_desktop.core.events import CardDrawn, LastRound, TurnStarted
from ttr_desktop.core.record import digest
from ttr_desktop.data import catalogue
from ttr_desktop.data.savefile import SavedGame
from ttr_desktop.table.replay import Replay
from ttr_desktop.table.replay_log import text_log
from ttr_desktop.texts.catalogue import Catalogue


@pytest.mark.parametrize("map_id", catalogue.MAP_IDS)
def test_every_position_is_kept(map_id: str) -> None:
    table, saved = finished_game(map_id)
    replay = Replay(table.board, saved)
    assert replay.last == len(saved.record.actions)
    for number in range(10, replay.last + 1, 10):
        assert digest(replay.moments[number].game.state) == saved.record.digests[number // 10 - 1]
    assert replay.moments[-1].game.result == table.game.result
    told = [event for moment in replay.moments for event in moment.events]
    assert told == table.history


def test_turn_by_turn() -> None:
    replay = replay_of("usa")
    starts = [
        number
        for number, moment in enumerate(replay.moments)
        if any(isinstance(event, TurnStarted) for event in moment.events)
    ]
    assert replay.turns == starts
    forwards, number = [], 0
    while number < replay.last:
        number = replay.next_turn(number)
        forwards.append(number)
    assert forwards == [*starts, replay.last]
    assert replay.previous_turn(starts[3]) == starts[2]
    assert replay.previous_turn(starts[3] + 1) == starts[3]
    assert replay.previous_turn(starts[0]) == 0
    assert [replay.turn_of(start) for start in starts] == list(range(1, len(starts) + 1))


def test_the_last_round_is_found() -> None:
    replay = replay_of("usa")
    assert replay.last_round is not None
    assert any(isinstance(event, LastRound) for event in replay.moments[replay.last_round].events)
    assert Replay(catalogue.board("usa"), played("usa", actions=20).saved()).last_round is None


def test_seats_see_their_own_cards_only() -> None:
    replay = replay_of("usa")
    blind = next(
        (number, event)
        for number, moment in enumerate(replay.moments)
        for event in moment.events
        if isinstance(event, CardDrawn) and event.slot < 0 and event.seat == 1
    )
    number, event = blind
    assert event in replay.events(number, 1)
    assert event in replay.events(number, None)
    assert event not in replay.events(number, 0)
    assert replay.view(number, 0).hand == tuple(replay.moments[number].game.state.hands[0])
    assert replay.view(number, None).hand == ()


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("map_id", catalogue.MAP_IDS)
def test_a_game_in_words(map_id: str, language: str) -> None:
    texts = Catalogue(language)
    replay = replay_of(map_id)
    log = text_log(replay, texts)
    result = replay.moments[-1].game.result
    assert result is not None
    assert log.startswith(replay.board.name(language))
    assert all(name in log for name in replay.names)
    assert texts.names.score("total") in log
    assert all(str(line.total) in log.rsplit(texts.names.score("total"), 1)[1] for line in result.lines)
    assert log.count("\n\n") >= len(replay.turns)


def test_secrets_stay_out_of_a_seats_log() -> None:
    replay = replay_of("usa")
    texts = Catalogue("en")
    drawn = "Ben takes a card from the top of the deck"
    assert len(text_log(replay, texts, 0)) < len(text_log(replay, texts))
    assert drawn not in text_log(replay, texts) or drawn in text_log(replay, texts, 0)


def test_a_game_without_names() -> None:
    replay = Replay(catalogue.board("usa"), SavedGame(played("usa", actions=8).record))
    assert "Player 1" in text_log(replay, Catalogue("en"))
