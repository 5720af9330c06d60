# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules in the program's own words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.helpers.boards import MAPS, each_map, tables
from ttr_desktop import assets
from ttr_desktop.core.rules import COMMON_CITES
from ttr_desktop.core.traits.goals import GOALS
from ttr_desktop.data.problems import FileProblem
from ttr_desktop.texts.catalogue import Catalogue, UnknownRule
from ttr_desktop.texts.messages import Messages
from ttr_desktop.texts.plural import LANGUAGES
from ttr_desktop.texts.rules import CHAPTERS, FILES, load_rules

COUNTS = {"C-": 22, "U-": 10, "N-": 16, "L-": 13, "L-G": 11, "W-": 22}
EXPECTED = [f"{family}{number}" for family, count in COUNTS.items() for number in range(1, count + 1)]
OWN_BOARD = {"U": "usa", "N": "nordic", "L": "northern_lights", "W": "world"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_exactly_the_expected_rules_are_there(language: str) -> None:
    rules = Catalogue(language).rules()
    assert sorted(rule.id for rule in rules) == sorted(EXPECTED)
    for rule in rules:
        assert rule.title.strip(), rule.id
        assert rule.text.strip(), rule.id
        assert rule.boards, rule.id


def test_both_languages_have_the_same_examples() -> None:
    english, polish = (Catalogue(language) for language in LANGUAGES)
    for rule_id in EXPECTED:
        assert bool(english.rule(rule_id).example) is bool(polish.rule(rule_id).example), rule_id
        assert english.rule(rule_id).boards == polish.rule(rule_id).boards
        assert english.rule(rule_id).text != polish.rule(rule_id).text


def test_a_rule_belongs_to_its_board() -> None:
    for rule in Catalogue().rules():
        assert rule.id[0] == "C" or rule.boards == (OWN_BOARD[rule.id[0]],), rule.id


@each_map
def test_every_rule_that_is_cited_on_a_board_has_a_text(map_id: str) -> None:
    catalogue = Catalogue()
    rules = tables(map_id).rules
    for topic in COMMON_CITES:
        assert map_id in catalogue.rule(rules.cite(topic)).boards, topic
    for rule_id in (*rules.cites.values(), *COMMON_CITES.values()):
        assert catalogue.rule(rule_id).title


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_mention_only_rules_that_exist(language: str) -> None:
    for rule in Catalogue(language).rules():
        for mentioned in re.findall(r"\b[CUNLW]-G?\d+\b", f"{rule.text} {rule.example}"):
            assert mentioned in EXPECTED, rule.id


@each_map
def test_every_board_says_what_is_different_and_has_every_chapter(map_id: str) -> None:
    for language in LANGUAGES:
        rules = Catalogue(language).rules(map_id)
        special = [rule for rule in rules if rule.different]
        assert len(special) >= 4
        assert all(rule.boards == (map_id,) and len(rule.different) <= 80 for rule in special)
        assert {rule.chapter for rule in rules} >= set(CHAPTERS) - {"ports"}
        assert ("ports" in {rule.chapter for rule in rules}) is (map_id == "world")


@each_map
def test_the_rules_of_a_board(map_id: str) -> None:
    rules = Catalogue().rules(map_id)
    assert rules[0].id == "C-1"
    assert {OWN_BOARD[rule.id[0]] for rule in rules if rule.id[0] != "C"} == {map_id}


def test_goal_texts_say_the_points_of_the_goal_cards() -> None:
    board = tables("northern_lights").board
    order = [goal.id for goal in board.goals]  # the map lists them as the handbook does
    assert set(order) == set(GOALS)
    for language in LANGUAGES:
        for goal in board.goals:
            rule = Catalogue(language).rule(f"L-G{order.index(goal.id) + 1}")
            assert rule.text.startswith(f"{goal.points} "), rule.id


def test_polish_texts_call_boards_by_their_polish_names() -> None:
    english = [tables(map_id).board.name("en") for map_id in MAPS]
    for rule in Catalogue("pl").rules():
        for name in english:
            assert name not in f"{rule.title} {rule.text} {rule.example}", rule.id


def test_an_unknown_rule() -> None:
    with pytest.raises(UnknownRule, match="X-1"):
        Catalogue().rule("X-1")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("C-99: {boards: [usa], chapter: end, title: {en: x, pl: x}}", "'text' is missing"),
        ("C-99: {boards: [mars], title: {en: x, pl: x}, text: {en: x, pl: x}}", "'mars' is not one of"),
        ("C-99: {boards: [], title: {en: x, pl: x}, text: {en: x, pl: x}}", "names no board"),
        ("C-99: {boards: [usa], title: {en: x}, text: {en: x, pl: x}}", "'pl' is missing"),
        ("C-99: {boards: [usa], title: {en: x, pl: ' '}, text: {en: x, pl: x}}", "the title is empty"),
        ("C-99: {boards: [usa], chapter: tea, title: {en: x, pl: x}, text: {en: x, pl: x}}", "'tea' is not one of"),
        ("C-99: {boards: [usa], title: {en: x, pl: x}, text: {en: x, pl: x}}", "'chapter' is missing"),
        ("X-1: {boards: [usa], title: {en: x, pl: x}, text: {en: x, pl: x}}", "'X-1' is not a rule id"),
        ("C-1: {boards: [usa], title: {en: x, pl: x}, text: {en: x, pl: x}}", "also in another file"),
    ],
)
def test_a_wrong_file_is_refused(tmp_path: Path, text: str, problem: str) -> None:
    for name in FILES:
        source = assets.resources() / "rules" / f"{name}.yaml"
        (tmp_path / source.name).write_text(source.read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "usa.yaml").write_text(text, encoding="utf-8")
    with pytest.raises(FileProblem) as raised:
        load_rules(tmp_path)
    assert any(problem in Messages().say(found.message) for found in raised.value.problems)
