# SPDX-License-Identifier: GPL-3.0-or-later
"""Qt models of a position: panels, tables, filters and screen readers all read the same rows."""
