# SPDX-License-Identifier: GPL-3.0-or-later
"""The book of rules as pages to read or print: what is different first, then chapter by chapter, with figures."""

from __future__ import annotations

import base64
import re
from collections.abc import Callable, Mapping, Sequence
from html import escape

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QObject
from PySide6.QtGui import QImage, QImageWriter

from ttr_desktop.core.board import Board
from ttr_desktop.gui.style import INKS, Inks, px
from ttr_desktop.gui.theme import Theme
from ttr_desktop.teach.figures import Figure
from ttr_desktop.teach.rulebook import chapters
from ttr_desktop.texts.catalogue import Catalogue
from ttr_desktop.texts.rules import CHAPTERS, RuleText

RULE, FIGURE, LESSON = "rule:", "figure:", "lesson:"  # what links and pictures begin with
DIFFERENT = "different"
_MENTION = re.compile(r"\b[CUNLW]-G?\d+\b")


class RulePages(QObject):
    """Writes HTML of the small kind that text widgets and printers understand."""

    def __init__(self, texts: Catalogue, figures: Mapping[str, Sequence[Figure]], parent: QObject | None = None):
        super().__init__(parent)
        self.texts = texts
        self.figures = figures

    def chapter(self, name: str) -> str:
        """What a chapter is called."""
        return {
            DIFFERENT: self.tr("What is different here"),
            "turn": self.tr("The start and your turn"),
            "draw": self.tr("Draw cards"),
            "claim": self.tr("Claim a track"),
            "tickets": self.tr("Tickets"),
            "ports": self.tr("Ports and exchange"),
            "end": self.tr("The end"),
            "score": self.tr("Scoring"),
        }[name]

    def html(
        self,
        board: Board,
        rules: Sequence[RuleText],
        inks: Inks,
        lessons: Mapping[str, Sequence[tuple[str, str]]] | None = None,
        source: Callable[[str], str] = lambda name: name,
    ) -> str:
        """The rules as one page. `lessons` are id and title by rule; `source` says where a picture is."""
        title = escape(board.name(self.texts.language))
        parts = [f"<html><head><style>{_sheet(inks)}</style></head><body><h1>{title}</h1>"]
        special = [rule for rule in rules if rule.different]
        if special:
            parts.append(f'<h2><a name="{DIFFERENT}"></a>{escape(self.chapter(DIFFERENT))}</h2><ul>')
            parts += [f'<li>{escape(rule.different)} <a href="{RULE}{rule.id}">{rule.id}</a></li>' for rule in special]
            parts.append("</ul>")
        for chapter, group in chapters(rules).items():
            parts.append(f'<h2><a name="{chapter}"></a>{escape(self.chapter(chapter))}</h2>')
            for rule in group:
                parts.append(self._rule(rule, (lessons or {}).get(rule.id, ()), source))
        return "".join((*parts, "</body></html>"))

    def _rule(self, rule: RuleText, lessons: Sequence[tuple[str, str]], source: Callable[[str], str]) -> str:
        heading = f'<h3><a name="{rule.id}"></a>{escape(rule.title)} <span class="id">{rule.id}</span></h3>'
        parts = [heading, f"<p>{_linked(rule.text)}</p>"]
        if rule.example:
            word = escape(self.tr("Example"))
            parts.append(f'<p class="example"><b>{word}.</b> {_linked(rule.example)}</p>')
        for number in range(len(self.figures.get(rule.id, ()))):
            name = source(f"{FIGURE}{rule.id}/{number}")
            about = escape(self.tr("Figure: {rule}").format(rule=rule.title))
            parts.append(f'<p class="figure"><img src="{name}" alt="{about}"></p>')
        for lesson, title in lessons:
            words = escape(self.tr("Try it: {lesson}").format(lesson=title))
            parts.append(f'<p class="try"><a href="{LESSON}{lesson}">{words}</a></p>')
        return "".join(parts)

    def figure(self, name: str) -> Figure | None:
        """The figure a picture's name means."""
        rule_id, _, number = name.removeprefix(FIGURE).partition("/")
        found = self.figures.get(rule_id, ())
        return found[int(number)] if number.isdecimal() and int(number) < len(found) else None


def page_inks(theme: Theme | None) -> Inks:
    """The inks of the screen; without a theme those for paper."""
    return INKS[theme] if theme is not None else Inks("#fff", "#fff", "#f2f2f2", "#000", "#444", "#999", "#000", "#fff")


def embedded(image: QImage) -> str:
    """A picture as an address that holds the picture itself."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"PNG")).write(image)
    return "data:image/png;base64," + base64.b64encode(buffer.data().data()).decode()


def is_chapter(name: str) -> bool:
    return name in CHAPTERS


def _linked(text: str) -> str:
    """The text with a link at every rule it mentions."""
    return _MENTION.sub(lambda found: f'<a href="{RULE}{found[0]}">{found[0]}</a>', escape(text))


def _sheet(inks: Inks) -> str:
    return f"""
    body {{ color: {inks.text}; }}
    h1 {{ font-size: {px(24)}px; margin: 0 0 {px(4)}px 0; }}
    h2 {{ font-size: {px(19)}px; margin: {px(22)}px 0 {px(4)}px 0; color: {inks.accent}; }}
    h3 {{ font-size: {px(15)}px; margin: {px(14)}px 0 {px(2)}px 0; }}
    p, li {{ margin: {px(3)}px 0; }}
    a {{ color: {inks.accent}; }}
    .id {{ color: {inks.quiet}; font-size: {px(12)}px; font-weight: 400; }}
    .example {{ color: {inks.quiet}; margin-left: {px(14)}px; }}
    .figure, .try {{ margin: {px(8)}px 0 {px(8)}px {px(14)}px; }}
    """
