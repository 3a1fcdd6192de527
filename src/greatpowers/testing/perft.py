"""Perft: how many sequences of actions lead on from a position, as chess programs count them.

A change in any legal list, however deep, changes the number; stored numbers make a sharp regression test.
"""

from __future__ import annotations

from greatpowers.core.game import State


def perft(state: State, depth: int) -> int:
    """The number of different sequences of so many actions, of all who decide and of luck; ended games count once."""
    deciders = state.deciders()
    if depth == 0 or not deciders:
        return 1
    if depth == 1:
        return sum(len(state.legal(seat)) for seat in deciders)
    return sum(_after(state, action, seat, depth) for seat in deciders for action in state.legal(seat))


def _after(state: State, action: int, seat: int, depth: int) -> int:
    following = state.clone()
    following.apply(action, seat)
    return perft(following, depth - 1)
