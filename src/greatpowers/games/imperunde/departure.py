"""Why a unit cannot set out from where it stands (imperunde/move, imperunde/event).

Asked about a step in a player's turn, into an attack, and to reinforce one: see `why_not` in these steps.
"""

from __future__ import annotations

from greatpowers.core.game import Refusal
from greatpowers.games.imperunde import routes
from greatpowers.games.imperunde.moves import moves_of
from greatpowers.games.imperunde.pieces import CALM, KIND_IDS, KINDS, TIRED
from greatpowers.games.imperunde.position import Position
from greatpowers.games.imperunde.units import fleet
from greatpowers.games.imperunde.world import CANAL_ENDS, CANALS, LANDS


def why_not_depart(s: Position, seat: int, action: int) -> Refusal | None:
    """Why this unit of a player cannot set out on this step, wherever it leads."""
    name = s.codes.names[action]
    mover, start, to = s.codes.values[action]
    if not is_ready(s, seat, mover, start):
        return _why_not_ready(s, seat, mover % TIRED, start)
    if start >= LANDS and s.disc[start] & CALM:
        return Refusal("imperunde/event/calm-no-landing" if name == "land" else "imperunde/event/calm-no-leave")
    if name == "sail" and to not in routes.neighbours(s, seat, start):
        built = any(s.canal[canal] and start in CANAL_ENDS[canal] for canal in range(CANALS))
        return Refusal("imperunde/canal/enemies-may-not-pass" if built else "imperunde/move/adjacent")
    return None


def is_ready(s: Position, seat: int, mover: int, start: int) -> bool:
    """Whether such a unit of theirs stands there with exactly this many moves left."""
    moves = s.two_moves if moves_of(mover, start) == 2 else s.one_move
    return s.mover == seat and moves[start * KINDS + mover % TIRED] > 0


def _why_not_ready(s: Position, seat: int, kind: int, start: int) -> Refusal:
    if start < LANDS and s.owner[start] not in (-1, seat):
        return Refusal("imperunde/move/turn-order")  # it belongs to another player
    if start >= LANDS and s.captured[fleet(start, seat) + kind]:
        return Refusal("imperunde/sea-battle/captured-cannot-move")
    return Refusal("imperunde/move/allowances", kind=KIND_IDS[kind])
