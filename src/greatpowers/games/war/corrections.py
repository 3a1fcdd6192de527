"""Corrections of the board by owners of the printed one; `games.corrections` says how they are written.

Sections of the file, with the ids of `board.toml` or the names in any of our languages:

    [zones]                 # the zone of a region
    caucasus = "middle_east"
    [natives]               # how many markers there are of a strength and rating
    "9++" = 2
    [resources]             # how many chits there are of a resource
    gold = 3
    [resource_values]       # what they are worth, 1 to 20
    gold = 12
    [borders]
    add = [["persia", "bengal"]]
    remove = [["india", "tibet"]]

In one line: `no_border india tibet, border persia bengal, chits gold 3, native 9++ 2, worth gold 12,
zone caucasus middle_east`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from greatpowers.core.board import Board, Place
from greatpowers.games.corrections import LONGEST as LONGEST
from greatpowers.games.corrections import (
    ChoiceSection,
    Corrections,
    Fact,
    Facts,
    Section,
    bad_board,
    by_name,
    check_connected,
)
from greatpowers.games.war.board import BOARD, MOST_BOARDS, NATIVE_IDS, REGIONS, ZONE_IDS, WarBoard

# Most local powers at once: eleven European regions less one for each of two players, and the five colonial ones.
MOST_LOCAL_POWERS: Final = 14
LOCAL_POWER_STRENGTH: Final = 7  # war/opt/hist/lp-markers: at least this, rated "++"
LOCAL_POWER_RATING: Final = 2


def _sections() -> list[Section]:
    """All that can be corrected besides borders, as `board.toml` has it."""
    regions = BOARD.regions[:REGIONS]
    zones = by_name(
        (zone["id"], zone["name"] | {f"short-{k}": v for k, v in zone["short"].items()}) for zone in _zones()
    )
    chits: list[dict[str, Any]] = BOARD.tables["resource"]
    chit_names = by_name((chit["id"], chit["name"]) for chit in chits)
    valued = {chit["id"]: chit["value"] for chit in chits if chit["value"]}
    zone_of = {region.id: ZONE_IDS.index(region.facts["zone"]) for region in regions}
    natives = {marker["id"]: marker["count"] for marker in BOARD.tables["native"]}
    return [
        ChoiceSection("zones", "zone", zone_of, by_name((region.id, region.names) for region in regions), zones),
        Section("natives", "native", natives, by_name((name, {}) for name in NATIVE_IDS), (0, 99)),
        Section("resources", "chits", {chit["id"]: chit["count"] for chit in chits}, chit_names, (0, 99)),
        Section("resource_values", "worth", valued, {k: v for k, v in chit_names.items() if v in valued}, (1, 20)),
    ]


def _zones() -> list[dict[str, Any]]:
    zones: list[dict[str, Any]] = BOARD.tables["zone"]
    return zones


_CORRECTIONS: Final = Corrections(BOARD, _sections(), ("persia", "arabian_sea"))


def read(given: str) -> Facts:
    """What a text says otherwise than our board, in fixed order; raises BadOptions."""
    return _CORRECTIONS.read(given)


def one_line(given: str) -> str:
    """Corrections in either form as one line; raises BadOptions."""
    facts = read(given)
    corrected(facts)
    return _CORRECTIONS.line(facts)


@lru_cache(MOST_BOARDS)
def war_board(corrections: str = "") -> WarBoard:
    """The board with these corrections (war/ruling/board-data); raises BadOptions."""
    return WarBoard(corrected(read(corrections)))


# -- the corrected board -------------------------------------------------------------------------------------


def corrected(facts: Facts) -> Board:
    """Our board where nothing is corrected, or a new one; raises BadOptions when no game could be played on it."""
    if not facts:
        return BOARD
    board = BOARD.copy()
    board.regions = [_region(region, facts) for region in BOARD.regions]
    board.borders = _CORRECTIONS.borders(facts)
    natives = [_entry(marker, facts, {"native": "count"}) for marker in BOARD.tables["native"]]
    chits = [_entry(chit, facts, {"chits": "count", "worth": "value"}) for chit in BOARD.tables["resource"]]
    listed = _CORRECTIONS.listed(facts)
    board.tables = {**BOARD.tables, "native": natives, "resource": chits, "corrections": listed}
    _check_borders(facts, board)
    _check_zones(facts, board)
    _check_natives(facts, board)
    return board


def _region(region: Place, facts: Facts) -> Place:
    if ("zone", region.id) not in facts:
        return region
    out = region.copy()
    out.facts = {**region.facts, "zone": ZONE_IDS[facts["zone", region.id]], "zone_source": "owner"}
    return out


def _entry(entry: dict[str, Any], facts: Facts, fields: dict[str, str]) -> dict[str, Any]:
    """A kind of marker or chit with its corrected numbers; `fields`: the name of each by kind of correction."""
    changed = {fields[kind]: facts[kind, entry["id"]] for kind in fields if (kind, entry["id"]) in facts}
    return {**entry, **changed, "source": "owner"} if changed else entry


# -- what the rules need -------------------------------------------------------------------------------------


def _check_borders(facts: Facts, board: Board) -> None:
    for fact, touch in facts.items():
        if fact[0] == "border":
            rule = _rule_against_border(fact) if touch else _rule_for_border(fact)
            if rule:
                raise _broken(fact, touch, rule)
    check_connected(board)


def _broken(fact: Fact, number: int, rule: str) -> Exception:
    return bad_board("board-rule", given=_CORRECTIONS.written(fact, number), rule=rule)


def _rule_against_border(fact: Fact) -> str:
    if fact == _CORRECTIONS.border("spain", "morocco"):
        return "war/board/spain-morocco-barred"
    if fact == _CORRECTIONS.border("eastern_mediterranean", "black_sea"):
        return "war/board/dardanelles-permission"
    return "war/board/suez-closed" if fact == _CORRECTIONS.border("eastern_mediterranean", "red_sea") else ""


def _rule_for_border(fact: Fact) -> str:
    return "war/board/ottoman-balkans-link" if fact == _CORRECTIONS.border("balkans", "ottoman") else ""


def _check_zones(facts: Facts, board: Board) -> None:
    """No zone is empty (war/board/six-zones)."""
    left = {region.facts["zone"] for region in board.regions[:REGIONS]}
    for fact, zone in facts.items():
        if fact[0] == "zone" and ZONE_IDS[_CORRECTIONS.own[fact]] not in left:
            raise _broken(fact, zone, "war/board/six-zones")


def _check_natives(facts: Facts, board: Board) -> None:
    """Enough strong markers for every local power (war/opt/hist/lp-markers)."""
    strong = {
        marker["id"]: marker["count"]
        for marker in board.tables["native"]
        if marker["strength"] >= LOCAL_POWER_STRENGTH and marker["rating"] == LOCAL_POWER_RATING
    }
    if sum(strong.values()) < MOST_LOCAL_POWERS:
        fact = next(fact for fact in facts if fact[0] == "native" and fact[1] in strong)
        raise _broken(fact, facts[fact], "war/opt/hist/lp-markers")
