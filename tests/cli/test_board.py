"""`greatpowers board` and `--board`: files with board corrections."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from greatpowers.games import read_record
from greatpowers.games.imperunde.corrections import one_line
from greatpowers.games.imperunde.pieces import BOARD
from tests.cli.conftest import Run

LINE = "no_border egypt congo, border peru brazil, event sea_calm 0, value brazil 2, wheel siam 3"
ROUNDS = ["--option", "round_limit=1"]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "my-board.toml"
    path.write_text(
        '[values]\nbrazil = 2\n[wheel]\nsiam = 3\n[events]\ncalm = 0\n[borders]\nadd = [["Peru", "Brasilien"]]\n'
        'remove = [["egypt", "congo"]]\n',
        "utf-8",
    )
    return path


# -- the file to begin with ----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_board_as_a_file_changes_nothing(run: Run, language: str) -> None:
    result = run("board", "imperunde", "--language", language)
    assert result.exit_code == 0, result.output
    assert one_line(result.stdout) == ""
    written = tomllib.loads(result.stdout)
    assert written["values"] == {region.id: region.facts["value"] for region in BOARD.regions}
    assert len(written["wheel"]) == len(BOARD.regions)
    assert len(written["events"]) == 10
    assert written["borders"] == {"add": [], "remove": []}


def test_it_marks_what_the_rulebook_states_and_what_is_reconstructed(run: Run) -> None:
    lines = {line.split(" =")[0]: line for line in run("board", "imperunde").stdout.split("[wheel]")[0].splitlines()}
    for region in BOARD.regions:
        stated = "rulebook" if region.facts["value_source"] == "rules" else "reconstructed"
        assert lines[region.id].endswith(f"# {region.names['en']}, {stated}")
    remarks = run("board", "imperunde").stdout.split("[events]")[1]
    assert "#   egypt: ottoman_empire*, barbary, guinea, congo*, " in remarks
    assert "#   ottoman_empire, congo\n" in remarks.split("Not adjacent")[1]


def test_it_can_start_from_corrections(run: Run, file: Path) -> None:
    said = run("board", "imperunde", "--board", str(file)).stdout
    assert one_line(said) == LINE
    assert "# Brazil, corrected\n" in said
    assert tomllib.loads(said)["borders"] == {"add": [["peru", "brazil"]], "remove": [["egypt", "congo"]]}


# -- playing with it -----------------------------------------------------------------------------------------


def test_play(run: Run, file: Path, data_folder: Path) -> None:
    result = run("play", "imperunde", "--seed", "2", "--players", "3", "--seat", "1", "--board", str(file))
    assert result.exit_code == 0, result.output
    assert "Borders added: Peru–Brazil" in result.stdout
    [path] = data_folder.glob("imperunde-*.txt")
    assert f"option corrections: {LINE}\n" in path.read_text("utf-8")
    again = run("play", "imperunde", "--resume")
    assert again.exit_code == 0, again.output
    assert "Borders added: Peru–Brazil" in again.stdout
    told = run("replay", str(path))
    assert f"corrections={LINE}" in " ".join(told.stdout.split())
    position = run("replay", str(path), "--until", "3")
    assert "Brazil ○○" in position.stdout


def test_a_saved_game_brings_its_own_board(run: Run, file: Path) -> None:
    run("play", "imperunde", "--seed", "2")
    result = run("play", "imperunde", "--resume", "--board", str(file))
    assert result.exit_code == 2
    assert "leave out --board" in result.stderr


def test_simulate_and_check(run: Run, file: Path) -> None:
    few = ["--players", "3", "--games", "1", "--seed", "1", "--json", *ROUNDS]
    for command in (["simulate", "imperunde", "--bots", "thumb"], ["check", "imperunde"]):
        result = run(*command, *few, "--board", str(file))
        assert result.exit_code == 0, result.output
        assert json.loads(result.stdout)["options"]["corrections"] == LINE
    line = run("simulate", "imperunde", "--bots", "random", *few, "--option", "corrections=value brazil 1")
    assert json.loads(line.stdout)["options"]["corrections"] == "value brazil 1"


def test_a_replay_leaves_out_empty_options(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    run("play", "imperunde", "--seed", "2", "--save", str(path))
    assert read_record(path.read_bytes()).game.options["corrections"] == ""
    assert "corrections" not in run("replay", str(path)).stdout


# -- what is refused -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"[values]\nbrazil = 2\nchna = 3\n", "[values]: “chna” is not on the board. Did you mean china"),
        (b"[values]\nbrazil = 4\n", "[values] brazil: “4” is not valid; choose a whole number from 1 to 3."),
        (b"[values]\nbrazil = \n", "Line 2 of the board corrections cannot be read from column 10 onwards."),
        (b"\xff\xfe\x00", "not a text file"),
        (b"#" * 50_000, "too long"),
    ],
)
def test_an_error_in_the_file_is_one_line_and_no_game_starts(
    run: Run, tmp_path: Path, data_folder: Path, content: bytes, says: str
) -> None:
    path = tmp_path / "my-board.toml"
    path.write_bytes(content)
    for command in ("play", "simulate", "check", "board"):
        result = run(command, "imperunde", "--board", str(path))
        assert result.exit_code == 2
        assert result.stderr.count("\n") == 1
        assert result.stderr.startswith(f"greatpowers: {path}: ")
        assert says in result.stderr
    assert not list(data_folder.glob("*"))


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["play", "imperial", "--board", "FILE"], "board of imperial cannot be corrected"),
        (["board", "imperial"], "board of imperial cannot be corrected"),
        (["board", "chess"], "Unknown game “chess”"),
        (["board", "imperunde", "--board", "nowhere.toml"], "nowhere.toml"),
        (["board", "imperunde", "--language", "la"], "“la”"),
        (["check", "imperunde", "--board", "FILE", "-o", "corrections=value peru 1"], "leave out one of the two"),
        (["check", "imperunde", "-o", "corrections=value peru 7"], "value peru: “7”"),
    ],
)
def test_mistakes(run: Run, file: Path, words: list[str], says: str) -> None:
    result = run(*(str(file) if word == "FILE" else word for word in words))
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
    assert says in result.stderr
