"""What fleets announce, who must permit it, and who intercepts them (war/naval, war/opt/intercept).

Steps: VENTURE, PERMISSION, INTERCEPT and INTERCEPT_ROLL (luck). Before the mover's fleets spend a movement point they
announce what for; then come permission, interception and the action itself (war/ruling/interception-scope). A retreat
to fleets is challenged in the same way (war/transport/retreat-embark).
"""

from __future__ import annotations

from typing import Final

from greatpowers.core.game import CHANCE, Refusal
from greatpowers.core.sets import members
from greatpowers.games.war import events as tell
from greatpowers.games.war import groups, landing, lots, naval_battle, steps, war_and_peace
from greatpowers.games.war.actions import ALWAYS, ASK, NEVER
from greatpowers.games.war.board import REGIONS, STRAIT_REGION, STRAITS_NEAR, SUEZ
from greatpowers.games.war.fleets import fleets_in, has_fleet
from greatpowers.games.war.frames import Interception, Permission, Venture
from greatpowers.games.war.lands import count, has
from greatpowers.games.war.pieces import FLEETS, MOST_SEATS, NATIVES, PORT, SCHOOL
from greatpowers.games.war.position import Position

# Stages of a venture.
ANNOUNCED: Final = 0
PERMITTED: Final = 1
CHALLENGED: Final = 2
EXECUTED: Final = 3

CANAL_BUILT: Final = 2  # payments

# -- ventures ------------------------------------------------------------------------------------------------


def announce(s: Position, sea: int, group: int, target: int) -> None:
    """The mover's fleets announce that they sail to a sea area or land units in a region."""
    s.frames.append(Venture(sea, group, target))


def venture_resume(s: Position, venture: Venture) -> None:
    """Permission, interception, execution (war/naval/announce-then-intercept)."""
    stage = venture.stage
    venture.stage = stage + 1
    if venture.stopped or stage > EXECUTED:
        s.frames.pop()
    elif stage == ANNOUNCED:
        _ask_permission(s, venture)
    elif stage == PERMITTED:
        challenge(s, s.mover, venture.sea, venture.group, _opponent(s, venture))
    elif stage == CHALLENGED:
        _execute(s, venture)
    elif s.house.interception_rolls:  # war/ruling/interception-occasions: also in the sea area that they enter
        challenge(s, s.mover, venture.target, venture.group, -1)


def _opponent(s: Position, venture: Venture) -> int:
    """Whose region brigades are about to invade: that player needs no roll (war/opt/intercept/auto-amphibious)."""
    target = venture.target
    if target >= REGIONS or not groups.carries_brigade(s, s.mover, venture.group):
        return -1
    owner = s.owner[target]
    return owner if owner not in (NATIVES, s.mover) and s.ceded_to[target] != s.mover else -1


def _execute(s: Position, venture: Venture) -> None:
    """The fleets that are left do what they announced (war/naval/win-continue, war/naval/intercepted-stop)."""
    seat, target = s.mover, venture.target
    venture.group = groups.survivors(s, seat, venture.group)
    groups.spend_point(s, venture.group)
    if target < REGIONS:
        s.frames.pop()
        landing.begin(s, target, venture.sea, venture.group)
        return
    fleets = members(venture.group)
    for fleet in fleets:
        s.fleet_at[seat * FLEETS + fleet] = target
    if s.events is not None:
        s.events.append((tell.SAILED, seat, len(fleets), venture.sea, target))


# -- straits -------------------------------------------------------------------------------------------------


def strait_between(sea: int, target: int) -> int:
    """The strait that leads from one sea area to another, or -1."""
    for strait in STRAITS_NEAR[sea]:
        if strait in STRAITS_NEAR[target]:
            return strait
    return -1


def is_passable(s: Position, seat: int, strait: int) -> bool:
    """Whether the mover's fleets may at least ask to pass (war/board/suez-closed, war/ruling/straits)."""
    if strait == SUEZ and s.canal < CANAL_BUILT:
        return False
    owner = s.owner[STRAIT_REGION[strait]]
    return owner == seat or (owner != NATIVES and not _is_refused(s, seat, owner, strait))


def _is_refused(s: Position, seat: int, owner: int, strait: int) -> bool:
    """Whether the controller has said no, for good or when asked in this segment (war/ruling/straits)."""
    answer = s.passage[owner * MOST_SEATS + seat]
    return answer == NEVER or (answer != ALWAYS and s.barred >> strait & 1 == 1)


def why_not_pass(s: Position, seat: int, strait: int) -> Refusal | None:
    """Why a strait is closed to a player's fleets; whoever controls it passes freely."""
    if strait == SUEZ and s.canal < CANAL_BUILT:
        return Refusal("war/opt/suez/passage" if s.house.suez else "war/board/suez-closed")
    owner = s.owner[STRAIT_REGION[strait]]
    if owner == NATIVES:
        return Refusal("war/ruling/straits")
    if owner != seat and _is_refused(s, seat, owner, strait):
        rule = "war/opt/suez/passage" if strait == SUEZ else "war/board/dardanelles-permission"
        return Refusal(rule)
    return None


def _ask_permission(s: Position, venture: Venture) -> None:
    """Others ask whoever controls the strait, who may have answered already.

    war/board/dardanelles-permission, war/board/dardanelles-own, war/opt/suez/passage, war/opt/suez/own.
    """
    strait = strait_between(venture.sea, venture.target) if venture.target >= REGIONS else -1
    if strait < 0:
        return
    owner = s.owner[STRAIT_REGION[strait]]
    if owner == s.mover:
        return
    if s.passage[owner * MOST_SEATS + s.mover] == ALWAYS:
        _tell_answer(s, owner, venture.target, allowed=True)
    else:
        s.frames.append(Permission(owner, venture.target))


def permission_resume(s: Position, permission: Permission) -> None:
    """Whoever controls the strait decides, now or by a standing answer given instead (war/ruling/straits)."""
    answer = s.passage[permission.player * MOST_SEATS + s.mover]
    if answer == ASK:
        s.to_act = permission.player
    else:
        _answer(s, permission, answer == ALWAYS)


def permission_legal(s: Position, permission: Permission, seat: int) -> list[int]:
    """Yes or no (war/ruling/straits)."""
    return [s.codes.allow, s.codes.refuse]


def permission_apply(s: Position, permission: Permission, seat: int, action: int) -> None:
    """For this time."""
    _answer(s, permission, action == s.codes.allow)


def _answer(s: Position, permission: Permission, allowed: bool) -> None:
    """Without permission the fleets stay, and no point is spent; nobody asks again in this segment."""
    s.frames.pop()
    _tell_answer(s, permission.player, permission.target, allowed)
    below = s.frames[-1]
    if not allowed and isinstance(below, Venture):
        below.stopped = 1
        s.barred |= 1 << strait_between(below.sea, below.target)


def permission_why_not(s: Position, permission: Permission, seat: int, action: int) -> Refusal | None:
    """Either answer is possible."""
    return None


def _tell_answer(s: Position, owner: int, target: int, allowed: bool) -> None:
    if s.events is not None:
        s.events.append((tell.PERMITTED if allowed else tell.BARRED, owner, s.mover, target))


# -- interception --------------------------------------------------------------------------------------------


def challenge(s: Position, player: int, sea: int, group: int, sure: int) -> None:
    """Enemies of a player with fleets in this sea area may intercept a group, in an order drawn by lot.

    war/naval/intercept-in-departure-area, war/naval/intercept-on-disembark, war/naval/several-enemies-random,
    war/naval/no-enemy-no-stop, war/ruling/interception-order. `sure`: who needs no roll (option), or -1.
    """
    enemies = [seat for seat in range(s.seats) if war_and_peace.may_attack(s, seat, player) and has_fleet(s, seat, sea)]
    if enemies:
        s.frames.append(Interception(sea, player, group, sure=sure))
        lots.draw(s, enemies)


def attack(s: Position, sea: int, group: int, enemy: int) -> None:
    """The mover's fleets seek battle with all fleets of one enemy there (war/naval/initiate-battle)."""
    groups.note_attack(s, sea, enemy, group)
    if s.house.interception_rolls:
        s.frames.append(Interception(sea, s.mover, group, queue=[enemy], seeking=1, step=steps.INTERCEPT_ROLL))
    else:
        naval_battle.begin(s, sea, s.mover, enemy, group)


def resume(s: Position, challenge: Interception) -> None:
    """One enemy after another, while the group is there and wants to go on (war/naval/several-enemies-stop)."""
    if challenge.stopped or not challenge.queue:
        _finish(s, challenge)
    elif _may_intercept(s, challenge, challenge.queue[0]):
        s.to_act = challenge.queue[0]
    else:
        challenge.queue.pop(0)


def _may_intercept(s: Position, challenge: Interception, seat: int) -> bool:
    """A battle before may have sunk this enemy's fleets, and peace may have been made."""
    return has_fleet(s, seat, challenge.sea) and war_and_peace.may_attack(s, seat, challenge.player)


def _finish(s: Position, challenge: Interception) -> None:
    s.frames.pop()
    below = s.frames[-1]
    if isinstance(below, Venture):
        below.stopped = challenge.stopped


def legal(s: Position, challenge: Interception, seat: int) -> list[int]:
    """Intercept with all fleets there, or let them pass."""
    return [s.codes.pass_, s.codes.intercept]


def apply(s: Position, challenge: Interception, seat: int, action: int) -> None:
    """With the option the interception must succeed first (war/ruling/interception-without-roll)."""
    if action == s.codes.pass_:
        challenge.queue.pop(0)
    elif s.house.interception_rolls and seat != challenge.sure:
        challenge.dice = []
        challenge.step = steps.INTERCEPT_ROLL
    else:
        _fight(s, challenge)


def why_not(s: Position, challenge: Interception, seat: int, action: int) -> Refusal | None:
    """Either answer is possible."""
    return None


def _fight(s: Position, challenge: Interception) -> None:
    """Each interception is a battle of its own (war/naval/several-enemies-random)."""
    enemy = challenge.queue.pop(0)
    player, sea = challenge.player, challenge.sea
    if s.events is not None:
        hunter, hunted = (player, enemy) if challenge.seeking else (enemy, player)
        s.events.append((tell.INTERCEPTED, hunter, hunted, sea))
    naval_battle.begin(s, sea, player, enemy, groups.survivors(s, player, challenge.group))


# -- rolls (option) ------------------------------------------------------------------------------------------


def roll_resume(s: Position, challenge: Interception) -> None:
    """Two dice against the interception number (war/opt/intercept/roll)."""
    if len(challenge.dice) < 2:
        s.to_act = CHANCE
        return
    challenge.step = steps.INTERCEPT
    if sum(challenge.dice) <= interception_number(s, challenge):
        _fight(s, challenge)
        return
    other = challenge.queue.pop(0)  # war/opt/intercept/failed
    if s.events is not None:
        player = challenge.player
        hunter, hunted = (player, other) if challenge.seeking else (other, player)
        s.events.append((tell.NOT_INTERCEPTED, hunter, hunted, challenge.sea))


def roll_legal(s: Position, challenge: Interception, seat: int) -> list[int]:
    """Any number of a die."""
    return s.codes.dice


def roll_apply(s: Position, challenge: Interception, seat: int, action: int) -> None:
    """A die falls."""
    die = action - s.codes.roll
    challenge.dice.append(die)
    if s.events is not None:
        hunter = challenge.player if challenge.seeking else challenge.queue[0]
        s.events.append((tell.ROLLED, hunter, die))


def interception_number(s: Position, challenge: Interception) -> int:
    """The number that two dice may not exceed (war/opt/intercept/number).

    All fleets of both sides, the interceptor's regions and ports at this sea area, and all the interceptor's schools.
    """
    return sum(number_parts(s, challenge).values())


def number_parts(s: Position, challenge: Interception) -> dict[str, int]:
    """What the interception number is made of."""
    player, other, sea = challenge.player, challenge.queue[0], challenge.sea
    hunter = player if challenge.seeking else other
    shores = [region for region in s.world.regions_near[sea] if s.owner[region] == hunter]
    return {
        "fleets": len(groups.afloat(s, player, challenge.group)) + len(fleets_in(s, other, sea)),
        "regions": len(shores),
        "ports": sum(has(s, region, PORT) for region in shores),
        "schools": count(s, hunter, SCHOOL),
    }
