# SPDX-License-Identifier: GPL-3.0-or-later
"""Finished games: written down as they end, found again as replays and statistics."""
