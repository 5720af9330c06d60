# SPDX-License-Identifier: GPL-3.0-or-later
"""Charts of the statistics. Each is told in words too, so that nobody has to see it."""
