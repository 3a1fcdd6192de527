"""simulate: reproducible with any number of jobs; tables, files, JSON; games that are cut or fail; Ctrl-C."""

from __future__ import annotations

import csv
import io
import json
import re
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pexpect
import pytest
from rich.console import Console

from greatpowers.arena.intervals import wilson
from greatpowers.arena.results import CUT, GameResult
from greatpowers.bots import Bot, Turn, make_bot
from greatpowers.cli.jobs import plain_progress
from greatpowers.cli.results import ResultsFile, Tally, csv_row, json_row, summarise
from greatpowers.cli.simulate import PlayGame
from greatpowers.core.game import Random
from greatpowers.games import make_game, read_record
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


def test_bots_rotate_through_the_seats_by_default() -> None:
    game = make_game("imperial", 3, {"turn_limit": 3})
    bots = ["thumb", "random", "random"]
    rotated = [PlayGame(game, bots, 1, True, 1000)(number).bots.index("thumb") for number in range(4)]
    assert rotated == [0, 2, 1, 0]
    assert PlayGame(game, bots, 1, False, 1000)(1).bots == bots


def test_the_table_of_results(run: Run) -> None:
    result = run(*QUICK, "--games", "4")
    assert result.exit_code == 0
    for words in (
        "4 games of Imperial for 4 players, seed 4",
        "95% interval",
        "mean rank",
        "Median: 12.0 turns",
        "games/s",
    ):
        assert words in result.stdout


def test_the_table_names_bots_and_seats_on_eighty_columns(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    rows = [line.split()[:2] for line in run(*QUICK, "--games", "5").stdout.splitlines()]
    assert ["random", "20"] in rows
    assert all([str(seat), "5"] in rows for seat in (1, 2, 3, 4))


def test_csv(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    assert run(*QUICK, "--games", "3", "--out", str(path)).exit_code == 0
    rows = list(csv.DictReader(path.read_text().splitlines()))
    assert [row["game"] for row in rows] == ["0", "1", "2"]
    assert {row["bot_4"] for row in rows} == {"random"}
    assert all(row["rank_1"] in "1234" for row in rows)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_finished_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jobs: str) -> None:
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


# -- games that are cut --------------------------------------------------------------------------------------


def test_a_game_is_cut_at_the_bound_and_never_counted_as_won(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "games.csv"
    data = report(run, "--games", "3", "--most-decisions", "20", "--out", str(out))
    assert (data["games"], data["cut"], data["most_decisions"]) == (0, [0, 1, 2], 20)
    assert "by_bot" not in data
    rows = list(csv.DictReader(out.read_text().splitlines()))
    assert {(row["reason"], row["decisions"], row["score_1"], row["rank_1"]) for row in rows} == {(CUT, "20", "", "")}


def test_a_cut_game_is_reported_beside_the_finished_ones(run: Run) -> None:
    lengths = [result.decisions for result in play_quickly(8)]
    bound = str(sorted(lengths)[4])  # some games are longer, others are not
    data = report(run, "--games", "8", "--most-decisions", bound)
    assert data["cut"] == [number for number, length in enumerate(lengths) if length > int(bound)]
    assert 0 < data["games"] == 8 - len(data["cut"]) < 8
    assert sum(tally["played"] for tally in data["by_bot"].values()) == 4 * data["games"]
    shown = run(*QUICK, "--games", "8", "--most-decisions", bound).stdout
    assert f"cut after {bound} decisions" in shown


def play_quickly(games: int) -> list[GameResult]:
    task = PlayGame(make_game("imperial", 4, {"turn_limit": 12}), ["random"] * 4, 4, True, 100_000)
    return [task(number) for number in range(games)]


def test_the_bound_must_be_positive(run: Run) -> None:
    result = run(*QUICK, "--most-decisions", "0")
    assert result.exit_code == 2
    assert "--most-decisions" in result.stderr


# -- games that fail -----------------------------------------------------------------------------------------


class Faulty:
    """Plays at random up to the sixth turn, then raises this exception or returns this answer."""

    def __init__(self, answer: object) -> None:
        self._random = make_bot("random", "imperial")
        self._answer = answer

    def decide(self, turn: Turn, rng: Random) -> int:
        if turn.view["turns"] == 5:
            if isinstance(self._answer, BaseException):
                raise self._answer
            return self._answer  # type: ignore[return-value]
        return self._random.decide(turn, rng)


def use_faulty_bot(monkeypatch: pytest.MonkeyPatch, answer: object, games: int = 1) -> None:
    """The bots of the first `games` games are faulty."""
    made = iter(range(1000))

    def make(code: str, game: str, *, trusted: bool = False) -> Bot:
        return Faulty(answer) if next(made) < 4 * games else make_bot(code, game, trusted=trusted)

    monkeypatch.setattr("greatpowers.arena.playthrough.make_bot", make)


def test_a_bot_that_raises_loses_only_its_own_game(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    use_faulty_bot(monkeypatch, ZeroDivisionError("integer division by zero"))
    out = tmp_path / "games.jsonl"
    result = run(*QUICK, "--games", "4", "--out", str(out))
    assert result.exit_code == 1
    assert "Traceback" not in result.output
    assert len(result.stderr.splitlines()) == 1
    for part in ("One of 4 games failed", "seed 4", "game 0", "ZeroDivisionError: integer division by zero"):
        assert part in result.stderr
    assert "3 games of Imperial" in result.stdout
    rows = [json.loads(line) for line in out.read_text().splitlines()]
    assert [row["reason"] for row in rows] == ["failed", "turn-limit", "turn-limit", "turn-limit"]
    assert rows[0]["error"]["bot"] == "random"
    record = read_record(Path(rows[0]["error"]["record"]).read_text())
    assert record.replay().turns == 5
    assert record.players == ["bot random"] * 4


@pytest.mark.parametrize("answer", [-1, 10**9, True, None])
def test_a_bot_that_answers_with_no_action_fails(run: Run, monkeypatch: pytest.MonkeyPatch, answer: object) -> None:
    use_faulty_bot(monkeypatch, answer)
    result = run(*QUICK, "--games", "2")
    assert result.exit_code == 1
    assert f"BadNotation: unknown-number: '{answer}'" in result.stderr


def test_an_illegal_move_names_the_rule(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    use_faulty_bot(monkeypatch, 0)
    result = run(*QUICK, "--games", "1")
    assert result.exit_code == 1
    assert "made an illegal move in game 0: " in result.stderr
    assert "(Rule: “" in result.stderr


def test_a_bot_cannot_end_the_program(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    use_faulty_bot(monkeypatch, SystemExit(0))
    result = run(*QUICK, "--games", "2", "--json")
    assert result.exit_code == 1
    data = json.loads(result.stdout)
    assert (data["games"], [failed["number"] for failed in data["failed"]]) == (1, [0])


def test_a_bot_that_ends_its_process_does_not_hang_the_others(run: Run) -> None:
    result = run(*QUICK, "--games", "2", "--jobs", "2", "--bots", "tests.arena.faulty:Faulty?how=kill")
    assert result.exit_code == 1
    assert "ended by itself (exit code 7)" in result.stderr


def test_many_failures_are_not_all_listed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    use_faulty_bot(monkeypatch, ValueError("no"), games=12)
    result = run(*QUICK, "--games", "12")
    assert "No game was finished." in result.stdout
    assert result.stdout.count("ValueError: no") == 10
    assert "2 more games failed" in result.stdout
    assert "12 of 12 games failed" in result.stderr


def test_the_traceback_is_there_for_developers(
    run: Run, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    use_faulty_bot(monkeypatch, ValueError("no"))
    monkeypatch.setenv("GREATPOWERS_DEBUG", "1")
    result = run(*QUICK, "--games", "1")
    assert "Traceback" in result.stderr + capfd.readouterr().err


# -- files ---------------------------------------------------------------------------------------------------


def finished(number: int) -> GameResult:
    return GameResult(number, ["a", "b"], "power", 9, 30, [5, 4], [1, 2])


def numbers_in(path: Path) -> list[int]:
    return [json.loads(line)["number"] for line in path.read_text().splitlines()]


def test_rows_are_written_at_once_and_in_order(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with ResultsFile(path, 2) as file:
        for number, written in [(1, []), (0, [0, 1]), (3, [0, 1]), (2, [0, 1, 2, 3])]:
            file.add(finished(number))
            assert numbers_in(path) == written


def test_rows_that_wait_for_an_earlier_game_are_not_lost(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with suppress(KeyboardInterrupt), ResultsFile(path, 2) as file:
        for number in (5, 0, 3):
            file.add(finished(number))
        raise KeyboardInterrupt
    assert numbers_in(path) == [0, 3, 5]


def test_a_file_that_cannot_be_written_stops_before_the_first_game(run: Run, tmp_path: Path) -> None:
    result = run(*QUICK, "--out", str(tmp_path / "missing" / "games.csv"))
    assert result.exit_code == 2
    assert "no such file or folder" in result.stderr


# -- counting ------------------------------------------------------------------------------------------------


def test_wilson() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)  # a textbook value
    assert wilson(0, 10)[0] == 0.0
    assert round(wilson(0, 10)[1], 4) == 0.2775
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_shared_win_counts_as_a_fraction() -> None:
    tally = Tally()
    tally.count(30, 1, 2)
    tally.count(10, 3, 1)
    assert tally.as_json(2)["wins"] == 0.5
    assert tally.as_json(2)["mean_rank"] == 2
    assert tally.as_json(2)["mean_score"] == 20
    assert tally.as_json(2)["interval"] is not None
    assert tally.as_json(1)["interval"] is None  # the seats of one game are not independent


def test_games_that_are_the_same_are_counted_once() -> None:
    same = finished(0)
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
    assert summary["median_decisions"] == 50
    assert summary["reasons"] == {"power": 1, "turn-limit": 1}
    assert csv_row(results[0], 2) == "0,power,10,40,a,5,2,b,7,1\n"
    assert json.loads(json_row(results[1]))["ranks"] == [1, 2]


def test_medians_are_not_moved_by_one_long_game() -> None:
    results = [GameResult(n, ["a", "b"], "power", 10 + n, 40, [5, 7], [2, 1]) for n in range(4)]
    results.append(GameResult(4, ["a", "b"], "power", 9000, 99000, [500, 7], [1, 2]))
    summary = summarise(results)
    assert (summary["median_turns"], summary["median_decisions"]) == (12, 40)
    assert summary["by_bot"]["a"]["median_score"] == 5
    assert summary["mean_turns"] > 1000
