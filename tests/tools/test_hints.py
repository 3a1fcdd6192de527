"""Whether hints come true: the benchmark that plays on after them."""

from __future__ import annotations

from itertools import islice

import pytest

from benchmarks import hints
from benchmarks.hints import positions, tried
from greatpowers.bots.search.searcher import Settings
from greatpowers.core.game import CHANCE
from greatpowers.core.position import dump
from greatpowers.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_hints_are_asked_for_early_and_late_and_followed(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "SETTINGS", Settings(playouts=8, turns=1, plans=1, width=3))
    found = list(islice(positions(game, 1, 3), 2))
    assert all(state.to_act != CHANCE and len(state.legal()) >= hints.LEAST for _, state in found)
    assert len(found[0][1].events or []) < len(found[1][1].events or [])
    number, state = found[0]
    before = dump(state)
    promise = tried(number, state, times=2)
    assert 0.0 <= promise.chance <= 1.0
    assert 0.0 <= promise.won <= 1.0
    assert dump(state) == before
    assert tried(number, state, times=2) == promise
