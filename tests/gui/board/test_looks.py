# SPDX-License-Identifier: GPL-3.0-or-later
"""Colours, signs and the crutch for Python 3.11."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QPainterPath

from ttr_desktop.core.rules import BASIC_COLOURS
from ttr_desktop.data.catalogue import MAP_IDS, board
from ttr_desktop.gui.board.flags import has_flag
from ttr_desktop.gui.board.shapes import mark, symbol
from ttr_desktop.gui.palette import CARD_LOOKS, PLAYER_LOOKS, card_look, mix, seat_look
from ttr_desktop.gui.theme import Theme, tint
from ttr_desktop.gui.theme_boards import board_style


def _contrast(first: str, second: str) -> float:
    def light(text: str) -> float:
        parts = (QColor(text).redF(), QColor(text).greenF(), QColor(text).blueF())
        red, green, blue = (part / 12.92 if part <= 0.04 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    high, low = sorted((light(first), light(second)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def test_each_colour_has_a_sign_of_its_own() -> None:
    assert {look.name for look in CARD_LOOKS} == set(BASIC_COLOURS)
    assert len({look.symbol for look in CARD_LOOKS}) == 8
    assert len({look.mark for look in PLAYER_LOOKS}) == 5
    assert card_look("gray").name == "gray"
    assert seat_look(6) == PLAYER_LOOKS[1]


@pytest.mark.parametrize("look", CARD_LOOKS, ids=lambda look: look.name)
def test_signs_stand_out_from_their_colour(look: object) -> None:
    found = card_look(getattr(look, "name", ""))
    assert _contrast(found.fill, found.ink) >= 3.0


def test_signs_fit_into_their_square() -> None:
    for path in [symbol(look.symbol) for look in CARD_LOOKS] + [mark(look.mark) for look in PLAYER_LOOKS]:
        assert isinstance(path, QPainterPath)
        bounds = path.boundingRect()
        assert max(abs(bounds.left()), abs(bounds.right()), abs(bounds.top()), abs(bounds.bottom())) <= 1.2


@pytest.mark.parametrize("map_id", MAP_IDS)
@pytest.mark.parametrize("theme", list(Theme))
def test_names_are_legible_everywhere(map_id: str, theme: Theme) -> None:
    style = board_style(map_id, theme)
    grounds = [style.sea, *style.land, *style.countries.values(), *style.shoals, style.halo]
    assert all(_contrast(style.ink, ground) >= 4.5 for ground in grounds)
    assert _contrast(style.plate, style.plate_ink) >= 7
    for cell, ink in (
        (style.frame_cell, style.frame_ink),
        (style.frame_cell_fifth, style.frame_ink),
        (style.frame_cell_tenth, style.frame_ink_tenth),
    ):
        assert _contrast(cell, ink) >= 4.5


def test_styles_are_distinct_and_a_map_made_at_home_has_one() -> None:
    styles = [board_style(map_id, theme) for map_id in MAP_IDS for theme in Theme]
    assert len({style.sea for style in styles}) == 8
    assert board_style("moon", Theme.DARK) == board_style("usa", Theme.DARK)
    assert tint(styles[0], "??") in styles[0].land
    assert mix("#000000", "#ffffff", 0.5) == "#808080"


def test_every_country_on_the_board_has_a_flag() -> None:
    assert all(has_flag(country) for country, _ in board("northern_lights").countries)
