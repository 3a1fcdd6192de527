"""The two sides of a land battle: who they are, who decides for them, and which of their units fight."""

from __future__ import annotations

from typing import Final

from greatpowers.games.war import events as tell
from greatpowers.games.war.forces import at, take, units
from greatpowers.games.war.frames import LandBattle
from greatpowers.games.war.pieces import BRIGADE_KINDS, GENERAL, KINDS, MOST_SEATS, NATIVES
from greatpowers.games.war.position import Position

ATTACKER: Final = 0
DEFENDER: Final = 1

# Stages of a round.
BEGIN: Final = 0
ATTACKER_PICKS: Final = 1  # losses.py
DEFENDER_PICKS: Final = 2
ATTACKER_LOSES: Final = 3
DEFENDER_LOSES: Final = 4
WHO_IS_LEFT: Final = 5
ATTACKER_RETREATS: Final = 6  # retreat.py
DEFENDER_RETREATS: Final = 7
RAISE_NATIVES: Final = 8  # before the first round
_OF_DEFENDER: Final = (DEFENDER_PICKS, DEFENDER_LOSES, DEFENDER_RETREATS)


def side_to_decide(battle: LandBattle) -> int:
    """The side that the stage of a battle belongs to."""
    return DEFENDER if battle.stage in _OF_DEFENDER else ATTACKER


def other(side: int) -> int:
    """The opposite side."""
    return 1 - side


def player(battle: LandBattle, side: int) -> int:
    """The player on this side, or NATIVES."""
    return battle.attacker if side == ATTACKER else battle.defender


def decider(battle: LandBattle, side: int) -> int:
    """Who decides for this side; another player does for natives (war/losses/natives-too)."""
    seat = player(battle, side)
    return battle.native_hand if seat == NATIVES else seat


def party(seat: int) -> int:
    """A player or the natives, as events name them."""
    return MOST_SEATS if seat == NATIVES else seat


def members(s: Position, battle: LandBattle, side: int) -> list[int]:
    """Whose units make up this side: allies in the region defend it together (war/opt/ally/defend-together).

    war/opt/ally/no-joint-attack: attackers are on their own.
    """
    seat = player(battle, side)
    if seat == NATIVES:
        return []
    if side == ATTACKER or not s.house.alliances:
        return [seat]
    return [seat, *(ally for ally in range(s.seats) if _stands_by(s, battle, ally))]


def _stands_by(s: Position, battle: LandBattle, ally: int) -> bool:
    """Whether an ally of the defender takes part: against common enemies, and against any natives."""
    common = s.allied[battle.defender * MOST_SEATS + ally] if ally != battle.defender else 0
    if not common or not units(s, battle.region, ally):
        return False
    return battle.attacker == NATIVES or bool(common >> battle.attacker & 1)


def force(s: Position, battle: LandBattle, side: int) -> list[int]:
    """All units of a side, by kind."""
    seats = members(s, battle, side)
    if not seats:
        return [*battle.natives, 0, 0, 0]
    first = at(battle.region, seats[0])
    total = list(s.troops[first : first + KINDS])
    for ally in seats[1:]:
        first = at(battle.region, ally)
        for kind in range(KINDS):
            total[kind] += s.troops[first + kind]
    return total


def fighters(s: Position, battle: LandBattle, side: int) -> list[int]:
    """Those of a side who roll dice and count for its modifiers in this round.

    war/retreat/into-attacked-region, war/ruling/retreat-into-battle: not those who have just retreated into it.
    war/ruling/scorched-earth: not those who scorched the earth in this phase.
    """
    total = force(s, battle, side)
    if side == DEFENDER and battle.defender != NATIVES:
        first = battle.region * KINDS
        for kind in range(KINDS):
            idle = s.scorchers[first + kind] + (0 if battle.round else s.late[first + kind])
            total[kind] = max(0, total[kind] - idle)
    return total


def brigades(units: list[int]) -> int:
    """How many brigades a force has."""
    return units[0] + units[1] + units[2]


def victims(own: list[int]) -> list[int]:
    """The kinds that can be lost now: brigades while there are any (war/losses/brigades-first).

    war/losses/parties-after; war/losses/three-for-one-brigades-first.
    """
    kinds = range(BRIGADE_KINDS) if brigades(own) else range(GENERAL, KINDS)
    return [kind for kind in kinds if own[kind]]


def remove(s: Position, battle: LandBattle, side: int, kind: int, by_enemy: bool = False) -> None:
    """A unit is lost.

    Units of one kind differ only in what holds them back, a landing or work of destruction: their owner gives those up
    first, and the enemy picks off the others.
    """
    seat = player(battle, side)
    if s.events is not None:
        s.events.append((tell.LOST, party(seat), kind, battle.region))
    if seat == NATIVES:
        battle.natives[kind] -= 1
        return
    owner = _bearer(s, battle, side, kind)
    take(s, battle.region, owner, kind)
    place = battle.region * KINDS + kind
    left = s.troops[at(battle.region, owner) + kind]
    if side == ATTACKER:
        s.landed = _fewer(s.landed, place, left, by_enemy)
    else:
        s.scorchers = _fewer(s.scorchers, place, left, by_enemy)


def _bearer(s: Position, battle: LandBattle, side: int, kind: int) -> int:
    """Whose unit of this kind is lost: of several defenders the one with most of them, the controller first."""
    owner = player(battle, side)
    for ally in members(s, battle, side)[1:]:
        if s.troops[at(battle.region, ally) + kind] > s.troops[at(battle.region, owner) + kind]:
            owner = ally
    return owner


def _fewer(row: bytearray, place: int, left: int, spared: bool) -> bytearray:
    """A row of hampered units after one unit was lost, this many of its kind being left."""
    number = row[place]
    if not number or (spared and number <= left):
        return row
    changed = row[:]
    changed[place] = number - 1
    return changed
