"""Declaring war and making peace (war/war).

`war` is symmetric; `waiting[a, b]` says that a may not attack b yet. Offers of peace are asides: see offers.py.
"""

from __future__ import annotations

from greatpowers.core.game import Refusal
from greatpowers.games.war import alliances, battle_sides
from greatpowers.games.war import events as tell
from greatpowers.games.war.board import REGIONS
from greatpowers.games.war.forces import units
from greatpowers.games.war.frames import Interception, LandBattle, Landing, NavalBattle, Venture, WarCouncil
from greatpowers.games.war.lands import regions_of
from greatpowers.games.war.pieces import MOST_SEATS
from greatpowers.games.war.position import Position


def at_war(s: Position, a: int, b: int) -> bool:
    """Whether two players are at war (war/war/symmetric)."""
    return bool(s.war[a * MOST_SEATS + b])


def may_attack(s: Position, seat: int, other: int) -> bool:
    """Whether a player may attack another now (war/war/required, war/ruling/war-timing)."""
    relation = seat * MOST_SEATS + other
    return bool(s.war[relation]) and not s.waiting[relation]


def why_not_attack(s: Position, seat: int, other: int) -> Refusal | None:
    """Why a player may not attack another."""
    if not at_war(s, seat, other):
        return Refusal("war/war/required")
    if s.waiting[seat * MOST_SEATS + other]:
        return Refusal("war/war/declarer-delay")
    return None


# -- war -----------------------------------------------------------------------------------------------------


def declare(s: Position, seat: int, other: int) -> None:
    """Declare war for 1 DP, openly (war/war/declare-cost).

    Neither may attack the other before their own next movement phase: war/war/declarer-delay,
    war/war/target-immediate, war/war/declarer-no-interception-early, war/war/target-no-interception-now.
    """
    s.dp[seat] -= 1
    begin(s, seat, other)
    if s.events is not None:
        s.events.append((tell.WAR, seat, other))
    if s.house.alliances:
        s.frames.append(WarCouncil(seat, other, 1 << seat, 1 << other, _clockwise(s, seat, other)))


def _clockwise(s: Position, seat: int, other: int) -> list[int]:
    """Everybody else, in the order in which they sit after a player (war/opt/ally/join-offer)."""
    return [player for player in [*range(seat + 1, s.seats), *range(seat)] if player != other]


def begin(s: Position, a: int, b: int) -> None:
    """Two players are at war from now on; each has to wait for their own next movement phase."""
    war, waiting = s.war[:], s.waiting[:]
    for relation in (a * MOST_SEATS + b, b * MOST_SEATS + a):
        war[relation] = waiting[relation] = 1
    s.war, s.waiting = war, waiting


def stop_waiting(s: Position, seat: int) -> None:
    """A player's movement phase begins: all their enemies may be attacked."""
    first = seat * MOST_SEATS
    if any(s.waiting[first : first + MOST_SEATS]):
        s.waiting = s.waiting[:first] + [0] * MOST_SEATS + s.waiting[first + MOST_SEATS :]


def declarations(s: Position, seat: int) -> list[int]:
    """The wars that a player can declare."""
    if not s.dp[seat]:
        return []
    return [
        s.codes.declare + other
        for other in range(s.seats)
        if other != seat and not at_war(s, seat, other) and not alliances.are_allied(s, seat, other)
    ]


def why_not_declare(s: Position, seat: int, other: int) -> Refusal | None:
    """Why a player cannot declare this war in their own movement or combat phase."""
    if other == seat:
        return Refusal("war/war/symmetric")
    if at_war(s, seat, other):
        return Refusal("war/war/no-double-declaration")
    if alliances.are_allied(s, seat, other):
        return Refusal("war/opt/ally/no-ally-with-enemy")
    return None if s.dp[seat] else Refusal("war/econ/no-negative")


# -- peace ---------------------------------------------------------------------------------------------------


def make_peace(s: Position, a: int, b: int) -> None:
    """Two players end their war at once; a new one needs a new declaration (war/war/peace-effect)."""
    war, waiting, offers = s.war[:], s.waiting[:], s.peace_offer[:]
    for relation in (a * MOST_SEATS + b, b * MOST_SEATS + a):
        war[relation] = waiting[relation] = offers[relation] = 0
    s.war, s.waiting, s.peace_offer = war, waiting, offers
    alliances.end_common_war(s, a, b)
    if s.events is not None:
        s.events.append((tell.PEACE, a, b))


def are_fighting(s: Position, a: int, b: int) -> bool:
    """Whether a battle between two players is going on or due (war/war/peace-not-mid-battle)."""
    if _is_invading(s, a, b) or _is_invading(s, b, a):
        return True
    return any(_is_clash(s, frame, a, b) or _is_clash(s, frame, b, a) for frame in s.frames)


def are_taking_sides(s: Position, a: int, b: int) -> bool:
    """Whether two players are on opposite sides of a war that others are still asked to join."""
    for frame in s.frames:
        if isinstance(frame, WarCouncil):
            sides = frame.attackers | frame.defenders
            return bool(sides >> a & 1 and sides >> b & 1)
    return False


def _is_invading(s: Position, seat: int, other: int) -> bool:
    """Whether a player's units are in a region that another defends, alone or as an ally of its controller."""
    if any(units(s, region, seat) for region in regions_of(s, other)):
        return True
    hosts = [host for host in range(s.seats) if s.allied[other * MOST_SEATS + host] >> seat & 1]
    return any(units(s, region, seat) and units(s, region, other) for host in hosts for region in regions_of(s, host))


def _is_clash(s: Position, frame: object, a: int, b: int) -> bool:
    """Whether a step is about a acting against b."""
    if isinstance(frame, NavalBattle):
        fleets, enemies = frame.player_allies | 1 << frame.player, frame.enemy_allies | 1 << frame.enemy
        return bool(fleets >> a & 1 and enemies >> b & 1)
    if isinstance(frame, Interception):
        return frame.player == a and b in frame.queue
    if isinstance(frame, LandBattle):
        return frame.attacker == a and b in battle_sides.members(s, frame, battle_sides.DEFENDER)
    if isinstance(frame, Landing):
        return s.mover == a and s.owner[frame.region] == b
    return isinstance(frame, Venture) and s.mover == a and frame.target < REGIONS and s.owner[frame.target] == b
