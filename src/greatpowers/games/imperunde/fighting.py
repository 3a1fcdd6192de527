"""Who fights, dice and losses of a dice round (imperunde/battle/*, imperunde/land-battle/*)."""

from __future__ import annotations

from greatpowers.core.game import CHANCE, Refusal
from greatpowers.games.imperunde import events as tell
from greatpowers.games.imperunde import steps
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
    NATIVES,
    WARSHIPS,
)
from greatpowers.games.imperunde.position import Position, fleet, lying, shift_moves, shift_ships
from greatpowers.games.imperunde.world import LANDS

MOST_DICE = 3
LAND_DEFENDERS = (INFANTRY, CAVALRY, ARTILLERY, FORT)


# -- who fights ----------------------------------------------------------------------------------------------


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


def choose_attackers(s: Position) -> None:
    """imperunde/battle/attacker-first: all of up to three; of more, three (imperunde/ruling/reinforce-needs-loss)."""
    s.att_use = list(range(len(s.att_kind)))
    if len(s.att_kind) > MOST_DICE:
        if s.attacker < s.seats and len(set(s.att_kind)) > 1:
            s.steps.append(steps.PICK)
        else:
            s.att_use = _best(s.att_kind)


def _best(kinds: list[int]) -> list[int]:
    """The three with the best dice (imperunde/ruling/neutral-choices)."""
    return sorted(sorted(range(len(kinds)), key=lambda i: -COLOUR[kinds[i]])[:MOST_DICE])


def choose_defenders(s: Position) -> None:
    """imperunde/battle/defender-chooses: as many as possible, up to three; asked only where there is a choice."""
    there = defenders(s)
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


def pick_why_not(s: Position, action: int) -> Refusal | None:
    """Three of those that are there."""
    return None if action in pick_legal(s) else Refusal("imperunde/ruling/reinforce-needs-loss")


def defend_why_not(s: Position, action: int) -> Refusal | None:
    """As many as possible, of those that are there."""
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
    return s.codes.faces[roller(s)[1]]


def roller(s: Position) -> tuple[int, int]:
    """The party and the kind of unit that roll next."""
    n, attackers = len(s.dice), len(s.att_use)
    return (s.attacker, s.att_kind[s.att_use[n]]) if n < attackers else (s.defender, s.def_use[n - attackers])


def dice_apply(s: Position, action: int) -> None:
    """A die falls."""
    number = s.codes.values[action][0]
    if s.told is not None:
        s.told.append((tell.DIE_ROLLED, *roller(s), number))
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


# -- losses --------------------------------------------------------------------------------------------------


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
        shift_moves(s, s.fight_at, kind, 1 if s.one[at] else 2, -1)


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
