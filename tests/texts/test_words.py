# SPDX-License-Identifier: GPL-3.0-or-later
"""The file of names."""

from __future__ import annotations

from pathlib import Path

import pytest

from ttr_desktop import assets
from ttr_desktop.data.problems import FileProblem
from ttr_desktop.texts.messages import Messages
from ttr_desktop.texts.plural import LANGUAGES
from ttr_desktop.texts.term import NOUN
from ttr_desktop.texts.words import FAMILIES, PHRASES, SECTIONS, load_words

FILE = assets.resources() / "texts" / "names.yaml"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_has_every_form(language: str) -> None:
    words = load_words(FILE)[language]
    for section, (kind, keys) in SECTIONS.items():
        assert set(words.terms[section]) == set(keys)
        for key, term in words.terms[section].items():
            assert set(term.forms) == set(kind.forms_in(language)), f"{section}: {key}"
            assert all(term.forms.values()), f"{section}: {key}"
    assert set(words.cards) == set(FAMILIES)
    assert all(set(forms) == set(NOUN.forms_in(language)) for forms in words.cards.values())
    assert set(words.phrases) == set(PHRASES)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("one: czerwona, ", "", "'one' is missing"),
        ("{en: Denmark, pl: Dania}", "{en: Denmark}", "'pl' is missing"),
        ("{en: ferries, pl: promy}", "{en: ferries, pl: promy, de: x}", "unknown key 'de'"),
        ("  tunnel: {en: tunnel", "  funnel: {en: tunnel", "unknown key 'funnel'"),
        ('"{colour} karta"', '"{color} karta"', "unknown placeholder 'color'"),
        ("words:", "wards:", "unknown key 'wards'"),
    ],
)
def test_a_wrong_file_is_refused(tmp_path: Path, old: str, new: str, problem: str) -> None:
    text = FILE.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "names.yaml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(FileProblem) as raised:
        load_words(path)
    assert any(problem in Messages().say(found.message) for found in raised.value.problems)
