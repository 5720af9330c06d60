# SPDX-License-Identifier: GPL-3.0-or-later
"""The drawing of a map that brings none along: places, lines, names and land computed from its file, without Qt."""
