# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole games without a window: benchmark, matches between bots, scenarios."""
