# SPDX-License-Identifier: GPL-3.0-or-later
"""Maps: every kind of mistake is named with its line, all of them at once, and nothing but a good map gets through."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from tests.helpers.boards import each_map
from tests.helpers.play import MOST_ACTIONS
from tests.helpers.telling import in_words, telling
from tests.helpers.tiny_map import CITY, ID, NAME, RULES, TICKET, TINY, TRACK, TRAITS, problems_of, spoilt
from ttr_desktop import assets
from ttr_desktop.bots.random_bot import random_action
from ttr_desktop.core.engine import Game
from ttr_desktop.core.rng import Rng
from ttr_desktop.data import yamlfile
from ttr_desktop.data.mapfile import load_map, parse_map
from ttr_desktop.data.problems import FileProblem

ROOT = Path(__file__).resolve().parents[2]
AA = "  - {id: aa, name: Aa, lon: 1, lat: 1"  # the first city, still open
AB = "  - {a: aa, b: bb, length: 1"  # the first track, still open
IMPOSSIBLE = "impossible ticket: its cities cannot be joined by any tracks"
KEYS = "id, name, rules, traits, countries, cities, tracks, tickets, goals"
NO_PLACE = "is not a name in small letters with"

# What is changed (line -> text) and what must be said of it: (line, message).
MISTAKES: dict[str, tuple[dict[int, str], list[tuple[int, str]]]] = {
    "unknown key of the file": (
        {ID: "id: tiny\nauthor: me"},
        [(2, f"the file: unknown key 'author' (known: {KEYS})")],
    ),
    "unknown key of a city": (
        {CITY: AA + ", mayor: me}"},
        [(6, "cities[0]: unknown key 'mayor' (known: id, name, lon, lat, country, harbor, arctic, junction)")],
    ),
    "missing key": ({NAME: "# no name"}, [(1, "the file: 'name' is missing")]),
    "doubled key": ({ID: "id: tiny\nid: tiny"}, [(2, "the file: the key 'id' occurs twice")]),
    "id of the map": ({ID: "id: Tiny Map"}, [(1, f"id: 'Tiny Map' {NO_PLACE} _ between words")]),
    "language": ({NAME: "name: {en: Tiny, de: Klein}"}, [(2, "name: unknown key 'de' (known: en, pl)")]),
    "no English name": ({NAME: "name: {pl: Mała}"}, [(2, "name: 'en' is missing")]),
    "bare NO as a text": (
        {CITY: AA + ", country: NO}"},
        [(6, "country: expected a text, got a yes/no value (NO): put it in quotes")],
    ),
    "bare NO as a key": (
        {ID: "id: tiny\nNO: 1"},
        [(2, "the file: the key NO reads as a yes/no value: put it in quotes")],
    ),
    "alias": (
        {CITY: AA.replace("- {", "- &one {") + "}", CITY + 1: "  - *one"},
        [(7, "aliases (*name) are not allowed here")],
    ),
    "a list where a mapping is wanted": (
        {RULES: TINY.splitlines()[RULES - 1] + "\ncountries: [PL]"},
        [(4, "countries[0]: expected a mapping, got a text")],
    ),
    "a text where a number is wanted": (
        {CITY: "  - {id: aa, name: Aa, lon: east, lat: 1}"},
        [(6, "lon: expected a number, got a text")],
    ),
    "a fraction where a whole number is wanted": (
        {TRACK: "  - {a: aa, b: bb, length: 1.5}"},
        [(10, "length: expected a whole number, got a number")],
    ),
    "a number where yes or no is wanted": (
        {CITY: AA + ", harbor: 1}"},
        [(6, "harbor: expected a yes/no value, got a whole number")],
    ),
    "a place off the earth": (
        {CITY: "  - {id: aa, name: Aa, lon: 200, lat: 1}"},
        [(6, "lon: 200 is not between -180 and 180")],
    ),
    "a country listed twice": (
        {TRAITS: "countries: [{id: p, name: P}, {id: p, name: Q}]"},
        [(4, "the country 'p' is listed twice")],
    ),
    "a country that is not listed": (
        {TRAITS: "countries: [{id: p, name: P}]", CITY: AA + ", country: q}"},
        [(6, "aa: the country 'q' is not among the countries of this map")],
    ),
    "a city listed twice": (
        {CITY: AA + "}\n  - {id: bb, name: Again, lon: 1, lat: 1}"},
        [(8, "the city 'bb' is listed twice")],
    ),
    "a city without a name": (
        {CITY: "  - {id: aa, lon: 1, lat: 1}"},
        [(6, "aa: 'name' is missing (only a junction has none)")],
    ),
    "an unreachable city": (
        {CITY: AA + "}\n  - {id: dd, name: Dd, lon: 1, lat: 1}"},
        [(7, "no track reaches the city 'dd'")],
    ),
    "a track to nowhere": (
        {TRACK: AB + "}\n  - {a: aa, b: zz, length: 1}"},
        [(11, "b: there is no city 'zz'")],
    ),
    "a track to its own city": (
        {TRACK: AB + "}\n  - {a: aa, b: aa, length: 1}"},
        [(11, "a track joins two different cities")],
    ),
    "a track longer than the score table": (
        {TRACK: "  - {a: aa, b: bb, length: 7}"},
        [(10, "length: the score table has no points for 7 spaces")],
    ),
    "a length without points in the table": (
        {RULES: TINY.splitlines()[RULES - 1].replace("}", ", points: {2: 2, 6: 15}}")},
        [(10, "length: the score table has no points for 1 space")],
    ),
    "a colour that is not played": (
        {TRACK: AB + ", color: pink}"},
        [(10, "color: 'pink' is not one of gray, red, blue, green, yellow, orange, purple, black, white")],
    ),
    "a missing trait": (
        {TRACK: AB + ", kind: tunnel}"},
        [(10, "this track needs the trait 'tunnels', which is not in the list of traits")],
    ),
    "two prices at once": (
        {TRAITS: "traits: [terrain, substitution]", TRACK: AB + ", pairs: 1, substitute: 2}"},
        [(10, "a track cannot be paid in two special ways at once: terrain, substitution")],
    ),
    "more signs than spaces": (
        {TRAITS: "traits: [ferries]", TRACK: AB + ", locomotives: 2}"},
        [(10, "locomotives: 2 signs on 1 space")],
    ),
    "spaces at the edges": (
        {TRACK: AB + ", via_edge: true, edge_spaces: [2, 0]}"},
        [(10, "edge_spaces: expected the spaces at either edge, together the length")],
    ),
    "four tracks on a route": (
        {TRACK: "\n".join([AB + "}"] * 4)},
        [(13, "a route has three tracks at most")],
    ),
    "an impossible ticket": (
        {
            TRACK: "  - {a: bb, b: cc, length: 1}\n  - {a: aa, b: dd, length: 1}",
            CITY: AA + "}\n" + AA.replace("aa", "dd") + "}",
        },
        [(15, IMPOSSIBLE), (16, IMPOSSIBLE)],
    ),
    "a ticket to nowhere": (
        {TICKET: "  - {cities: [aa, zz], points: 3}"},
        [(13, "cities: there is no city 'zz'")],
    ),
    "a ticket with one city": (
        {TICKET: "  - {cities: [aa], points: 3}"},
        [(13, "a ticket names at least two different cities")],
    ),
    "a ticket to a junction": (
        {
            CITY: AA + "}\n  - {id: dd, lon: 1, lat: 1, junction: true}",
            TRACK: AB + "}\n  - {a: aa, b: dd, length: 1}",
            TICKET: "  - {cities: [aa, dd], points: 3}",
        },
        [(15, "a ticket cannot name a junction")],
    ),
    "a tour without its values": (
        {TICKET: "  - {cities: [aa, bb, cc], points: 3, penalty: 2}"},
        [(13, "points_any_order: a tour needs it")],
    ),
    "a plain ticket with a tour's value": (
        {TICKET: "  - {cities: [aa, bb], points: 3, penalty: 1}"},
        [(13, "penalty: only a tour has it")],
    ),
    "goals without the trait": (
        {TRAITS: "goals: [{id: ferries, points: 3}]"},
        [(4, "goals: the list of traits does not have 'goals'")],
    ),
    "a goal listed twice": (
        {TRAITS: "traits: [goals]\ngoals: [{id: ferries, points: 3}, {id: ferries, points: 3}]"},
        [(5, "the goal 'ferries' is listed twice")],
    ),
    "too few tickets": (
        {RULES: "rules: {players: [2, 3], opening_offer: 1, opening_keep: 1, offer: 1, keep: 1}"},
        [(1, "2 tickets are too few to offer 1 to each of 3 players")],
    ),
    "too few cards": (
        {RULES: TINY.splitlines()[RULES - 1].replace("}", ", decks: [{cards: {plain: 1}, locomotives: 0, deal: 2}]}")},
        [(1, "the deck 'deck' has 8 cards: too few to deal to 2 players")],
    ),
    "cards for ships": (
        {TRAITS: "traits: [ships]"},
        [(1, "traits: ships and ports need decks with port, ship and double-ship cards")],
    ),
}


def test_the_tiny_map_can_be_played() -> None:
    """It is good as it stands: whatever is reported below comes from the change."""
    board = parse_map("tiny.yaml", TINY)
    assert [track.id for track in board.tracks] == ["aa/bb/gray", "bb/cc/red"]
    assert [ticket.id for ticket in board.tickets] == ["aa/bb", "aa/cc"]
    game, _ = Game.start(board, 2, "tiny")
    rng = Rng("tiny")
    for _ in range(MOST_ACTIONS):
        if game.over:
            break
        game.play(random_action(game.choices(), rng))
    assert game.over


@pytest.mark.parametrize(("changes", "wanted"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_named_with_its_line(changes: dict[int, str], wanted: list[tuple[int, str]]) -> None:
    assert problems_of(spoilt(changes)) == wanted


def test_all_mistakes_are_told_at_once() -> None:
    """In the order of the file, so that it can be worked through from top to bottom."""
    text = spoilt(
        {
            ID: "id: Tiny",
            CITY: AA + ", mayor: me}",
            TRACK: AB + ", color: pink}",
            TICKET: "  - {cities: [aa, zz], points: 3}",
        }
    )
    found = problems_of(text)
    assert [line for line, _ in found] == [1, 6, 10, 13]
    with telling(FileProblem, match=r"^tiny\.yaml:1: id: .* \(and 3 more\)$"):
        parse_map("tiny.yaml", text)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("", (0, "the file is empty")),
        ("# nothing here\n", (0, "the file is empty")),
        ("just a text", (1, "the file: expected a mapping, got a text")),
        ("- a\n- b\n", (1, "the file: expected a mapping, got a list")),
    ],
)
def test_what_is_no_map_at_all(text: str, wanted: tuple[int, str]) -> None:
    assert problems_of(text) == [wanted]


@pytest.mark.parametrize("loader", ["CSafeLoader", "SafeLoader"])
@pytest.mark.parametrize(
    "text", ["id: [", "id: a\n  \tb: c: d", "id: a\n---\nid: b\n", "id: a\0b", "id: 'a", "a: b: c"]
)
def test_what_is_not_yaml(text: str, loader: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The words are the YAML library's own and differ between its two parsers; one line with a place it is anyhow."""
    monkeypatch.setattr(yamlfile, "_LOADER", getattr(yaml, loader))
    [(line, message)] = problems_of(text)
    assert message.startswith("not valid YAML: ")
    assert "\n" not in message
    assert line == 0 if "\0" in text else 1 <= line <= 2


def test_problems_of_one_line_come_in_one_order() -> None:
    """Whatever the hash seed of the process: the message a person sees must not change from run to run."""
    program = "from tests.helpers.tiny_map import problems_of; print(problems_of('x: 1'))"
    outputs = set()
    for seed in ("1", "2", "3", "4"):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)}
        command = [sys.executable, "-c", program]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=True)
        outputs.add(done.stdout)
    assert len(outputs) == 1


def test_the_line_is_right_behind_a_broken_ticket() -> None:
    """The second ticket is impossible; the first has no points and must not take the blame for it."""
    text = spoilt(
        {
            CITY: AA + "}\n  - {id: dd, name: Dd, lon: 1, lat: 1}\n  - {id: ee, name: Ee, lon: 1, lat: 1}",
            TRACK: AB + "}\n  - {a: dd, b: ee, length: 1}",
            TICKET: "  - {cities: [aa, bb]}",
            TICKET + 1: "  - {cities: [aa, dd], points: 5}",
        }
    )
    assert problems_of(text) == [(16, "tickets[0]: 'points' is missing"), (17, IMPOSSIBLE)]


def test_a_deck_without_cards_is_a_problem() -> None:
    decks = "[{name: a, cards: {}}, {name: b, cards: {plain: 12}, locomotives: 0}]"
    text = spoilt({RULES: TINY.splitlines()[RULES - 1].replace("}", f", decks: {decks}}}")})
    assert (1, "decks: the first cards of the first deck must be 'plain' ones") in problems_of(text)


@pytest.mark.parametrize(
    ("traits", "rules"),
    [
        ("[piece_pick]", ", trains: 20}"),
        ("[{piece_pick: {total: 200}}]", "}"),
    ],
)
def test_a_pick_that_nobody_can_make_is_a_problem(traits: str, rules: str) -> None:
    """W-4: with more pieces to pick than there are, the game would stop at the question for ever."""
    text = spoilt({TRAITS: f"traits: {traits}", RULES: TINY.splitlines()[RULES - 1].replace("}", rules)})
    assert problems_of(text) != []


@pytest.mark.parametrize("trait", ["ferries", "tunnels", "substitution"])
def test_families_that_need_plain_cards_only(trait: str) -> None:
    """With port cards in their deck a coloured ferry refuses its own colour, and a tunnel cannot be described."""
    rules = TINY.splitlines()[RULES - 1].replace("}", ", decks: [{cards: {plain: 12, port: 4}}]}")
    assert problems_of(spoilt({RULES: rules, TRAITS: f"traits: [{trait}]"})) != []


@each_map
def test_the_maps_of_the_program_are_good(map_id: str) -> None:
    path = assets.maps() / f"{map_id}.yaml"
    board = load_map(path)
    assert board.id == map_id
    assert parse_map(map_id, path.read_text(encoding="utf-8")) is not board


def test_a_file_that_cannot_be_read_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "latin.yaml").write_bytes("id: ż".encode("iso-8859-2"))
    (tmp_path / "large.yaml").write_bytes(b"#" * 4_000_001)
    for name, reason in {
        "missing.yaml": "cannot be read: there is no such file",
        ".": "cannot be read: it is a folder",
        "latin.yaml": "the file is not UTF-8 text",
        "large.yaml": "the file is too large",
        "nul\0.yaml": "cannot be read: embedded null byte",
    }.items():
        path = tmp_path / name
        with pytest.raises(FileProblem) as caught:
            load_map(path)
        assert in_words(caught.value) == f"{path}: {reason}".replace("\0", " ")
