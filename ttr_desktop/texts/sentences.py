# SPDX-License-Identifier: GPL-3.0-or-later
"""Files of sentences: for each key several variants, the most specific first; the first that fits is said.

A variant fits if all values it mentions are there, those of its list `given` too, and the facts are as its `when`
says. The last variant of a key always fits.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

from ttr_desktop.data.yamlfile import Item, YamlFile, read_text
from ttr_desktop.texts.plural import LANGUAGES
from ttr_desktop.texts.template import Template, TemplateError
from ttr_desktop.texts.term import Kind, Value


@dataclass(frozen=True, slots=True)
class Shape:
    """What the sentences of a key can speak of."""

    kinds: Mapping[str, Kind]
    always: frozenset[str] = frozenset()  # values that are there every time
    facts: frozenset[str] = frozenset()  # what `when` may ask for besides the values


@dataclass(slots=True)
class Filling:
    """The values of one sentence, and the facts that choose its variant."""

    values: dict[str, Value] = field(default_factory=dict)
    facts: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Variant:
    """One way to say it, in every language."""

    line: int
    when: Mapping[str, str]
    needs: frozenset[str]
    texts: Mapping[str, Template]

    def fits(self, filling: Filling) -> bool:
        if not self.needs <= filling.values.keys():
            return False
        return all(filling.facts.get(name) == wanted for name, wanted in self.when.items())


Sentences: TypeAlias = Mapping[str, tuple[Variant, ...]]


def chosen(variants: tuple[Variant, ...], filling: Filling) -> Variant:
    """The variant to be said."""
    return next((variant for variant in variants if variant.fits(filling)), variants[-1])


def sentence(text: str) -> str:
    """With a capital at its beginning: what is named first may be a junction, which has no name (C-21)."""
    return text[:1].upper() + text[1:]


def load_sentences(path: Path, shapes: Mapping[str, Shape]) -> Sentences:
    """All sentences of a file; raises FileProblem with everything that is wrong."""
    return parse_sentences(str(path), read_text(path), shapes)


def parse_sentences(name: str, text: str, shapes: Mapping[str, Shape]) -> Sentences:
    """All sentences of a text; `name` stands in the messages."""
    file = YamlFile(name, text)
    found = {key: read_variants(item, shapes[key]) for key, item in file.root.mapping(shapes, shapes).items()}
    file.finish()
    return found


def read_template(item: Item, language: str, kinds: Mapping[str, Kind]) -> Template:
    """The template at this place; its problems are noted there."""
    text = item.text()
    if not text.strip():
        item.flaw(f"{item.name}: the text is empty")
    try:
        template = Template(language, text)
    except TemplateError as error:
        item.flaw(f"{item.name}: {error}")
        return Template(language, "")
    for problem in template.problems(kinds):
        item.flaw(f"{item.name}: {problem}")
    return template


def read_variants(item: Item, shape: Shape) -> tuple[Variant, ...]:
    """The ways to say one thing; problems are noted where they are."""
    entries = item.sequence()
    if not entries:
        item.flaw(f"{item.name}: there is no sentence")
        return ()
    variants = [_variant(entry, shape) for entry in entries]
    last = variants[-1]
    lacking = sorted(last.needs - shape.always)
    if last.when or lacking:
        entries[-1].flaw(f"{item.name}: the last variant must always fit (it asks for {[*last.when, *lacking]})")
    return tuple(variants)


def _variant(item: Item, shape: Shape) -> Variant:
    entry = item.mapping(("when", "given", *LANGUAGES), LANGUAGES)
    when = {key: str(value.plain()) for key, value in entry["when"].mapping().items()} if "when" in entry else {}
    given = {value.text() for value in entry["given"].sequence()} if "given" in entry else set()
    for name in sorted({*when, *given} - set(shape.kinds) - shape.facts):
        item.flaw(f"{item.name}: there is never a {name!r} here")
    texts = {
        language: read_template(entry[language], language, shape.kinds) for language in LANGUAGES if language in entry
    }
    used = {template.placeholders for template in texts.values()}
    if len(used) > 1:
        differing = sorted(frozenset.union(*used) - frozenset.intersection(*used))
        item.flaw(f"{item.name}: not in every language: {', '.join(differing)}")
    return Variant(item.line, when, frozenset(given).union(*used), texts)
