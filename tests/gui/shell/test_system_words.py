# SPDX-License-Identifier: GPL-3.0-or-later
"""What the system says is said in the window's language."""

from __future__ import annotations

import errno

from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.gui.shell.system_words import SystemWords
from ttr_desktop.table.settings import Language

FULL = OSError(errno.ENOSPC, "No space left on device")


def test_in_both_languages(window: MainWindow) -> None:
    assert SystemWords().reason(FULL) == "the disk is full"
    window.preferences.change(language=Language.POLISH)
    assert SystemWords().reason(FULL) == "brak miejsca na dysku"
    window.session.not_kept.emit(FULL)
    assert "brak miejsca na dysku" in window.notice.label.text()


def test_what_is_not_known_stays_as_it_is() -> None:
    assert SystemWords().reason(OSError(errno.ELOOP, "Too many levels")) == "Too many levels"
    assert SystemWords().reason(OSError("odd")) == "odd"
    assert SystemWords().reason(RuntimeError("bug")) == "RuntimeError('bug')"
