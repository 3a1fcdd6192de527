"""Positions to begin at, as records of games that people played at random."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from greatpowers.core.game import Game, State
from greatpowers.core.record import Record, write
from greatpowers.games import make_game

PEOPLE = ("Ada", "Bob", "Clara", "Dario")
SEED = 8
WAR_SOON = 14  # with this one, two of three players of ImpeRunde are at war in the second round


def played_until(
    wanted: Callable[[State, int], bool],
    game: Game | None = None,
    seed: int = SEED,
    players: Sequence[str] = PEOPLE,
) -> str:
    """The record of random play up to the first position that is wanted, which may look at the number of actions.

    Without another game: Imperial. Nobody ever takes Taxation, so no nation gains power, the game goes on for ever and
    the board fills. Cash lies open.
    """
    game = game or make_game("imperial", len(PEOPLE), {"cash": "open"})
    record = Record(game, players[: game.seats])
    rng = random.Random(seed)
    state = game.start()
    while not wanted(state, len(record.actions)):
        lasting = [action for action in state.legal() if game.space.notation(action) != "rondel taxation"]
        record.add(rng.choice(lasting), state.to_act)
        state.apply(record.actions[-1])
    return write(record)


def after(actions: int) -> str:
    """At least so many actions, up to a choice on the rondel."""
    return played_until(lambda state, number: number >= actions and state.step == "rondel")


def talks() -> str:
    """Talks of ImpeRunde among three people, of whom the first two are at war and both still want it."""

    def at_war(state: State) -> bool:
        first, second, _ = state.view(None)["relations"]
        return bool(first["now"][1] == first["stance"][1] == second["stance"][0] == "war")

    game = make_game("imperunde", 3)
    return played_until(lambda state, _: state.step == "talks" and at_war(state), game, WAR_SOON)
