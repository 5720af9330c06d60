# SPDX-License-Identifier: GPL-3.0-or-later
"""Who sits on a chair: a person, a bot of some level, or one of the others; and in which style a bot plays."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPalette, QPixmap, QStandardItemModel
from PySide6.QtWidgets import QApplication, QComboBox, QWidget

from ttr_desktop.bots.base import BALANCED
from ttr_desktop.bots.naming import UnknownBot, read_name
from ttr_desktop.bots.registry import BotInfo, BotKind, all_bots
from ttr_desktop.bots.strength import strength_text
from ttr_desktop.gui.style import px
from ttr_desktop.table.table import HUMAN
from ttr_desktop.texts.bots import BotTexts

_FINE = 4  # how much larger the little picture is drawn than it is shown


class WhoBox(QComboBox):
    """A person or a bot. Levels come first, from weak to strong; yardsticks and guests after them."""

    def __init__(self, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        texts = BotTexts(language)
        bots = list(all_bots().values())
        levels = [bot for bot in bots if bot.kind is BotKind.LEVEL]
        self.setIconSize(QSize(px(22), px(14)))
        self.addItem(self.tr("Person"), HUMAN)
        self.insertSeparator(self.count())
        for number, bot in enumerate(levels, 1):
            self._offer(bot, texts, _steps(number, len(levels)))
        others = [bot for bot in bots if bot.kind is not BotKind.LEVEL]
        if others:
            self._headline(self.tr("Others"))
        for bot in others:
            self._offer(bot, texts, QIcon())

    def _offer(self, bot: BotInfo, texts: BotTexts, icon: QIcon) -> None:
        about = texts.bot(bot.id)
        self.addItem(icon, self.tr("Bot: {name}").format(name=about.name), bot.id)
        self.setItemData(self.count() - 1, about.line, Qt.ItemDataRole.ToolTipRole)

    def _headline(self, text: str) -> None:
        """A line that cannot be chosen."""
        self.insertSeparator(self.count())
        self.addItem(text)
        model = self.model()
        assert isinstance(model, QStandardItemModel)
        item = model.item(self.count() - 1)
        item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEnabled)

    @property
    def who(self) -> str:
        """`human` or the id of a bot."""
        return str(self.currentData())

    def choose(self, who: str) -> None:
        """Shows one; somebody nobody knows becomes a person."""
        self.setCurrentIndex(max(0, self.findData(who)))


class StyleBox(QComboBox):
    """The styles of a bot; hidden where there is nothing to choose."""

    def __init__(self, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = BotTexts(language)

    def offer(self, who: str, style: str) -> None:
        """Lists the styles of a bot and picks one, if it has that."""
        bot = all_bots().get(who)
        styles = bot.styles if bot is not None else ()
        self.clear()
        for one in styles:
            about = self._texts.style(one)
            self.addItem(about.name, one)
            self.setItemData(self.count() - 1, about.line, Qt.ItemDataRole.ToolTipRole)
        self.setCurrentIndex(max(0, self.findData(style)))
        self.setVisible(len(styles) > 1)

    @property
    def style_id(self) -> str:
        return str(self.currentData() or BALANCED)


def player_name(who: str, style: str) -> str:
    """What a seat says about who plays: a bot's name with its style."""
    return who if who == HUMAN or style == BALANCED else f"{who}:{style}"


def taken_apart(player: str) -> tuple[str, str]:
    """The id and the style of a seat's player."""
    try:
        name = read_name(player)
    except UnknownBot:
        return HUMAN, BALANCED
    return name.id, name.style


def about_bot(who: str, style: str, map_id: str, language: str) -> str:
    """A bot in plain words: how it plays and how strong it is on the board."""
    texts = BotTexts(language)
    manner = texts.style(style).line if style != BALANCED else ""
    parts = (texts.bot(who).line, manner, strength_text(who, map_id, language))
    return " ".join(part for part in parts if part)


def _steps(number: int, of: int) -> QIcon:
    """A little stair, as high as the level."""
    icon = QIcon()
    icon.addPixmap(_stair(number, of, QPalette.ColorRole.Highlight), QIcon.Mode.Normal)
    icon.addPixmap(_stair(number, of, QPalette.ColorRole.HighlightedText), QIcon.Mode.Selected)
    return icon


def _stair(number: int, of: int, ink: QPalette.ColorRole) -> QPixmap:
    size = QSize(px(22), px(14)) * _FINE
    picture = QPixmap(size)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    width = size.width() / of
    for step in range(of):
        high = size.height() * (step + 1) / of
        painter.setBrush(QApplication.palette().color(ink if step < number else QPalette.ColorRole.Mid))
        painter.drawRoundedRect(QRectF(step * width, size.height() - high, width * 0.72, high), 3, 3)
    painter.end()
    return picture
