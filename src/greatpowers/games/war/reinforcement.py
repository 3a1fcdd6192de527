"""Reinforcement moves (war/reinforce): generals of the others come to the aid of their regions under attack.

Steps: REINFORCE, REINFORCE_ROLL (luck) and BRING. One frame serves all players, in movement order after the mover
(war/ruling/reinforcement-order).
"""

from __future__ import annotations

from greatpowers.core.game import CHANCE, Refusal
from greatpowers.games.war import events as tell
from greatpowers.games.war import forces, steps
from greatpowers.games.war.board import REGIONS
from greatpowers.games.war.forces import brigades
from greatpowers.games.war.frames import Reinforcement
from greatpowers.games.war.lands import count, regions_of
from greatpowers.games.war.pieces import BRIGADE_KINDS, GENERAL, NATIVES, REINFORCEMENT, SCHOOL
from greatpowers.games.war.position import Position
from greatpowers.games.war.war_and_peace import at_war


def begin(s: Position) -> None:
    """The others may reinforce, if anything is under attack (war/reinforce/timing)."""
    place = s.order.index(s.mover)
    s.frames.append(Reinforcement(s.order[place + 1 :] + s.order[:place]))


def is_attacked(s: Position, region: int) -> bool:
    """Whether the mover's brigades stand in a region of somebody who is at war with the mover."""
    owner = s.owner[region]
    return owner not in (NATIVES, s.mover) and at_war(s, owner, s.mover) and brigades(s, region, s.mover) > 0


# -- who comes -----------------------------------------------------------------------------------------------


def resume(s: Position, aid: Reinforcement) -> None:
    """One player after another; whoever has no general to send is not asked."""
    if not aid.queue:
        s.frames.pop()
    elif _choices(s, aid, aid.queue[0]):
        s.to_act = aid.queue[0]
    else:
        aid.queue.pop(0)


def _choices(s: Position, aid: Reinforcement, seat: int) -> list[int]:
    """A general from each region not under attack to each adjacent own region that is."""
    out: list[int] = []
    if not at_war(s, seat, s.mover):
        return out
    for region in regions_of(s, seat):
        if aid.reached >> region & 1 or not is_attacked(s, region):
            continue
        out += [
            s.codes.reinforce[origin * REGIONS + region]
            for origin in s.world.regions_near[region]
            if _can_send(s, seat, origin)
        ]
    return out


def _can_send(s: Position, seat: int, origin: int) -> bool:
    """Whether a general may leave a region (war/reinforce/who; war/ruling/revolt-region)."""
    if s.owner[origin] != seat or not s.troops[forces.at(origin, seat) + GENERAL]:
        return False
    return not s.revolt[origin] and not is_attacked(s, origin)


def legal(s: Position, aid: Reinforcement, seat: int) -> list[int]:
    """Announce a general's move, or pass."""
    return [s.codes.pass_, *_choices(s, aid, seat)]


def apply(s: Position, aid: Reinforcement, seat: int, action: int) -> None:
    """A move is announced before the roll; whoever passes is not asked again."""
    if action == s.codes.pass_:
        aid.queue.pop(0)
        return
    aid.origin, aid.region = s.codes.values[action]
    aid.step = steps.REINFORCE_ROLL
    if s.events is not None:
        s.events.append((tell.REINFORCING, seat, aid.origin, aid.region))


def why_not(s: Position, aid: Reinforcement, seat: int, action: int) -> Refusal | None:
    """Why this general cannot come; regions that are not adjacent are no actions (war/reinforce/adjacent-only)."""
    if action == s.codes.pass_:
        return None
    origin, region = s.codes.values[action]
    if s.owner[region] != seat or not is_attacked(s, region):
        return Refusal("war/reinforce/who")
    if aid.reached >> region & 1:
        return Refusal("war/reinforce/one-general-per-region")
    if s.revolt[origin] and s.owner[origin] == seat:
        return Refusal("war/ruling/revolt-region")
    return None if _can_send(s, seat, origin) else Refusal("war/reinforce/who")


# -- the roll ------------------------------------------------------------------------------------------------


def roll_resume(s: Position, aid: Reinforcement) -> None:
    """Luck decides how many brigades can come along."""
    s.to_act = CHANCE


def roll_legal(s: Position, aid: Reinforcement, seat: int) -> list[int]:
    """Any number of a die."""
    return s.codes.dice


def roll_apply(s: Position, aid: Reinforcement, seat: int, action: int) -> None:
    """Points for brigades: a die and the player's schools; the general goes in any case.

    war/reinforce/points, war/reinforce/general-must-go.
    """
    die, player = action - s.codes.roll, aid.queue[0]
    aid.points = die + count(s, player, SCHOOL)
    aid.reached |= 1 << aid.region
    aid.step = steps.BRING
    if s.events is not None:
        s.events.append((tell.ROLLED, player, die))
    _go(s, aid, player, GENERAL)


def _go(s: Position, aid: Reinforcement, seat: int, kind: int) -> None:
    """A unit comes; it needs no movement points (war/reinforce/no-movement-cost)."""
    forces.step(s, aid.origin, aid.region, seat, kind)
    if s.events is not None:
        s.events.append((tell.REINFORCED, seat, kind, aid.origin, aid.region))


# -- brigades ------------------------------------------------------------------------------------------------


def bring_resume(s: Position, aid: Reinforcement) -> None:
    """The player chooses brigades while there are points and brigades for it."""
    if bring_legal(s, aid, aid.queue[0])[1:]:
        s.to_act = aid.queue[0]
    else:
        aid.step = steps.REINFORCE


def bring_legal(s: Position, aid: Reinforcement, seat: int) -> list[int]:
    """Brigades of the general's region within the points; one stays (war/reinforce/leave-one)."""
    out = [s.codes.done]
    if brigades(s, aid.origin, seat) > 1:
        out += [
            s.codes.bring + kind
            for kind in range(BRIGADE_KINDS)
            if REINFORCEMENT[kind] <= aid.points and s.troops[forces.at(aid.origin, seat) + kind]
        ]
    return out


def bring_apply(s: Position, aid: Reinforcement, seat: int, action: int) -> None:
    """A brigade comes along, or that was all."""
    if action == s.codes.done:
        aid.step = steps.REINFORCE
        return
    kind = action - s.codes.bring
    aid.points -= REINFORCEMENT[kind]
    _go(s, aid, seat, kind)


def bring_why_not(s: Position, aid: Reinforcement, seat: int, action: int) -> Refusal | None:
    """Why this brigade cannot come along."""
    if action == s.codes.done:
        return None
    kind = action - s.codes.bring
    if not s.troops[forces.at(aid.origin, seat) + kind]:
        return Refusal("war/reinforce/same-origin")
    if brigades(s, aid.origin, seat) <= 1:
        return Refusal("war/reinforce/leave-one")
    if REINFORCEMENT[kind] > aid.points:
        return Refusal("war/reinforce/points", points=aid.points, needed=REINFORCEMENT[kind])
    return None
