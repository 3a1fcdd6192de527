"""Decisions that players may answer beforehand: they come as foreseen, with the answers foreseen."""

from __future__ import annotations

import random

import pytest

from greatpowers.core.game import Foreseen, State
from greatpowers.games import make_game

SEATS = 3
DECISIONS = 2500
DECLINED = {"rest"}  # in ImpeRunde: no more cards in this phase, which is no answer to one question


def asked(foreseen: list[Foreseen], state: State) -> list[Foreseen]:
    """What was foreseen of the present question."""
    name, details = state.prompt()
    return [one for one in foreseen if one[0] == name and one[1].items() <= details.items()]


@pytest.mark.parametrize(
    ("game", "options", "steps"),
    [
        ("imperial", {}, {"call", "invest"}),
        ("imperial", {"investor_card": "without"}, {"call", "round"}),
        ("imperunde", {}, {"response", "window", "defend"}),
        ("war", {}, {"intercept", "break_off", "retreat"}),
    ],
)
def test_what_is_foreseen_comes_with_these_answers(game: str, options: dict[str, str | int], steps: set[str]) -> None:
    came: set[str] = set()
    for seed in range(3):
        rng, state = random.Random(seed), make_game(game, SEATS, options).start()
        before: list[list[Foreseen]] = [[] for _ in range(SEATS)]
        for _ in range(DECISIONS):
            if state.ended or came == steps:
                break
            seat = rng.choice(state.deciders())
            for step, _, answers, _ in asked(before[seat], state) if seat >= 0 else []:
                words = {state.game.space.family(action).name for action in {*state.legal(seat)} - {*answers}}
                assert words <= DECLINED
                came.add(step)
            state.apply(rng.choice(state.legal(seat)), seat)
            before = [state.foreseeable(other) for other in range(SEATS)]
    assert came == steps
