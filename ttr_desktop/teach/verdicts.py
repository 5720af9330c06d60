# SPDX-License-Identifier: GPL-3.0-or-later
"""A move in one of four words, by what it takes from the winning chance; never by points."""

from __future__ import annotations

from enum import StrEnum

# Within so much of the best a move is as good as the best: no player could tell, and the samples cannot either.
MARGIN = 0.03


class Verdict(StrEnum):
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


# The winning chance a move must cost to be called so.
THRESHOLDS = {Verdict.BLUNDER: 0.20, Verdict.MISTAKE: 0.10, Verdict.INACCURACY: 0.05}


def verdict(loss: float) -> Verdict:
    """The word for a move that costs so much of the winning chance."""
    return next((word for word, least in THRESHOLDS.items() if loss >= least), Verdict.GOOD)
