"""What a bot says to a player about war and peace between them: why it did something to them, or leaves their offer."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final
from urllib.parse import parse_qsl

from greatpowers.bots.levels import LEVELS
from greatpowers.core.game import Game, Hint, Random, State

GAMES: Final = ("imperunde", "war")  # where bots negotiate
SPEAKERS: Final = ("thumb", *LEVELS)  # those that decide by the reasons that they give


def is_dealing(game: Game, action: int) -> bool:
    """Whether by this action somebody makes war or peace, or an offer."""
    return game.id in GAMES and game.space.family(action).name in _of_game(game, "motives").DEALINGS


def told(state: State, speaker: int, listener: int, rng: Random, *, bot: str, action: int | None = None) -> Hint | None:
    """The message `told-NAME` of the game's texts; None where the bot of this name has nothing to say to the listener.

    `action`: what the speaker does in this position; None: nothing, so that an offer of peace stays without an answer.

    The listener imagines a world, and in it what the speaker could imagine: what is hidden from either has no
    influence.
    """
    code, _, query = bot.partition("?")
    if state.game.id not in GAMES or code not in SPEAKERS:
        return None
    motives, tempers = _of_game(state.game, "motives"), _of_game(state.game, "temper").TEMPERS
    temper = tempers[dict(parse_qsl(query)).get("temper", "balanced")]
    world = state.imagine(listener, rng).imagine(speaker, rng)
    reason: Hint | None = None
    if action is None:
        reason = motives.refusal(world, speaker, listener, temper)
    elif is_dealing(state.game, action) and not state.conceals(action, speaker, listener):
        reason = motives.motive(world, speaker, action, temper)
    return reason if reason is not None and reason[1].get("other") == listener else None


def _of_game(game: Game, module: str) -> Any:
    return import_module(f"greatpowers.bots.{game.id}.{module}")
