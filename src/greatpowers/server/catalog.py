"""The catalog: games, boards, rules and texts, the same for every guest."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, cast

import msgspec

from greatpowers.bots import bot_codes
from greatpowers.bots.levels import LEVELS, up_to, without_temper
from greatpowers.core.board import LANGUAGES, Board, Place
from greatpowers.core.game import Game
from greatpowers.core.help import load_help
from greatpowers.core.options import BadOptions, Option, TextOption, read_options
from greatpowers.core.rulebook import Rule
from greatpowers.core.text import CORE
from greatpowers.core.words import Argument, Signature
from greatpowers.games import BOARD_OPTION, GAMES, make_game, options_of
from greatpowers.server.assets import Asset
from greatpowers.server.protocol import (
    ArgumentInfo,
    ArgumentKind,
    BoardData,
    BoardTables,
    GameInfo,
    LogInfo,
    OptionInfo,
    PlaceInfo,
    RuleInfo,
    RulesInfo,
    Signatures,
)

JSON = "application/json"
THUMB = "thumb"  # `medium` without its mistakes; not offered beside the levels
INVARIANT = "invariant"  # the kind of rules that test the engine and tell a player nothing
MAX_SEATS = 12  # more than any game has
MOST_GAMES = 64  # kept to be shared
_SOURCE_TEXTS = Path(__file__).parents[3] / "web" / "text"  # in a checkout, before the client is built


def available_games() -> list[str]:
    """The games that a browser can show: those with a drawn board."""
    return [game for game in GAMES if _package(game).joinpath("map.json").is_file()]


class ServerDefaults:
    """This server's default options for new tables, by game; a new table may override them."""

    def __init__(self, options: Mapping[str, Mapping[str, str | int]] | None = None) -> None:
        self._options = options or {}

    def options(self, game: str) -> dict[str, str | int]:
        """The default options of one game."""
        return dict(self._options.get(game, {}))

    def corrections(self, game: str) -> str | int:
        """The default board corrections of a game; empty when there are none."""
        return self.options(game).get(BOARD_OPTION, "")


def make_available_game(game_id: str, seats: int, options: Any) -> Game:
    """Make a game with options from a client; raises BadOptions for an unavailable game or an invalid option.

    Tables with the same options share one.
    """
    if game_id not in available_games():
        raise BadOptions("game-unknown", given=game_id, allowed=", ".join(available_games()))
    return _shared_game(game_id, seats, tuple(read_options(options_of(game_id), options).items()))


@lru_cache(MOST_GAMES)
def _shared_game(game_id: str, seats: int, options: tuple[tuple[str, str | int], ...]) -> Game:
    return make_game(game_id, seats, dict(options))


def _package(game: str) -> Any:
    return files(f"greatpowers.games.{game}")


def _asset(data: Any) -> Asset:
    return Asset(msgspec.json.encode(data), JSON)


# -- games ---------------------------------------------------------------------------------------------------


def _players(game: str) -> tuple[int, int]:
    """The smallest and the largest number of players."""
    possible = []
    for seats in range(1, MAX_SEATS + 1):
        try:
            possible.append(make_game(game, seats).seats)
        except BadOptions:
            continue
    return min(possible), max(possible)


def _option(option: Option, default: str | int) -> OptionInfo:
    out: OptionInfo = {"name": option.name, "default": default}
    if option.needs:
        out["needs"] = option.needs
    if option.excludes:
        out["excludes"] = option.excludes
    if isinstance(option, TextOption):
        return {**out, "longest": option.longest}
    if option.choices:
        return {**out, "choices": list(option.choices)}
    return {**out, "least": option.least, "most": option.most}


@cache
def games(defaults: ServerDefaults, strongest_bot: str = LEVELS[-1]) -> Asset:
    """The available games with their options, and the bots that guests can choose."""
    return _asset([_game(game, defaults.options(game), strongest_bot) for game in available_games()])


def require_bots(game: str, codes: Iterable[str], strongest_bot: str) -> None:
    """Check that guests can choose these bots (empty: none); raises BadOptions."""
    offered = up_to(strongest_bot, bot_codes(game))
    for code in codes:
        if code and without_temper(code) not in offered:
            raise BadOptions("bot-unknown", given=code, allowed=", ".join(offered))


def _game(game: str, defaults: Mapping[str, str | int], strongest_bot: str) -> GameInfo:
    options = [_option(option, defaults.get(option.name, option.default)) for option in options_of(game)]
    bots = [code for code in up_to(strongest_bot, bot_codes(game)) if code != THUMB]
    tempered = [code for code in bots if code in LEVELS]
    return {"id": game, "players": _players(game), "options": options, "bots": bots, "tempered": tempered}


# -- boards --------------------------------------------------------------------------------------------------


def _place(place: Place) -> PlaceInfo:
    """A place of a board without what only drawing it needs."""
    facts = {name: fact for name, fact in place.facts.items() if name not in ("lon", "lat")}
    return cast("PlaceInfo", {**facts, "id": place.id, "kind": place.kind, "names": place.names})


class _AssetCache:
    """Assets made from files that may change while the server runs; made again when they do."""

    def __init__(self) -> None:
        self._made: dict[tuple[str, ...], tuple[object, Asset | None]] = {}

    def get(self, key: tuple[str, ...], sources: list[Any], make: Any) -> Asset | None:
        stamp = [source.stat().st_mtime_ns if source.is_file() else 0 for source in sources]
        if key not in self._made or self._made[key][0] != stamp:
            self._made[key] = (stamp, make())
        return self._made[key][1]


_CACHE = _AssetCache()


def board(game: str, defaults: ServerDefaults) -> Asset | None:
    """The board of new tables of a game, with its drawing."""
    if game not in available_games():
        return None
    key = ("board", game, str(defaults.corrections(game)))
    make = lambda: _board_asset(make_game(game, _players(game)[0], defaults.options(game)).board)  # noqa: E731
    return _CACHE.get(key, [_drawing(game)], make)


def board_of(game: Game) -> Asset:
    """The board of one game, with the corrections in its options."""
    return _board_asset(game.board)


def has_custom_board(game: str, options: Mapping[str, str | int], defaults: ServerDefaults) -> bool:
    """Whether a table with these options has a different board from new tables on this server."""
    return options.get(BOARD_OPTION, "") != defaults.corrections(game)


def _drawing(game: str) -> Any:
    return _package(game).joinpath("map.json")


def _board_asset(data: Board) -> Asset:
    ids = [region.id for region in data.regions]
    return _asset(
        BoardData(
            regions=[_place(region) for region in data.regions],
            powers=[_place(power) for power in data.powers],
            scenery=[_place(place) for place in data.scenery],
            borders={kind: [(ids[a], ids[b]) for a, b in pairs] for kind, pairs in data.borders.items()},
            tables=cast("BoardTables", data.tables),
            map=msgspec.Raw(_drawing(data.game).read_bytes()),
        )
    )


# -- rules and texts -----------------------------------------------------------------------------------------


def rules(game: str, language: str) -> Asset | None:
    """The rulebook of a game, and the rules relevant to each step."""
    if game not in available_games() or language not in LANGUAGES:
        return None
    return _rules(game, language)


@cache
def _rules(game: str, language: str) -> Asset:
    book = make_game(game, _players(game)[0]).rulebook
    told = [rule for rule in book.rules.values() if rule.kind != INVARIANT]
    chapters = {rule.chapter for rule in told}
    return _asset(
        RulesInfo(
            chapters=[
                {"id": id_, "title": book.chapter_title(id_, language)} for id_ in book.chapters if id_ in chapters
            ],
            rules=[_rule(rule, language) for rule in told],
            steps=load_help(game).rules,
            options=load_help(game).options,
            synonyms=book.synonyms(language),
        )
    )


def _rule(rule: Rule, language: str) -> RuleInfo:
    return {
        "id": rule.id,
        "chapter": rule.chapter,
        "kind": rule.kind,
        "source": rule.source,
        "number": rule.number,
        "belongs_to": rule.belongs_to,
        "see": rule.see,
        "text": rule.text(language),
        "question": rule.question(language),
    }


def log(game: str) -> Asset | None:
    """How to divide and shorten the log of a game, and the rule behind each event."""
    return _log(game) if game in available_games() else None


@cache
def _log(game: str) -> Asset:
    help_data = load_help(game)
    return _asset(
        LogInfo(
            begin=sorted(help_data.begins),
            minor=sorted(help_data.left_out),
            implied=help_data.implied,
            rules=help_data.carried_out,
            battles=help_data.battles,
            harms=help_data.harms,
            dice=sorted(help_data.dice),
            luck=sorted(help_data.luck),
        )
    )


def reference(game: str) -> Asset | None:
    """The numbers of a game's reference sheets."""
    return _reference(game) if game in available_games() else None


@cache
def _reference(game: str) -> Asset:
    return _asset(make_game(game, _players(game)[0]).reference())


def signatures(game: str) -> Asset | None:
    """The arguments of every action and event of a game, and the kinds of other values that plain data cannot tell."""
    return _signatures(game) if game in available_games() else None


@cache
def _signatures(game: str) -> Asset:
    choices = [{option.name: choice} for option in options_of(game) for choice in option.choices or [option.default]]
    variants = [make_game(game, _players(game)[0], choice) for choice in choices]
    return _asset(
        Signatures(
            actions=_arguments(family for variant in variants for family in variant.space.families),
            events=_arguments(kind for variant in variants for kind in variant.events),
            details=cast("dict[str, ArgumentKind]", variants[0].detail_kinds()),
        )
    )


def _arguments(signatures: Iterable[Signature]) -> dict[str, list[ArgumentInfo]]:
    """By name, the arguments in their order, each with what it is (see `core.words`)."""
    return {signature.name: [_argument(argument) for argument in signature.arguments] for signature in signatures}


def _argument(argument: Argument) -> ArgumentInfo:
    return {"name": argument.name, "kind": cast("ArgumentKind", argument.domain.kind)}


def text(language: str, game: str, site: Path) -> Asset | None:
    """The messages of the core, of a game and of the client in one file."""
    if language not in LANGUAGES or (game and game not in available_games()):
        return None
    name = f"{language}.ftl"
    built = site / "text" / name
    sources = [
        files(CORE).joinpath("text", name),
        *([_package(game).joinpath("text", name)] if game else []),
        built if built.is_file() else _SOURCE_TEXTS / name,
    ]

    def make() -> Asset:
        found = [source.read_text("utf-8") for source in sources if source.is_file()]
        said = [line for line in "\n".join(found).splitlines() if not line.startswith("#")]  # comments are for writers
        return Asset("\n".join(said).encode(), "text/plain; charset=utf-8")

    return _CACHE.get(("text", language, game, str(site)), sources, make)
