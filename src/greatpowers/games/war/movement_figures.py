"""What the player who moves could work out about the movement: reach, loading and landing (see figures.py)."""

from __future__ import annotations

from typing import Final, TypedDict

from greatpowers.core.sets import bits
from greatpowers.games.war import battle_outlook, fleets, reach, steps
from greatpowers.games.war.board import AREA_IDS, AREAS, REGIONS
from greatpowers.games.war.frames import Sailing
from greatpowers.games.war.pieces import BRIGADE_KINDS, FLEETS, GENERAL, KIND_IDS, KINDS, MOVER_IDS, MOVERS, PORTAGE
from greatpowers.games.war.position import Position

ALL_FLEETS: Final = "fleet"  # all fleets of a sea area, or the group in hand; a single one is `fleet_3`

# What waits at a goal, by the codes of borders.py and reach.py.
WAITING_IDS: Final[list[str]] = ["closed", "open", "natives", "enemy", "ceded", "aboard", "sea", "enemy_sea"]
FOUGHT: Final = ("natives", "enemy")

MOST_COUNTED: Final = 16  # units of a stack whose chances are worked out with every move


class Way(TypedDict):
    """A place that can be reached: the place before it on the way, the actions that lead from there, points left."""

    area: str
    via: str
    actions: list[int]
    left: int
    what: str


class GoalFigures(Way, total=False):
    """A goal; there are many, so what does not apply is left out.

    `escort`: only after a brigade has entered. `asked`: seats that may stop the last step, at a strait or with fleets.
    `room`: free portage points of the fleet that takes units aboard.
    """

    escort: bool
    asked: list[int]
    room: int


class ReachFigures(TypedDict):
    """Units of one kind in an area, or fleets, and all their goals. `first`: actions before the way begins."""

    area: str
    unit: str
    number: int
    first: list[int]
    goals: list[GoalFigures]


class AttackFigures(TypedDict):
    """All brigades and generals of a region that can attack another one, by kind, and how likely they win."""

    area: str
    to: str
    units: dict[str, int]
    chance: float


class MovementFigures(TypedDict):
    """For the player who moves. `spare`: brigades that may leave each region, of all kinds together.

    `everybody`: the actions by which all that find room go aboard, or all that may go ashore. `room`: free portage
    points by the number of the fleet; `portage`: how many of them a unit takes up, by kind.
    """

    reach: list[ReachFigures]
    attacks: list[AttackFigures]
    spare: dict[str, int]
    everybody: list[int]
    room: dict[str, int]
    portage: dict[str, int]


def movement(s: Position, viewer: int | None) -> MovementFigures | None:
    """While the viewer moves units or fleets; nobody else needs it."""
    step = s.frames[-1].step
    if viewer is None or viewer != s.mover or s.to_act != viewer:
        return None
    if step not in (steps.MOVE, steps.SAIL, steps.ASHORE, steps.CHARTER):
        return None
    moving = step in (steps.MOVE, steps.SAIL)
    on_land = _land_units(s, viewer) if moving else []
    return {
        "reach": on_land + _fleets(s, viewer) if moving else [],
        "attacks": _attacks(s, viewer, on_land),
        "spare": _spare(s, viewer),
        "everybody": reach.everybody(s) if step != steps.MOVE else [],
        "room": {str(fleet + 1): fleets.room(s, viewer, fleet) for fleet in _afloat(s, viewer)},
        "portage": dict(zip(KIND_IDS, PORTAGE, strict=True)),
    }


def _spare(s: Position, seat: int) -> dict[str, int]:
    ready = [region for region in range(REGIONS) if reach.movers_in(s, region)]
    return {AREA_IDS[region]: reach.spare_brigades(s, seat, region) for region in ready}


def _afloat(s: Position, seat: int) -> list[int]:
    return [fleet for fleet in range(FLEETS) if s.fleet_at[seat * FLEETS + fleet] >= 0]


def _put_down(s: Position) -> list[int]:
    """Other units move only when the fleets in hand have been left."""
    return [s.codes.done] if s.frames[-1].step == steps.SAIL else []


def _land_units(s: Position, seat: int) -> list[ReachFigures]:
    out: list[ReachFigures] = []
    first = _put_down(s)
    for region in range(REGIONS):
        for mover in reach.movers_in(s, region):
            goals = reach.marches(s, seat, mover, region)
            if goals:
                number = s.ready[region * MOVERS + mover]
                if mover % KINDS < BRIGADE_KINDS:
                    number = min(number, reach.spare_brigades(s, seat, region))
                out.append(_reach(region, MOVER_IDS[mover], number, first, goals))
    return out


def _attacks(s: Position, seat: int, on_land: list[ReachFigures]) -> list[AttackFigures]:
    """Whole stacks against whatever they would have to fight."""
    out: list[AttackFigures] = []
    for area in dict.fromkeys(one["area"] for one in on_land):
        stack = _fighters(s, seat, [one for one in on_land if one["area"] == area])
        goals = {goal["area"]: goal["what"] for one, _ in stack for goal in one["goals"]}
        for to in (to for to, what in goals.items() if what in FOUGHT):
            going = [(one, number) for one, number in stack if any(goal["area"] == to for goal in one["goals"])]
            kinds = [kind for one, number in going for kind in [_kind(one)] * number]
            if len(kinds) <= MOST_COUNTED and any(kind < BRIGADE_KINDS for kind in kinds):
                odds = battle_outlook.attack(s, seat, AREA_IDS.index(to), kinds)
                if odds is not None:
                    units = {KIND_IDS[kind]: kinds.count(kind) for kind in sorted(set(kinds))}
                    out.append({"area": area, "to": to, "units": units, "chance": odds.attacker})
    return out


def _fighters(s: Position, seat: int, stack: list[ReachFigures]) -> list[tuple[ReachFigures, int]]:
    """How many of each go: the cheapest brigades stay where some have to, and so do explorers and engineers."""
    out: list[tuple[ReachFigures, int]] = []
    spare = reach.spare_brigades(s, seat, AREA_IDS.index(stack[0]["area"]))
    for one in sorted(stack, key=_kind, reverse=True):
        number = one["number"]
        if _kind(one) < BRIGADE_KINDS:
            number = min(number, spare)
            spare -= number
        if number and _kind(one) <= GENERAL:
            out.append((one, number))
    return out


def _kind(one: ReachFigures) -> int:
    return MOVER_IDS.index(one["unit"]) % KINDS


def _fleets(s: Position, seat: int) -> list[ReachFigures]:
    """The group in hand, and whatever else could be taken in hand."""
    out: list[ReachFigures] = []
    first, sailing = _put_down(s), s.frames[-1]
    here, in_hand = -1, 0
    if isinstance(sailing, Sailing):
        here, in_hand = sailing.sea, sailing.group
        out.append(_reach(here, ALL_FLEETS, 1, [], reach.voyages(s, seat, in_hand)))
    for sea in range(REGIONS, AREAS):
        for place, group in enumerate(reach.fleet_groups(s, seat, sea)):
            if in_hand & bits(group):
                continue
            unit = ALL_FLEETS if place == 0 and sea != here else f"{ALL_FLEETS}_{group[0] + 1}"
            taken = [s.codes.fleet + group[0], *(s.codes.join + fleet for fleet in group[1:])]
            out.append(_reach(sea, unit, 1, first + taken, reach.voyages(s, seat, bits(group))))
    return out


def _reach(area: int, unit: str, number: int, first: list[int], goals: list[reach.Step]) -> ReachFigures:
    return {
        "area": AREA_IDS[area],
        "unit": unit,
        "number": number,
        "first": first,
        "goals": [_goal(goal) for goal in goals],
    }


def _goal(goal: reach.Step) -> GoalFigures:
    out: GoalFigures = {
        "area": AREA_IDS[goal.area],
        "via": AREA_IDS[goal.via],
        "actions": goal.actions,
        "left": goal.left,
        "what": WAITING_IDS[goal.what],
    }
    if goal.escort:
        out["escort"] = True
    if goal.asked:
        out["asked"] = goal.asked
    if goal.room:
        out["room"] = goal.room
    return out
