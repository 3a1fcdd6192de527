"""Bots by short code, for the command line and for tables."""

from collections.abc import Callable
from importlib import import_module

from greatpowers.bots.bot import Bot, Turn
from greatpowers.core.game import BadOptions

__all__ = ["BOTS", "Bot", "Turn", "bot_codes", "make_bot"]

# code -> for each game that it can play (or "*" for all), the class that plays it
BOTS: dict[str, dict[str, str]] = {
    "random": {"*": "greatpowers.bots.random_bot:RandomBot"},
    "thumb": {"imperial": "greatpowers.bots.imperial_thumb:ImperialThumb"},
}


def bot_codes(game_id: str) -> list[str]:
    """The codes of the bots that can play a game."""
    return [code for code, games in BOTS.items() if game_id in games or "*" in games]


def make_bot(code: str, game_id: str) -> Bot:
    """A bot by its code; raises BadOptions."""
    if code not in bot_codes(game_id):
        raise BadOptions("bot-unknown", given=code, allowed=", ".join(bot_codes(game_id)))
    games = BOTS[code]
    module, name = games.get(game_id, games.get("*", "")).split(":")
    maker: Callable[[], Bot] = getattr(import_module(module), name)
    return maker()
