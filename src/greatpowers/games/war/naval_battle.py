"""Naval battles (war/navbattle), in rounds until one side is gone or breaks off.

Steps: NAVAL_BATTLE, NAVAL_JOIN (option), NAVAL_DICE (luck), SINK and BREAK_OFF. One frame goes through all of them.
`player` is whose group was moving, embarking or seeking battle; `enemy` fights with all fleets in the sea area.
"""

from __future__ import annotations

from typing import Final

from greatpowers.core.game import CHANCE, Refusal
from greatpowers.core.sets import members
from greatpowers.games.war import alliances, groups, steps, war_and_peace
from greatpowers.games.war import events as tell
from greatpowers.games.war.actions import LEAST_TOTAL
from greatpowers.games.war.fleets import fleets_in, has_fleet, portage, sink
from greatpowers.games.war.frames import Interception, NavalBattle
from greatpowers.games.war.lands import count, has
from greatpowers.games.war.pieces import PORT, SCHOOL
from greatpowers.games.war.position import Position

Side = list[tuple[int, int]]  # the fleets of one side, by owner and number

HIT: Final = 5  # the modified number that sinks a fleet
HALF_LOAD: Final = 4  # portage points


def begin(s: Position, sea: int, player: int, enemy: int, group: int) -> None:
    """A group of one player's fleets fights all fleets of another in this sea area."""
    battle = NavalBattle(sea, player, enemy, group)
    s.frames.append(battle)
    if s.events is not None:
        s.events.append((tell.NAVAL_BATTLE, player, enemy, sea))
    if s.house.alliances:
        battle.queue = [seat for seat in _from_mover(s) if side_to_join(s, battle, seat) >= 0]
        battle.step = steps.NAVAL_JOIN


# -- allies --------------------------------------------------------------------------------------------------


def _from_mover(s: Position) -> list[int]:
    """All players in the order of play, beginning with the mover."""
    place = s.order.index(s.mover)
    return s.order[place:] + s.order[:place]


def side_to_join(s: Position, battle: NavalBattle, seat: int) -> int:
    """Whose side a third player with fleets there may join, or -1.

    war/opt/ally/intercept-together, war/opt/ally/join-naval-battle.
    """
    player, enemy = battle.player, battle.enemy
    if seat in (player, enemy) or not has_fleet(s, seat, battle.sea):
        return -1
    for friend, foe in ((player, enemy), (enemy, player)):
        if alliances.are_allied(s, seat, friend) and war_and_peace.may_attack(s, seat, foe):
            return friend
    return -1


def join_resume(s: Position, battle: NavalBattle) -> None:
    """Allies are asked one after another, unless they have made peace in the meantime."""
    while battle.queue and side_to_join(s, battle, battle.queue[0]) < 0:
        battle.queue.pop(0)
    if battle.queue:
        s.to_act = battle.queue[0]
    else:
        battle.step = steps.NAVAL_BATTLE


def join_legal(s: Position, battle: NavalBattle, seat: int) -> list[int]:
    """Join with all fleets there, or stay out."""
    return [s.codes.pass_, s.codes.intercept]


def join_apply(s: Position, battle: NavalBattle, seat: int, action: int) -> None:
    """Joining is an interception: nobody intercepts the same action twice (war/ruling/after-interception)."""
    battle.queue.pop(0)
    if action == s.codes.pass_:
        return
    below = s.frames[-2]
    if isinstance(below, Interception) and seat in below.queue:
        below.queue.remove(seat)
    foe = enlist(battle, seat, side_to_join(s, battle, seat))
    if s.events is not None:
        s.events.append((tell.INTERCEPTED, seat, foe, battle.sea))


def enlist(battle: NavalBattle, seat: int, friend: int) -> int:
    """A player fights on the side of a friend; returns whom they fight."""
    if friend == battle.player:
        battle.player_allies |= 1 << seat
        return battle.enemy
    battle.enemy_allies |= 1 << seat
    return battle.player


def join_why_not(s: Position, battle: NavalBattle, seat: int, action: int) -> Refusal | None:
    """Either answer is possible."""
    return None


# -- who fights ----------------------------------------------------------------------------------------------


def side_of(s: Position, battle: NavalBattle, seat: int) -> Side:
    """The fleets of one side by owner and number: of `player` or of `enemy`, then of their allies."""
    if seat == battle.player:
        out = [(seat, fleet) for fleet in groups.afloat(s, seat, battle.group)]
        allies = battle.player_allies
    else:
        out = [(seat, fleet) for fleet in fleets_in(s, seat, battle.sea)]
        allies = battle.enemy_allies
    for ally in members(allies):
        out += [(ally, fleet) for fleet in fleets_in(s, ally, battle.sea)]
    return out


def _fleets_of(s: Position, battle: NavalBattle, seat: int) -> list[int]:
    """The fleets with which a player takes part."""
    return groups.afloat(s, seat, battle.group) if seat == battle.player else fleets_in(s, seat, battle.sea)


def resume(s: Position, battle: NavalBattle) -> None:
    """Another round begins, if there is somebody to fight on both sides: a die for each fleet (war/navbattle/dice)."""
    ours, theirs = side_of(s, battle, battle.player), side_of(s, battle, battle.enemy)
    if not ours or not theirs:
        _end(s, battle)
        return
    battle.round += 1
    battle.rollers = [owner for owner, _ in ours + theirs]
    battle.dice = []
    battle.step = steps.NAVAL_DICE
    if s.events is not None:
        s.events.append((tell.NAVAL_ROUND, battle.round, battle.sea))


# -- dice ----------------------------------------------------------------------------------------------------


def dice_resume(s: Position, battle: NavalBattle) -> None:
    """Both sides roll before any loss (war/navbattle/simultaneous)."""
    if len(battle.dice) < len(battle.rollers):
        s.to_act = CHANCE
        return
    ours, theirs = side_of(s, battle, battle.player), side_of(s, battle, battle.enemy)
    player_hits = _hits(s, battle, ours, theirs, battle.dice[: len(ours)])
    enemy_hits = _hits(s, battle, theirs, ours, battle.dice[len(ours) :])
    battle.queue = _victims(ours, enemy_hits) + _victims(theirs, player_hits)
    battle.step = steps.SINK


def dice_legal(s: Position, battle: NavalBattle, seat: int) -> list[int]:
    """Any number of a die."""
    return s.codes.dice


def dice_apply(s: Position, battle: NavalBattle, seat: int, action: int) -> None:
    """A die falls: for the player's side first, then for the enemy's."""
    die = action - s.codes.roll
    if s.events is not None:
        own, others = side_of(s, battle, battle.player), side_of(s, battle, battle.enemy)
        number = len(battle.dice)
        if number >= len(own):
            number -= len(own)
            own, others = others, own
        total = die + _modifier(s, battle.sea, own, others, number)
        s.events.append((tell.BATTLE_DIE, own[number][0], die, total - LEAST_TOTAL, int(total >= HIT)))
    battle.dice.append(die)


def _hits(s: Position, battle: NavalBattle, side: Side, others: Side, dice: list[int]) -> int:
    """How many fleets a side sinks; a die never more than one (war/navbattle/one-hit-max)."""
    hits = 0
    for number, die in enumerate(dice):
        if die + _modifier(s, battle.sea, side, others, number) >= HIT:
            hits += 1
    return hits


def _modifier(s: Position, sea: int, side: Side, others: Side, number: int) -> int:
    """What is added to the die of one of a side's fleets."""
    owner, fleet = side[number]
    return technology(s, side, others) + port_bonus(s, owner, sea) - load_penalty(s, owner, fleet)


def technology(s: Position, side: Side, others: Side) -> int:
    """1 for the side with more schools (war/navbattle/tech-drm); of allies, the best number counts.

    war/ruling/alliance-details.
    """
    return int(_schools(s, side) > _schools(s, others))


def _schools(s: Position, side: Side) -> int:
    return max(count(s, owner, SCHOOL) for owner, _ in side)


def port_bonus(s: Position, seat: int, sea: int) -> int:
    """The ports of a player at this sea area (war/navbattle/port-drm)."""
    return sum(s.owner[region] == seat and has(s, region, PORT) for region in s.world.regions_near[sea])


def load_penalty(s: Position, seat: int, fleet: int) -> int:
    """What its cargo takes off a fleet's die (war/navbattle/cargo-drm)."""
    load = portage(s, seat, fleet)
    return (load > 0) + (load > HALF_LOAD)


def _victims(side: Side, hits: int) -> list[int]:
    """Who loses a fleet, once for each hit."""
    return sharing([owner for owner, _ in side], hits)


def sharing(owners: list[int], hits: int) -> list[int]:
    """Allies take turns to lose a fleet; a side cannot lose more than it has."""
    left = owners[:]
    out: list[int] = []
    while left and len(out) < hits:
        for owner in dict.fromkeys(left):
            left.remove(owner)
            out.append(owner)
    return out[:hits]


# -- losses --------------------------------------------------------------------------------------------------


def sink_resume(s: Position, battle: NavalBattle) -> None:
    """Each owner chooses the fleets to lose, where it makes a difference (war/navbattle/owner-picks)."""
    if not battle.queue:
        _ask_to_go_on(s, battle)
        return
    seat = battle.queue[0]
    fleets = _fleets_of(s, battle, seat)
    if battle.queue.count(seat) >= len(fleets) or len(groups.distinct(s, seat, fleets)) == 1:
        _sink(s, battle, seat, fleets[0])
    else:
        s.to_act = seat


def sink_legal(s: Position, battle: NavalBattle, seat: int) -> list[int]:
    """Any of the own fleets that take part."""
    return [s.codes.sink + fleet for fleet in groups.distinct(s, seat, _fleets_of(s, battle, seat))]


def sink_apply(s: Position, battle: NavalBattle, seat: int, action: int) -> None:
    """It goes down."""
    _sink(s, battle, seat, action - s.codes.sink)


def sink_why_not(s: Position, battle: NavalBattle, seat: int, action: int) -> Refusal | None:
    """Only a fleet that takes part; of those that are alike, the first."""
    fleets = _fleets_of(s, battle, seat)
    fleet = action - s.codes.sink
    if fleet not in fleets:
        return Refusal("war/navbattle/owner-picks")
    return None if fleet in groups.distinct(s, seat, fleets) else Refusal("war/ruling/interception-scope")


def _sink(s: Position, battle: NavalBattle, seat: int, fleet: int) -> None:
    """A fleet is lost with all it carries (war/transport/sunk-with-fleet)."""
    battle.queue.pop(0)
    sink(s, seat, fleet)
    if s.events is not None:
        s.events.append((tell.SUNK, seat, battle.sea))


# -- breaking off --------------------------------------------------------------------------------------------


def _ask_to_go_on(s: Position, battle: NavalBattle) -> None:
    """The moving player decides first (war/navbattle/continue-or-break, war/ruling/break-off-order)."""
    ours, theirs = side_of(s, battle, battle.player), side_of(s, battle, battle.enemy)
    if not ours or not theirs:
        battle.step = steps.NAVAL_BATTLE
        return
    battle.step = steps.BREAK_OFF
    battle.queue = [ours[0][0], theirs[0][0]]  # of allies, whoever began it decides, or else the next
    if battle.enemy == s.mover:
        battle.queue.reverse()


def break_resume(s: Position, battle: NavalBattle) -> None:
    """First one side is asked, then the other; if both stay, another round follows."""
    if battle.queue:
        s.to_act = battle.queue[0]
    else:
        battle.step = steps.NAVAL_BATTLE


def break_legal(s: Position, battle: NavalBattle, seat: int) -> list[int]:
    """Go on or break off."""
    return [s.codes.fight_on, s.codes.break_off]


def break_apply(s: Position, battle: NavalBattle, seat: int, action: int) -> None:
    """One side is enough to end it; all fleets stay where they are (war/navbattle/break-all-stay)."""
    if action == s.codes.fight_on:
        battle.queue.pop(0)
        return
    if s.events is not None:
        s.events.append((tell.BROKE_OFF, seat, battle.sea))
    _end(s, battle, broke_off=seat)


def break_why_not(s: Position, battle: NavalBattle, seat: int, action: int) -> Refusal | None:
    """Either answer is possible."""
    return None


# -- the end -------------------------------------------------------------------------------------------------


def _end(s: Position, battle: NavalBattle, broke_off: int = -1) -> None:
    """The group goes on unless it is gone or has broken off (war/naval/breakoff-other, war/ruling/after-interception).

    war/naval/breakoff-moving: if the mover broke off, these fleets do not move any more in this phase.
    """
    s.frames.pop()
    player = battle.player
    fleets = groups.afloat(s, player, battle.group)
    if broke_off == player == s.mover:
        for fleet in fleets:
            s.sailing_points[fleet] = 0
    below = s.frames[-1]
    if isinstance(below, Interception) and (broke_off == player or not fleets):
        below.stopped = 1
