"""The number of sequences of actions from stored positions: see greatpowers.testing.perft."""

from __future__ import annotations

from pathlib import Path

import pytest

from greatpowers.core.position import load
from greatpowers.games import make_game
from greatpowers.testing.perft import perft

POSITIONS = sorted(Path(__file__).parent.glob("*.txt"))
MARK = "# perft "


@pytest.mark.parametrize("path", POSITIONS, ids=[path.stem for path in POSITIONS])
def test_as_many_sequences_as_ever(path: Path) -> None:
    text = path.read_text("utf-8")
    counts = [line.removeprefix(MARK).split() for line in text.splitlines() if line.startswith(MARK)]
    state = load(text, make_game)
    assert [[str(perft(state, depth)) for depth in range(1, len(counts[0]) + 1)]] == counts
