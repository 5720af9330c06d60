# SPDX-License-Identifier: GPL-3.0-or-later
"""The teaching side of the window: lessons, rules, odds, tips, hints and reviews."""
