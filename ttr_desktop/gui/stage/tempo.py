# SPDX-License-Identifier: GPL-3.0-or-later
"""How fast movements are. Apart from the pace of the bots: one may want quick bots and calm pictures."""

from __future__ import annotations

# How long a movement takes against its normal time; off: everything is shown at once (reduced motion).
SPEEDS = {"off": 0.0, "fast": 0.45, "normal": 1.0, "slow": 1.9}
OFF = "off"
