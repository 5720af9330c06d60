# SPDX-License-Identifier: GPL-3.0-or-later
"""All texts of a language: why an action is refused, what has happened, the rules, the names of things."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from ttr_desktop import assets
from ttr_desktop.core.events import Event
from ttr_desktop.core.refusal import Refusal
from ttr_desktop.core.tables import Tables
from ttr_desktop.texts import events, refusals
from ttr_desktop.texts.names import Names
from ttr_desktop.texts.plural import LANGUAGES
from ttr_desktop.texts.rules import RuleText, load_rules
from ttr_desktop.texts.sentences import Filling, Sentences, chosen, load_sentences, sentence
from ttr_desktop.texts.words import Words, load_words


class UnknownRule(LookupError):
    """There is no rule with that id."""


@lru_cache(maxsize=1)
def refusal_sentences() -> Sentences:
    """The sentences of every refusal code, read once."""
    return load_sentences(assets.resources() / "texts" / "refusals.yaml", refusals.SHAPES)


@lru_cache(maxsize=1)
def event_sentences() -> Sentences:
    """The sentences of every event, read once."""
    return load_sentences(assets.resources() / "texts" / "events.yaml", events.SHAPES)


@lru_cache(maxsize=1)
def _words() -> Mapping[str, Words]:
    return load_words(assets.resources() / "texts" / "names.yaml")


@lru_cache(maxsize=1)
def _rules() -> Mapping[str, Mapping[str, RuleText]]:
    return load_rules(assets.resources() / "rules")


class Catalogue:
    """The texts of one language. Files are read once and shared; raises FileProblem if one cannot be used."""

    def __init__(self, language: str = "en") -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there are no texts in {language!r} (languages: {', '.join(LANGUAGES)})")
        self.language = language
        self.names = Names(language, _words()[language])
        self._refusals = refusal_sentences()
        self._events = event_sentences()
        self._rules = _rules()[language]

    def refusal(self, tables: Tables, refusal: Refusal, names: Sequence[str], me: int | None = None) -> str:
        """Why the action is refused. `names` are those of the seats, `me` is the seat that is told."""
        filling = refusals.fill(self.names, tables, refusal, names, me)
        return self._say(self._refusals, refusal.code.value, filling)

    def event(self, tables: Tables, event: Event, seat_names: Sequence[str], me: int | None) -> str:
        """What has happened, told to the seat `me` (None: an onlooker).

        Says all that the event says: pass it through `told_to` first where secrets must be kept.
        """
        filling = events.fill(events.Scene(self.names, tables, seat_names, me), event)
        return self._say(self._events, event.name, filling)

    def _say(self, sentences: Sentences, key: str, filling: Filling) -> str:
        return sentence(chosen(sentences[key], filling).texts[self.language].format(filling.values))

    def rule(self, rule_id: str) -> RuleText:
        """A rule in the program's own words."""
        if rule_id not in self._rules:
            raise UnknownRule(f"there is no rule {rule_id!r}")
        return self._rules[rule_id]

    def rules(self, board_id: str | None = None) -> tuple[RuleText, ...]:
        """All rules, or those of one board: the common ones first, in the order of the handbook."""
        return tuple(rule for rule in self._rules.values() if board_id is None or board_id in rule.boards)
