"""Recorded games for every way to win, and for every number of players."""

from __future__ import annotations

from pathlib import Path

import pytest

from greatpowers.core.record import Record
from greatpowers.games import read_record
from greatpowers.games.imperunde.position import Position

RECORDS = Path(__file__).parent.parent / "records"


def record_of(name: str) -> Record:
    return read_record((RECORDS / f"imperunde-{name}.txt").read_bytes())


def last_position(record: Record) -> Position:
    """The position before the last action."""
    state = record.replay(len(record.actions) - 1)
    assert isinstance(state, Position)
    return state


@pytest.mark.parametrize(
    ("name", "phase", "family"),
    [
        ("3-lowered-goal", 2, "ready"),
        ("3-repaid", 3, "debts"),
        ("3-built", 4, "post"),
        ("3-conquered", 6, "roll"),
    ],
)
def test_every_way_to_win(name: str, phase: int, family: str) -> None:
    record = record_of(name)
    before, after = last_position(record), record.replay()
    assert isinstance(after, Position)
    assert after.outcome is not None
    assert after.outcome.reason == "goal"
    assert (before.phase, record.game.space.family(record.actions[-1]).name) == (phase, family)
    winner = after.winner
    assert before.outcome is None
    if name == "3-lowered-goal":
        assert after.goal < before.goal
    elif name == "3-repaid":
        assert after.debts[winner] < before.debts[winner]
    else:
        assert after.posts_out[winner] > before.posts_out[winner]


def test_the_round_limit() -> None:
    outcome = record_of("4-round-limit").replay().outcome
    assert outcome is not None
    assert outcome.reason == "limit"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_number_of_players(players: int) -> None:
    assert {
        record_of(path.stem.removeprefix("imperunde-")).game.seats for path in RECORDS.glob(f"imperunde-{players}-*")
    } == {players}
