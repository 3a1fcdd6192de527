"""Maneuver, third step: flags in regions that one nation alone holds.

Rules: imperial/flags/*, imperial/ruling/flag-*. Step: FLAGS, asked only when a nation has fewer flags than it gains regions.
"""

from greatpowers.core.game import Refusal
from greatpowers.games.imperial import actions as act
from greatpowers.games.imperial import events as tell
from greatpowers.games.imperial import steps
from greatpowers.games.imperial.board import AREA_IDS, AREAS, FLAG_SUPPLY, HOMES, LANDS, NATION_IDS, NATIONS
from greatpowers.games.imperial.position import Position


def sole_holder(s: Position, region: int) -> int:
    """The nation that alone has units in a land or sea region, or -1."""
    base = region * NATIONS
    here = s.army[base : base + NATIONS] if region < LANDS else s.fleet[base : base + NATIONS]
    total = sum(here)
    if total:
        for nation in range(NATIONS):
            if here[nation] == total:
                return nation
    return -1


def begin(s: Position) -> None:
    """Every region outside the home provinces is looked at; flags that go are taken off before any is set.

    imperial/ruling/flag-supply, flag-scope: also for nations that did not move.
    """
    gains: list[int] = []
    for region in range(HOMES, AREAS):
        holder = sole_holder(s, region)
        if holder >= 0 and holder != s.flag[region]:
            if s.flag[region] >= 0:
                if s.told is not None:
                    s.told.append((tell.FLAG_GONE, s.flag[region], region))
                s.flag[region] = -1
            gains.append(region)
    if gains:
        s.wanting = gains
        s.steps.append(steps.FLAGS)


def resume(s: Position) -> None:
    """Set the flags of one nation after another; ask only the government of one that has too few."""
    while s.wanting:
        nation = sole_holder(s, s.wanting[0])
        regions = [region for region in s.wanting if sole_holder(s, region) == nation]
        left = FLAG_SUPPLY[nation] - s.flag.count(nation)
        if 0 < left < len(regions):
            s.gainer = nation
            s.to_act = s.government[nation]
            return
        s.wanting = [region for region in s.wanting if region not in regions]
        if left:
            for region in regions:
                _set(s, nation, region)
    s.gainer = -1
    s.steps.pop()


def _set(s: Position, nation: int, region: int) -> None:
    s.flag[region] = nation
    if s.told is not None:
        s.told.append((tell.FLAG, nation, region))


def legal(s: Position) -> list[int]:
    """Any region that the nation has gained and not flagged yet."""
    return [act.FLAG + region for region in s.wanting if sole_holder(s, region) == s.gainer]


def apply(s: Position, action: int) -> None:
    """imperial/flags/limit: the government picks where the last flags go."""
    region = action - act.FLAG
    s.wanting.remove(region)
    _set(s, s.gainer, region)


def why_not(s: Position, action: int) -> Refusal | None:
    """Why no flag goes there."""
    region = action - act.FLAG
    if region not in s.wanting or sole_holder(s, region) != s.gainer:
        return Refusal("imperial/flags/place", area=AREA_IDS[region], nation=NATION_IDS[s.gainer])
    return None
