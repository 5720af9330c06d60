# SPDX-License-Identifier: GPL-3.0-or-later
"""Keeps None, True and False alive under Python 3.11.

PySide6 6.12 is built as if these objects were immortal, which they are from Python 3.12 on: each call that returns
nothing takes one reference from None, and each `emit` one from True. Under 3.11 a few thousand calls, less than one
picture of a board, end the interpreter with "none_dealloc". A large number of references makes them live long enough.
"""

from __future__ import annotations

import ctypes
import sys

_MANY = 1 << 40


def keep_singletons() -> bool:
    """Gives the singletons references to spare where they need them; says whether it did. Harmless when repeated."""
    plain = sys.implementation.name == "cpython" and not hasattr(sys, "gettotalrefcount")
    if sys.version_info >= (3, 12) or not plain:
        return False
    for thing in (None, True, False, NotImplemented):
        count = ctypes.c_ssize_t.from_address(id(thing))
        if count.value < _MANY:
            count.value += 2 * _MANY
    return True
