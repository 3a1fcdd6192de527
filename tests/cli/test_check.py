"""check: totals, violations with their record, JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from greatpowers.cli import check as module
from greatpowers.core.conformance import Violation
from greatpowers.core.game import Game
from greatpowers.core.record import Record
from greatpowers.games import read_record
from tests.cli.conftest import Run

QUICK = ["check", "imperial", "--option", "turn_limit=3", "--games", "3", "--seed", "6"]


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_totals(run: Run) -> None:
    result = run(*QUICK)
    assert result.exit_code == 0, result.output
    assert "Checked 3 games of Imperial for 4 players, seed 6: no violations." in result.stdout
    assert "decisions" in result.stdout


def test_json_and_jobs(run: Run) -> None:
    one = json.loads(run(*QUICK, "--json").stdout)
    two = json.loads(run(*QUICK, "--json", "--jobs", "2").stdout)
    for data in (one, two):
        assert data.pop("seconds") >= 0
    assert one == two
    assert one["violation"] is None
    assert one["games"] == 3


def break_game(game: Game, rng: object, *, skip: int, most: int) -> None:
    record = Record(game)
    state = game.start()
    record.add(state.legal()[0], state.to_act)
    raise Violation(["imperial/invariant/money-conserved"], "the money is gone", record)


def test_a_violation_saves_its_record(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(module, "check_game", break_game)
    result = run(*QUICK)
    assert result.exit_code == 1
    assert "the money is gone" in result.stdout
    assert "[imperial/invariant/money-conserved]" in result.stdout
    assert "greatpowers-violation-6-0.txt" in result.stdout
    saved = read_record((tmp_path / "greatpowers-violation-6-0.txt").read_bytes())
    assert len(saved.actions) == 1


def test_games_from_the_middle(run: Run) -> None:
    data = json.loads(run("check", "imperial", "--middle", "--games", "1", "--seed", "6", "--json").stdout)
    assert data["violation"] is None
    assert data["middle"]
    assert 100 < data["decisions"] <= 300
    again = json.loads(run("check", "imperial", "--middle", "--games", "1", "--seed", "6", "--json").stdout)
    assert again["decisions"] == data["decisions"]


def test_a_violation_as_json(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "check_game", break_game)
    result = run(*QUICK, "--json")
    assert result.exit_code == 1
    assert json.loads(result.stdout)["violation"]["rules"] == ["imperial/invariant/money-conserved"]
