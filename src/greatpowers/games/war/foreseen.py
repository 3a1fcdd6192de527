"""What enemies may ask a player before their next turn: to intercept, to fight on, to lose units, to retreat."""

from __future__ import annotations

from greatpowers.core.game import Foreseen
from greatpowers.games.war import fleets, retreat
from greatpowers.games.war.board import AREA_IDS, AREAS, REGIONS
from greatpowers.games.war.forces import at, brigades
from greatpowers.games.war.lands import regions_of
from greatpowers.games.war.pieces import BRIGADE_KINDS, GENERAL, INFANTRY, KINDS, PORTAGE
from greatpowers.games.war.position import Position
from greatpowers.games.war.war_and_peace import at_war


def foreseeable(s: Position, seat: int) -> list[Foreseen]:
    """What this player may be asked by those they are at war with."""
    enemies = [other for other in range(s.seats) if other != seat and at_war(s, seat, other)]
    if not enemies:
        return []
    out: list[Foreseen] = []
    for sea in range(REGIONS, AREAS):
        if fleets.has_fleet(s, seat, sea):
            out += _at_sea(s, sea, enemies)
    for region in regions_of(s, seat):
        if _is_in_reach(s, region, enemies):
            out += _on_land(s, seat, region)
    return out


def _at_sea(s: Position, sea: int, enemies: list[int]) -> list[Foreseen]:
    """Enemy fleets may sail through, or seek battle."""
    area = AREA_IDS[sea]
    intercept = [s.codes.intercept, s.codes.pass_]
    out: list[Foreseen] = [("intercept", {"area": area, "seat": enemy}, intercept, True) for enemy in enemies]
    return [*out, ("break_off", {"area": area}, [s.codes.fight_on, s.codes.break_off], True)]


def _is_in_reach(s: Position, region: int, enemies: list[int]) -> bool:
    """Whether enemies stand here, in a region next to it or in a sea area next to it."""
    lands = [region, *s.world.regions_near[region]]
    return any(
        fleets.fleet_near(s, enemy, region) or any(brigades(s, land, enemy) for land in lands) for enemy in enemies
    )


def _on_land(s: Position, seat: int, region: int) -> list[Foreseen]:
    """A battle in a region of theirs: which units are lost first, and whether the others retreat."""
    first = at(region, seat)
    kinds = [kind for kind in range(KINDS) if s.troops[first + kind]]
    if not any(kind < BRIGADE_KINDS for kind in kinds):
        return []
    area = AREA_IDS[region]
    out: list[Foreseen] = []
    if len(kinds) > 1:
        out.append(("lose", {"area": area, "party": seat}, [s.codes.lose + kind for kind in kinds], True))
    ways = [land for land in s.world.regions_near[region] if retreat.is_friendly(s, seat, land)]
    least = PORTAGE[GENERAL] if any(kind >= GENERAL for kind in kinds) else PORTAGE[INFANTRY]
    ways += [sea for sea in s.world.seas_near[region] if retreat.has_room(s, seat, sea, least)]
    if ways:
        leave = [s.codes.retreat + way for way in ways]
        out.append(("retreat", {"area": area, "other": seat}, [s.codes.stay, *leave], True))
    return out
