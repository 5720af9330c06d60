# SPDX-License-Identifier: GPL-3.0-or-later
"""The game: `check`, `apply`, `legal`, `view`, `clone`. The rules themselves live in the modules it dispatches to."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from ttr_desktop.core import claiming, drawing, tickets, turns
from ttr_desktop.core.actions import Action, Pass
from ttr_desktop.core.board import Board
from ttr_desktop.core.choices import Choices
from ttr_desktop.core.events import Event, GameStarted
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.refusal import Code, Refusal
from ttr_desktop.core.rng import Rng
from ttr_desktop.core.scoring import Result
from ttr_desktop.core.state import State
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.trait import Handler
from ttr_desktop.core.view import SeatView, seat_view


def _check_pass(tables: Tables, state: State, action: Pass) -> Refusal | None:
    if _turn_choices(tables, state).empty:
        return None
    return Refusal(Code.MUST_NOT_PASS, tables.rules.cite("pass"))


_HANDLERS: dict[type, Handler] = {
    **drawing.HANDLERS,
    **tickets.HANDLERS,
    **claiming.HANDLERS,
    Pass: Handler((Phase.TURN,), _check_pass, turns.pass_turn),
}


@lru_cache(maxsize=32)
def tables_for(board: Board, players: int) -> Tables:
    """The compiled board; built once for each board and number of players."""
    least, most = board.rules.players
    if not least <= players <= most:
        raise ValueError(f"{board.name()} is for {least} to {most} players, not {players}")
    tables = Tables(board, players)
    tables.handlers.update(_HANDLERS)
    tables.performers.update({kind: handler.perform for kind, handler in tables.handlers.items()})
    tables.answers[Phase.CHOOSE_TICKETS] = tickets.answers
    return tables


def _turn_choices(tables: Tables, state: State) -> Choices:
    choices = Choices(tables, Phase.TURN, state.hands[state.seat])
    choices.draws = tables.draw_choices[drawing.drawable(tables, state)]
    choices.tickets = bool(state.ticket_deck)
    choices.claims = claiming.claimable(tables, state)
    if tables.extras:
        extras: list[tuple[Action, ...]] = []
        for trait in tables.extras:
            extras += trait.extras(tables, state)
        choices.extras = tuple(extras)
    return choices


class Game:
    """A game in play. It returns events and never calls anybody."""

    __slots__ = ("state", "tables")

    def __init__(self, tables: Tables, state: State) -> None:
        self.tables = tables
        self.state = state

    @classmethod
    def start(cls, board: Board, players: int, seed: str, first: int | None = None) -> tuple[Game, list[Event]]:
        """Deals a new game; `first` is chosen at random if not given (C-1)."""
        tables = tables_for(board, players)
        if first is not None and not 0 <= first < players:
            raise ValueError(f"there is no seat {first} among {players}")
        rules = tables.rules
        state = State(players, len(tables.cards), len(tables.tracks), len(rules.decks), Rng(seed))
        rng = state.rng
        state.first = state.seat = rng.below(players) if first is None else first
        for deck, supply in enumerate(tables.deck_supply):
            state.decks[deck] = rng.shuffle(supply)
        state.ticket_deck = rng.shuffle(range(len(board.tickets)))
        for pieces in state.pieces:
            pieces[:] = (rules.trains, rules.ships)
        for trait in tables.traits:
            trait.setup(tables, state)
        out: list[Event] = []
        goals = tuple(board.goals[number].id for number in state.goals)
        out.append(GameStarted(board.id, players, state.first, goals))
        for deck, deck_rules in enumerate(rules.decks):
            for hand in state.hands:
                for _ in range(deck_rules.deal):
                    hand[state.decks[deck].pop()] += 1
        state.market = [state.decks[deck].pop() for deck in tables.market_decks]
        drawing.settle_market(tables, state, out)
        for seat in range(players):
            tickets.offer(state, seat, rules.opening_offer, out)
        return cls(tables, state), out

    def clone(self) -> Game:
        """An independent copy for look-ahead."""
        return Game(self.tables, self.state.clone())

    @property
    def seat(self) -> int:
        """Who has to answer."""
        return self.state.seat

    @property
    def phase(self) -> Phase:
        return self.state.phase

    @property
    def over(self) -> bool:
        return self.state.phase is Phase.OVER

    @property
    def result(self) -> Result | None:
        """The final count once the game is over."""
        result = self.state.result
        return result if isinstance(result, Result) else None

    def check(self, action: Action, seat: int | None = None) -> Refusal | None:
        """Why the action is not legal now, or None. The one judge for moves, hints and buttons."""
        state, tables = self.state, self.tables
        if seat is not None and seat != state.seat:
            return Refusal(Code.NOT_YOUR_TURN, tables.rules.cite("turn"), {"seat": state.seat})
        handler = tables.handlers.get(type(action))
        if handler is None or state.phase not in handler.phases:
            return Refusal(Code.WRONG_PHASE, tables.rules.cite("turn"), {"phase": state.phase.value})
        return handler.check(tables, state, action)

    def why_not(self, seat: int, track: int) -> Refusal | None:
        """Why the seat cannot claim the track now or later, whatever it pays; None if only cards and turn matter."""
        return claiming.why_not(self.tables, self.state, seat, track)

    def apply(self, action: Action, seat: int | None = None) -> list[Event] | Refusal:
        """Carries the action out and tells what happened, or refuses it and changes nothing."""
        return self.check(action, seat) or self.play(action)

    def play(self, action: Action) -> list[Event]:
        """Carries out an action known to be legal (as from `legal` or `choices`), without judging it again."""
        out: list[Event] = []
        state, tables = self.state, self.tables
        state.revision += 1
        tables.performers[type(action)](tables, state, action, out)
        return out

    def choices(self) -> Choices:
        """The legal choices of the seat to move: all that a bot is given besides its view."""
        tables, state = self.tables, self.state
        phase = state.phase
        if phase is Phase.TURN:
            return _turn_choices(tables, state)
        choices = Choices(tables, phase, state.hands[state.seat])
        if phase is Phase.SECOND_CARD:
            choices.draws = tables.draw_choices[drawing.drawable(tables, state)]
            choices.may_stop = tables.rules.may_stop_drawing
        elif phase in tables.answers:
            choices.answers = tuple(tables.answers[phase](tables, state))
        return choices

    def legal(self) -> Iterator[Action]:
        """Every legal action of the seat to move. Payments can be very many: take what you need."""
        return self.choices().actions()

    def view(self, seat: int | None) -> SeatView:
        """What that seat may know (C-13); None: what an onlooker may know."""
        return seat_view(self.tables, self.state, seat)

    def score_now(self) -> list[Event]:
        """Ends the game here and counts it up."""
        out: list[Event] = []
        turns.finish(self.tables, self.state, "scored", out)
        return out
