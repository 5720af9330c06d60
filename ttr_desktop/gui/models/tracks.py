# SPDX-License-Identifier: GPL-3.0-or-later
"""All tracks of the board as rows: the board for those who read it instead of looking at it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject

from ttr_desktop.core.refusal import Refusal
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.view import SeatView
from ttr_desktop.gui.models.rows import Column, RowsModel
from ttr_desktop.gui.track_talk import TrackTalk


class TrackRow(NamedTuple):
    """A track as the seat of the view sees it."""

    track: int
    cities: str
    colour: str
    length: int
    points: int
    kind: str
    owner: int  # -1: nobody
    owner_name: str
    asks: str
    missing: str  # or why it is closed
    claimable: bool
    payable: bool  # with the cards in hand, now or at the next turn
    wanted: bool  # on the cheapest way of an open ticket


class TracksModel(RowsModel[TrackRow]):
    """One row a track, in the order of the board."""

    def __init__(self, talk: TrackTalk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._talk = talk

    def columns(self) -> Sequence[Column]:
        return (
            Column(self.tr("Cities"), lambda row: row.cities),
            Column(self.tr("Colour"), lambda row: row.colour),
            Column(self.tr("Spaces"), lambda row: str(row.length), number=True),
            Column(self.tr("Points"), lambda row: str(row.points), number=True),
            Column(self.tr("Kind"), lambda row: row.kind),
            Column(self.tr("Owner"), lambda row: row.owner_name),
            Column(self.tr("What is missing"), lambda row: row.missing),
            Column(self.tr("Price"), lambda row: row.asks),
        )

    def show(
        self,
        tables: Tables,
        view: SeatView,
        names: Sequence[str],
        claimable: int,
        wanted: Collection[int],
        why_not: Callable[[int], Refusal | None],
        sentence: Callable[[Refusal], str],
    ) -> None:
        """Shows the position; `why_not` is the game's judge of tracks, whatever is paid."""
        rows = []
        for track in tables.tracks:
            number = track.number
            owner = view.owner[number]
            refusal = why_not(number) if owner < 0 else None
            can = bool(claimable >> number & 1)
            rows.append(
                TrackRow(
                    track=number,
                    cities=self._talk.cities(track),
                    colour=self._talk.colour(track),
                    length=track.length,
                    points=tables.points[number],
                    kind=self._talk.kind(track),
                    owner=owner,
                    owner_name=names[owner] if owner >= 0 else "",
                    asks=self._talk.asks(track),
                    missing=self._missing(view, number, tables, refusal, can, sentence) if owner < 0 else "",
                    claimable=can,
                    payable=owner < 0 and refusal is None and not self._talk.lacks(view, track),
                    wanted=number in wanted,
                )
            )
        self.set_rows(rows)

    def _missing(
        self,
        view: SeatView,
        number: int,
        tables: Tables,
        refusal: Refusal | None,
        can: bool,
        sentence: Callable[[Refusal], str],
    ) -> str:
        if refusal is not None and not view.opening:
            return sentence(refusal)
        return self._talk.lacks(view, tables.tracks[number]) or (
            self.tr("You can claim it now") if can else self.tr("You can pay for it")
        )
