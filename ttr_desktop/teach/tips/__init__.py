# SPDX-License-Identifier: GPL-3.0-or-later
"""Watchful tips: data (`resources/texts/tips.yaml`) and exact triggers, for the errors that beginners make."""
