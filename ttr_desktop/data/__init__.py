# SPDX-License-Identifier: GPL-3.0-or-later
"""Files in, core objects out: maps and scenarios (YAML), saves (JSON), rule texts. Every problem names its place."""
