# SPDX-License-Identifier: GPL-3.0-or-later
"""The figures of the rules say what the game says."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.helpers.telling import telling
from ttr_desktop.data.problems import FileProblem
from ttr_desktop.teach.figures import Figure, load_figures, rule_figures
from ttr_desktop.texts.catalogue import Catalogue

ALL = [
    pytest.param(rule_id, figure, id=f"{rule_id}-{number}")
    for rule_id, figures in rule_figures().items()
    for number, figure in enumerate(figures)
]


@pytest.mark.parametrize(("rule_id", "figure"), ALL)
def test_the_game_agrees_with_every_move(rule_id: str, figure: Figure) -> None:
    game = figure.start()
    for action in figure.right:
        assert game.check(action) is None, action
    for action in figure.wrong:
        assert game.check(action) is not None, action


@pytest.mark.parametrize(("rule_id", "figure"), ALL)
def test_it_belongs_to_a_rule_of_its_board(rule_id: str, figure: Figure) -> None:
    assert figure.tables.board.id in Catalogue().rule(rule_id).boards


def test_every_board_has_figures_for_what_is_special() -> None:
    for map_id, least in {"usa": 4, "nordic": 8, "northern_lights": 4, "world": 8}.items():
        own = [rule.id for rule in Catalogue().rules(map_id) if rule.boards == (map_id,)]
        assert len([rule_id for rule_id in own if rule_id in rule_figures()]) >= least


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("U-5: [{map: usa, setup: {}}]", "a figure shows"),
        ("U-5: [{map: usa, setup: {}, show: [a/b/red]}]", "no track 'a/b/red'"),
        ("U-5: [{map: usa, setup: {}, around: [atlantis]}]", "no city 'atlantis'"),
        ("U-5: [{map: usa, setup: {}, market: true, right: [{dance: slowly}]}]", "dance"),
        ("U-5: [{map: usa, show: [boston/new-york/red]}]", "'setup' is missing"),
    ],
)
def test_a_wrong_file_is_refused(tmp_path: Path, text: str, problem: str) -> None:
    path = tmp_path / "figures.yaml"
    path.write_text(text)
    with telling(FileProblem, match=problem):
        load_figures(path)
