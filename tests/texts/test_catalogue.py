# SPDX-License-Identifier: GPL-3.0-or-later
"""The catalogue as a whole."""

from __future__ import annotations

import pytest

from ttr_desktop.texts.catalogue import Catalogue


def test_a_language_without_texts_is_refused() -> None:
    with pytest.raises(ValueError, match=r"'de' \(languages: en, pl\)"):
        Catalogue("de")


def test_english_is_the_default() -> None:
    assert Catalogue().language == "en"
    assert Catalogue().rule("C-1").title == "One action a turn"
    assert Catalogue("pl").rule("C-1").title == "Jedna akcja w turze"
