"""How likely each side of a battle is to win, from what a player knows: before it, between rounds, after a choice.

Where a native marker is unknown to the player, the chances are the average over all markers that it may be.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from greatpowers.games.war import battle_sides as sides
from greatpowers.games.war import groups, naval_battle, steps
from greatpowers.games.war.battle_sides import ATTACKER, DEFENDER, brigades, other
from greatpowers.games.war.frames import Interception, LandBattle, NavalBattle
from greatpowers.games.war.interception import interception_number
from greatpowers.games.war.land_battle import conditions_of, native_army
from greatpowers.games.war.lands import count
from greatpowers.games.war.losses import HITS_FOR_ONE
from greatpowers.games.war.modifiers import Conditions
from greatpowers.games.war.naval_odds import Squadron, naval_odds
from greatpowers.games.war.odds import FACES, NO_UNITS, Forecast, Odds, next_loss, scored
from greatpowers.games.war.outlook import native_chances
from greatpowers.games.war.pieces import KINDS, NATIVES, SCHOOL
from greatpowers.games.war.position import Position

Pair = Sequence[Sequence[int]]  # something of the attacker and of the defender, by kind
MOST_COUNTED: Final = 30  # brigades or fleets of one side; beyond, counting takes too long for a hint


# -- battles on land -----------------------------------------------------------------------------------------


def attack(s: Position, seat: int, region: int, more: Sequence[int] = (), by_sea: bool = False) -> Odds | None:
    """A battle for a region if it began now, with more units of these kinds; None if it cannot be counted."""
    battle = LandBattle(region, seat, s.owner[region])
    attackers, landed = sides.force(s, battle, ATTACKER), landed_in(s, battle)
    for kind in more:
        attackers[kind] += 1
        landed[kind] += by_sea
    if battle.defender != NATIVES:
        units = [attackers, sides.force(s, battle, DEFENDER)]
        return _fight(s, battle, units, [landed, idle_in(s, battle)])
    return _average([(weight, odds) for _, weight, odds in against_each_marker(s, seat, battle, attackers)])


def revolt_battle(s: Position, seat: int, region: int) -> Odds | None:
    """The battle against a revolt in an own region: the natives attack (war/natbattle/revolt-player-defends)."""
    return pending(s, seat, LandBattle(region, NATIVES, s.owner[region]))


def pending(s: Position, viewer: int | None, battle: LandBattle) -> Odds | None:
    """A battle that has not begun, as far as the viewer knows the natives."""
    if NATIVES not in (battle.attacker, battle.defender):
        return present(s, battle)
    return _average([(weight, odds) for _, weight, odds in against_each_marker(s, viewer, battle)])


def against_each_marker(
    s: Position, viewer: int | None, battle: LandBattle, force: Sequence[int] | None = None
) -> list[tuple[int, int, Odds | None]]:
    """Every native army that there may be as its marker, how likely it is, and the chances against it."""
    if force is None:
        force = sides.force(s, battle, DEFENDER if battle.attacker == NATIVES else ATTACKER)
    out: list[tuple[int, int, Odds | None]] = []
    for code, weight in enumerate(native_chances(s, viewer, battle.region)):
        if weight:
            army = [*native_army(code), 0, 0, 0]
            units = [army, force] if battle.attacker == NATIVES else [force, army]
            out.append((code, weight, _fight(s, battle, units, [NO_UNITS, idle_in(s, battle)])))
    return out


def _average(cases: list[tuple[int, Odds | None]]) -> Odds | None:
    total = attacker = defender = 0.0
    for weight, odds in cases:
        if odds is None:
            return None
        total += weight
        attacker += weight * odds.attacker
        defender += weight * odds.defender
    return Odds(attacker / total, defender / total) if total else None


def present(s: Position, battle: LandBattle) -> Odds | None:
    """A battle that is going on, between two rounds."""
    forces = _Forces(s, battle)
    return _fight(s, battle, forces.units, forces.hampered)


def after_shift(s: Position, battle: LandBattle, shift: int) -> Odds | None:
    """The same if the general transfers so much in this round (war/drm/general-transfer)."""
    forces = _Forces(s, battle)
    forecast = _forecast_of(s, battle, forces.units, forces.hampered)
    return None if forecast is None else forecast.after_shift(shift, battle.round)


def after_loss(s: Position, battle: LandBattle, kind: int) -> Odds | None:
    """If the side that decides gives up a unit of this kind; all other hits are taken as the odds have it."""
    side = sides.side_to_decide(battle)
    forces = _Forces(s, battle)
    forces.lose(side, kind)
    forces.hits[other(side)] -= 1
    return forces.odds(s, battle)


def after_pick(s: Position, battle: LandBattle, kind: int = -1) -> Odds | None:
    """If the side that decides picks off an enemy of this kind, or nobody (war/losses/three-for-one)."""
    side = sides.side_to_decide(battle)
    forces = _Forces(s, battle)
    if kind >= 0:
        forces.lose(other(side), kind, by_enemy=True)
        forces.hits[side] -= HITS_FOR_ONE
    return forces.odds(s, battle)


class _Forces:
    """Both forces with those of them whom something holds back, and the hits that are still to be taken."""

    def __init__(self, s: Position, battle: LandBattle) -> None:
        self.units = [sides.force(s, battle, side) for side in (ATTACKER, DEFENDER)]
        self.hampered = [landed_in(s, battle), idle_in(s, battle)]
        self.hits = [battle.attacker_hits, battle.defender_hits]

    def lose(self, side: int, kind: int, by_enemy: bool = False) -> None:
        """A unit goes; one that is held back goes first, unless the enemy picks (see battle_sides.remove)."""
        units, hampered = self.units[side], self.hampered[side]
        units[kind] -= 1
        if hampered[kind] and not (by_enemy and hampered[kind] <= units[kind]):
            hampered[kind] -= 1

    def odds(self, s: Position, battle: LandBattle) -> Odds | None:
        """With the rest of the hits taken in the order of `next_loss`."""
        for side in (ATTACKER, DEFENDER):
            for _ in range(self.hits[other(side)]):
                if brigades(self.units[side]):
                    self.lose(side, next_loss(self.units[side]))
        return _fight(s, battle, self.units, self.hampered)


def chance_of_a_hit(dice: int, modifier: int) -> float:
    """How likely so many dice score at all."""
    return 1 - scored(dice, modifier)[0]


def landed_in(s: Position, battle: LandBattle) -> list[int]:
    """Those of the attackers that came by sea, against a player (war/amphib/enemy-only)."""
    if NATIVES in (battle.attacker, battle.defender):
        return [0] * KINDS
    return list(s.landed[battle.region * KINDS : (battle.region + 1) * KINDS])


def idle_in(s: Position, battle: LandBattle) -> list[int]:
    """Those of the defenders who do not fight in this phase (war/ruling/scorched-earth)."""
    return _of_defender(battle, s.scorchers)


def _of_defender(battle: LandBattle, row: Sequence[int]) -> list[int]:
    """What a row by region and kind says of a player who defends."""
    first = battle.region * KINDS
    return [0] * KINDS if battle.defender == NATIVES else list(row[first : first + KINDS])


def _fight(s: Position, battle: LandBattle, units: Pair, hampered: Pair) -> Odds | None:
    forecast = _forecast_of(s, battle, units, hampered)
    return None if forecast is None else forecast.odds(battle.round)


def _forecast_of(s: Position, battle: LandBattle, units: Pair, hampered: Pair) -> Forecast | None:
    """With the units of both sides, and those of them whom something holds back; None if it cannot be counted."""
    if max(brigades(list(force)) for force in units) > MOST_COUNTED:
        return None
    attackers, defenders = units
    landed, idle = hampered
    place = conditions_of(s, battle)
    conditions = (place.fort, (place.technology > 0) - (place.technology < 0), place.against_natives)
    late = NO_UNITS if battle.round else tuple(_of_defender(battle, s.late))
    return _forecast(tuple(attackers), tuple(defenders), conditions, tuple(landed), tuple(idle), late)


@lru_cache(maxsize=1 << 9)
def _forecast(
    attackers: tuple[int, ...],
    defenders: tuple[int, ...],
    conditions: tuple[bool, int, bool],
    landed: tuple[int, ...],
    idle: tuple[int, ...],
    late: tuple[int, ...],
) -> Forecast:
    """The same forces are asked about again and again."""
    return Forecast(attackers, defenders, Conditions(*conditions), landed, idle, late)


# -- battles at sea ------------------------------------------------------------------------------------------


def at_sea(s: Position, battle: NavalBattle, sunk: tuple[int, int] | None = None) -> Odds | None:
    """A naval battle between two rounds; `sunk`: with this fleet less, by owner and number.

    Hits that are still to be taken sink the fleets with the least cargo.
    """
    ours, theirs = (naval_battle.side_of(s, battle, seat) for seat in (battle.player, battle.enemy))
    if max(len(ours), len(theirs)) > MOST_COUNTED:
        return None
    doomed = battle.queue[:] if battle.step == steps.SINK else []
    if sunk is not None:
        doomed.remove(sunk[0])
        ours, theirs = ([fleet for fleet in side if fleet != sunk] for side in (ours, theirs))
    sea = battle.sea
    return naval_odds(_squadrons(s, sea, ours, doomed), _squadrons(s, sea, theirs, doomed))


def _squadrons(s: Position, sea: int, side: naval_battle.Side, doomed: list[int]) -> list[Squadron]:
    """A side by owner, less those who are about to sink."""
    out: list[Squadron] = []
    for owner in dict.fromkeys(seat for seat, _ in side):
        loads = sorted(naval_battle.load_penalty(s, owner, fleet) for seat, fleet in side if seat == owner)
        left = loads[doomed.count(owner) :]
        out.append(Squadron(count(s, owner, SCHOOL), naval_battle.port_bonus(s, owner, sea), left))
    return out


def engagement(s: Position, sea: int, player: int, enemy: int, group: int) -> Odds | None:
    """A naval battle if it began now: a group of one player's fleets against all of another's, without allies."""
    return at_sea(s, NavalBattle(sea, player, enemy, group))


def intercepted(s: Position, challenge: Interception) -> Odds | None:
    """The battle that the next interception would lead to."""
    return engagement(s, challenge.sea, challenge.player, challenge.queue[0], survivors(s, challenge))


def survivors(s: Position, challenge: Interception) -> int:
    """Those of an intercepted group that are still afloat."""
    return groups.survivors(s, challenge.player, challenge.group)


def interception_chance(s: Position, challenge: Interception) -> float:
    """How likely the next interception is to succeed (war/opt/intercept/roll); without a roll it always does."""
    if not s.house.interception_rolls or challenge.queue[0] == challenge.sure:
        return 1.0
    number = interception_number(s, challenge)
    rolls = [a + b for a in range(1, FACES + 1) for b in range(1, FACES + 1)]
    return sum(roll <= number for roll in rolls) / len(rolls)
