# SPDX-License-Identifier: GPL-3.0-or-later
"""Reading YAML by expectation: strange values are problems with a place, never exceptions, and never run anything."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.telling import in_words, telling
from ttr_desktop.core.message import message
from ttr_desktop.data.problems import FileProblem, Problem
from ttr_desktop.data.yamlfile import Item, YamlFile, read_text
from ttr_desktop.texts.messages import Messages

ROOT = Path(__file__).resolve().parents[2]


def item(text: str) -> Item:
    """The value of the key `x`."""
    return YamlFile("f.yaml", f"x: {text}\n").root.mapping()["x"]


def messages(of: Item) -> list[str]:
    return [Messages().say(problem.message) for problem in of.file.problems]


@pytest.mark.parametrize(
    ("text", "value"),
    [("5", 5), ("-3", -3), ("+4", 4), ("1_000", 1000), ("0", 0), ("10000", 10000)],
)
def test_whole_numbers(text: str, value: int) -> None:
    found = item(text)
    assert found.integer(-10, 10_000) == value
    assert messages(found) == []
    assert found.plain() == value


@pytest.mark.parametrize(
    "text", ["five", "1.5", "yes", "[1]", "{a: 1}", "~", "'5'", "2020-01-01", "!!int [1]", "!!int x"]
)
def test_what_is_no_whole_number(text: str) -> None:
    found = item(text)
    assert found.integer(0, 10, 7) == 7
    assert len(messages(found)) == 1
    assert messages(found)[0].startswith("x: expected a whole number, got ")


@pytest.mark.parametrize("text", ["9" * 400, "-1", "10001"])
def test_numbers_out_of_range(text: str) -> None:
    found = item(text)
    assert found.integer(0, 10_000, 7) == 7
    assert messages(found) == [f"x: {text} is not between 0 and 10000"]


@pytest.mark.parametrize("text", ["9" * 5000, "-" + "9" * 5000])
def test_numbers_of_any_size_are_a_problem_only(text: str) -> None:
    """Python refuses to read numbers of more than 4300 digits; that must not come through."""
    found = item(text)
    assert found.integer() == 0
    assert found.number(-1, 1) == -1
    assert isinstance(found.plain(), str)
    assert len(messages(found)) == 2


@pytest.mark.parametrize("text", [".nan", ".inf", "!!float nan", "!!float inf", "1e999", "text", "[1.0]"])
def test_what_is_no_number_on_the_map(text: str) -> None:
    found = item(text)
    assert found.number(-180, 180) == -180
    assert len(messages(found)) == 1


@pytest.mark.parametrize(
    ("text", "value"), [("yes", True), ("On", True), ("TRUE", True), ("no", False), ("off", False), ("False", False)]
)
def test_yes_and_no(text: str, value: bool) -> None:
    found = item(text)
    assert found.boolean(not value) is value
    assert found.plain() is value
    assert messages(found) == []


def test_keys() -> None:
    """Unknown, doubled, missing and nameless keys are told; the good ones are read all the same."""
    found = item("{a: 1, a: 2, b: 3, [c]: 4, no: 5}")
    entries = found.mapping(("a", "d", "no"), ("a", "d"))
    assert list(entries) == ["a"]
    assert messages(found) == [
        "x: the key 'a' occurs twice",
        "x: unknown key 'b' (known: a, d, no)",
        "x: a key must be a single word",
        "x: the key no reads as a yes/no value: put it in quotes",
        "x: 'd' is missing",
    ]


def test_tags_build_nothing() -> None:
    """A file may ask for any Python object; it gets a complaint."""
    found = item("!!python/object/apply:os.system ['touch /tmp/never']")
    assert found.text() == ""
    assert messages(found) == ["x: expected a text, got the tag tag:yaml.org,2002:python/object/apply:os.system"]


def test_problems_are_raised_in_the_order_of_the_file() -> None:
    file = YamlFile("f.yaml", "a: 1\nb: 2\nc: 3\n")
    for line in (3, 1, 2, 1):
        file.problem(line, message("as-it-is", text=f"line {line}"))
    with pytest.raises(FileProblem) as caught:
        file.finish()
    assert caught.value.problems == tuple(
        Problem("f.yaml", line, message("as-it-is", text=f"line {line}")) for line in (1, 2, 3)
    )
    assert in_words(caught.value) == "f.yaml:1: line 1 (and 2 more)"


def test_a_file_without_problems_finishes() -> None:
    YamlFile("f.yaml", "a: 1").finish()


@pytest.mark.parametrize("text", ["&a [*a]", "{a: &a 1, b: *a}", "[&x [1], *x]"])
def test_aliases_are_refused(text: str) -> None:
    """They allow files of a few bytes that unfold into gigabytes, and rings."""
    with telling(FileProblem, match=r"^f\.yaml:1: aliases \(\*name\) are not allowed here$"):
        item(text)


@pytest.mark.parametrize("depth", [50, 300])
def test_moderate_nesting_is_read(depth: int) -> None:
    found = item("[" * depth + "]" * depth)
    value = found.plain()
    for _ in range(depth - 1):
        assert isinstance(value, list)
        value = value[0]
    assert value == []


@pytest.mark.parametrize("depth", [600, 2000])
def test_deep_nesting_is_read_or_a_problem(depth: int) -> None:
    """Anything but a RecursionError."""
    with contextlib.suppress(FileProblem):
        item("[" * depth + "]" * depth).plain()


@pytest.mark.parametrize("text", ["'- ' * 60_000 + 'a'", "'[' * 60_000 + ']' * 60_000"])
def test_very_deep_nesting_does_not_kill_the_process(text: str) -> None:
    """Tried in a process of its own, and it must not take minutes either."""
    program = f"""
from ttr_desktop.data.problems import FileProblem
from ttr_desktop.data.yamlfile import YamlFile
try:
    YamlFile("f.yaml", {text})
except FileProblem as problem:
    print(problem)
"""
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, timeout=3, check=False
    )
    assert done.returncode == 0
    assert "too-deep" in done.stdout


@pytest.mark.parametrize(
    "text",
    [
        '{"a\\nb": text}',  # a key of one's own, as of hands
        '!!int "1\\n2"',
        "!strange%0Atag x",
    ],
)
def test_a_problem_is_one_line(text: str) -> None:
    """Contract: bad input of any kind is one clear line."""
    found = item(text)
    if found.kind == "map":
        found = found.mapping()["a\nb"]
        found.integer()
    else:
        found.text()
    with telling(FileProblem, match=r"\A[^\n]+\Z"):
        found.file.finish()


@pytest.mark.parametrize("text", ["".join(f"k{n}: 1\n" for n in range(60_000)), f"[{'1,' * 60_000}1]"])
def test_a_file_with_far_too_many_values_is_refused_early(text: str) -> None:
    with telling(FileProblem, match="the file is too long"):
        YamlFile("f.yaml", text)


@pytest.mark.skipif(os.name == "nt", reason="there are no such files")
def test_pipes_and_devices_are_not_waited_for(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in (pipe, Path("/dev/zero")):
        with telling(FileProblem, match="not an ordinary file"):
            read_text(path)
