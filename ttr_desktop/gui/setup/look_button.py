# SPDX-License-Identifier: GPL-3.0-or-later
"""The pieces of a seat: shows colour and shape, and lets the player pick others."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QAction, QIcon
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from ttr_desktop.gui.looks import COLOURS, SHAPES
from ttr_desktop.gui.palette import Mark, PlayerLook, seat_look
from ttr_desktop.gui.player_icon import mark_icon, piece_icon
from ttr_desktop.gui.style import px


class Owners(NamedTuple):
    """Who has which colour and shape already."""

    colours: Mapping[str, str]  # colour -> name of the player
    shapes: Mapping[str, str]


class LookButton(QToolButton):
    """What somebody else has can be picked too: the two then swap, so no two players ever look alike."""

    colour_picked = Signal(str)
    shape_picked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = seat_look(0)
        self._owners = Owners({}, {})
        self.setIconSize(QSize(px(48), px(30)))
        self.setObjectName("look")
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._menu = QMenu(self)
        self._menu.aboutToShow.connect(self._fill)
        self.setMenu(self._menu)

    def show_look(self, look: PlayerLook, owners: Owners, name: str) -> None:
        """Shows a look; `owners` are the other players."""
        self.look, self._owners = look, owners
        self.setIcon(piece_icon(look))
        parts = [self.colour_name(look.name)] + ([self.shape_name(look.mark)] if look.signed else [])
        text = self.tr("Pieces of {name}: {look}").format(name=name, look=", ".join(parts))
        self.setAccessibleName(text)
        self.setToolTip(text)

    def _fill(self) -> None:
        self._menu.clear()
        self._menu.addSection(self.tr("Colour"))
        for seat, colour in enumerate(COLOURS):
            icon = piece_icon(replace(seat_look(seat, colour), mark=self.look.mark))
            action = self._entry(icon, self.colour_name(colour), self._owners.colours.get(colour))
            action.setChecked(colour == self.look.name)
            action.triggered.connect(lambda _=False, one=colour: self.colour_picked.emit(one))
        if not self.look.signed:
            return  # the settings say that pieces have no shapes
        self._menu.addSection(self.tr("Shape"))
        for shape in SHAPES:
            icon = mark_icon(replace(self.look, mark=Mark(shape)))
            action = self._entry(icon, self.shape_name(Mark(shape)), self._owners.shapes.get(shape))
            action.setChecked(shape == self.look.mark)
            action.triggered.connect(lambda _=False, one=shape: self.shape_picked.emit(one))

    def _entry(self, icon: QIcon, text: str, owner: str | None) -> QAction:
        if owner is not None:
            text = self.tr("{look} (swap with {name})").format(look=text, name=owner.replace("&", "&&"))
        action = self._menu.addAction(icon, text)
        action.setCheckable(True)
        return action

    def colour_name(self, colour: str) -> str:
        return {
            "ruby": self.tr("ruby red"),
            "cobalt": self.tr("cobalt blue"),
            "jade": self.tr("jade green"),
            "amber": self.tr("amber yellow"),
            "graphite": self.tr("graphite grey"),
        }[colour]

    def shape_name(self, shape: Mark) -> str:
        return {
            Mark.DISC: self.tr("disc"),
            Mark.SQUARE: self.tr("square"),
            Mark.ARROW: self.tr("arrow"),
            Mark.CROSS: self.tr("cross"),
            Mark.MOON: self.tr("moon"),
        }[shape]
