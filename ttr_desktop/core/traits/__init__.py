# SPDX-License-Identifier: GPL-3.0-or-later
"""Rule families that only some boards have: one module each, found by name in `registry`."""
