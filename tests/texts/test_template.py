# SPDX-License-Identifier: GPL-3.0-or-later
"""Placeholders: reading, checking, filling."""

from __future__ import annotations

import pytest

from ttr_desktop.texts.template import Template, TemplateError
from ttr_desktop.texts.term import NOUN, NUMBER, TEXT, Term, Value

KINDS = {"count": NUMBER, "card": NOUN, "name": TEXT}
WAGON = Term("pl", {"one": "karta", "gen": "karty", "acc": "kartę", "few": "karty", "many": "kart", "ins": "kartami"})
CARD = Term("en", {"one": "card", "many": "cards", "a": "a card"})


@pytest.mark.parametrize(
    ("language", "text", "values", "sentence"),
    [
        ("en", "Nothing to fill.", {}, "Nothing to fill."),
        ("en", "{name} draws.", {"name": "Ann"}, "Ann draws."),
        ("en", "{name}{name}", {"name": "{x}"}, "{x}{x}"),
        ("en", "{count} points", {"count": -3}, "−3 points"),
        ("en", "{count|is|are}", {"count": 1}, "is"),
        ("en", "{count|is|are}", {"count": 0}, "are"),
        ("en", "{count|s||}".replace("||", "|"), {"count": 4}, ""),
        ("en", "{card}, {card:a}, {card:many}", {"card": CARD}, "card, a card, cards"),
        ("en", "{count*card}", {"card": CARD, "count": 1}, "1 card"),
        ("en", "{count*card}", {"card": CARD, "count": 12}, "12 cards"),
        ("pl", "{count|jest|są|jest}", {"count": 22}, "są"),
        ("pl", "{count*card}", {"card": WAGON, "count": 1}, "1 karta"),
        ("pl", "{count*card:acc}", {"card": WAGON, "count": 1}, "1 kartę"),
        ("pl", "{count*card:acc}", {"card": WAGON, "count": 3}, "3 karty"),
        ("pl", "{count*card:acc}", {"card": WAGON, "count": 25}, "25 kart"),
        ("pl", "{count*card:gen}", {"card": WAGON, "count": 1}, "1 karty"),
        ("pl", "{count*card:gen}", {"card": WAGON, "count": 3}, "3 kart"),
        ("pl", "{card:ins}", {"card": WAGON}, "kartami"),
    ],
)
def test_a_template_is_filled(language: str, text: str, values: dict[str, Value], sentence: str) -> None:
    assert Template(language, text).format(values) == sentence


@pytest.mark.parametrize(
    ("language", "text", "reason"),
    [
        ("en", "{count|a|b|c}", "3 forms"),
        ("en", "{count|a}", "1 forms"),
        ("pl", "{count|a|b}", "'pl' has 3"),
        ("pl", "{count|a|b|c|d}", "4 forms"),
        ("en", "{}", "not a placeholder"),
        ("en", "{two words}", "not a placeholder"),
        ("en", "{Name}", "not a placeholder"),
        ("en", "{name:}", "not a placeholder"),
        ("en", "{name!r}", "not a placeholder"),
        ("en", "{0}", "not a placeholder"),
        ("en", "open {name", "single '{'"),
        ("en", "close name}", "single '}'"),
        ("en", "{{name}}", "single '{'"),
    ],
)
def test_what_is_no_template_is_an_error(language: str, text: str, reason: str) -> None:
    with pytest.raises(TemplateError, match=reason):
        Template(language, text)


@pytest.mark.parametrize(
    ("language", "text", "problem"),
    [
        ("en", "{other}", "unknown placeholder 'other'"),
        ("en", "{other|a|b}", "unknown placeholder 'other'"),
        ("en", "{other*card}", "unknown placeholder 'other'"),
        ("en", "{count*other}", "unknown placeholder 'other'"),
        ("en", "{name|a|b}", "'name' is not a number"),
        ("en", "{name*card}", "'name' is not a number"),
        ("en", "{count*name}", "'name' is not a word that can be counted"),
        ("en", "{card:acc}", "'card' has no form 'acc'"),
        ("pl", "{card:a}", "'card' has no form 'a'"),
        ("pl", "{name:acc}", "'name' has no form 'acc'"),
        ("pl", "{count:gen}", "'count' has no form 'gen'"),
    ],
)
def test_what_does_not_fit_the_values_is_a_problem(language: str, text: str, problem: str) -> None:
    problems = Template(language, text).problems(KINDS)
    assert len(problems) == 1
    assert problem in problems[0]


def test_a_template_knows_its_placeholders() -> None:
    template = Template("en", "{name}: {count*card}, {count|x|y} {card:a}")
    assert template.placeholders == {"name", "count", "card"}
    assert template.problems(KINDS) == []
