# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules of the game: standard library only, no files, no Qt, no clock, no global random numbers."""
