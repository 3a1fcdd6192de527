"""Sets of small numbers (areas, fleets, seats) as ints, with a bit for each member."""

from collections.abc import Iterable
from typing import Final


def bits(members: Iterable[int]) -> int:
    """The set of these."""
    out = 0
    for member in members:
        out |= 1 << member
    return out


def members(of: int) -> list[int]:
    """The members of a set, in their order."""
    if of <= _ALL:
        return _MEMBERS[0][of][:]
    out: list[int] = []
    chunk = 0
    while of:
        some = of & _ALL
        if some:
            out += _MEMBERS[chunk][some]
        of >>= _CHUNK
        chunk += 1
    return out


def chunks(first: int, end: int, size: int) -> list[list[list[int]]]:
    """By chunk of a set, of so many bits, and its value: the members that it stands for."""
    return [
        [[start + bit for bit in range(size) if value >> bit & 1] for value in range(1 << size)]
        for start in range(first, end, size)
    ]


_CHUNK: Final = 8  # bits that are looked up at once
_ALL: Final = (1 << _CHUNK) - 1
_MOST: Final = 96  # members; enough for all areas of a board
_MEMBERS: Final = chunks(0, _MOST, _CHUNK)
