"""Losses after each round of a land battle (war/losses). Steps: PICK_OFF, LOSE.

First the attacker, then the defender may pick off enemies; then each gives up its own (war/ruling/combined-hits). The
stage of the battle says whose turn it is.
"""

from __future__ import annotations

from typing import Final

from greatpowers.core.game import Refusal
from greatpowers.games.war import steps
from greatpowers.games.war.battle_sides import (
    ATTACKER,
    brigades,
    decider,
    force,
    other,
    remove,
    side_to_decide,
    victims,
)
from greatpowers.games.war.frames import LandBattle
from greatpowers.games.war.pieces import BRIGADE_KINDS
from greatpowers.games.war.position import Position

HITS_FOR_ONE: Final = 3  # hits that count as one whose victim the scorer picks (war/losses/three-for-one)


def scored(battle: LandBattle, side: int) -> int:
    """The hits of a side that are not used up yet."""
    return battle.attacker_hits if side == ATTACKER else battle.defender_hits


def _use(battle: LandBattle, side: int, number: int) -> None:
    if side == ATTACKER:
        battle.attacker_hits -= number
    else:
        battle.defender_hits -= number


def _next_stage(battle: LandBattle) -> None:
    battle.step = steps.LAND_BATTLE
    battle.stage += 1


# -- three hits for one --------------------------------------------------------------------------------------


def begin_picking(s: Position, battle: LandBattle) -> None:
    """A side with three hits may pick off an enemy (war/losses/three-for-one-several: and so on).

    war/ruling/combined-hits: these units go before either side gives up its own.
    """
    side = side_to_decide(battle)
    if scored(battle, side) >= HITS_FOR_ONE and any(force(s, battle, other(side))):
        battle.step = steps.PICK_OFF
    else:
        _next_stage(battle)


def pick_resume(s: Position, battle: LandBattle) -> None:
    """Ask the side that scored, or the player who leads the natives."""
    s.to_act = decider(battle, side_to_decide(battle))


def pick_legal(s: Position, battle: LandBattle, seat: int) -> list[int]:
    """A kind of enemy, or no more."""
    enemies = force(s, battle, other(side_to_decide(battle)))
    return [s.codes.done, *(s.codes.pick_off + kind for kind in victims(enemies))]


def pick_apply(s: Position, battle: LandBattle, seat: int, action: int) -> None:
    """Three hits become one (war/losses/three-for-one)."""
    if action == s.codes.done:
        _next_stage(battle)
        return
    side = side_to_decide(battle)
    _use(battle, side, HITS_FOR_ONE)
    remove(s, battle, other(side), action - s.codes.pick_off, by_enemy=True)
    begin_picking(s, battle)


def pick_why_not(s: Position, battle: LandBattle, seat: int, action: int) -> Refusal | None:
    """Only what is there, and brigades before parties (war/losses/three-for-one-brigades-first)."""
    if action == s.codes.done:
        return None
    enemies = force(s, battle, other(side_to_decide(battle)))
    return _why_not_lose(enemies, action - s.codes.pick_off, "war/losses/three-for-one-brigades-first")


# -- own losses ----------------------------------------------------------------------------------------------


def begin_losing(s: Position, battle: LandBattle) -> None:
    """Take the losses that leave no choice, then ask the side that has one.

    war/losses/excess-ignored: hits beyond the last unit are lost themselves.
    """
    side = side_to_decide(battle)
    enemy = other(side)
    own = force(s, battle, side)
    while scored(battle, enemy) and any(own):
        kinds = victims(own)
        if len(kinds) > 1 and scored(battle, enemy) < _in_line(own):
            battle.step = steps.LOSE
            return
        _use(battle, enemy, 1)
        own[kinds[0]] -= 1
        remove(s, battle, side, kinds[0])
    _next_stage(battle)


def _in_line(own: list[int]) -> int:
    """How many units must go before any other may be lost."""
    return brigades(own) or sum(own)


def lose_resume(s: Position, battle: LandBattle) -> None:
    """Ask the side that was hit (war/losses/owner-chooses, war/losses/natives-too)."""
    s.to_act = decider(battle, side_to_decide(battle))


def lose_legal(s: Position, battle: LandBattle, seat: int) -> list[int]:
    """A kind of the own units."""
    return [s.codes.lose + kind for kind in victims(force(s, battle, side_to_decide(battle)))]


def lose_apply(s: Position, battle: LandBattle, seat: int, action: int) -> None:
    """One unit goes."""
    side = side_to_decide(battle)
    _use(battle, other(side), 1)
    remove(s, battle, side, action - s.codes.lose)
    begin_losing(s, battle)


def lose_why_not(s: Position, battle: LandBattle, seat: int, action: int) -> Refusal | None:
    """Only what is there, and brigades before parties (war/losses/brigades-first)."""
    own = force(s, battle, side_to_decide(battle))
    return _why_not_lose(own, action - s.codes.lose, "war/losses/brigades-first")


def _why_not_lose(units: list[int], kind: int, order: str) -> Refusal | None:
    if kind >= BRIGADE_KINDS and brigades(units):
        return Refusal(order)
    return None if units[kind] else Refusal("war/losses/owner-chooses")
