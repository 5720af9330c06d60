# SPDX-License-Identifier: GPL-3.0-or-later
"""How large things are on a board that is drawn by itself, in units of the board."""

from __future__ import annotations

SLOT = 62.0  # a space
WIDTH = 18.0  # of a space
LONGEST_SLOT = 84.0  # on a track with room to spare
SHORTEST_SLOT = 40.0  # on a track without
GAP = 5.0  # between two spaces
BESIDE = WIDTH + 4.0  # from the middle of a track to that of its twin
CITY = 13.0  # radius
LETTERS = 23.0  # height of a name
