"""What one action may change in a game of ImpeRunde, seen through positions and events (imperunde/inv/*)."""

from __future__ import annotations

from itertools import combinations

from greatpowers.core.game import Event, State, Watch
from greatpowers.games.imperunde import budget, steps
from greatpowers.games.imperunde import events as tell
from greatpowers.games.imperunde.dice import ATTACKER_FALLS, EQUAL, attack_value, compare, defence_value
from greatpowers.games.imperunde.invariants import Found, counted_navies, defending, is_stable
from greatpowers.games.imperunde.pieces import (
    ARMISTICE,
    CALM,
    CARD_COST,
    COLOUR,
    MOST_SEATS,
    PEACE,
    PIRATES,
    WAR,
    WARSHIPS,
)
from greatpowers.games.imperunde.position import at_war, cargo_count, colonies_of, fleet
from greatpowers.games.imperunde.state import ImpeRundeState
from greatpowers.games.imperunde.world import CANALS, LANDS, SPACES

_STEPS_OF_UNITS = ("march", "sail")  # a landing may end a ship's moves and begin the second one of its cavalry


class ImpeRundeWatch(Watch):
    """Follows one game from its first action."""

    def __init__(self) -> None:
        self.turns: list[tuple[int, int]] = []  # (phase, seat) of this round
        self.events: list[int] = []  # spaces of this round
        self.late: list[int] = [0] * MOST_SEATS  # earned in this round after the investments
        self.given_back = False  # a colony, at set-up (imperunde/ruling/colony-draw-stuck)
        self.masters: list[list[int]] = []  # who had warships where, when it was last quiet

    def step(self, before: State, action: int, after: State) -> list[str]:
        """See Watch."""
        assert isinstance(before, ImpeRundeState)
        assert isinstance(after, ImpeRundeState)
        found = Found()
        told = after.told or []
        for event in told:
            self._event(before, after, event, found)
        self._money(before, after, found)
        self._pairs(before, after, found)
        self._navies(before, after, found)
        _goal(before, after, found)
        _dice(before, action, after, told, found)
        _boarding(before, action, told, found)
        _defenders(before, after, told, found)
        _moves(before, action, after, told, found)
        _pirates(before, after, told, found)
        return found.ids

    # -- events ----------------------------------------------------------------------------------------------

    def _event(self, before: ImpeRundeState, after: ImpeRundeState, event: Event, found: Found) -> None:
        code = event[0]
        if code == tell.PHASE:
            self._phase(after, event[1], found)
        elif code == tell.TURN:
            self._turn(after, event[1], event[2], found)
        elif code == tell.EVENT_DRAWN:
            self._wheel(after, event[2], found)
        elif code == tell.EARNED:
            self.late[event[1]] += event[2]
        elif code == tell.ATTACK:
            _attack(after, event[1], event[2], found)
        elif code == tell.CARD_BOUGHT:
            found.expect(before.funds[event[1]] - after.funds[event[1]] == CARD_COST, "cards-bought")
        elif code in (tell.SAILED, tell.LANDED, tell.SHIFTED):
            found.expect(not before.disc[event[3]] & CALM, "calm-holds")
        elif code == tell.COLONY:
            _colony_drawn(before, event[1], event[2], found)
        elif code == tell.GIVEN_BACK:
            self.given_back = True

    def _phase(self, after: ImpeRundeState, phase: int, found: Found) -> None:
        if phase == 1:
            self._new_round(after, found)
        elif phase == 5:
            found.expect(self._had_turns(4) == set(range(after.seats)), "turn-order")
        elif phase == 6:
            _enemy_cargo(after, found)
        elif phase == 7:
            found.expect(self._had_turns(6) == set(range(after.seats)), "turn-order")
            found.expect(not after.laid, "captured-flag")
        elif phase == 8:
            found.expect(not any(after.disc), "disc-lifetime")

    def _new_round(self, after: ImpeRundeState, found: Found) -> None:
        lands = sum(space < LANDS for space in self.events)
        if after.round > 1:
            found.expect(lands == 6 and len(self.events) == 9, "events-count")
        elif not self.given_back:
            for seat in range(after.seats):
                total = sum(after.world.value[country] for country in colonies_of(after, seat))
                found.expect(total == after.colony_value, "setup-value")
        self.turns = []
        self.events = []
        self.late = [0] * MOST_SEATS

    def _had_turns(self, phase: int) -> set[int]:
        return {seat for p, seat in self.turns if p == phase}

    def _turn(self, after: ImpeRundeState, seat: int, phase: int, found: Found) -> None:
        """One after the other from the starter; in phase 7 whoever has nothing to embark is left out."""
        direction = 1 if after.round % 2 else -1
        earlier = [s for p, s in self.turns if p == phase]
        place = (seat - after.starter) * direction % after.seats
        places = [(s - after.starter) * direction % after.seats for s in earlier]
        found.expect(all(p < place for p in places), "turn-order")
        if phase != 7:
            found.expect(place == len(earlier), "turn-order")
            found.expect(not earlier or (seat - earlier[-1] - direction) % after.seats == 0, "direction-parity")
        self.turns.append((phase, seat))

    def _wheel(self, after: ImpeRundeState, space: int, found: Found) -> None:
        """Six countries first, then three seas, none twice and none a home."""
        found.expect(space not in self.events and space not in after.home, "events-count")
        self.events.append(space)
        found.expect((space < LANDS) == (len(self.events) <= 6) and len(self.events) <= 9, "events-count")

    # -- money, war and peace, seas --------------------------------------------------------------------------

    def _money(self, before: ImpeRundeState, after: ImpeRundeState, found: Found) -> None:
        for seat in range(after.seats):
            found.expect(after.debts[seat] - before.debts[seat] in (-10, -5, 0, 5), "debts")
            if after.phase >= 5:
                row = after.sheet[seat * budget.LINES : (seat + 1) * budget.LINES]
                kept = row[budget.FREE] - row[budget.INVESTED]
                found.expect(after.surplus[seat] == kept + self.late[seat], "sheet-balance")

    def _pairs(self, before: ImpeRundeState, after: ImpeRundeState, found: Found) -> None:
        if after.relation != before.relation:
            for old, new in zip(before.relation, after.relation, strict=True):
                found.expect(new != ARMISTICE or old in (WAR, ARMISTICE), "relations-symmetric")

    def _navies(self, before: ImpeRundeState, after: ImpeRundeState, found: Found) -> None:
        """Friends share a sea only if peace found them there."""
        if not self.masters:
            self.masters = [counted_navies(before, sea) for sea in range(LANDS, SPACES)]
        if not is_stable(after):
            return
        masters = [counted_navies(after, sea) for sea in range(LANDS, SPACES)]
        for old, new in zip(self.masters, masters, strict=True):
            for a, b in combinations(new, 2):
                friends = b != PIRATES and after.relation[a * MOST_SEATS + b] == PEACE
                found.expect(not friends or (a in old and b in old), "one-master-per-sea")
        self.masters = masters


def _goal(before: ImpeRundeState, after: ImpeRundeState, found: Found) -> None:
    agreed = before.phase == 2 and len(before.agreed) == before.seats
    found.expect(after.goal == before.goal or (agreed and after.goal == before.proposal), "goal-change")
    found.expect(all(after.canal[canal] >= before.canal[canal] for canal in range(CANALS)), "canal-places")


def _colony_drawn(before: ImpeRundeState, seat: int, country: int, found: Found) -> None:
    """Not next to a home, unless nothing else would fit (imperunde/ruling/colony-draw-stuck)."""
    value, wheel, roads = before.world.value, before.world.wheel, before.world.roads
    room = before.colony_value - sum(value[c] for c in colonies_of(before, seat))
    fitting = [c for c in range(LANDS) if before.owner[c] < 0 and wheel[c] and value[c] <= room]
    apart = [c for c in fitting if not any(near in before.home for near in roads[c])]
    found.expect(country in (apart or fitting), "setup-value")


def _enemy_cargo(after: ImpeRundeState, found: Found) -> None:
    """Phase 5 is over: no cargo ship is left beside warships of an enemy."""
    for sea in range(LANDS, SPACES):
        for master in counted_navies(after, sea):
            for seat in range(after.seats):
                enemy = master != seat and (master == PIRATES or at_war(after, master, seat))
                found.expect(not enemy or not cargo_count(after, sea, seat), "enemy-cargo")


def _pirates(before: ImpeRundeState, after: ImpeRundeState, told: list[Event], found: Found) -> None:
    """More of them in a sea: only those that have come by event or card, and ships they captured there."""
    for sea in range(LANDS, SPACES):
        more = _pirates_in(after, sea) - _pirates_in(before, sea)
        if more > 0:
            came = sum(e[1] for e in told if e[0] == tell.PIRATES_COME and e[2] == sea)
            prizes = sum(e[0] == tell.CAPTURED and e[1] == PIRATES and e[4] == sea for e in told)
            found.expect(more <= came + prizes, "pirates-never-move")


def _pirates_in(s: ImpeRundeState, sea: int) -> int:
    at = fleet(sea, PIRATES)
    attacking = len(s.att_kind) if s.attacker == PIRATES and s.fight_at == sea else 0
    return sum(s.ships[at + kind] for kind in WARSHIPS) + attacking


def _moves(before: ImpeRundeState, action: int, after: ImpeRundeState, told: list[Event], found: Found) -> None:
    """A step uses up at least one move; nothing else gives any, but ships of privateers come fresh."""
    if before.mover < 0 or after.mover != before.mover:
        return
    used = _moves_left(before) - _moves_left(after)
    if before.codes.names[action] in _STEPS_OF_UNITS:
        found.expect(used >= 1, "move-allowance")
    found.expect(used >= 0 or any(event[0] == tell.HIRED for event in told), "move-allowance")


def _moves_left(s: ImpeRundeState) -> int:
    return sum(s.one) + 2 * sum(s.two) + sum(left for left in s.att_left if left > 0)


# -- battles -------------------------------------------------------------------------------------------------


def _attack(after: ImpeRundeState, attacker: int, defender: int, found: Found) -> None:
    """Only enemies; but in phase 5 whoever shares a sea fights for it, whatever was agreed since."""
    if attacker < after.seats and defender < after.seats:
        state = after.relation[attacker * MOST_SEATS + defender]
        found.expect(state == WAR or after.phase == 5, "no-attack-on-peace")


def _dice(before: ImpeRundeState, action: int, after: ImpeRundeState, told: list[Event], found: Found) -> None:
    """The last die of a round has fallen: sort, pair and compare once more, and see whether the same units fell."""
    if before.steps[-1] != steps.DICE or len(before.dice) + 1 < len(before.att_use) + len(before.def_use):
        return
    losses, survivors, boardings = _expected(before, [*before.dice, before.codes.values[action][0]])
    lost = sorted((e[1], e[2]) for e in told if e[0] == tell.LOST and e[3] == before.fight_at)
    fights = [(s.fight_at, s.attacker, s.defender) for s in (before, after)]
    going_on = fights[0] == fights[1]
    boarding = len(after.boarders) // 2 if going_on else 0
    found.expect(len(lost) + boarding == len(losses) + boardings, "battle-loss-count")
    found.expect(len(lost) + boarding > 0, "battle-terminates")
    found.expect(lost == sorted(losses), "sort-order")
    found.expect(not going_on or sorted(after.att_left) == survivors, "sort-order")


def _expected(s: ImpeRundeState, dice: list[int]) -> tuple[list[tuple[int, int]], list[int], int]:
    """Who falls, as (party, kind); the moves left of the attackers that remain; and how many pairs are boarding."""
    first = s.fight_round == 0
    att = []
    for i, die in zip(s.att_use, dice, strict=False):
        kind = s.att_kind[i]
        att.append((attack_value(kind, die, s.bonus, first), COLOUR[kind], s.att_left[i], kind))
    dfn = []
    for kind, die in zip(s.def_use, dice[len(att) :], strict=True):
        dfn.append((defence_value(kind, die, s.bonus, first), COLOUR[kind], kind))
    losses: list[tuple[int, int]] = []
    survivors = s.att_left[:]
    boardings = 0
    for a, d in zip(sorted(att, reverse=True), sorted(dfn, reverse=True), strict=False):
        result = compare(a[3], a[0], d[2], d[0])
        if result == EQUAL and s.fight_at >= LANDS:
            boardings += 1
        elif result in (ATTACKER_FALLS, EQUAL):
            losses.append((s.attacker, a[3]))
            survivors.remove(a[2])
        else:
            losses.append((s.defender, d[2]))
    return losses, sorted(survivors), boardings


def _boarding(before: ImpeRundeState, action: int, told: list[Event], found: Found) -> None:
    """Unequal dice of two that board each other: one of them is captured."""
    if before.steps[-1] == steps.BOARDING and len(before.dice) == 1:
        captured = sum(event[0] == tell.CAPTURED for event in told)
        found.expect(captured == (before.dice[0] != before.codes.values[action][0]), "battle-loss-count")


def _defenders(before: ImpeRundeState, after: ImpeRundeState, told: list[Event], found: Found) -> None:
    """Nobody joins the defence, but ships that it captures."""
    same = before.fight_at >= 0 and (before.fight_at, before.defender) == (after.fight_at, after.defender)
    if same and steps.BATTLE in before.steps and steps.BATTLE in after.steps:
        prizes = sum(event[0] == tell.CAPTURED and event[1] == before.defender for event in told)
        found.expect(defending(after) <= defending(before) + prizes, "defender-units-static")
