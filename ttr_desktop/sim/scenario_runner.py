# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays scenarios without a window and says where reality differs from what they expect."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from ttr_desktop.core.engine import Game
from ttr_desktop.core.events import Event
from ttr_desktop.core.ids import find_ticket, find_track
from ttr_desktop.core.message import Message, message
from ttr_desktop.core.notation import NotationError, from_text
from ttr_desktop.core.refusal import Refusal
from ttr_desktop.core.rules import PIECES
from ttr_desktop.core.scoring import own_longest_path
from ttr_desktop.data.problems import FileProblem, Problem
from ttr_desktop.data.scenario import Scenario, Step

_LEGAL, _REFUSAL = message("a-legal-action"), message("a-refusal")


@dataclass(frozen=True, slots=True)
class Failure:
    """A step that did not hold."""

    file: str
    line: int
    step: int
    what: str
    expected: object
    got: object

    @property
    def message(self) -> Message:
        """What to tell of it."""
        return message(
            "step-failed",
            file=self.file,
            line=str(self.line),
            step=str(self.step),
            what=self.what,
            expected=_value(self.expected),
            got=_value(self.got),
        )


def _value(value: object) -> Message | str:
    return value if isinstance(value, Message) else str(value)


def run(scenario: Scenario) -> Failure | None:
    """Plays the scenario; the first step that fails ends it. A malformed action is a FileProblem."""
    game, events = scenario.start()
    since = list(events)  # events since the last expect
    for step in scenario.steps:
        failure = _run_step(scenario, game, step, since)
        if failure is not None:
            return failure
    return None


def _run_step(scenario: Scenario, game: Game, step: Step, since: list[Event]) -> Failure | None:
    def fail(what: str, expected: object, got: object) -> Failure:
        return Failure(scenario.file, step.line, step.number, what, expected, got)

    if step.kind == "score":
        since += game.score_now()
        return None
    if step.kind == "expect":
        for name, wanted in step.value.items():
            problem = _compare(game, since, name, wanted)
            if problem is not None:
                return fail(name, *problem)
        since.clear()
        return None
    try:
        action = from_text(game.tables, step.value, game.state.offers[game.seat])
    except NotationError as problem:
        raise FileProblem(
            [Problem(scenario.file, step.line, message("step", step=str(step.number), reason=problem.reason))]
        ) from None
    outcome = game.check(action) if step.kind == "refuse" else game.apply(action)
    if step.kind == "refuse":
        if not isinstance(outcome, Refusal):
            return fail("refuse", _any_of(step.because) or _REFUSAL, _LEGAL)
        if step.because and outcome.code not in step.because:
            return fail("because", _any_of(step.because), outcome.code.value)
        return None
    if isinstance(outcome, Refusal):
        return fail("do", _LEGAL, message("refused", code=outcome.code.value, rule=outcome.rule))
    since += outcome or []
    return None


def _any_of(codes: tuple[str, ...]) -> Message | str:
    """One code of several."""
    if len(codes) < 2:
        return "".join(codes)
    return message("one-or-another", one=", ".join(codes[:-1]), other=codes[-1])


def _compare(game: Game, since: list[Event], name: str, wanted: Any) -> tuple[object, object] | None:
    """None if the expectation holds, else what was expected and what is there."""
    if name == "events":
        names = iter([event.name for event in since])
        if isinstance(wanted, list) and all(event in names for event in wanted):
            return None
        return wanted, [event.name for event in since]
    if name == "last_round":
        state = game.state
        got: object = state.last_by >= 0 if isinstance(wanted, bool) else state.last_by if state.last_by >= 0 else None
        return None if got == wanted else (wanted, got)
    got = _READERS[name](game)
    if name == "final":
        return _compare_final(got, wanted)
    if _normal(game, name, wanted) == got:
        return None
    return wanted, got


def _compare_final(got: Any, wanted: Any) -> tuple[object, object] | None:
    if not isinstance(wanted, list) or got is None or len(wanted) != len(got):
        return wanted, got
    for line, expected in zip(got, wanted, strict=True):
        if not isinstance(expected, Mapping) or any(line.get(key) != value for key, value in expected.items()):
            return wanted, got
    return None


def _normal(game: Game, name: str, wanted: Any) -> Any:
    """The expectation in the same form as what is compared with it: ids in one spelling, lists sorted."""
    board = game.tables.board
    if not isinstance(wanted, list):
        return wanted

    def track(text: Any) -> Any:
        number = find_track(board.track_index, text) if isinstance(text, str) else None
        return text if number is None else board.tracks[number].id

    def ticket(text: Any) -> Any:
        number = find_ticket(board.ticket_index, text) if isinstance(text, str) else None
        return text if number is None else board.tickets[number].id

    def ids(values: Any, spell: Callable[[Any], Any]) -> Any:
        return sorted(map(spell, values), key=str) if isinstance(values, list) else values

    if name == "claimed":
        return [ids(values, track) for values in wanted]
    if name == "tickets":
        return [ids(values, ticket) for values in wanted]
    if name == "offer":
        return ids(wanted, ticket)
    if name == "ports":
        return [ids(values, lambda text: text) for values in wanted]
    if name == "hands":
        return [
            {card: n for card, n in hand.items() if n != 0} if isinstance(hand, Mapping) else hand for hand in wanted
        ]
    if name == "pieces":
        return [_with_rest(game, seat, counts) for seat, counts in enumerate(wanted)]
    if name == "discards":
        return {card: wanted.count(card) for card in wanted if isinstance(card, str)}
    return wanted


def _with_rest(game: Game, seat: int, counts: Any) -> Any:
    """Pieces that are not named are taken as they are."""
    if not isinstance(counts, Mapping) or seat >= len(game.state.pieces):
        return counts
    return _pieces(game)[seat] | dict(counts)


def _pieces(game: Game) -> list[dict[str, int]]:
    return [dict(zip(PIECES, pieces, strict=True)) for pieces in game.state.pieces]


def _hands(game: Game) -> list[dict[str, int]]:
    return [game.tables.cards.named(hand) for hand in game.state.hands]


def _tickets(game: Game) -> list[list[str]]:
    return [sorted(game.tables.board.tickets[n].id for n in own) for own in game.state.tickets]


def _offer(game: Game) -> list[str]:
    return sorted(game.tables.board.tickets[number].id for number in game.state.offers[game.seat])


def _market(game: Game) -> list[str | None]:
    return [game.tables.cards.names[card] if card >= 0 else None for card in game.state.market]


def _discards(game: Game) -> dict[str, int]:
    total = [sum(counts) for counts in zip(*game.state.discards, strict=True)]
    return game.tables.cards.named(total)


def _deck_size(game: Game) -> object:
    sizes = [len(deck) for deck in game.state.decks]
    names = [deck.name for deck in game.tables.rules.decks]
    return sizes[0] if len(sizes) == 1 else dict(zip(names, sizes, strict=True))


def _claimed(game: Game) -> list[list[str]]:
    tracks = game.tables.tracks
    return [sorted(t.id for t in tracks if owned >> t.number & 1) for owned in game.state.owned]


def _ports(game: Game) -> list[list[str]]:
    cities = game.tables.board.cities
    return [sorted(c.id for n, c in enumerate(cities) if mask >> n & 1) for mask in game.state.ports]


def _longest(game: Game) -> list[int]:
    return [own_longest_path(game.tables, owned).length for owned in game.state.owned]


def _final(game: Game) -> list[dict[str, int]] | None:
    return [line._asdict() for line in game.result.lines] if game.result else None


def _winners(game: Game) -> list[int] | None:
    return list(game.result.winners) if game.result else None


_READERS: dict[str, Callable[[Game], Any]] = {
    "turn": lambda game: game.seat,
    "phase": lambda game: game.phase.value,
    "scores": lambda game: list(game.state.scores),
    "hands": _hands,
    "pieces": _pieces,
    "tickets": _tickets,
    "offer": _offer,
    "market": _market,
    "discards": _discards,
    "deck_size": _deck_size,
    "claimed": _claimed,
    "ports": _ports,
    "longest": _longest,
    "final": _final,
    "winners": _winners,
}
