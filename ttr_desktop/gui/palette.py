# SPDX-License-Identifier: GPL-3.0-or-later
"""Colours with a sign of their own: the eight kinds of cards and the five players.

Nobody should have to tell red from green, so every colour comes with a shape and is never shown without it.
The signs are chosen to differ however they are turned, because they are printed on tracks of every direction.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor

from ttr_desktop.core.rules import GREY


class Symbol(StrEnum):
    """The sign of a card colour."""

    LOZENGE = "lozenge"
    RING = "ring"
    TRIANGLE = "triangle"
    STAR = "star"
    SLICE = "slice"
    PLUS = "plus"
    BARS = "bars"
    FLAKE = "flake"
    NONE = "none"


class Mark(StrEnum):
    """The sign of a player, on pieces, ports and score markers."""

    DISC = "disc"
    SQUARE = "square"
    ARROW = "arrow"
    CROSS = "cross"
    MOON = "moon"


@dataclass(frozen=True, slots=True)
class CardLook:
    """How a card colour is printed: the fill, and the ink of the sign on it."""

    name: str
    symbol: Symbol
    fill: str
    ink: str


@dataclass(frozen=True, slots=True)
class PlayerLook:
    """How the pieces of a player look."""

    name: str
    mark: Mark
    fill: str
    edge: str
    signed: bool = True  # pieces bear the mark


CARD_LOOKS = (
    CardLook("red", Symbol.LOZENGE, "#d0302e", "#fff3ea"),
    CardLook("blue", Symbol.RING, "#266dc5", "#f2f8ff"),
    CardLook("green", Symbol.TRIANGLE, "#3c915a", "#f3fbef"),
    CardLook("yellow", Symbol.STAR, "#f0c531", "#4f3c00"),
    CardLook("orange", Symbol.SLICE, "#e78225", "#422000"),
    CardLook("purple", Symbol.PLUS, "#834f8b", "#fbf1ff"),
    CardLook("black", Symbol.BARS, "#34353b", "#f1efe8"),
    CardLook("white", Symbol.FLAKE, "#f8f5ec", "#55534c"),
)
GREY_LOOK = CardLook(GREY, Symbol.NONE, "#a5a49d", "#3c3b37")

PLAYER_LOOKS = (
    PlayerLook("ruby", Mark.DISC, "#d2214d", "#6d0c26"),
    PlayerLook("cobalt", Mark.SQUARE, "#2a5bd0", "#12296a"),
    PlayerLook("jade", Mark.ARROW, "#12957c", "#06473b"),
    PlayerLook("amber", Mark.CROSS, "#f2ae1c", "#7a4b00"),
    PlayerLook("graphite", Mark.MOON, "#4b4f5c", "#1a1b21"),
)


_SIGNS = "ttr_signs"  # the application itself remembers which signs are shown


def show_signs(symbols: bool, marks: bool) -> None:
    """Whether card colours have their symbols and pieces their marks; counts for all that is drawn from now on."""
    app = QCoreApplication.instance()
    if app is not None:
        app.setProperty(_SIGNS, [symbols, marks])


def _signs() -> tuple[bool, bool]:
    app = QCoreApplication.instance()
    shown = app.property(_SIGNS) if app is not None else None
    return (bool(shown[0]), bool(shown[1])) if isinstance(shown, list) else (True, True)


def card_look(name: str) -> CardLook:
    """The look of a card colour; grey and anything unknown look grey."""
    for look in CARD_LOOKS:
        if look.name == name:
            return look if _signs()[0] else replace(look, symbol=Symbol.NONE)
    return GREY_LOOK


def seat_look(seat: int, colour_name: str = "", mark_name: str = "") -> PlayerLook:
    """The look of a seat: the colour and mark its player has picked, else those of the seat."""
    own = PLAYER_LOOKS[seat % len(PLAYER_LOOKS)]
    look = next((one for one in PLAYER_LOOKS if one.name == colour_name), own)
    sign = Mark(mark_name) if mark_name in list(Mark) else own.mark
    return replace(look, mark=sign) if _signs()[1] else replace(look, mark=Mark.DISC, signed=False)


def colour(text: str, alpha: float = 1.0) -> QColor:
    """A colour from `#rrggbb`, more or less transparent."""
    result = QColor(text)
    result.setAlphaF(alpha)
    return result


def mix(first: str, second: str, share: float) -> str:
    """A colour between two, `share` of the second."""
    a, b = QColor(first), QColor(second)
    parts = (round(x + (y - x) * share) for x, y in ((a.red(), b.red()), (a.green(), b.green()), (a.blue(), b.blue())))
    return "#" + "".join(f"{part:02x}" for part in parts)
