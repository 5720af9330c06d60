# SPDX-License-Identifier: GPL-3.0-or-later
"""How far colours lie apart, for eyes of every kind, and how legible one is on another."""

from __future__ import annotations

import math
from collections.abc import Mapping

from PySide6.QtGui import QColor

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

# Complete dichromacy in linear light, after Machado, Oliveira and Fernandes (2009).
EYES: Mapping[str, Matrix] = {
    "ordinary": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_TO_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE: Triple = (0.95047, 1.0, 1.08883)


def _times(matrix: Matrix, vector: Triple) -> Triple:
    a, b, c = (sum(x * y for x, y in zip(row, vector, strict=True)) for row in matrix)
    return a, b, c


def linear(colour: str) -> Triple:
    """The colour in linear light."""
    found = QColor(colour)
    parts = (found.redF(), found.greenF(), found.blueF())
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return red, green, blue


def lab(colour: str, eyes: str = "ordinary") -> Triple:
    """The colour in CIE Lab as those eyes see it."""
    red, green, blue = (min(1.0, max(0.0, part)) for part in _times(EYES[eyes], linear(colour)))
    xyz = _times(_TO_XYZ, (red, green, blue))

    def bent(value: float) -> float:
        return value ** (1 / 3) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116

    x, y, z = (bent(part / white) for part, white in zip(xyz, _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(first: Triple, second: Triple) -> float:
    """CIEDE2000 between two colours in Lab: 1 is just to be seen, 10 is seen at a glance."""
    (l1, a1, b1), (l2, a2, b2) = first, second
    mean_c = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    g = 0.5 * (1 - math.sqrt(mean_c**7 / (mean_c**7 + 25**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = (math.degrees(math.atan2(b, a)) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = h2 - h1
    if c1 * c2 == 0:
        turn = 0.0
    elif abs(turn) > 180:
        turn += 360 if turn < 0 else -360
    dl, dc = l2 - l1, c2 - c1
    dh = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    ml, mc = (l1 + l2) / 2, (c1 + c2) / 2
    mh = h1 + h2
    if c1 * c2:
        mh = mh / 2 if abs(h1 - h2) <= 180 else (mh + 360) / 2 if mh < 360 else (mh - 360) / 2
    t = (
        1
        - 0.17 * math.cos(math.radians(mh - 30))
        + 0.24 * math.cos(math.radians(2 * mh))
        + 0.32 * math.cos(math.radians(3 * mh + 6))
        - 0.20 * math.cos(math.radians(4 * mh - 63))
    )
    sl = 1 + 0.015 * (ml - 50) ** 2 / math.sqrt(20 + (ml - 50) ** 2)
    sc, sh = 1 + 0.045 * mc, 1 + 0.015 * mc * t
    rc = 2 * math.sqrt(mc**7 / (mc**7 + 25**7))
    rt = -rc * math.sin(math.radians(60 * math.exp(-(((mh - 275) / 25) ** 2))))
    return math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rt * (dc / sc) * (dh / sh))


def contrast(first: str, second: str) -> float:
    """The contrast of two colours by WCAG: 1 to 21."""

    def light(colour: str) -> float:
        red, green, blue = linear(colour)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    high, low = sorted((light(first), light(second)), reverse=True)
    return (high + 0.05) / (low + 0.05)
