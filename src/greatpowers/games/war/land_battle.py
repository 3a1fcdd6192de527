"""Land battles: rounds of dice until one side is gone or gives way (war/battle, war/natbattle, war/amphib).

Steps: LAND_BATTLE, SHIFT, BATTLE_DICE. One frame carries a battle through all of its steps. A round is: modifiers, a
general's transfer, dice, losses (losses.py), then a retreat of either side (retreat.py). A force that makes for its
fleets suffers one more round, in which only the enemy rolls.
"""

from __future__ import annotations

from greatpowers.core.game import CHANCE, Refusal
from greatpowers.games.war import battle_sides as sides
from greatpowers.games.war import conquest, draws, losses, modifiers, retreat, steps
from greatpowers.games.war import events as tell
from greatpowers.games.war.actions import LEAST_TOTAL
from greatpowers.games.war.battle_sides import ATTACKER, DEFENDER, brigades, decider, fighters, force, party
from greatpowers.games.war.board import EUROPEAN
from greatpowers.games.war.forces import brigades as brigades_of
from greatpowers.games.war.forces import parties
from greatpowers.games.war.frames import LandBattle
from greatpowers.games.war.lands import count, has
from greatpowers.games.war.modifiers import Conditions
from greatpowers.games.war.pieces import BRIGADE_KINDS, FORT, KINDS, MOST_SEATS, NATIVES, SCHOOL, rating_of, strength_of
from greatpowers.games.war.position import Position

# -- how a battle begins -------------------------------------------------------------------------------------


def begin(s: Position, region: int) -> None:
    """The mover fights for a region: attacks it, or defends it against a revolt.

    war/battle/one-battle-per-region, war/ruling/combined-attack: with all units that the mover has there.
    war/natbattle/as-land-battle, war/natbattle/revolt-player-defends.
    """
    owner = s.owner[region]
    if owner == s.mover:
        battle = LandBattle(region, NATIVES, owner)
    else:
        battle = LandBattle(region, s.mover, owner)
    s.frames.append(battle)
    if s.events is not None:
        s.events.append((tell.BATTLE, party(battle.attacker), party(battle.defender), region))
    if NATIVES in (battle.attacker, battle.defender):
        battle.stage = sides.RAISE_NATIVES
        draws.show_natives(s, region)  # war/ruling/marker-knowledge


def _raise_natives(s: Position, battle: LandBattle) -> None:
    """Raise the natives' full army, also after earlier attacks (war/natbattle/full-strength-again)."""
    battle.natives = native_army(s.marker[battle.region])
    battle.native_hand = native_hand(s, s.mover)
    battle.stage = sides.BEGIN


def native_army(marker: int) -> list[int]:
    """Infantry, cavalry and artillery of natives.

    war/natbattle/army-plain, war/natbattle/army-plus, war/natbattle/army-plusplus.
    """
    strength, rating = strength_of(marker), rating_of(marker)
    cavalry = strength // 3 if rating else 0
    artillery = 1 if rating == 2 else 0
    return [strength - cavalry - artillery, cavalry, artillery]


def native_hand(s: Position, opponent: int) -> int:
    """Who leads the natives: a player at war with their opponent if possible (war/natbattle/controller).

    war/ruling/native-controller: the next in the order of play; a player without regions only as a last resort.
    """
    after = s.order.index(opponent) + 1
    others = [seat for seat in s.order[after:] + s.order[:after] if seat != opponent]
    alive = [seat for seat in others if s.realm[seat]] or others
    return next((seat for seat in alive if s.war[opponent * MOST_SEATS + seat]), alive[0])


# -- the stages ----------------------------------------------------------------------------------------------


def resume(s: Position, battle: LandBattle) -> None:
    """Go on with the present stage (war/battle/rounds-until-decided)."""
    stage = battle.stage
    if stage == sides.RAISE_NATIVES:
        _raise_natives(s, battle)
    elif stage == sides.BEGIN:
        _begin_round(s, battle)
    elif stage <= sides.DEFENDER_PICKS:
        losses.begin_picking(s, battle)
    elif stage <= sides.DEFENDER_LOSES:
        losses.begin_losing(s, battle)
    elif stage == sides.WHO_IS_LEFT:
        _see_who_is_left(s, battle)
    else:
        retreat.begin(s, battle)


def _see_who_is_left(s: Position, battle: LandBattle) -> None:
    """After losses and after every retreat: is it over, must one side leave, may both go on?

    war/battle/only-parties-must-retreat, war/battle/retreat-options, war/battle/no-retreat-before-round,
    war/ruling/no-brigades-left.
    """
    if battle.leaving >= 0:
        retreat.to_fleets(s, battle)
        return
    attackers, defenders = force(s, battle, ATTACKER), force(s, battle, DEFENDER)
    if any(attackers) and not brigades(attackers):  # war/result/both-empty-attacker-retreats
        battle.stage = sides.ATTACKER_RETREATS
    elif any(attackers) and any(defenders):
        battle.stage = sides.ATTACKER_RETREATS if brigades(defenders) else sides.DEFENDER_RETREATS
    elif any(attackers) or brigades(defenders) or not any(defenders):
        _end(s, battle, any(attackers), brigades(defenders) > 0)
    elif battle.attacker == NATIVES or not parties(s, battle.region, battle.defender):
        battle.stage = sides.DEFENDER_RETREATS  # war/result/both-empty-natives; or only allies are left
    else:
        battle.step = steps.LAST_STAND


def _end(s: Position, battle: LandBattle, taken: bool, held: bool) -> None:
    """Settle who controls the region: the attacker, the defender, or natives where neither is left."""
    s.frames.pop()
    region, attacker, defender = battle.region, battle.attacker, battle.defender
    if held and defender != NATIVES:
        defender = _keeper(s, battle)
    if attacker == NATIVES:
        if held:
            conquest.suppress(s, region, defender)
        else:
            conquest.lose_revolt(s, region)
    elif taken:
        conquest.conquer(s, region, attacker)
    elif held or defender == NATIVES:  # war/result/defender-holds, war/result/both-empty-natives
        if s.events is not None:
            s.events.append((tell.HELD, party(defender), region))
    else:
        conquest.revert(s, region)  # war/result/both-empty-nothing


def _keeper(s: Position, battle: LandBattle) -> int:
    """Who controls the region after a successful defence: an ally if only allies have brigades left.

    war/board/control-by-brigade.
    """
    keeper = next(seat for seat in sides.members(s, battle, DEFENDER) if brigades_of(s, battle.region, seat))
    if keeper != battle.defender:
        conquest.gain(s, battle.region, keeper, False)
    return keeper


# -- a round -------------------------------------------------------------------------------------------------


def _begin_round(s: Position, battle: LandBattle) -> None:
    """Modifiers of the forces that are present now (war/battle/drm-recomputed), and how many dice each side rolls.

    war/battle/dice-per-brigade, war/battle/parties-dont-roll. war/retreat/fleet-extra-round,
    war/ruling/retreat-to-fleets: a force on its way to fleets does not roll.
    """
    battle.attacker_modifier, battle.defender_modifier = modifiers_of(s, battle)
    battle.attacker_dice, battle.defender_dice = dice_of(s, battle, ATTACKER), dice_of(s, battle, DEFENDER)
    battle.landed_dice = landed_dice(s, battle)
    if s.events is not None:
        s.events.append((tell.BATTLE_ROUND, battle.round + 1, battle.region))
    battle.step = steps.SHIFT if general_side(s, battle) >= 0 else steps.BATTLE_DICE


def modifiers_of(s: Position, battle: LandBattle) -> tuple[int, int]:
    """Modifiers of both sides in a round that began now, before a general's transfer."""
    attackers, defenders = fighters(s, battle, ATTACKER), fighters(s, battle, DEFENDER)
    conditions = conditions_of(s, battle)
    return modifiers.adjusted(
        modifiers.of_attacker(attackers, conditions, have_all_landed(s, battle, attackers)),
        modifiers.of_defender(defenders, conditions),
    )


def dice_of(s: Position, battle: LandBattle, side: int) -> int:
    """How many dice a side rolls in a round that began now."""
    return 0 if battle.leaving == side else brigades(fighters(s, battle, side))


def landed_dice(s: Position, battle: LandBattle) -> int:
    """How many of the attacker's dice are worse than the others (war/amphib/mixed-force)."""
    landed = _landed(s, battle) if landing_of(battle) else 0
    return landed if landed < dice_of(s, battle, ATTACKER) else 0


def have_all_landed(s: Position, battle: LandBattle, attackers: list[int]) -> bool:
    """Whether the whole attacking force came by sea (war/amphib/pure-force-zeroed)."""
    return 0 < _landed(s, battle) == brigades(attackers)


def landing_of(battle: LandBattle) -> int:
    """What a round takes off brigades that came by sea; nothing against natives (war/amphib/enemy-only)."""
    return 0 if NATIVES in (battle.attacker, battle.defender) else modifiers.landing_penalty(battle.round)


def conditions_of(s: Position, battle: LandBattle) -> Conditions:
    """What counts for modifiers apart from the forces.

    war/drm/technology; war/natbattle/no-schools; war/ruling/alliance-details: allies count the most schools that one
    of them has.
    war/opt/hist/lp-no-explorer-drm: nor is an explorer an advantage against a European local power.
    """
    region, natives = battle.region, NATIVES in (battle.attacker, battle.defender)
    schools = max((count(s, seat, SCHOOL) for seat in sides.members(s, battle, DEFENDER)), default=0)
    return Conditions(
        fort=has(s, region, FORT),
        technology=count(s, battle.attacker, SCHOOL) - schools,
        against_natives=natives and not (s.house.historical and EUROPEAN[region] and battle.defender == NATIVES),
        landing=landing_of(battle),
    )


def _landed(s: Position, battle: LandBattle) -> int:
    """The attacker's brigades that came by sea."""
    first = battle.region * KINDS
    return sum(s.landed[first : first + BRIGADE_KINDS])


# -- a general's transfer ------------------------------------------------------------------------------------


def general_side(s: Position, battle: LandBattle) -> int:
    """The side whose general may transfer something, or -1; a side that rolls alone has nothing to gain from it."""
    attackers, defenders = fighters(s, battle, ATTACKER), fighters(s, battle, DEFENDER)
    mine, theirs = battle.attacker_modifier, battle.defender_modifier
    if battle.leaving != DEFENDER and modifiers.most_shift(attackers, defenders, mine, theirs):
        return ATTACKER
    if battle.leaving != ATTACKER and modifiers.most_shift(defenders, attackers, theirs, mine):
        return DEFENDER
    return -1


def shift_resume(s: Position, battle: LandBattle) -> None:
    """Ask the side with the only general (war/drm/general-transfer)."""
    s.to_act = decider(battle, general_side(s, battle))


def shift_legal(s: Position, battle: LandBattle, seat: int) -> list[int]:
    """As much as leaves neither side below 0 (war/drm/general-transfer-limits, war/ruling/modifier-order)."""
    most = min(battle.attacker_modifier, battle.defender_modifier)
    return [s.codes.shift + number for number in range(most + 1)]


def shift_apply(s: Position, battle: LandBattle, seat: int, action: int) -> None:
    """Both modifiers fall."""
    number = action - s.codes.shift
    battle.attacker_modifier -= number
    battle.defender_modifier -= number
    battle.step = steps.BATTLE_DICE
    if number and s.events is not None:
        s.events.append((tell.SHIFTED, seat, number))


def shift_why_not(s: Position, battle: LandBattle, seat: int, action: int) -> Refusal | None:
    """Neither side falls below 0."""
    most = min(battle.attacker_modifier, battle.defender_modifier)
    return Refusal("war/drm/general-transfer-limits") if action - s.codes.shift > most else None


# -- dice ----------------------------------------------------------------------------------------------------


def dice_resume(s: Position, battle: LandBattle) -> None:
    """One die after another: the attacker's, brigades that landed first, then the defender's."""
    if len(battle.dice) < battle.attacker_dice + battle.defender_dice:
        s.to_act = CHANCE
        s.cached = s.codes.dice
    else:
        _count_hits(s, battle)


def dice_legal(s: Position, battle: LandBattle, seat: int) -> list[int]:
    """Any number."""
    return s.codes.dice


def dice_apply(s: Position, battle: LandBattle, seat: int, action: int) -> None:
    """A die falls."""
    die = action - s.codes.roll
    if s.events is not None:
        roller = battle.attacker if len(battle.dice) < battle.attacker_dice else battle.defender
        total = die + _modifier(battle, len(battle.dice))
        s.events.append((tell.BATTLE_DIE, party(roller), die, total - LEAST_TOTAL, modifiers.hits(total)))
    battle.dice.append(die)


def _modifier(battle: LandBattle, number: int) -> int:
    """What is added to one of the dice of a round (war/dice/drm-added).

    war/amphib/mixed-force, war/ruling/landing-penalty: brigades that landed roll first.
    """
    if number < battle.landed_dice:
        return battle.attacker_modifier + modifiers.landing_penalty(battle.round)
    return battle.attacker_modifier if number < battle.attacker_dice else battle.defender_modifier


def _count_hits(s: Position, battle: LandBattle) -> None:
    """Both sides have rolled (war/battle/losses-after-round); losses come next."""
    battle.attacker_hits = battle.defender_hits = 0
    for number, die in enumerate(battle.dice):
        hits = modifiers.hits(die + _modifier(battle, number))
        if number < battle.attacker_dice:
            battle.attacker_hits += hits
        else:
            battle.defender_hits += hits
    if s.events is not None:
        for side, number in ((battle.attacker, battle.attacker_hits), (battle.defender, battle.defender_hits)):
            s.events.append((tell.HITS, party(side), number))
    battle.dice = []
    battle.round += 1
    battle.step = steps.LAND_BATTLE
    battle.stage = sides.ATTACKER_PICKS
