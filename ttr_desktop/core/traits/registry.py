# SPDX-License-Identifier: GPL-3.0-or-later
"""All rule families by the name that map files use."""

from __future__ import annotations

from collections.abc import Mapping

from ttr_desktop.core.trait import Trait
from ttr_desktop.core.traits.bonus_cards import BonusCards
from ttr_desktop.core.traits.exchange import ExchangePieces
from ttr_desktop.core.traits.ferries import Ferries
from ttr_desktop.core.traits.goals import Goals
from ttr_desktop.core.traits.piece_pick import PiecePick
from ttr_desktop.core.traits.ports import Ports
from ttr_desktop.core.traits.ships import Ships
from ttr_desktop.core.traits.substitution import Substitution
from ttr_desktop.core.traits.terrain import Terrain
from ttr_desktop.core.traits.tunnels import Tunnels

TRAITS: Mapping[str, type[Trait]] = {
    trait.name: trait
    for trait in (
        BonusCards,
        ExchangePieces,
        Ferries,
        Goals,
        PiecePick,
        Ports,
        Ships,
        Substitution,
        Terrain,
        Tunnels,
    )
}
