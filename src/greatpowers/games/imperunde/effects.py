"""What each secret-service card does once nobody counters it (imperunde/card/*/effect)."""

from __future__ import annotations

from collections.abc import Callable

from greatpowers.games.imperunde import battle, boarding, cards, clearing, fighting, investing, movement, needs, steps
from greatpowers.games.imperunde import events as tell
from greatpowers.games.imperunde.deck import CARDS
from greatpowers.games.imperunde.dice import AMBUSHED, HUSSAR_ATTACKER, HUSSAR_DEFENDER, SURPRISED
from greatpowers.games.imperunde.pieces import (
    ARMIES,
    ARMISTICE,
    FAMINE,
    FORT,
    FRIGATE,
    KINDS,
    MOST_SEATS,
    PEACE,
    PIRATES,
    PLUNDERED,
    WAR,
    WARSHIPS,
)
from greatpowers.games.imperunde.position import Position, fleet, lying, put_ships, replaced, set_relation, shift_ships

PIRATE_PAIR = 2
REBELS = 5


def _armistice(s: Position) -> None:
    """imperunde/ruling/armistice-meaning; it ends a battle of the two (imperunde/card/armistice/during-battle)."""
    seat, other = s.player, s.t_seat
    _bind(s, seat, other, ARMISTICE)
    if s.fight_at >= 0 and {seat, other} == {s.attacker, s.defender} and s.fight_by <= battle.BY_WINDS:
        s.ceasefire = 1


def _bind(s: Position, seat: int, other: int, state: int) -> None:
    set_relation(s, seat, other, state)
    s.sealed = replaced(replaced(s.sealed, seat * MOST_SEATS + other, 1), other * MOST_SEATS + seat, 1)
    if s.told is not None:
        s.told.append((tell.RELATION, seat, other, state))


def _treason(s: Position) -> None:
    s.troops[s.fight_at * KINDS + FORT] -= 1
    s.reserve[s.defender * KINDS + FORT] += 1
    if s.told is not None:
        s.told.append((tell.BETRAYED, s.defender, s.fight_at))


def _pirates(s: Position) -> None:
    """imperunde/card/pirates/fight-timing: before phase 5 they wait for it, later they attack at once."""
    clearing.pirates_come(s, s.t_place, PIRATE_PAIR)


def _privateers(s: Position) -> None:
    """imperunde/card/privateers/effect: kind for kind as far as the reserve goes."""
    sea, seat = s.t_place, s.player
    theirs = fleet(sea, PIRATES)
    for kind in WARSHIPS:
        number = s.ships[theirs + kind]
        hired = min(number, s.reserve[seat * KINDS + kind])
        shift_ships(s, sea, PIRATES, kind, -number)
        s.reserve[PIRATES * KINDS + kind] += number
        if hired:
            put_ships(s, sea, seat, kind, hired)
            if s.mover == seat and s.phase == 6:  # imperunde/card/privateers/move-at-once
                s.two[sea * KINDS + kind] += hired
            if s.told is not None:
                s.told.append((tell.HIRED, seat, kind, hired, sea))
    if s.phase >= 5:
        clearing.contest(s, sea, seat)


def _hussar(s: Position) -> None:
    s.bonus |= HUSSAR_ATTACKER if s.player == s.attacker else HUSSAR_DEFENDER


def _declaration(s: Position) -> None:
    """imperunde/card/declaration/effect; the one on turn sinks at once (imperunde/ruling/war-by-card-cargo)."""
    _bind(s, s.player, s.t_seat, WAR)
    if s.phase == 6 and s.mover >= 0:
        movement.sweep(s, s.mover)


def _ambush(s: Position) -> None:
    s.bonus |= AMBUSHED


def _surprise(s: Position) -> None:
    s.bonus |= SURPRISED


def _forged_sea(s: Position) -> None:
    """All ships of the victim sail to an adjacent sea; they lose no moves (imperunde/card/forged-sea/moves-kept)."""
    sea, to, victim = s.t_place, s.t_to, s.t_seat
    numbers = needs.movable(s, victim, sea)
    for kind in range(KINDS):
        if numbers[kind]:
            shift_ships(s, sea, victim, kind, -numbers[kind])
            shift_ships(s, to, victim, kind, numbers[kind])
            if s.mover == victim:
                for moves in (s.one, s.two):
                    moves[to * KINDS + kind] += moves[sea * KINDS + kind]
                    moves[sea * KINDS + kind] = 0
            if s.told is not None:
                s.told += [(tell.SHIFTED, victim, kind, sea, to)] * numbers[kind]


def _forged_land(s: Position) -> None:
    """Up to three armies march to an adjacent colony; they lose no moves (imperunde/card/forged-land/moves-kept)."""
    start, to, victim = s.t_place, s.t_to, s.owner[s.t_place]
    for kind in ARMIES:
        for _ in range(s.t_take // 4**kind % 4):
            s.troops[start * KINDS + kind] -= 1
            s.troops[to * KINDS + kind] += 1
            if s.mover == victim:
                moves = s.two if s.two[start * KINDS + kind] else s.one
                if moves[start * KINDS + kind]:
                    moves[start * KINDS + kind] -= 1
                    moves[to * KINDS + kind] += 1
            if s.told is not None:
                s.told.append((tell.SHIFTED, victim, kind, start, to))


def _smuggling(s: Position) -> None:
    investing.smuggle(s, s.player, s.t_place)


def _sabotage(s: Position) -> None:
    """imperunde/card/sabotage/effect: of equal ships the one with the most moves left."""
    sea, victim, kind = s.t_place, s.t_seat, s.t_kind
    s.reserve[victim * KINDS + kind] += 1
    if s.told is not None:
        s.told.append((tell.SUNK, victim, kind, sea))
    at = fleet(sea, victim) + kind
    if sea == s.fight_at and victim == s.attacker and kind in s.att_kind:
        best = max((i for i in range(len(s.att_kind)) if s.att_kind[i] == kind), key=lambda i: s.att_left[i])
        fighting.remove_attacker(s, best)
        return
    shift_ships(s, sea, victim, kind, -1)
    if s.mover == victim:
        moves = s.two if s.two[sea * KINDS + kind] else s.one
        if moves[sea * KINDS + kind]:
            moves[sea * KINDS + kind] -= 1
            return
    code = lying(sea, victim, kind)
    if s.laid.count(code) > s.ships[at]:
        s.laid.remove(code)


def _treaty(s: Position) -> None:
    _bind(s, s.t_seat, s.t_kind, PEACE)


def _plunder(s: Position) -> None:
    """imperunde/card/plunder/effect: its tax goes to the player; its owner may not invest there."""
    country = s.t_place
    s.plunder = [*s.plunder, country * MOST_SEATS + s.player]
    s.disc = replaced(s.disc, country, s.disc[country] | PLUNDERED)
    if s.told is not None:
        number = 0 if s.disc[country] & FAMINE else s.posts[country]
        s.told.append((tell.TAX_PLUNDERED, s.player, country, number))


def _rebellion(s: Position) -> None:
    battle.rebel(s, s.t_place, REBELS)


def _unmask(s: Position) -> None:
    """imperunde/card/unmask/look: alone or openly; then one of them goes."""
    victim = s.t_seat
    viewers = range(s.seats) if s.openly else (s.player,)
    for viewer in viewers:
        if viewer != victim:
            s.seen = [code for code in s.seen if code // CARDS != viewer * MOST_SEATS + victim]
    for card in range(CARDS):
        for _ in range(s.hand[victim * CARDS + card]):
            s.seen = s.seen + [cards.known(viewer, victim, card) for viewer in viewers if viewer != victim]
            if s.told is not None:
                s.told.append((tell.SHOWN, victim, card) if s.openly else (tell.SEEN, s.player, victim, card))
    s.seen = sorted(s.seen)
    s.steps.append(steps.UNMASK)


def _counter(s: Position) -> None:
    """Never played first (imperunde/card/counter/not-proactive)."""


def _seizure(s: Position) -> None:
    """imperunde/card/seizure/effect: one frigate without a fight."""
    if s.player == s.attacker:
        boarding.seize(s, FRIGATE, s.att_from[0])
        return
    boarding.seize_attacker(s, s.att_kind.index(FRIGATE))


EFFECTS: list[Callable[[Position], None]] = [
    _armistice, _treason, _pirates, _privateers, _hussar, _declaration, _ambush, _surprise, _forged_sea, _forged_land,
    _smuggling, _sabotage, _treaty, _plunder, _rebellion, _unmask, _counter, _seizure,
]  # fmt: skip
