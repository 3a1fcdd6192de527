"""Native diplomacy by explorers (war/explorer). Steps: GIFT, EXPLORER_ROLL (luck), ANSWER, INFLUENCE.

The dice and a marker that only the explorer has seen decide on the answer. All hear it: so it is an action of its own,
by which the records of players who do not know the marker can go on.
"""

from __future__ import annotations

from typing import Final

from greatpowers.core.game import CHANCE, Refusal
from greatpowers.core.rows import added
from greatpowers.games.war import conquest, draws, lands, markers, natives, revolts, steps
from greatpowers.games.war import events as tell
from greatpowers.games.war.actions import (
    DOOMED,
    FULL,
    INFLUENCE,
    LEAST_TOTAL,
    LOST,
    MOST_TOTAL,
    SENT_BACK,
    TREATY,
)
from greatpowers.games.war.board import REGIONS
from greatpowers.games.war.fleets import fleet_near
from greatpowers.games.war.forces import at, by_region, put, take
from greatpowers.games.war.frames import Exploration
from greatpowers.games.war.local_powers import is_local_power
from greatpowers.games.war.pieces import EXPLORER, INFANTRY, KINDS, NATIVES, UNITS, UNKNOWN, rating_of, strength_of
from greatpowers.games.war.position import Position

DICE: Final = 2  # war/explorer/roll
INFLUENCE_MARGIN: Final = 3  # how far below the natives' level a roll still gives influence (war/explorer/result-soi)
LEVEL_OF_A_PLUS: Final = 2  # what a "+" adds to the natives' level (war/explorer/mod-rating)
TOTALS: Final = MOST_TOTAL - LEAST_TOTAL + 1
RETREAT_MARGIN: Final = 6  # and lets the explorer come back (war/explorer/result-retreat)

# -- which explorers -----------------------------------------------------------------------------------------


def why_not_explore(s: Position, seat: int, region: int) -> Refusal | None:
    """An explorer of one's own in a native region, which has not rolled in this phase (war/explorer/eligible).

    war/explorer/before-battle, war/ruling/explorer-and-brigades: brigades beside it may wait.
    """
    there = s.troops[at(region, seat) + EXPLORER]
    if s.owner[region] != NATIVES or there <= s.explored[region]:
        return Refusal("war/explorer/eligible")
    return Refusal("war/opt/hist/lp-no-diplomacy") if is_local_power(s, region) else None


def waiting(s: Position, seat: int) -> list[int]:
    """The regions in which an explorer may still roll."""
    if not s.forces[seat * UNITS + EXPLORER]:
        return []
    explorers = by_region(s, seat, EXPLORER)
    return [
        region
        for region in range(REGIONS)
        if explorers[region] > s.explored[region] and s.owner[region] == NATIVES and not is_local_power(s, region)
    ]


def begin(s: Position, region: int) -> None:
    """An explorer treats with the natives."""
    s.frames.append(Exploration(region))
    if s.events is not None:
        s.events.append((tell.EXPLORING, s.mover, region))


# -- a gift --------------------------------------------------------------------------------------------------


def gift_resume(s: Position, exploration: Exploration) -> None:
    """First a gift, then the owners of spheres take sides; only then does the explorer see the marker.

    war/explorer/mod-soi, war/ruling/explorer-roll, war/ruling/marker-knowledge.
    """
    region = exploration.region
    if exploration.gift < 0 and why_not_give(s, s.mover, region) is None:
        s.to_act = s.mover
        return
    exploration.gift = max(exploration.gift, 0)
    exploration.step = steps.EXPLORER_ROLL
    revolts.ask_sides(s, region, s.mover)


def gift_legal(s: Position, exploration: Exploration, seat: int) -> list[int]:
    """With a gift or without."""
    return [s.codes.pass_, s.codes.gift]


def gift_apply(s: Position, exploration: Exploration, seat: int, action: int) -> None:
    """A gift is 1 DP (war/explorer/gift)."""
    exploration.gift = int(action == s.codes.gift)
    s.dp[seat] -= exploration.gift


def gift_why_not(s: Position, exploration: Exploration, seat: int, action: int) -> Refusal | None:
    """A gift is voluntary."""
    return None if action == s.codes.pass_ else why_not_give(s, seat, exploration.region)


def why_not_give(s: Position, seat: int, region: int) -> Refusal | None:
    """A gift needs a way there: a neighbour that was not gained a moment ago, or a fleet.

    war/explorer/gift-adjacency, war/explorer/gift-fresh-region.
    """
    if not s.dp[seat]:
        return Refusal("war/explorer/gift")
    near = lands.neighbours_of(s, seat, region)
    if fleet_near(s, seat, region) or any(not s.gained[own] for own in near):
        return None
    return Refusal("war/explorer/gift-fresh-region" if near else "war/explorer/gift-adjacency")


# -- the roll ------------------------------------------------------------------------------------------------


def roll_resume(s: Position, exploration: Exploration) -> None:
    """Two dice, with a gift three; then the result."""
    if markers.native_known_to(s, exploration.region, s.mover) == UNKNOWN:
        draws.look_at_natives(s, exploration.region, s.mover)
    elif len(exploration.dice) < DICE + exploration.gift:
        s.to_act = CHANCE
    else:
        exploration.step = steps.ANSWER


def roll_legal(s: Position, exploration: Exploration, seat: int) -> list[int]:
    """Any number."""
    return s.codes.dice


def roll_apply(s: Position, exploration: Exploration, seat: int, action: int) -> None:
    """A die falls."""
    exploration.dice.append(action - s.codes.roll)
    if s.events is not None:
        s.events.append((tell.ROLLED, s.mover, action - s.codes.roll))


def total(s: Position, exploration: Exploration) -> int:
    """Dice and modifiers that everybody can count; spheres have taken sides."""
    reached = sum(exploration.dice) + modifier(s, s.mover, exploration.region) + exploration.spheres
    return max(LEAST_TOTAL, min(MOST_TOTAL, reached))


def modifier(s: Position, seat: int, region: int) -> int:
    """What a player's fleet and regions around add (war/explorer/mod-fleet, war/explorer/mod-regions)."""
    return fleet_near(s, seat, region) + len(lands.neighbours_of(s, seat, region))


# -- the answer ----------------------------------------------------------------------------------------------


def answer_to(code: int, reached: int) -> int:
    """What natives of this marker answer to a total.

    war/explorer/mod-rating: fierce natives are harder to win over. war/explorer/result-control,
    war/explorer/result-soi, war/explorer/result-retreat, war/explorer/result-eliminated.
    """
    short = strength_of(code) + LEVEL_OF_A_PLUS * rating_of(code) - reached
    if short <= 0:
        return TREATY
    if short <= INFLUENCE_MARGIN:
        return INFLUENCE
    return SENT_BACK if short <= RETREAT_MARGIN else LOST


def answer_resume(s: Position, exploration: Exploration) -> None:
    """It is told."""
    s.to_act = CHANCE


def answer_legal(s: Position, exploration: Exploration, seat: int) -> list[int]:
    """One answer (war/explorer/natural-two, war/explorer/natural-three-gift: all ones are the explorer's end)."""
    reached = total(s, exploration)
    answer = answer_to(markers.native(s, exploration.region), reached)
    if sum(exploration.dice) == len(exploration.dice):
        answer = DOOMED
    elif answer == INFLUENCE and not has_room(s, exploration.region):
        answer = FULL
    return [s.codes.answer[answer * TOTALS + reached - LEAST_TOTAL]]


def answer_apply(s: Position, exploration: Exploration, seat: int, action: int) -> None:
    """What the natives do."""
    region, answer = exploration.region, s.codes.values[action][0]
    if answer in (INFLUENCE, FULL):
        exploration.step = steps.INFLUENCE
        return
    s.frames.pop()
    if answer == TREATY:
        _win_over(s, region)
    elif answer == SENT_BACK:
        conquest.evacuate(s, region, [s.mover * KINDS + EXPLORER])
    else:
        _lose(s, region)


def _lose(s: Position, region: int) -> None:
    """The explorer does not come back (war/explorer/result-eliminated)."""
    take(s, region, s.mover, EXPLORER)
    if s.events is not None:
        s.events.append((tell.EXPLORER_LOST, s.mover, region))


def _win_over(s: Position, region: int) -> None:
    """The region is gained without a fight (war/explorer/result-control)."""
    take(s, region, s.mover, EXPLORER)
    put(s, region, s.mover, INFANTRY)
    if s.events is not None:
        s.events.append((tell.TREATY, s.mover, region))
    conquest.gain(s, region, s.mover, False)
    conquest.mark_fresh(s, region)


# -- influence -----------------------------------------------------------------------------------------------


def influence_resume(s: Position, exploration: Exploration) -> None:
    """With foreign spheres there is a choice; else an own one is placed, if there is room for it.

    The choice is left to the explorer even if there is no room for another: the others do not know the marker.
    """
    region = exploration.region
    if _others(s, region):
        s.to_act = s.mover
        return
    if has_room(s, region):
        natives.add_sphere(s, region, s.mover)
    _stay(s, region)


def has_room(s: Position, region: int) -> bool:
    """Whether another sphere may be placed there, of any player (war/explorer/soi-cap, war/ruling/several-spheres)."""
    return natives.spheres_in(s, region) < markers.strength(s, region)


def _others(s: Position, region: int) -> list[int]:
    """Whose spheres the explorer may remove."""
    return [owner for owner in natives.sphere_owners(s, region) if owner != s.mover]


def _stay(s: Position, region: int) -> None:
    """The explorer has rolled in this phase (war/explorer/eligible)."""
    s.frames.pop()
    s.explored = added(s.explored, region, 1)


def influence_legal(s: Position, exploration: Exploration, seat: int) -> list[int]:
    """An own sphere more, or one of another player's less (war/explorer/result-soi)."""
    region = exploration.region
    place = [s.codes.influence] if has_room(s, region) else []
    return place + [s.codes.expel + other for other in _others(s, region)]


def influence_apply(s: Position, exploration: Exploration, seat: int, action: int) -> None:
    """As chosen."""
    region = exploration.region
    if action == s.codes.influence:
        natives.add_sphere(s, region, seat)
    else:
        natives.remove_sphere(s, seat, region, action - s.codes.expel)
    _stay(s, region)


def influence_why_not(s: Position, exploration: Exploration, seat: int, action: int) -> Refusal | None:
    """No more spheres than the natives' strength; only spheres of others go."""
    if action == s.codes.influence:
        return None if has_room(s, exploration.region) else Refusal("war/explorer/soi-cap")
    there = action - s.codes.expel in _others(s, exploration.region)
    return None if there else Refusal("war/explorer/result-soi")
