# SPDX-License-Identifier: GPL-3.0-or-later
"""The program as a process: self-test, bad arguments, languages; and translations that are complete."""

from __future__ import annotations

import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "ttr_desktop", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", r"4 boards shown, 3 turns played on each, [1-9]\d* answers from [1-9]\d* worker process"),
        ("pl", r"plansze: 4, rozegrane tury na każdej: 3, odpowiedzi botów: [1-9]\d*, procesy robocze: [1-9]"),
    ],
)
def test_selftest(language: str, told: str) -> None:
    done = run("--selftest", "--lang", language)
    assert done.returncode == 0, done.stderr
    assert re.search(told, done.stdout)


def test_bad_arguments_are_one_line() -> None:
    done = run("--lang", "xx")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "invalid choice: 'xx'" in done.stderr


def test_translations_are_up_to_date_and_finished() -> None:
    done = subprocess.run(
        [sys.executable, "packaging/i18n.py", "--check"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("language", ["en", "pl"])
def test_placeholders_agree(language: str) -> None:
    tree = ElementTree.parse(ROOT / "resources" / "i18n" / f"ttr_{language}.ts")
    for message in tree.getroot().iter("message"):
        source = message.findtext("source") or ""
        translation = message.find("translation")
        assert translation is not None
        forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
        assert len(forms) == (1 if not message.get("numerus") else 2 if language == "en" else 3)
        for form in forms:
            assert set(re.findall(r"\{\w+\}|%n", form)) == set(re.findall(r"\{\w+\}|%n", source)), source


def test_no_f_string_in_a_translation_call() -> None:
    """lupdate would record the raw braces and the text would never be translated."""
    for file in (ROOT / "ttr_desktop" / "gui").rglob("*.py"):
        assert not re.search(r"\btr(anslate)?\(\s*f[\"']", file.read_text(encoding="utf-8")), file
