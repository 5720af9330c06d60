# SPDX-License-Identifier: GPL-3.0-or-later
"""The pages of the main window: start, game, cover between players, final sheet."""
