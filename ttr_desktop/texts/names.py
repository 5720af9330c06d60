# SPDX-License-Identifier: GPL-3.0-or-later
"""What things are called in a language: cards, colours, tracks, cities, tickets, players."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ttr_desktop.core.board import City, Ticket, Track
from ttr_desktop.core.cards import Payment
from ttr_desktop.core.rules import GREY
from ttr_desktop.core.tables import Tables
from ttr_desktop.texts.term import PLAIN, Term, signed
from ttr_desktop.texts.words import JOKER, Words

# The forms of a track's name and the forms of the colour in them.
_POLISH_TRACK = {**{form: form for form in (PLAIN, "gen", "acc", "masc", "masc_gen")}, "neut": "few"}
_TRACK_FORMS = {"en": {PLAIN: PLAIN}, "pl": _POLISH_TRACK}
_CARDS_FORMS = {"en": (PLAIN,), "pl": (PLAIN, "acc")}


class Names:
    """The names of one language. A name that is not in the files is shown as it is."""

    def __init__(self, language: str, words: Words) -> None:
        self.language = language
        self.words = words

    def term(self, section: str, key: str) -> Term:
        """A term of the file of names."""
        found = self.words.terms[section].get(key)
        return found if found is not None else self._as_it_is(key)

    def _as_it_is(self, text: str) -> Term:
        forms = ("one", "few", "many", "a", "gen", "acc", "ins", "masc", "masc_gen", "neut")
        return Term(self.language, dict.fromkeys(forms, text))

    def colour(self, name: str) -> Term:
        """A colour; `gray` too."""
        return self.term("colours", name)

    def goal(self, goal_id: str) -> str:
        return str(self.term("goals", goal_id))

    def phase(self, phase: str) -> str:
        return str(self.term("phases", phase))

    def track_kind(self, kind: str) -> str:
        return str(self.term("kinds", kind))

    def score(self, field: str) -> str:
        """A line of the final count, by its name in `ScoreLine`."""
        return str(self.term("scores", field))

    def piece(self, name: str) -> Term:
        """`train`, `ship`, `port`, or `piece` for any of them."""
        return self.term("pieces", name)

    def unit(self, tables: Tables) -> Term:
        """What is left to be laid on tracks: trains, or pieces where there are ships."""
        return self.piece("piece" if tables.rules.ships else "train")

    def deck(self, name: str) -> Term:
        return self.term("decks", name)

    def country(self, tables: Tables, country_id: str) -> str:
        if country_id in self.words.terms["countries"]:
            return str(self.term("countries", country_id))
        return dict(tables.board.countries).get(country_id, country_id)

    def wild(self, tables: Tables) -> Term:
        """The locomotive, called joker where there are ship cards."""
        return self.term("wild", JOKER if "ship" in tables.cards.of else tables.cards.names[tables.wild])

    def card(self, tables: Tables, card: int) -> Term:
        """A kind of card by its number."""
        cards = tables.cards
        if card == cards.wild:
            return self.wild(tables)
        family = cards.family[card]
        if family == "plain" and "ship" in cards.of:
            family = "train"
        colour = {"colour": self.colour(cards.colours[cards.colour[card]])}
        phrases = self.words.cards[family]
        return Term(self.language, {form: phrase.format(colour) for form, phrase in phrases.items()})

    def payment(self, tables: Tables, pay: Payment) -> Term:
        """Cards with their numbers: "3 red cards and 1 locomotive"."""
        counted = [(self.card(tables, card), count) for card, count in pay]
        forms = _CARDS_FORMS[self.language]
        return Term(self.language, {form: self.listed([t.counted(n, form) for t, n in counted]) for form in forms})

    def cards(self, tables: Tables, cards: Iterable[int]) -> Term:
        """Cards that lie there: "2 red cards and a locomotive"; empty slots are left out."""
        counts: dict[int, int] = {}
        for card in cards:
            if card >= 0:
                counts[card] = counts.get(card, 0) + 1

        def told(card: int, form: str) -> str:
            term, count = self.card(tables, card), counts[card]
            if count > 1:
                return term.counted(count, form)
            return term.form("a" if self.language == "en" else form)

        forms = _CARDS_FORMS[self.language]
        return Term(self.language, {form: self.listed([told(card, form) for card in counts]) for form in forms})

    def city(self, city: City) -> str:
        """A junction has no name of its own (C-21)."""
        return city.name or str(self.term("words", "junction"))

    def track(self, tables: Tables, track: Track) -> Term:
        """ "Bergen–Oslo (red)"; a second one alike has its number."""
        cities = tables.board.cities
        colour = self.colour(tables.cards.colours[track.colour] if track.colour >= 0 else GREY)
        copy = track.id.partition("#")[2]
        twin = f", {self.words.phrases['twin'].format({'number': int(copy)})}" if copy else ""
        ends = f"{self.city(cities[track.a])}–{self.city(cities[track.b])}"
        forms = _TRACK_FORMS[self.language]
        return Term(self.language, {form: f"{ends} ({colour.form(of)}{twin})" for form, of in forms.items()})

    def ticket(self, tables: Tables, ticket: Ticket) -> str:
        """ "Denver–El Paso (4)"; a tour with its three values: "(9/6/−15)"."""
        cities = "–".join(self.city(tables.board.cities[city]) for city in ticket.cities)
        values = [ticket.points, *((ticket.points_any_order, -ticket.penalty) if ticket.is_tour else ())]
        return f"{cities} ({'/'.join(map(signed, values))})"

    def player(self, seats: Sequence[str], seat: int) -> str:
        """The name of a seat; a seat without one is "Player 2"."""
        name = seats[seat].strip() if 0 <= seat < len(seats) else ""
        return name or self.words.phrases["player"].format({"number": seat + 1})

    def listed(self, parts: Sequence[str]) -> str:
        """ "a, b and c"."""
        if len(parts) < 2:
            return "".join(parts)
        comma, last = str(self.term("words", "comma")), str(self.term("words", "and"))
        return comma.join(parts[:-1]) + last + parts[-1]
