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

from ttr_desktop.core.message import Message, Value, message
from ttr_desktop.data.problems import FileProblem, Problem, reason_of

_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_MOST_BYTES = 4_000_000
_MOST_PARTS = 50_000  # values, keys and brackets; the largest map has a tenth of that
_DEEPEST = 320  # nested further, the parser itself could run out of stack
_TAG = "tag:yaml.org,2002:"
_NAMES = {
    "str": message("a-text"),
    "int": message("a-whole-number"),
    "float": message("a-number"),
    "bool": message("a-yes-no-value"),
    "null": message("nothing"),
    "map": message("a-mapping"),
    "seq": message("a-list"),
    "timestamp": message("a-date"),
}


class YamlFile:
    """A parsed file and the problems found in it."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.problems: list[Problem] = []
        self.root = Item(self, _compose(name, text))

    def problem(self, line: int, found: Message) -> None:
        self.problems.append(Problem(self.name, line, found))

    def finish(self) -> None:
        """Raises everything that was found, in the order of the file."""
        if self.problems:
            raise FileProblem(sorted(dict.fromkeys(self.problems), key=lambda problem: problem.line))


def read_text(path: Path) -> str:
    """The text of a file, or one clear sentence."""
    try:
        # A pipe may never end, and a device may never start; the size they state says nothing.
        if not path.is_dir() and not path.is_file() and path.exists():
            raise FileProblem([Problem(str(path), 0, message("not-ordinary"))])
        with path.open("rb") as file:
            data = file.read(_MOST_BYTES + 1)
        if len(data) > _MOST_BYTES:
            raise FileProblem([Problem(str(path), 0, message("too-large"))])
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise FileProblem([Problem(str(path), 0, message("not-utf8"))]) from None
    except (OSError, ValueError) as error:
        raise FileProblem([Problem(str(path), 0, message("unreadable", reason=reason_of(error)))]) from None


def _compose(name: str, text: str) -> yaml.Node:
    def fail(line: int, found: Message) -> FileProblem:
        return FileProblem([Problem(name, line, found)])

    def not_yaml(line: int, reason: object) -> FileProblem:
        return fail(line, message("not-yaml", reason=str(reason)))

    depth = 0
    try:
        for number, event in enumerate(yaml.parse(text, Loader=_LOADER)):
            if number > _MOST_PARTS:
                raise fail(event.start_mark.line + 1 if event.start_mark else 0, message("too-long"))
            depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
            if depth > _DEEPEST:
                raise fail(event.start_mark.line + 1 if event.start_mark else 0, message("too-deep"))
            if isinstance(event, yaml.AliasEvent):
                raise fail(event.start_mark.line + 1 if event.start_mark else 0, message("no-aliases"))
        node = yaml.compose(text, Loader=_LOADER)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        raise not_yaml(mark.line + 1 if mark else 0, error.problem or error.context) from None
    except yaml.YAMLError as error:
        raise not_yaml(0, str(error).splitlines()[0]) from None
    except ValueError as error:
        raise not_yaml(0, error) from None
    if node is None:
        raise fail(0, message("empty-file"))
    return node


class Item:
    """A value in a file. The reading methods note a problem and return a harmless value if it is not as expected."""

    def __init__(self, file: YamlFile, node: yaml.Node, name: str = "") -> None:
        self.file = file
        self.node = node
        self.name = name or "the file"
        self.told: Value = name or message("the-file")  # what it is called in messages
        self.line: int = node.start_mark.line + 1 if node.start_mark else 0

    def problem(self, key: str, /, **values: Value) -> None:
        """Notes what is wrong here: a key of `resources/texts/messages.yaml`."""
        self.file.problem(self.line, message(key, **values))

    def flaw(self, text: str) -> None:
        """The same for files that are part of the program: only programmers ever read it."""
        self.file.problem(self.line, message("as-it-is", text=text))

    @property
    def kind(self) -> str:
        """`str int float bool null map seq` or something stranger."""
        return str(self.node.tag).removeprefix(_TAG)

    def _wanted(self, kind: str) -> None:
        got = _NAMES.get(self.kind) or message("a-tag", tag=str(self.node.tag))
        if isinstance(self.node, yaml.ScalarNode) and kind == "str":
            self.problem("wants-quotes", name=self.told, got=got, text=str(self.node.value))
        else:
            self.problem("wrong-kind-of-value", name=self.told, wanted=_NAMES[kind], got=got)

    def text(self, default: str = "") -> str:
        if self.kind != "str":
            self._wanted("str")
            return default
        return str(self.node.value)

    def choice(self, choices: Collection[str], default: str = "") -> str:
        value = self.text(default)
        if self.kind == "str" and value not in choices:
            self.problem("not-one-of", name=self.told, value=value, choices=", ".join(choices))
            return default
        return value

    def integer(self, low: int = 0, high: int = 10_000, default: int = 0) -> int:
        value = self._int() if self.kind == "int" else None
        if value is None:
            self._wanted("int")
            return default
        if not low <= value <= high:
            self.problem("not-between", name=self.told, value=str(value), low=str(low), high=str(high))
            return default
        return value

    def _int(self) -> int | None:
        try:
            return int(str(self.node.value).replace("_", ""))
        except ValueError:
            return None

    def number(self, low: float, high: float) -> float:
        if self.kind not in ("int", "float"):
            self._wanted("float")
            return low
        try:
            value = float(str(self.node.value).replace("_", ""))
        except ValueError:
            self._wanted("float")
            return low
        if not low <= value <= high:
            self.problem("not-between", name=self.told, value=str(self.node.value), low=f"{low:g}", high=f"{high:g}")
            return low
        return value

    def boolean(self, default: bool = False) -> bool:
        if self.kind != "bool":
            self._wanted("bool")
            return default
        return str(self.node.value).lower() in ("true", "yes", "on")

    def sequence(self) -> list[Item]:
        if not isinstance(self.node, yaml.SequenceNode):
            self._wanted("seq")
            return []
        return [Item(self.file, node, f"{self.name}[{number}]") for number, node in enumerate(self.node.value)]

    def mapping(self, known: Collection[str] | None = None, required: Collection[str] = ()) -> dict[str, Item]:
        """The entries; unknown, doubled and missing keys are problems."""
        if not isinstance(self.node, yaml.MappingNode):
            self._wanted("map")
            return {}
        found: dict[str, Item] = {}
        for key_node, value_node in self.node.value:
            key = Item(self.file, key_node, f"a key of {self.name}")
            if not isinstance(key_node, yaml.ScalarNode):
                key.problem("key-not-a-word", name=self.told)
                continue
            name = str(key_node.value)
            if known is not None and key.kind == "bool":
                key.problem("key-reads-as-yes-no", name=self.told, key=name)
            elif known is not None and name not in known:
                key.problem("unknown-key", name=self.told, key=name, known=", ".join(known))
            elif name in found:
                key.problem("key-twice", name=self.told, key=name)
            else:
                found[name] = Item(self.file, value_node, name)
        for name in required:
            if name not in found:
                self.problem("key-missing", name=self.told, key=name)
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
