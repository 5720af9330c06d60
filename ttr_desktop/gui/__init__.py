# SPDX-License-Identifier: GPL-3.0-or-later
"""The windows: the only place that knows Qt."""
