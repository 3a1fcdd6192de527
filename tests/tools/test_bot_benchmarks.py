"""The benchmarks of bots: what they measure is there, and the compiled engine is measured only when it is current."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from benchmarks import decisions, engines, turning_points
from benchmarks.rusher import Rusher
from benchmarks.thinking import MEASURED, POSITIONS, Thinker
from greatpowers.bots import Bot, Turn, make_bot
from greatpowers.bots.search.games import known
from greatpowers.core.luck import settle
from greatpowers.games import make_game
from greatpowers.games.war.pieces import MOST_SEATS
from greatpowers.games.war.position import Position


def test_positions_and_playouts_are_counted() -> None:
    thinker = Thinker("imperial")
    assert len({state.turns for state in thinker.positions}) == POSITIONS
    rates = thinker.think(1, 0.04)
    assert set(rates) == set(MEASURED)
    assert rates["valued"] > rates["valued_plainly"] > 0  # numpy helps
    assert rates["playouts"] > 0


def test_decisions_are_measured_that_a_bot_thinks_about() -> None:
    states = decisions.worth_thinking("imperial")
    assert len(states) == decisions.DECISIONS
    assert states[0].turns < states[-1].turns
    mind = known("imperial").mind
    assert all(len(state.legal()) > 1 and mind.is_worth_thinking(state) for state in states)
    assert 0 < decisions.seconds("hard", states[0]) < decisions.BARS["hard"]


def test_turning_points_are_tried_and_reported() -> None:
    game = turning_points.reviewed("imperial", 0, playouts=600, times=2)
    assert game.found  # two of the players are weak
    assert {point.seat for point in game.found} <= set(range(len(turning_points.PLAYERS)))
    assert all(point.claimed > 0 and 0 <= point.played <= 1 >= point.better >= 0 for point in game.found)
    assert "the better choice won" in turning_points.report("imperial", [game, game])


def test_a_rusher_is_at_war_in_the_first_turn() -> None:
    rng, state = random.Random(1), make_game("war", 4).start()
    assert isinstance(state, Position)
    bots: list[Bot] = [Rusher(), *(make_bot("thumb", "war") for _ in range(3))]
    while not state.ended and not any(state.war):
        settle(state, rng)
        seat = state.to_act
        state.apply(bots[seat].decide(Turn(state, seat), rng), seat)
    assert state.turn == 1
    assert sum(state.war[:MOST_SEATS]) == 1  # the rusher's


@pytest.fixture
def compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small package, and a copy of it that was compiled earlier."""
    for root in ("src", "compiled"):
        for name in ("core/game.py", "bots/bot.py"):
            path = tmp_path / root / "greatpowers" / name
            path.parent.mkdir(parents=True)
            path.write_text("old = True\n")
    monkeypatch.setattr(engines, "SOURCES", tmp_path / "src")
    monkeypatch.setattr(engines, "COMPILED", tmp_path / "compiled")
    return tmp_path


def test_bots_beside_the_compiled_engine_are_renewed(compiled: Path) -> None:
    (compiled / "src/greatpowers/bots/bot.py").write_text("new = True\n")
    assert engines.engines() == ["plain", "compiled"]
    assert (compiled / "compiled/greatpowers/bots/bot.py").read_text() == "new = True\n"


def test_an_engine_that_has_changed_is_not_measured_as_compiled(
    compiled: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (compiled / "src/greatpowers/core/game.py").write_text("new = True\n")
    assert engines.engines() == ["plain"]
    assert "greatpowers/core/game.py is newer" in capsys.readouterr().err


def test_each_engine_has_its_own_path(compiled: Path) -> None:
    paths = [engines.environment(engine)["PYTHONPATH"] for engine in ("plain", "compiled")]
    assert [Path(path.partition(":")[0]).name for path in paths] == ["src", "compiled"]
