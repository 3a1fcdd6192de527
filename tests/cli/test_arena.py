"""arena: tournaments that are reproducible, continue where they were stopped, and say how they ended."""

from __future__ import annotations

import json
import os
import re
import shlex
import sys
from pathlib import Path
from typing import Any

import pexpect
import pytest

from greatpowers.arena.ledger import read_results
from greatpowers.arena.results import FAILED, GameError, GameResult
from greatpowers.arena.timing import Times
from greatpowers.arena.tournament import Match, PlayMatch
from greatpowers.cli import arena
from tests.cli.conftest import Run

ROOT = Path(__file__).parents[2]
FAULTY = "tests.arena.faulty:Faulty"
QUICK = ["arena", "imperial", "--players", "3", "--deals", "1", "--option", "turn_limit=6", "--seed", "4"]


@pytest.fixture(autouse=True)
def _in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Starting processes takes longer than the games of most tests."""

    def play(task: PlayMatch, matches: list[Match], *_: Any) -> Any:
        return map(task, matches)

    monkeypatch.setattr(arena, "run_apart", play)


def report(run: Run, *words: str) -> dict[str, Any]:
    result = run(*QUICK, "--json", *words)
    assert result.exit_code == 0, result.output
    data: dict[str, Any] = json.loads(result.stdout)
    for row in data["by_bot"]:
        del row["time"]
    return data


def test_a_seed_reproduces(run: Run) -> None:
    first = report(run, "--bots", "thumb,random")
    assert first == report(run, "--bots", "thumb,random")
    assert (first["games"], first["scheduled"], first["stopped"]) == (6, 6, False)
    assert first["cut"] == first["failed"] == first["forfeits"] == []


def test_a_run_continues_without_the_seed_and_ends_as_if_never_stopped(run: Run, tmp_path: Path) -> None:
    whole, stopped = tmp_path / "whole.jsonl", tmp_path / "stopped.jsonl"
    words = ("--bots", "thumb,random", "--out")
    expected = report(run, *words, str(whole))
    lines = whole.read_bytes().splitlines(keepends=True)
    stopped.write_bytes(b"".join(lines[:3]) + lines[3][:20])
    without_seed = [word for word in QUICK if word not in ("--seed", "4")]
    assert run(*without_seed, *words, str(stopped)).exit_code == 0
    assert report(run, *words, str(stopped)) == expected
    assert [result.number for result in read_results(stopped)] == list(range(6))


def test_a_changed_schedule_is_refused(run: Run, tmp_path: Path) -> None:
    words = [*QUICK, "--bots", "thumb,random", "--out", str(tmp_path / "games.jsonl")]
    assert run(*words).exit_code == 0
    for name, value in [("players", "4"), ("seed", "5"), ("seconds", "1"), ("bots", "random,thumb")]:
        result = run(*words, f"--{name}", value)
        assert result.exit_code == 2
        assert f"(different: {name})" in result.stderr


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--bots", "thumb"], "at least two different bots"),
        (["--bots", "thumb,thumb"], "“thumb” is listed twice"),
        (["--bots", "thumb,genius"], "Unknown bot “genius”"),
        (["--bots", "thumb,random", "--kind", "knockout"], "round-robin, gauntlet, mixed"),
        (["--bots", "thumb,random", "--out", "games.csv"], "ends in .jsonl"),
        (["--bots", "thumb,random", "--out", __file__.replace(".py", ".jsonl") + "/x.jsonl"], "x.jsonl"),
        (["--bots", "thumb,random", "--deals", "0"], "--deals"),
    ],
)
def test_mistakes_are_told_in_one_line(run: Run, words: list[str], message: str) -> None:
    result = run(*QUICK, *words)
    assert result.exit_code == 2
    assert message in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_another_file_is_not_overwritten(run: Run, tmp_path: Path) -> None:
    diary = tmp_path / "diary.jsonl"
    diary.write_text("Dear diary\n")
    result = run(*QUICK, "--bots", "thumb,random", "--out", str(diary))
    assert result.exit_code == 2
    assert "something other than arena results" in result.stderr
    assert diary.read_text() == "Dear diary\n"


def test_the_tables_on_a_terminal(run: Run) -> None:
    shown = run(*QUICK, "--bots", f"thumb,random,{FAULTY}", "--option", "turn_limit=30", "--deals", "1").stdout
    for words in (
        "Imperial: round-robin for 3 players",
        "One against the rest",
        "Equal skill: 33.3%",
        "1. thumb",
        "Won by seat",
        "95% within",
        f"“{FAULTY}” forfeits (ZeroDivisionError: oops)",
    ):
        assert words in shown


def test_cut_games_are_told(run: Run) -> None:
    result = run(*QUICK, "--bots", "thumb,random", "--kind", "mixed", "--most-decisions", "9")
    assert result.exit_code == 0
    assert "3 games were cut after 9 decisions" in result.stdout
    assert "0 games of 3" in result.stdout


def test_the_page_stands_alone_and_escapes_names(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    bots = f"thumb,random,{FAULTY}?how=raise&how=illegal"
    assert run(*QUICK, "--bots", bots, "--kind", "gauntlet", "--html", str(page), "-l", "fr").exit_code == 0
    text = page.read_text("utf-8")
    assert '<html lang="fr">' in text
    assert f"{FAULTY}?how=raise&amp;how=illegal" in text
    assert text.count("<table>") == 4
    assert not re.search(r"(src|href)=|@import|url\(", text)


def test_a_game_that_cannot_be_finished_ends_with_an_error(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(task: PlayMatch, match: Match) -> GameResult:
        error = GameError("thumb", "oops")
        return GameResult(match.number, ["thumb", "random", "random"], FAILED, 1, 1, [], [], error, [], [Times()] * 3)

    monkeypatch.setattr(PlayMatch, "__call__", fail)
    result = run(*QUICK, "--bots", "thumb,random")
    assert result.exit_code == 1
    assert "Game 3 could not be finished: oops" in result.stdout


def test_ctrl_c_leaves_a_file_that_the_same_command_continues(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    out = tmp_path / "games.jsonl"
    words = ["-m", "greatpowers", "arena", "imperial", "--bots", "thumb,random", "--deals", "1000", "--out", str(out)]
    child = pexpect.spawn(sys.executable, words, encoding="utf-8", dimensions=(60, 100), timeout=60)
    child.expect(r"[1-9]\d*/8000")
    child.sendintr()
    child.expect(r"(One|[\d,]+) games? of 8,000")
    assert isinstance(child.match, re.Match)
    counted = 1 if child.match[1] == "One" else int(child.match[1].replace(",", ""))
    child.expect("The same command continues")
    child.expect(pexpect.EOF)
    assert "Traceback" not in str(child.before)
    child.close()
    assert child.exitstatus == 130
    assert len(read_results(out)) == counted > 0


def commands() -> list[str]:
    page = (ROOT / "docs" / "bots.md").read_text("utf-8")
    return re.findall(r"^greatpowers ((?:arena|simulate) .*)$", page, re.MULTILINE)


@pytest.mark.parametrize("command", commands())
def test_the_commands_of_the_page_on_bots_run(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", str(Path(sys.executable).parent), prepend=os.pathsep)  # not every machine has `python`
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    few = ["--deals", "1"] if command.startswith("arena") else ["--games", "2"]
    result = run(*shlex.split(command), *few, "--jobs", "1", "--option", "turn_limit=6")
    assert result.exit_code == 0, result.output
