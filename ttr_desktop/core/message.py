# SPDX-License-Identifier: GPL-3.0-or-later
"""Something to be said to a person: a key and values, until `texts` puts it into words of a language."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias, Union

Value: TypeAlias = Union[str, int, "Message"]


class Message(NamedTuple):
    """Which sentence (`resources/texts/messages.yaml`), and what it speaks of, in an order that can be compared."""

    key: str
    values: tuple[tuple[str, Value], ...] = ()

    def __str__(self) -> str:
        """For programmers only."""
        return " ".join([self.key, *(str(value) for _, value in self.values)])


def message(key: str, /, **values: Value) -> Message:
    """Something to be said."""
    return Message(key, tuple(sorted(values.items())))


class Told(Exception):
    """An error whose reason can be told to the user."""

    def __init__(self, reason: Message) -> None:
        super().__init__(str(reason))
        self.reason = reason
