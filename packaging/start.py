#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Sets TTR Desktop up on this computer and starts it.

python3 packaging/start.py                   set up what is missing and open the game
python3 packaging/start.py run -- ARGS...    the same, handing ARGS to the game
python3 packaging/start.py ttr ARGS...       set up and run the `ttr` command
python3 packaging/start.py test [ARGS...]    set up and run every check; ARGS go to pytest
python3 packaging/start.py setup             only set up

Needs Python 3.11 and, on the first run, the network. Python packages go into the folder .venv
of the checkout, which may be deleted at any time; system libraries that Qt lacks are installed
with apt-get. The syntax stays readable to Python 3.8, so that an old Python gets a sentence
instead of a syntax error.
"""

from __future__ import annotations

import ctypes
import hashlib
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
OLDEST_PYTHON = (3, 11)
STAMP_NAME = "ttr-start.stamp"

# What the Qt wheel expects of the system: to be imported, for a window on X11, for one on Wayland.
LIBRARIES = """
libglib-2.0.so.0 libgthread-2.0.so.0 libz.so.1 libzstd.so.1 libGL.so.1 libEGL.so.1 libX11.so.6
libxkbcommon.so.0 libdbus-1.so.3 libfontconfig.so.1 libfreetype.so.6 libbrotlidec.so.1 libgssapi_krb5.so.2

libX11-xcb.so.1 libxcb.so.1 libxcb-cursor.so.0 libxcb-icccm.so.4 libxcb-image.so.0 libxcb-keysyms.so.1
libxcb-randr.so.0 libxcb-render-util.so.0 libxcb-render.so.0 libxcb-shape.so.0 libxcb-shm.so.0
libxcb-sync.so.1 libxcb-util.so.1 libxcb-xfixes.so.0 libxcb-xkb.so.1 libxkbcommon-x11.so.0

libwayland-client.so.0 libwayland-cursor.so.0
"""

# Debian names a library's package after the library, but for these.
ODD_PACKAGES = {
    "libbrotlidec.so.1": "libbrotli1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libz.so.1": "zlib1g",
}


class StopError(Exception):
    """Set-up cannot go on; the message is for the person at the keyboard."""

    def __init__(self, message: str, status: int = 1) -> None:
        super().__init__(message)
        self.status = status


def say(text: str) -> None:
    """Print one line of progress at once, even into a pipe."""
    print("start: " + text, flush=True)


def python_problem(version: tuple[int, ...]) -> str | None:
    """Why this Python cannot be used, or None."""
    if version >= OLDEST_PYTHON:
        return None
    needed, found = (".".join(map(str, numbers)) for numbers in (OLDEST_PYTHON, version))
    return f"TTR Desktop needs Python {needed} or newer, but this is Python {found}."


def run_quietly(command: Sequence[str], failure: str) -> None:
    """Run a command silently; on failure show the end of what it said and stop."""
    done = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", check=False
    )
    if done.returncode != 0:
        print("\n".join(done.stdout.splitlines()[-15:]), file=sys.stderr)
        raise StopError(failure)


# ---- system packages ----


def loads(soname: str) -> bool:
    """Whether the dynamic linker finds and accepts a shared library."""
    try:
        ctypes.CDLL(soname)
    except OSError:
        return False
    return True


def missing_libraries(probe: Callable[[str], bool] = loads) -> list[str]:
    """Shared libraries that Qt would miss here."""
    if not sys.platform.startswith("linux"):
        return []
    return [soname for soname in LIBRARIES.split() if not probe(soname)]


def library_package(soname: str) -> str:
    """The Debian package of a library; Ubuntu's "t64" packages provide the same names."""
    if soname in ODD_PACKAGES:
        return ODD_PACKAGES[soname]
    name, _, version = soname.lower().replace("_", "-").partition(".so.")
    return name + ("-" if name[-1].isdigit() else "") + version


def needed_packages(need_venv: bool) -> list[str]:
    """Debian packages that bring what is missing here.

    The venv package is named by version: plain python3-venv serves only the system's default Python.
    """
    found = {library_package(soname) for soname in missing_libraries()}
    if need_venv and not all(map(importlib.util.find_spec, ("ensurepip", "venv"))):
        found.add("python{}.{}-venv".format(*sys.version_info))
    return sorted(found)


def become_root() -> list[str] | None:
    """What to put before a command to run it as root: nothing, sudo, or None if there is no way."""
    if os.geteuid() == 0:
        return []
    sudo = shutil.which("sudo")
    if sudo is None:
        return None
    if subprocess.run([sudo, "-n", "true"], capture_output=True, check=False).returncode == 0:
        return [sudo, "-n"]
    return [sudo] if sys.stdin is not None and sys.stdin.isatty() else None


def install_packages(packages: Sequence[str]) -> None:
    """Install Debian packages, or stop with the line to type."""
    install = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
    line = "sudo " + shlex.join(install)
    if shutil.which("apt-get") is None:
        names = " ".join(packages)
        raise StopError(f"install what matches these Debian packages, then start again:\n  {names}", 2)
    prefix = become_root()
    if prefix is None:
        raise StopError(f"system packages are missing. Run this, then start again:\n  {line}", 2)
    say("installing system packages: " + " ".join(packages))
    prefix = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive"]
    # a failing update is no reason to stop: one dead third-party source is enough to make it fail
    subprocess.run([*prefix, "apt-get", "update"], capture_output=True, check=False)
    run_quietly([*prefix, *install], f"apt-get failed. Try it by hand:\n  {line}")


def ensure_system(need_venv: bool) -> None:
    """Install the system packages that are really missing."""
    packages = needed_packages(need_venv)
    if packages:
        install_packages(packages)
        importlib.invalidate_caches()
        still = needed_packages(need_venv)
        if still:
            raise StopError("still missing after installing: " + " ".join(still), 2)


# ---- the environment .venv ----


class Stamp(NamedTuple):
    """What a finished environment was made from."""

    base: str  # Python version and place of the checkout: both are written into an environment
    project: str  # digest of what decides the packages
    groups: frozenset[str]  # dependency groups on top of the run-time packages

    def covers(self, want: Stamp) -> bool:
        """Whether an environment with this stamp holds everything wanted."""
        return self[:2] == want[:2] and self.groups >= want.groups


def wanted_stamp(root: Path, groups: Sequence[str]) -> Stamp:
    """The stamp of an environment fit for this checkout and these groups."""
    digest = hashlib.sha256()
    for name in ("pyproject.toml", "ttr_desktop/__init__.py"):
        digest.update((root / name).read_bytes())
    base = "{}.{} {}".format(*sys.version_info[:2], root)
    return Stamp(base, digest.hexdigest(), frozenset(groups))


def read_stamp(path: Path) -> Stamp | None:
    """The stamp of an environment; None if there is none or it is damaged."""
    try:
        base, project, groups = path.read_text(encoding="utf-8").split("\n")
    except (OSError, ValueError):
        return None
    return Stamp(base, project, frozenset(groups.split()))


def write_stamp(path: Path, stamp: Stamp) -> None:
    """Write the stamp whole or not at all."""
    draft = path.with_suffix(".new")
    lines = [stamp.base, stamp.project, " ".join(sorted(stamp.groups))]
    draft.write_text("\n".join(lines), encoding="utf-8")
    draft.replace(path)


def group_requirements(groups: Mapping[str, Sequence[object]], name: str) -> list[str]:
    """The requirements of a PEP 735 dependency group with the groups it includes (old pips cannot)."""
    found: list[str] = []
    for entry in groups[name]:
        if isinstance(entry, dict):
            found.extend(group_requirements(groups, entry["include-group"]))
        else:
            found.append(str(entry))
    return found


def program(name: str) -> str:
    """Full path of a program of the environment."""
    folder, suffix = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")
    return str(ROOT / ".venv" / folder / (name + suffix))


def make_environment() -> None:
    """Make .venv from scratch, clearing a broken or half-made one."""
    say("making the environment .venv")
    base = getattr(sys, "_base_executable", None) or sys.executable
    run_quietly([base, "-m", "venv", "--clear", str(ROOT / ".venv")], "could not make .venv.")


def install_project(groups: Sequence[str]) -> None:
    """Install the checkout (editable) with its run-time packages and the named groups."""
    import tomllib

    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extra = [line for name in groups for line in group_requirements(pyproject["dependency-groups"], name)]
    say("installing Python packages (about 100 MB the first time)")
    pip = [program("python"), "-m", "pip", "--disable-pip-version-check", "install"]
    quiet = [] if sys.stdout.isatty() else ["--quiet"]
    done = subprocess.run([*pip, *quiet, "--editable", str(ROOT), *extra], check=False)
    if done.returncode != 0:
        free = shutil.disk_usage(str(ROOT)).free // 2**20
        raise StopError(
            "pip could not install the packages; its reason is above. Is the network up, and is the "
            f"disk not full ({free} MiB free)? Start again to go on."
        )


def ensure_environment(groups: Sequence[str]) -> None:
    """Make .venv hold the project and the groups; does nothing when nothing changed."""
    path = ROOT / ".venv" / STAMP_NAME
    want = wanted_stamp(ROOT, groups)
    stamp = read_stamp(path) if Path(program("python")).exists() else None
    anew = stamp is None or stamp.base != want.base
    ensure_system(need_venv=anew)
    if stamp is not None and stamp.covers(want):
        return
    if path.exists():
        path.unlink()
    if anew:
        make_environment()
    install_project(groups)
    write_stamp(path, want)


# ---- commands ----


def run_program(name: str, arguments: Sequence[str]) -> int:
    """Run a program of the environment; one ended by a signal gives the status 128 + signal."""
    status = subprocess.run([program(name), *arguments], check=False).returncode
    return 128 - status if status < 0 else status


def run_checks(pytest_arguments: Sequence[str]) -> int:
    """Run every check even when one fails, pytest last. The status is 0 if all passed."""
    steps = [
        ("ruff check", [program("ruff"), "check", "."]),
        ("ruff format", [program("ruff"), "format", "--check", "."]),
        ("mypy", [program("mypy"), "--strict"]),
        ("import contracts", [program("lint-imports"), "--no-logo"]),
        ("pytest", [program("python"), "-m", "pytest", "-n", "auto", *pytest_arguments]),
    ]
    # tests run without a screen and in one locale, whatever the user's own is
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8"}
    summary = []
    for name, command in steps:
        say(name)
        began = time.monotonic()
        status = subprocess.run(command, cwd=str(ROOT), env=environment, check=False).returncode
        summary.append(f"{name} {'ok' if status == 0 else 'FAILED'} ({time.monotonic() - began:.0f} s)")
    say(", ".join(summary))
    return 1 if any("FAILED" in line for line in summary) else 0


def open_game(arguments: Sequence[str]) -> int:
    """Open the game; says beforehand when a window cannot open, as Qt's own words are hard to read."""
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    if sys.platform.startswith("linux") and not any(map(os.environ.get, screens)):
        say("there is no screen here (DISPLAY and WAYLAND_DISPLAY are not set)")
    return run_program("ttr-desktop", arguments)


def dispatch(command: str, arguments: Sequence[str]) -> int:
    """Set up for one command and carry it out."""
    if command not in ("run", "ttr", "test", "setup"):
        raise StopError(f"there is no command {command!r}.\n\n{__doc__}", 2)
    ensure_environment(["dev"] if command == "test" else [])
    if command == "test":
        return run_checks(arguments)
    if command == "ttr":
        return run_program("ttr", arguments)
    if command == "run":
        return open_game(arguments)
    say("ready")
    return 0


def main(argv: Sequence[str]) -> int:
    """Run the script and give its exit status; every failure becomes a short message."""
    problem = python_problem(sys.version_info[:3])
    if problem is not None:
        print(problem, file=sys.stderr)
        return 2
    command, arguments = (argv[0], list(argv[1:])) if argv else ("run", [])
    if command in ("-h", "--help", "help"):
        print(__doc__)
        return 0
    if arguments[:1] == ["--"]:
        del arguments[0]
    try:
        return dispatch(command, arguments)
    except StopError as stop:
        print(f"start: {stop}", file=sys.stderr)
        return stop.status
    except KeyboardInterrupt:
        print("\nstart: stopped; start again to go on.", file=sys.stderr)
        return 130
    except OSError as error:
        print(f"start: {error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
