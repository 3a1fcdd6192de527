"""Bots by name: the codes of this package and of installed ones, classes in modules and files, and programs.

    thumb                       a code
    hard?seconds=1              with parameters, for the constructor of its class
    my_package.bots:Taxman      a class in a module that Python finds
    bots/taxman.py:Taxman       a class in a file
    python bots/taxman.py       a program in the line protocol, recognised by a slash or a space

An installed package adds codes by entry points of the group `greatpowers.bots`. The name of an entry point is a code
for every game, or a game and a code with a dot between them, for that game only.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING
from urllib.parse import urlencode

from greatpowers.bots.bot import Bot
from greatpowers.bots.classes import make
from greatpowers.bots.levels import LEVELS, SEARCHING, known_levels, without_temper
from greatpowers.bots.program import ProgramBot, is_program
from greatpowers.core.options import BadOptions
from greatpowers.games import GAMES

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "greatpowers.bots"
_ANY_GAME = "*"
_OURS = "greatpowers"

# code -> game id (or "*" for every game) -> class, with the parameters that make this bot of it
_THUMBS = {
    "imperial": "greatpowers.bots.imperial.thumb:ImperialThumb",
    "imperunde": "greatpowers.bots.imperunde.thumb:ImpeRundeThumb",
    "war": "greatpowers.bots.war.thumb:WarThumb",
}
_PLAYERS = {
    "imperial": "greatpowers.bots.search.players:ImperialPlayer",
    "imperunde": "greatpowers.bots.search.players:ImpeRundePlayer",
    "war": "greatpowers.bots.search.players:WarPlayer",
}


def _level(level: str) -> dict[str, str]:
    """The bots of a level, by game: rules of thumb up to `medium`, searchers above."""
    if level in SEARCHING:
        return {game: f"{player}?level={level}" for game, player in _PLAYERS.items()}
    return {game: f"{thumb}?{urlencode(known_levels(game)[level])}" for game, thumb in _THUMBS.items()}


_OWN: dict[str, dict[str, str]] = {
    **{level: _level(level) for level in LEVELS},
    "random": {_ANY_GAME: "greatpowers.bots.random_bot:RandomBot"},
    "thumb": _THUMBS,
}
_allowed: set[str] = set()  # what the person at this machine has named
_CODE = re.compile(r"(?P<code>[\w.-]+)(?:\?(?P<query>.*))?")
_CLASS = re.compile(r"(?P<place>[\w.]+|.+\.py):(?P<name>\w+)(?:\?(?P<query>.*))?")


def all_codes() -> list[str]:
    """The codes of all bots, whichever games they play; raises BadOptions."""
    return list(_catalog())


def bot_codes(game_id: str) -> list[str]:
    """The codes of the bots that can play this game; raises BadOptions."""
    return [code for code, games in _catalog().items() if game_id in games or _ANY_GAME in games]


def allow(word: str) -> None:
    """Let tables of this process make this bot, whatever it is: the person at this machine has named it."""
    _allowed.add(word)


def make_bot(word: str, game_id: str, *, trusted: bool = False) -> Bot:
    """Make a bot by its code, or by that of a level and a temperament; raises BadOptions if it cannot play this game.

    `trusted`: also with any parameters, and classes and programs from anywhere, which may do anything. Only for words
    of the person at this machine: never for those of guests, nor for those in a record (but see `allow`).
    """
    if not trusted and word not in _allowed:
        code = without_temper(word)
        return _make(_class_of(code, game_id), word[len(code) + 1 :], word)
    if found := _CLASS.fullmatch(word):
        return _make(f"{found['place']}:{found['name']}", found["query"] or "", word)
    if found := _CODE.fullmatch(word):
        return _make(_class_of(found["code"], game_id), found["query"] or "", word)
    if is_program(word):
        return ProgramBot(word)
    raise _unknown(word, game_id)


def close_bot(bot: Bot) -> None:
    """End the program that plays for a bot, if one does."""
    if isinstance(bot, ProgramBot):
        bot.close()


def _class_of(code: str, game_id: str) -> str:
    games = _catalog().get(code, {})
    found = games.get(game_id) or games.get(_ANY_GAME)
    if found is None:
        raise _unknown(code, game_id)
    return found


def _unknown(word: str, game_id: str) -> BadOptions:
    return BadOptions("bot-unknown", given=word, allowed=", ".join(bot_codes(game_id)))


def _make(target: str, query: str, word: str) -> Bot:
    """A bot of this class, which may name parameters; those of the query come on top."""
    place, _, preset = target.partition("?")
    return make(place, "&".join(filter(None, (preset, query))), word)


# -- installed packages --------------------------------------------------------------------------------------


@cache
def _catalog() -> dict[str, dict[str, str]]:
    """The codes of this package and of all others; raises BadOptions where two of them claim the same one."""
    from importlib.metadata import entry_points  # which takes as long to import as the rest of a small command

    return merged(entry_points(group=GROUP))


def merged(added: Iterable[EntryPoint]) -> dict[str, dict[str, str]]:
    """Our own codes with those of these entry points; raises BadOptions where two of them claim the same one."""
    catalog = {code: dict(games) for code, games in _OWN.items()}
    owners = dict.fromkeys(_OWN, _OURS)
    for point in sorted(added, key=lambda point: point.name):
        game, _, rest = point.name.partition(".")
        game, code = (game, rest) if rest and game in GAMES else (_ANY_GAME, point.name)
        games, owner = catalog.setdefault(code, {}), point.module.partition(".")[0]
        if owners.setdefault(code, owner) != owner or game in games:
            raise BadOptions("bot-clash", given=code, owners=f"{owners[code]}, {owner}")
        games[game] = point.value
    return catalog
