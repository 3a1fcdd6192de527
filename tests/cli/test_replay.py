"""replay: as a log, as positions, as JSON; damaged records."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from greatpowers.games import make_game, read_record
from greatpowers.table import Seat, Table
from tests.cli.conftest import Run


@pytest.fixture(scope="module")
def finished() -> str:
    """A short game of bots."""
    game = make_game("imperial", 3, {"turn_limit": 20})
    table = Table(game, [Seat(name, "random") for name in ("Ann", "Ben", "Cy")], 3)
    while table.advance():
        pass
    return table.save()


@pytest.fixture
def file(finished: str, tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(finished)
    return path


def test_a_game_in_words(run: Run, file: Path) -> None:
    result = run("replay", str(file))
    assert result.exit_code == 0, result.output
    assert "Ann, Ben, Cy" in result.stdout
    assert "turn_limit=20" in result.stdout
    assert result.stdout.count("takes its turn") == 20
    assert "Score" in result.stdout


def test_the_same_twice(run: Run, file: Path) -> None:
    assert run("replay", str(file)).stdout == run("replay", str(file)).stdout


def test_a_position(run: Run, file: Path) -> None:
    for number in ("0", "15"):
        result = run("replay", str(file), "--until", number)
        assert result.exit_code == 0, result.output
        assert f"Position after {number} of" in result.stdout
        assert "Austria-Hungary" in result.stdout
        assert "Next:" in result.stdout


def test_the_last_position(run: Run, file: Path, finished: str) -> None:
    count = len(read_record(finished).actions)
    result = run("replay", str(file), "--until", str(count))
    assert "Rank" in result.stdout
    result = run("replay", str(file), "--until", str(count + 1))
    assert result.exit_code == 2
    assert str(count) in result.stderr


def test_json(run: Run, file: Path, finished: str) -> None:
    data = json.loads(run("replay", str(file), "--json").stdout)
    record = read_record(finished)
    assert [entry["notation"] for entry in data["actions"]] == [
        record.game.space.notation(action) for action in record.actions
    ]
    assert data["outcome"]["reason"] == "turn-limit"
    assert data["position"] is None
    assert data["actions"][0]["seat"] is None  # luck deals
    until = json.loads(run("replay", str(file), "--json", "--until", "5").stdout)
    assert len(until["actions"]) == 5
    assert until["position"]["game"] == "imperial"


def test_step_does_not_wait_without_a_terminal(run: Run, file: Path) -> None:
    assert run("replay", str(file), "--step").stdout == run("replay", str(file)).stdout


def test_an_open_game(run: Run, finished: str, tmp_path: Path) -> None:
    lines = finished.splitlines()
    path = tmp_path / "open.txt"
    path.write_text("\n".join([*lines[:-5], "end"]) + "\n")
    assert "not over" in run("replay", str(path)).stdout


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        (lambda text: "", "not a game record"),
        (lambda text: "hello\n", "not a game record"),
        (lambda text: text.replace("seats: 3\n", ""), "seats"),
        (lambda text: text.replace("seats: 3", "seats: 9"), "2 to 6"),
        (lambda text: text.replace("game: imperial", "game: chess"), "chess"),
        (lambda text: text.replace("rules: 1", "rules: 99"), "version 99"),
        (lambda text: text[: len(text) // 2].rsplit("\n", 1)[0] + "\n", "closing line"),
        (lambda text: text.replace("* deal", "* steal", 1), "steal"),
        (lambda text: text.replace("rondel", "rondel rondel", 1), "Line "),
        (lambda text: text.replace("option cash: secret", "option cash: maybe"), "maybe"),
    ],
)
def test_damaged_records_get_one_message(run: Run, finished: str, tmp_path: Path, damage, says) -> None:  # type: ignore[no-untyped-def]
    path = tmp_path / "bad.txt"
    path.write_text(damage(finished))
    for words in (["replay", str(path)], ["play", "imperial", "--resume", str(path)]):
        result = run(*words)
        assert result.exit_code == 1, result.output
        assert says in result.stderr
        assert str(path) in result.stderr
        assert result.stderr.count("\n") == 1


def test_a_refused_action_names_line_and_rule(run: Run, finished: str, tmp_path: Path) -> None:
    lines = finished.splitlines()
    at = next(i for i, line in enumerate(lines) if " rondel " in line)
    seat = lines[at].split()[0]
    lines[at] = f"{seat} build vienna"
    path = tmp_path / "bad.txt"
    path.write_text("\n".join(lines))
    result = run("replay", str(path))
    assert result.exit_code == 1
    assert f"Line {at + 1}:" in result.stderr
    assert "imperial/factory/one" in result.stderr


def test_binary_and_unreadable_files(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "noise.txt"
    path.write_bytes(bytes(range(256)))
    result = run("replay", str(path))
    assert result.exit_code == 1
    assert "not a text file" in result.stderr
