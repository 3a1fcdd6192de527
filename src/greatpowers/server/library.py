"""What stands on the shelf: the games, their boards and rules, and the words of the interface."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from greatpowers.bots import bot_codes
from greatpowers.core.board import LANGUAGES, Board, Place
from greatpowers.core.game import BadOptions, Game, Option, TextOption, read_options
from greatpowers.core.reading import load_reading
from greatpowers.core.text import CORE
from greatpowers.games import BOARD_OPTION, GAMES, make_game, options_of
from greatpowers.server.assets import Asset

JSON = "application/json"
MOST_SEATS = 12  # no game of ours has more
_CHECKOUT_TEXTS = Path(__file__).parents[3] / "web" / "text"  # before the client is built


def offered() -> list[str]:
    """The games that a browser can show: those whose board is drawn."""
    return [game for game in GAMES if _package(game).joinpath("map.json").is_file()]


class House:
    """The options that new tables of this server begin with, game by game; whoever sets a table may choose others."""

    def __init__(self, options: Mapping[str, Mapping[str, str | int]] | None = None) -> None:
        self._options = options or {}

    def options(self, game: str) -> dict[str, str | int]:
        """Those of one game."""
        return dict(self._options.get(game, {}))

    def corrections(self, game: str) -> str | int:
        """How the board of a game is corrected here; empty where it is not."""
        return self.options(game).get(BOARD_OPTION, "")


def make_checked_game(game_id: str, seats: int, options: Any) -> Game:
    """The game with options from outside; raises BadOptions for anything that is not offered or not declared."""
    if game_id not in offered():
        raise BadOptions("game-unknown", given=game_id, allowed=", ".join(offered()))
    return make_game(game_id, seats, read_options(options_of(game_id), options))


def _package(game: str) -> Any:
    return files(f"greatpowers.games.{game}")


def _asset(data: Any) -> Asset:
    return Asset(msgspec.json.encode(data), JSON)


# -- games ---------------------------------------------------------------------------------------------------


def _players(game: str) -> list[int]:
    """The fewest and the most players."""
    possible = []
    for seats in range(1, MOST_SEATS + 1):
        try:
            possible.append(make_game(game, seats).seats)
        except BadOptions:
            continue
    return [min(possible), max(possible)]


def _option(option: Option, default: str | int) -> dict[str, Any]:
    out: dict[str, Any] = {"name": option.name, "default": default}
    if isinstance(option, TextOption):
        return out | {"longest": option.longest}
    return out | ({"choices": option.choices} if option.choices else {"least": option.least, "most": option.most})


@cache
def games(house: House) -> Asset:
    """The games that can be played here."""
    return _asset(
        [
            {
                "id": game,
                "players": _players(game),
                "options": [
                    _option(option, house.options(game).get(option.name, option.default)) for option in options_of(game)
                ],
                "bots": bot_codes(game),
            }
            for game in offered()
        ]
    )


# -- boards --------------------------------------------------------------------------------------------------


def _place(place: Place) -> dict[str, Any]:
    return {**place.facts, "id": place.id, "kind": place.kind, "names": place.names}


class _Shelf:
    """Assets made from files that may still change while the server runs; looked at again when they do."""

    def __init__(self) -> None:
        self._made: dict[tuple[str, ...], tuple[object, Asset | None]] = {}

    def get(self, key: tuple[str, ...], sources: list[Any], make: Any) -> Asset | None:
        stamp = [source.stat().st_mtime_ns if source.is_file() else 0 for source in sources]
        if key not in self._made or self._made[key][0] != stamp:
            self._made[key] = (stamp, make())
        return self._made[key][1]


_SHELF = _Shelf()


def board(game: str, house: House) -> Asset | None:
    """The board that new tables of a game have, with its drawing."""
    if game not in offered():
        return None
    key = ("board", game, str(house.corrections(game)))
    make = lambda: _drawn(make_game(game, _players(game)[0], house.options(game)).board)  # noqa: E731
    return _SHELF.get(key, [_drawing(game)], make)


def board_of(game: Game) -> Asset:
    """The board of one game, as its options have it."""
    return _drawn(game.board)


def has_own_board(game: str, options: Mapping[str, str | int], house: House) -> bool:
    """Whether a table with these options is played on another board than new tables here."""
    return options.get(BOARD_OPTION, "") != house.corrections(game)


def _drawing(game: str) -> Any:
    return _package(game).joinpath("map.json")


def _drawn(data: Board) -> Asset:
    ids = [region.id for region in data.regions]
    return _asset(
        {
            "regions": [_place(region) for region in data.regions],
            "powers": [_place(power) for power in data.powers],
            "scenery": [_place(place) for place in data.scenery],
            "borders": {kind: [[ids[a], ids[b]] for a, b in pairs] for kind, pairs in data.borders.items()},
            "tables": data.tables,
            "map": msgspec.Raw(_drawing(data.game).read_bytes()),
        }
    )


def art(game: str) -> Asset | None:
    """The drawn sheet below the regions."""
    if game not in offered():
        return None
    drawing = _package(game).joinpath("map-art.svg")
    make = lambda: Asset(drawing.read_bytes(), "image/svg+xml") if drawing.is_file() else None  # noqa: E731
    return _SHELF.get(("art", game), [drawing], make)


# -- rules and words -----------------------------------------------------------------------------------------


def rules(game: str, language: str) -> Asset | None:
    """The rulebook of a game, and which rules bear on each step."""
    if game not in offered() or language not in LANGUAGES:
        return None
    return _rules(game, language)


@cache
def _rules(game: str, language: str) -> Asset:
    book = make_game(game, _players(game)[0]).rulebook
    return _asset(
        {
            "chapters": [{"id": chapter, "title": book.chapter_title(chapter, language)} for chapter in book.chapters],
            "rules": [
                {
                    "id": rule.id,
                    "chapter": rule.chapter,
                    "kind": rule.kind,
                    "source": rule.source,
                    "number": rule.number,
                    "see": rule.see,
                    "text": rule.text(language),
                    "question": rule.question(language),
                }
                for rule in book.rules.values()
            ],
            "steps": load_reading(game).rules,
        }
    )


def log(game: str) -> Asset | None:
    """How the log of a game is divided and shortened, and the rule that each event carries out."""
    return _log(game) if game in offered() else None


@cache
def _log(game: str) -> Asset:
    reading = load_reading(game)
    return _asset(
        {
            "begin": sorted(reading.begins),
            "minor": sorted(reading.left_out),
            "implied": reading.implied,
            "rules": reading.carried_out,
        }
    )


def text(language: str, game: str, site: Path) -> Asset | None:
    """The messages of the core, a game and the client in one file."""
    if language not in LANGUAGES or (game and game not in offered()):
        return None
    name = f"{language}.ftl"
    built = site / "text" / name
    sources = [
        files(CORE).joinpath("text", name),
        *([_package(game).joinpath("text", name)] if game else []),
        built if built.is_file() else _CHECKOUT_TEXTS / name,
    ]

    def make() -> Asset:
        found = [source.read_text("utf-8") for source in sources if source.is_file()]
        return Asset("\n".join(found).encode(), "text/plain; charset=utf-8")

    return _SHELF.get(("text", language, game, str(site)), sources, make)
