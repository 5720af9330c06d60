# SPDX-License-Identifier: GPL-3.0-or-later
"""Which card to draw: what each card is worth to a plan, and whether the market or a deck offers more."""

from __future__ import annotations

from collections.abc import Sequence

from ttr_desktop.bots.atlas import Atlas
from ttr_desktop.bots.harbours import port_cards
from ttr_desktop.bots.scene import Scene
from ttr_desktop.core.actions import Action, DrawDeck, DrawMarket, StopDrawing
from ttr_desktop.core.cards import FAMILIES
from ttr_desktop.core.choices import Choices
from ttr_desktop.core.sampling import World

_ANY = 0.25  # a card of no planned colour is still worth something
_USEFUL = 0.6  # cards worth more than this are called useful
_FADE = 0.85  # each further track counts less
_LOCOMOTIVE = 1.25
_PORT = 2.4  # a card that a port lacks, compared with one that a track lacks


def card_values(scene: Scene, tracks: Sequence[int], ports: int = 0) -> list[float]:
    """The worth of each card for these tracks, the most urgent first; 1 is a card that is surely needed next."""
    atlas, tables, cards = scene.atlas, scene.atlas.tables, scene.atlas.tables.cards
    trains, ships = scene.holdings[0][:], scene.holdings[1][:]
    wild = scene.wild
    holdings = (trains, ships)
    size = len(trains)
    wants = ([_ANY] * size, [_ANY if tables.rules.ships else 0.0] * size)
    wild_want = 0.0
    weight = 1.0
    for number in tracks:
        track = tables.tracks[number]
        kind = tables.piece_of[number]
        have = holdings[kind]
        need = track.length + track.pairs - track.locomotives
        colour = track.colour if track.colour >= 0 else max(range(size), key=have.__getitem__)
        used = need if need < have[colour] else have[colour]
        have[colour] -= used
        lack = need - used
        symbols = track.locomotives
        if symbols:
            used = min(wild, symbols)
            wild -= used
            symbols -= used
        short = lack + symbols
        if short > 0:
            gain = weight * (0.6 + 0.6 / short)
            if lack > 0:
                wants[kind][colour] += gain * min(1.0, lack / 2 + 0.5)
            if symbols:
                wild_want = max(wild_want, gain * 1.5)
            elif track.kind in tables.rules.locomotives_on and not track.substitute:
                wild_want = max(wild_want, gain * _LOCOMOTIVE)
            weight *= _FADE
    values = []
    for card in range(cards.wild):
        family = FAMILIES[cards.family[card]]
        worth = wants[family.kind == "ship"][cards.colour[card]]
        values.append(worth * (1.4 if family.pays > 1 else 1.0))
    values.append(max(wild_want, _ANY + 0.3) + scene.temper.magpie)
    if ports:
        lacking = port_cards(atlas, scene.world.hands[scene.seat])
        short = sum(lacking.values())
        weight = _PORT * scene.temper.ports
        for card, lack in lacking.items():
            if lack:
                values[card] += weight * (0.6 + 0.6 / short)
        if short:
            values[cards.wild] += 0.5 * weight * (0.6 + 0.6 / short)
    return values


def choose_card(scene: Scene, choices: Choices, values: Sequence[float]) -> Action:
    """The best card of the market if it beats a blind one, otherwise the best deck."""
    atlas, world, tables = scene.atlas, scene.world, scene.atlas.tables
    wild = tables.wild
    best_blind, deck_action = -1.0, None
    for action in choices.draws:
        if isinstance(action, DrawDeck):
            worth = _blind(atlas, world, action.deck, values)
            if worth > best_blind:
                best_blind, deck_action = worth, action
    best_card, market_action, runner_up = -1.0, None, -1.0
    wild_action: DrawMarket | None = None
    for action in choices.draws:
        if isinstance(action, DrawMarket):
            card = world.market[action.slot]
            if action.refill != tables.deck_of[card]:
                continue
            if card == wild and tables.wild_alone:
                wild_action = action
            elif values[card] > best_card:
                best_card, market_action, runner_up = values[card], action, best_card
            elif values[card] > runner_up:
                runner_up = values[card]
    first = max(best_card, best_blind)
    if wild_action is not None and values[wild] > first + max(runner_up, best_blind):
        return wild_action
    if market_action is not None and (best_card > best_blind + 0.05 or deck_action is None):
        return market_action
    if deck_action is not None:
        return deck_action
    return wild_action or (choices.draws[0] if choices.draws else StopDrawing())


def _blind(atlas: Atlas, world: World, deck: int, values: Sequence[float]) -> float:
    """What a card from the top of a deck is worth on average, as far as anybody could know."""
    tables = atlas.tables
    total = count = 0.0
    discards = world.discards[deck]
    for card, supply in enumerate(tables.cards.supply):
        if tables.deck_of[card] == deck:
            out = supply - discards[card]
            total += out * values[card]
            count += out
    return total / count if count else 0.0


def draw_values(scene: Scene, choices: Choices, values: Sequence[float]) -> list[tuple[Action, float]]:
    """Every card that can be drawn (refilled from its own deck) and what it is worth."""
    found: list[tuple[Action, float]] = []
    for action in choices.draws:
        if isinstance(action, DrawDeck):
            found.append((action, _blind(scene.atlas, scene.world, action.deck, values)))
        elif isinstance(action, DrawMarket):
            card = scene.world.market[action.slot]
            tables = scene.atlas.tables
            if action.refill == tables.deck_of[card]:
                # A locomotive that may not be followed by a second card takes the whole turn.
                alone = card == tables.wild and tables.wild_alone
                found.append((action, values[card] / 2 if alone else values[card]))
    return found


def useful_share(scene: Scene, deck: int, values: Sequence[float]) -> float:
    """The chance that a blind card is one that some wanted track lacks, as far as the discards tell."""
    tables = scene.atlas.tables
    useful = count = 0
    for card, supply in enumerate(tables.cards.supply):
        if tables.deck_of[card] == deck:
            out = supply - scene.world.discards[deck][card] - scene.world.hands[scene.seat][card]
            count += out
            useful += out if values[card] > _USEFUL else 0
    return useful / count if count else 0.0
