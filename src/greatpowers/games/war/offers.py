"""What players may do though nobody asked them: withdraw spheres, offer peace, cede regions, give production points.

Spheres can be withdrawn at every decision of the game (war/ruling/own-spheres-any-time). An offer stands until it is
taken, withdrawn or out of date; nobody has to answer it. Peace is made when both have offered it, and a region changes
hands when a brigade of the receiver enters it (ceding.py).
"""

from __future__ import annotations

from greatpowers.core.game import NOBODY, Refusal
from greatpowers.core.rows import replaced
from greatpowers.core.steps import Asides
from greatpowers.games.war import events as tell
from greatpowers.games.war import natives, steps, war_and_peace
from greatpowers.games.war.actions import ALWAYS, ASK, MOST_GIFT, NEVER
from greatpowers.games.war.board import REGIONS
from greatpowers.games.war.forces import strangers
from greatpowers.games.war.frames import Administration
from greatpowers.games.war.lands import regions_of
from greatpowers.games.war.pieces import MOST_SEATS
from greatpowers.games.war.position import Position


def legal(s: Position, seat: int) -> list[int]:
    """Everything of this kind that is possible for a player now.

    war/ruling/own-spheres-any-time: withdrawing spheres always is.
    """
    codes, seats = s.codes, s.seats
    out = [
        codes.withdraw + seat * REGIONS + region for region in range(REGIONS) if s.spheres[region * MOST_SEATS + seat]
    ]
    for other in range(seats):
        if other == seat:
            continue
        pair = seat * seats + other
        if _why_not_peace(s, seat, other) is None:
            out.append(codes.peace[pair])
        if _has_offered(s, seat, other):
            out.append(codes.retract[pair])
        standing = s.passage[seat * MOST_SEATS + other]
        out += [codes.passage[pair * 3 + answer] for answer in (ASK, ALWAYS, NEVER) if answer != standing]
        if _is_acting(s, seat):
            first = pair * (MOST_GIFT + 1)
            out += codes.give[first + 1 : first + 1 + min(s.pp[seat], MOST_GIFT)]
    if _is_moving(s) and seat != s.mover:
        out += [
            codes.cede[(seat * REGIONS + region) * seats + s.mover]
            for region in regions_of(s, seat)
            if _can_cede(s, region)
        ]
    return out


def apply(s: Position, action: int) -> None:
    """Carry it out; whoever was to decide is then asked again, as the question may have changed or become idle."""
    name, values = s.codes.names[action], s.codes.values[action]
    seat = values[0]
    if name == "withdraw":
        natives.remove_sphere(s, seat, values[1], seat)
    elif name == "peace":
        _offer_peace(s, seat, values[1])
    elif name == "retract":
        _retract(s, seat, values[1])
    elif name == "cede":
        _cede(s, seat, values[1], values[2])
    elif name == "passage":
        _answer_for_good(s, seat, values[1], values[2])
    else:
        _give(s, seat, values[1], values[2])
    s.to_act = NOBODY


def why_not(s: Position, action: int) -> Refusal | None:
    """Why it is not possible now."""
    name, values = s.codes.names[action], s.codes.values[action]
    seat = values[0]
    if name == "withdraw":
        has_one = s.spheres[values[1] * MOST_SEATS + seat]
        return None if has_one else Refusal("war/natives/soi-remove-own-anytime")
    if name == "peace":
        return _why_not_peace(s, seat, values[1])
    if name == "retract":
        return None if _has_offered(s, seat, values[1]) else Refusal("war/cede/consent")
    if name == "cede":
        return _why_not_cede(s, seat, values[1], values[2])
    if name == "passage":
        standing = s.passage[seat * MOST_SEATS + values[1]]
        return Refusal("war/ruling/straits") if standing == values[2] else None
    return _why_not_give(s, seat, values[2])


ASIDES = Asides(legal, apply, why_not, "war/econ/pp-uses")


# -- peace ---------------------------------------------------------------------------------------------------


def _offer_peace(s: Position, seat: int, other: int) -> None:
    """The second offer makes peace (war/war/peace-treaty)."""
    if s.peace_offer[other * MOST_SEATS + seat]:
        war_and_peace.make_peace(s, other, seat)
        return
    s.peace_offer = replaced(s.peace_offer, seat * MOST_SEATS + other, 1)
    if s.events is not None:
        s.events.append((tell.PEACE_OFFERED, seat, other))


def _why_not_peace(s: Position, seat: int, other: int) -> Refusal | None:
    """In production, or in the mover's own phase (war/ruling/peace-procedure)."""
    if not war_and_peace.at_war(s, seat, other) or s.peace_offer[seat * MOST_SEATS + other]:
        return Refusal("war/war/peace-treaty")
    answer = s.mover == other and s.peace_offer[other * MOST_SEATS + seat]
    if s.mover >= 0 and s.mover != seat and not answer:
        return Refusal("war/ruling/peace-procedure")
    if war_and_peace.are_taking_sides(s, seat, other):
        return Refusal("war/opt/ally/join-offer")
    return Refusal("war/war/peace-not-mid-battle") if war_and_peace.are_fighting(s, seat, other) else None


# -- ceding --------------------------------------------------------------------------------------------------


def _is_moving(s: Position) -> bool:
    """Whether a player's movement is going on, before any combat."""
    return any(frame.step == steps.MOVE for frame in s.frames)


def _can_cede(s: Position, region: int) -> bool:
    """war/ruling/cession: not in revolt, not under attack."""
    return s.ceded_to[region] != s.mover and not s.revolt[region] and s.mover not in strangers(s, region)


def _cede(s: Position, seat: int, region: int, other: int) -> None:
    """The mover may enter it from now on, for the rest of this phase (war/cede/consent)."""
    s.ceded_to = replaced(s.ceded_to, region, other)
    if s.events is not None:
        s.events.append((tell.CEDES, seat, region, other))


def _why_not_cede(s: Position, seat: int, region: int, other: int) -> Refusal | None:
    if s.owner[region] != seat:
        return Refusal("war/cede/consent")
    if other != s.mover or not _is_moving(s):
        return Refusal("war/cede/brigade-in")
    return None if _can_cede(s, region) else Refusal("war/ruling/cession")


# -- taking back ---------------------------------------------------------------------------------------------


def _ceded(s: Position, seat: int, other: int) -> list[int]:
    return [region for region in range(REGIONS) if s.ceded_to[region] == other and s.owner[region] == seat]


def _has_offered(s: Position, seat: int, other: int) -> bool:
    return bool(s.peace_offer[seat * MOST_SEATS + other]) or bool(_ceded(s, seat, other))


def _retract(s: Position, seat: int, other: int) -> None:
    """Everything that a player has offered another is withdrawn."""
    s.peace_offer = replaced(s.peace_offer, seat * MOST_SEATS + other, 0)
    for region in _ceded(s, seat, other):
        s.ceded_to = replaced(s.ceded_to, region, -1)
    if s.events is not None:
        s.events.append((tell.OFFER_RETRACTED, seat, other))


# -- passage and gifts ---------------------------------------------------------------------------------------


def _answer_for_good(s: Position, seat: int, other: int, answer: int) -> None:
    """A standing answer to another player's fleets at a strait (war/ruling/straits)."""
    s.passage = replaced(s.passage, seat * MOST_SEATS + other, answer)
    if s.events is not None:
        s.events.append((tell.PASSAGE, seat, other, answer))


def _is_acting(s: Position, seat: int) -> bool:
    """In one's own part of native diplomacy, construction or a movement phase (war/ruling/gifts)."""
    if s.mover == seat:
        return True
    return any(isinstance(f, Administration) and f.player == seat and f.step != steps.BUY_DP for f in s.frames)


def _give(s: Position, seat: int, other: int, amount: int) -> None:
    """Production points change hands; diplomacy points never do (war/econ/pp-uses, war/econ/dp-uses)."""
    s.pp[seat] -= amount
    s.pp[other] += amount
    if s.events is not None:
        s.events.append((tell.GAVE, seat, other, amount))


def _why_not_give(s: Position, seat: int, amount: int) -> Refusal | None:
    if not _is_acting(s, seat):
        return Refusal("war/ruling/gifts")
    return None if amount <= s.pp[seat] else Refusal("war/econ/no-negative")
