"""Recorded games for every way a game can end, and for every number of players."""

from __future__ import annotations

from pathlib import Path

import pytest

from greatpowers.core.record import Record
from greatpowers.games import read_record
from greatpowers.games.war import lands, victory
from greatpowers.games.war.pieces import NATIVES
from greatpowers.games.war.position import Position

RECORDS = Path(__file__).parent.parent / "records"


def record_of(name: str) -> Record:
    return read_record((RECORDS / f"war-{name}.txt").read_bytes())


def ended(record: Record) -> Position:
    state = record.replay()
    assert isinstance(state, Position)
    return state


@pytest.mark.rule("war/victory/end-no-natives", "war/ruling/game-end")
@pytest.mark.parametrize("name", ["2-no-natives", "4-victory-cards", "6-historical"])
def test_the_natives_lose_their_last_region(name: str) -> None:
    state = ended(record_of(name))
    assert state.outcome is not None
    assert state.outcome.reason == "no-natives"
    assert state.outcome.winners == [max(range(state.seats), key=lambda seat: victory.points(state, seat))]


@pytest.mark.rule("war/victory/end-elimination", "war/victory/elimination-def")
@pytest.mark.parametrize("name", ["3-elimination", "7-elimination", "8-elimination"])
def test_a_player_loses_the_last_region(name: str) -> None:
    state = ended(record_of(name))
    assert state.outcome is not None
    assert state.outcome.reason == "elimination"
    assert any(not lands.regions_of(state, seat) for seat in range(state.seats))
    assert NATIVES in state.owner


@pytest.mark.rule("war/ruling/no-turn-limit")
def test_the_turn_limit() -> None:
    state = ended(record_of("5-turn-limit"))
    assert state.outcome is not None
    assert (state.outcome.reason, state.turn) == ("turn-limit", 4)


@pytest.mark.rule("war/victory/winner", "war/ruling/scoring")
def test_equal_points_share_the_victory() -> None:
    outcome = ended(record_of("2-shared-win")).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.ranks) == ([0, 1], [1, 1])


def test_every_number_of_players() -> None:
    recorded = [read_record(path.read_bytes()).game.seats for path in RECORDS.glob("war-*")]
    assert set(recorded) == set(range(2, 9))
