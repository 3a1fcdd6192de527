"""What can never happen on this board, whatever the position: what the action space leaves out, and by which rule.

A player may ask for it all the same ("why not march from Spain to Morocco?").
"""

from collections.abc import Callable, Sequence
from typing import Final

from greatpowers.games.imperial.board import ANCHOR, AREA, BOARD, HOMES, LANDS

_STRAITS: Final = {frozenset(pair) for pair in BOARD.borders["strait_closed"]}


def why_never(family: str, values: Sequence[int]) -> str:
    """The id of the rule against something that the action space leaves out."""
    if family in _BY_PLACE:
        return _BY_PLACE[family](values[0], values[1])
    return _RULES.get(family, "")


def _march(start: int, to: int) -> str:
    if start >= LANDS or to >= LANDS:
        return "imperial/army/land-only"
    if frozenset((start, to)) in _STRAITS:
        return "imperial/army/straits-closed"
    if AREA["dublin"] in (start, to):
        return "imperial/convoy/dublin"
    return "imperial/army/any-land"


def _sail(start: int, to: int) -> str:
    if to < HOMES:
        return "imperial/fleet/no-return"
    if to < LANDS:
        return "imperial/components/land-regions"
    return "imperial/fleet/leave-harbour" if ANCHOR[start] >= 0 else "imperial/fleet/one-step"


_BY_PLACE: Final[dict[str, Callable[[int, int], str]]] = {"march": _march, "march_friendly": _march, "sail": _sail}

_RULES: Final[dict[str, str]] = {
    "embark": "imperial/convoy/embark-by-rail",
    "embark_friendly": "imperial/convoy/embark-by-rail",
    "cross": "imperial/convoy/chain",
    "land": "imperial/army/land-only",
    "build": "imperial/factory/own-city",
    "produce": "imperial/production/one-each",
    "import_army": "imperial/import/home-only",
    "import_fleet": "imperial/import/fleet-ports",
    "turn_hostile": "imperial/stance/only-foreign-home",
    "turn_friendly": "imperial/stance/only-foreign-home",
    "battle": "imperial/battle/army-vs-harbour-fleet",
    "destroy": "imperial/destroy/three-armies",
    "flag": "imperial/flags/no-home",
    "increase": "imperial/invest/increase-higher-only",
    "lend_more": "imperial/invest/increase-higher-only",
    "donate": "imperial/money/donate-bound",
}
