# SPDX-License-Identifier: GPL-3.0-or-later
"""The guide of the first game: says each thing once, when it first happens. What it says, and when, is data."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path

from ttr_desktop import assets
from ttr_desktop.core.describe import describe_event
from ttr_desktop.core.events import Event
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.view import SeatView
from ttr_desktop.data.yamlfile import Item, YamlFile, read_text
from ttr_desktop.teach.patterns import Pattern, matches
from ttr_desktop.texts.plural import LANGUAGES

REFUSED = "refused"  # what happens to a move that is not legal is told like an event
_KEYS = ("when", "who", "at", "if", "rule", "title", "text")
_PHASES = tuple(phase.value for phase in Phase)
_WHO = ("me", "other")
_FEW = 10  # pieces: two or three long tracks from the end

_CONDITIONS: Mapping[str, Callable[[SeatView, bool], bool]] = {
    "opening": lambda view, claims: bool(view.opening),
    "started": lambda view, claims: not view.opening,
    "can-claim": lambda view, claims: claims,
    "tickets-done": lambda view, claims: bool(view.tickets) and all(view.done >> n & 1 for n in view.tickets),
    "few-pieces": lambda view, claims: min(map(sum, view.pieces)) <= _FEW,
}


@dataclass(frozen=True, slots=True)
class Explanation:
    """Something to say, and when."""

    id: str
    when: Pattern  # an event; empty if it is about a moment
    who: str  # "me", "other", or empty for anybody
    at: str  # a phase in which the player is asked; empty if it is about an event
    conditions: tuple[str, ...]
    rule: str
    title: Mapping[str, str]
    text: Mapping[str, str]


class Guide:
    """Remembers what has been said. Knows what the seat knows."""

    def __init__(self, tables: Tables, seat: int, seen: Collection[str] = ()) -> None:
        self._tables = tables
        self._seat = seat
        self._left = [one for one in explanations() if one.id not in seen]

    def happened(self, events: Iterable[Event], view: SeatView) -> list[Explanation]:
        """What is to be said about events, as the seat was told them."""
        said: list[Explanation] = []
        for event in events:
            form = describe_event(self._tables, event)
            who = "" if "seat" not in form else "me" if form["seat"] == self._seat else "other"
            said += self._fitting(partial(_is_about, form, who), view)
        return said

    def refused(self, view: SeatView) -> list[Explanation]:
        """A move of the player was not legal."""
        return self._fitting(partial(_is_about, {"event": REFUSED}, "me"), view)

    def asked(self, view: SeatView, can_claim: bool) -> list[Explanation]:
        """The player is asked something."""
        return self._fitting(lambda one: one.at == view.phase.value, view, can_claim)

    def unsay(self, unread: Iterable[Explanation]) -> None:
        """Nobody has read these: they are said when it happens again, and count in their old order."""
        order = [one.id for one in explanations()]
        self._left = sorted((*self._left, *unread), key=lambda one: order.index(one.id))

    def _fitting(
        self, fits: Callable[[Explanation], bool], view: SeatView, can_claim: bool = False
    ) -> list[Explanation]:
        """The first one that fits and was not said yet: one thing at a time."""
        for one in self._left:
            if fits(one) and all(_CONDITIONS[name](view, can_claim) for name in one.conditions):
                self._left.remove(one)
                return [one]
        return []


def _is_about(form: Mapping[str, object], who: str, one: Explanation) -> bool:
    return bool(one.when) and one.who in ("", who) and matches(form, one.when)


@lru_cache(maxsize=1)
def explanations() -> Sequence[Explanation]:
    """All of them, read once."""
    return load_guide(assets.resources() / "texts" / "guide.yaml")


def load_guide(path: Path) -> Sequence[Explanation]:
    """The explanations of a file; raises FileProblem with everything that is wrong."""
    file = YamlFile(str(path), read_text(path))
    found = [_explanation(name, item) for name, item in file.root.mapping().items()]
    file.finish()
    return tuple(found)


def _explanation(name: str, item: Item) -> Explanation:
    entry = item.mapping(_KEYS, ("title", "text"))
    if ("when" in entry) is ("at" in entry):
        item.flaw(f"{name}: says either `when` which event or `at` which moment")
    pattern = {key: value.plain() for key, value in entry["when"].mapping().items()} if "when" in entry else {}
    conditions = tuple(one.choice(tuple(_CONDITIONS)) for one in entry["if"].sequence()) if "if" in entry else ()
    return Explanation(
        name,
        pattern,
        entry["who"].choice(_WHO) if "who" in entry else "",
        entry["at"].choice(_PHASES) if "at" in entry else "",
        conditions,
        entry["rule"].text() if "rule" in entry else "",
        _texts(entry, "title"),
        _texts(entry, "text"),
    )


def _texts(entry: Mapping[str, Item], key: str) -> Mapping[str, str]:
    if key not in entry:
        return {}
    return {language: text.text().strip() for language, text in entry[key].mapping(LANGUAGES, LANGUAGES).items()}
