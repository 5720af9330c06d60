# SPDX-License-Identifier: GPL-3.0-or-later
"""How many examples a property test tries: so many on every run, far more in a soak."""

from __future__ import annotations

import os

from hypothesis import settings

_FACTOR = 20 if os.environ.get("HYPOTHESIS_PROFILE") == "soak" else 1


def examples(count: int) -> settings:
    """The settings for about so many examples on an ordinary run."""
    return settings(max_examples=count * _FACTOR)
