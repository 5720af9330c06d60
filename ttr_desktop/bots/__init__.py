# SPDX-License-Identifier: GPL-3.0-or-later
"""Computer players. A bot sees its seat's view and its legal choices, and nothing else."""
