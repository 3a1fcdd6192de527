"""The language of a response, and the texts in it."""

from __future__ import annotations

from functools import cache

from greatpowers.core.board import LANGUAGES
from greatpowers.core.game import Game
from greatpowers.core.text import Text

PACKAGE = "greatpowers.server"
MAX_HEADER = 500  # characters of Accept-Language to look at


def best_language(accepted: str) -> str:
    """The best supported language for an Accept-Language header."""
    best, best_quality = LANGUAGES[0], 0.0
    for part in accepted[:MAX_HEADER].split(","):
        tag, _, weight = part.partition(";")
        language = tag.strip().split("-")[0].lower()
        quality = _quality(weight)
        if language in LANGUAGES and quality > best_quality:
            best, best_quality = language, quality
    return best


def _quality(weight: str) -> float:
    name, _, value = weight.strip().partition("=")
    try:
        return float(value) if name.strip() == "q" else 1.0
    except ValueError:
        return 0.0


@cache
def server_text(language: str) -> Text:
    """The server's own texts."""
    return Text(language, packages=[PACKAGE])


_GAMES: dict[tuple[str, str], Text] = {}


def game_text(language: str, game: Game) -> Text:
    """The server's texts together with those of a game."""
    key = (language, game.id)
    if key not in _GAMES:
        _GAMES[key] = Text(language, game, [PACKAGE])
    return _GAMES[key]
