# SPDX-License-Identifier: GPL-3.0-or-later
"""What a release promises in several places agrees; the scripts that make it are sound."""

from __future__ import annotations

import re
import shutil
import subprocess
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from ttr_desktop import __version__
from ttr_desktop.gui.app import APP_ID

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"


def test_version_and_date_agree() -> None:
    heading = re.search(r"^## (\S+) - (\S+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    release = ElementTree.parse(PACKAGING / "linux" / f"{APP_ID}.metainfo.xml").getroot().find("releases/release")
    assert heading is not None
    assert release is not None
    assert heading[1] == release.get("version") == __version__
    assert heading[2] in ("unreleased", release.get("date"))


def test_the_readme_begins_with_the_two_commands() -> None:
    lines = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
    assert [line.split("#")[0].strip() for line in lines[2:6]] == [
        "```sh",
        "python3 packaging/start.py",
        "python3 packaging/start.py test",
        "```",
    ]


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md", "packaging/RELEASING.md"])
def test_links_lead_somewhere(name: str) -> None:
    file = ROOT / name
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", file.read_text(encoding="utf-8")):
        assert any((base / target).exists() for base in (file.parent, ROOT)), target


def test_the_pictures_stay_small() -> None:
    assert sum(file.stat().st_size for file in (ROOT / "docs" / "images").iterdir()) < 1_500_000


@pytest.mark.parametrize("name", ["build", "check", "check_clean_machine.sh"])
def test_shell_scripts_are_sound(name: str) -> None:
    if shutil.which("shellcheck") is None:
        pytest.skip("shellcheck is not installed")
    # 2317: functions called by a name put together look unused
    command = ["shellcheck", "--external-sources", "--exclude=SC2317", f"packaging/{name}"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stdout


def test_the_recipe_of_the_bundle_can_be_read() -> None:
    recipe = PACKAGING / "bundle" / "ttr-desktop.spec"
    compile(recipe.read_text(encoding="utf-8"), recipe.name, "exec")
    assert APP_ID in recipe.read_text(encoding="utf-8")
