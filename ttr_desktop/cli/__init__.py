# SPDX-License-Identifier: GPL-3.0-or-later
"""The `ttr` command: everything that needs no window."""
