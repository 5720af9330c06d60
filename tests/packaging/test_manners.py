# SPDX-License-Identifier: GPL-3.0-or-later
"""The programs behave: they tell their version, their manual is complete, and they never touch a network."""

from __future__ import annotations

import argparse
import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ttr_desktop import __version__
from ttr_desktop.cli import main as command
from ttr_desktop.gui import app as window
from ttr_desktop.texts.messages import Messages

ROOT = Path(__file__).resolve().parents[2]
MODULES = {"ttr": "ttr_desktop.cli.main", "ttr-desktop": "ttr_desktop"}
PARSERS = {"ttr": command._parser, "ttr-desktop": window._parser}
NETWORK = {"ftplib", "http", "requests", "smtplib", "socket", "socketserver", "ssl", "urllib", "webbrowser", "xmlrpc"}

# Loaded by every Python process of the program, its workers included: an internet socket or a look-up ends it.
GUARD = """
import os, socket, sys

def note(text):
    with open(os.environ["TTR_TEST_LOG"], "a") as log:
        log.write(f"{os.getpid()} {text}\\n")

def guard(event, arguments):
    inet = event == "socket.__new__" and arguments[1] in (socket.AF_INET, socket.AF_INET6)
    if inet or event.startswith(("socket.getaddrinfo", "socket.gethostby", "socket.getnameinfo")):
        note(f"used {event}")
        os._exit(99)

sys.addaudithook(guard)
note("guarded")
"""


def run(program: str, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", MODULES[program], *arguments],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def options_and_commands(parser: argparse.ArgumentParser) -> Iterator[str]:
    """Every long option and every command a parser knows, with those of its commands."""
    for action in parser._actions:
        yield from (name for name in action.option_strings if name.startswith("--"))
        if isinstance(action, argparse._SubParsersAction):
            for name, sub in action.choices.items():
                yield name
                yield from options_and_commands(sub)


@pytest.mark.parametrize("program", MODULES)
def test_version_and_help(program: str) -> None:
    done = run(program, "--version")
    assert (done.returncode, done.stdout, done.stderr) == (0, f"{program} {__version__}\n", "")
    done = run(program, "--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"usage: {program} ")


@pytest.mark.parametrize("program", MODULES)
def test_the_manual_knows_every_option(program: str) -> None:
    page = (ROOT / "packaging" / "linux" / f"{program}.1").read_text(encoding="utf-8")
    words = set(page.replace(".Fl -", "--").replace("Fl -", "--").replace("Fl h", "-h").replace("| -", "--").split())
    assert set(options_and_commands(PARSERS[program](Messages()))) <= words


def test_no_internet_socket_is_opened_by_window_or_bots(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(GUARD, encoding="utf-8")
    log = tmp_path / "log"
    path = os.pathsep.join(filter(None, (str(tmp_path), os.environ.get("PYTHONPATH"))))
    done = run("ttr-desktop", "--selftest", PYTHONPATH=path, TTR_TEST_LOG=str(log))
    assert done.returncode == 0, done.stdout + done.stderr
    lines = log.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not line.endswith(" guarded")] == []
    assert len(lines) >= 2, "the bots' workers were not guarded"


def test_the_guard_would_notice(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(GUARD, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "TTR_TEST_LOG": str(tmp_path / "log")}
    code = "import socket; socket.socket(socket.AF_INET)"
    assert subprocess.run([sys.executable, "-c", code], env=environment, check=False).returncode == 99


def test_nothing_is_imported_that_could_reach_a_network() -> None:
    for file in (ROOT / "ttr_desktop").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_bytes())):
            names = [name.name for name in node.names] if isinstance(node, ast.Import | ast.ImportFrom) else []
            module = [node.module or ""] if isinstance(node, ast.ImportFrom) else names
            assert not {name.split(".")[0] for name in module} & NETWORK, file
            assert not any("QtNetwork" in name or "QtWeb" in name for name in (*module, *names)), file
