# SPDX-License-Identifier: GPL-3.0-or-later
"""The four words for a move, their signs, and chances in words."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ttr_desktop.teach.review import Assessed
from ttr_desktop.teach.verdicts import Verdict

# As players of other games know them.
SIGNS = {Verdict.GOOD: "", Verdict.INACCURACY: "?!", Verdict.MISTAKE: "?", Verdict.BLUNDER: "??"}


class VerdictWords(QObject):
    """In the language of the window."""

    def word(self, verdict: Verdict) -> str:
        return {
            Verdict.GOOD: self.tr("good"),
            Verdict.INACCURACY: self.tr("inaccuracy"),
            Verdict.MISTAKE: self.tr("mistake"),
            Verdict.BLUNDER: self.tr("blunder"),
        }[verdict]

    def when(self, turn: int) -> str:
        """A moment of the game; before the first turn tickets are chosen."""
        return self.tr("Turn {turn}").format(turn=turn) if turn else self.tr("Opening")

    def title(self, one: Assessed) -> str:
        """A decision in a heading."""
        when = self.when(one.move.view.turn)
        if one.doubtful:
            return self.tr("{turn}: perhaps not the best").format(turn=when)
        return f"{when}: {self.word(one.verdict)} {SIGNS[one.verdict]}"

    def legend(self) -> list[tuple[str, str]]:
        """The signs with their words, the mildest first."""
        return [(sign, self.word(verdict)) for verdict, sign in SIGNS.items() if sign]

    def counted(self, verdict: Verdict, count: int) -> str:
        """How many moves were so."""
        return {
            Verdict.GOOD: self.tr("%n good decision(s)", "", count),
            Verdict.INACCURACY: self.tr("%n inaccuracy(s)", "", count),
            Verdict.MISTAKE: self.tr("%n mistake(s)", "", count),
            Verdict.BLUNDER: self.tr("%n blunder(s)", "", count),
        }[verdict]


def percent(chance: float) -> str:
    """A chance as people read it."""
    return f"{round(100 * chance)}%"
