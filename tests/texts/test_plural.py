# SPDX-License-Identifier: GPL-3.0-or-later
"""Plural forms."""

from __future__ import annotations

import pytest

from ttr_desktop.texts.plural import CATEGORIES, LANGUAGES, category, choose

POLISH = {
    0: "kart",
    1: "karta",
    2: "karty",
    3: "karty",
    4: "karty",
    5: "kart",
    11: "kart",
    12: "kart",
    13: "kart",
    14: "kart",
    15: "kart",
    20: "kart",
    21: "kart",
    22: "karty",
    24: "karty",
    25: "kart",
    100: "kart",
    101: "kart",
    102: "karty",
    111: "kart",
    112: "kart",
    114: "kart",
    122: "karty",
    1002: "karty",
    1012: "kart",
    -1: "karta",
    -3: "karty",
    -12: "kart",
}


@pytest.mark.parametrize(("number", "word"), POLISH.items())
def test_polish_has_three_forms(number: int, word: str) -> None:
    assert choose("pl", number, ("karta", "karty", "kart")) == word


@pytest.mark.parametrize("number", [0, 2, 5, 11, 12, 14, 21, 22, 25, 101, 112, 122, -2])
def test_english_has_one_form_for_all_but_one(number: int) -> None:
    assert choose("en", number, ("card", "cards")) == "cards"


@pytest.mark.parametrize("number", [1, -1])
def test_english_singular(number: int) -> None:
    assert choose("en", number, ("card", "cards")) == "card"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_has_a_category_of_its_language(language: str) -> None:
    assert {category(language, number) for number in range(200)} == set(CATEGORIES[language])
