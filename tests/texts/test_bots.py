# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said of bots."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.helpers.telling import telling
from ttr_desktop import assets
from ttr_desktop.bots.base import STYLES
from ttr_desktop.bots.master import AS_PLANNED, BETTER
from ttr_desktop.bots.registry import BOTS
from ttr_desktop.data.problems import FileProblem
from ttr_desktop.texts.bots import BotTexts, load_bot_texts
from ttr_desktop.texts.plural import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_and_style_is_described(language: str) -> None:
    texts = BotTexts(language)
    assert all(texts.bot(bot).line for bot in BOTS)
    assert all(texts.style(style).line for style in STYLES)


def test_a_guest_is_called_by_its_id() -> None:
    assert BotTexts("pl").bot("my-bot").name == "my-bot"


@pytest.mark.parametrize(
    ("level", "chance", "text"),
    [
        ("rookie", 0.02, "Hardly ever beats Regular (Elo 1400 ± 20)."),
        ("rookie", 0.31, "Wins about 3 of 10 games against Regular (Elo 1400 ± 20)."),
        ("regular", 0.5, "The middle of the scale (Elo 1400)."),
        ("master", 0.96, "Nearly always beats Regular (Elo 1400 ± 20)."),
    ],
)
def test_strength_in_plain_words(level: str, chance: float, text: str) -> None:
    assert BotTexts("en").strength(level, 1400, 20, chance) == text


def test_faults() -> None:
    assert "crashed" in BotTexts("en").fault("Ada", "crash")
    assert "sensible" in BotTexts("en").fault("Ada", "nonsense")
    assert BotTexts("pl").fault("Ada", "silence").startswith("Bot gracza Ada")


def test_why_a_search_ended_as_it_did() -> None:
    texts = BotTexts("en")
    assert "in 200 possible games nothing was clearly better" in texts.search(AS_PLANNED, 200, 0.614)
    assert "about 61%" in texts.search(AS_PLANNED, 200, 0.614)
    assert "won about 61%; this was worth about 3 points more" in texts.search(BETTER, 200, 0.614, 3.2)
    assert "o 3 punkty więcej" in BotTexts("pl").search(BETTER, 202, 0.614, 3.2)


def test_a_wrong_file_is_refused(tmp_path: Path) -> None:
    text = (assets.resources() / "texts" / "bots.yaml").read_text(encoding="utf-8")
    path = tmp_path / "bots.yaml"
    path.write_text(text.replace("{player}’s bot has crashed", "{bot} has crashed", 1), encoding="utf-8")
    with telling(FileProblem, match="not in every language: bot, player"):
        load_bot_texts(path)
