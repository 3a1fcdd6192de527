"""Rules of thumb for maneuvers: where units go, how they enter, and whom they fight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from greatpowers.bots.imperial.estimates import Memo, brings_flag, power_worth, reach_of, waters
from greatpowers.games.imperial import actions as act
from greatpowers.games.imperial.board import HOMES, LANDS, NATIONS, owner
from greatpowers.games.imperial.frames import Arrival, Battle, Call, Calls
from greatpowers.games.imperial.maneuver import maneuver_of
from greatpowers.games.imperial.position import Position
from greatpowers.games.imperial.railroads import landings
from greatpowers.games.imperial.units import is_last_free_factory, is_occupied, open_mask, others_present

NEW_FLAG: Final = 3.0
TAKEN: Final = 0.5  # what a flag is worth more that another nation loses
GUARD: Final = 0.4  # what it is worth to guard a sea that has the own flag
CONQUEST: Final = 0.5  # how much of a flag's worth is left where others have to be beaten for it
AT_SEA: Final = 0.2  # what a fleet is worth more in an own sea than in port: it can sail on, and carry armies
RAID: Final = 1.7  # what it is worth to occupy a factory of a rival nation
RELIEF: Final = 6.0  # to free an occupied factory at home, and
RELIEF_ELSEWHERE: Final = 1.0  # any other occupied home province
NO_GAIN: Final = -1.2  # of a move for nothing: so little that noise in plans hardly ever makes it the best
LITTLE_STAKE: Final = 0.2  # what a power point of a nation is worth to a player who may take its flags

_MOVES: Final = [act.family_number(name) for name in ("sail", "march", "march_friendly")]
_EMBARKATIONS: Final = [act.family_number(name) for name in ("embark", "embark_friendly")]
_BATTLE: Final = act.family_number("battle")
_DESTROY: Final = act.family_number("destroy")

# -- where to --------------------------------------------------------------------------------------------------


def moving(s: Position, seat: int, legal: Sequence[int]) -> list[float]:
    """Gain flags, drive enemies out of the home provinces, and stop when there is nothing to gain."""
    ends = Memo(lambda area: region_worth(s, seat, area))
    starts = Memo(lambda area: leaving_worth(s, seat, area))
    open_now = open_mask(s, s.nation)
    seas = Memo(lambda sea: max(ends[area] for area in landings(s.nation, open_now, sea)))
    worths = []
    for action in legal:
        if action == act.DONE:
            worths.append(0.1)
            continue
        family = act.FAMILY[action]
        values = act.VALUES[action]
        if family in _MOVES:
            worth = ends[values[1]] - starts[values[0]]
            if values[0] < LANDS <= values[1] and s.flag[values[1]] == s.nation:
                worth = max(worth, AT_SEA)
        elif family in _EMBARKATIONS:
            worth = seas[values[1]] - 0.1 - starts[values[0]]
        elif family == _BATTLE:
            worth = battle_worth(s, values[0])
        elif family == _DESTROY:
            worth = 1.0 if power_worth(s, owner(values[0]), seat) < -0.5 else -1.0
        else:
            worth = -1.0
        worths.append(worth)
    return worths


def convoying(s: Position, seat: int, legal: Sequence[int]) -> list[float]:
    """Land where it gains a flag, otherwise sail on."""
    areas = [act.VALUES[action][0] for action in legal]
    return [0.5 if area >= LANDS else region_worth(s, seat, area) for area in areas]


def region_worth(s: Position, seat: int, area: int) -> float:
    """The value of ending a move in this area."""
    nation = s.nation
    if area >= HOMES:
        return outland_worth(s, seat, area)
    if owner(area) == nation:
        return relief_worth(s, area) if is_occupied(s, area) else NO_GAIN
    return raid_worth(s, seat, area)


def outland_worth(s: Position, seat: int, area: int) -> float:
    """The value of a unit in a region outside all homes: for a flag, if need be by battle, or to guard a sea."""
    there = s.present[area]
    if there & ~(1 << s.nation):
        return conquest_worth(s, seat, area)
    if there:
        return NO_GAIN
    if s.flag[area] == s.nation:
        return GUARD if area >= LANDS else NO_GAIN
    return new_flag_worth(s, seat, area)


def conquest_worth(s: Position, seat: int, area: int) -> float:
    """The value of a unit in a region with units of others, if more can come than are there."""
    if strength_for(s, area) <= defenders(s, area):
        return NO_GAIN
    stake = power_worth(s, s.nation, seat)
    if any(power_worth(s, other, seat) >= stake for other in others_present(s, area, s.nation)):
        return NO_GAIN
    return GUARD if s.flag[area] == s.nation else CONQUEST * new_flag_worth(s, seat, area)


def defenders(s: Position, area: int) -> int:
    """The units of others in a region outside all homes."""
    units = s.fleet if area >= LANDS else s.army
    return sum([units[area * NATIONS + other] for other in others_present(s, area, s.nation)])


def strength_for(s: Position, area: int) -> int:
    """The units of the active nation that are in a region outside all homes, or can still sail or march there."""
    nation, maneuver = s.nation, maneuver_of(s)
    if area >= LANDS:
        fresh = maneuver.fresh_fleet
        return s.fleet[area * NATIONS + nation] + sum([fresh[other] for other in waters(nation, area)])
    reach, fresh = reach_of(nation, open_mask(s, nation)), maneuver.fresh_army
    near = [other for other in range(LANDS) if fresh[other] and other != area and reach[other] >> area & 1]
    return s.army[area * NATIONS + nation] + sum([fresh[other] for other in near])


def new_flag_worth(s: Position, seat: int, area: int) -> float:
    """The value of a flag of the active nation here, less what its loss to another nation costs the player."""
    loser = s.flag[area]
    if loser < 0:
        return NEW_FLAG
    stake = power_worth(s, loser, seat)
    if stake < LITTLE_STAKE:
        return NEW_FLAG + TAKEN
    return max(-0.5, NEW_FLAG * (1 - stake / max(power_worth(s, s.nation, seat), 0.1)))


def relief_worth(s: Position, province: int) -> float:
    """The value of an army in an occupied home province: its factory, unless another army is there that can fight."""
    return RELIEF if s.factory[province] and not s.army[province * NATIONS + s.nation] else RELIEF_ELSEWHERE


def battle_worth(s: Position, area: int) -> float:
    """The value of a battle of units that stand beside each other: it pays at home."""
    if owner(area) != s.nation:
        return -1.0
    return RELIEF if is_occupied(s, area) and s.factory[area] else 2.0


def raid_worth(s: Position, seat: int, province: int) -> float:
    """The value of occupying a factory of a rival nation."""
    victim = owner(province)
    if not s.factory[province] or is_last_free_factory(s, province) or is_occupied(s, province):
        return NO_GAIN
    return RAID if power_worth(s, victim, seat) < 0 else NO_GAIN


def leaving_worth(s: Position, seat: int, area: int) -> float:
    """The loss by leaving: a flag that is not yet gained, or the occupation of a rival's factory."""
    nation = s.nation
    at = area * NATIONS + nation
    if area >= HOMES:
        if not brings_flag(s, area):
            return GUARD if area >= LANDS and s.flag[area] == nation and s.fleet[at] == 1 else 0.0
        there = s.fleet[at] if area >= LANDS else s.army[at]
        return NEW_FLAG if there == 1 else 0.0
    if owner(area) != nation and s.army[at]:
        return 0.5 if s.factory[area] and power_worth(s, owner(area), seat) < 0 else 0.0
    return 0.0


# -- meeting others --------------------------------------------------------------------------------------------


def battlefield(s: Position) -> int:
    """The area that a stance, an attack or a call is about."""
    frame = s.frames[-2] if isinstance(s.frames[-1], Call) else s.frames[-1]
    assert isinstance(frame, Arrival | Calls | Battle)
    return frame.at


def stance(s: Position, seat: int, legal: Sequence[int]) -> list[float]:
    """Be hostile to rival nations."""
    hostile = power_worth(s, owner(battlefield(s)), seat) < 0
    return [1.0 if (action == act.HOSTILE) == hostile else 0.0 for action in legal]


def attacking(s: Position, seat: int, legal: Sequence[int]) -> list[float]:
    """Attack at home, or with more units than are there, so that one remains to take the region."""
    area = battlefield(s)
    at_home = owner(area) == s.nation
    at = area * NATIONS + s.nation
    own = s.fleet[at] + (s.army[at] if area < LANDS else 0)
    enough = own > (defenders(s, area) if area >= HOMES else 1)
    stake = power_worth(s, s.nation, seat)
    worths = []
    for action in legal:
        if action == act.DECLINE:
            worths.append(0.0)
            continue
        pays = at_home or (enough and power_worth(s, act.VALUES[action][0], seat) < stake)
        worths.append(1.0 if pays else -1.0)
    return worths


def calling(s: Position, seat: int, legal: Sequence[int]) -> list[float]:
    """Fight for a flag or at home, unless the attacker is the nation in which one has more at stake."""
    area, call = battlefield(s), s.frames[-1]
    assert isinstance(call, Call)
    defending = s.flag[area] == call.asked or owner(area) == call.asked
    pays = defending and power_worth(s, s.nation, seat) < power_worth(s, call.asked, seat)
    return [0.0 if action == act.DECLINE else 1.0 if pays else -1.0 for action in legal]


def asking(s: Position, seat: int, legal: Sequence[int]) -> list[float]:
    """Ask one's own nations first: they have the least reason to fight."""
    return [1.0 if s.government[action - act.ASK] == seat else 0.0 for action in legal]


def flagging(s: Position, seat: int, legal: Sequence[int]) -> list[float]:
    """Keep flags on land before flags at sea."""
    return [1.0 if action - act.FLAG < LANDS else 0.0 for action in legal]
