# SPDX-License-Identifier: GPL-3.0-or-later
"""Messages of the command line and about files: every key that the program uses can be said in both languages."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import ttr_desktop
from tests.helpers.telling import telling
from ttr_desktop.core.message import message
from ttr_desktop.data.problems import FileProblem, Problem
from ttr_desktop.texts.messages import NUMBERS, Messages, all_messages, language_of, load_messages
from ttr_desktop.texts.plural import LANGUAGES

SOURCE = Path(ttr_desktop.__file__).parent


def _strings(node: ast.expr) -> list[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return _strings(node.body) + _strings(node.orelse)
    return []


def _asks(path: Path) -> Iterator[tuple[str, frozenset[str], bool]]:
    """Every message made in a file: its key, the names of its values, and whether there may be more of them."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = ast.unparse(node.func)
        made = name in ("message", "say", "options.say", "self.say") or name.endswith(".problem")
        if made or (name == "self" and path.name == "messages.py"):
            names = {word.arg for word in node.keywords if word.arg is not None}
            more = any(word.arg is None for word in node.keywords)
            for key in _strings(node.args[0]):
                yield key, frozenset(names), more


ALL_ASKS = [ask for path in sorted(SOURCE.rglob("*.py")) for ask in _asks(path)]


def test_the_program_says_nothing_that_is_not_in_the_files() -> None:
    assert len(ALL_ASKS) > 200, "the search for messages finds them"
    assert {key for key, _, _ in ALL_ASKS} == set(all_messages())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_gets_the_values_it_speaks_of(language: str) -> None:
    for key, names, more in ALL_ASKS:
        wanted = all_messages()[key][language].placeholders
        assert names <= wanted if more else names == wanted, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_with_any_number(language: str) -> None:
    say = Messages(language)
    for key, texts in all_messages().items():
        for number in (0, 1, 2, 5, 12, 22):
            values = {name: number if name in NUMBERS else f"<{name}>" for name in texts[language].placeholders}
            told = say(key, **values)
            assert told.strip(), key
            assert all(str(value) in told for value in values.values()), key


def test_nothing_was_left_in_english() -> None:
    """Words in Polish are others; only what consists of names and signs is the same."""
    same = {key for key, texts in all_messages().items() if texts["en"].text == texts["pl"].text}
    assert same == {
        *("as-it-is", "at-line", "in-file", "bad-command", "guest-unusable", "work-failed"),
        *("time-seconds", "time-minutes", "FOLDER"),
    }


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("a: {en: x}", "'pl' is missing"),
        ("a: {en: x, pl: ''}", "the text is empty"),
        ("a: {en: '{x}', pl: y}", "not in every language: x"),
        ("a: {en: '{count|a|b}', pl: '{count|a|b}'}", "2 forms, but 'pl' has 3"),
        ("a: {en: '{name|a|b}', pl: '{name|a|b|c}'}", "'name' is not a number"),
        ("a: {en: x, pl: y, de: z}", "unknown key 'de'"),
    ],
)
def test_an_unfinished_text_is_found_when_it_is_read(tmp_path: Path, text: str, problem: str) -> None:
    file = tmp_path / "messages.yaml"
    file.write_text(text, encoding="utf-8")
    with telling(FileProblem, match=problem):
        load_messages([file])


@pytest.mark.parametrize(
    ("number", "told"),
    [(1, "1 miasto to za dużo"), (3, "3 miasta to za dużo"), (401, "401 miast to za dużo")],
)
def test_polish_has_three_plurals(number: int, told: str) -> None:
    assert Messages("pl")("too-many-cities", count=number, most="400").startswith(told)


def test_a_message_within_a_message() -> None:
    problem = Problem("f.yaml", 3, message("unreadable", reason=message("disk-full")))
    assert Messages("en").problem(problem) == "f.yaml:3: cannot be read: the disk is full"
    assert Messages("pl").problem(problem) == "f.yaml:3: nie można odczytać: dysk jest pełny"
    assert Messages("pl").problems(FileProblem([problem] * 3)).endswith("dysk jest pełny (i jeszcze 2)")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl"}, "pl"),
        ({"LANG": "pl.UTF-8@euro"}, "pl"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "pl_PL.UTF-8"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "pl_PL", "LANG": "en_US"}, "pl"),
        ({"LC_ALL": "pl_PL", "LC_MESSAGES": "en_US"}, "pl"),
    ],
)
def test_the_language_of_the_surroundings(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language
