"""Battles in numbers: both sides, every modifier with its rule, dice, and the chance of either side to win.

Chances have both sides fight to the end (see odds.py and naval_odds.py); natives whose marker the viewer does not know
are counted as the average of all that they may be.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypedDict

from greatpowers.games.war import battle_outlook as outlook
from greatpowers.games.war import battle_sides as sides
from greatpowers.games.war import interception, land_battle, modifiers, naval_battle, steps
from greatpowers.games.war.battle_sides import ATTACKER, DEFENDER, brigades
from greatpowers.games.war.board import AREA_IDS
from greatpowers.games.war.fleets import hold
from greatpowers.games.war.frames import Interception, LandBattle, NavalBattle, Pacification
from greatpowers.games.war.odds import FACES, Odds
from greatpowers.games.war.pending_battles import pending_battles
from greatpowers.games.war.pieces import KIND_IDS, KINDS, MARKER_IDS, NATIVES
from greatpowers.games.war.position import Position

Units = dict[str, int]  # how many by kind
ONE_HIT: Final = 6  # war/battle/hit-table
TWO_HITS: Final = 10
SIDE_IDS: Final = ("attacker", "defender")
_DECIDING: Final = (steps.PICK_OFF, steps.LOSE, steps.RETREAT)


class ModifierFigures(TypedDict):
    """What one rule adds to every die of a side."""

    rule: str
    amount: int


class OddsFigures(TypedDict):
    """How likely each side wins, from 0 to 1; the rest of the time neither has anybody left.

    `lowest` and `highest`: the attacker's chance against the strongest and the weakest natives that there may be.
    """

    attacker: float
    defender: float
    lowest: float
    highest: float


class SideFigures(TypedDict):
    """One side of a land battle in its next round, or in the one that is being rolled; no seat: natives.

    `idle`: those of its units that take no part in it. `total`: what its modifiers add up to. `landed`: how many of its
    dice belong to brigades that came by sea; `landing`: what these lose by it. `hit`, `double`: what a die has to show
    at least to score one hit or two; 7 if it cannot.
    """

    seat: int | None
    allies: list[int]
    units: Units
    idle: Units
    modifiers: list[ModifierFigures]
    total: int
    dice: int
    landed: int
    landing: int
    hit: int
    double: int


class BattleFigures(TypedDict):
    """A land battle. `asked`: the side that decides something now.

    `markers`: what the natives may be and how likely that is, if they have not been seen.
    """

    region: str
    round: int
    asked: str | None
    attacker: SideFigures
    defender: SideFigures
    markers: dict[str, float]
    odds: OddsFigures | None


class FleetFigures(TypedDict):
    """A fleet in a naval battle: what it carries, what is added to its die, and what the die has to show to hit."""

    seat: int
    fleet: int
    cargo: Units
    modifiers: list[ModifierFigures]
    hit: int


class NavalFigures(TypedDict):
    """A naval battle, or the one that an interception would lead to; the attackers are those who were moving."""

    sea: str
    round: int
    attackers: list[FleetFigures]
    defenders: list[FleetFigures]
    odds: OddsFigures | None


class InterceptionFigures(TypedDict):
    """An attempt to intercept: two dice may not exceed a number, which these parts add up to.

    Without a number no roll is needed.
    """

    sea: str
    hunter: int
    hunted: int
    parts: dict[str, int]
    number: int | None
    chance: float


# -- on land -------------------------------------------------------------------------------------------------


def under_way(s: Position) -> BattleFigures | None:
    """The land battle that is going on, also while fleets fight in the middle of it."""
    for battle in reversed(s.frames):
        if isinstance(battle, LandBattle):
            return _battle(s, battle, _present_odds(s, battle), {})
    return None


def _present_odds(s: Position, battle: LandBattle) -> Odds | None:
    """None while dice are falling or one side is on its way to its fleets."""
    if battle.dice or battle.leaving >= 0 or battle.stage == sides.RAISE_NATIVES:
        return None
    if battle.step in (steps.PICK_OFF, steps.LOSE):
        return outlook.after_pick(s, battle)
    return outlook.present(s, battle)


def to_come(s: Position, viewer: int | None) -> list[BattleFigures]:
    """Battles that the mover still has to fight, besides the one that is going on or whose end is being settled."""
    if s.mover < 0:
        return []
    fought = [frame.region for frame in s.frames if isinstance(frame, (LandBattle, Pacification))]
    return [_pending(s, viewer, region) for region in pending_battles(s) if region not in fought]


def _pending(s: Position, viewer: int | None, region: int) -> BattleFigures:
    owner = s.owner[region]
    battle = LandBattle(region, NATIVES, owner) if owner == s.mover else LandBattle(region, s.mover, owner)
    if NATIVES not in (battle.attacker, battle.defender):
        return _battle(s, battle, outlook.present(s, battle), {})
    cases = outlook.against_each_marker(s, viewer, battle)
    if len(cases) == 1:
        battle.natives = land_battle.native_army(cases[0][0])
    total = sum(weight for _, weight, _ in cases)
    unseen = {MARKER_IDS[code]: weight / total for code, weight, _ in cases} if len(cases) > 1 else {}
    known = [odds for _, _, odds in cases if odds is not None]
    figures = _battle(s, battle, outlook.pending(s, viewer, battle), unseen)
    if figures["odds"] is not None:
        figures["odds"]["lowest"] = _chance(min(odds.attacker for odds in known))
        figures["odds"]["highest"] = _chance(max(odds.attacker for odds in known))
    return figures


def _battle(s: Position, battle: LandBattle, odds: Odds | None, markers: dict[str, float]) -> BattleFigures:
    return {
        "region": AREA_IDS[battle.region],
        "round": battle.round + 1,
        "asked": _asked(s, battle),
        "attacker": _side(s, battle, ATTACKER),
        "defender": _side(s, battle, DEFENDER),
        "markers": markers,
        "odds": _odds(odds),
    }


def _asked(s: Position, battle: LandBattle) -> str | None:
    if battle.step == steps.LAST_STAND:
        return SIDE_IDS[DEFENDER]
    if battle.step == steps.SHIFT:
        return SIDE_IDS[land_battle.general_side(s, battle)]
    return SIDE_IDS[sides.side_to_decide(battle)] if battle.step in _DECIDING else None


def _odds(odds: Odds | None) -> OddsFigures | None:
    if odds is None:
        return None
    return {
        "attacker": _chance(odds.attacker),
        "defender": _chance(odds.defender),
        "lowest": _chance(odds.attacker),
        "highest": _chance(odds.attacker),
    }


def _chance(chance: float) -> float:
    """Without the last digits, in which a certainty may differ from 1."""
    return round(chance, 9)


def _side(s: Position, battle: LandBattle, side: int) -> SideFigures:
    seat = sides.player(battle, side)
    whole, fighters = sides.force(s, battle, side), sides.fighters(s, battle, side)
    lines = explained(s, battle)[side] if brigades(whole) else []
    total = sum(amount for _, amount in lines)
    landed = land_battle.landed_dice(s, battle) if side == ATTACKER else 0
    return {
        "seat": None if seat == NATIVES else seat,
        "allies": sides.members(s, battle, side)[1:],
        "units": _kinds(whole),
        "idle": _kinds([whole[kind] - fighters[kind] for kind in range(KINDS)]),
        "modifiers": _modifiers(lines),
        "total": total,
        "dice": land_battle.dice_of(s, battle, side),
        "landed": landed,
        "landing": land_battle.landing_of(battle) if landed else 0,
        "hit": _least(ONE_HIT - total),
        "double": _least(TWO_HITS - total),
    }


def explained(s: Position, battle: LandBattle) -> tuple[modifiers.Lines, modifiers.Lines]:
    """How the modifiers of both sides come about, rule by rule.

    The last lines are what is made up for modifiers below zero, and a general's transfer in the round that is rolled.
    """
    attackers, defenders = sides.fighters(s, battle, ATTACKER), sides.fighters(s, battle, DEFENDER)
    conditions = land_battle.conditions_of(s, battle)
    all_landed = land_battle.have_all_landed(s, battle, attackers)
    both = (
        modifiers.lines_of_attacker(attackers, conditions, all_landed),
        modifiers.lines_of_defender(defenders, conditions),
    )
    raw = [sum(amount for _, amount in lines) for lines in both]
    adjusted = modifiers.adjusted(raw[ATTACKER], raw[DEFENDER])
    rule = "war/drm/negative-both" if max(raw) < 0 else "war/drm/negative-to-zero"
    transfer = adjusted[ATTACKER] - battle.attacker_modifier if battle.step == steps.BATTLE_DICE else 0
    for side, lines in enumerate(both):
        if adjusted[side] != raw[side]:
            lines.append((rule, adjusted[side] - raw[side]))
        if transfer:
            lines.append(("war/drm/general-transfer", -transfer))
    return both


def _least(number: int) -> int:
    """What a die has to show at least."""
    return min(max(number, 1), FACES + 1)


def _kinds(row: Sequence[int]) -> Units:
    return {KIND_IDS[kind]: number for kind, number in enumerate(row) if number}


def _modifiers(lines: modifiers.Lines) -> list[ModifierFigures]:
    return [{"rule": rule, "amount": amount} for rule, amount in lines]


# -- at sea --------------------------------------------------------------------------------------------------


def at_sea(s: Position) -> NavalFigures | None:
    """The naval battle that is going on, or that the present interception leads to."""
    frame = s.frames[-1]
    if isinstance(frame, NavalBattle):
        return _naval(s, frame)
    if isinstance(frame, Interception) and frame.queue:
        group = outlook.survivors(s, frame)
        return _naval(s, NavalBattle(frame.sea, frame.player, frame.queue[0], group))
    return None


def _naval(s: Position, battle: NavalBattle) -> NavalFigures:
    ours, theirs = (naval_battle.side_of(s, battle, seat) for seat in (battle.player, battle.enemy))
    return {
        "sea": AREA_IDS[battle.sea],
        "round": max(battle.round, 1),
        "attackers": [_fleet(s, battle.sea, ours, theirs, number) for number in range(len(ours))],
        "defenders": [_fleet(s, battle.sea, theirs, ours, number) for number in range(len(theirs))],
        "odds": _odds(None if battle.dice and battle.step == steps.NAVAL_DICE else outlook.at_sea(s, battle)),
    }


def _fleet(s: Position, sea: int, side: naval_battle.Side, others: naval_battle.Side, number: int) -> FleetFigures:
    owner, fleet = side[number]
    lines = [
        ("war/navbattle/tech-drm", naval_battle.technology(s, side, others) if others else 0),
        ("war/navbattle/port-drm", naval_battle.port_bonus(s, owner, sea)),
        ("war/navbattle/cargo-drm", -naval_battle.load_penalty(s, owner, fleet)),
    ]
    first = hold(owner, fleet)
    return {
        "seat": owner,
        "fleet": fleet,
        "cargo": _kinds(s.cargo[first : first + KINDS]),
        "modifiers": _modifiers([line for line in lines if line[1]]),
        "hit": _least(naval_battle.HIT - sum(amount for _, amount in lines)),
    }


def attempt(s: Position) -> InterceptionFigures | None:
    """The interception that is asked about or rolled for."""
    frame = s.frames[-1]
    if not isinstance(frame, Interception) or not frame.queue:
        return None
    hunter, hunted = frame.queue[0], frame.player
    if frame.seeking:
        hunter, hunted = hunted, hunter
    sure = not s.house.interception_rolls or frame.queue[0] == frame.sure
    parts = {} if sure else interception.number_parts(s, frame)
    return {
        "sea": AREA_IDS[frame.sea],
        "hunter": hunter,
        "hunted": hunted,
        "parts": parts,
        "number": None if sure else sum(parts.values()),
        "chance": outlook.interception_chance(s, frame),
    }
