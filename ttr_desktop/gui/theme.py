# SPDX-License-Identifier: GPL-3.0-or-later
"""What a board is printed in: one set of colours for each board and theme.

Plain data. A board without colours of its own (a map made at home) is printed in those of the plain style.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum


class Theme(StrEnum):
    """By day or by night."""

    LIGHT = "light"
    DARK = "dark"


@dataclass(frozen=True, slots=True)
class BoardStyle:
    """The inks of one printed board."""

    # sea
    sea: str
    shoals: tuple[str, str, str]  # bands along the coast, from the widest to the narrowest
    graticule: str
    # land
    land: tuple[str, ...]  # tints that countries without one of their own take in turn
    coast: str
    border: str
    inner_border: str
    lake: str
    river: str
    # lettering and cities
    ink: str
    halo: str
    city_fill: str
    city_ring: str
    city_dot: str
    # tracks
    bed: str  # the thin line under the spaces
    outline: str
    dark_outline: str  # around black spaces
    tunnel: str
    veil: str  # laid over a track that is closed
    # frame and ornaments
    frame: str
    frame_cell: str
    frame_cell_fifth: str
    frame_cell_tenth: str
    frame_ink: str
    frame_ink_tenth: str
    plate: str
    plate_ink: str
    accent: str
    shade: str  # the vignette
    # what lights up
    glow: str
    band: str
    countries: Mapping[str, str]  # country -> tint
    ornament: str = "rose"  # "rose", "rhumbs", "snow" or "aurora"


def tint(style: BoardStyle, country: str) -> str:
    """The tint of a country: its own, else one of the common ones, always the same."""
    own = style.countries.get(country)
    if own is not None:
        return own
    return style.land[sum(map(ord, country)) % len(style.land)]
