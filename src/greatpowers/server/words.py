"""In which language to answer, and the words for it."""

from __future__ import annotations

from functools import cache

from greatpowers.core.board import LANGUAGES
from greatpowers.core.game import Game
from greatpowers.core.text import Text

PACKAGE = "greatpowers.server"
LONGEST = 500  # characters of a header that are read


def best_language(accepted: str) -> str:
    """The language of ours that an Accept-Language header likes best."""
    best, liking = LANGUAGES[0], 0.0
    for part in accepted[:LONGEST].split(","):
        tag, _, weight = part.partition(";")
        language = tag.strip().split("-")[0].lower()
        liked = _weight(weight)
        if language in LANGUAGES and liked > liking:
            best, liking = language, liked
    return best


def _weight(given: str) -> float:
    name, _, value = given.strip().partition("=")
    try:
        return float(value) if name.strip() == "q" else 1.0
    except ValueError:
        return 0.0


@cache
def words(language: str) -> Text:
    """Words that belong to no game."""
    return Text(language, packages=[PACKAGE])


_GAMES: dict[tuple[str, str], Text] = {}


def words_of(language: str, game: Game) -> Text:
    """Words about a game."""
    key = (language, game.id)
    if key not in _GAMES:
        _GAMES[key] = Text(language, game, [PACKAGE])
    return _GAMES[key]
