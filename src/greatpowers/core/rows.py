"""Rows of numbers that clones share: whoever changes one puts a new list in its place."""


def replaced(row: list[int], at: int, value: int) -> list[int]:
    """A copy of a row with one value changed."""
    out = row[:]
    out[at] = value
    return out


def added(row: list[int], at: int, change: int) -> list[int]:
    """A copy of a row with one value more, or less."""
    out = row[:]
    out[at] += change
    return out
