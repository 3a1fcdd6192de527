"""Movement and battles of the rules-of-thumb player of War!: what each choice there is worth."""

from __future__ import annotations

from typing import Final

from greatpowers.bots.war.campaign import EASE, Campaign
from greatpowers.bots.war.diplomacy import NEVER, declaring
from greatpowers.bots.war.estimates import (
    HITS,
    MARGIN,
    conditions_of_attack,
    garrison,
    outlook,
    parley_odds,
    spare,
    wants_end,
    would_end,
)
from greatpowers.bots.war.temper import Temper
from greatpowers.bots.war.values import Value
from greatpowers.bots.war.voyages import has_voyage, sail_worth
from greatpowers.bots.war.works import prospecting_worth
from greatpowers.games.war import (
    battle_outlook,
    battle_sides,
)
from greatpowers.games.war.board import REGIONS
from greatpowers.games.war.chits import value_of
from greatpowers.games.war.fleets import fleets_in, portage
from greatpowers.games.war.forces import at, brigades
from greatpowers.games.war.frames import (
    Exploration,
    Interception,
    LandBattle,
    Landing,
    NavalBattle,
    Reinforcement,
    Sailing,
)
from greatpowers.games.war.groups import aboard
from greatpowers.games.war.lands import count, has
from greatpowers.games.war.modifiers import Conditions
from greatpowers.games.war.odds import next_loss
from greatpowers.games.war.pieces import (
    ARTILLERY,
    BRIGADE_KINDS,
    CAVALRY,
    COST,
    EXPLORER,
    FORT,
    GENERAL,
    INFANTRY,
    MOST_SEATS,
    NATIVES,
    REINFORCEMENT,
    SCHOOL,
)
from greatpowers.games.war.position import Position

SLIGHT: Final = 0.01  # a chance of victory that is none
USUAL_DIE: Final = 3  # points for reinforcements that can be counted on


# -- moving --------------------------------------------------------------------------------------------------


def moving(s: Position, seat: int, temper: Temper) -> Value:
    """March first, then sail; a declaration of war comes last."""
    campaign = Campaign(s, seat)

    def value(action: int) -> float:
        name, values = s.codes.names[action], s.codes.values[action]
        if name == "march":
            return campaign.march(values[0], values[1], values[2])
        if name == "fleet":
            return 0.5 if has_voyage(s, seat, values[0], campaign) else -1.0
        if name == "declare":
            return declaring(s, seat, values[0], temper)
        return 0.1 if name == "done" else -1.0

    return value


def steering(s: Position, seat: int) -> Value:
    """See sail_worth."""
    campaign, voyage = Campaign(s, seat), s.frames[-1]
    assert isinstance(voyage, Sailing)
    return lambda action: sail_worth(s, seat, voyage, campaign, action)


def landing(s: Position, seat: int, action: int) -> float:
    """One explorer goes ashore, brigades all together."""
    name, values = s.codes.names[action], s.codes.values[action]
    frame = s.frames[-1]
    assert isinstance(frame, Landing)
    if name == "done":
        return 1.0
    army = sum(aboard(s, seat, frame.group)[:BRIGADE_KINDS]) + brigades(s, frame.region, seat) > 0
    at_home = s.owner[frame.region] == seat
    if name != "ashore" or (values[0] == EXPLORER and frame.landed and not army and not at_home):
        return 0.5
    return 2.0 if values[0] < BRIGADE_KINDS or at_home else 1.5


# -- naval battle --------------------------------------------------------------------------------------------


def intercepting(s: Position, seat: int, action: int) -> float:
    """Intercept with at least as many fleets."""
    frame = s.frames[-1]
    sea = frame.sea if isinstance(frame, (Interception, NavalBattle)) else -1
    theirs = frame.group.bit_count() if isinstance(frame, (Interception, NavalBattle)) else 0
    strong = len(fleets_in(s, seat, sea)) >= theirs
    return 1.0 if (s.codes.names[action] == "intercept") == strong else 0.0


def sinking(s: Position, seat: int, action: int) -> float:
    """Give up empty fleets first."""
    return -float(portage(s, seat, s.codes.values[action][0]))


def breaking_off(s: Position, seat: int, action: int) -> float:
    """Fight on while victory is at least as likely as defeat; never where heavy loads keep both sides from hitting."""
    battle = s.frames[-1]
    assert isinstance(battle, NavalBattle)
    odds = battle_outlook.at_sea(s, battle)
    if odds is None:
        return float(s.codes.names[action] == "break_off")
    attacks = seat == battle.player or battle.player_allies >> seat & 1
    win, lose = (odds.attacker, odds.defender) if attacks else (odds.defender, odds.attacker)
    return float((s.codes.names[action] == "fight_on") == (win >= max(lose, SLIGHT)))


# -- combat --------------------------------------------------------------------------------------------------


def fighting(s: Position, seat: int, action: int) -> float:
    """Explorers first: what they win over need not be fought for."""
    name = s.codes.names[action]
    if name == "explore":
        region = s.codes.values[action][0]
        if would_end(s, region) and not wants_end(s, seat):
            return -1.0
        return 3.0 + parley_odds(s, seat, region, 2)
    if name == "prospect":
        return prospecting_worth(s, seat, s.codes.values[action][0])
    return {"battle": 2.0, "declare": NEVER}.get(name, 0.0)


def giving(s: Position, seat: int, action: int) -> float:
    """A gift where it helps."""
    exploration = s.frames[-1]
    assert isinstance(exploration, Exploration)
    region = exploration.region
    gain = parley_odds(s, seat, region, 3) - parley_odds(s, seat, region, 2)
    return 1.0 if (s.codes.names[action] == "gift") == (gain > 0.12) else 0.0


def sides_of(s: Position, seat: int, battle: LandBattle) -> tuple[int, list[int], list[int]]:
    """Which side of a battle a player decides for, its force, and the enemy's."""
    attacks = battle_sides.decider(battle, battle_sides.ATTACKER) == seat
    side = battle_sides.ATTACKER if attacks else battle_sides.DEFENDER
    return side, battle_sides.force(s, battle, side), battle_sides.force(s, battle, battle_sides.other(side))


def transferring(s: Position, seat: int, action: int) -> float:
    """A general's transfer: more of the enemy hit than of one's own."""
    battle = s.frames[-1]
    assert isinstance(battle, LandBattle)
    shift = s.codes.values[action][0]
    side, own, enemy = sides_of(s, seat, battle)
    mine, theirs = battle.attacker_modifier - shift, battle.defender_modifier - shift
    if side == battle_sides.DEFENDER:
        mine, theirs = theirs, mine
    a, d = max(1, sum(own[:BRIGADE_KINDS])), max(1, sum(enemy[:BRIGADE_KINDS]))
    return min(1.0, HITS[mine] * a / d) - min(1.0, HITS[theirs] * d / a)


def losing(s: Position, seat: int, action: int) -> float:
    """Give up the cheapest, but keep a brigade of every kind."""
    battle, kind = s.frames[-1], s.codes.values[action][0]
    if isinstance(battle, LandBattle):
        side = battle_sides.side_to_decide(battle)
        own = battle_sides.force(s, battle, side)
        if sum(own[:BRIGADE_KINDS]):
            return 1.0 if kind == next_loss(own) else 0.0
    return -float(COST[kind]) / 10


def retreating(s: Position, seat: int) -> Value:
    """Stay while there is hope; else go where the army is wanted."""
    battle = s.frames[-1]
    campaign = Campaign(s, seat)
    hopeful = isinstance(battle, LandBattle) and _is_hopeful(s, seat, battle)

    def value(action: int) -> float:
        name, values = s.codes.names[action], s.codes.values[action]
        if name == "stay":
            return 5.0 if hopeful else 1.0
        if name == "convert":
            return 10.0 - 0.1 * COST[values[0]]
        area = values[0]
        return 2.0 + campaign.closeness(area) if area < REGIONS else 1.5

    return value


def _is_hopeful(s: Position, seat: int, battle: LandBattle) -> bool:
    """Whether a battle is likely to be won, or hardly worse than leaving."""
    attackers = battle_sides.force(s, battle, battle_sides.ATTACKER)
    defenders = battle_sides.force(s, battle, battle_sides.DEFENDER)
    technology = count(s, battle.attacker, SCHOOL) - count(s, battle.defender, SCHOOL)
    with_natives = NATIVES in (battle.attacker, battle.defender)
    conditions = Conditions(battle.defender != NATIVES and has(s, battle.region, FORT), technology, with_natives)
    result = outlook(attackers, defenders, conditions)
    if seat == battle.attacker:
        return result > 0.3
    return result < 0.5 or sum(defenders[:BRIGADE_KINDS]) == 1


def evacuating(s: Position, seat: int) -> Value:
    """Go where there is more to explore, or where the army gathers."""
    campaign = Campaign(s, seat)
    return lambda action: campaign.lure[s.codes.values[action][0]] + campaign.closeness(s.codes.values[action][0])


def keeping(s: Position, seat: int, action: int) -> float:
    """The most valuable resource."""
    return float(value_of(s.world, s.codes.values[action][0]))


# -- reinforcement -------------------------------------------------------------------------------------------


def reinforcing(s: Position, seat: int, action: int) -> float:
    """Send a general with brigades to where they turn the battle, and not where it is lost or won all the same."""
    name, values = s.codes.names[action], s.codes.values[action]
    if name != "reinforce":
        return 0.0
    start, to = values
    battle, conditions = LandBattle(to, s.mover, seat), conditions_of_attack(s, s.mover, to)
    enemy, own = (battle_sides.force(s, battle, side) for side in (battle_sides.ATTACKER, battle_sides.DEFENDER))
    alone, together = (outlook(enemy, force, conditions) for force in (own, _with_aid(s, seat, start, own)))
    return alone - together if together <= -MARGIN and alone > -EASE else -1.0


def _with_aid(s: Position, seat: int, start: int, own: list[int]) -> list[int]:
    """A force together with what a general from another region may bring."""
    there, force = garrison(s, seat, start), own[:]
    left, points = spare(s, seat, start), USUAL_DIE + count(s, seat, SCHOOL)
    force[GENERAL] += 1
    for kind in (CAVALRY, INFANTRY, ARTILLERY):  # as many as possible
        number = min(there[kind], left, points // REINFORCEMENT[kind])
        force[kind] += number
        left -= number
        points -= number * REINFORCEMENT[kind]
    return force


def bringing(s: Position, seat: int, action: int) -> float:
    """A kind of brigade that is not there yet makes all others stronger; then as many as possible."""
    if s.codes.names[action] != "bring":
        return 0.0
    aid, kind = s.frames[-1], s.codes.values[action][0]
    assert isinstance(aid, Reinforcement)
    is_new = not s.troops[at(aid.region, seat) + kind]
    return 4.0 - REINFORCEMENT[kind] + (2.5 if is_new else 0.0)


def permitting(s: Position, seat: int, action: int) -> float:
    """Whoever is not an enemy may pass."""
    hostile = bool(s.war[seat * MOST_SEATS + s.mover])
    return 1.0 if (s.codes.names[action] == "allow") != hostile else 0.0
