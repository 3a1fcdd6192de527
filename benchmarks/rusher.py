"""A player of War! who attacks a neighbour with everything in the first turn: a measure for how others are prepared.

    greatpowers arena war --kind gauntlet --bots "benchmarks/rusher.py:Rusher,thumb" --deals 10

It picks regions next to those of one neighbour, begins with brigades alone, declares war in the first movement and
takes what it can in the second. From turn 2 on, and wherever it knows nothing better, it plays by rules of thumb.
"""

from __future__ import annotations

from typing import Final

from greatpowers.bots.bot import Turn
from greatpowers.bots.war.thumb import WarThumb
from greatpowers.core.game import Random
from greatpowers.games.war.forces import at, brigades
from greatpowers.games.war.lands import regions_of
from greatpowers.games.war.pieces import ARTILLERY, BRIGADE_KINDS, CAVALRY, INFANTRY, KINDS, NATIVES
from greatpowers.games.war.position import Position

SHOPPING: Final = [ARTILLERY] + [CAVALRY] * 6 + [INFANTRY] * 14
OVERKILL: Final = 4  # attackers for each defender


class Rusher:
    """See the module."""

    def __init__(self) -> None:
        self._thumb = WarThumb()
        self._victim = NATIVES
        self._wanted = SHOPPING[:]
        self._declared = False

    def decide(self, turn: Turn, rng: Random) -> int:
        """See Bot."""
        state = turn.imagine(rng)
        assert isinstance(state, Position)
        action = self._rush(state, turn.seat, turn.legal) if state.turn < 2 else None
        return self._thumb.decide(turn, rng) if action is None else action

    def respond(self, turn: Turn, rng: Random) -> int | None:
        """See Responder."""
        return self._thumb.respond(turn, rng)

    def _rush(self, s: Position, seat: int, legal: list[int]) -> int | None:
        if s.step == "pick":
            return self._pick(s, seat, legal)
        if self._victim == NATIVES:
            return None
        if s.step == "purchase":
            return self._buy(s, legal)
        if s.step == "placement":
            return self._place(s, seat, legal)
        return self._move(s, seat, legal) if s.step == "move" else None

    def _pick(self, s: Position, seat: int, legal: list[int]) -> int | None:
        """A region that borders as many of the victim's as possible, above all new ones."""
        mine, near = set(regions_of(s, seat)), s.world.regions_near
        others = [other for other in range(s.seats) if other != seat]
        best, chosen, victim = -1.0, None, NATIVES
        for other in others if self._victim == NATIVES else [self._victim]:
            reached = {region for region in regions_of(s, other) if mine.intersection(near[region])}
            for action in legal:
                if s.codes.names[action] != "pick":
                    continue
                around = near[s.codes.values[action][0]]
                borders = [region for region in around if s.owner[region] == other]
                worth = 3.0 * len(set(borders) - reached) + len(borders) + 0.6 * len(mine.intersection(around))
                if worth > best:
                    best, chosen, victim = worth, action, other if borders else NATIVES
        if self._victim == NATIVES:
            self._victim = victim
        return chosen

    def _buy(self, s: Position, legal: list[int]) -> int | None:
        prices = {s.codes.values[action][0]: action for action in legal if s.codes.names[action] == "buy"}
        while self._wanted:
            piece = self._wanted.pop(0)
            if piece in prices:
                return prices[piece]
        return _named(s, legal, "done")

    def _place(self, s: Position, seat: int, legal: list[int]) -> int | None:
        """Brigades beside the victim's regions, about as many for each of its brigades, of all kinds."""
        near, burden = s.world.regions_near, dict.fromkeys(regions_of(s, seat), 0.0)
        for target in regions_of(s, self._victim):
            starts = [region for region in near[target] if region in burden]
            if starts:
                start = min(starts, key=lambda region: burden[region])
                burden[start] += 1.2 * brigades(s, target, self._victim)
        best, chosen = -1e9, None
        for action in legal:
            kind, region = s.codes.values[action][:2]
            if s.codes.names[action] == "place" and kind < BRIGADE_KINDS and region in burden:
                share = len(SHOPPING) * burden[region] / max(1.0, sum(burden.values()))
                alike = 1.5 * s.troops[at(region, seat) + kind] if kind != INFANTRY else 0.1
                worth = share - brigades(s, region, seat) - alike - (50.0 if burden[region] == 0 else 0.0)
                if worth > best:
                    best, chosen = worth, action
        return chosen

    def _move(self, s: Position, seat: int, legal: list[int]) -> int | None:
        """Declare war once; then brigades go where fewest of them attack."""
        if not self._declared:
            for action in legal:
                if s.codes.names[action] == "declare" and s.codes.values[action][0] == self._victim:
                    self._declared = True
                    return action
        attacks = [action for action in legal if self._is_attack(s, seat, action)]
        if not attacks:
            return _named(s, legal, "done") if self._declared else None
        return min(attacks, key=lambda action: _crowd(s, seat, self._victim, action))

    def _is_attack(self, s: Position, seat: int, action: int) -> bool:
        if s.codes.names[action] != "march":
            return False
        mover, start, to = s.codes.values[action]
        if s.owner[to] != self._victim or mover % KINDS >= BRIGADE_KINDS or s.owner[start] != seat:
            return False
        enough = OVERKILL * max(1, brigades(s, to, self._victim))
        return brigades(s, start, seat) > 1 and brigades(s, to, seat) < enough


def _crowd(s: Position, seat: int, victim: int, action: int) -> float:
    """Attackers for each defender already, fewer if the kind is new there."""
    mover, _, to = s.codes.values[action]
    is_new = s.troops[at(to, seat) + mover % KINDS] == 0
    return (brigades(s, to, seat) - 0.6 * is_new) / max(1, brigades(s, to, victim))


def _named(s: Position, legal: list[int], name: str) -> int | None:
    return next((action for action in legal if s.codes.names[action] == name), None)
