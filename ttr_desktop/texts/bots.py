# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said of bots: their names, a line about each, how strong they are, and that one has failed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from ttr_desktop import assets
from ttr_desktop.core.tables import Tables
from ttr_desktop.data.yamlfile import Item, YamlFile, read_text
from ttr_desktop.texts import motives
from ttr_desktop.texts.names import Names
from ttr_desktop.texts.plural import LANGUAGES
from ttr_desktop.texts.sentences import Filling, Sentences, Shape, chosen, load_sentences, read_variants
from ttr_desktop.texts.term import NUMBER, TEXT

_ABOUT = ("bots", "styles")
SEARCH_REASONS = ("search-only", "search-as-planned", "search-better")
_SHAPES = {
    "strength": Shape(
        {"elo": NUMBER, "spread": NUMBER, "games": NUMBER},
        frozenset({"elo", "spread", "games"}),
        frozenset({"level", "often"}),
    ),
    "search": Shape(
        {"tries": NUMBER, "chance": NUMBER, "gain": NUMBER},
        frozenset({"tries", "chance", "gain"}),
        frozenset({"reason"}),
    ),
    "fault": Shape({"player": TEXT}, frozenset({"player"}), frozenset({"fault"})),
}


@dataclass(frozen=True, slots=True)
class About:
    """A bot or a style: what it is called, and one line about it."""

    name: str
    line: str


@dataclass(frozen=True, slots=True)
class _File:
    about: Mapping[str, Mapping[tuple[str, str], About]]  # section -> (id, language)
    sentences: Sentences


def load_bot_texts(path: Path) -> _File:
    """The file of texts; raises FileProblem with everything that is wrong."""
    file = YamlFile(str(path), read_text(path))
    known = (*_ABOUT, *_SHAPES)
    top = file.root.mapping(known, known)
    about: dict[str, Mapping[tuple[str, str], About]] = {key: _about(top[key]) for key in _ABOUT if key in top}
    sentences = {key: read_variants(top[key], shape) for key, shape in _SHAPES.items() if key in top}
    file.finish()
    return _File(about, sentences)


def _about(section: Item) -> dict[tuple[str, str], About]:
    found: dict[tuple[str, str], About] = {}
    for key, item in section.mapping().items():
        for language, texts in item.mapping(LANGUAGES, LANGUAGES).items():
            parts = texts.mapping(("name", "line"), ("name", "line"))
            if len(parts) == 2:
                found[key, language] = About(parts["name"].text(), parts["line"].text())
    return found


@lru_cache(maxsize=1)
def _motives() -> Sentences:
    return load_sentences(assets.resources() / "texts" / "motives.yaml", motives.SHAPES)


@lru_cache(maxsize=1)
def _file() -> _File:
    return load_bot_texts(assets.resources() / "texts" / "bots.yaml")


class BotTexts:
    """The texts of one language. A bot that is not in the file, such as a guest, is called by its id."""

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self._file = _file()

    def bot(self, bot_id: str) -> About:
        return self._file.about["bots"].get((bot_id, self.language), About(bot_id, ""))

    def style(self, style: str) -> About:
        return self._file.about["styles"].get((style, self.language), About(style, ""))

    def strength(self, level: str, elo: int, spread: int, chance: float) -> str:
        """How strong a bot is; `chance` is that of beating the level `regular`."""
        often = "never" if chance < 0.05 else "always" if chance > 0.95 else "sometimes"
        games = round(10 * chance)
        values = {"elo": elo, "spread": spread, "games": games}
        return self._say("strength", Filling({**values}, {"level": level, "often": often}))

    def fault(self, player: str, fault: str) -> str:
        """That a player's bot has failed."""
        return self._say("fault", Filling({"player": player}, {"fault": fault}))

    def search(self, reason: str, tries: int = 0, chance: float = 0.0, gain: float = 0.0) -> str:
        """Why a bot that searches did what it did: a decision's reason and its numbers; `gain` is in points."""
        values = {"tries": tries, "chance": round(100 * chance), "gain": max(1, round(gain))}
        return self._say("search", Filling({**values}, {"reason": reason}))

    def reason(
        self,
        names: Names,
        tables: Tables,
        reason: str,
        params: Mapping[str, int | float | str],
        seats: Sequence[str] = (),
    ) -> str:
        """Why a bot did what it did, in a sentence; empty for a reason of somebody else's bot."""
        if reason in SEARCH_REASONS:
            numbers = {name: float(params.get(name, 0)) for name in ("tries", "chance", "gain")}
            return self.search(reason, round(numbers["tries"]), numbers["chance"], numbers["gain"])
        if reason not in motives.SHAPES:
            return ""
        filling = motives.fill(names, tables, params, seats)
        return chosen(_motives()[reason], filling).texts[self.language].format(filling.values)

    def _say(self, key: str, filling: Filling) -> str:
        return chosen(self._file.sentences[key], filling).texts[self.language].format(filling.values)
