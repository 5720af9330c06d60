# SPDX-License-Identifier: GPL-3.0-or-later
"""The shell around the pages: settings, how everything is dressed, commands, keeping games, what to do with errors."""
