"""Sets of small numbers."""

from __future__ import annotations

from greatpowers.core.sets import bits, members


def test_a_set_is_the_sum_of_its_members() -> None:
    assert bits([]) == 0
    assert members(0) == []
    assert bits([5, 0, 69]) == 1 + (1 << 5) + (1 << 69)
    assert members(bits([69, 5, 0])) == [0, 5, 69]
