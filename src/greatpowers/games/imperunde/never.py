"""What can never happen on this board, whatever the position: what the action space leaves out, and by which rule.

A player may ask for it all the same ("why not land in Antarctica?").
"""

from collections.abc import Callable, Sequence
from typing import Final

from greatpowers.games.imperunde.actions import TIRED
from greatpowers.games.imperunde.pieces import ARMIES, FORT, WARSHIPS
from greatpowers.games.imperunde.world import LANDS


def why_never(family: str, values: Sequence[int]) -> str:
    """The id of the rule against something that the action space leaves out."""
    if family in _BY_UNIT:
        return _BY_UNIT[family](values[0] % TIRED, values[1], values[2])
    return _RULES.get(family, "")


def why_nowhere(word: str) -> str:
    """The id of the rule by which something on the map is no place of the game."""
    return "imperunde/antarctica/no-entry" if word == "antarctica" else ""


def _march(kind: int, start: int, to: int) -> str:
    if kind == FORT:
        return "imperunde/unit/fort"
    if kind in WARSHIPS:
        return "imperunde/ship/sea-only"
    return "imperunde/move/no-embark-in-phase-6" if to >= LANDS else "imperunde/move/adjacent"


def _sail(kind: int, start: int, to: int) -> str:
    if kind == FORT:
        return "imperunde/unit/fort"
    if kind in WARSHIPS and (start < LANDS or to < LANDS):
        return "imperunde/ship/sea-only"
    return "imperunde/cargo/landing" if to < LANDS else "imperunde/move/adjacent"


def _land(kind: int, start: int, to: int) -> str:
    return "imperunde/cargo/landing" if kind in ARMIES else _march(kind, start, to)


def _embark(kind: int, start: int, to: int) -> str:
    return "imperunde/embark/when-where" if kind in ARMIES else _march(kind, start, to)


def _launch(kind: int, country: int, sea: int) -> str:
    return "imperunde/invest/ship-adjacent" if kind in WARSHIPS else "imperunde/invest/armies-on-land"


_BY_UNIT: Final[dict[str, Callable[[int, int, int], str]]] = {
    "march": _march, "sail": _sail, "land": _land, "embark": _embark, "launch": _launch,
}  # fmt: skip

_RULES: Final[dict[str, str]] = {
    "roll": "imperunde/material/dice",
    "place": "imperunde/setup/home-ships",
    "buy": "imperunde/invest/armies-on-land",
    "post": "imperunde/post/where",
    "use": "imperunde/battle/max-three",
    "use_ships": "imperunde/battle/max-three",
    "sink": "imperunde/card/sabotage/effect",
    "detach": "imperunde/card/forged-land/effect",
    "between": "imperunde/card/peace-treaty/effect",
    "speak": "imperunde/relations/symmetric",
    "propose": "imperunde/ruling/goal-bounds",
}
