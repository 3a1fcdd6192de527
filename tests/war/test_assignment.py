"""Sharing out resources among factories, against trying everything (war/production/factory-assignment-optimal)."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from greatpowers.games.war.assignment import MOST_NEAR, assign

# Up to four factories with the resources next to them, and how many cities there are.
SMALL = st.integers(0, 5).flatmap(
    lambda resources: st.tuples(
        st.lists(st.sets(st.integers(0, max(resources - 1, 0))), max_size=4).map(
            lambda sets: [sorted(near) if resources else [] for near in sets]
        ),
        st.just(resources),
        st.integers(0, 4),
    )
)


def best_by_brute_force(near: list[list[int]], resources: int, most: int) -> int:
    """Every choice of factories, every factory (or none) for every resource."""
    best = 0
    for producing in combinations(range(len(near)), min(most, len(near))):
        for choice in product((-1, *producing), repeat=resources):
            made = 0
            for factory in producing:
                served = [resource for resource in range(resources) if choice[resource] == factory]
                made += min(20, 10 + sum(2 if resource in near[factory] else 1 for resource in served))
            best = max(best, made)
    return best


@pytest.mark.rule("war/production/factory-assignment-optimal", "war/ruling/best-assignment")
@pytest.mark.rule("war/invariant/best-assignment")
@given(SMALL)
@settings(max_examples=150, deadline=None)
def test_no_assignment_yields_more(case: tuple[list[list[int]], int, int]) -> None:
    near, resources, most = case
    assert assign(near, resources, most).total == best_by_brute_force(near, resources, most)


@pytest.mark.rule("war/production/factory-cap", "war/ruling/best-assignment")
@pytest.mark.parametrize("resources", range(10, 14))
def test_the_cap_makes_room_for_other_factories(resources: int) -> None:
    near = [list(range(resources)), list(range(5)), []]
    assert assign(near, resources, 2).total == best_by_brute_force_by_counts(near, resources, 2)


def best_by_brute_force_by_counts(near: list[list[int]], resources: int, most: int) -> int:
    """Two factories, one of them next to everything: how many resources, and of which kind, go to the other."""
    best = 0
    for first, second in combinations(range(len(near)), most):
        both = [r for r in range(resources) if r in near[first] and r in near[second]]
        only = [r for r in range(resources) if r in near[first] and r not in near[second]]
        for given_near in range(len(both) + 1):
            for given_far in range(len(only) + 1):
                kept = resources - given_near - given_far
                made = min(20, 10 + 2 * kept) + min(20, 10 + 2 * given_near + given_far)
                best = max(best, made)
    return best


@pytest.mark.rule("war/production/factory-resource-once", "war/production/factory-city-limit")
@given(SMALL)
@settings(max_examples=100, deadline=None)
def test_what_it_says_is_possible(case: tuple[list[list[int]], int, int]) -> None:
    near, resources, most = case
    found = assign(near, resources, most)
    assert len(found.producing) == min(most, len(near))
    for resource, factory in enumerate(found.serves):
        assert factory == -1 or (factory in found.producing and resource in near[factory])
    assert all(found.serves.count(factory) <= MOST_NEAR for factory in found.producing)


LARGER = st.tuples(st.lists(st.sets(st.integers(0, 11)).map(sorted), min_size=3, max_size=8), st.integers(1, 4))


@pytest.mark.rule("war/ruling/idle-factories", "war/production/factory-city-limit")
@given(LARGER)
@settings(max_examples=100, deadline=None)
def test_no_other_choice_of_factories_yields_more(case: tuple[list[list[int]], int]) -> None:
    near, most = case
    choices = combinations(near, min(most, len(near)))
    assert assign(near, 12, most).total == max(assign(list(choice), 12, len(choice)).total for choice in choices)


@pytest.mark.rule("war/ruling/idle-factories")
def test_a_tempting_choice_may_be_wrong() -> None:
    near = [[0, 1, 2, 3], [0, 1, 4], [2, 3, 5]]  # the first overlaps with both others
    assert assign(near, 6, 2).producing == [1, 2]
    assert assign(near, 6, 2).total == 20 + 6 + 6
