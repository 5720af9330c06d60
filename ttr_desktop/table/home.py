# SPDX-License-Identifier: GPL-3.0-or-later
"""The user's folders; they are found by `data.home`, since bots need them too."""

from __future__ import annotations

from ttr_desktop.data.home import HOME_VARIABLE, Home, find_home

__all__ = ["HOME_VARIABLE", "Home", "find_home"]
