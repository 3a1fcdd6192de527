"""Battle on land and at sea (imperunde/battle/*, imperunde/land-battle/*, imperunde/sea-battle/*).

Attackers are lifted from the board into `att_kind`, `att_left`, `att_from` until the battle is over; defenders stay
where they stand. One dice round after the other, each through the stages below.
"""

from __future__ import annotations

from greatpowers.core.game import CHANCE, Refusal
from greatpowers.games.imperunde import conquest, movement, reinforcing, steps, windows
from greatpowers.games.imperunde import events as tell
from greatpowers.games.imperunde.dice import (
    ATTACKER_FALLS,
    DEFENDER_FALLS,
    EQUAL,
    attack_value,
    compare,
    defence_value,
    facing,
    order,
)
from greatpowers.games.imperunde.pieces import (
    ARTILLERY,
    CAVALRY,
    COLOUR,
    FORT,
    FRIGATE,
    INFANTRY,
    KINDS,
    LINE,
    MOST_SEATS,
    NATIVES,
    PIRATES,
    WAR,
    WARSHIPS,
)
from greatpowers.games.imperunde.position import Position, defended, fleet, has_warships, lying, navies, shift_ships
from greatpowers.games.imperunde.world import LANDS

MOST_DICE = 3

# Where a battle comes from: only the first two know reinforcement (imperunde/reinforce/only-phase-6).
BY_MOVE, BY_WINDS, BY_CLEARING, BY_REBELS = range(4)

# The stages of a dice round.
ATTACKERS, DEFENDERS, BEFORE, ROLL, BOARD, AFTER, REINFORCE, END = range(8)

LAND_DEFENDERS = (INFANTRY, CAVALRY, ARTILLERY, FORT)


# -- how battles begin ---------------------------------------------------------------------------------------


def needs_fight(s: Position, seat: int, country: int) -> bool:
    """Natives always fight; a colony without army and fort does not (imperunde/ruling/undefended-colony)."""
    owner = s.owner[country]
    return owner != seat and (owner < 0 or defended(s, country))


def assault(s: Position, seat: int, foe: int, place: int) -> None:
    """A player on the move attacks; who comes along is decided next."""
    _prepare(s, seat, NATIVES if foe < 0 else foe, place, BY_WINDS if s.winds_at >= 0 else BY_MOVE)
    s.steps.append(steps.ASSAULT)


def clash(s: Position, sea: int, attacker: int, defender: int) -> None:
    """Two parties whose warships are in one sea: the attacker's ships, all of them, against the others."""
    _prepare(s, attacker, defender, sea, BY_CLEARING)
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
    _prepare(s, NATIVES, s.owner[country], country, BY_REBELS)
    s.att_kind = [INFANTRY] * number
    s.att_left = [0] * number
    s.att_from = [country] * number
    s.att_back = [0] * number
    begin(s)


def _prepare(s: Position, attacker: int, defender: int, place: int, by: int) -> None:
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
        _choose_attackers(s)
    elif stage == DEFENDERS:
        _choose_defenders(s)
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


def defenders(s: Position) -> list[int]:
    """How many of each kind could defend."""
    out = [0] * KINDS
    if s.defender == NATIVES:
        out[INFANTRY] = s.foes
    elif s.fight_at < LANDS:
        at = s.fight_at * KINDS
        for kind in LAND_DEFENDERS:
            out[kind] = s.troops[at + kind]
    else:
        at = fleet(s.fight_at, s.defender)
        out[FRIGATE] = s.ships[at + FRIGATE]
        out[LINE] = s.ships[at + LINE]
    return out


def _choose_attackers(s: Position) -> None:
    """imperunde/battle/attacker-first: all of up to three; of more, three (imperunde/ruling/reinforce-needs-loss)."""
    if is_decided(s):
        s.fight_stage = END
        return
    if not s.att_kind:
        s.fight_stage = REINFORCE
        return
    s.fight_stage = DEFENDERS
    s.att_use = list(range(len(s.att_kind)))
    if len(s.att_kind) > MOST_DICE:
        if s.attacker < s.seats and len(set(s.att_kind)) > 1:
            s.steps.append(steps.PICK)
        else:
            s.att_use = _best(s.att_kind)


def _best(kinds: list[int]) -> list[int]:
    """The three with the best dice (imperunde/ruling/neutral-choices)."""
    return sorted(sorted(range(len(kinds)), key=lambda i: -COLOUR[kinds[i]])[:MOST_DICE])


def _choose_defenders(s: Position) -> None:
    """imperunde/battle/defender-chooses: as many as possible, up to three; asked only where there is a choice."""
    there = defenders(s)
    s.fight_stage = BEFORE
    if sum(there) <= MOST_DICE or sum(n > 0 for n in there) == 1:
        s.def_use = first_three(there)
    elif s.defender < s.seats:
        s.steps.append(steps.DEFEND)
    else:
        s.def_use = first_three(there)


def first_three(there: list[int]) -> list[int]:
    """The kinds of the three with the best dice."""
    kinds = sorted((kind for kind in range(KINDS) for _ in range(there[kind])), key=lambda kind: -COLOUR[kind])
    return kinds[:MOST_DICE]


def _roll(s: Position) -> None:
    """All passed. If a card took away a fighter, the choice is made anew (imperunde/ruling/several-treasons)."""
    if s.ceasefire or is_decided(s):
        s.fight_stage = END
    elif not s.att_use:
        s.fight_stage = ATTACKERS
    elif not is_ready(s):
        s.fight_stage = DEFENDERS
    else:
        s.dice = []
        if s.told is not None:
            s.told.append((tell.DICE_ROUND, s.fight_round + 1, s.fight_at))
        s.steps.append(steps.DICE)


def is_ready(s: Position) -> bool:
    """Whether all who were chosen are still there."""
    there = defenders(s)
    return bool(s.att_use) and all(s.def_use.count(kind) <= there[kind] for kind in s.def_use)


# -- choices -------------------------------------------------------------------------------------------------


def pick_resume(s: Position) -> None:
    """Which of more than three attackers."""
    s.to_act = s.attacker


def pick_legal(s: Position) -> list[int]:
    """Three of them, by kind."""
    return _uses(s, [s.att_kind.count(kind) for kind in range(KINDS)])


def pick_apply(s: Position, action: int) -> None:
    """Of equal ones those with the fewest moves left fight."""
    chosen = kinds_of(s, action)
    rest = sorted(range(len(s.att_kind)), key=lambda i: s.att_left[i])
    s.att_use = []
    for kind in chosen:
        i = next(i for i in rest if s.att_kind[i] == kind)
        rest.remove(i)
        s.att_use.append(i)
    s.steps.pop()


def defend_resume(s: Position) -> None:
    """Which of more than three defenders."""
    s.to_act = s.defender


def defend_legal(s: Position) -> list[int]:
    """Three of them, by kind (imperunde/battle/defender-rechooses: anew before every dice round)."""
    return _uses(s, defenders(s))


def defend_apply(s: Position, action: int) -> None:
    """As chosen."""
    s.def_use = kinds_of(s, action)
    s.steps.pop()


def _uses(s: Position, there: list[int]) -> list[int]:
    if s.fight_at >= LANDS:
        codes = (s.codes.use_ships[n * 4 + MOST_DICE - n] for n in range(MOST_DICE + 1))
        fits = (n <= there[FRIGATE] and MOST_DICE - n <= there[LINE] for n in range(MOST_DICE + 1))
        return [code for code, fit in zip(codes, fits, strict=True) if fit]
    out: list[int] = []
    for i in range(min(MOST_DICE, there[INFANTRY]) + 1):
        for c in range(min(MOST_DICE - i, there[CAVALRY]) + 1):
            for a in range(min(MOST_DICE - i - c, there[ARTILLERY]) + 1):
                f = MOST_DICE - i - c - a
                if f <= there[FORT]:
                    out.append(s.codes.use[((i * 4 + c) * 4 + a) * 4 + f])
    return out


def kinds_of(s: Position, action: int) -> list[int]:
    """The kinds that a choice of three names, the best dice first."""
    values = s.codes.values[action]
    kinds = LAND_DEFENDERS if len(values) == 4 else WARSHIPS
    return sorted((k for k, n in zip(kinds, values, strict=True) for _ in range(n)), key=lambda kind: -COLOUR[kind])


def use_why_not(s: Position, action: int) -> Refusal | None:
    """As many as possible, of those that are there."""
    if s.steps[-1] == steps.PICK:
        return None if action in pick_legal(s) else Refusal("imperunde/ruling/reinforce-needs-loss")
    return None if action in defend_legal(s) else Refusal("imperunde/battle/defender-chooses")


# -- dice ----------------------------------------------------------------------------------------------------


def dice_resume(s: Position) -> None:
    """The next die, attackers first (imperunde/battle/roll-order-irrelevant)."""
    if len(s.dice) < len(s.att_use) + len(s.def_use):
        s.to_act = CHANCE
        return
    s.steps.pop()
    _evaluate(s)


def dice_legal(s: Position) -> list[int]:
    """The faces of the unit's die."""
    return s.codes.faces[_roller(s)]


def _roller(s: Position) -> int:
    n = len(s.dice)
    return s.att_kind[s.att_use[n]] if n < len(s.att_use) else s.def_use[n - len(s.att_use)]


def dice_apply(s: Position, action: int) -> None:
    """A die falls."""
    number = s.codes.values[action][0]
    if s.told is not None:
        party = s.attacker if len(s.dice) < len(s.att_use) else s.defender
        s.told.append((tell.DIE_ROLLED, party, _roller(s), number))
    s.dice.append(number)


def _evaluate(s: Position) -> None:
    """Sort, pair, compare; all losses of the round together (imperunde/battle/simultaneous-losses)."""
    first = s.fight_round == 0
    kinds = [s.att_kind[i] for i in s.att_use]
    n = len(kinds)
    attack = [attack_value(kinds[i], s.dice[i], s.bonus, first) for i in range(n)]
    defence = [defence_value(kind, s.dice[n + i], s.bonus, first) for i, kind in enumerate(s.def_use)]
    att = order(kinds, attack, [s.att_left[i] for i in s.att_use])
    dfn = order(s.def_use, defence, [0] * len(s.def_use))
    fallen: list[int] = []
    s.boarders = []
    for a, d in zip(att, dfn, strict=False):
        kind, foe = kinds[a], s.def_use[d]
        result = compare(kind, attack[a], foe, defence[d])
        if result == EQUAL and s.fight_at < LANDS:
            result = ATTACKER_FALLS  # imperunde/land-battle/defender-wins-ties
        if s.told is not None:
            mine, theirs = (kind, s.dice[a], facing(kind, attack[a], foe)), (foe, s.dice[n + d], defence[d])
            s.told.append((tell.PAIRED, s.attacker, *mine, s.defender, *theirs, result))
        if result == EQUAL:
            s.boarders += [s.att_use[a], foe]  # imperunde/sea-battle/tie-means-boarding
        elif result == DEFENDER_FALLS:
            _lose_defender(s, foe)
        else:
            fallen.append(s.att_use[a])
    for i in sorted(fallen, reverse=True):
        _lose_attacker(s, i)
    s.fight_stage = BOARD


def _lose_defender(s: Position, kind: int) -> None:
    if s.told is not None:
        s.told.append((tell.LOST, s.defender, kind, s.fight_at))
    if s.defender == NATIVES:
        s.foes -= 1
        return
    remove_defender(s, kind)
    s.reserve[s.defender * KINDS + kind] += 1


def remove_defender(s: Position, kind: int) -> None:
    """One defender less; of equal ones a captured ship first, then whoever has the fewest moves left."""
    at = s.fight_at * KINDS + kind
    if s.fight_at < LANDS:
        s.troops[at] -= 1
        rest = s.troops[at]
    else:
        shift_ships(s, s.fight_at, s.defender, kind, -1)
        rest = s.ships[fleet(s.fight_at, s.defender) + kind]
        code = lying(s.fight_at, s.defender, kind)
        if code in s.laid:
            s.laid.remove(code)
            return
    if s.mover == s.defender and s.one[at] + s.two[at] > rest:
        (s.one if s.one[at] else s.two)[at] -= 1


def _lose_attacker(s: Position, i: int) -> None:
    kind = s.att_kind[i]
    if s.told is not None:
        s.told.append((tell.LOST, s.attacker, kind, s.fight_at))
    if s.attacker != NATIVES:
        s.reserve[s.attacker * KINDS + kind] += 1
    remove_attacker(s, i)


def remove_attacker(s: Position, i: int) -> None:
    """One attacker less: others may follow (imperunde/reinforce/after-loss), and a choice of three is void."""
    del s.att_kind[i], s.att_left[i], s.att_from[i], s.att_back[i]
    s.lost = 1
    s.att_use = []
    s.boarders = [b - (1 if k % 2 == 0 and b > i else 0) for k, b in enumerate(s.boarders)]


# -- boarding ------------------------------------------------------------------------------------------------


def boarding_resume(s: Position) -> None:
    """Pair by pair until one is higher (imperunde/sea-battle/boarding-tie-rerolls)."""
    if len(s.dice) == 2:
        mine, theirs = s.dice
        s.dice = []
        if mine != theirs:
            _capture(s, mine > theirs)
    if s.boarders:
        s.to_act = CHANCE
    else:
        s.steps.pop()


def boarding_legal(s: Position) -> list[int]:
    """Each rolls his ship's own die again (imperunde/sea-battle/boarding-same-dice)."""
    return s.codes.faces[_boarder(s)]


def _boarder(s: Position) -> int:
    return s.att_kind[s.boarders[0]] if not s.dice else s.boarders[1]


def boarding_apply(s: Position, action: int) -> None:
    """A die falls."""
    number = s.codes.values[action][0]
    if s.told is not None:
        s.told.append((tell.DIE_ROLLED, s.defender if s.dice else s.attacker, _boarder(s), number))
    s.dice.append(number)


def _capture(s: Position, by_attacker: bool) -> None:
    """The ship becomes one of the victor's, or sinks if he has no spare one (imperunde/ruling/captured-no-piece)."""
    i, kind = s.boarders[0], s.boarders[1]
    s.boarders = s.boarders[2:]
    if by_attacker:
        seize(s, kind, s.att_from[i])
    else:
        seize_attacker(s, i)


def seize_attacker(s: Position, i: int) -> None:
    """The defender captures a ship; it lies in his sea."""
    kind = s.att_kind[i]
    s.reserve[s.attacker * KINDS + kind] += 1
    remove_attacker(s, i)
    _tell_capture(s, s.defender, s.attacker, kind)
    if s.reserve[s.defender * KINDS + kind]:
        s.reserve[s.defender * KINDS + kind] -= 1
        shift_ships(s, s.fight_at, s.defender, kind, 1)
        if s.defender != PIRATES:
            s.laid.append(lying(s.fight_at, s.defender, kind))


def seize(s: Position, kind: int, entry: int) -> None:
    """The attacker captures a ship: it fights for him at once, and cannot move (imperunde/sea-battle/captured-*)."""
    remove_defender(s, kind)
    s.reserve[s.defender * KINDS + kind] += 1
    _tell_capture(s, s.attacker, s.defender, kind)
    if s.reserve[s.attacker * KINDS + kind]:
        s.reserve[s.attacker * KINDS + kind] -= 1
        s.att_kind.append(kind)
        s.att_left.append(-1)
        s.att_from.append(entry)
        s.att_back.append(-1)
        s.att_use = []


def _tell_capture(s: Position, winner: int, loser: int, kind: int) -> None:
    if s.told is not None:
        s.told.append((tell.CAPTURED, winner, loser, kind, s.fight_at))


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
