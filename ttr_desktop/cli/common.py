# SPDX-License-Identifier: GPL-3.0-or-later
"""What all subcommands share: manners on bad input, numbers and maps from the command line, JSON lines."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from ttr_desktop.core.message import Message, Told, message
from ttr_desktop.data import catalogue
from ttr_desktop.texts.messages import Messages
from ttr_desktop.texts.plural import LANGUAGES

OK, FAILED, BAD_INPUT = 0, 1, 2


class BadInput(Told):
    """What the user gave cannot be used; `reason` is one clear line."""


def add_lang(parser: argparse.ArgumentParser, say: Messages) -> None:
    """The option that every command has; it is read before all others."""
    parser.add_argument("--lang", choices=LANGUAGES, help=say("help-lang"))


def whole_number(say: Messages, low: int, high: int) -> Any:
    """A type for whole numbers in a range."""

    def read(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(say("not-whole", text=text)) from None
        if not low <= value <= high:
            raise argparse.ArgumentTypeError(say("out-of-range", value=str(value), low=str(low), high=str(high)))
        return value

    return read


def seconds(say: Messages) -> Any:
    """A type for a stretch of time."""

    def read(text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            raise argparse.ArgumentTypeError(say("not-seconds", text=text)) from None
        if not 0.01 <= value <= 3600:
            raise argparse.ArgumentTypeError(say("seconds-out-of-range", value=text, low="0.01", high="3600"))
        return value

    return read


def a_map(say: Messages) -> Any:
    """A type for the id of a board: one of the program's, or a map of one's own."""

    def read(text: str) -> str:
        try:
            return catalogue.named(text).id
        except catalogue.UnknownMap as problem:
            raise argparse.ArgumentTypeError(say.say(problem.reason)) from None

    return read


def wrong_players(map_id: str, count: int) -> Message:
    """There are not as many seats at a board."""
    least, most = catalogue.board(map_id).rules.players
    return message("wrong-players", map=map_id, least=str(least), most=str(most), count=count)


def print_json(data: Any) -> None:
    """One JSON line to standard output."""
    print(json.dumps(data, ensure_ascii=False))


def in_english(value: object) -> object:
    """A value for JSON, whatever language the user speaks: what is to be said is said in English."""
    return Messages().say(value) if isinstance(value, Message) else value


def note(text: str) -> None:
    """A line to standard error."""
    print(f"ttr: {text}", file=sys.stderr)
