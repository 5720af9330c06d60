# SPDX-License-Identifier: GPL-3.0-or-later
"""Sentences with placeholders.

    {name}          the value
    {name:acc}      the value in a form, such as a Polish case
    {count|a|b}     the word that fits the number: two forms in English, three in Polish
    {count*name}    the number and the word behind it ("3 red cards"); {count*name:acc} in a form

A template is checked when it is read: what is wrong with it does not wait for the sentence to be needed.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from ttr_desktop.texts.plural import CATEGORIES, choose
from ttr_desktop.texts.term import PLAIN, Kind, Term, Value, signed

_PART = re.compile(r"\{([^{}]*)\}|([{}])")
_NAME = r"[a-z][a-z_]*"
_FIELD = re.compile(rf"(?:({_NAME})\*)?({_NAME})(?::({_NAME}))?", re.ASCII)
_CHOICE = re.compile(rf"({_NAME})\|(.*)", re.ASCII | re.DOTALL)


class TemplateError(ValueError):
    """A text is not a template; `str()` says why."""


class Field(NamedTuple):
    """A value, in a form; with `number`, that number before it."""

    name: str
    form: str = PLAIN
    number: str = ""


class Choice(NamedTuple):
    """One of some words, by a number."""

    number: str
    forms: tuple[str, ...]


class Template:
    """A sentence of one language."""

    __slots__ = ("language", "parts", "text")

    def __init__(self, language: str, text: str) -> None:
        self.language = language
        self.text = text
        self.parts: tuple[str | Field | Choice, ...] = tuple(_parse(language, text))

    @property
    def placeholders(self) -> frozenset[str]:
        """The names of all values it uses."""
        names: set[str] = set()
        for part in self.parts:
            if isinstance(part, Choice):
                names.add(part.number)
            elif isinstance(part, Field):
                names |= {part.name, part.number} - {""}
        return frozenset(names)

    def problems(self, kinds: Mapping[str, Kind]) -> list[str]:
        """What does not fit the values that there will be."""
        unknown = sorted(self.placeholders - set(kinds))
        found = [f"unknown placeholder {name!r} (known: {', '.join(sorted(kinds))})" for name in unknown]
        for part in self.parts:
            if isinstance(part, str) or {part.number, getattr(part, "name", "")} & set(unknown):
                continue
            if part.number and not kinds[part.number].number:
                found.append(f"{part.number!r} is not a number")
            if isinstance(part, Field):
                found += self._field_problems(part, kinds[part.name])
        return found

    def _field_problems(self, part: Field, kind: Kind) -> list[str]:
        forms = kind.forms_in(self.language)
        found = []
        if part.form not in forms:
            found.append(f"{part.name!r} has no form {part.form!r} (forms: {', '.join(forms)})")
        if part.number and not kind.countable(self.language):
            found.append(f"{part.name!r} is not a word that can be counted")
        return found

    def format(self, values: Mapping[str, Value]) -> str:
        """The sentence with these values."""
        return "".join([part if isinstance(part, str) else self._fill(part, values) for part in self.parts])

    def _fill(self, part: Field | Choice, values: Mapping[str, Value]) -> str:
        number = _number(values[part.number]) if part.number else 0
        if isinstance(part, Choice):
            return choose(self.language, number, part.forms)
        value = values[part.name]
        if isinstance(value, Term):
            return value.counted(number, part.form) if part.number else value.form(part.form)
        return signed(value) if isinstance(value, int) else value


def _number(value: Value) -> int:
    if not isinstance(value, int):
        raise TypeError(f"{value} is not a number")
    return value


def _parse(language: str, text: str) -> list[str | Field | Choice]:
    parts: list[str | Field | Choice] = []
    place = 0
    for match in _PART.finditer(text):
        if match[2]:
            raise TemplateError(f"a single {match[2]!r}")
        if match.start() > place:
            parts.append(text[place : match.start()])
        parts.append(_placeholder(language, match[1]))
        place = match.end()
    if place < len(text):
        parts.append(text[place:])
    return parts


def _placeholder(language: str, inside: str) -> Field | Choice:
    choice = _CHOICE.fullmatch(inside)
    if choice:
        forms = tuple(choice[2].split("|"))
        wanted = len(CATEGORIES[language])
        if len(forms) != wanted:
            raise TemplateError(f"{{{inside}}} has {len(forms)} forms, but {language!r} has {wanted}")
        return Choice(choice[1], forms)
    field = _FIELD.fullmatch(inside)
    if field is None:
        raise TemplateError(f"{{{inside}}} is not a placeholder")
    return Field(field[2], field[3] or PLAIN, field[1] or "")
