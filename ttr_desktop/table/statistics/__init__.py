# SPDX-License-Identifier: GPL-3.0-or-later
"""What is remembered of finished games: entries, the file that keeps them, and the figures drawn from them."""
