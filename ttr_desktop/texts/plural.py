# SPDX-License-Identifier: GPL-3.0-or-later
"""Which form of a word goes with a number: two in English (1 card, 2 cards), three in Polish (1, 2, 5)."""

from __future__ import annotations

from collections.abc import Mapping

CATEGORIES: Mapping[str, tuple[str, ...]] = {"en": ("one", "many"), "pl": ("one", "few", "many")}
LANGUAGES = tuple(CATEGORIES)


def category(language: str, number: int) -> str:
    """`one`, `few` or `many`."""
    number = abs(number)
    if number == 1:
        return "one"
    # Polish: 2, 3, 4, 22, 23 ... but not 12, 13, 14 or 112
    if language == "pl" and number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14):
        return "few"
    return "many"


def choose(language: str, number: int, forms: tuple[str, ...]) -> str:
    """The form that fits the number; the forms stand in the order of `CATEGORIES`."""
    return forms[CATEGORIES[language].index(category(language, number))]
