# SPDX-License-Identifier: GPL-3.0-or-later
"""Nobody needs ordinary eyes: colours lie apart for the colour-blind too, and every text stands out from its ground."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.helpers.colours import EYES, contrast, distance, lab
from ttr_desktop.data.catalogue import MAP_IDS
from ttr_desktop.gui.charts.stacks import SOURCE_INKS
from ttr_desktop.gui.palette import CARD_LOOKS, GREY_LOOK, PLAYER_LOOKS, mix
from ttr_desktop.gui.style import INKS, apply_style
from ttr_desktop.gui.theme import Theme
from ttr_desktop.gui.theme_boards import board_style

_READABLE = 4.5
_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
_GROUPS = (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive, QPalette.ColorGroup.Disabled)


def closest(fills: Sequence[tuple[str, str]], eyes: str) -> tuple[float, str, str]:
    """The two that are hardest to tell apart."""
    seen = [(name, lab(fill, eyes)) for name, fill in fills]
    return min((distance(one, other), a, b) for (a, one), (b, other) in combinations(seen, 2))


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_measure_itself(
    first: tuple[float, float, float], second: tuple[float, float, float], expected: float
) -> None:
    """Published test values of CIEDE2000."""
    assert distance(first, second) == pytest.approx(expected, abs=1e-4)


@pytest.mark.parametrize("eyes", EYES)
def test_card_colours_lie_apart(eyes: str) -> None:
    worst = closest([(look.name, look.fill) for look in (*CARD_LOOKS, GREY_LOOK)], eyes)
    assert worst[0] >= 11, worst


@pytest.mark.parametrize("eyes", EYES)
def test_player_colours_lie_apart(eyes: str) -> None:
    worst = closest([(look.name, look.fill) for look in PLAYER_LOOKS], eyes)
    assert worst[0] >= 12, worst


@pytest.mark.parametrize("eyes", EYES)
def test_sources_in_the_chart_lie_apart(eyes: str) -> None:
    worst = closest([(kind, fill) for kind, (fill, _) in SOURCE_INKS.items()], eyes)
    assert worst[0] >= 15, worst


def test_colour_is_never_the_only_sign() -> None:
    assert len({look.symbol for look in CARD_LOOKS}) == len(CARD_LOOKS)
    assert len({look.mark for look in PLAYER_LOOKS}) == len(PLAYER_LOOKS)


@pytest.mark.parametrize("theme", list(Theme))
def test_texts_of_the_palette(qtbot: QtBot, theme: Theme) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    apply_style(app, theme)
    palette, role = app.palette(), QPalette.ColorRole
    pairs = (
        (role.WindowText, role.Window),
        (role.Text, role.Base),
        (role.Text, role.AlternateBase),
        (role.ButtonText, role.Button),
        (role.ToolTipText, role.ToolTipBase),
        (role.HighlightedText, role.Highlight),
        (role.PlaceholderText, role.Base),
        (role.Link, role.Base),
        (role.Link, role.Window),
    )
    for group in _GROUPS:
        for ink, ground in pairs:
            found = contrast(palette.color(group, ink).name(), palette.color(group, ground).name())
            assert found >= _READABLE, (group, ink, ground, found)


def rules(sheet: str) -> Iterator[tuple[str, dict[str, str]]]:
    """Each rule of a style sheet with its properties."""
    for selector, body in _RULE.findall(sheet):
        parts = (part.partition(":") for part in body.split(";"))
        yield selector.strip(), {name.strip(): value.strip() for name, _, value in parts if value.strip()}


def solid(text: str) -> str:
    """The colour a property names; nothing if it names none, or a transparent one."""
    for word in text.split():
        if QColor.isValidColorName(word) and QColor(word).alpha() == 255:
            return word
    return ""


@pytest.mark.parametrize("theme", list(Theme))
def test_texts_of_the_style_sheet(qtbot: QtBot, theme: Theme) -> None:
    """A rule without an ink takes that of the window; one without a ground may lie on any of the common ones."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    apply_style(app, theme)
    inks = INKS[theme]
    found = list(rules(app.styleSheet()))
    assert len(found) > 15
    for selector, properties in found:
        ink = solid(properties.get("color", ""))
        ground = solid(properties.get("background", properties.get("background-color", "")))
        if (not ink and not ground) or selector.startswith("QScrollBar"):  # a scroll bar bears no text
            continue
        for below in (ground,) if ground else (inks.window, inks.base, inks.raised):
            assert contrast(ink or inks.text, below) >= _READABLE, (selector, ink, below)


@pytest.mark.parametrize("map_id", MAP_IDS)
@pytest.mark.parametrize("theme", list(Theme))
def test_texts_of_the_board(map_id: str, theme: Theme) -> None:
    """Names of cities and points are tested where they are drawn; these are the smaller texts."""
    style = board_style(map_id, theme)
    pairs = {
        "tagline": (mix(style.plate, style.plate_ink, 0.85), style.plate),
        "lengths": (style.plate_ink, mix(style.plate, style.accent, 0.18)),
        "points of lengths": (style.accent, style.plate),
        "names of exits": (style.accent, style.halo),
        "arctic circle": (mix(style.accent, style.ink, 0.4), style.sea),
    }
    for name, (ink, ground) in pairs.items():
        assert contrast(ink, ground) >= _READABLE, name


@pytest.mark.parametrize("kind", SOURCE_INKS)
def test_figures_in_the_chart(kind: str) -> None:
    fill, ink = SOURCE_INKS[kind]
    assert contrast(fill, ink) >= _READABLE
