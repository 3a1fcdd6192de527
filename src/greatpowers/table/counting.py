"""How players count the actions of a game, if others act in secret.

Whoever may not even know that an action was taken must not be able to count it. So each player counts without those,
until they come to light; then everybody counts all of them. `seats` are those of one player; none: a spectator.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from greatpowers.table.table import Table


def unknown_to(table: Table, seats: Sequence[int]) -> list[int]:
    """The numbers of the actions that somebody may not know to have been taken."""
    return sorted(number for number in table.secrets.withheld if table.actors[number] not in seats)


def counted(table: Table, number: int, seats: Sequence[int]) -> int:
    """How many of so many actions somebody knows of; also the number by which they know the decision after those."""
    return number - bisect_left(unknown_to(table, seats), number)


def decision(table: Table, count: int, seats: Sequence[int]) -> int:
    """The number of the decision that somebody knows by this one: the latest, if there are several."""
    for unknown in unknown_to(table, seats):
        count += unknown <= count
    return count


def position(table: Table, count: int, seats: Sequence[int]) -> int:
    """The number of actions after which somebody counts so many: right after one that they know of."""
    for unknown in unknown_to(table, seats):
        count += unknown < count
    return count


def secret_actors(table: Table, first: int) -> list[int] | None:
    """The seats that acted from this action on, if nobody else may know of it; None: everybody may know of some."""
    is_secret = all(number in table.secrets.withheld for number in range(first, table.number))
    return sorted(set(table.actors[first:])) or None if is_secret else None
