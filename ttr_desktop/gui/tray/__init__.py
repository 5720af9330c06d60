# SPDX-License-Identifier: GPL-3.0-or-later
"""The tray below the board: cards to take, and every question of a turn. The board is never hidden by a dialog."""
