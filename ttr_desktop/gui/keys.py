# SPDX-License-Identifier: GPL-3.0-or-later
"""Which keys press what in the tray: for those who bind them, name them and list them."""

DIGITS = "123456"  # the cards of the market, offered tickets, cards to pay with
DECKS = ("D", "S")
TICKETS = "T"
PORT = "P"
EXCHANGE = "X"
STOP = "."
