"""Playing on in an imagined position: everybody by the policy of the game, luck by its weights."""

from __future__ import annotations

from typing import Final

from greatpowers.bots.search.mind import Mind
from greatpowers.core.game import CHANCE, Random, State
from greatpowers.core.luck import draw

MOST_DECISIONS: Final = 5000  # of a turn: a policy that goes round in circles ends here


def finish_turn(mind: Mind[State], state: State, stretch: int, rng: Random) -> None:
    """Play on until positions can be compared again."""
    for _ in range(MOST_DECISIONS):
        if state.ended or mind.stretch(state) != stretch:
            return
        step(mind, state, rng)


def play_turns(mind: Mind[State], state: State, turns: int, rng: Random) -> None:
    """Play so many turns."""
    for _ in range(turns):
        if state.ended:
            return
        finish_turn(mind, state, mind.stretch(state), rng)


def finish_own_part(
    mind: Mind[State], state: State, seat: int, stretch: int, rng: Random, noise: float
) -> list[tuple[str, int]]:
    """Play on as this seat as far as a plan goes: the steps and choices.

    It ends with the turn, where luck or another seat decides, or at a decision that plans leave open.
    """
    plan: list[tuple[str, int]] = []
    while not state.ended and state.to_act == seat and mind.stretch(state) == stretch and len(plan) < MOST_DECISIONS:
        if mind.ends_plan(state):
            break
        action = mind.choose(state, seat, rng, noise)
        plan.append((state.step, action))
        state.apply(action, seat)
    return plan


def guess_open_part(mind: Mind[State], state: State, seat: int, stretch: int, rng: Random) -> list[tuple[str, int]]:
    """What this seat may choose from a decision on that its plan leaves open; the position stays as it is."""
    if state.ended or state.to_act != seat or mind.stretch(state) != stretch:
        return []
    state = state.clone()
    choices: list[tuple[str, int]] = []
    while not state.ended and state.to_act == seat and mind.stretch(state) == stretch and len(choices) < MOST_DECISIONS:
        action = mind.choose(state, seat, rng)
        choices.append((state.step, action))
        state.apply(action, seat)
    return choices


def step(mind: Mind[State], state: State, rng: Random) -> None:
    """One action of whoever is to act."""
    seat = state.to_act
    if seat == CHANCE:
        state.apply(draw(state, rng))
    else:
        state.apply(mind.choose(state, seat, rng), seat)
