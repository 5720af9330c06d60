# SPDX-License-Identifier: GPL-3.0-or-later
"""Command lines that are read and explained in the user's language."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, NoReturn

from ttr_desktop import assets
from ttr_desktop.data.yamlfile import YamlFile, read_text
from ttr_desktop.texts.messages import Messages, language_of
from ttr_desktop.texts.plural import LANGUAGES, choose

BAD_INPUT = 2


class Parser(argparse.ArgumentParser):
    """A parser that answers nonsense with one line instead of a page."""

    def __init__(self, say: Messages, **options: Any) -> None:
        super().__init__(**options)
        self.say = say

    def add_commands(self, metavar: str, **options: Any) -> Any:
        """A place for subcommands, one of which must be named; their parsers are like this one."""
        made: Any = partial(type(self), self.say)  # argparse only calls it, whatever its annotations say
        return self.add_subparsers(required=True, metavar=metavar, parser_class=made, **options)

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_INPUT, self.say("hint-help", prog=self.prog, problem=message) + "\n")


def asked_language(arguments: Sequence[str]) -> str:
    """The language asked for by `--lang`, wherever it stands; else that of the system."""
    early = argparse.ArgumentParser(add_help=False, exit_on_error=False, allow_abbrev=False)
    early.add_argument("--lang")
    try:
        asked = early.parse_known_args(arguments)[0].lang
    except argparse.ArgumentError:
        asked = None  # the real parser complains about it
    return asked if asked in LANGUAGES else language_of()


def load_foreign_words(path: Path) -> Mapping[str, tuple[str, ...]]:
    """The Polish words of argparse by its English ones: one form, or three that depend on a number."""
    file = YamlFile(str(path), read_text(path))
    found = {}
    for english, item in file.root.mapping().items():
        found[english] = tuple(one.text() for one in item.sequence()) if item.kind == "seq" else (item.text(),)
    file.finish()
    return found


@lru_cache(maxsize=1)
def foreign_words() -> Mapping[str, tuple[str, ...]]:
    """The same, read once."""
    return load_foreign_words(assets.resources() / "texts" / "argparse.yaml")


@contextmanager
def speaking(say: Messages) -> Iterator[None]:
    """While a command line is read, argparse takes its words from us.

    It asks two functions of gettext, which it holds under these names since it can translate; there is no other way
    to hand it words without files of gettext's own and without changing the language of the whole process.
    """
    if say.language == "en":
        yield
        return
    words = foreign_words()

    def one(text: str) -> str:
        return words.get(text, (text,))[0]

    def counted(single: str, several: str, number: int) -> str:
        forms = words.get(single)
        return choose(say.language, number, forms) if forms is not None else single if number == 1 else several

    before = {name: getattr(argparse, name) for name in ("_", "ngettext")}
    try:
        for name, function in zip(before, (one, counted), strict=True):
            setattr(argparse, name, function)
        yield
    finally:
        for name, function in before.items():
            setattr(argparse, name, function)
