# SPDX-License-Identifier: GPL-3.0-or-later
"""What the desktop is told of the program: valid by its own tools, in both languages, and true."""

from __future__ import annotations

import re
import shutil
import subprocess
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
import yaml

from ttr_desktop.core.record import GameRecord, Setup
from ttr_desktop.data import catalogue, savefile
from ttr_desktop.gui.app import APP_ID

ROOT = Path(__file__).resolve().parents[2]
LINUX = ROOT / "packaging" / "linux"
DESKTOP = LINUX / f"{APP_ID}.desktop"
METAINFO = LINUX / f"{APP_ID}.metainfo.xml"
MIME = LINUX / f"{APP_ID}.mime.xml"
FLATPAK = ROOT / "packaging" / "flatpak" / f"{APP_ID}.yaml"
MIME_TYPE = "application/x-ttr-desktop-game"
LANG = "{http://www.w3.org/XML/1998/namespace}lang"


def run_validator(program: str, *arguments: str | Path) -> str:
    """The validator must be content; what it says is given back."""
    if shutil.which(program) is None:
        pytest.skip(f"{program} is not installed")
    done = subprocess.run(
        [program, *map(str, arguments)], capture_output=True, text=True, timeout=60, check=False, cwd=ROOT
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def desktop_entries() -> dict[str, str]:
    lines = DESKTOP.read_text(encoding="utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if "=" in line)


def test_the_desktop_file_is_valid() -> None:
    assert run_validator("desktop-file-validate", "--no-hints", DESKTOP) == ""


def test_the_metainfo_is_valid() -> None:
    assert "successful" in run_validator("appstreamcli", "validate", "--no-net", "--pedantic", METAINFO)


@pytest.mark.parametrize("file", [METAINFO, MIME, ROOT / "resources" / "icons" / "ttr-desktop.svg"])
def test_xml_is_well_formed(file: Path) -> None:
    run_validator("xmllint", "--noout", "--nonet", file)
    ElementTree.parse(file)


def test_the_mime_database_takes_the_type(tmp_path: Path) -> None:
    packages = tmp_path / "packages"
    packages.mkdir()
    shutil.copy(MIME, packages)
    assert "rror" not in run_validator("update-mime-database", tmp_path)
    assert (tmp_path / f"{MIME_TYPE}.xml").is_file()


def test_the_desktop_file_speaks_both_languages() -> None:
    entries = desktop_entries()
    for key in ("GenericName", "Comment", "Keywords"):
        assert entries[key] != entries[f"{key}[pl]"]
    assert entries["Icon"] == APP_ID
    assert entries["MimeType"] == f"{MIME_TYPE};"
    assert entries["Exec"].split()[0] == entries["TryExec"] == "ttr-desktop"


def test_every_text_of_the_metainfo_is_there_in_polish() -> None:
    root = ElementTree.parse(METAINFO).getroot()
    for tag in ("summary", "p", "li", "caption", "developer_name"):
        languages = [element.get(LANG, "en") for element in root.iter(tag)]
        assert languages == ["en", "pl"] * (len(languages) // 2), tag


def test_the_metainfo_names_what_is_installed() -> None:
    root = ElementTree.parse(METAINFO).getroot()
    assert root.findtext("id") == APP_ID
    assert root.findtext("launchable") == DESKTOP.name
    assert root.findtext("provides/mediatype") == MIME_TYPE
    assert root.find("content_rating[@type='oars-1.1']") is not None
    pictures = [element.text or "" for element in root.iter("image")]
    assert len(pictures) == len(catalogue.MAP_IDS)
    for picture in pictures:
        assert (ROOT / "docs" / "images" / picture.rsplit("/", 1)[1]).is_file(), picture


def test_saves_are_known_by_name_and_by_content() -> None:
    root = ElementTree.parse(MIME).getroot()
    space = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    glob, match = root.find(".//m:glob", space), root.find(".//m:match", space)
    assert glob is not None
    assert match is not None
    assert glob.get("pattern") == f"*{savefile.SUFFIX}"
    start, end = map(int, str(match.get("offset")).split(":"))
    text = savefile.to_json(catalogue.board("usa"), savefile.SavedGame(GameRecord(Setup("usa", 2, "mime", 0))))
    assert start <= text.index(str(match.get("value"))) <= end


@pytest.mark.parametrize("page", ["ttr", "ttr-desktop"])
def test_man_pages_are_clean(page: str) -> None:
    assert run_validator("mandoc", "-T", "lint", "-W", "warning", LINUX / f"{page}.1") == ""


@pytest.mark.parametrize("page", ["ttr", "ttr-desktop"])
def test_man_pages_can_be_set(page: str) -> None:
    assert run_validator("groff", "-mandoc", "-Tutf8", "-ww", "-z", LINUX / f"{page}.1") == ""


def test_the_flatpak_asks_for_no_network() -> None:
    manifest = yaml.safe_load(FLATPAK.read_text(encoding="utf-8"))
    assert manifest["id"] == APP_ID
    assert not any(re.search("network|filesystem=host", argument) for argument in manifest["finish-args"])


def test_the_flatpak_manifest_is_understood() -> None:
    run_validator("flatpak-builder", "--show-manifest", FLATPAK)
