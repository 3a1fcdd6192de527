"""Boarding and capture at sea (imperunde/sea-battle/boarding-*, imperunde/sea-battle/captured-*)."""

from __future__ import annotations

from greatpowers.core.game import CHANCE
from greatpowers.games.imperunde import events as tell
from greatpowers.games.imperunde.fighting import remove_attacker, remove_defender
from greatpowers.games.imperunde.pieces import KINDS, PIRATES
from greatpowers.games.imperunde.position import Position, lying, shift_ships


def resume(s: Position) -> None:
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


def legal(s: Position) -> list[int]:
    """Each rolls his ship's own die again (imperunde/sea-battle/boarding-same-dice)."""
    return s.codes.faces[_boarder(s)]


def _boarder(s: Position) -> int:
    return s.att_kind[s.boarders[0]] if not s.dice else s.boarders[1]


def apply(s: Position, action: int) -> None:
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
