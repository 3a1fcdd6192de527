"""Tournaments for the docs: what is played, how it goes on, and the tables that are made of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks import strength, tournaments
from benchmarks.ladder import Ladder
from greatpowers.arena.ledger import Ledger, read_plan, read_results
from greatpowers.arena.results import GameResult
from greatpowers.arena.schedule import GAUNTLET, MIXED
from greatpowers.arena.timing import Times
from greatpowers.arena.tournament import Plan


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(tournaments, "FOLDER", tmp_path / "arena")
    tournaments.FOLDER.mkdir()
    return tournaments.FOLDER


def store(path: Path, plan: Plan, winners: list[str]) -> None:
    """Games that these bots have won, in the order of the schedule."""
    with Ledger(path, plan) as ledger:
        for number, winner in enumerate(winners):
            bots = [plan.bots[bot] for bot in plan.schedule[number].seats]
            first = bots.index(winner) if winner in bots else 0
            ranks = [1 if seat == first else 2 for seat in range(len(bots))]
            times = [Times() for _ in bots]
            ledger.add(GameResult(number, bots, "power", 9, 30, [9] * len(bots), ranks, times=times))


def test_what_is_missing_is_played_and_more_games_are_added(folder: Path) -> None:
    path, few = folder / "few.jsonl", tournaments.make_plan("imperial", GAUNTLET, ["medium", "random"], 4)
    store(path, few, ["random", "random", "random"])
    tournaments.play(path, few, "plain", 1, anew=False)
    assert [result.number for result in read_results(path)] == [0, 1, 2, 3]
    many = tournaments.make_plan("imperial", GAUNTLET, ["medium", "random"], 5)
    tournaments.play(path, many, "plain", 1, anew=False)
    assert len(read_results(path)) == len(many.schedule) == 8


def test_what_another_version_has_played_is_not_mixed_with_this_one(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, plan = folder / "old.jsonl", tournaments.make_plan("imperial", GAUNTLET, ["medium", "random"], 4)
    old = tournaments.make_plan("imperial", GAUNTLET, ["medium", "random"], 4)
    old.version = "0.0.1+abc"
    store(path, old, ["random"])
    tournaments.play(path, plan, "plain", 1, anew=False)
    assert "old.jsonl is of version 0.0.1+abc" in capsys.readouterr().out
    assert read_plan(path) == old
    tournaments.play(path, plan, "plain", 1, anew=True)
    assert read_plan(path) == plan


def test_the_version_names_the_commit_of_the_game_and_its_bots() -> None:
    number, _, commit = tournaments.version("war").partition("+")
    assert number.count(".") == 2
    assert commit


def test_the_ladder_compares_neighbours_and_mixes_all() -> None:
    ladder = Ladder("imperial", "playouts=9")
    assert ladder.levels == ["beginner", "easy", "medium", "hard", "expert?playouts=9"]
    pair = tournaments.make_plan("imperial", GAUNTLET, ["hard", "medium"], 4)
    store(ladder.path("hard"), pair, ["hard", "medium", "hard", "hard"])
    mixed = tournaments.make_plan("imperial", MIXED, ladder.levels, 20)
    store(ladder.path(MIXED), mixed, ["expert?playouts=9"] * 20)
    assert ladder.steps()[2:] == [f"| `hard` | `medium` | 4 | 75% (30-95) | {tournaments.version('imperial')} |"]
    lines = ladder.mixed()
    assert lines[0].startswith("20 games at mixed tables")
    assert lines[4].startswith("| `expert?playouts=9` | 16 | 100% (81-100) | 1.00 |")
    assert len(lines) == 4 + 5


def test_strength_is_told_of_what_is_known(folder: Path) -> None:
    plan = tournaments.make_plan("war", GAUNTLET, [strength.searcher(0.05), "easy"], 4)
    store(strength.path("war", "compiled", 0.05), plan, [strength.searcher(0.05)] * 2 + ["easy"] * 2)
    assert (folder / "war-strength-compiled-50ms.jsonl").exists()
    (row,) = strength.table()[2:]
    assert row == f"| war | compiled |  | 50% (15-85) of 4 |  |  |  | {plan.version} |"
