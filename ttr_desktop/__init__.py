# SPDX-License-Identifier: GPL-3.0-or-later
"""TTR Desktop: four railway-ticket board games against bots, offline."""

__version__ = "0.1.0"
