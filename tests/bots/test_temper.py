# SPDX-License-Identifier: GPL-3.0-or-later
"""Habits of boards and tables: who has them, and what goes before them."""

from __future__ import annotations

from ttr_desktop.bots.levels import EXPERT, REGULAR, with_style
from ttr_desktop.bots.temper import HABITS, at_table


def test_a_board_changes_only_what_its_habits_name() -> None:
    assert at_table(EXPERT, "nordic", 2).hoard == HABITS["nordic"].always["hoard"]
    assert at_table(EXPERT, "nordic", 2).ticket == EXPERT.ticket
    assert at_table(EXPERT, "a-board-of-somebody", 2) is EXPERT


def test_a_crowded_table_asks_for_more_tickets_that_are_trusted_less() -> None:
    assert at_table(EXPERT, "usa", 3) is EXPERT
    crowded = at_table(EXPERT, "usa", 4)
    assert crowded.spare_turns < EXPERT.spare_turns
    assert crowded.ticket < EXPERT.ticket
    assert at_table(EXPERT, "usa", 5) == crowded


def test_a_weaker_level_has_no_such_experience() -> None:
    assert at_table(REGULAR, "world", 2) is REGULAR


def test_a_style_goes_before_a_habit() -> None:
    hunter = with_style(EXPERT, "ticket-hunter")
    assert at_table(hunter, "usa", 4).spare_turns == hunter.spare_turns
    assert at_table(with_style(EXPERT, "sprinter"), "world", 2).floor == 8.0
    assert at_table(with_style(EXPERT, "sprinter"), "world", 2).hoard == HABITS["world"].always["hoard"]
