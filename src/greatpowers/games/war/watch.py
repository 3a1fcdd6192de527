"""What one action may change in a game of War!, seen through positions and events (war/invariant)."""

from __future__ import annotations

from typing import Final

from greatpowers.core.game import Broken, Event, State, Watch
from greatpowers.games.war import events as tell
from greatpowers.games.war import steps, turn, victory
from greatpowers.games.war.alliances import are_allied
from greatpowers.games.war.battle_sides import ATTACKER, DEFENDER, force, party, player, side_to_decide
from greatpowers.games.war.battle_sides import brigades as brigades_in
from greatpowers.games.war.board import REGIONS
from greatpowers.games.war.forces import brigades
from greatpowers.games.war.frames import Evacuation, Execution, LandBattle, Maintenance, Orders
from greatpowers.games.war.markers import strength
from greatpowers.games.war.pieces import BRIGADE_KINDS, MOST_SEATS, NATIVES, rating_of
from greatpowers.games.war.position import Position
from greatpowers.games.war.revolts import DUE
from greatpowers.games.war.war_and_peace import may_attack

# Families of actions that cost diplomacy points.
_DP_FAMILIES: Final = {"declare", "remove_sphere", "westernize", "incite", "gift"}

# What a player may do once in each region and production phase (war/invariant/once-per-region).
_ONCE: Final = {tell.INCITED, tell.WESTERNIZING}


class WarWatch(Watch):
    """Follows one game from its first action."""

    def __init__(self) -> None:
        self.segments: list[int] = []  # who has moved in this movement phase
        self.done: set[tuple[int, int]] = set()  # events of _ONCE with their regions, in this production phase

    def step(self, before: State, action: int, after: State) -> list[str]:
        """See Watch."""
        assert isinstance(before, Position)
        assert isinstance(after, Position)
        found = Broken()
        events = after.events or []
        for event in events:
            self._event(before, after, event, found)
        _diplomacy_points(before, action, after, events, found)
        _production_points(before, after, events, found)
        _maintenance(after, events, found)
        _strength(before, after, found)
        _revolts(before, after, found)
        _battle_goes_on(before, action, after, events, found)
        _battle_is_over(before, after, found)
        _last_brigades(before, action, after, found)
        _score(after, found)
        return found.ids

    def _event(self, before: Position, after: Position, event: Event, found: Broken) -> None:
        code = event[0]
        if code == tell.PHASE:
            self._phase(after, event[1], found)
        elif code == tell.SEGMENT:
            self._segment(before, after, event[1], found)
        elif code == tell.BATTLE:
            _battle(after, event, found)
        elif code in _ONCE:
            found.expect((code, event[2]) not in self.done, "war/invariant/once-per-region")
            self.done.add((code, event[2]))

    def _phase(self, after: Position, phase: int, found: Broken) -> None:
        """Everybody has moved once in the movement phase before (war/invariant/turn-order)."""
        if self.segments:
            found.expect(len(self.segments) == after.seats, "war/invariant/turn-order")
        self.segments = []
        self.done = set()
        found.expect(phase != turn.SECOND_MOVEMENT or not after.ended, "war/invariant/score-recounted")

    def _segment(self, before: Position, after: Position, seat: int, found: Broken) -> None:
        """Players move in order, and leave nothing unfought behind (war/invariant/after-combat)."""
        in_turn = len(self.segments) < after.seats and after.order[len(self.segments)] == seat
        found.expect(in_turn, "war/invariant/turn-order")
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
            found.expect(owner != NATIVES and _may_stay(s, s.mover, owner), "war/invariant/after-combat")


def _may_stay(s: Position, seat: int, owner: int) -> bool:
    """An ally, or a former one who leaves in the next movement phase (war/opt/ally/peace-leave)."""
    return are_allied(s, seat, owner) or (s.house.alliances and not may_attack(s, seat, owner))


def _battle(after: Position, event: Event, found: Broken) -> None:
    """Players fight only in war, and only when the attacker may (war/invariant/war-symmetric)."""
    attacker, defender = event[1], event[2]
    if attacker >= MOST_SEATS or defender >= MOST_SEATS:
        return
    pair = attacker * MOST_SEATS + defender
    found.expect(bool(after.war[pair]) and not after.waiting[pair], "war/invariant/war-symmetric")


def _maintenance(after: Position, events: list[Event], found: Broken) -> None:
    """Only those lose units to maintenance who have nothing left to pay (war/invariant/maintenance-paid)."""
    short = [frame.player for frame in after.frames if isinstance(frame, Maintenance)]
    short += [event[1] for event in events if event[0] == tell.DISBANDED]
    found.expect(not any(after.pp[seat] for seat in short), "war/invariant/maintenance-paid")


def _diplomacy_points(before: Position, action: int, after: Position, events: list[Event], found: Broken) -> None:
    """They come as they are told, and go only for what costs some (war/invariant/dp-flows)."""
    if not before.phase:
        return
    gains = [0] * after.seats
    for event in events:
        if event[0] == tell.DP_GAINED:
            gains[event[1]] += event[2]
        elif event[0] == tell.DP_BOUGHT:
            gains[event[1]] += 1
    ordered = any(isinstance(frame, (Orders, Execution)) for frame in before.frames)
    buys = ordered or after.codes.names[action] in _DP_FAMILIES
    for seat, gained in enumerate(gains):
        spent = before.dp[seat] + gained - after.dp[seat]
        found.expect(spent == 0 or (buys and spent > 0), "war/invariant/dp-flows")


def _production_points(before: Position, after: Position, events: list[Event], found: Broken) -> None:
    """They come only from income and gifts, and a gift leaves the sum as it is (war/invariant/pp-flows)."""
    if not before.phase:
        return
    most = list(before.pp)
    for event in events:
        if event[0] == tell.INCOME:
            most[event[1]] += event[3]
        elif event[0] == tell.GAVE:
            most[event[1]] -= event[3]
            most[event[2]] += event[3]
            found.expect(sum(before.pp) == sum(after.pp), "war/invariant/pp-flows")
    found.expect(all(after.pp[seat] <= most[seat] for seat in range(after.seats)), "war/invariant/pp-flows")


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


def _open_battle(s: Position) -> LandBattle | None:
    return next((frame for frame in s.frames if isinstance(frame, LandBattle)), None)


def _battle_goes_on(before: Position, action: int, after: Position, events: list[Event], found: Broken) -> None:
    """Modifiers are not below 0, and units are lost by hits only (war/invariant/modifiers-nonnegative)."""
    battle, old = _open_battle(after), _open_battle(before)
    if battle is None:
        return
    lowest = min(battle.attacker_modifier, battle.defender_modifier)
    found.expect(lowest >= 0, "war/invariant/modifiers-nonnegative")
    if old is not None and old.step in (steps.BATTLE_DICE, steps.PICK_OFF, steps.LOSE):
        hits = [old.attacker_hits, old.defender_hits]
        if old.step == steps.BATTLE_DICE:
            hits = [event[2] for event in events if event[0] == tell.HITS] or [0, 0]
        picking = after.codes.names[action] == "pick_off"
        side = side_to_decide(old)
        _losses(after, battle, ATTACKER, hits[1] - 2 * (picking and side == DEFENDER), events, found)
        _losses(after, battle, DEFENDER, hits[0] - 2 * (picking and side == ATTACKER), events, found)


def _losses(s: Position, battle: LandBattle, side: int, hits: int, events: list[Event], found: Broken) -> None:
    """One unit for every hit that is used up, parties after brigades (war/invariant/loss-count).

    Parties without brigades that cannot leave are lost besides.
    """
    own = party(player(battle, side))
    lost = [event[2] for event in events if event[0] == tell.LOST and event[1] == own and event[3] == battle.region]
    used = hits - (battle.defender_hits if side == ATTACKER else battle.attacker_hits)
    if brigades_in(force(s, battle, side)):
        found.expect(len(lost) == used and max(lost, default=0) < BRIGADE_KINDS, "war/invariant/loss-count")
    else:
        found.expect(len(lost) >= used, "war/invariant/loss-count")


def _battle_is_over(before: Position, after: Position, found: Broken) -> None:
    """Afterwards at most one side has brigades there; others are leaving (war/invariant/battles-end)."""
    battle = _open_battle(before)
    if battle is None or any(isinstance(frame, (LandBattle, Evacuation)) for frame in after.frames):
        return
    there = [seat for seat in range(after.seats) if brigades(after, battle.region, seat)]
    friends = all(_may_stay(after, other, there[0]) for other in there[1:])
    found.expect(friends, "war/invariant/battles-end")


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
