"""Clones share the lists that change seldom, so nobody may change one of these in place."""

from __future__ import annotations

from random import Random
from typing import Any, NoReturn

import pytest

from greatpowers.core.game import CHANCE, NOBODY
from greatpowers.core.luck import draw
from greatpowers.games.imperunde import ImpeRunde
from greatpowers.games.imperunde.position import LISTS, NUMBERS, OWN, SHARED


class Frozen(list[int]):
    """A list that cannot be changed."""

    def _refuse(self, *_: Any) -> NoReturn:
        raise AssertionError("a list that clones share was changed in place")

    __setitem__ = __delitem__ = __iadd__ = append = extend = insert = pop = remove = sort = clear = _refuse  # type: ignore[assignment]


@pytest.mark.parametrize("seed", range(4))
def test_shared_lists_are_replaced_and_never_changed(seed: int) -> None:
    rng = Random(seed)
    state = ImpeRunde(3 + seed % 4, goal=14, round_limit=6).start()
    while state.to_act != NOBODY:
        for name in SHARED:
            setattr(state, name, Frozen(getattr(state, name)))
        if state.to_act == CHANCE:
            state.apply(draw(state, rng))
            continue
        asides = state.asides(rng.randrange(state.seats)) if rng.random() < 0.05 else []
        state.apply(rng.choice(asides or state.legal()))


def test_a_clone_has_everything_and_its_own_lists() -> None:
    state = ImpeRunde(4).start()
    clone = state.clone()
    assert clone.key() == state.key()
    for name in OWN:
        assert getattr(clone, name) is not getattr(state, name), name
    assert len(set(LISTS + NUMBERS)) == len(LISTS) + len(NUMBERS)
