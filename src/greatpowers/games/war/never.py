"""What can never happen on this board, whatever the position: what the action space leaves out, and by which rule.

A player may ask for it all the same ("why not march from Spain to Morocco?").
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from greatpowers.games.war.board import AREA, REGIONS
from greatpowers.games.war.pieces import ALLOWANCE, KINDS

_GIBRALTAR: Final = {AREA["spain"], AREA["morocco"]}


def why_never(family: str, values: Sequence[int]) -> str:
    """The id of the rule against something that the action space leaves out."""
    if family in _BY_VALUES:
        return _BY_VALUES[family](values)
    return _RULES.get(family, _AREA_KINDS)


def why_nowhere(word: str) -> str:
    """The id of the rule by which something that is drawn on the map is no area of it."""
    return _PLACES.get(word, "")


def _march(values: Sequence[int]) -> str:
    mover, start, to = values
    if max(start, to) >= REGIONS:
        return "war/board/units-land-fleets-sea"
    if not _can_have(mover):
        return "war/move/allowances"
    return _road(start, to, "war/move/adjacent-only")


def _reinforce(values: Sequence[int]) -> str:
    return _road(values[0], values[1], "war/reinforce/adjacent-only")


def _road(start: int, to: int, rule: str) -> str:
    return "war/board/spain-morocco-barred" if {start, to} == _GIBRALTAR else rule


def _board(values: Sequence[int]) -> str:
    return "war/transport/board-cost" if _can_have(values[0]) else "war/move/allowances"


def _can_have(mover: int) -> bool:
    """Whether such a unit can have so many points left."""
    return mover // KINDS <= ALLOWANCE[mover % KINDS]


def _scorch(values: Sequence[int]) -> str:
    return _AREA_KINDS if values[1] >= REGIONS else "war/opt/scorch/who"


def _cede(values: Sequence[int]) -> str:
    return _AREA_KINDS if values[1] >= REGIONS else "war/cede/consent"


_AREA_KINDS: Final = "war/board/two-area-kinds"  # a sea area where only a region will do

_BY_VALUES: Final[dict[str, Callable[[Sequence[int]], str]]] = {
    "march": _march,
    "reinforce": _reinforce,
    "board": _board,
    "scorch": _scorch,
    "cede": _cede,
}

_RULES: Final[dict[str, str]] = {
    "roll": "war/dice/nd6-sum",
    "native": "war/markers/native-values",
    "chit": "war/markers/resource-chits",
    "found": "war/opt/hist/lp-european-building",
    "place": "war/board/units-land-fleets-sea",
    "sail": "war/board/units-land-fleets-sea",
    "land": "war/transport/disembark-cost",
    "bid": "war/opt/auction/secret-bids",
    "line_up": "war/opt/auction/ascending-choice",
    "support": "war/natives/incite-soi-drm",
    "launch": "war/build/fleet-placement",
    "bring": "war/reinforce/points",
    "shift": "war/drm/general-transfer-limits",
    "convert": "war/result/both-empty-defender-choice",
    "keep": "war/prospect/must-keep-one",
    "peace": "war/war/symmetric",
    "retract": "war/war/symmetric",
    "passage": "war/ruling/straits",
    "give": "war/ruling/gifts",
}

_PLACES: Final[dict[str, str]] = {
    "arctic": "war/board/only-named-land",
    "islands": "war/board/only-named-land",
    "dardanelles": "war/board/dardanelles-permission",
    "suez_canal": "war/board/suez-closed",
    "gibraltar": "war/ruling/gibraltar",
}
