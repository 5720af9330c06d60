# SPDX-License-Identifier: GPL-3.0-or-later
"""Words that sentences are filled with: a term has forms (cases), a kind says which forms its terms have."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from ttr_desktop.texts.plural import category

PLAIN = "one"  # the form that stands where none is asked for


@dataclass(frozen=True, slots=True)
class Term:
    """A word or phrase in one language. The form `one` is always there."""

    language: str
    forms: Mapping[str, str]

    def form(self, name: str = PLAIN) -> str:
        return self.forms[name]

    def counted(self, number: int, form: str = PLAIN) -> str:
        """The number and the word behind it: "3 red cards"."""
        word = category(self.language, number)
        if word == "one":
            word = form
        elif form == "gen":
            word = "many"
        return f"{signed(number)} {self.forms[word]}"

    def __str__(self) -> str:
        return self.forms[PLAIN]


Value: TypeAlias = int | str | Term


@dataclass(frozen=True, slots=True)
class Kind:
    """What may stand at a placeholder: a number, or words with these forms in each language."""

    forms: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    number: bool = False

    def forms_in(self, language: str) -> tuple[str, ...]:
        return self.forms.get(language, (PLAIN,))

    def countable(self, language: str) -> bool:
        """Whether a number may stand before the word."""
        return "many" in self.forms_in(language)


NUMBER = Kind(number=True)
TEXT = Kind()
# Polish cases: `one` nominative, `few` and `many` as after 2 and 5 (`many` is the genitive of several), `ins` the
# instrumental of several. English: `a` with its article.
NOUN = Kind({"en": ("one", "many", "a"), "pl": ("one", "gen", "acc", "few", "many", "ins")})
# An adjective: `one`, `gen`, `acc` go with a feminine noun, `masc`, `masc_gen` with a masculine one, `few` also with a
# neuter one.
COLOUR = Kind({"en": ("one", "a"), "pl": ("one", "gen", "acc", "masc", "masc_gen", "few", "many", "ins")})
TRACK = Kind({"pl": ("one", "gen", "acc", "masc", "masc_gen", "neut")})
DECK = Kind({"pl": ("one", "gen")})
CARDS = Kind({"pl": ("one", "acc")})


def signed(number: int) -> str:
    """A number as it is shown, with a real minus sign."""
    return str(number) if number >= 0 else f"−{-number}"
