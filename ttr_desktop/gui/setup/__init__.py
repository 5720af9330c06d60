# SPDX-License-Identifier: GPL-3.0-or-later
"""The parts of the page on which a new game is set up."""
