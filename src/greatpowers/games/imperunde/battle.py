"""Battle on land and at sea (imperunde/battle/*, imperunde/land-battle/*, imperunde/sea-battle/*).

Attackers are lifted from the board into `att_kind`, `att_left`, `att_from` until the battle is over; defenders stay
where they stand. One dice round after the other, each through the stages below.
"""

from __future__ import annotations

from greatpowers.games.imperunde import conquest, fighting, movement, reinforcing, steps, windows
from greatpowers.games.imperunde import events as tell
from greatpowers.games.imperunde.pieces import (
    INFANTRY,
    KINDS,
    MOST_SEATS,
    NATIVES,
    PIRATES,
    WAR,
    WARSHIPS,
)
from greatpowers.games.imperunde.position import Position, defended, fleet, has_warships, lying, navies, shift_ships
from greatpowers.games.imperunde.world import LANDS

# Where a battle comes from: only the first two know reinforcement (imperunde/reinforce/only-phase-6).
BY_MOVE, BY_WINDS, BY_CLEARING, BY_REBELS = range(4)

# The stages of a dice round.
ATTACKERS, DEFENDERS, BEFORE, ROLL, BOARD, AFTER, REINFORCE, END = range(8)


# -- how battles begin ---------------------------------------------------------------------------------------


def clash(s: Position, sea: int, attacker: int, defender: int) -> None:
    """Two parties whose warships are in one sea: the attacker's ships, all of them, against the others."""
    prepare(s, attacker, defender, sea, BY_CLEARING)
    at = fleet(sea, attacker)
    for kind in WARSHIPS:
        number, code = s.ships[at + kind], lying(sea, attacker, kind)
        captured = s.laid.count(code)
        s.att_kind += [kind] * number
        s.att_left += [-1] * captured + [0] * (number - captured)
        s.att_from += [sea] * number
        s.att_back += [0] * number
        shift_ships(s, sea, attacker, kind, -number)
        s.laid = [lies for lies in s.laid if lies != code]
    begin(s)


def rebel(s: Position, country: int, number: int) -> None:
    """Native rebels attack a colony (imperunde/colony/rebels-attack); undefended, it falls without dice."""
    if not defended(s, country):
        conquest.liberate(s, country)
        return
    prepare(s, NATIVES, s.owner[country], country, BY_REBELS)
    s.att_kind = [INFANTRY] * number
    s.att_left = [0] * number
    s.att_from = [country] * number
    s.att_back = [0] * number
    begin(s)


def prepare(s: Position, attacker: int, defender: int, place: int, by: int) -> None:
    """Two parties, a place, and nobody in it yet."""
    s.attacker = attacker
    s.defender = defender
    s.fight_at = place
    s.fight_by = by
    s.fight_round = 0
    s.fight_stage = ATTACKERS
    s.warned = 0
    s.bonus = 0
    s.lost = 0
    s.ceasefire = 0
    s.foes = s.world.value[place] if defender == NATIVES else 0  # imperunde/free-land/native-garrison
    s.att_kind, s.att_left, s.att_from, s.att_back = [], [], [], []


def begin(s: Position) -> None:
    """The attackers are in."""
    if s.told is not None:
        s.told.append((tell.ATTACK, s.attacker, s.defender, s.fight_at))
    s.steps.append(steps.BATTLE)


def call_off(s: Position) -> None:
    """Nobody is left to attack before it began."""
    s.fight_at = s.attacker = s.defender = -1


# -- the stages ----------------------------------------------------------------------------------------------


def resume(s: Position) -> None:
    """Go on with the present stage."""
    stage = s.fight_stage
    if stage == ATTACKERS:
        _attack(s)
    elif stage == DEFENDERS:
        s.fight_stage = BEFORE
        fighting.choose_defenders(s)
    elif stage == BEFORE:
        s.fight_stage = ROLL
        if not s.warned:  # once for each dice round, also when a choice was made anew
            s.warned = 1
            windows.open_window(s, windows.MID if s.fight_round else windows.BEFORE)
    elif stage == ROLL:
        _roll(s)
    elif stage == BOARD:
        s.fight_stage = AFTER
        if s.boarders:
            s.dice = []
            s.steps.append(steps.BOARDING)
    elif stage == AFTER:
        s.fight_stage = REINFORCE
        if may_cease(s) and not is_decided(s):
            windows.open_window(s, windows.AFTER)
    elif stage == REINFORCE:
        _reinforce(s)
    else:
        _end(s)


def is_decided(s: Position) -> bool:
    """Nobody is left to defend."""
    if s.defender == NATIVES:
        return s.foes == 0
    if s.fight_at < LANDS:
        return not defended(s, s.fight_at)
    return not has_warships(s, s.fight_at, s.defender)


def may_cease(s: Position) -> bool:
    """Whether an Armistice between the two would stop it (imperunde/ruling/armistice-in-battle)."""
    if s.fight_by > BY_WINDS or s.defender >= s.seats:
        return False
    return s.relation[s.attacker * MOST_SEATS + s.defender] == WAR


def _attack(s: Position) -> None:
    """Who fights is chosen, unless it is over or nobody is left to attack."""
    if is_decided(s):
        s.fight_stage = END
    elif not s.att_kind:
        s.fight_stage = REINFORCE
    else:
        s.fight_stage = DEFENDERS
        fighting.choose_attackers(s)


def _roll(s: Position) -> None:
    """All passed. If a card took away a fighter, the choice is made anew (imperunde/ruling/several-treasons)."""
    if s.ceasefire or is_decided(s):
        s.fight_stage = END
    elif not s.att_use:
        s.fight_stage = ATTACKERS
    elif not fighting.is_ready(s):
        s.fight_stage = DEFENDERS
    else:
        s.fight_stage = BOARD
        s.dice = []
        if s.told is not None:
            s.told.append((tell.DICE_ROUND, s.fight_round + 1, s.fight_at))
        s.steps.append(steps.DICE)


# -- how it goes on, and ends --------------------------------------------------------------------------------


def _reinforce(s: Position) -> None:
    """imperunde/reinforce/*: the attacker may bring others; without attackers the battle is over."""
    if s.ceasefire or is_decided(s):
        s.fight_stage = END
        return
    s.fight_round += 1
    s.warned = 0
    s.fight_stage = ATTACKERS
    if reinforcing.possible(s):
        s.steps.append(steps.REINFORCE)
    elif not s.att_kind:
        s.fight_stage = END


def reinforced(s: Position) -> None:
    """Whoever came has come."""
    s.fight_stage = ATTACKERS if s.att_kind else END


def _end(s: Position) -> None:
    """Survivors stand where they fought, or go back; then the place has a master."""
    s.steps.pop()
    place = s.fight_at
    attacker, defender = s.attacker, s.defender
    won = is_decided(s)
    if s.told is not None:
        if s.ceasefire:
            s.told.append((tell.WITHDREW, attacker, place))
        elif not won:
            s.told.append((tell.HELD, defender, place))
        elif place >= LANDS:
            s.told.append((tell.PREVAILED, attacker, defender, place))
    if place < LANDS:
        _end_on_land(s, place, won)
    else:
        _end_at_sea(s, place, won)
    s.att_kind, s.att_left, s.att_from, s.att_back = [], [], [], []
    s.att_use, s.def_use, s.dice = [], [], []
    s.fight_at = s.attacker = s.defender = -1
    s.foes = s.bonus = s.fight_round = 0


def _end_on_land(s: Position, place: int, won: bool) -> None:
    if s.attacker == NATIVES:
        if won:
            conquest.liberate(s, place)
        return
    if s.ceasefire:
        _withdraw(s)
    elif won:
        conquest.take_over(s, s.attacker, place)
        for kind, left in zip(s.att_kind, s.att_left, strict=True):
            movement.settle(s, kind, place, left)


def _withdraw(s: Position) -> None:
    """imperunde/card/armistice/attackers-withdraw: back to where each came in from; landed armies onto cargo ships."""
    seat = s.attacker
    for kind, left, start in zip(s.att_kind, s.att_back, s.att_from, strict=True):
        if start < LANDS:
            if s.owner[start] < 0:
                s.owner[start] = seat  # emptied by the attack itself
            movement.settle(s, kind, start, left)
        else:
            _put_ship(s, start, seat, kind, left)


def _put_ship(s: Position, sea: int, party: int, kind: int, left: int) -> None:
    shift_ships(s, sea, party, kind, 1)
    if left < 0 and party != PIRATES:
        s.laid.append(lying(sea, party, kind))
    elif left > 0 and s.mover == party:
        (s.one if left == 1 else s.two)[sea * KINDS + kind] += 1


def _end_at_sea(s: Position, sea: int, won: bool) -> None:
    if s.ceasefire:
        _withdraw(s)
        return
    for kind, left in zip(s.att_kind, s.att_left, strict=True):
        _put_ship(s, sea, s.attacker, kind, left)
    if s.fight_by <= BY_WINDS and won and navies(s, sea) == [s.attacker]:
        movement.sink_cargo(s, sea, s.attacker)  # imperunde/sea-battle/cargo-sunk-after
