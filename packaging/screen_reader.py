#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a screen reader is told by the running window, over the real accessibility bus: a check by hand, on Linux.

It needs the system's Python with `gir1.2-atspi-2.0` and `python3-gi`, and a session bus with `at-spi2-core`:

    QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 ttr-desktop &
    /usr/bin/python3 packaging/screen_reader.py tree      what is on the screen, and what takes the focus without a name
    /usr/bin/python3 packaging/screen_reader.py listen    focus and announcements, as they come, until Ctrl+C

Tried with Orca 43 on Debian 12: it reads everything that has the focus, and the log, but does not speak announcements.
"""

from __future__ import annotations

import importlib
import sys
from typing import Any

PROGRAM = "TTR Desktop"
MOST = 12  # children of one thing that are written out: a board has more than a hundred
HEARD = ("object:state-changed:focused", "object:announcement", "object:property-change:accessible-value")


def bus() -> Any:
    """The library of the bus."""
    try:
        gi = importlib.import_module("gi")
        gi.require_version("Atspi", "2.0")
        return importlib.import_module("gi.repository.Atspi")
    except (ImportError, ValueError) as problem:
        sys.exit(f"{problem}: install gir1.2-atspi-2.0 and python3-gi, and use the system's Python")


def line(thing: Any) -> str:
    """A thing in one line: role, name, description."""
    about = thing.get_description()
    return f"{thing.get_role_name()} {thing.get_name()!r}" + (f" ({about!r})" if about else "")


def walk(atspi: Any, thing: Any, depth: int, nameless: list[str]) -> None:
    """Writes down what is shown below a thing."""
    states = thing.get_state_set()
    if depth > 1 and not states.contains(atspi.StateType.SHOWING):
        return
    print("  " * depth + line(thing))
    if states.contains(atspi.StateType.FOCUSABLE) and not thing.get_name():
        nameless.append(line(thing))
    count = thing.get_child_count()
    for number in range(min(count, MOST) if count > 2 * MOST else count):
        child = thing.get_child_at_index(number)
        if child is not None:
            walk(atspi, child, depth + 1, nameless)
    if count > 2 * MOST:
        print("  " * (depth + 1) + f"… {count} in all")


def tree(atspi: Any) -> int:
    """The tree of the window; the status says whether anything that takes the focus lacks a name."""
    desktop = atspi.get_desktop(0)
    programs = [desktop.get_child_at_index(number) for number in range(desktop.get_child_count())]
    found = [program for program in programs if program is not None and program.get_name() == PROGRAM]
    if not found:
        sys.exit(f"{PROGRAM} is not on the accessibility bus")
    nameless: list[str] = []
    for program in found:
        walk(atspi, program, 0, nameless)
    print(f"focusable without a name: {nameless}")
    return 1 if nameless else 0


def listen(atspi: Any) -> int:
    """Writes down what is told until it is interrupted."""

    def hear(event: Any) -> None:
        if event.source.get_application().get_name() == PROGRAM and (event.detail1 or "value" in event.type):
            said = event.any_data if isinstance(event.any_data, str) else ""
            print(f"{event.type}: {said or line(event.source)}", flush=True)

    listener = atspi.EventListener.new(hear)
    for kind in HEARD:
        listener.register(kind)
    atspi.event_main()
    return 0


def main() -> int:
    ways = {"tree": tree, "listen": listen}
    if len(sys.argv) != 2 or sys.argv[1] not in ways:
        print(__doc__)
        return 2
    atspi = bus()
    atspi.init()
    return ways[sys.argv[1]](atspi)


if __name__ == "__main__":
    sys.exit(main())
