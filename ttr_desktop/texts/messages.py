# SPDX-License-Identifier: GPL-3.0-or-later
"""Messages in words: what the `ttr` command says, and what is wrong with files (`resources/texts/messages.yaml`)."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path

from ttr_desktop import assets
from ttr_desktop.core.message import Message, Value, message
from ttr_desktop.data.problems import FileProblem, Problem, one_line
from ttr_desktop.data.yamlfile import Item, YamlFile, read_text
from ttr_desktop.texts.plural import LANGUAGES
from ttr_desktop.texts.sentences import read_template
from ttr_desktop.texts.template import Template
from ttr_desktop.texts.term import NUMBER, TEXT, Kind

_NAME = re.compile(r"[{*]([a-z][a-z_]*)")
# Values that words depend on; all others are only shown.
NUMBERS = frozenset(
    {"cities", "count", "failed", "games", "passed", "players", "spaces", "supply", "tickets", "total", "tracks"}
)


def load_messages(paths: Iterable[Path]) -> Mapping[str, Mapping[str, Template]]:
    """The templates of every key by language; raises FileProblem with everything that is wrong."""
    found: dict[str, Mapping[str, Template]] = {}
    for path in paths:
        file = YamlFile(str(path), read_text(path))
        for key, item in file.root.mapping().items():
            if key in found:
                item.flaw(f"{key}: is also in another file")
            found[key] = _templates(item)
        file.finish()
    return found


def _templates(item: Item) -> Mapping[str, Template]:
    entry = item.mapping(LANGUAGES, LANGUAGES)
    texts = {language: read_template(text, language, _kinds(text.text())) for language, text in entry.items()}
    used = {text.placeholders for text in texts.values()}
    if len(used) > 1:
        differing = sorted(frozenset.union(*used) - frozenset.intersection(*used))
        item.flaw(f"{item.name}: not in every language: {', '.join(differing)}")
    return texts


def _kinds(text: str) -> Mapping[str, Kind]:
    """Every name may be used: numbers are known by their names, all else is text."""
    return {name: NUMBER if name in NUMBERS else TEXT for name in _NAME.findall(text)}


@lru_cache(maxsize=1)
def all_messages() -> Mapping[str, Mapping[str, Template]]:
    """All that can be said, read once."""
    folder = assets.resources() / "texts"
    return load_messages(folder / f"{name}.yaml" for name in ("messages", "command"))


class Messages:
    """Puts messages into words of one language, each in one line."""

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self._templates = all_messages()

    def __call__(self, key: str, /, **values: Value) -> str:
        """The words of a key."""
        return self.say(message(key, **values))

    def say(self, said: Message) -> str:
        """The message in words."""
        return one_line(self._words(said))

    def _words(self, said: Message) -> str:
        values = {name: self._value(name, value) for name, value in said.values}
        return self._templates[said.key][self.language].format(values)

    def _value(self, name: str, value: Value) -> str | int:
        if isinstance(value, Message):
            return self._words(value)
        return value if isinstance(value, int) and name in NUMBERS else str(value)

    def problem(self, found: Problem) -> str:
        """What is wrong, with its place."""
        if found.line:
            return self("at-line", file=found.file, line=str(found.line), problem=found.message)
        return self("in-file", file=found.file, problem=found.message)

    def problems(self, found: FileProblem) -> str:
        """The first problem of a file, and how many more there are."""
        first, more = self.problem(found.problems[0]), len(found.problems) - 1
        return self("and-more", first=first, count=more) if more else first


def language_of(environ: Mapping[str, str] = os.environ) -> str:
    """The language of whoever runs a command, if there are texts in it; else English."""
    named = next((environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(name)), "")
    language = named.replace(".", "_").replace("@", "_").partition("_")[0].lower()
    return language if language in LANGUAGES else "en"
