"""The file of a tournament: its plan first, a line for each game, continued after any kind of stop."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from greatpowers.arena.ledger import Ledger, LedgerError, read_plan, read_results
from greatpowers.arena.results import GameResult
from greatpowers.arena.tournament import Plan
from tests.arena.test_playing import plan


def finished(number: int) -> GameResult:
    return GameResult(number, ["a", "b", "b"], "power", 9, 30, [5, 4, 3], [1, 2, 3])


def write(path: Path, tournament: Plan, *numbers: int) -> None:
    with Ledger(path, tournament) as ledger:
        for number in numbers:
            ledger.add(finished(number))


def test_the_plan_with_all_pairings_is_written_before_the_first_game(tmp_path: Path) -> None:
    path, tournament = tmp_path / "games.jsonl", plan("thumb", "random", deals=2)
    with Ledger(path, tournament):
        assert read_plan(path) == tournament
        assert msgspec.json.decode(path.read_bytes())["schedule"][4] == [1, [1, 1, 0]]


def test_games_are_written_at_once_and_the_run_continues(tmp_path: Path) -> None:
    path, tournament = tmp_path / "games.jsonl", plan("thumb", "random")
    with Ledger(path, tournament) as ledger:
        ledger.add(finished(2))
        assert len(path.read_bytes().splitlines()) == 2
    with Ledger(path, tournament) as ledger:
        assert ledger.results == [finished(2)]
        ledger.add(finished(0))
    assert read_results(path) == [finished(0), finished(2)]


def test_a_line_that_was_not_finished_is_dropped(tmp_path: Path) -> None:
    path, tournament = tmp_path / "games.jsonl", plan("thumb", "random")
    write(path, tournament, 0, 1)
    path.write_bytes(path.read_bytes()[:-9])
    write(path, tournament, 2)
    assert read_results(path) == [finished(0), finished(2)]


def test_a_plan_that_was_not_finished_is_written_again(tmp_path: Path) -> None:
    path, tournament = tmp_path / "games.jsonl", plan("thumb", "random")
    write(path, tournament)
    path.write_bytes(path.read_bytes()[:-9])
    write(path, tournament, 1)
    assert read_plan(path) == tournament
    assert read_results(path) == [finished(1)]


def test_another_plan_is_refused_and_nothing_is_lost(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    write(path, plan("thumb", "random"), 0)
    before = path.read_bytes()
    with pytest.raises(LedgerError) as caught:
        Ledger(path, plan("random", "thumb", deals=2))
    assert caught.value.fields == ["bots", "deals"]
    assert path.read_bytes() == before


@pytest.mark.parametrize("kind", ["gauntlet", "mixed"])
def test_more_deals_continue_a_run(tmp_path: Path, kind: str) -> None:
    path, longer = tmp_path / "games.jsonl", plan("thumb", "random", kind=kind, deals=5)
    write(path, plan("thumb", "random", kind=kind, deals=2), 0, 3)
    write(path, longer, 9)
    assert read_plan(path) == longer
    assert read_results(path) == [finished(0), finished(3), finished(9)]
    assert list(tmp_path.iterdir()) == [path]


def test_fewer_deals_are_another_plan(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    write(path, plan("thumb", "random", deals=3), 0)
    with pytest.raises(LedgerError) as caught:
        Ledger(path, plan("thumb", "random", deals=2))
    assert caught.value.fields == ["deals"]


@pytest.mark.parametrize("content", ["my diary\n", "my diary", "{}\n"])
def test_another_file_is_refused_and_left_alone(tmp_path: Path, content: str) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(content)
    with pytest.raises(LedgerError) as caught:
        Ledger(path, plan("thumb", "random"))
    assert not caught.value.fields
    assert path.read_text() == content
