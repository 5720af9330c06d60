# SPDX-License-Identifier: GPL-3.0-or-later
"""The parts of the replay page: controls, cards, the walk through the game."""
