"""`greatpowers review`: a recorded game, for people and programs, and bad input."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run

RECORDS = Path(__file__).parents[1] / "records"
RECORD = str(RECORDS / "imperial-4-standard.txt")
QUICK = ["--playouts", "200"]


def test_a_game_in_words(run: Run) -> None:
    said = run("review", RECORD, *QUICK).stdout
    assert said.startswith("Review: Imperial, ")
    assert said.index("Chances of winning") < said.index("Turning points")
    assert "100%" in said
    assert "Luck" not in said


def test_luck_in_words(run: Run) -> None:
    said = run("review", str(RECORDS / "imperunde-3-built.txt"), "--playouts", "60", "--language", "de").stdout
    assert "Siegchancen" in said
    assert "\nGlück\n" in said
    assert "durchschnittlichen Würfeln" in said


def test_the_same_as_data(run: Run) -> None:
    found = [run("review", RECORD, "--json", *QUICK).stdout for _ in range(2)]
    assert found[0] == found[1]
    data = json.loads(found[0])
    assert data["points"][-1]["number"] == data["count"]
    assert data["luck"] is None
    for point in data["turning_points"]:
        assert point["played"] != point["better"][0]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["nowhere.txt"], "nowhere.txt: no such file or folder."),
        ([__file__], "This is not a game record"),
        ([RECORD, "--seconds", "0"], "--seconds"),
    ],
)
def test_bad_input_gets_one_clear_line(run: Run, words: list[str], message: str) -> None:
    result = run("review", *words)
    assert result.exit_code != 0
    assert message in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_players_own_record_is_not_enough(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "own.txt"
    path.write_text("Great Powers record 2\ngame: imperial\nrules: 1\nseats: 3\nseen by: 1\n\nend 0\n")
    assert "one player’s view" in run("review", str(path)).stderr
