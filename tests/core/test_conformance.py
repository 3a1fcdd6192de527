"""The conformance test accepts a game that keeps the contract, and catches each way of breaking it."""

from __future__ import annotations

import ast
import random
from pathlib import Path

import pytest

from greatpowers.core import conformance
from greatpowers.core.conformance import Violation, check_game, count_decisions
from tests.core.broken_games import BROKEN_GAMES, BrokenGame, breach
from tests.core.sealed_bids import SealedBids
from tests.core.sealed_bids.position import Position

# Checked without comparing the whole action space, which would notice first.
_BY_OTHER_MEANS = ("view-safe", "record-round-trip", "imagine-fresh", "memo")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_model_game_keeps_the_contract(seats: int) -> None:
    for seed in range(20):
        report = check_game(SealedBids(seats), random.Random(seed), whole_space_every=1)
        assert report.outcome is not None
        assert report.outcome.reason == "rounds"
        assert report.actions_compared >= report.decisions * len(SealedBids(seats).space)


def check_many(game: type[BrokenGame], whole_space_every: int) -> None:
    for seed in range(20):
        check_game(game(3, rounds=20), random.Random(seed), whole_space_every=whole_space_every)


@pytest.mark.parametrize("game", BROKEN_GAMES, ids=lambda game: game.__name__)
def test_every_breach_is_caught(game: type[BrokenGame]) -> None:
    with pytest.raises(Violation) as caught:
        check_many(game, whole_space_every=0 if game.__doc__ in _BY_OTHER_MEANS else 1)
    assert caught.value.rules == [breach(game)]
    assert caught.value.record.replay().game.id == "sealed"


def test_there_is_a_broken_game_for_every_check() -> None:
    source = ast.parse(Path(conformance.__file__).read_text("utf-8"))
    calls = [node for node in ast.walk(source) if isinstance(node, ast.Call)]
    expected = [call.args[1] for call in calls if isinstance(call.func, ast.Attribute) and call.func.attr == "expect"]
    codes = {f"conformance/{code.value!s}" for code in expected if isinstance(code, ast.Constant)}
    strings = [node.value for node in ast.walk(source) if isinstance(node, ast.Constant)]
    codes |= {value for value in strings if isinstance(value, str) and value.startswith("conformance/")}
    assert codes - {"conformance/"} == {breach(game) for game in BROKEN_GAMES}


def test_a_broken_invariant_is_reported_with_its_record() -> None:
    class Robbed(SealedBids):
        def violations(self, state: Position) -> list[str]:
            return ["sealed/bid-cash"] if state.turns == 1 else []

    with pytest.raises(Violation, match="bid-cash") as caught:
        check_game(Robbed(2), random.Random(1))
    assert caught.value.record.replay().turns == 1


def test_checking_can_begin_in_the_middle() -> None:
    class Robbed(SealedBids):
        def violations(self, state: Position) -> list[str]:
            return ["sealed/bid-cash"] if state.turns in (0, 6) else []

    length = count_decisions(Robbed(3, rounds=8), random.Random(2), 1000)
    assert 20 < length < 1000
    assert count_decisions(Robbed(3, rounds=8), random.Random(2), 10) == 10
    with pytest.raises(Violation) as caught:
        check_game(Robbed(3, rounds=8), random.Random(2), skip=length // 2)
    assert caught.value.record.replay().turns == 6  # the first round was not checked
    assert check_game(Robbed(3, rounds=8), random.Random(2), skip=length // 2, most=3).decisions == 3
