"""Whether the benchmark of chances counts right: it is what people are told of them."""

from __future__ import annotations

from benchmarks.calibration import Promise, promises, report


def test_every_promise_is_counted_once() -> None:
    lines = report([Promise(0.0, 0.0), Promise(0.05, 0.0), Promise(0.4, 1.0), Promise(0.48, 0.0), Promise(1.0, 1.0)])
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines.splitlines()[2:6]]
    assert rows == [
        ["0% to 5%", "1", "0.0%", "0.0%"],
        ["5% to 15%", "1", "5.0%", "0.0%"],
        ["30% to 50%", "2", "44.0%", "50.0%"],
        ["95% to 100%", "1", "100.0%", "100.0%"],
    ]


def test_promises_of_a_position_and_shares_of_a_victory_add_up() -> None:
    found = list(promises("imperial", ["thumb", "easy", "thumb"], games=2, seed=1))
    assert found
    for first in range(0, len(found), 3):
        position = found[first : first + 3]
        assert abs(sum(promise.chance for promise in position) - 1) < 1e-5
        assert sum(promise.won for promise in position) == 1
