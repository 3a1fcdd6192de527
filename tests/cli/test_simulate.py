"""simulate: the same whatever the jobs, tables, files, JSON, Ctrl-C."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from greatpowers.cli.results import GameResult, Tally, as_csv, as_jsonl, summarise, wilson
from greatpowers.cli.simulate import PlayGame
from greatpowers.games import make_game
from tests.cli.conftest import Run

QUICK = ["simulate", "imperial", "--bots", "random", "--option", "turn_limit=12", "--seed", "4"]
TIMING = ("seconds", "games_per_second", "decisions_per_second")


def report(run: Run, *words: str) -> dict[str, Any]:
    result = run(*QUICK, "--json", *words)
    assert result.exit_code == 0, result.output
    data: dict[str, Any] = json.loads(result.stdout)
    return {key: value for key, value in data.items() if key not in TIMING}


def test_a_seed_reproduces(run: Run) -> None:
    first = report(run, "--games", "8")
    assert first == report(run, "--games", "8")
    assert first["games"] == first["asked"] == 8
    assert first["reasons"] == {"turn-limit": 8}
    assert first["mean_turns"] == 12
    assert first["seed"] == 4


def test_jobs_change_nothing(run: Run, tmp_path: Path) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    alone = report(run, "--games", "9", "--out", str(one))
    assert alone == report(run, "--games", "9", "--jobs", "2", "--out", str(two))
    assert one.read_text() == two.read_text()
    assert [json.loads(line)["number"] for line in one.read_text().splitlines()] == list(range(9))


def test_bots_change_seats_unless_told_otherwise() -> None:
    game = make_game("imperial", 3, {"turn_limit": 3})
    bots = ["thumb", "random", "random"]
    rotated = [PlayGame(game, bots, 1, True)(number).bots.index("thumb") for number in range(4)]
    assert rotated == [0, 2, 1, 0]
    assert PlayGame(game, bots, 1, False)(1).bots == bots


def test_the_table_of_results(run: Run) -> None:
    result = run(*QUICK, "--games", "4")
    assert result.exit_code == 0
    for words in ("4 games of Imperial for 4 players, seed 4", "95 % interval", "mean rank", "games/s"):
        assert words in result.stdout


def test_csv(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    assert run(*QUICK, "--games", "3", "--out", str(path)).exit_code == 0
    rows = list(csv.DictReader(path.read_text().splitlines()))
    assert [row["game"] for row in rows] == ["0", "1", "2"]
    assert {row["bot_4"] for row in rows} == {"random"}
    assert all(row["rank_1"] in "1234" for row in rows)


def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    for jobs in ("1", "2"):
        out = tmp_path / f"{jobs}.jsonl"
        words = ["simulate", "imperial", "--bots", "random", "--games", "1000000", "--json"]
        child = subprocess.Popen(
            [sys.executable, "-m", "greatpowers", *words, "--jobs", jobs, "--out", str(out)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        time.sleep(5)
        os.killpg(child.pid, signal.SIGINT)  # as a terminal does: the whole group
        stdout, stderr = child.communicate(timeout=60)
        assert child.returncode == 130, stderr
        assert stderr == ""
        data = json.loads(stdout)
        assert data["stopped"]
        assert 0 < data["games"] < 1000000
        assert len(out.read_text().splitlines()) == data["games"]


def test_an_impossible_move_of_a_bot_is_reported(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat:
        def decide(self, turn: object, rng: object) -> int:
            return 0

    monkeypatch.setattr("greatpowers.cli.simulate.make_bot", lambda code, game: Cheat())
    result = run(*QUICK, "--games", "1")
    assert result.exit_code == 1
    assert "rule imperial/" in result.stderr


# -- counting ------------------------------------------------------------------------------------------------


def test_wilson() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)  # a textbook value
    assert wilson(0, 10)[0] == 0.0
    assert round(wilson(0, 10)[1], 4) == 0.2775
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_shared_victory_counts_in_part() -> None:
    tally = Tally()
    tally.count(30, 1, 2)
    tally.count(10, 3, 1)
    assert tally.as_json()["wins"] == 0.5
    assert tally.as_json()["mean_rank"] == 2
    assert tally.as_json()["mean_score"] == 20


def test_summary_by_bot_and_by_seat() -> None:
    results = [
        GameResult(0, ["a", "b"], "power", 10, 40, [5, 7], [2, 1]),
        GameResult(1, ["b", "a"], "turn-limit", 20, 60, [9, 7], [1, 2]),
    ]
    summary = summarise(results)
    assert summary["by_bot"]["b"]["wins"] == 2
    assert summary["by_bot"]["a"]["mean_score"] == 6
    assert [seat["wins"] for seat in summary["by_seat"]] == [1, 1]
    assert summary["mean_turns"] == 15
    assert summary["reasons"] == {"power": 1, "turn-limit": 1}
    assert as_csv(results, 2).splitlines()[1] == "0,power,10,40,a,5,2,b,7,1"
    assert json.loads(as_jsonl(results).splitlines()[1])["ranks"] == [1, 2]
