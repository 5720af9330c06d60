# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules of a board as a book: found by words, grouped by what one does, opened at what fits the moment."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence

from ttr_desktop.core.board import Board
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.view import SeatView
from ttr_desktop.data import catalogue
from ttr_desktop.data.catalogue import MAP_IDS
from ttr_desktop.texts.rules import CHAPTERS, RuleText

SCORE = "score"  # the chapter that fits when all is over


def book_of(board: Board) -> str:
    """The board whose book says how this one is played: itself, or for a map of one's own the one most like it."""
    if board.id in MAP_IDS:
        return board.id
    own = {trait.name for trait in board.traits}

    def unlike(map_id: str) -> int:
        return len(own ^ {trait.name for trait in catalogue.board(map_id).traits})

    return min(MAP_IDS, key=unlike)


def chapters(rules: Iterable[RuleText]) -> dict[str, list[RuleText]]:
    """The rules by chapter, in the order of the book; chapters without a rule are left out."""
    found: dict[str, list[RuleText]] = {chapter: [] for chapter in CHAPTERS}
    for rule in rules:
        found[rule.chapter].append(rule)
    return {chapter: group for chapter, group in found.items() if group}


def plain(text: str) -> str:
    """A text as it is compared: small letters without accents, so that `goteborg` finds Göteborg."""
    parts = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l").replace("ø", "o"))
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


def find_rules(rules: Sequence[RuleText], query: str) -> list[RuleText]:
    """The rules in which every word of the query occurs; all of them if nothing is asked for."""
    words = plain(query).split()
    return [rule for rule in rules if all(word in _all_of(rule) for word in words)]


def _all_of(rule: RuleText) -> str:
    return plain(" ".join((rule.id, rule.title, rule.different, rule.text, rule.example)))


def rule_of_track(tables: Tables, number: int) -> str:
    """The rule by which a track is paid."""
    track = tables.tracks[number]
    topic = {"ferry": "ferry", "tunnel": "tunnel", "sea": "kinds"}.get(track.kind, "set")
    if track.substitute:
        topic = "substitution"
    elif track.pairs:
        topic = "terrain"
    return tables.rules.cite(topic)


def rule_of_moment(tables: Tables, view: SeatView) -> str:
    """The rule (or chapter) about what the game is waiting for."""
    cite = tables.rules.cite
    match view.phase:
        case Phase.CHOOSE_TICKETS:
            return cite("tickets")
        case Phase.CHOOSE_PIECES:
            return cite("pick")
        case Phase.SECOND_CARD:
            return cite("stop" if tables.rules.may_stop_drawing else "draw")
        case Phase.TUNNEL:
            return cite("tunnel")
        case Phase.OVER:
            return SCORE
    return cite("end") if view.last_by >= 0 else cite("turn")
