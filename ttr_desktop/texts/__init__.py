# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything the program says to the player, in every language it speaks. Knows nothing of the window."""
