# SPDX-License-Identifier: GPL-3.0-or-later
"""Map files: YAML in, `Board` out. The format is described in `maps/README.md`."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterable
from pathlib import Path
from typing import TypeVar

from ttr_desktop.core.board import Board, City, Goal, Ticket, Track
from ttr_desktop.core.ids import numbered, ticket_id, track_id
from ttr_desktop.core.message import message
from ttr_desktop.core.network import build, joined
from ttr_desktop.core.rules import GREY, TRACK_KINDS, Rules
from ttr_desktop.core.trait import Trait
from ttr_desktop.core.traits.goals import GOALS
from ttr_desktop.core.traits.piece_pick import PiecePick
from ttr_desktop.core.traits.registry import TRAITS
from ttr_desktop.data.rulesblock import read_rules, read_traits
from ttr_desktop.data.yamlfile import Item, YamlFile, read_text

_TOP = ("id", "name", "rules", "traits", "countries", "cities", "tracks", "tickets", "goals")
_CITY = ("id", "name", "lon", "lat", "country", "harbor", "arctic", "junction")
_TRACK_NUMBERS = ("locomotives", "substitute", "pairs", "bonus")
_TRACK = ("a", "b", "length", "color", "kind", *_TRACK_NUMBERS, "via_edge", "edge_spaces")
_TICKET = ("cities", "points", "points_any_order", "penalty")
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*", re.ASCII)
_MAP_ID = re.compile(r"[a-z0-9]+(_[a-z0-9]+)*", re.ASCII)
_LANGUAGES = ("en", "pl")
_Thing = TypeVar("_Thing", Track, Ticket)


def load_map(path: Path) -> Board:
    """The board of a file; raises FileProblem with everything that is wrong."""
    return parse_map(str(path), read_text(path))


def parse_map(name: str, text: str) -> Board:
    """The board of a text; `name` stands in the messages."""
    return _MapReader(YamlFile(name, text)).board()


class _MapReader:
    """Reads one map and checks that its parts fit together."""

    def __init__(self, file: YamlFile) -> None:
        self.file = file
        self.top = file.root.mapping(_TOP, ("id", "name", "cities", "tracks", "tickets"))
        self.rules: Rules = read_rules(self.top.get("rules"))
        self.traits: tuple[Trait, ...] = read_traits(self.top.get("traits"))
        self.index: dict[str, int] = {}
        self.ticket_items: list[Item] = []  # those that could be read

    def board(self) -> Board:
        if not self.top:
            self.file.finish()
        countries = self._countries()
        cities = self._cities(countries)
        tracks = self._tracks()
        tickets = self._tickets(cities)
        goals = self._goals()
        self._check_reach(cities, tracks, tickets)
        self._check_supply()
        board_id = self.top["id"].text() if "id" in self.top else ""
        if "id" in self.top and not _MAP_ID.fullmatch(board_id):
            self.top["id"].problem("bad-map-id", id=board_id)
        names = self._names()
        self.file.finish()
        return Board(
            id=board_id,
            names=names,
            rules=self.rules,
            traits=self.traits,
            cities=tuple(cities),
            tracks=tuple(tracks),
            tickets=tuple(tickets),
            goals=tuple(goals),
            countries=tuple(countries.items()),
        )

    def _items(self, key: str) -> Iterable[Item]:
        return self.top[key].sequence() if key in self.top else ()

    def _names(self) -> tuple[tuple[str, str], ...]:
        item = self.top.get("name")
        if item is None:
            return ()
        if item.kind == "map":
            return tuple((lang, text.text()) for lang, text in item.mapping(_LANGUAGES, ("en",)).items())
        return (("en", item.text()),)

    def _countries(self) -> dict[str, str]:
        countries: dict[str, str] = {}
        for item in self._items("countries"):
            entry = item.mapping(("id", "name"), ("id", "name"))
            if len(entry) == 2:
                key = entry["id"].text()
                if key in countries:
                    item.problem("country-twice", country=key)
                countries[key] = entry["name"].text()
        return countries

    def _cities(self, countries: dict[str, str]) -> list[City]:
        cities: list[City] = []
        for item in self._items("cities"):
            entry = item.mapping(_CITY, ("id", "lon", "lat"))
            city_id = entry["id"].text() if "id" in entry else ""
            if city_id and not _ID.fullmatch(city_id):
                entry["id"].problem("bad-city-id", id=city_id)
            if city_id in self.index:
                item.problem("city-twice", city=city_id)
            country = entry["country"].text() if "country" in entry else ""
            if countries and country and country not in countries:
                item.problem("unknown-country", city=city_id, country=country)
            flags = {key: entry[key].boolean() for key in ("harbor", "arctic", "junction") if key in entry}
            if "name" not in entry and not flags.get("junction"):
                item.problem("city-without-name", city=city_id)
            self.index.setdefault(city_id, len(cities))
            cities.append(
                City(
                    id=city_id,
                    name=entry["name"].text() if "name" in entry else "",
                    lon=entry["lon"].number(-180, 180) if "lon" in entry else 0.0,
                    lat=entry["lat"].number(-90, 90) if "lat" in entry else 0.0,
                    country=country,
                    harbour=flags.get("harbor", False),
                    arctic=flags.get("arctic", False),
                    junction=flags.get("junction", False),
                )
            )
        if len(cities) > 400:
            self.file.problem(0, message("too-many-cities", count=len(cities), most="400"))
        return cities

    def _city(self, item: Item, what: str) -> int:
        name = item.text()
        number = self.index.get(name, -1)
        if number < 0 and item.kind == "str":
            item.problem("no-such-city", what=what, city=name)
        return number

    def _tracks(self) -> list[Track]:
        raw: list[tuple[Item, Track]] = []
        names: list[str] = []
        for item in self._items("tracks"):
            entry = item.mapping(_TRACK, ("a", "b", "length"))
            if not {"a", "b", "length"} <= set(entry):
                continue
            ends = self._city(entry["a"], "a"), self._city(entry["b"], "b")
            if ends[0] == ends[1] and ends[0] >= 0:
                item.problem("track-to-itself")
            a, b = sorted((entry["a"].text(), entry["b"].text()))
            colour = entry["color"].choice((GREY, *self.rules.colours), GREY) if "color" in entry else GREY
            track = Track(
                id="",
                number=len(raw),
                a=self.index.get(a, 0),
                b=self.index.get(b, 0),
                length=entry["length"].integer(1, 20, 1),
                colour=self.rules.colours.index(colour) if colour != GREY else -1,
                kind=entry["kind"].choice(TRACK_KINDS, "rail") if "kind" in entry else "rail",
                over_edge=entry["via_edge"].boolean() if "via_edge" in entry else False,
                **{key: entry[key].integer(0, 20) for key in _TRACK_NUMBERS if key in entry},
            )
            self._check_track(item, entry, track)
            raw.append((item, track))
            names.append(track_id(a, b, colour))
        self._check_routes(raw)
        return [_renamed(track, name) for (_, track), name in zip(raw, numbered(names), strict=True)]

    def _check_track(self, item: Item, entry: dict[str, Item], track: Track) -> None:
        points = self.rules.points
        if track.length >= len(points) or not points[track.length]:
            item.problem("no-points-for-length", count=track.length)
        for mark in ("locomotives", "pairs"):
            if getattr(track, mark) > track.length:
                item.problem("too-many-signs", mark=mark, count=getattr(track, mark), spaces=track.length)
        if "edge_spaces" in entry:
            parts = [part.integer(0, 20) for part in entry["edge_spaces"].sequence()]
            if len(parts) != 2 or sum(parts) != track.length:
                item.problem("bad-edge-spaces")
        have = {trait.name for trait in self.traits}
        for name, kind in TRAITS.items():
            if name not in have and kind().owns(track):
                item.problem("track-needs-trait", trait=name)
        special = [trait.name for trait in self.traits if trait.owns(track) and _prices(trait)]
        if len(special) > 1:
            item.problem("track-of-two-traits", traits=", ".join(special))

    def _check_routes(self, raw: list[tuple[Item, Track]]) -> None:
        sizes: dict[tuple[int, int], int] = {}
        for item, track in raw:
            pair = track.a, track.b
            sizes[pair] = sizes.get(pair, 0) + 1
            if sizes[pair] == 4:
                item.problem("too-many-parallel")

    def _tickets(self, cities: list[City]) -> list[Ticket]:
        tickets: list[Ticket] = []
        names: list[str] = []
        for item in self._items("tickets"):
            entry = item.mapping(_TICKET, ("cities", "points"))
            if not {"cities", "points"} <= set(entry):
                continue
            stops = [(stop, self._city(stop, "cities")) for stop in entry["cities"].sequence()]
            numbers = [number for _, number in stops]
            if len(stops) < 2 or len(set(numbers)) < len(numbers):
                item.problem("ticket-of-one-city")
            for stop, number in stops:
                if number >= 0 and cities[number].junction:
                    stop.problem("ticket-to-junction")
            is_tour = len(stops) > 2
            for key in ("points_any_order", "penalty"):
                if (key in entry) is not is_tour:
                    item.problem("tour-needs" if is_tour else "only-a-tour-has", key=key)
            ids = [stop.text() for stop, _ in stops]
            names.append(ticket_id(ids))
            self.ticket_items.append(item)
            tickets.append(
                Ticket(
                    id=names[-1],
                    number=len(tickets),
                    cities=tuple(self.index.get(name, 0) for name in (ids if is_tour else sorted(ids))),
                    points=entry["points"].integer(1, 200, 1),
                    points_any_order=entry["points_any_order"].integer(1, 200) if "points_any_order" in entry else 0,
                    penalty=entry["penalty"].integer(0, 200) if "penalty" in entry else 0,
                    mask=sum(1 << number for number in set(numbers) if number >= 0),
                )
            )
        return [_renamed(ticket, name) for ticket, name in zip(tickets, numbered(names), strict=True)]

    def _goals(self) -> list[Goal]:
        goals: list[Goal] = []
        for item in self._items("goals"):
            entry = item.mapping(("id", "points"), ("id", "points"))
            if len(entry) == 2:
                goal = Goal(entry["id"].choice(tuple(GOALS)), entry["points"].integer(1, 200, 1))
                if any(goal.id == other.id for other in goals):
                    item.problem("goal-twice", goal=goal.id)
                goals.append(goal)
        if goals and not any(trait.name == "goals" for trait in self.traits):
            self.top["goals"].problem("goals-without-trait")
        return goals

    def _check_reach(self, cities: list[City], tracks: list[Track], tickets: list[Ticket]) -> None:
        net = build(1 << track.a | 1 << track.b for track in tracks)
        reached = 0
        for part in net:
            reached |= part
        for item, city in zip(self._items("cities"), cities, strict=True):
            if not reached >> self.index.get(city.id, 0) & 1:
                item.problem("unreached-city", city=city.id)
        for item, ticket in zip(self.ticket_items, tickets, strict=True):
            if not joined(net, ticket.mask):
                item.problem("impossible-ticket")

    def _check_supply(self) -> None:
        """Enough cards to deal and tickets to offer, and cards for the traits that are in play."""
        rules, root = self.rules, self.file.root
        most = rules.players[1]
        for deck in rules.decks:
            size = deck.locomotives + len(rules.colours) * sum(count for _, count in deck.families)
            if deck.deal * most + deck.market > size:
                root.problem("deck-too-small", deck=deck.name, count=size, players=most)
        tickets = len(list(self._items("tickets")))
        if "tickets" in self.top and rules.opening_offer * most > tickets:
            root.problem("too-few-tickets", count=tickets, offer=str(rules.opening_offer), players=most)
        families = {family for deck in rules.decks for family, _ in deck.families}
        if [family for family, _ in rules.decks[0].families][:1] != ["plain"]:
            root.problem("first-deck-not-plain")
        for trait in self.traits:
            if isinstance(trait, PiecePick) and not self._can_be_picked(trait):
                root.problem("bad-piece-pick", count=trait.total)
        have = {trait.name for trait in self.traits}
        if have & {"ships", "ports"} and not {"port", "ship", "double-ship"} <= families:
            root.problem("ships-need-cards")
        if have & {"ferries", "tunnels", "substitution", "bonus_cards"} and families != {"plain"}:
            root.problem("traits-need-plain-cards")

    def _can_be_picked(self, pick: PiecePick) -> bool:
        trains, ships = self.rules.trains, self.rules.ships
        return pick.trains <= min(pick.total, trains) and pick.total - pick.trains <= ships


def _prices(trait: Trait) -> bool:
    return type(trait).costs is not Trait.costs


def _renamed(thing: _Thing, name: str) -> _Thing:
    return dataclasses.replace(thing, id=name)
