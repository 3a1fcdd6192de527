"""Closer rules against what is out of place in a step, where the position knows more than the family of the action."""

from __future__ import annotations

from greatpowers.games.imperunde import steps
from greatpowers.games.imperunde.forces import BY_WINDS, MOST_ATTACKERS, battle_around
from greatpowers.games.imperunde.frames import Battle
from greatpowers.games.imperunde.pieces import TIRED
from greatpowers.games.imperunde.position import Position
from greatpowers.games.imperunde.units import fleet
from greatpowers.games.imperunde.world import LANDS


def closer_rule(s: Position, action: int) -> str:
    """The rule against an action that this step does not take; "" where only its family is known."""
    name, step, battle = s.codes.names[action], s.frames[-1].step, battle_around(s)
    if step == steps.SMUGGLE and name in ("post", "canal", "buy_card", "done"):
        return "imperunde/ruling/smuggled-money"
    if step == steps.LEAVE:
        return "imperunde/ruling/friends-sea-exit"
    if name == "done" and battle is None:
        return "imperunde/move/optional"
    if name in ("march", "sail", "land") and battle is not None:
        return _while_fighting(s, battle, s.codes.values[action])
    return ""


def _while_fighting(s: Position, battle: Battle, values: tuple[int, ...]) -> str:
    """Steps into and out of a battle."""
    mover, start, to = values
    if start == battle.place:
        return "imperunde/battle/no-retreat"
    if to != battle.place:
        return ""
    if _belongs_to(s, battle.defender, mover % TIRED, start):
        return "imperunde/reinforce/only-attacker"
    if battle.cause > BY_WINDS:
        return "imperunde/reinforce/only-phase-6"
    if len(battle.kinds) >= MOST_ATTACKERS:
        return "imperunde/battle/max-three"
    return "imperunde/reinforce/after-loss"


def _belongs_to(s: Position, party: int, kind: int, start: int) -> bool:
    """Whether such a unit there is this player's."""
    if party >= s.seats:
        return False
    return s.owner[start] == party if start < LANDS else s.ships[fleet(start, party) + kind] > 0
