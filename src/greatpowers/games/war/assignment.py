"""Which resources serve which factories, so that all together produce most (war/ruling/best-assignment).

A factory produces 10 and up to 10 more: 2 for a resource next to it, 1 for any other. If m resources can be shared out
so that A of them serve a factory next to them, at most five each, then k factories get min(m + A, 10 k) more: what is
not next to its factory fills up what is left. So the best assignment is the one with the largest A, a matching.
"""

from __future__ import annotations

from typing import Final

BASE: Final = 10  # war/production/factory-base
BONUS: Final = 10  # at most, war/production/factory-cap
MOST_NEAR: Final = 5  # resources that fill a factory's bonus at 2 each


class Assignment:
    """Which factories produce, and which of them, next to it, each resource serves; -1 where none."""

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
    war/ruling/best-assignment, war/invariant/best-assignment: no other assignment pays more.
    war/production/factory-city-limit: where cities are short, the best factories produce (war/ruling/idle-factories).
    """
    producing = list(range(len(near)))
    if len(near) > most:
        producing = _best_factories(near, resources, most)
    serves = [-1] * resources
    matched = sum(_fill(near, serves, factory) for factory in producing)
    return Assignment(producing, serves, min(resources + matched, BONUS * len(producing)))


def _fill(near: list[list[int]], serves: list[int], factory: int) -> int:
    """Find a factory as many resources next to it as possible, without taking any from another; how many."""
    found = 0
    while found < MOST_NEAR and _augment(near, serves, factory, set()):
        found += 1
    return found


def _augment(near: list[list[int]], serves: list[int], factory: int, tried: set[int]) -> bool:
    """Find one resource more for a factory, if need be by giving another factory a different one."""
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


# -- more factories than cities ------------------------------------------------------------------------------


def _best_factories(near: list[list[int]], resources: int, most: int) -> list[int]:
    """The factories that should produce; the others stand idle."""
    serves = [-1] * resources
    matched = sum(_fill(near, serves, factory) for factory in range(len(near)))
    # No choice matches more than all factories together, and nothing is gained beyond the cap.
    search = _Search(near, min(matched, BONUS * most - resources))
    search.extend([], [-1] * resources, 0, _worth_trying(near), most)
    idle = [factory for factory in range(len(near)) if factory not in search.best]
    return sorted(search.best + idle[: most - len(search.best)])


def _worth_trying(near: list[list[int]]) -> list[int]:
    """The factories for which no other does the same or more: it has the same resources next to it, and takes all."""
    sets = [set(row) for row in near]
    out: list[int] = []
    for factory, own in enumerate(sets):
        better = [
            other
            for other, larger in enumerate(sets)
            if own <= larger and len(larger) <= MOST_NEAR and (own != larger or other < factory)
        ]
        if not better:
            out.append(factory)
    return out


class _Search:
    """Looks for the factories with the largest matching, the most promising first, until the aim is reached."""

    def __init__(self, near: list[list[int]], aim: int) -> None:
        self.near = near
        self.aim = aim
        self.matched = 0
        self.best: list[int] = []

    def extend(self, chosen: list[int], serves: list[int], matched: int, left: list[int], room: int) -> None:
        """Try every way to add `room` factories out of `left`.

        A factory brings less the more others are chosen, so what each would bring now bounds what all can bring.
        """
        if matched > self.matched:
            self.matched, self.best = matched, chosen
        if room == 0:
            return
        after: list[list[int]] = []
        gains: list[tuple[int, int]] = []
        for place, factory in enumerate(left):
            after.append(serves[:])
            gains.append((-_fill(self.near, after[place], factory), place))
        gains.sort()
        order = [left[place] for _, place in gains]
        for first, (gain, place) in enumerate(gains):
            bound = matched - sum(brings for brings, _ in gains[first : first + room])
            if bound <= self.matched or self.matched >= self.aim:
                return
            self.extend([*chosen, left[place]], after[place], matched - gain, order[first + 1 :], room - 1)
