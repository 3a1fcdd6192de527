"""Which resources serve which factories, so that all together produce most.

A factory produces 10 and up to 10 more: 2 for a resource next to it, 1 for any other. If m resources can be shared out
so that A of them serve a factory next to them, at most five each, then k factories get min(m + A, 10 k) more: what is
not next to its factory fills up what is left. So the best assignment is the one with the largest A, a matching.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

BASE: Final = 10  # war/production/factory-base
BONUS: Final = 10  # at most, war/production/factory-cap
MOST_NEAR: Final = 5  # resources that fill a factory's bonus at 2 each


class Assignment:
    """Which factories produce, and the factory next to which each resource serves, -1 where none."""

    def __init__(self, producing: list[int], serves: list[int], bonus: int) -> None:
        self.producing = producing
        self.serves = serves
        self.bonus = bonus

    @property
    def total(self) -> int:
        """What all producing factories yield."""
        return BASE * len(self.producing) + self.bonus


def assign(near: list[list[int]], resources: int, most: int) -> Assignment:
    """The best assignment: `near[factory]` lists the resources next to it, at most so many factories produce.

    war/production/factory-assignment-optimal; war/production/factory-resource-once; war/production/factory-ndr.
    war/production/factory-city-limit: where cities are short, the best set of factories produces (ruling R19).
    """
    factories = range(len(near))
    if len(near) <= most:
        return _with(near, resources, list(factories))
    best = Assignment([], [-1] * resources, 0)
    hoped = sum(sorted((min(MOST_NEAR, len(row)) for row in near), reverse=True)[:most])
    bound = min(resources + min(resources, hoped), BONUS * most)
    for chosen in combinations(sorted(factories, key=lambda factory: -len(near[factory])), most):
        found = _with(near, resources, sorted(chosen))
        if not best.producing or found.bonus > best.bonus:
            best = found
        if best.bonus == bound:
            break
    return best


def _with(near: list[list[int]], resources: int, producing: list[int]) -> Assignment:
    """The best assignment to just these factories: a largest matching, by augmenting paths."""
    serves = [-1] * resources
    load = [0] * len(near)
    for factory in producing:
        while load[factory] < MOST_NEAR and _augment(near, serves, factory, set()):
            load[factory] += 1
    matched = sum(load)
    return Assignment(producing, serves, min(resources + matched, BONUS * len(producing)))


def _augment(near: list[list[int]], serves: list[int], factory: int, tried: set[int]) -> bool:
    """Find one resource more for a factory, if need be by giving others a different one."""
    for resource in near[factory]:
        if resource in tried:
            continue
        tried.add(resource)
        other = serves[resource]
        if other == factory:
            continue
        if other < 0 or _augment(near, serves, other, tried):
            serves[resource] = factory
            return True
    return False
