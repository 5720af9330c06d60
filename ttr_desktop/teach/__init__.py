# SPDX-License-Identifier: GPL-3.0-or-later
"""The teacher: lessons, tips, odds and plans, advice, from what a seat may know. Knows nothing of the window."""
