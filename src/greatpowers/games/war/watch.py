"""What one action may change in a game of War!, seen through positions and events (war/invariant)."""

from __future__ import annotations

from typing import Final

from greatpowers.core.game import Broken, Event, State, Watch
from greatpowers.games.war import events as tell
from greatpowers.games.war import maintenance, steps, turn, victory
from greatpowers.games.war.alliances import are_allied
from greatpowers.games.war.board import REGIONS
from greatpowers.games.war.forces import brigades
from greatpowers.games.war.frames import LandBattle
from greatpowers.games.war.markers import strength
from greatpowers.games.war.pieces import MOST_SEATS, NATIVES, rating_of
from greatpowers.games.war.position import Position
from greatpowers.games.war.revolts import DUE

# Events by which production points come and go.
_DP_EVENTS: Final = {
    *(tell.DP_GAINED, tell.DP_BOUGHT, tell.SPHERE_REMOVED, tell.WESTERNIZING, tell.INCITED, tell.WAR),
    *(tell.CONQUERED, tell.EXPLORING, tell.ORDERED, tell.ORDER_VOID, tell.PHASE),
}


class WarWatch(Watch):
    """Follows one game from its first action."""

    def __init__(self) -> None:
        self.segments: list[int] = []  # who has moved in this movement phase

    def step(self, before: State, action: int, after: State) -> list[str]:
        """See Watch."""
        assert isinstance(before, Position)
        assert isinstance(after, Position)
        found = Broken()
        events = after.events or []
        for event in events:
            self._event(before, after, event, found)
        _flows(before, after, events, found)
        _strength(before, after, found)
        _revolts(before, after, found)
        _last_brigades(before, action, after, found)
        _score(after, found)
        return found.ids

    def _event(self, before: Position, after: Position, event: Event, found: Broken) -> None:
        code = event[0]
        if code == tell.PHASE:
            self._phase(after, event[1], found)
        elif code == tell.SEGMENT:
            self._segment(before, event[1], found)
        elif code == tell.BATTLE:
            _battle(after, event, found)
        elif code == tell.MAINTAINED:
            _maintenance(before, after, event, found)

    def _phase(self, after: Position, phase: int, found: Broken) -> None:
        """Everybody has moved once in the movement phase before (war/invariant/turn-order)."""
        if self.segments:
            found.expect(len(self.segments) == after.seats, "war/invariant/turn-order")
        self.segments = []
        found.expect(phase != turn.SECOND_MOVEMENT or not after.ended, "war/invariant/score-recounted")

    def _segment(self, before: Position, seat: int, found: Broken) -> None:
        """Players move in order, and leave nothing unfought behind (war/invariant/after-combat)."""
        self.segments.append(seat)
        if before.mover >= 0:
            _after_combat(before, found)


def _after_combat(s: Position, found: Broken) -> None:
    """The mover's segment is about to end: no battle is left to fight."""
    if s.frames[-1].step != steps.COMBAT:
        return
    for region in range(REGIONS):
        owner = s.owner[region]
        if owner == s.mover:
            found.expect(s.revolt[region] != DUE, "war/invariant/after-combat")
        elif brigades(s, region, s.mover):
            found.expect(owner >= 0 and are_allied(s, owner, s.mover), "war/invariant/after-combat")


def _battle(after: Position, event: Event, found: Broken) -> None:
    """Players fight only in war, and only when the attacker may (war/invariant/war-symmetric)."""
    attacker, defender = event[1], event[2]
    if attacker >= MOST_SEATS or defender >= MOST_SEATS:
        return
    pair = attacker * MOST_SEATS + defender
    found.expect(bool(after.war[pair]) and not after.waiting[pair], "war/invariant/war-symmetric")
    battle = next((frame for frame in after.frames if isinstance(frame, LandBattle)), None)
    if battle is not None:
        found.expect(
            min(battle.attacker_modifier, battle.defender_modifier) >= 0, "war/invariant/modifiers-nonnegative"
        )


def _maintenance(before: Position, after: Position, event: Event, found: Broken) -> None:
    """Whoever cannot pay for everything is left with nothing (war/invariant/maintenance-paid)."""
    seat, paid = event[1], event[2]
    short = any(frame.step == steps.MAINTAIN for frame in after.frames)
    if short and after.frames[-1].step == steps.MAINTAIN and after.to_act == seat:
        found.expect(after.pp[seat] == 0 and maintenance.cost(after, seat) > 0, "war/invariant/maintenance-paid")
    found.expect(paid >= 0 and before.turn <= after.turn, "war/invariant/maintenance-paid")


def _flows(before: Position, after: Position, events: list[Event], found: Broken) -> None:
    """Points of diplomacy come and go only by what is told (war/invariant/dp-flows)."""
    if before.dp != after.dp and before.phase:
        told = any(event[0] in _DP_EVENTS for event in events)
        found.expect(told or sum(before.dp) > sum(after.dp), "war/invariant/dp-flows")
    given = [event for event in events if event[0] == tell.GAVE]
    if given and len(events) == len(given):
        found.expect(sum(before.pp) == sum(after.pp), "war/invariant/pp-flows")
    if not events:
        found.expect(sum(after.pp) <= sum(before.pp) or not before.phase, "war/invariant/pp-flows")


def _strength(before: Position, after: Position, found: Broken) -> None:
    """Natives never grow stronger, and a marker keeps its rating (war/invariant/marker-strength)."""
    for region in range(REGIONS):
        old, new = before.marker[region], after.marker[region]
        if old > 1 and new > 1 and before.marker_origin[region] == after.marker_origin[region]:
            found.expect(strength(after, region) <= strength(before, region), "war/invariant/marker-strength")
            found.expect(rating_of(old) == rating_of(new), "war/invariant/marker-strength")


def _revolts(before: Position, after: Position, found: Broken) -> None:
    """While a revolt lasts, nothing is built there and the natives stay as strong (war/invariant/revolt-frozen)."""
    for region in range(REGIONS):
        if before.revolt[region] and after.revolt[region]:
            same = strength(before, region) == strength(after, region)
            found.expect(
                same and not after.buildings[region] & ~before.buildings[region], "war/invariant/revolt-frozen"
            )


def _last_brigades(before: Position, action: int, after: Position, found: Broken) -> None:
    """Nobody walks out of an own region altogether (war/invariant/last-brigade)."""
    if before.frames[-1].step not in (steps.MOVE, steps.SAIL, steps.BRING):
        return
    for region in range(REGIONS):
        owner = before.owner[region]
        if owner != NATIVES and owner == after.owner[region]:
            left = brigades(before, region, owner) and not brigades(after, region, owner)
            found.expect(not left, "war/invariant/last-brigade")


def _score(after: Position, found: Broken) -> None:
    """Scores are a fresh count, and the game ends with a movement phase (war/invariant/score-recounted)."""
    if after.ended:
        outcome = after.outcome
        scores = [victory.points(after, seat) for seat in range(after.seats)]
        found.expect(outcome is not None and outcome.scores == scores, "war/invariant/score-recounted")
        found.expect(after.phase in (turn.FIRST_MOVEMENT, turn.SECOND_MOVEMENT), "war/invariant/score-recounted")
