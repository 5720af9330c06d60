# SPDX-License-Identifier: GPL-3.0-or-later
"""The commands speak Polish when asked to, or when their surroundings do; what programs read stays as it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.test_main import GOOD, run, saved_game
from tests.helpers.own_map import EXAMPLE, put_into_folder
from tests.helpers.tiny_map import TINY
from ttr_desktop.gui import app

ENGLISH = ("usage:", "options:", "positional arguments:", "show this help", " the ", " if left out")
COMMANDS: tuple[list[str], ...] = (
    [],
    ["scenario"],
    ["simulate"],
    ["bench"],
    ["map"],
    ["map", "check"],
    ["map", "render"],
    ["replay"],
)


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_help_is_polish_altogether(capsys: pytest.CaptureFixture[str], command: list[str]) -> None:
    status, out, err = run(capsys, *command, "--lang", "pl", "--help")
    assert (status, err) == (0, "")
    assert out.startswith("użycie: ttr")
    assert [word for word in ENGLISH if word in out] == []
    status, out, _ = run(capsys, *command, "--help")
    assert out.startswith("usage: ttr")


def test_the_surroundings_decide_and_the_option_is_stronger(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert "12 miast, 26 nitek, 18 Biletów" not in run(capsys, "map", "list")[1]
    assert "39 miast, 81 nitek, 46 Biletów" in run(capsys, "map", "list")[1]
    assert "39 cities, 81 tracks, 46 tickets" in run(capsys, "--lang", "en", "map", "list")[1]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["fly"], "ttr: argument POLECENIE: niedozwolony wybór: 'fly'"),
        ([], "ttr: wymagane są argumenty: POLECENIE (zobacz ttr --help)"),
        (["map", "check", "x.yaml", "--fast"], "nierozpoznane argumenty: --fast"),
        (["simulate", "--map", "usa", "--bots", "random"], "usa: liczba graczy od 2 do 5, a nie 1"),
        (["simulate", "--map", "usa", "--bots", "random,nobody"], "nie ma bota „nobody”"),
        (["simulate", "--map", "mars", "--bots", "random,random"], "nie ma mapy „mars”"),
        (["simulate", "--map", "usa", "--bots", "random,random", "--games", "many"], "nie jest liczbą całkowitą"),
        (["simulate", "--map", "usa", "--bots", "random,random", "--budget", "soon"], "to nie czas na namysł"),
        (["bench", "--seconds", "soon"], "nie jest liczbą sekund"),
        (["replay", "/no/such/file.json"], "nie można odczytać: nie ma takiego pliku"),
        (["map", "render", "usa", "-o", "x.gif"], "nazwa obrazka kończy się na .png lub .svg"),
    ],
)
def test_bad_input_is_one_line_of_polish(capsys: pytest.CaptureFixture[str], arguments: list[str], told: str) -> None:
    status, out, err = run(capsys, "--lang", "pl", *arguments)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert told in err


def test_results_in_polish(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    arguments = ["simulate", "--map", "usa", "--bots", "greedy,random", "--games", "2", "--jobs", "1", "--lang", "pl"]
    out = run(capsys, *arguments)[1]
    assert "usa: 2 partie, średnio" in out
    assert "greedy       wygrywa 100.0%" in out
    assert "jednostka" in run(capsys, "bench", "--map", "usa", "--seconds", "0.05", "--lang", "pl")[1]
    assert "mapa w porządku" in run(capsys, "map", "check", str(EXAMPLE), "--lang", "pl")[1]
    game = str(saved_game(tmp_path / "game.ttr"))
    assert "Gracz 1" in run(capsys, "replay", game, "--lang", "pl")[1]
    assert run(capsys, "replay", game, "--lang", "pl", "--json") == run(capsys, "replay", game, "--json")


def test_scenarios_in_polish_and_json_as_ever(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    good, bad, odd = tmp_path / "good.yaml", tmp_path / "bad.yaml", tmp_path / "odd.yaml"
    good.write_text(GOOD)
    bad.write_text(GOOD.replace("- do: {draw: deck}", "- refuse: {draw: deck}"))
    odd.write_text(GOOD.replace("players: 2", "players: many"))
    status, out, err = run(capsys, "--lang", "pl", "scenario", str(good), str(bad), str(odd))
    assert status == 2
    assert f"{bad}:8: krok 1: refuse: oczekiwano: odmowa, jest: dozwolona akcja" in out
    assert "zaliczone: 1, niezaliczone: 2" in out
    assert "players: oczekiwano: liczba całkowita, jest: tekst" in err
    files = [str(bad), str(odd)]
    english = run(capsys, "scenario", "--json", *files)[1]
    assert run(capsys, "--lang", "pl", "scenario", "--json", *files)[1] == english
    assert '"expected": "a refusal", "got": "a legal action"' in english
    assert "players: expected a whole number, got a text" in english


def test_all_problems_of_a_map_in_polish(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "map.yaml"
    file.write_text(TINY.replace("length: 1", "length: 0").replace("id: tiny", "id: No Way"), encoding="utf-8")
    status, out, err = run(capsys, "map", "check", str(file), "--lang", "pl")
    assert (status, out) == (2, "")
    assert f"{file}:1: id: „No Way” nie jest nazwą z małych liter" in err
    assert f"{file}:10: length: 0 nie mieści się między 1 a 20" in err


def test_maps_of_ones_own_are_listed_and_played(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    put_into_folder(tmp_path / "home")
    line = run(capsys, "map", "list", "--lang", "pl")[1].splitlines()[-1]
    assert line.split()[:3] == ["lantern_islands", "Wyspy", "Latarń"]
    assert "2-4 graczy, 12 miast, 26 nitek, 18 Biletów" in line
    arguments = ["simulate", "--map", "lantern_islands", "--bots", "expert,greedy,rookie", "--games", "6"]
    status, out, err = run(capsys, *arguments, "--jobs", "2")
    assert (status, err) == (0, ""), "whole games, without a fault of any bot"
    assert "6 games" in out


def test_the_window_speaks_polish_on_its_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        app.main(["--lang", "pl", "--help"])
    out = capsys.readouterr().out
    assert out.startswith("użycie: ttr-desktop")
    assert [word for word in ENGLISH if word in out] == []
    with pytest.raises(SystemExit):
        app.main(["--lang", "pl", "--theme", "pink"])
    assert "niedozwolony wybór: 'pink'" in capsys.readouterr().err
