# SPDX-License-Identifier: GPL-3.0-or-later
"""The little statistics that matches need."""

from __future__ import annotations

from math import sqrt


def wilson(successes: float, trials: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % confidence interval of a rate (Wilson's score interval); sane even at 0 and 100 %."""
    if not trials:
        return 0.0, 1.0
    rate = successes / trials
    centre = rate + z * z / (2 * trials)
    spread = z * sqrt(rate * (1 - rate) / trials + z * z / (4 * trials * trials))
    scale = 1 + z * z / trials
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)
