# SPDX-License-Identifier: GPL-3.0-or-later
"""The progress bar is for people: a pipe gets nothing."""

from __future__ import annotations

import sys

import pytest

from ttr_desktop.cli.progress import Progress
from ttr_desktop.texts.messages import Messages


def test_silent_without_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    bar = Progress(10, Messages())
    bar.show(5)
    bar.close()
    assert capsys.readouterr() == ("", "")


def test_bar_on_a_terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    bar = Progress(10, Messages())
    bar.show(10)
    bar.close()
    out, err = capsys.readouterr()
    assert out == ""
    assert "[##############################] 10/10 games, 0 s left" in err
    assert err.endswith("\r\x1b[K")
