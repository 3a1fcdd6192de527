"""Clones share the lists that change seldom, so nobody may change one of these in place."""

from __future__ import annotations

from random import Random
from typing import Any, NoReturn

import pytest

from greatpowers.core.game import CHANCE, NOBODY
from greatpowers.core.layout import BYTES, NUMBER, Field
from greatpowers.core.luck import draw
from greatpowers.games.imperunde import ImpeRunde
from greatpowers.games.imperunde.layout import LAYOUT

SHARED = [field for field in LAYOUT.fields if field.shared]
OWN = [field for field in LAYOUT.fields if field.kind != NUMBER and not field.shared]


def _refuse(self: object, *_: Any) -> NoReturn:
    raise AssertionError("a list that clones share was changed in place")


class Frozen(list[int]):
    """A list that cannot be changed."""

    __setitem__ = __delitem__ = __iadd__ = append = extend = insert = pop = remove = sort = clear = _refuse  # type: ignore[assignment]


class FrozenBytes(bytearray):
    """The same of small numbers."""

    __setitem__ = __delitem__ = __iadd__ = append = extend = insert = pop = remove = clear = _refuse


def frozen(field: Field, row: Any) -> Any:
    return (FrozenBytes if field.kind == BYTES else Frozen)(row)


@pytest.mark.parametrize("seed", range(4))
def test_shared_lists_are_replaced_and_never_changed(seed: int) -> None:
    rng = Random(seed)
    state = ImpeRunde(3 + seed % 4, goal=14, round_limit=6).start()
    while state.to_act != NOBODY:
        for field in SHARED:
            setattr(state, field.name, frozen(field, getattr(state, field.name)))
        if state.to_act == CHANCE:
            state.apply(draw(state, rng))
            continue
        asides = state.asides(rng.randrange(state.seats)) if rng.random() < 0.05 else []
        state.apply(rng.choice(asides or state.legal()))


def test_a_clone_has_everything_and_its_own_lists() -> None:
    state = ImpeRunde(4).start()
    clone = state.clone()
    assert clone.key() == state.key()
    for field in OWN:
        assert getattr(clone, field.name) is not getattr(state, field.name), field.name
