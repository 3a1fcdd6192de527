"""Sets of small numbers (spaces, movers, kinds, seats) as ints, with a bit for each member."""

from collections.abc import Iterable
from functools import lru_cache


def bits(members: Iterable[int]) -> int:
    """The set of these."""
    return sum(1 << member for member in members)


@lru_cache(maxsize=1 << 14)
def members(bits: int) -> tuple[int, ...]:
    """The members of a set, in their order; kept, since the same sets come again and again."""
    return tuple(member for member in range(bits.bit_length()) if bits >> member & 1)
