"""simulate: the same whatever the jobs, tables, files, JSON, Ctrl-C."""

from __future__ import annotations

import csv
import io
import json
import re
import sys
from pathlib import Path
from typing import Any

import pexpect
import pytest
from rich.console import Console

from greatpowers.cli.jobs import plain_progress
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


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_what_is_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jobs: str) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    out = tmp_path / "games.jsonl"
    words = ["-m", "greatpowers", "simulate", "imperial", "--bots", "random", "--games", "1000000"]
    child = pexpect.spawn(
        sys.executable,
        [*words, "--jobs", jobs, "--out", str(out)],
        encoding="utf-8",
        dimensions=(40, 120),
        timeout=60,
    )
    child.expect(r"[1-9]\d*/1000000")
    child.sendintr()
    child.expect(r"Stopped after ([\d,]+) of 1,000,000 games")
    assert isinstance(child.match, re.Match)
    counted = int(child.match[1].replace(",", ""))
    child.expect(pexpect.EOF)
    assert "Traceback" not in str(child.before)
    child.close()
    assert child.exitstatus == 130
    assert len(out.read_text().splitlines()) == counted > 0


def test_progress_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    words = ["-m", "greatpowers", "simulate", "imperial", "--bots", "random", "--games", "40"]
    child = pexpect.spawn(sys.executable, words, encoding="utf-8", dimensions=(30, 100), timeout=60)
    child.expect(r"games/s")
    child.expect(r"\d+/40")
    child.expect(r" left")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_progress_without_escape_codes(monkeypatch: pytest.MonkeyPatch) -> None:
    out = io.StringIO()
    clock = iter(range(0, 1000, 3))
    monkeypatch.setattr("greatpowers.cli.jobs.time.monotonic", lambda: float(next(clock)))
    advance = plain_progress(Console(file=out, color_system=None), 10)
    for _ in range(4):
        advance()
    assert out.getvalue() == (
        "2 of 10 games, 0.3 per second, about 24 s left\n4 of 10 games, 0.3 per second, about 18 s left\n"
    )


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
    assert tally.as_json(2)["wins"] == 0.5
    assert tally.as_json(2)["mean_rank"] == 2
    assert tally.as_json(2)["mean_score"] == 20
    assert tally.as_json(2)["interval"] is not None
    assert tally.as_json(1)["interval"] is None  # two seats of one game are no independent trials


def test_games_that_are_the_same_are_counted_once() -> None:
    same = GameResult(0, ["a", "b"], "power", 9, 30, [5, 4], [1, 2])
    other = GameResult(1, ["a", "b"], "power", 9, 30, [4, 5], [2, 1])
    assert summarise([same, same, other])["distinct"] == 2


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
