# SPDX-License-Identifier: GPL-3.0-or-later
"""The docks around the board. They read models and send signals; they know no rules."""
