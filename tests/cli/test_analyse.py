"""`greatpowers analyse`: records and positions, for people and programs, and bad input."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run

RECORD = Path(__file__).parents[1] / "records" / "imperial-4-standard.txt"
QUICK = ["--playouts", "20"]


def test_a_position_of_a_record(run: Run) -> None:
    said = run("analyse", str(RECORD), "--until", "60", *QUICK).stdout
    assert said.startswith("Imperial, after 60 actions\nNext: ")
    assert "Chances of winning" in said
    assert "Best choices, with the chance of winning" in said
    assert "The first choice in notation: " in said


def test_the_end_of_a_record_shows_the_result(run: Run) -> None:
    said = run("analyse", str(RECORD), *QUICK).stdout
    assert "has reached the end of the power track" in said or "Score" in said
    assert "Best choices" not in said


def test_the_same_as_data(run: Run, tmp_path: Path) -> None:
    """Of a position alone, nobody remembers who was paid what; the chances differ."""
    found = [run("analyse", str(RECORD), "--ply", "60", "--json", *QUICK).stdout for _ in range(2)]
    assert found[0] == found[1]
    data = json.loads(found[0])
    assert (data["game"], data["number"]) == ("imperial", 60)
    assert sum(data["chances"]) == pytest.approx(1, abs=1e-3)
    chances = [line["chance"] for line in data["lines"]]
    assert 1 < len(chances) <= 5
    position = tmp_path / "position.txt"
    position.write_text(run("replay", str(RECORD), "--until", "60", "--position").stdout)
    again = json.loads(run("analyse", str(position), "--json", *QUICK).stdout)
    assert again["number"] is None
    assert again["seat"] == data["seat"]
    assert again["chances"] != data["chances"]
    assert sum(again["chances"]) == pytest.approx(1, abs=1e-3)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["nowhere.txt"], "nowhere.txt: no such file or folder."),
        ([__file__], "This is not a game record"),
        ([str(RECORD), "--until", "999"], "--until takes 0 to "),
        ([str(RECORD), "--until", "-1"], "--until takes 0 to "),
        ([str(RECORD), "--seat", "5"], "There is no seat 5"),
        ([str(RECORD), "--seconds", "0"], "--seconds"),
    ],
)
def test_bad_input_gets_one_clear_line(run: Run, words: list[str], message: str) -> None:
    result = run("analyse", *words)
    assert result.exit_code != 0
    assert message in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_position_has_no_actions_to_count(run: Run, tmp_path: Path) -> None:
    position = tmp_path / "position.txt"
    position.write_text(run("replay", str(RECORD), "--until", "60", "--position").stdout)
    assert "is a single position" in run("analyse", str(position), "--until", "3").stderr
