# SPDX-License-Identifier: GPL-3.0-or-later
"""The start-up script: what it decides, without network, apt or a real environment."""

import ast
import importlib.util
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).resolve().parents[2] / "packaging" / "start.py"


@pytest.fixture
def start() -> Iterator[ModuleType]:
    """A fresh copy of the script as a module, so that a test may change what it likes."""
    spec = importlib.util.spec_from_file_location("ttr_start", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["ttr_start"] = module
    spec.loader.exec_module(module)
    yield module
    del sys.modules["ttr_start"]


class FakeRun:
    """Stands in for subprocess.run: remembers the commands and answers with prepared statuses."""

    def __init__(self, failing: Sequence[str] = ()) -> None:
        self.commands: list[list[str]] = []
        self.environments: list[dict[str, str] | None] = []
        self.failing = failing

    def __call__(
        self, command: Sequence[str], check: bool, env: dict[str, str] | None = None, **_: object
    ) -> subprocess.CompletedProcess[str]:
        self.commands.append(list(command))
        self.environments.append(env)
        failed = any(word in part for word in self.failing for part in command)
        if failed and check:
            raise subprocess.CalledProcessError(1, command)
        return subprocess.CompletedProcess(list(command), int(failed), stdout="line\n", stderr="")


@pytest.fixture
def fake_run(start: ModuleType, monkeypatch: pytest.MonkeyPatch) -> FakeRun:
    """No test of this file may start a program by accident."""
    fake = FakeRun()
    monkeypatch.setattr(subprocess, "run", fake)
    return fake


@pytest.fixture
def checkout(start: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small checkout the script believes to be its own."""
    (tmp_path / "ttr_desktop").mkdir()
    (tmp_path / "ttr_desktop" / "__init__.py").write_text('__version__ = "1"\n', encoding="utf-8")
    groups = '[dependency-groups]\ntest = ["pytest"]\nlint = ["ruff"]\n'
    dev = 'dev = [{ include-group = "test" }, { include-group = "lint" }]\n'
    (tmp_path / "pyproject.toml").write_text(groups + dev, encoding="utf-8")
    monkeypatch.setattr(start, "ROOT", tmp_path)
    monkeypatch.setattr(start, "ensure_system", lambda need_venv: None)
    return tmp_path


def make_python(start: ModuleType) -> None:
    """Put a file where the environment's Python would be."""
    python = Path(start.program("python"))
    python.parent.mkdir(parents=True, exist_ok=True)
    python.touch()


def finish_environment(start: ModuleType, groups: Sequence[str] = ()) -> Path:
    """Pretend that set-up ended well for these groups; gives the stamp's path."""
    make_python(start)
    stamp: Path = start.ROOT / ".venv" / start.STAMP_NAME
    start.write_stamp(stamp, start.wanted_stamp(start.ROOT, groups))
    return stamp


# ---- Python itself ----


@pytest.mark.parametrize("version", [(3, 8, 18), (3, 10, 99), (2, 7, 18)])
def test_an_old_python_is_refused_in_one_sentence(start: ModuleType, version: tuple[int, int, int]) -> None:
    sentence = start.python_problem(version)
    assert "needs Python 3.11 or newer" in sentence
    assert ".".join(map(str, version)) in sentence
    assert "\n" not in sentence


@pytest.mark.parametrize("version", [(3, 11, 0), (3, 12, 1), (4, 0, 0)])
def test_a_new_python_is_accepted(start: ModuleType, version: tuple[int, int, int]) -> None:
    assert start.python_problem(version) is None


def test_main_stops_at_once_on_an_old_python(
    start: ModuleType,
    fake_run: FakeRun,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(start, "OLDEST_PYTHON", (99, 0))
    assert start.main(["test"]) == 2
    assert capsys.readouterr().err.startswith("TTR Desktop needs Python 99.0 or newer")
    assert fake_run.commands == []


def test_an_old_python_can_read_the_script() -> None:
    ast.parse(SCRIPT.read_text(encoding="utf-8"), feature_version=(3, 8))


# ---- system packages ----


@pytest.mark.parametrize(
    ("soname", "package"),
    [
        ("libglib-2.0.so.0", "libglib2.0-0"),
        ("libgthread-2.0.so.0", "libglib2.0-0"),
        ("libz.so.1", "zlib1g"),
        ("libzstd.so.1", "libzstd1"),
        ("libGL.so.1", "libgl1"),
        ("libEGL.so.1", "libegl1"),
        ("libX11.so.6", "libx11-6"),
        ("libX11-xcb.so.1", "libx11-xcb1"),
        ("libdbus-1.so.3", "libdbus-1-3"),
        ("libfontconfig.so.1", "libfontconfig1"),
        ("libbrotlidec.so.1", "libbrotli1"),
        ("libgssapi_krb5.so.2", "libgssapi-krb5-2"),
        ("libxcb-cursor.so.0", "libxcb-cursor0"),
        ("libxcb-icccm.so.4", "libxcb-icccm4"),
        ("libxcb-render-util.so.0", "libxcb-render-util0"),
        ("libxkbcommon.so.0", "libxkbcommon0"),
        ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
        ("libwayland-cursor.so.0", "libwayland-cursor0"),
    ],
)
def test_a_library_is_mapped_to_its_debian_package(start: ModuleType, soname: str, package: str) -> None:
    assert soname in start.LIBRARIES.split()
    assert start.library_package(soname) == package


def test_every_odd_package_belongs_to_a_probed_library(start: ModuleType) -> None:
    assert set(start.ODD_PACKAGES) <= set(start.LIBRARIES.split())


def test_only_what_does_not_load_is_missing(start: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    absent = {"libGL.so.1", "libxcb-cursor.so.0"}
    assert set(start.missing_libraries(lambda soname: soname not in absent)) == absent


def test_no_library_is_asked_for_outside_linux(start: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    assert start.missing_libraries(lambda soname: False) == []


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="probes the Linux dynamic linker")
def test_the_probe_tells_a_real_library_from_a_made_up_one(start: ModuleType) -> None:
    assert start.loads("libc.so.6")
    assert not start.loads("libttr-no-such-thing.so.7")


def test_each_missing_package_is_named_once(start: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "missing_libraries", lambda: ["libz.so.1", "libgthread-2.0.so.0", "libglib-2.0.so.0"])
    assert start.needed_packages(need_venv=False) == ["libglib2.0-0", "zlib1g"]


def test_a_python_without_ensurepip_needs_its_venv_package(start: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "missing_libraries", list)
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "ensurepip" else object())
    assert start.needed_packages(need_venv=False) == []
    assert start.needed_packages(need_venv=True) == [f"python3.{sys.version_info.minor}-venv"]


def test_without_root_the_exact_apt_line_is_shown(
    start: ModuleType, fake_run: FakeRun, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(start, "missing_libraries", lambda: ["libGL.so.1", "libEGL.so.1"])
    monkeypatch.setattr(start, "become_root", lambda: None)
    monkeypatch.setattr(start.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(start, "read_stamp", lambda path: None)
    assert start.main(["setup"]) == 2
    shown = capsys.readouterr().err.splitlines()
    assert "  sudo apt-get install -y --no-install-recommends libegl1 libgl1" in shown
    assert fake_run.commands == []


def test_without_apt_the_packages_are_named(start: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start.shutil, "which", lambda name: None)
    with pytest.raises(start.StopError, match="libegl1 libgl1") as caught:
        start.install_packages(["libegl1", "libgl1"])
    assert caught.value.status == 2


@pytest.mark.parametrize(
    ("user", "sudo", "password_needed", "terminal", "prefix"),
    [
        (0, False, True, False, []),
        (1000, False, True, True, None),
        (1000, True, False, False, ["/usr/bin/sudo", "-n"]),
        (1000, True, True, True, ["/usr/bin/sudo"]),
        (1000, True, True, False, None),
    ],
)
def test_root_is_reached_only_where_it_can_be(
    start: ModuleType,
    fake_run: FakeRun,
    monkeypatch: pytest.MonkeyPatch,
    user: int,
    sudo: bool,
    password_needed: bool,
    terminal: bool,
    prefix: list[str] | None,
) -> None:
    monkeypatch.setattr(start.os, "geteuid", lambda: user)
    monkeypatch.setattr(start.shutil, "which", lambda name: f"/usr/bin/{name}" if sudo else None)
    fake_run.failing = ["sudo"] if password_needed else []
    monkeypatch.setattr(sys, "stdin", type("Stdin", (), {"isatty": lambda self: terminal})())
    assert start.become_root() == prefix


def test_a_failing_update_does_not_stop_the_install(
    start: ModuleType, fake_run: FakeRun, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(start, "become_root", list)
    monkeypatch.setattr(start.shutil, "which", lambda name: f"/usr/bin/{name}")
    fake_run.failing = ["update"]
    start.install_packages(["libgl1"])
    assert [command[2:4] for command in fake_run.commands] == [["apt-get", "update"], ["apt-get", "install"]]


def test_what_is_still_missing_after_the_install_is_named(start: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "missing_libraries", lambda: ["libGL.so.1"])
    monkeypatch.setattr(start, "install_packages", lambda packages: None)
    with pytest.raises(start.StopError, match="still missing after installing: libgl1"):
        start.ensure_system(need_venv=False)


# ---- the environment ----


def test_nothing_is_done_when_nothing_changed(start: ModuleType, fake_run: FakeRun, checkout: Path) -> None:
    finish_environment(start, ["dev"])
    start.ensure_environment(["dev"])
    start.ensure_environment([])
    assert fake_run.commands == []


def test_the_first_run_makes_the_environment_and_stamps_it(
    start: ModuleType, fake_run: FakeRun, checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(start, "make_environment", lambda: make_python(start))
    start.ensure_environment(["dev"])
    (pip,) = fake_run.commands
    assert pip[-4:] == ["--editable", str(checkout), "pytest", "ruff"]
    assert start.read_stamp(checkout / ".venv" / start.STAMP_NAME) == start.wanted_stamp(checkout, ["dev"])
    start.ensure_environment(["dev"])
    assert len(fake_run.commands) == 1


def test_game_mode_installs_no_tools(start: ModuleType, fake_run: FakeRun, checkout: Path) -> None:
    start.install_project([])
    assert fake_run.commands[0][-2:] == ["--editable", str(checkout)]


def test_test_mode_adds_to_the_environment_of_the_game(start: ModuleType, fake_run: FakeRun, checkout: Path) -> None:
    finish_environment(start)
    start.ensure_environment(["dev"])
    assert [command[1:3] for command in fake_run.commands] == [["-m", "pip"]]


@pytest.mark.parametrize("changed", ["pyproject.toml", "ttr_desktop/__init__.py"])
def test_a_change_of_the_project_installs_again(
    start: ModuleType, fake_run: FakeRun, checkout: Path, changed: str
) -> None:
    stamp = finish_environment(start)
    before = start.read_stamp(stamp)
    with (checkout / changed).open("a", encoding="utf-8") as file:
        file.write("# more\n")
    start.ensure_environment([])
    assert [command[1:3] for command in fake_run.commands] == [["-m", "pip"]]
    assert start.read_stamp(stamp) not in (None, before)


@pytest.mark.parametrize("content", [b"", b"half", b"one\ntwo", b"\xff\xfe\nb\nc", b"a\nb\nc\nd"])
def test_a_damaged_stamp_makes_the_environment_anew(
    start: ModuleType, fake_run: FakeRun, checkout: Path, content: bytes
) -> None:
    finish_environment(start).write_bytes(content)
    start.ensure_environment([])
    assert [command[2] for command in fake_run.commands] == ["venv", "pip"]
    assert "--clear" in fake_run.commands[0]


def test_a_lost_python_makes_the_environment_anew(start: ModuleType, fake_run: FakeRun, checkout: Path) -> None:
    finish_environment(start)
    Path(start.program("python")).unlink()
    start.ensure_environment([])
    assert [command[2] for command in fake_run.commands] == ["venv", "pip"]


def test_another_place_or_python_makes_the_environment_anew(start: ModuleType, checkout: Path) -> None:
    here = start.wanted_stamp(checkout, [])
    assert str(checkout) in here.base
    assert here.base.startswith(f"3.{sys.version_info.minor} ")
    assert not here._replace(base=f"3.11 {checkout}-moved").covers(here)


def test_a_failed_install_leaves_no_stamp(
    start: ModuleType, fake_run: FakeRun, checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    stamp = finish_environment(start)
    fake_run.failing = ["pip"]
    assert start.main(["test"]) == 1
    assert not stamp.exists()
    assert "pip could not install the packages" in capsys.readouterr().err


def test_a_group_is_expanded_with_the_groups_it_includes(start: ModuleType) -> None:
    groups = {"a": ["one", {"include-group": "b"}], "b": ["two>=2", {"include-group": "c"}], "c": ["three"]}
    assert start.group_requirements(groups, "a") == ["one", "two>=2", "three"]


# ---- commands ----


def test_all_checks_run_even_when_one_fails_and_pytest_is_last(
    start: ModuleType, fake_run: FakeRun, capsys: pytest.CaptureFixture[str]
) -> None:
    fake_run.failing = ["mypy"]
    assert start.run_checks(["-k", "word"]) == 1
    assert len(fake_run.commands) == 5
    assert fake_run.commands[-1][1:] == ["-m", "pytest", "-n", "auto", "-k", "word"]
    environment = fake_run.environments[-1]
    assert environment is not None
    assert environment["QT_QPA_PLATFORM"] == "offscreen"
    summary = capsys.readouterr().out.splitlines()[-1]
    assert "mypy FAILED" in summary
    assert summary.count(" ok ") == 4


def test_the_checks_pass_when_every_step_does(start: ModuleType, fake_run: FakeRun) -> None:
    assert start.run_checks([]) == 0


@pytest.mark.parametrize(
    ("argv", "name", "arguments", "groups"),
    [
        ([], "ttr-desktop", [], []),
        (["run", "--", "--selftest"], "ttr-desktop", ["--selftest"], []),
        (["ttr", "map", "check", "--", "x"], "ttr", ["map", "check", "--", "x"], []),
    ],
)
def test_programs_get_their_arguments(
    start: ModuleType,
    fake_run: FakeRun,
    monkeypatch: pytest.MonkeyPatch,
    argv: list[str],
    name: str,
    arguments: list[str],
    groups: list[str],
) -> None:
    asked: list[Sequence[str]] = []
    monkeypatch.setattr(start, "ensure_environment", asked.append)
    assert start.main(argv) == 0
    assert fake_run.commands == [[start.program(name), *arguments]]
    assert asked == [groups]


def test_a_crash_of_the_game_is_passed_on(start: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess, "run", lambda command, check: subprocess.CompletedProcess(command, -11))
    assert start.run_program("ttr-desktop", []) == 139


def test_an_unknown_command_shows_the_usage(
    start: ModuleType, fake_run: FakeRun, capsys: pytest.CaptureFixture[str]
) -> None:
    assert start.main(["tset"]) == 2
    shown = capsys.readouterr().err
    assert "no command 'tset'" in shown
    assert "packaging/start.py test" in shown
    assert fake_run.commands == []


@pytest.mark.parametrize(
    ("error", "status", "words"),
    [(KeyboardInterrupt(), 130, "stopped"), (OSError(28, "No space left on device"), 1, "No space left")],
)
def test_failures_become_short_messages(
    start: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    error: BaseException,
    status: int,
    words: str,
) -> None:
    def fail(groups: Sequence[str]) -> None:
        raise error

    monkeypatch.setattr(start, "ensure_environment", fail)
    assert start.main(["setup"]) == status
    shown = capsys.readouterr().err
    assert words in shown
    assert "Traceback" not in shown
