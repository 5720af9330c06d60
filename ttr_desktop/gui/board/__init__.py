# SPDX-License-Identifier: GPL-3.0-or-later
"""The board: a scene drawn from polygon data, and the view on it."""
