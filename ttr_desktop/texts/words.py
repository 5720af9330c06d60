# SPDX-License-Identifier: GPL-3.0-or-later
"""The file of names: terms by section and key, each with its forms in every language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from ttr_desktop.core.cards import WILD_NAME
from ttr_desktop.core.events import ScoreLine
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.rules import BASIC_COLOURS, GREY, TRACK_KINDS
from ttr_desktop.core.traits.goals import GOALS
from ttr_desktop.data.yamlfile import Item, YamlFile, read_text
from ttr_desktop.texts.plural import LANGUAGES
from ttr_desktop.texts.sentences import read_template
from ttr_desktop.texts.template import Template
from ttr_desktop.texts.term import COLOUR, DECK, NOUN, NUMBER, PLAIN, TEXT, Kind, Term

JOKER = "joker"  # what the locomotive is called where there are ships (W-1)
# The file has exactly these keys in each section.
SECTIONS: Mapping[str, tuple[Kind, tuple[str, ...]]] = {
    "wild": (NOUN, (WILD_NAME, JOKER)),
    "colours": (COLOUR, (*BASIC_COLOURS, GREY)),
    "pieces": (NOUN, ("train", "ship", "port", "piece")),
    "decks": (DECK, ("deck", "train", "ship", "tickets")),
    "phases": (TEXT, tuple(phase.value for phase in Phase)),
    "kinds": (TEXT, TRACK_KINDS),
    "goals": (TEXT, tuple(GOALS)),
    "scores": (TEXT, ScoreLine._fields),
    "reasons": (TEXT, ("last-round", "stalemate", "scored")),
    "countries": (TEXT, ("DK", "SE", "NO", "FI", "RU", "PL", "LT", "LV", "EE")),
    "words": (TEXT, ("junction", "comma", "and")),
}
# Cards are phrases made of their colour; `train` is the plain card where there are ship cards too.
FAMILIES = ("plain", "train", "port", "ship", "double-ship")
# Phrases with a number in them.
PHRASES = ("player", "twin")


@dataclass(frozen=True, slots=True)
class Words:
    """The names of one language."""

    terms: Mapping[str, Mapping[str, Term]]
    cards: Mapping[str, Mapping[str, Template]]  # family -> form -> phrase with a colour
    phrases: Mapping[str, Template]


def load_words(path: Path) -> Mapping[str, Words]:
    """The names by language; raises FileProblem with everything that is wrong."""
    file = YamlFile(str(path), read_text(path))
    known = (*SECTIONS, "cards", "phrases")
    top = file.root.mapping(known, known)
    words = {language: _words(top, language) for language in LANGUAGES}
    file.finish()
    return words


def _words(top: Mapping[str, Item], language: str) -> Words:
    terms = {section: _section(top.get(section), section, language) for section in SECTIONS}
    families = top["cards"].mapping(FAMILIES, FAMILIES) if "cards" in top else {}
    cards = {family: _templates(item, language) for family, item in families.items()}
    found = top["phrases"].mapping(PHRASES, PHRASES) if "phrases" in top else {}
    phrases = {
        name: read_template(texts[language], language, {"number": NUMBER})
        for name, item in found.items()
        if language in (texts := item.mapping(LANGUAGES, LANGUAGES))
    }
    return Words(terms, cards, phrases)


def _section(item: Item | None, section: str, language: str) -> dict[str, Term]:
    kind, keys = SECTIONS[section]
    terms: dict[str, Term] = {}
    # Read without the list of known keys, because Norway's id would be taken for a yes/no value.
    entries = item.mapping(required=keys) if item is not None else {}
    for key, entry in entries.items():
        if key not in keys:
            entry.flaw(f"{section}: unknown key {key!r} (known: {', '.join(keys)})")
        texts = entry.mapping(LANGUAGES, LANGUAGES)
        if language in texts:
            terms[key] = Term(language, _forms(texts[language], kind.forms_in(language)))
    return terms


def _forms(item: Item, forms: tuple[str, ...]) -> dict[str, str]:
    """The forms of a term; where there is but one, it is written without its name."""
    if forms == (PLAIN,):
        return {PLAIN: item.text()}
    return {form: text.text() for form, text in item.mapping(forms, forms).items()}


def _templates(item: Item, language: str) -> dict[str, Template]:
    texts = item.mapping(LANGUAGES, LANGUAGES)
    forms = NOUN.forms_in(language)
    entries = texts[language].mapping(forms, forms) if language in texts else {}
    return {form: read_template(text, language, {"colour": COLOUR}) for form, text in entries.items()}
