"""Joining a war (war/opt/ally): when one is declared, others may take a side, if that side takes them in.

Steps: JOIN_WAR and ADMIT. Wars and alliances begin when everybody has been asked.
"""

from __future__ import annotations

from greatpowers.core.game import Refusal
from greatpowers.core.sets import members
from greatpowers.games.war import alliances, steps, war_and_peace
from greatpowers.games.war import events as tell
from greatpowers.games.war.actions import WITH_ATTACKERS, WITH_DEFENDERS
from greatpowers.games.war.frames import WarCouncil
from greatpowers.games.war.position import Position


def _sides(council: WarCouncil, side: int) -> tuple[list[int], list[int]]:
    """The members of a side, and of the other."""
    attackers, defenders = members(council.attackers), members(council.defenders)
    return (attackers, defenders) if side == WITH_ATTACKERS else (defenders, attackers)


# -- taking a side -------------------------------------------------------------------------------------------


def join_resume(s: Position, council: WarCouncil) -> None:
    """One after another, clockwise from the declarer (war/opt/ally/join-offer); who cannot join is not asked."""
    if not council.queue:
        _begin_wars(s, council)
    elif _open_sides(s, council, council.queue[0]):
        s.to_act = council.queue[0]
    else:
        council.queue.pop(0)


def _open_sides(s: Position, council: WarCouncil, seat: int) -> list[int]:
    return [side for side in (WITH_ATTACKERS, WITH_DEFENDERS) if _why_not_side(s, council, seat, side) is None]


def _why_not_side(s: Position, council: WarCouncil, seat: int, side: int) -> Refusal | None:
    """Nobody joins an enemy, or fights an ally (war/opt/ally/no-ally-with-enemy, war/ruling/alliance-details)."""
    friends, foes = _sides(council, side)
    if any(war_and_peace.at_war(s, seat, friend) for friend in friends):
        return Refusal("war/opt/ally/no-ally-with-enemy")
    if any(alliances.are_allied(s, seat, foe) for foe in foes):
        return Refusal("war/ruling/alliance-details")
    return None


def join_legal(s: Position, council: WarCouncil, seat: int) -> list[int]:
    """Stay out, or take a side."""
    return [s.codes.pass_, *(s.codes.join_war + side for side in _open_sides(s, council, seat))]


def join_apply(s: Position, council: WarCouncil, seat: int, action: int) -> None:
    """The members of the side have to agree."""
    if action == s.codes.pass_:
        council.queue.pop(0)
        return
    council.side = action - s.codes.join_war
    council.voters = _sides(council, council.side)[0]
    council.votes = 0
    council.step = steps.ADMIT


def join_why_not(s: Position, council: WarCouncil, seat: int, action: int) -> Refusal | None:
    """See _why_not_side."""
    return None if action == s.codes.pass_ else _why_not_side(s, council, seat, action - s.codes.join_war)


# -- taking somebody in --------------------------------------------------------------------------------------


def admit_resume(s: Position, council: WarCouncil) -> None:
    """More than half of the present members must agree (war/opt/ally/approval)."""
    size = len(_sides(council, council.side)[0])
    if council.votes * 2 > size:
        _take_in(s, council)
    elif (council.votes + len(council.voters)) * 2 > size:
        s.to_act = council.voters[0]
    else:
        council.queue.pop(0)
        council.step = steps.JOIN_WAR


def admit_legal(s: Position, council: WarCouncil, seat: int) -> list[int]:
    """Yes or no."""
    return [s.codes.allow, s.codes.refuse]


def admit_apply(s: Position, council: WarCouncil, seat: int, action: int) -> None:
    """One vote."""
    council.voters.pop(0)
    council.votes += action == s.codes.allow


def admit_why_not(s: Position, council: WarCouncil, seat: int, action: int) -> Refusal | None:
    """Either answer is possible."""
    return None


def _take_in(s: Position, council: WarCouncil) -> None:
    council.step = steps.JOIN_WAR
    council.voters = []
    seat = council.queue.pop(0)
    if council.side == WITH_ATTACKERS:
        council.attackers |= 1 << seat
    else:
        council.defenders |= 1 << seat
    if s.events is not None:
        leader = council.declarer if council.side == WITH_ATTACKERS else council.target
        s.events.append((tell.JOINED_WAR, seat, leader))


def _begin_wars(s: Position, council: WarCouncil) -> None:
    """Everybody is at war with all players of the other side, and allied with those of their own.

    war/opt/ally/at-war-with-all; war/ruling/joiners: joiners wait for their own next movement phase.
    """
    s.frames.pop()
    attackers, defenders = members(council.attackers), members(council.defenders)
    for a in attackers:
        for d in defenders:
            if not war_and_peace.at_war(s, a, d):
                war_and_peace.begin(s, a, d)
                if s.events is not None:
                    s.events.append((tell.WAR, a, d))
    alliances.ally(s, attackers, council.defenders)
    alliances.ally(s, defenders, council.attackers)
