# SPDX-License-Identifier: GPL-3.0-or-later
"""The board: what is printed on it, what lies on it, and how one looks at it."""

from ttr_desktop.gui.board.singletons import keep_singletons

keep_singletons()
