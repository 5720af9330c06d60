# SPDX-License-Identifier: GPL-3.0-or-later
"""Settings of the whole suite: no screen is needed, and the same examples are tried on every run.

`HYPOTHESIS_PROFILE=soak` tries many more examples, and new ones each time.
"""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

# Before anything can import Qt: a test must never open a window on somebody's screen.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

_SLOW = (HealthCheck.too_slow, HealthCheck.data_too_large)
settings.register_profile(
    "default", derandomize=True, database=None, deadline=None, max_examples=60, suppress_health_check=_SLOW
)
settings.register_profile("soak", deadline=None, max_examples=2000, suppress_health_check=_SLOW, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))
