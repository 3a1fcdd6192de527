"""Entering an area: the stance in another nation's province, the mover's attack, then the calls of those present.

Rules: imperial/stance/*, imperial/battle/*, imperial/fleet/battle-* to first-caller-fights. Steps: STANCE, ENTRY,
CALLS, CALL.
"""

from greatpowers.core.game import Refusal
from greatpowers.games.imperial import actions as act
from greatpowers.games.imperial import battle, maneuver, steps
from greatpowers.games.imperial import events as tell
from greatpowers.games.imperial.board import AREA_IDS, NATION_IDS, NATIONS
from greatpowers.games.imperial.position import (
    Position,
    is_last_free_factory,
    others_present,
    units_of_kind,
)

# -- arriving ------------------------------------------------------------------------------------------------


def arrive(s: Position, area: int) -> None:
    """An army ends its whole movement here (imperial/ruling/transit-calls: only here is anybody asked)."""
    s.at = area
    if not maneuver.is_foreign_home(area, s.nation):
        _place(s, act.ARMY)
    elif is_last_free_factory(s, area):  # imperial/stance/last-factory: it is laid down
        _declare_stance(s, act.FRIENDLY)
    else:
        s.steps.append(steps.STANCE)


def _place(s: Position, unit: int) -> None:
    s.in_hand = 0
    at = s.at * NATIONS + s.nation
    if unit == act.FRIENDLY:
        s.lying[at] += 1
    else:
        s.army[at] += 1
    meet(s, s.at, unit)


def meet(s: Position, area: int, unit: int) -> None:
    """A unit has moved in; where foreign units are, its government is asked first."""
    if others_present(s, area, s.nation):
        s.at = area
        s.unit = unit
        s.turned = 0
        s.steps.append(steps.ENTRY)


# -- stance --------------------------------------------------------------------------------------------------


def stance_resume(s: Position) -> None:
    """The army's government declares its intentions (imperial/stance/decide)."""
    s.to_act = s.government[s.nation]


def stance_legal(s: Position) -> list[int]:
    """Hostile or friendly."""
    return [act.HOSTILE, act.BE_FRIENDLY]


def stance_apply(s: Position, action: int) -> None:
    """Stand the army up or lay it down."""
    s.steps.pop()
    _declare_stance(s, act.ARMY if action == act.HOSTILE else act.FRIENDLY)


def stance_why_not(s: Position, action: int) -> Refusal | None:
    """Where both are not allowed, nobody is asked."""
    return None


def _declare_stance(s: Position, unit: int) -> None:
    if s.told is not None:
        s.told.append((tell.ENTERED_HOSTILE if unit == act.ARMY else tell.ENTERED_FRIENDLY, s.nation, s.at))
    _place(s, unit)


# -- the mover: attack or not --------------------------------------------------------------------------------


def entry_resume(s: Position) -> None:
    """imperial/battle/active-choice-first."""
    s.to_act = s.government[s.nation]


def entry_legal(s: Position) -> list[int]:
    """Every kind of foreign unit here, or no attack."""
    out = [act.ATTACK + target for target in battle.targets(s, s.at)]
    out.append(act.DECLINE)
    return out


def entry_apply(s: Position, action: int) -> None:
    """A battle at once, or the others are asked."""
    s.steps.pop()
    if action == act.DECLINE:
        if s.told is not None:
            s.told.append((tell.NO_ATTACK, s.nation, s.at))
        open_calls(s, s.at, s.unit, turned=0)
        return
    nation, unit = act.VALUES[action]
    battle.fight(s, s.at, s.unit, nation, unit)


def entry_why_not(s: Position, action: int) -> Refusal | None:
    """Why this cannot be attacked."""
    if action == act.DECLINE:
        return None
    nation, unit = act.VALUES[action]
    return battle.why_not_target(s, s.at, nation, unit)


# -- the others: who is asked, and do they fight -------------------------------------------------------------


def open_calls(s: Position, area: int, unit: int, turned: int) -> None:
    """Every other nation with units here may call a battle against the unit that entered, or turned hostile."""
    s.at = area
    s.unit = unit
    s.turned = turned
    s.unasked = 0
    for nation in others_present(s, area, s.nation):
        s.unasked |= 1 << nation
    if s.unasked:
        s.steps.append(steps.CALLS)


def _unasked(s: Position) -> list[int]:
    return [nation for nation in range(NATIONS) if s.unasked >> nation & 1]


def calls_resume(s: Position) -> None:
    """The mover chooses whom to ask next, where it makes a difference (imperial/fleet/mover-asks-order)."""
    left = _unasked(s)
    if not left:
        s.steps.pop()
    elif all(s.government[nation] == s.government[left[0]] for nation in left):
        _ask(s, left[0])
    else:
        s.to_act = s.government[s.nation]


def calls_legal(s: Position) -> list[int]:
    """Any nation not asked yet."""
    return [act.ASK + nation for nation in _unasked(s)]


def calls_apply(s: Position, action: int) -> None:
    """Ask this nation next."""
    _ask(s, action - act.ASK)


def calls_why_not(s: Position, action: int) -> Refusal | None:
    """Only nations with units here are asked, each once."""
    nation = action - act.ASK
    if not s.unasked >> nation & 1:
        return Refusal("imperial/fleet/mover-asks-order", nation=NATION_IDS[nation], area=AREA_IDS[s.at])
    return None


def _ask(s: Position, nation: int) -> None:
    s.asked = nation
    s.unasked &= ~(1 << nation)
    s.steps.append(steps.CALL)


def call_resume(s: Position) -> None:
    """imperial/fleet/defender-declares-at-once."""
    s.to_act = s.government[s.asked]


def call_legal(s: Position) -> list[int]:
    """Fight with one of the units here, or let it be."""
    out = [act.CALL + unit for unit in range(act.UNITS) if units_of_kind(s, s.at, s.asked, unit)]
    out.append(act.DECLINE)
    return out


def call_apply(s: Position, action: int) -> None:
    """The first who calls gets the battle and nobody further is asked (imperial/fleet/first-caller-fights)."""
    s.steps.pop()
    if action == act.DECLINE:
        if s.told is not None:
            s.told.append((tell.NO_CALL, s.asked, s.at))
        return
    s.unasked = 0
    if s.turned:  # the very army that has just turned hostile, not another one of its stack
        maneuver.use_fresh_army(s, s.at)
    battle.fight(s, s.at, s.unit, s.asked, action - act.CALL)


def call_why_not(s: Position, action: int) -> Refusal | None:
    """Why the nation cannot fight with this."""
    if action == act.DECLINE:
        return None
    unit = action - act.CALL
    if not units_of_kind(s, s.at, s.asked, unit):
        return Refusal(
            "imperial/ruling/harbour-mix",
            nation=NATION_IDS[s.asked],
            area=AREA_IDS[s.at],
            unit=act.UNIT.words[unit],
        )
    return None
