"""Sets of small numbers (areas, fleets, seats) as ints, with a bit for each member."""

from collections.abc import Iterable


def bits(members: Iterable[int]) -> int:
    """The set of these."""
    out = 0
    for member in members:
        out |= 1 << member
    return out


def members(of: int) -> list[int]:
    """The members of a set, in their order."""
    out: list[int] = []
    while of:
        lowest = of & -of
        out.append(lowest.bit_length() - 1)
        of ^= lowest
    return out
