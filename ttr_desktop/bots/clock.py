# SPDX-License-Identifier: GPL-3.0-or-later
"""How long the game may still go, as far as a seat can tell."""

from __future__ import annotations

from ttr_desktop.bots.atlas import CLOSED, Atlas
from ttr_desktop.bots.temper import Temper
from ttr_desktop.core.sampling import World

_SPACES_PER_CARD = 1.4  # on boards with double ships
_USUAL_LENGTH = 3.6
_PRIOR_CLAIMS = 3
_PICKED = 60  # pieces of a player who has not picked yet (W-4)


def turns_until_end(atlas: Atlas, world: World, seat: int, temper: Temper) -> float:
    """How many turns the seat may still have, this one included, if rivals hurry."""
    players = atlas.tables.players
    if world.last_by >= 0:
        return float((world.turns_left + players - 1 - (world.seat - seat) % players) // players)
    if not temper.watchful:
        return max(3.0, _own_turns(atlas, world, seat))
    soonest = CLOSED
    for rival in range(players):
        if rival != seat:
            soonest = min(soonest, _own_turns(atlas, world, rival))
    rules = atlas.tables.rules
    return max(1.0, soonest * temper.tempo + rules.end_turns)


def _own_turns(atlas: Atlas, world: World, seat: int) -> float:
    """The turns in which the seat can spend its pieces, going on as before."""
    rules = atlas.tables.rules
    all_pieces = rules.trains + rules.ships if not world.box[0][0] + world.box[0][1] else _PICKED
    trains, ships = world.pieces[seat]
    left = trains + ships or all_pieces
    # Long tracks betray a racer: the average so far, with a few tracks of the usual length for a start.
    claims = world.owned[seat].bit_count()
    average = (all_pieces - left + _USUAL_LENGTH * _PRIOR_CLAIMS) / (claims + _PRIOR_CLAIMS)
    left = max(0, left - rules.end_pieces)
    per_card = _SPACES_PER_CARD if rules.ships else 1.0
    draws = max(0.0, left / per_card * 1.1 - sum(world.hands[seat])) / 2
    return left / average + draws
