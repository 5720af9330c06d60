# SPDX-License-Identifier: GPL-3.0-or-later
"""Files of sentences: what is wrong is found when they are read, and the first variant that fits is said."""

from __future__ import annotations

import pytest

from ttr_desktop.data.problems import FileProblem
from ttr_desktop.texts.messages import Messages
from ttr_desktop.texts.sentences import Filling, Shape, chosen, parse_sentences
from ttr_desktop.texts.term import NUMBER, TEXT

SHAPES = {"greet": Shape({"name": TEXT, "count": NUMBER}, frozenset({"name"}), frozenset({"mood"}))}
GOOD = """
greet:
  - when: {mood: sad, count: 0}
    en: "Oh, {name}."
    pl: "Ach, {name}."
  - given: [count]
    en: "Hello again, {name}."
    pl: "Witaj znowu, {name}."
  - en: "Hello, {name}."
    pl: "Witaj, {name}."
"""


@pytest.mark.parametrize(
    ("count", "mood", "sentence"),
    [(0, "sad", "Oh, Ann."), (1, "sad", "Hello again, Ann."), (0, "", "Hello again, Ann."), (None, "", "Hello, Ann.")],
)
def test_the_first_variant_that_fits_is_chosen(count: int | None, mood: str, sentence: str) -> None:
    filling = Filling({"name": "Ann"}, {"mood": mood})
    if count is not None:
        filling.values["count"] = count
        filling.facts["count"] = str(count)
    variants = parse_sentences("t", GOOD, SHAPES)["greet"]
    assert chosen(variants, filling).texts["en"].format(filling.values) == sentence


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("other: []", 1, "unknown key 'other'"),
        ("{}", 1, "'greet' is missing"),
        ("greet: []", 1, "there is no sentence"),
        ("greet:\n  - en: Hello", 2, "'pl' is missing"),
        ("greet:\n  - en: Hello\n    pl: ''", 3, "empty"),
        ("greet:\n  - {en: '{x}', pl: '{x}'}", 2, "unknown placeholder 'x'"),
        ("greet:\n  - {en: '{count|a|b|c}', pl: x}", 2, "3 forms"),
        ("greet:\n  - {en: '{count|a|b}', pl: '{count|a|b}'}", 2, "2 forms"),
        ("greet:\n  - {en: '{name}', pl: x}", 2, "not in every language: name"),
        ("greet:\n  - {en: '{count}', pl: '{count}'}", 2, "last variant must always fit"),
        ("greet:\n  - {when: {mood: sad}, en: x, pl: x}", 2, "last variant must always fit"),
        ("greet:\n  - {when: {weather: bad}, en: x, pl: x}\n  - {en: x, pl: x}", 2, "never a 'weather'"),
        ("greet:\n  - {given: [weather], en: x, pl: x}\n  - {en: x, pl: x}", 2, "never a 'weather'"),
        ("greet:\n  - {de: x, en: x, pl: x}", 2, "unknown key 'de'"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(text: str, line: int, problem: str) -> None:
    with pytest.raises(FileProblem) as raised:
        parse_sentences("file.yaml", text, SHAPES)
    assert any(found.line == line and problem in Messages().say(found.message) for found in raised.value.problems)
    assert all(found.file == "file.yaml" for found in raised.value.problems)


def test_all_problems_are_told_at_once() -> None:
    text = "greet:\n  - {en: '{x}', pl: '{x}'}\n  - {en: '{y}', pl: '{count|a}'}"
    with pytest.raises(FileProblem) as raised:
        parse_sentences("t", text, SHAPES)
    assert len(raised.value.problems) >= 4
