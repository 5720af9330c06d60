# SPDX-License-Identifier: GPL-3.0-or-later
"""The texts of the tips: a title, what there is to see now (with numbers), and the lesson of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from ttr_desktop import assets
from ttr_desktop.core.tables import Tables
from ttr_desktop.data.yamlfile import Item, YamlFile, read_text
from ttr_desktop.teach.said import filling, shape_of
from ttr_desktop.teach.tips.watch import TRIGGERS, Tip
from ttr_desktop.texts.catalogue import Catalogue
from ttr_desktop.texts.plural import LANGUAGES
from ttr_desktop.texts.sentences import Variant, chosen, read_variants, sentence

# What each tip gives to say besides the board's own words for pieces and jokers.
VALUES: Mapping[str, str] = {
    "far-apart": "tickets spaces ticket",
    "too-dear": "spaces left",
    "late-tickets": "turns",
    "end-coming": "seat left turns",
    "last-round": "turns cards",
    "most-tickets": "seat amount points",
    "bottleneck": "track seat ticket",
    "closed-double": "track seat players others",
    "long-tracks": "track length points lack",
    "one-network": "track points",
    "bonus-cards": "track amount",
    "tunnel-spare": "track chance",
    "lone-locomotive": "pay",
    "hoarding": "cards track",
    "idle-locomotives": "amount",
    "ferry-locomotives": "track amount",
    "grey-choice": "track length card kept",
    "wasted-double-ship": "track length",
    "piece-mix": "needed have piece",
    "ports-unbuilt": "ports points",
    "goal-near": "goal amount best points",
}


class _Text(NamedTuple):
    title: Mapping[str, str]
    lesson: Mapping[str, str]
    now: tuple[Variant, ...]


def load_tips(path: Path) -> Mapping[str, _Text]:
    """The file of tips; raises FileProblem with everything that is wrong."""
    file = YamlFile(str(path), read_text(path))
    found = {tip_id: _text(tip_id, item) for tip_id, item in file.root.mapping(TRIGGERS, TRIGGERS).items()}
    file.finish()
    return found


def _text(tip_id: str, item: Item) -> _Text:
    parts = item.mapping(("title", "now", "lesson"), ("title", "now", "lesson"))
    plain = {
        name: {language: text.text() for language, text in parts[name].mapping(LANGUAGES, LANGUAGES).items()}
        for name in ("title", "lesson")
        if name in parts
    }
    now = read_variants(parts["now"], shape_of(VALUES[tip_id])) if "now" in parts else ()
    return _Text(plain.get("title", {}), plain.get("lesson", {}), now)


@lru_cache(maxsize=1)
def _tips() -> Mapping[str, _Text]:
    return load_tips(assets.resources() / "texts" / "tips.yaml")


class TipTexts:
    """The texts of one language."""

    def __init__(self, texts: Catalogue) -> None:
        self._texts = texts

    def title(self, tip_id: str) -> str:
        return _tips()[tip_id].title[self._texts.language]

    def lesson(self, tip_id: str) -> str:
        """What is to be learned, without the numbers of a position."""
        return _tips()[tip_id].lesson[self._texts.language]

    def now(self, tables: Tables, tip: Tip, seats: Sequence[str]) -> str:
        """What has set the tip off."""
        filled = filling(self._texts.names, tables, tip.values, seats)
        return sentence(chosen(_tips()[tip.id].now, filled).texts[self._texts.language].format(filled.values))
