"""What is measured, each behind the same six functions: new, legal, apply, over, luck, clone."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from importlib.metadata import version
from typing import Any

from benchmarks.kernel import Kernel
from greatpowers.core.game import CHANCE, NOBODY
from greatpowers.core.native import is_compiled
from greatpowers.games import make_game


class Program:
    """A game engine that plays at random."""

    def __init__(
        self,
        name: str,
        new: Callable[[random.Random], Any],
        legal: Callable[[Any], Sequence[Any]],
        apply: Callable[[Any, Any], Any],
        over: Callable[[Any], bool],
        luck: Callable[[Any], bool],
        clone: Callable[[Any], Any],
    ) -> None:
        self.name = name
        self.new = new
        self.legal = legal
        self.apply = apply
        self.over = over
        self.luck = luck
        self.clone = clone


def ours(game_id: str, players: int = 4, **options: str | int) -> Program:
    """A game on our engine, with all its rules."""
    game = make_game(game_id, players, options)
    return Program(
        f"greatpowers {game_id}, {players} players, {'compiled' if is_compiled() else 'plain'}",
        lambda rng: game.start(),
        lambda s: s.legal(),
        lambda s, action: s.apply(action),
        lambda s: s.to_act == NOBODY,
        lambda s: s.to_act == CHANCE,
        lambda s: s.clone(),
    )


def kernel() -> Program:
    """The reference kernel: how fast this machine is today."""
    return Program(
        "reference kernel",
        lambda rng: Kernel(),
        lambda k: k.legal(),
        lambda k, action: k.apply(action),
        lambda k: k.over(),
        lambda k: False,
        lambda k: k.clone(),
    )


def catanatron() -> Program:
    """Catanatron, the fastest open Euro-game engine in Python that we know of."""
    from catanatron import Color, Game, RandomPlayer

    colours = [Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE]
    return Program(
        f"catanatron {version('catanatron')}, 4 players",
        lambda rng: Game([RandomPlayer(colour) for colour in colours], seed=rng.randrange(1 << 30)),
        lambda game: game.state.playable_actions,
        lambda game, action: game.execute(action, validate_action=False),
        lambda game: game.winning_color() is not None or game.state.num_turns >= 1000,
        lambda game: False,  # it rolls its dice inside of actions
        lambda game: game.copy(),
    )


def by_name(name: str) -> Program:
    """A program by the name that a worker is given, such as `imperial-4`."""
    if name == "kernel":
        return kernel()
    if name == "catanatron":
        return catanatron()
    game_id, _, players = name.partition("-")
    return ours(game_id, int(players))
