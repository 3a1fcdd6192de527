"""Corrections of the board by somebody who owns the printed one.

In a file of their own, with the ids of `board.toml` or the names in any of our languages:

    [values]                # of countries and seas, 1 to 3
    brazil = 2
    "Golf von Guinea" = 1
    [wheel]                 # fields of the country wheel
    brazil = 2
    [events]                # fields of the event wheel
    sea_calm = 0
    [borders]
    add = [["peru", "brazil"]]
    remove = [["egypt", "congo"]]

or in one line, as records carry it: `no_border egypt congo, border peru brazil, event sea_calm 0, value brazil 2`.
What a correction says holds on the corrected board; what holds on ours already is left out of the line.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from copy import copy
from difflib import get_close_matches
from typing import Any, Final

from greatpowers.core.board import Board, Place
from greatpowers.core.game import BadOptions
from greatpowers.games import BOARD_OPTION
from greatpowers.games.imperunde.pieces import BOARD

Fact = tuple[
    str, ...
]  # such as ("value", "china"), ("wheel", "siam"), ("event", "sea_calm"), ("border", "egypt", "congo")
Facts = dict[Fact, int]  # two spaces border: 1, or do not: 0

LONGEST: Final = 40_000  # characters; the whole board written out takes a third of it
_LONGEST_LINE: Final = 2000  # longer ones of a hostile kind would keep tomllib busy for seconds
_SHOWN: Final = 80  # characters of a mistake that are repeated

_TABLES: Final = {"values": "value", "wheel": "wheel", "events": "event"}
_BOUNDS: Final = {"value": (1, 3), "wheel": (0, 99), "event": (0, 99)}  # imperunde/land/values, imperunde/sea/values
_PAIRS: Final = {"add": 1, "remove": 0, "border": 1, "no_border": 0}
_KINDS: Final = ("land", "sea")
_BORDERS: Final = {("land", "land"): "land", ("land", "sea"): "coast", ("sea", "sea"): "sea"}  # by the kinds of spaces


def _key(name: str) -> str:
    """A name without what people write in different ways."""
    return "_".join(re.findall(r"\w+", name.lower()))


def _by_name(entries: Iterable[tuple[str, Mapping[str, str]]]) -> dict[str, str]:
    """Ids by themselves and by their names in every language."""
    return {_key(word): entry for entry, names in entries for word in (entry, *names.values())}


# The event wheel, by the words of the notation: land_famine, sea_calm.
_EVENTS: Final[dict[str, Any]] = {f"{k}_{event['id']}": event for k in _KINDS for event in BOARD.tables[f"{k}_event"]}
_SPACE_NAMES: Final = _by_name((region.id, region.names) for region in BOARD.regions)
_EVENT_NAMES: Final = _by_name((name, {**event["name"], "id": event["id"]}) for name, event in _EVENTS.items())
_HOMES: Final = {power.id for power in BOARD.powers}


def _border(a: str, b: str) -> Fact:
    """A pair of spaces in the order of the board: a country before a sea."""
    return "border", *sorted((a, b), key=BOARD.region_index.__getitem__)


def _own_facts() -> Facts:
    """All that can be corrected, as `board.toml` has it."""
    ids = list(BOARD.region_index)
    out: Facts = {("value", region.id): region.facts["value"] for region in BOARD.regions}
    out |= {("wheel", region.id): region.facts["wheel"] for region in BOARD.regions}
    out |= {("event", name): event["wheel"] for name, event in _EVENTS.items()}
    return out | {_border(ids[a], ids[b]): 1 for kind in _BORDERS.values() for a, b in BOARD.borders[kind]}


_OWN: Final[Facts] = _own_facts()


# -- reading -------------------------------------------------------------------------------------------------


def one_line(given: str) -> str:
    """Corrections in either form as one line; raises BadOptions."""
    facts = read(given)
    corrected(facts)
    return ", ".join(_written(fact, number) for fact, number in facts.items())


def _written(fact: Fact, number: int) -> str:
    kind, *names = fact
    if kind == "border":
        return " ".join(["border" if number else "no_border", *names])
    return f"{kind} {names[0]} {number}"


def read(given: str) -> Facts:
    """What a text says otherwise than our board, in fixed order; raises BadOptions."""
    text = given.removeprefix("\ufeff")
    said: Facts = {}
    for fact, number in _of_file(text) if any(sign in text for sign in "=[#\n") else _of_line(text):
        if said.setdefault(fact, number) != number:
            raise BadOptions("board-twice", option=BOARD_OPTION, given=" ".join(fact))
    return {fact: said[fact] for fact in sorted(said) if said[fact] != _OWN.get(fact, 0)}


def _of_line(text: str) -> Iterator[tuple[Fact, int]]:
    for part in text.split(","):
        match part.split():
            case []:
                continue
            case [kind, name, number] if kind in _BOUNDS:
                yield _numbered(kind, name, int(number) if re.fullmatch("[0-9]{1,3}", number) else number, kind)
            case ["border" | "no_border" as kind, *names]:
                yield _bordering(names, kind)
            case _:
                raise BadOptions("board-line", option=BOARD_OPTION, given=_shown(part.strip()))


def _of_file(text: str) -> Iterator[tuple[Fact, int]]:
    for table, entries in _parse(text).items():
        if table not in (*_TABLES, "borders") or not isinstance(entries, dict):
            allowed = ", ".join(f"[{name}]" for name in (*_TABLES, "borders"))
            raise BadOptions("board-table", option=BOARD_OPTION, given=_shown(table), allowed=allowed)
        for name, entry in entries.items():
            if table in _TABLES:
                yield _numbered(_TABLES[table], name, entry, f"[{table}]")
            elif name in ("add", "remove"):
                pairs = entry if isinstance(entry, list) else [entry]
                yield from (_bordering(pair, name) for pair in pairs)
            else:
                raise BadOptions("board-table", option=BOARD_OPTION, given=_shown(name), allowed="add, remove")


def _parse(text: str) -> dict[str, Any]:
    lines = text.split("\n")
    line, column = len(lines), len(lines[-1]) + 1  # mistakes without a place are found at the end
    for number, words in enumerate(lines):
        if len(words) > _LONGEST_LINE:
            raise BadOptions("board-text", option=BOARD_OPTION, line=str(number + 1), column=str(_LONGEST_LINE + 1))
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        place = re.search(r"line (\d+), column (\d+)", str(error))
        if place is not None:
            line, column = int(place[1]), int(place[2])
        raise BadOptions("board-text", option=BOARD_OPTION, line=str(line), column=str(column)) from None


def _numbered(kind: str, name: str, number: object, where: str) -> tuple[Fact, int]:
    """How much a space is worth, or how many fields of a wheel are a space's or an event's."""
    found = _find(name, _EVENT_NAMES if kind == "event" else _SPACE_NAMES, where)
    least, most = _BOUNDS[kind]
    if type(number) is not int or not least <= number <= most:  # bool is an int, too
        bounds = {"least": str(least), "most": str(most)}
        raise BadOptions("board-number", option=BOARD_OPTION, where=f"{where} {found}", given=_shown(number), **bounds)
    return (kind, found), number


def _bordering(pair: object, where: str) -> tuple[Fact, int]:
    """That two spaces border, or that they do not."""
    if isinstance(pair, list) and [type(name) for name in pair] == [str, str]:
        first, second = (_find(name, _SPACE_NAMES, where) for name in pair)
        if first != second:
            return _border(first, second), _PAIRS[where]
    example = '["congo", "egypt"]'
    raise BadOptions("board-pair", option=BOARD_OPTION, where=where, given=_shown(pair), example=example)


def _find(name: str, known: dict[str, str], where: str) -> str:
    """The id of what is named; raises BadOptions with names that are like it."""
    key = _key(name[:_SHOWN])
    if key in known:
        return known[key]
    near = list(dict.fromkeys(known[one] for one in get_close_matches(key, known, 5)))[:3]
    if near:
        about = {"where": where, "given": _shown(name), "near": ", ".join(near)}
        raise BadOptions("board-name-near", option=BOARD_OPTION, **about)
    raise BadOptions("board-name", option=BOARD_OPTION, where=where, given=_shown(name))


def _shown(given: object) -> str:
    """Something that is wrong, as a message may repeat it: short, and without control characters."""
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in str(given)[:_SHOWN])


# -- the corrected board -------------------------------------------------------------------------------------


def corrected(facts: Facts) -> Board:
    """Our board where nothing is corrected, or a new one; raises BadOptions when no game could be played on it."""
    if not facts:
        return BOARD
    board = copy(BOARD)
    board.regions = [_region(region, facts) for region in BOARD.regions]
    board.borders = {**BOARD.borders, **{kind: _pairs(kind, facts) for kind in _BORDERS.values()}}
    wheels = {f"{kind}_event": _events(kind, facts) for kind in _KINDS}
    board.tables = {**BOARD.tables, **wheels, "corrections": _listed(facts)}
    _check_borders(facts, board)
    _check_wheels(board)
    return board


def _region(region: Place, facts: Facts) -> Place:
    out = copy(region)
    out.facts = {**region.facts, "wheel": facts.get(("wheel", region.id), region.facts["wheel"])}
    if ("value", region.id) in facts:
        out.facts |= {"value": facts["value", region.id], "value_source": "owner"}
    return out


def _events(kind: str, facts: Facts) -> list[dict[str, Any]]:
    events: list[dict[str, Any]] = BOARD.tables[f"{kind}_event"]
    return [{**event, "wheel": facts.get(("event", f"{kind}_{event['id']}"), event["wheel"])} for event in events]


def _pairs(kind: str, facts: Facts) -> list[tuple[int, int]]:
    """The borders of one kind: ours without those that are not there, then those that are there besides."""
    corrections = {
        (BOARD.region_index[fact[1]], BOARD.region_index[fact[2]]): touch
        for fact, touch in facts.items()
        if fact[0] == "border" and _BORDERS[_kind(fact[1]), _kind(fact[2])] == kind
    }
    kept = [pair for pair in BOARD.borders[kind] if (min(pair), max(pair)) not in corrections]
    return kept + [pair for pair, touch in corrections.items() if touch]


def _kind(space: str) -> str:
    return BOARD.regions[BOARD.region_index[space]].kind


def _listed(facts: Facts) -> dict[str, list[Any]]:
    """What is corrected, for whoever shows the board: its picture shows our own borders."""
    return {
        "values": [fact[1] for fact in facts if fact[0] == "value"],
        "wheel": [fact[1] for fact in facts if fact[0] == "wheel"],
        "events": [fact[1] for fact in facts if fact[0] == "event"],
        "added": [list(fact[1:]) for fact, touch in facts.items() if fact[0] == "border" and touch],
        "removed": [list(fact[1:]) for fact, touch in facts.items() if fact[0] == "border" and not touch],
    }


# -- what the rules need -------------------------------------------------------------------------------------


def _check_borders(facts: Facts, board: Board) -> None:
    for fact, touch in facts.items():
        if fact[0] == "border":
            rule = _rule_against_border(fact, board) if touch else _rule_for_border(fact, board)
            if rule:
                raise BadOptions("board-rule", option=BOARD_OPTION, given=_written(fact, touch), rule=rule)
    near = board.neighbours(*_BORDERS.values())
    reached, edge = {0}, [0]
    while edge:
        edge = list({b for a in edge for b in near[a]} - reached)
        reached.update(edge)
    for space, region in enumerate(board.regions):
        if space not in reached:
            raise BadOptions("board-apart", option=BOARD_OPTION, given=region.id)


def _rule_against_border(fact: Fact, board: Board) -> str:
    if "great_britain" in fact and _kind(fact[2]) == "land":
        return "imperunde/map/britain-island"
    joined = any(_border(*canal["seas"]) == fact for canal in board.tables["canal"])
    return "imperunde/canal/locations" if joined else ""


def _rule_for_border(fact: Fact, board: Board) -> str:
    for canal in board.tables["canal"]:
        if canal["land"] == fact[1] and fact[2] in canal["seas"]:
            return "imperunde/canal/locations"
    home = BOARD.region_index[fact[1]]
    landlocked = fact[1] in _HOMES and all(home not in pair for pair in board.borders["coast"])
    return "imperunde/setup/home-ships" if landlocked else ""


def _check_wheels(board: Board) -> None:
    """Every event of a round falls on another space, and never on a home (imperunde/events/*)."""
    for kind in _KINDS:
        drawn = [region for region in board.regions if region.kind == kind and region.facts["wheel"]]
        least = board.tables[f"{kind}_events_a_round"]
        if sum(region.id not in _HOMES for region in drawn) < least:
            raise BadOptions("board-wheel", option=BOARD_OPTION, where="[wheel]", kind=kind, least=str(least))
        if not any(event["wheel"] for event in board.tables[f"{kind}_event"]):
            raise BadOptions("board-wheel", option=BOARD_OPTION, where="[events]", kind=kind, least="1")
