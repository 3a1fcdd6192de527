"""replay: as a log, as positions, as JSON; damaged records."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from greatpowers.core.position import dump, load
from greatpowers.games import make_game, read_record
from greatpowers.table import Seat, Table
from greatpowers.table.luck import SecretLuck
from tests.cli.conftest import Run

RECORDS = Path(__file__).parents[1] / "records"
RECORD = RECORDS / "imperial-4-standard.txt"
IMPERUNDE = RECORDS / "imperunde-3-conquered.txt"


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


def test_the_end_names_the_nation_that_brought_it(run: Run) -> None:
    shortest = RECORDS / "imperial-2-standard.txt"
    ended = "Austria-Hungary has reached the top of the power track.\n"
    assert ended in run("replay", str(shortest)).stdout
    outcome = json.loads(run("replay", str(shortest), "--json").stdout)["outcome"]
    assert (outcome["reason"], outcome["details"]) == ("power", {"nation": "austria_hungary"})


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


def test_csv(run: Run, file: Path, finished: str) -> None:
    rows = list(csv.DictReader(run("replay", str(file), "--csv").stdout.splitlines()))
    outcome = read_record(finished).replay().outcome
    assert outcome is not None
    assert [int(row["turn"]) for row in rows] == list(range(1, len(rows) + 1))
    assert [int(rows[-1][f"scores_{player}"]) for player in (1, 2, 3)] == outcome.scores
    assert int(rows[-1]["number"]) == len(read_record(finished).actions)


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
    assert "(Rule: “Factory”)" in result.stderr


def test_binary_and_unreadable_files(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "noise.txt"
    path.write_bytes(bytes(range(256)))
    result = run("replay", str(path))
    assert result.exit_code == 1
    assert "not a text file" in result.stderr


# -- positions as text ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("until", [0, 60, None])
def test_a_position_as_text(run: Run, until: int | None) -> None:
    words = ["--until", str(until)] if until is not None else []
    result = run("replay", str(RECORD), "--position", *words)
    assert result.exit_code == 0, result.output
    record = read_record(RECORD.read_bytes())
    assert result.stdout == dump(record.replay(until))
    assert load(result.stdout, make_game).key() == record.replay(until).key()


# -- a player's own record, and one player's eyes ------------------------------------------------------------


@pytest.fixture
def own_record(tmp_path: Path) -> Path:
    """The record that the second player has after the cards of the first round were drawn."""
    record = read_record(IMPERUNDE.read_bytes())
    drawn = [n for n, action in enumerate(record.actions) if record.game.space.family(action).name == "draw"]
    del record.actions[drawn[2] + 1 :], record.actors[drawn[2] + 1 :]
    path = tmp_path / "own.txt"
    path.write_text(Table.from_record(record).record_for(1), "utf-8")
    return path


def test_a_players_own_record_shows_what_that_player_saw(run: Run, own_record: Path) -> None:
    assert own_record.read_text("utf-8").count("* draw ?") == 2
    said = " ".join(run("replay", str(own_record)).stdout.split())
    assert "This is bot random (2)’s own record of a running game." in said
    assert said.count("draws Pirates.") == 1  # the player's own card
    assert said.count(" draws ") == 1
    whole = " ".join(run("replay", str(IMPERUNDE)).stdout.split())
    assert "own record" not in whole
    assert whole.count("draws Peace treaty.") == 1


def test_its_positions_and_data_hide_the_same(run: Run, own_record: Path) -> None:
    count = len(read_record(own_record.read_bytes()).actions)
    data = json.loads(run("replay", str(own_record), "--json", "--until", str(count)).stdout)
    assert data["seen_by"] == "2"
    assert [action["notation"] for action in data["actions"] if action["action"] is None] == ["draw ?", "draw ?"]
    assert "hand" in data["position"]["players"][1]
    assert "hand" not in data["position"]["players"][0]
    shown = run("replay", str(own_record), "--until", str(count)).stdout
    assert "own record" in shown
    assert "Last action" not in shown  # somebody else's card
    position = run("replay", str(own_record), "--position").stdout
    assert position.splitlines()[1:3] == [
        "# This is bot random (2)’s own record of a running game.",
        "# What it hides is made up here.",
    ]
    assert load(position, make_game).game.id == "imperunde"


def test_a_whole_record_through_the_eyes_of_one_player(run: Run, own_record: Path) -> None:
    said = run("replay", str(IMPERUNDE), "--seat", "3").stdout
    assert "draws Peace treaty." in said
    assert "draws Pirates." not in said
    refused = run("replay", str(own_record), "--seat", "1")
    assert refused.exit_code == 2
    assert "leave out --seat" in refused.stderr
    assert "seat 9" in run("replay", str(IMPERUNDE), "--seat", "9").stderr


def test_a_players_own_record_cannot_be_continued(run: Run, own_record: Path) -> None:
    before = own_record.read_text("utf-8")
    result = run("play", "imperunde", str(own_record))
    assert result.exit_code == 2
    assert f"greatpowers replay {own_record}" in result.stderr
    assert own_record.read_text("utf-8") == before


def test_a_spectators_record(run: Run, own_record: Path) -> None:
    record = read_record(own_record.read_bytes())
    own_record.write_text(Table.from_record(record).record_for(None), "utf-8")
    said = run("replay", str(own_record)).stdout
    assert "a spectator’s record" in said
    assert " draws " not in said


# -- luck ----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def by_secret() -> str:
    """A short game of bots whose luck came from a secret."""
    game = make_game("imperunde", 3, {"round_limit": 1})
    table = Table(game, [Seat(name, "random") for name in ("Ann", "Ben", "Cy")], SecretLuck(bytes(32)))
    while table.advance():
        pass
    return table.record_for(None)


def test_luck_is_checked_in_words(run: Run, by_secret: str, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(by_secret)
    result = run("replay", str(path), "--check-luck")
    draws = by_secret.count("\n* ")
    assert result.exit_code == 0
    assert result.stdout.startswith(f"All {draws} draws follow from the secret")


@pytest.mark.parametrize(
    ("find", "replacement", "says"),
    [
        (bytes(32).hex(), (b"x" * 32).hex(), "not the one that the table was committed to"),
        ("# luck secret", "# luck", "does not name the secret"),
    ],
)
def test_dishonest_luck_is_refused(
    run: Run, by_secret: str, tmp_path: Path, find: str, replacement: str, says: str
) -> None:
    path = tmp_path / "game.txt"
    path.write_text(by_secret.replace(find, replacement))
    result = run("replay", str(path), "--check-luck")
    assert result.exit_code == 1
    assert says in " ".join(result.output.split())


def test_a_changed_draw_is_named(run: Run, by_secret: str, tmp_path: Path) -> None:
    """Whoever draws a card in place of another changes the game, which here ends with that."""
    lines = by_secret.splitlines()
    number = next(n for n, line in enumerate(lines) if line.startswith("* draw"))
    other = next(line for line in lines[number:] if line.startswith("* draw") and line != lines[number])
    path = tmp_path / "game.txt"
    path.write_text("\n".join([*lines[:number], other, "end"]) + "\n")
    result = run("replay", str(path), "--check-luck")
    assert result.exit_code == 1
    assert f"One draw does not follow from the secret: action {number - lines.index('')}." in " ".join(
        result.output.split()
    )
