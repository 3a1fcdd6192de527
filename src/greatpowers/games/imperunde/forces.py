"""The forces of a battle: attackers lifted from the board, defenders where they stand (imperunde/battle)."""

from __future__ import annotations

from typing import Final

from greatpowers.games.imperunde import routes
from greatpowers.games.imperunde.frames import Battle
from greatpowers.games.imperunde.pieces import (
    ARTILLERY,
    CAVALRY,
    FORT,
    FRIGATE,
    INFANTRY,
    KINDS,
    LINE,
    NATIVES,
    WARSHIPS,
)
from greatpowers.games.imperunde.position import Position
from greatpowers.games.imperunde.units import defended, fleet, has_warships
from greatpowers.games.imperunde.world import LANDS

# Where a battle comes from (imperunde/battle/occasions): only the first two know reinforcement
# (imperunde/reinforce/only-phase-6).
BY_MOVE: Final = 0
BY_WINDS: Final = 1
BY_CLEARING: Final = 2
BY_REBELS: Final = 3

MOST_ATTACKERS: Final = 3  # imperunde/battle/max-three
MOST_DICE: Final = 3
LAND_DEFENDERS: Final = (INFANTRY, CAVALRY, ARTILLERY, FORT)  # imperunde/battle/land-units

# -- which battle --------------------------------------------------------------------------------------------


def battle_around(s: Position) -> Battle | None:
    """The innermost battle that is being gathered or fought."""
    for frame in reversed(s.frames):
        if isinstance(frame, Battle):
            return frame
    return None


def battle_below(s: Position) -> Battle:
    """The battle that the innermost step is a part of."""
    frame = s.frames[-2]
    assert isinstance(frame, Battle)
    return frame


def battles(s: Position) -> list[Battle]:
    """All battles that are going on, innermost last."""
    return [frame for frame in s.frames if isinstance(frame, Battle)]


def attackers_at(s: Position, sea: int, party: int) -> Battle | None:
    """The battle in a sea that a party attacks, if any: its ships are lifted from the board."""
    for battle in battles(s):
        if battle.place == sea and battle.attacker == party:
            return battle
    return None


# -- who is in it --------------------------------------------------------------------------------------------


def add_attacker(battle: Battle, kind: int, moves: int, origin: int, moves_back: int) -> None:
    """One attacker more; each has its own moves, which its die stands for (imperunde/move/identify-equal-units)."""
    battle.kinds.append(kind)
    battle.moves.append(moves)
    battle.origins.append(origin)
    battle.moves_back.append(moves_back)


def drop_attacker(battle: Battle, i: int) -> None:
    """One attacker less."""
    del battle.kinds[i], battle.moves[i], battle.origins[i], battle.moves_back[i]


def attackers(battle: Battle) -> list[int]:
    """How many of each kind attack."""
    return [battle.kinds.count(kind) for kind in range(KINDS)]


def attacking_kinds(battle: Battle) -> list[int]:
    """The kinds of those who attack in this dice round."""
    return [battle.kinds[i] for i in battle.attacking]


def defenders(s: Position, battle: Battle) -> list[int]:
    """How many of each kind could defend (imperunde/battle/sea-units, imperunde/cargo/no-strength)."""
    out = [0] * KINDS
    if battle.defender == NATIVES:
        out[INFANTRY] = battle.natives
    elif battle.place < LANDS:
        at = battle.place * KINDS
        for kind in LAND_DEFENDERS:
            out[kind] = s.troops[at + kind]
    else:
        at = fleet(battle.place, battle.defender)
        out[FRIGATE] = s.ships[at + FRIGATE]
        out[LINE] = s.ships[at + LINE]
    return out


def garrison(s: Position, seat: int, space: int) -> list[int]:
    """How many of each kind a player would have to fight in a space: natives, a colony's units, a foe's warships.

    imperunde/free-land/native-garrison; imperunde/battle/sea-units.
    """
    if space < LANDS:
        if s.owner[space] < 0:
            return [s.world.value[space] if kind == INFANTRY else 0 for kind in range(KINDS)]
        return list(s.troops[space * KINDS : (space + 1) * KINDS])
    foe = routes.hostile(s, seat, space)
    at = fleet(space, foe)
    return [s.ships[at + kind] if kind in WARSHIPS and foe >= 0 else 0 for kind in range(KINDS)]


def is_decided(s: Position, battle: Battle) -> bool:
    """Whether no defenders are left."""
    if battle.defender == NATIVES:
        return battle.natives == 0
    if battle.place < LANDS:
        return not defended(s, battle.place)
    return not has_warships(s, battle.place, battle.defender)


def may_be_reinforced(battle: Battle) -> bool:
    """Only in phase 6 or with favourable winds, after a loss, up to three units.

    imperunde/reinforce/only-phase-6; imperunde/reinforce/after-loss; imperunde/ruling/reinforce-needs-loss.
    """
    return battle.cause <= BY_WINDS and battle.lost == 1 and len(battle.kinds) < MOST_ATTACKERS
