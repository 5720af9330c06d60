# SPDX-License-Identifier: GPL-3.0-or-later
"""Lesson files: a scenario whose learner's moves (`do` of seat 0) each have a goal and answers to wrong moves.

The rest of the scenario is as in the contract: other seats' `do` steps are played by the program, and the whole file
is a proof that the lesson can be solved (`ttr scenario resources/lessons/*.yaml`).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import lru_cache
from pathlib import Path
from typing import TypeAlias

from ttr_desktop import assets
from ttr_desktop.core.ids import find_track
from ttr_desktop.data.catalogue import MAP_IDS
from ttr_desktop.data.scenario import Scenario, parse_scenario
from ttr_desktop.data.yamlfile import Item, YamlFile, read_text
from ttr_desktop.teach.patterns import ANY, Pattern
from ttr_desktop.texts.plural import LANGUAGES

Text: TypeAlias = Mapping[str, str]  # by language
LEARNER = 0
_STAGE = ("goal", "note", "accept", "wrong", "else", "done")


@dataclass(frozen=True, slots=True)
class Wrong:
    """A move that is legal but not what the lesson is about, and what to say to it."""

    pattern: Pattern
    say: Text


@dataclass(frozen=True, slots=True)
class Stage:
    """One move of the learner."""

    goal: Text
    note: Text  # a sentence that helps; empty where the goal says it all
    accept: tuple[Pattern, ...]  # empty: the move of the scenario itself
    wrong: tuple[Wrong, ...]
    otherwise: Text
    done: Text


@dataclass(frozen=True, slots=True)
class LessonTitle:
    """What the list of lessons shows."""

    id: str
    map: str
    title: Text
    path: Path
    rules: tuple[str, ...] = ()  # the ids of those it is about


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson that has been read."""

    id: str
    title: Text
    scenario: Scenario
    stages: tuple[Stage, ...]


def lessons_folder() -> Path:
    return assets.resources() / "lessons"


@lru_cache(maxsize=1)
def lesson_titles() -> tuple[LessonTitle, ...]:
    """All lessons in teaching order: board by board, then by the number in the file's name."""
    found = [_title(path) for path in sorted(lessons_folder().glob("*.yaml"))]
    return tuple(sorted(found, key=lambda lesson: (MAP_IDS.index(lesson.map), lesson.id)))


def _title(path: Path) -> LessonTitle:
    """Reads the head of a file only: the list is wanted at once."""
    head = read_text(path).partition("\nsetup:")[0].partition("\nlesson:")[0]
    file = YamlFile(str(path), head)
    top = file.root.mapping()
    title = _text(top["title"]) if "title" in top else {}
    map_id = top["map"].choice(MAP_IDS, MAP_IDS[0]) if "map" in top else MAP_IDS[0]
    rules = tuple(item.text() for item in top["rules"].sequence()) if "rules" in top else ()
    file.finish()
    return LessonTitle(path.stem, map_id, title, path, rules)


def next_lesson(done: Collection[str], after: str = "") -> LessonTitle | None:
    """The next one to do: of those after a lesson the first not done yet, else of all; None if all are done."""
    titles = lesson_titles()
    place = next((number + 1 for number, title in enumerate(titles) if title.id == after), 0)
    return next((title for title in titles[place:] + titles[:place] if title.id not in done), None)


def load_lesson(path: Path) -> Lesson:
    """The lesson of a file; raises FileProblem with everything that is wrong."""
    return parse_lesson(str(path), read_text(path))


def parse_lesson(name: str, text: str) -> Lesson:
    """The lesson of a text; `name` stands in the messages, its stem is the lesson's id."""
    scenario = parse_scenario(name, text)
    file = YamlFile(name, text)
    top = file.root.mapping()
    title = _text(top["title"])
    stages: tuple[Stage, ...] = ()
    if "lesson" in top:
        stages = tuple(_stage(item, scenario) for item in top["lesson"].sequence())
    if not stages:
        file.root.flaw("a lesson needs at least one stage under `lesson`")
    file.finish()
    return Lesson(Path(name).stem, title, scenario, stages)


def _text(item: Item) -> Text:
    entry = item.mapping(LANGUAGES, LANGUAGES)
    texts = {language: text.text().strip() for language, text in entry.items()}
    if not all(texts.values()):
        item.flaw(f"{item.name}: the text is empty")
    return texts


def _stage(item: Item, scenario: Scenario) -> Stage:
    entry = item.mapping(_STAGE, ("goal", "else", "done"))
    accept = [_pattern(one, scenario) for one in entry["accept"].sequence()] if "accept" in entry else []
    wrong = [_wrong(one, scenario) for one in entry["wrong"].sequence()] if "wrong" in entry else []
    empty = dict.fromkeys(LANGUAGES, "")

    def text(key: str) -> Text:
        return _text(entry[key]) if key in entry else empty

    return Stage(text("goal"), text("note"), tuple(accept), tuple(wrong), text("else"), text("done"))


def _wrong(item: Item, scenario: Scenario) -> Wrong:
    entry = item.mapping(("if", "say"), ("if", "say"))
    pattern = _pattern(entry["if"], scenario) if "if" in entry else {}
    return Wrong(pattern, _text(entry["say"]) if "say" in entry else {})


def _pattern(item: Item, scenario: Scenario) -> Pattern:
    """A pattern with the tracks in it spelt as the board spells them."""
    pattern = {key: value.plain() for key, value in item.mapping().items()}
    if not pattern:
        item.flaw(f"{item.name}: an empty pattern fits every move")
    tracks = pattern.get("claim", ANY)
    if tracks != ANY:
        names: Sequence[object] = tracks if isinstance(tracks, list) else [tracks]
        pattern["claim"] = [track for name in names for track in _tracks(item, scenario, str(name))]
    return pattern


def _tracks(item: Item, scenario: Scenario, name: str) -> list[str]:
    """The track of that name, or all whose names fit it where it has a star."""
    board = scenario.board
    if "*" in name:
        found = [track.id for track in board.tracks if fnmatchcase(track.id, name)]
    else:
        number = find_track(board.track_index, name)
        found = [] if number is None else [board.tracks[number].id]
    if not found:
        item.flaw(f"there is no track {name!r} on this board")
    return found
