"""Which resources serve which factories, so that all together produce most (war/ruling/best-assignment).

A factory produces 10 and up to 10 more: 2 for a resource next to it, 1 for any other. If m resources can be shared out
so that A of them serve a factory next to them, at most five each, then k factories get min(m + A, 10 k) more: what is
not next to its factory fills up what is left. So the best assignment is the one with the largest A, a matching.
"""

from __future__ import annotations

from typing import Final

from greatpowers.core.sets import bits, members

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
    sets = [bits(row) for row in near]
    producing = list(range(len(near)))
    if len(near) > most:
        producing = _best_factories(sets, resources, most)
    matching = _filled(sets, resources, producing)
    return Assignment(producing, matching.serves, min(resources + matching.size, BONUS * len(producing)))


class _Matching:
    """Resources and the factories next to them that they serve: as many as can be, for the factories filled so far."""

    def __init__(self, near: list[int], resources: int) -> None:
        self.near = near
        self.serves = [-1] * resources
        self.size = 0
        self.free = (1 << resources) - 1  # the set of those that serve none
        # Those from which no free one can be reached, by giving factories different resources. That remains so: all
        # factories that could exchange them are full or have nothing else next to them.
        self.stuck = 0

    def copy(self) -> _Matching:
        """An independent copy."""
        c = _Matching(self.near, 0)
        c.serves = self.serves[:]
        c.size = self.size
        c.free = self.free
        c.stuck = self.stuck
        return c

    def fill(self, factory: int) -> int:
        """Find a factory as many resources next to it as possible, without taking any from another; how many."""
        found = 0
        while found < MOST_NEAR and self.free:
            seen = self.stuck
            if not self._augment(factory):
                break
            self.stuck = seen
            found += 1
        self.size += found
        return found

    def gain(self, factory: int) -> int:
        """How many resources a factory would find."""
        near = self.near[factory]
        found = (near & self.free).bit_count()
        if found >= MOST_NEAR or not self.free or not near & ~self.free & ~self.stuck:
            return min(found, MOST_NEAR)
        return self.copy().fill(factory)

    def _augment(self, factory: int) -> bool:
        """Find one resource more for a factory, if need be by giving another factory a different one."""
        near = self.near[factory]
        free = near & self.free
        if free:
            first = free & -free
            self.free ^= first
            self.serves[first.bit_length() - 1] = factory
            return True
        while near & ~self.stuck:
            bit = near & ~self.stuck
            bit &= -bit
            self.stuck |= bit
            resource = bit.bit_length() - 1
            other = self.serves[resource]
            if other != factory and self._augment(other):
                self.serves[resource] = factory
                return True
        return False


# -- more factories than cities ------------------------------------------------------------------------------


def _best_factories(near: list[int], resources: int, most: int) -> list[int]:
    """The factories that should produce; the others stand idle."""
    together = _filled(near, resources, list(range(len(near))))
    # No choice matches more than all factories together, and nothing is gained beyond the cap.
    aim = min(together.size, BONUS * most - resources)
    busiest = sorted(range(len(near)), key=lambda factory: -together.serves.count(factory))[:most]
    if _filled(near, resources, busiest).size >= aim:
        return sorted(busiest)
    search = _Search(near, _worth_trying(near), most, aim)
    search.extend([], _Matching(near, resources), search.factories, most)
    idle = [factory for factory in range(len(near)) if factory not in search.best]
    return sorted(search.best + idle[: most - len(search.best)])


def _filled(near: list[int], resources: int, factories: list[int]) -> _Matching:
    """The largest matching of some factories."""
    matching = _Matching(near, resources)
    for factory in factories:
        matching.fill(factory)
    return matching


def _worth_trying(near: list[int]) -> list[int]:
    """The factories for which no other does the same or more: it has the same resources next to it, and takes all."""
    takes_all = [factory for factory, own in enumerate(near) if own.bit_count() <= MOST_NEAR]
    out: list[int] = []
    for factory, own in enumerate(near):
        for other in takes_all:
            if not own & ~near[other] and (own != near[other] or other < factory):
                break
        else:
            out.append(factory)
    return out


class _Search:
    """Looks for the factories with the largest matching, the most promising first, until the aim is reached."""

    def __init__(self, near: list[int], factories: list[int], most: int, aim: int) -> None:
        self.near = near
        self.factories = factories
        self.most = most
        self.aim = aim
        self.size = 0
        self.best: list[int] = []
        self.prices: _Prices | None = None

    def extend(self, chosen: list[int], matching: _Matching, left: list[int], room: int) -> None:
        """Try every way to add `room` factories out of `left`.

        A factory brings less the more others are chosen, so what each would bring now bounds what all can bring.
        """
        if matching.size > self.size:
            self.size, self.best = matching.size, chosen
        if room == 0 or self.size >= self.aim:
            return
        gains = sorted([(-matching.gain(factory), place) for place, factory in enumerate(left)])
        order = [left[place] for _, place in gains]
        for first, factory in enumerate(order):
            bound = matching.size - sum([brings for brings, _ in gains[first : first + room]])
            if bound <= self.size or self.size >= self.aim:
                return
            if first and self._is_hopeless(chosen, order[first:], room):
                return
            after = matching.copy()
            after.fill(factory)
            self.extend([*chosen, factory], after, order[first + 1 :], room - 1)

    def _is_hopeless(self, chosen: list[int], left: list[int], room: int) -> bool:
        """Whether prices show that nothing better can be found; the first choice is made without them."""
        if self.prices is None:
            self.prices = _Prices(self.near, self.factories, self.most, self.size)
        return self.prices.bound(chosen, left, room) <= self.size


class _Prices:
    """A bound on every choice of factories, which counts no resource twice.

    If every resource has a price, up to 1, a factory is worth what the resources next to it bring above their prices.
    All prices and the worth of the chosen factories together are never less than what these can match. Prices rise
    where several factories want the same resource and fall where none does; that lowers the bound.
    """

    UNIT: Final = 60  # prices are whole numbers of these parts of 1
    ROUNDS: Final = 20

    def __init__(self, near: list[int], factories: list[int], most: int, enough: int) -> None:
        self.near = [members(resources) for resources in near]
        price = [0] * max([resources.bit_length() for resources in near])
        change = self.UNIT // 2
        self.total = 0
        self.worth: list[int] = []
        lowest = -1
        for _ in range(self.ROUNDS):
            worth = [0] * len(near)
            for factory in factories:
                worth[factory] = self._worth(self.near[factory], price)
            best = sorted(factories, key=lambda factory: -worth[factory])[:most]
            bound = sum(price) + sum([worth[factory] for factory in best])
            if lowest < 0 or bound < lowest:
                lowest, self.total, self.worth = bound, sum(price), worth
            else:
                change = change * 2 // 3
            if lowest // self.UNIT <= enough or not change:
                return
            wanted = [-1] * len(price)
            for factory in best:
                for resource in self._cheapest(self.near[factory], price):
                    wanted[resource] += 1
            price = [min(self.UNIT, max(0, old + change * wanted[r])) for r, old in enumerate(price)]

    def _worth(self, row: list[int], price: list[int]) -> int:
        cheapest = self._cheapest(row, price)
        return self.UNIT * len(cheapest) - sum([price[resource] for resource in cheapest])

    def _cheapest(self, row: list[int], price: list[int]) -> list[int]:
        """The resources that a factory would take."""
        return row if len(row) <= MOST_NEAR else sorted(row, key=lambda resource: price[resource])[:MOST_NEAR]

    def bound(self, chosen: list[int], left: list[int], room: int) -> int:
        """The most that these factories and `room` others can match."""
        others = sorted([self.worth[factory] for factory in left], reverse=True)
        return (self.total + sum([self.worth[factory] for factory in chosen]) + sum(others[:room])) // self.UNIT
