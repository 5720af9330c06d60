# SPDX-License-Identifier: GPL-3.0-or-later
"""A game with the people and bots around it, without a window."""
