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
        self.reached = 0  # the set of those next to the factories filled so far
        # The set of those from which no free one can be reached, by giving factories different resources. That remains
        # so: all factories that could exchange them are full or have nothing else next to them.
        self.stuck = 0

    def copy(self) -> _Matching:
        """An independent copy."""
        c = _Matching(self.near, 0)
        c.serves = self.serves[:]
        c.size = self.size
        c.free = self.free
        c.reached = self.reached
        c.stuck = self.stuck
        return c

    def fill(self, factory: int) -> int:
        """Find a factory as many resources next to it as possible, without taking any from another; how many."""
        found = self._take(factory)
        while found < MOST_NEAR and self.free & self.reached:
            seen = self.stuck
            if not self._augment(factory):
                break
            self.stuck = seen
            found += 1
        self.reached |= self.near[factory]
        self.size += found
        return found

    def _take(self, factory: int) -> int:
        """Take the free resources next to a factory; how many."""
        free = self.near[factory] & self.free
        found = 0
        while free and found < MOST_NEAR:
            first = free & -free
            free ^= first
            self.free ^= first
            self.serves[first.bit_length() - 1] = factory
            found += 1
        return found

    def gain(self, factory: int) -> int:
        """How many resources a factory would find."""
        near = self.near[factory]
        found = (near & self.free).bit_count()
        if found >= MOST_NEAR or not self.free & self.reached or not near & ~self.free & ~self.stuck:
            return min(found, MOST_NEAR)
        trial = self.copy()
        found = trial.fill(factory)
        if not found:
            self.stuck = trial.stuck
        return found

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
    search.extend([], _Matching(near, resources), search.factories, [own.bit_count() for own in near], most)
    idle = [factory for factory in range(len(near)) if factory not in search.best]
    return sorted(search.best + idle[: most - len(search.best)])


def _filled(near: list[int], resources: int, factories: list[int]) -> _Matching:
    """The largest matching of some factories."""
    matching = _Matching(near, resources)
    for factory in factories:
        matching.fill(factory)
    return matching


def _worth_trying(near: list[int]) -> list[int]:
    """The factories for which no other does the same or more: it has the same resources next to it, and takes all.

    Those with the most resources next to them come first.
    """
    takes_all = [factory for factory, own in enumerate(near) if own.bit_count() <= MOST_NEAR]
    out: list[int] = []
    for factory, own in enumerate(near):
        for other in takes_all:
            if not own & ~near[other] and (own != near[other] or other < factory):
                break
        else:
            out.append(factory)
    return sorted(out, key=lambda factory: -near[factory].bit_count())


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

    def extend(self, chosen: list[int], matching: _Matching, left: list[int], gains: list[int], room: int) -> None:
        """Try every way to add `room` factories out of `left`, which stand in the order of their gains.

        A factory brings less the more others are chosen, so what each would have brought before bounds what all can
        bring now; only that of the most promising is worked out anew.
        """
        if matching.size > self.size:
            self.size, self.best = matching.size, chosen
        left, gains = left[:], gains[:]
        tried = False
        while room and left and self.size < self.aim:
            _put_best_first(left, gains, matching)
            bound = matching.size + sum([gains[factory] for factory in left[:room]])
            if bound <= self.size or (tried and self._is_hopeless(chosen, left, room)):
                return
            tried = True
            factory = left.pop(0)
            after = matching.copy()
            after.fill(factory)
            self.extend([*chosen, factory], after, left, gains, room - 1)

    def consider(self, factories: list[int]) -> None:
        """Keep a choice of factories if it is the best so far."""
        reached = 0
        for factory in factories:
            reached |= self.near[factory]
        if reached.bit_count() > self.size:
            size = _filled(self.near, reached.bit_length(), factories).size
            if size > self.size:
                self.size, self.best = size, factories

    def _is_hopeless(self, chosen: list[int], left: list[int], room: int) -> bool:
        """Whether prices show that nothing better can be found; the first choice is made without them."""
        if self.prices is None:
            self.prices = _Prices(self)
        return self.prices.bound(chosen, left, room) <= self.size


def _put_best_first(left: list[int], gains: list[int], matching: _Matching) -> None:
    """Work out gains, from the factory with the largest on, until one is no smaller than what the next may bring."""
    while True:
        factory = left[0]
        gain = matching.gain(factory)
        gains[factory] = gain
        place = 1
        while place < len(left) and gains[left[place]] > gain:
            place += 1
        if place == 1:
            return
        left.insert(place, factory)
        del left[0]


class _Prices:
    """A bound on every choice of factories, which counts no resource twice.

    If every resource has a price, up to 1, a factory is worth what the resources next to it bring above their prices.
    All prices and the worth of the chosen factories together are never less than what these can match. Prices rise
    where several factories want the same resource and fall where none does; that lowers the bound. The factories that
    are worth most are often a good choice.
    """

    UNIT: Final = 60  # prices are whole numbers of these parts of 1
    ROUNDS: Final = 16

    def __init__(self, search: _Search) -> None:
        near, factories, most = search.near, search.factories, search.most
        rows = [members(near[factory]) for factory in factories]
        price = [0] * max([resources.bit_length() for resources in near])
        change = self.UNIT // 2
        lowest = -1
        self.total = 0
        self.worth = [0] * len(near)
        for _ in range(self.ROUNDS):
            taken = [self._cheapest(row, price) for row in rows]
            worth = [self.UNIT * len(row) - sum([price[resource] for resource in row]) for row in taken]
            best = sorted(range(len(rows)), key=worth.__getitem__, reverse=True)[:most]
            bound = sum(price) + sum([worth[place] for place in best])
            if lowest < 0 or bound < lowest:
                lowest, self.total = bound, sum(price)
                for place, factory in enumerate(factories):
                    self.worth[factory] = worth[place]
                search.consider([factories[place] for place in best])
            else:
                change = change * 2 // 3
            if lowest // self.UNIT <= search.size or not change:
                return
            wanted = [-1] * len(price)
            for place in best:
                for resource in taken[place]:
                    wanted[resource] += 1
            for resource, more in enumerate(wanted):
                if more > 0 or (more < 0 and price[resource]):
                    price[resource] = min(self.UNIT, max(0, price[resource] + change * more))

    @staticmethod
    def _cheapest(row: list[int], price: list[int]) -> list[int]:
        """The resources that a factory would take."""
        return row if len(row) <= MOST_NEAR else sorted(row, key=price.__getitem__)[:MOST_NEAR]

    def bound(self, chosen: list[int], left: list[int], room: int) -> int:
        """The most that these factories and `room` others can match."""
        others = sorted([self.worth[factory] for factory in left], reverse=True)
        return (self.total + sum([self.worth[factory] for factory in chosen]) + sum(others[:room])) // self.UNIT
