# SPDX-License-Identifier: GPL-3.0-or-later
"""Reading YAML by hand-written expectations: every value knows its line, and problems are collected, not raised.

Nothing is ever constructed from tags; only the node tree is read. Aliases are refused (they allow tiny files that
unfold into huge ones), and so are keys that occur twice.
"""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import Any

import yaml

from ttr_desktop.data.problems import FileProblem, Problem, one_line

_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_MOST_BYTES = 4_000_000
_MOST_PARTS = 50_000  # values, keys and brackets; the largest map has a tenth of that
_DEEPEST = 320  # nested further, the parser itself could run out of stack
_TAG = "tag:yaml.org,2002:"
_NAMES = {
    "str": "a text",
    "int": "a whole number",
    "float": "a number",
    "bool": "a yes/no value",
    "null": "nothing",
    "map": "a mapping",
    "seq": "a list",
    "timestamp": "a date",
}


class YamlFile:
    """A parsed file and the problems found in it."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.problems: list[Problem] = []
        self.root = Item(self, _compose(name, text))

    def problem(self, line: int, message: str) -> None:
        self.problems.append(Problem(self.name, line, one_line(message)))

    def finish(self) -> None:
        """Raises everything that was found, in the order of the file."""
        if self.problems:
            raise FileProblem(sorted(dict.fromkeys(self.problems), key=lambda problem: problem.line))


def read_text(path: Path) -> str:
    """The text of a file, or one clear sentence."""
    try:
        # A pipe may never end, and a device may never start; the size they state says nothing.
        if not path.is_dir() and not path.is_file() and path.exists():
            raise FileProblem([Problem(str(path), 0, "cannot be read: not an ordinary file")])
        with path.open("rb") as file:
            data = file.read(_MOST_BYTES + 1)
        if len(data) > _MOST_BYTES:
            raise FileProblem([Problem(str(path), 0, "the file is too large")])
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise FileProblem([Problem(str(path), 0, "the file is not UTF-8 text")]) from None
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise FileProblem([Problem(str(path), 0, f"cannot be read: {reason}")]) from None


def _compose(name: str, text: str) -> yaml.Node:
    def fail(line: int, message: str) -> FileProblem:
        return FileProblem([Problem(name, line, message)])

    depth = 0
    try:
        for number, event in enumerate(yaml.parse(text, Loader=_LOADER)):
            if number > _MOST_PARTS:
                raise fail(event.start_mark.line + 1 if event.start_mark else 0, "the file is too long")
            depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
            if depth > _DEEPEST:
                raise fail(event.start_mark.line + 1 if event.start_mark else 0, "nested too deeply")
            if isinstance(event, yaml.AliasEvent):
                raise fail(event.start_mark.line + 1 if event.start_mark else 0, "aliases (*name) are not allowed here")
        node = yaml.compose(text, Loader=_LOADER)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        raise fail(mark.line + 1 if mark else 0, f"not valid YAML: {error.problem or error.context}") from None
    except yaml.YAMLError as error:
        raise fail(0, f"not valid YAML: {str(error).splitlines()[0]}") from None
    except ValueError as error:
        raise fail(0, f"not valid YAML: {error}") from None
    if node is None:
        raise fail(0, "the file is empty")
    return node


class Item:
    """A value in a file. The reading methods note a problem and return a harmless value if it is not as expected."""

    def __init__(self, file: YamlFile, node: yaml.Node, name: str = "the file") -> None:
        self.file = file
        self.node = node
        self.name = name
        self.line: int = node.start_mark.line + 1 if node.start_mark else 0

    def problem(self, message: str) -> None:
        self.file.problem(self.line, message)

    @property
    def kind(self) -> str:
        """`str int float bool null map seq` or something stranger."""
        return str(self.node.tag).removeprefix(_TAG)

    def _wanted(self, wanted: str) -> None:
        got = _NAMES.get(self.kind, f"the tag {self.node.tag}")
        hint = ""
        if isinstance(self.node, yaml.ScalarNode) and wanted == "a text":
            hint = f" ({self.node.value}): put it in quotes"
        self.problem(f"{self.name}: expected {wanted}, got {got}{hint}")

    def text(self, default: str = "") -> str:
        if self.kind != "str":
            self._wanted("a text")
            return default
        return str(self.node.value)

    def choice(self, choices: Collection[str], default: str = "") -> str:
        value = self.text(default)
        if self.kind == "str" and value not in choices:
            self.problem(f"{self.name}: {value!r} is not one of {', '.join(choices)}")
            return default
        return value

    def integer(self, low: int = 0, high: int = 10_000, default: int = 0) -> int:
        value = self._int() if self.kind == "int" else None
        if value is None:
            self._wanted("a whole number")
            return default
        if not low <= value <= high:
            self.problem(f"{self.name}: {value} is not between {low} and {high}")
            return default
        return value

    def _int(self) -> int | None:
        try:
            return int(str(self.node.value).replace("_", ""))
        except ValueError:
            return None

    def number(self, low: float, high: float) -> float:
        if self.kind not in ("int", "float"):
            self._wanted("a number")
            return low
        try:
            value = float(str(self.node.value).replace("_", ""))
        except ValueError:
            self._wanted("a number")
            return low
        if not low <= value <= high:
            self.problem(f"{self.name}: {self.node.value} is not between {low:g} and {high:g}")
            return low
        return value

    def boolean(self, default: bool = False) -> bool:
        if self.kind != "bool":
            self._wanted("a yes/no value")
            return default
        return str(self.node.value).lower() in ("true", "yes", "on")

    def sequence(self) -> list[Item]:
        if not isinstance(self.node, yaml.SequenceNode):
            self._wanted("a list")
            return []
        return [Item(self.file, node, f"{self.name}[{number}]") for number, node in enumerate(self.node.value)]

    def mapping(self, known: Collection[str] | None = None, required: Collection[str] = ()) -> dict[str, Item]:
        """The entries; unknown, doubled and missing keys are problems."""
        if not isinstance(self.node, yaml.MappingNode):
            self._wanted("a mapping")
            return {}
        found: dict[str, Item] = {}
        for key_node, value_node in self.node.value:
            key = Item(self.file, key_node, f"a key of {self.name}")
            if not isinstance(key_node, yaml.ScalarNode):
                key.problem(f"{self.name}: a key must be a single word")
                continue
            name = str(key_node.value)
            if known is not None and key.kind == "bool":
                key.problem(f"{self.name}: the key {name} reads as a yes/no value: put it in quotes")
            elif known is not None and name not in known:
                key.problem(f"{self.name}: unknown key {name!r} (known: {', '.join(known)})")
            elif name in found:
                key.problem(f"{self.name}: the key {name!r} occurs twice")
            else:
                found[name] = Item(self.file, value_node, name)
        for name in required:
            if name not in found:
                self.problem(f"{self.name}: {name!r} is missing")
        return found

    def plain(self) -> object:
        """The value as plain Python data: texts, whole numbers, yes/no, lists and mappings."""
        if isinstance(self.node, yaml.MappingNode):
            return {key: item.plain() for key, item in self.mapping().items()}
        if isinstance(self.node, yaml.SequenceNode):
            return [item.plain() for item in self.sequence()]
        if self.kind == "bool":
            return self.boolean()
        if self.kind == "int":
            value = self._int()
            return str(self.node.value) if value is None else value
        return None if self.kind == "null" else str(self.node.value)
