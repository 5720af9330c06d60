# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules in the program's own words, by rule id."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from ttr_desktop.data.catalogue import MAP_IDS
from ttr_desktop.data.yamlfile import Item, YamlFile, read_text
from ttr_desktop.texts.plural import LANGUAGES

FILES = ("common", *MAP_IDS)
# What one does: the rules of a board are grouped by it, in this order.
CHAPTERS = ("turn", "draw", "claim", "tickets", "ports", "end", "score")
_PARTS = ("title", "text", "example", "different")
_ID = re.compile(r"[CUNLW]-G?[1-9][0-9]*", re.ASCII)


@dataclass(frozen=True, slots=True)
class RuleText:
    """One rule in one language; `example` is empty where there is none.

    `different` says in a few words what is special about the board, where this rule makes it so.
    """

    id: str
    boards: tuple[str, ...]
    title: str
    text: str
    example: str = ""
    chapter: str = CHAPTERS[0]
    different: str = ""


def load_rules(folder: Path) -> Mapping[str, Mapping[str, RuleText]]:
    """For each language the rules by id, in the order of the files; raises FileProblem."""
    rules: dict[str, dict[str, RuleText]] = {language: {} for language in LANGUAGES}
    for name in FILES:
        path = folder / f"{name}.yaml"
        file = YamlFile(str(path), read_text(path))
        for rule_id, item in file.root.mapping().items():
            if not _ID.fullmatch(rule_id):
                item.flaw(f"{rule_id!r} is not a rule id")
            if rule_id in rules[LANGUAGES[0]]:
                item.flaw(f"the rule {rule_id} is also in another file")
            for language, rule in _rule(rule_id, item).items():
                rules[language][rule_id] = rule
        file.finish()
    return rules


def _rule(rule_id: str, item: Item) -> dict[str, RuleText]:
    entry = item.mapping(("boards", "chapter", *_PARTS), ("boards", "chapter", "title", "text"))
    boards = tuple(board.choice(MAP_IDS) for board in entry["boards"].sequence()) if "boards" in entry else ()
    if "boards" in entry and not boards:
        entry["boards"].flaw(f"{rule_id}: names no board")
    chapter = entry["chapter"].choice(CHAPTERS, CHAPTERS[0]) if "chapter" in entry else CHAPTERS[0]
    texts: dict[str, dict[str, str]] = {language: {} for language in LANGUAGES}
    for part in _PARTS:
        if part not in entry:
            continue
        for language, text in entry[part].mapping(LANGUAGES, LANGUAGES).items():
            texts[language][part] = text.text().strip()
            if not texts[language][part]:
                text.flaw(f"{rule_id}: the {part} is empty")
    return {
        language: RuleText(rule_id, boards, chapter=chapter, **{"title": "", "text": "", **found})
        for language, found in texts.items()
    }
