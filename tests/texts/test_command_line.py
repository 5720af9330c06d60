# SPDX-License-Identifier: GPL-3.0-or-later
"""Python's own words around a command line are Polish where ours are, and come back unharmed."""

from __future__ import annotations

import argparse
import ast
import re
from pathlib import Path

import pytest

from ttr_desktop.texts.command_line import Parser, asked_language, foreign_words, speaking
from ttr_desktop.texts.messages import Messages
from ttr_desktop.texts.plural import CATEGORIES

_SLOT = re.compile(r"%(?:\([a-z_]+\))?[srd]")
# What argparse says to programmers only.
_FOR_PROGRAMMERS = {
    *(".__call__() not defined", "'required' is an invalid argument for positionals", "%r is not callable"),
    *("mutually exclusive arguments must be optional", "cannot merge actions - two groups are named %r"),
    *("invalid option string %(option)r: must start with a character %(prefix_chars)r",),
    *("dest= is required for options like %r", "invalid conflict_resolution value: %r", 'argument "-" with mode %r'),
    *("cannot have multiple subparser arguments", "conflicting subparser: %s", "conflicting subparser alias: %s"),
    *(
        "conflicting option string: %s",
        "argument '%(argument_name)s' is deprecated",
        "%(prog)s: warning: %(message)s\n",
    ),
    *("option '%(option)s' is deprecated", "command '%(parser_name)s' is deprecated"),
}


def words_of_argparse() -> set[str]:
    """Every text that argparse would have translated."""
    tree = ast.parse(Path(argparse.__file__).read_text(encoding="utf-8"))
    return {
        node.args[0].value
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("_", "ngettext")
        and isinstance(node.args[0], ast.Constant)
        and isinstance(node.args[0].value, str)
    }


def test_no_word_of_argparse_is_forgotten() -> None:
    found = words_of_argparse()
    assert "usage: " in found
    assert found - _FOR_PROGRAMMERS <= set(foreign_words())


@pytest.mark.parametrize("english", foreign_words())
def test_each_has_its_slots_and_forms(english: str) -> None:
    forms = foreign_words()[english]
    assert len(forms) in (1, len(CATEGORIES["pl"]))
    for form in forms:
        assert form.strip()
        assert sorted(_SLOT.findall(form)) == sorted(_SLOT.findall(english))


def test_a_parser_that_speaks_polish(capsys: pytest.CaptureFixture[str]) -> None:
    before = argparse._, argparse.ngettext  # type: ignore[attr-defined]
    say = Messages("pl")
    with speaking(say):
        parser = Parser(say, prog="x")
        parser.add_argument("--pair", nargs=2)
        with pytest.raises(SystemExit) as stop:
            parser.parse_args(["--pair", "one"])
    assert stop.value.code == 2
    assert capsys.readouterr().err == "x: argument --pair: oczekiwano 2 argumentów (zobacz x --help)\n"
    assert (argparse._, argparse.ngettext) == before, "others are not spoken for"  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("words", "language"),
    [
        (["--lang", "pl"], "pl"),
        (["map", "list", "--lang=pl"], "pl"),
        (["map", "list"], "en"),
        (["--lang", "de"], "en"),
        (["--lang"], "en"),
        (["--lan", "pl"], "en"),
    ],
)
def test_the_language_is_asked_for_anywhere(words: list[str], language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C")
    assert asked_language(words) == language
