# SPDX-License-Identifier: GPL-3.0-or-later
"""The `ttr` command: everything that needs no window."""

from ttr_desktop.cli.main import main

__all__ = ["main"]
