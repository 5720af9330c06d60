# SPDX-License-Identifier: GPL-3.0-or-later
"""The stage: what has happened is played on the game page, one thing after another, and nobody has to wait for it."""
