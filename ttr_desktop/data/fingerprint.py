# SPDX-License-Identifier: GPL-3.0-or-later
"""A fingerprint of all that matters to the rules of a board: names and places on the map may change, play may not."""

from __future__ import annotations

import dataclasses
import hashlib
import json

from ttr_desktop.core.board import Board


def fingerprint(board: Board) -> str:
    """SHA-256 of rules, traits, tracks, tickets and goals."""
    rules = dataclasses.asdict(board.rules)
    del rules["cites"]
    facts = {
        "id": board.id,
        "rules": rules,
        "traits": [[trait.name, dataclasses.asdict(trait)] for trait in board.traits],
        "cities": [[c.id, c.country, c.harbour, c.arctic, c.junction] for c in board.cities],
        "tracks": [dataclasses.asdict(track) for track in board.tracks],
        "tickets": [dataclasses.asdict(ticket) for ticket in board.tickets],
        "goals": [dataclasses.asdict(goal) for goal in board.goals],
    }
    text = json.dumps(facts, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
