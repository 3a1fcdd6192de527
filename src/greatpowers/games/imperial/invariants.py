"""What holds in every game of Imperial: checked after every action of random games (imperial/invariant/*).

`violations` looks at one position, `ImperialWatch` at what an action changed. Both compute from pieces and payments
and trust nothing that the rules keep count of.
"""

from __future__ import annotations

from greatpowers.core.game import State, Watch
from greatpowers.games.imperial import actions as act
from greatpowers.games.imperial import events as tell
from greatpowers.games.imperial import flags, scoring, steps
from greatpowers.games.imperial.board import (
    AREAS,
    ARMAMENTS_STOCK,
    ARMY_SUPPLY,
    BONDS,
    FACE,
    FLAG_SUPPLY,
    FLEET_SUPPLY,
    HOMES,
    INTEREST,
    INVESTOR_SPACE,
    IS_PORT,
    LANDS,
    MOST_STEPS,
    NATIONS,
    POWER_END,
    SHIPYARD_STOCK,
    SPACES,
    owner,
    power_factor,
    tax_space,
)
from greatpowers.games.imperial.position import (
    Position,
    armies_out,
    credit,
    fleets_out,
    free_factories,
    interest_due,
    interest_due_to,
    is_sold,
)
from greatpowers.games.imperial.rondel import fee_for
from greatpowers.games.imperial.state import ImperialState

_SETTING_UP = (steps.DEAL, steps.LOT, steps.GRANT)
_INVESTING = (steps.INVEST, steps.ROUND)
_CHANGING_GOVERNMENTS = _SETTING_UP + _INVESTING
_MANEUVERING = (steps.MANEUVER, steps.FLAGS)


class _Found:
    """Collects the ids of broken invariants, each once."""

    def __init__(self) -> None:
        self.ids: list[str] = []

    def expect(self, holds: bool, slug: str) -> None:
        name = f"imperial/invariant/{slug}"
        if not holds and name not in self.ids:
            self.ids.append(name)


# -- one position --------------------------------------------------------------------------------------------


def violations(s: ImperialState) -> list[str]:
    """The invariants that this position breaks."""
    found = _Found()
    _money(s, found)
    _pieces(s, found)
    _places(s, found)
    _factories_and_flags(s, found)
    _governments(s, found)
    _end(s, found)
    return found.ids


def _money(s: ImperialState, found: _Found) -> None:
    found.expect(s.bank + sum(s.cash) + sum(s.treasury) == 0, "money-conserved")
    found.expect(min(s.cash) >= 0 and min(s.treasury) >= 0, "money-nonnegative")
    found.expect(all(-1 <= holder < s.seats for holder in s.bond), "bond-unique")
    for seat in range(s.seats):
        bonds = [(b // BONDS, b % BONDS) for b in range(NATIONS * BONDS) if s.bond[b] == seat]
        value = sum(INTEREST[rank] * power_factor(s.power[nation]) for nation, rank in bonds)
        found.expect(scoring.score(s, seat) == value + s.cash[seat], "score-pure")


def _pieces(s: ImperialState, found: _Found) -> None:
    for nation in range(NATIONS):
        found.expect(armies_out(s, nation) <= ARMY_SUPPLY[nation], "army-supply")
        found.expect(fleets_out(s, nation) <= FLEET_SUPPLY[nation], "fleet-supply")
    found.expect(min(s.army) >= 0 and min(s.lying) >= 0, "army-supply")
    found.expect(min(s.fleet) >= 0, "fleet-supply")
    fleets = s.fleet[s.nation :: NATIONS]
    found.expect(all(fleets[LANDS + i] >= n >= 0 for i, n in enumerate(s.carried)), "convoy-capacity")
    fresh = (
        all(0 <= n <= m for n, m in zip(s.fresh_army, s.army[s.nation :: NATIONS], strict=False))
        and all(0 <= n <= m for n, m in zip(s.fresh_lying, s.lying[s.nation :: NATIONS], strict=True))
        and all(0 <= n <= m for n, m in zip(s.fresh_fleet, fleets, strict=True))
        and all(0 <= n <= m for n, m in zip(s.raised, s.fresh_army, strict=False))
        and all(0 <= n <= m for n, m in zip(s.lowered, s.fresh_lying, strict=True))
    )
    found.expect(fresh, "move-once")


def _places(s: ImperialState, found: _Found) -> None:
    found.expect(len(s.army) == LANDS * NATIONS and len(s.lying) == HOMES * NATIONS, "armies-on-land")
    for area in range(HOMES):
        for nation in range(NATIONS):
            if s.lying[area * NATIONS + nation]:
                found.expect(owner(area) != nation, "stance-domain")
            if s.fleet[area * NATIONS + nation]:
                found.expect(owner(area) == nation, "harbour-own")
                found.expect(IS_PORT[area], "fleets-place")
    found.expect(not any(s.fleet[HOMES * NATIONS : LANDS * NATIONS]), "fleets-place")


def _factories_and_flags(s: ImperialState, found: _Found) -> None:
    found.expect(all(n in (0, 1) for n in s.factory), "factory-city")
    shipyards = sum(n for area, n in enumerate(s.factory) if IS_PORT[area])
    found.expect(shipyards <= SHIPYARD_STOCK and sum(s.factory) - shipyards <= ARMAMENTS_STOCK, "factory-stock")
    for nation in range(NATIONS):
        found.expect(len(free_factories(s, nation)) >= 1, "free-factory")
        found.expect(s.flag.count(nation) <= FLAG_SUPPLY[nation], "flags-max")
    found.expect(all(flag == -1 for flag in s.flag[:HOMES]), "flags-max")
    if not any(step in s.steps for step in _MANEUVERING):
        for region in range(HOMES, AREAS):
            holder = flags.sole_holder(s, region)
            if holder >= 0 and s.flag[region] != holder:
                found.expect(s.flag.count(holder) == FLAG_SUPPLY[holder], "flag-exclusive")


def _governments(s: ImperialState, found: _Found) -> None:
    setting_up = any(step in s.steps for step in _SETTING_UP)
    if not setting_up:
        found.expect(0 <= s.card < s.seats if s.with_card else s.card == -1, "card-one")
    # Without the card a stateless player lends at any time; there only the watch can tell when to compare.
    if s.with_card and not setting_up and not any(step in s.steps for step in _INVESTING):
        for nation in range(NATIONS):
            found.expect(_rightly_governed(s, nation), "government-max")


def _rightly_governed(s: Position, nation: int) -> bool:
    """The government has lent most, and there is none exactly when nobody has lent."""
    seat = s.government[nation]
    if seat < 0:
        return not is_sold(s, nation)
    return credit(s, nation, seat) == max(credit(s, nation, other) for other in range(s.seats)) > 0


def _end(s: ImperialState, found: _Found) -> None:
    limit = bool(s.turn_limit) and s.turns >= s.turn_limit
    found.expect((s.ended != scoring.PLAYING) == (max(s.power) == POWER_END or limit), "over-iff")
    found.expect(min(s.power) >= 0 and max(s.power) <= POWER_END, "points-monotone")
    found.expect(s.ended != scoring.PLAYING or bool(s.legal()), "options-live")


# -- one action ----------------------------------------------------------------------------------------------

# What may be paid, from and to which kind of account: imperial/invariant/flow-kinds.
_FLOWS: dict[int, set[tuple[str, str]]] = {
    tell.START: {("bank", "player")},
    tell.BOND_PAID: {("player", "treasury")},
    tell.FEE: {("player", "bank")},
    tell.REFUND: {("bank", "player")},
    tell.DONATION: {("player", "treasury")},
    tell.FACTORY_PAID: {("treasury", "bank")},
    tell.IMPORT_PAID: {("treasury", "bank")},
    tell.INTEREST_PAID: {("treasury", "player"), ("player", "player")},
    tell.INVESTOR: {("bank", "player")},
    tell.BONUS: {("bank", "player")},
    tell.TAX: {("bank", "treasury")},
}


def _account_kind(account: int) -> str:
    if account == tell.BANK:
        return "bank"
    return "treasury" if account <= NATIONS else "player"


class ImperialWatch(Watch):
    """Compares each position with the one before, by what was told in between."""

    def __init__(self) -> None:
        self.bond_money = [0] * NATIONS  # ever paid into each treasury for bonds
        self.card_at_start = -1
        self.investor_steps = 0
        self.last_nation = -1
        self.moves_left = [0, 0]  # fleets and armies that may still move in this maneuver
        self.swiss: set[int] | None = None

    def step(self, before: State, action: int, after: State) -> list[str]:
        """See Watch. `after.told` must hold what this action told."""
        assert isinstance(before, ImperialState)
        assert isinstance(after, ImperialState)
        found = _Found()
        told = after.told or []
        self._payments(before, after, told, found)
        self._interest(before, action, after, told, found)
        self._units(before, after, told, found)
        self._moves(before, action, after, found)
        self._stances(before, after, found)
        self._bonds_and_governments(before, after, told, found)
        self._card(before, after, found)
        self._rondel(before, action, after, told, found)
        self._turn_order(before, told, found)
        self._taxation(before, after, told, found)
        return found.ids

    # -- money -----------------------------------------------------------------------------------------------

    def _payments(
        self, before: ImperialState, after: ImperialState, told: list[tuple[int, ...]], found: _Found
    ) -> None:
        balance = [before.bank, *before.treasury, *before.cash]
        for event in told:
            if event[0] == tell.PAID:
                _, kind, payer, payee, amount = event
                flow = (_account_kind(payer), _account_kind(payee))
                found.expect(flow in _FLOWS[kind] and amount > 0, "flow-kinds")
                balance[payer] -= amount
                balance[payee] += amount
                if kind == tell.BOND_PAID:
                    self.bond_money[payee - 1] += amount
        found.expect(balance == [after.bank, *after.treasury, *after.cash], "flow-kinds")
        for nation in range(NATIONS):
            sold = sum(FACE[rank] for rank in range(BONDS) if after.bond[nation * BONDS + rank] >= 0)
            found.expect(sold == self.bond_money[nation], "bonds-sold-vs-treasury")

    def _interest(
        self,
        before: ImperialState,
        action: int,
        after: ImperialState,
        told: list[tuple[int, ...]],
        found: _Found,
    ) -> None:
        landed = action == act.FORCE or (before.steps[-1] == steps.RONDEL and action == act.RONDEL + INVESTOR_SPACE)
        paid = [event for event in told if event[0] == tell.PAID and event[1] == tell.INTEREST_PAID]
        if not landed:
            found.expect(not paid, "others-paid")
            return
        nation = before.nation
        for seat in range(before.seats):
            received = sum(event[4] for event in paid if event[3] == tell.cash_account(seat))
            if seat != before.government[nation]:
                found.expect(received == interest_due_to(before, nation, seat), "others-paid")
        from_treasury = sum(event[4] for event in paid if event[2] == tell.treasury_account(nation))
        due = interest_due(before, nation)
        found.expect(from_treasury == min(before.treasury[nation], due), "investor-payout")

    # -- units -----------------------------------------------------------------------------------------------

    def _units(self, before: ImperialState, after: ImperialState, told: list[tuple[int, ...]], found: _Found) -> None:
        change = [0] * NATIONS
        destroyed = 0
        for event in told:
            if event[0] in (tell.PRODUCED, tell.IMPORTED):
                change[event[1]] += 1
            elif event[0] == tell.FOUGHT:
                found.expect(event[2] != event[4], "battle-balance")
                change[event[2]] -= 1
                change[event[4]] -= 1
            elif event[0] == tell.DESTROYED:
                change[event[1]] -= 3
                destroyed += 1
        fought = any(event[0] == tell.FOUGHT for event in told)
        for nation in range(NATIONS):
            difference = _units_out(after, nation) - _units_out(before, nation)
            slug = "battle-balance" if fought else "destroy-balance" if destroyed else "units-change-only"
            found.expect(difference == change[nation], slug)
        built = sum(1 for event in told if event[0] == tell.BUILT)
        found.expect(sum(after.factory) - sum(before.factory) == built - destroyed, "destroy-balance")

    def _moves(self, before: ImperialState, action: int, after: ImperialState, found: _Found) -> None:
        if before.steps[-1] == steps.RONDEL:
            self.moves_left = [fleets_out(before, before.nation), armies_out(before, before.nation)]
        if action < act.COMMON_SIZE:
            family = before.game.space.family(action).name
            if family == "sail":
                self.moves_left[0] -= 1
            elif family.startswith(("march", "embark")):
                self.moves_left[1] -= 1
        found.expect(min(self.moves_left) >= 0, "move-once")

    def _stances(self, before: ImperialState, after: ImperialState, found: _Found) -> None:
        """Upright or lying in a foreign province only changes in the nation's own maneuver, losses apart."""
        maneuvering = steps.MANEUVER in before.steps
        for area in range(HOMES):
            for nation in range(NATIONS):
                if owner(area) == nation or (maneuvering and nation == before.nation):
                    continue
                at = area * NATIONS + nation
                frozen = after.army[at] <= before.army[at] and after.lying[at] <= before.lying[at]
                found.expect(frozen, "stance-frozen")

    # -- bonds, governments, card ----------------------------------------------------------------------------

    def _bonds_and_governments(
        self, before: ImperialState, after: ImperialState, told: list[tuple[int, ...]], found: _Found
    ) -> None:
        checked = before.steps[-1] in _CHANGING_GOVERNMENTS
        for nation in range(NATIONS):
            for seat in range(before.seats):
                grown = credit(after, nation, seat) >= credit(before, nation, seat)
                found.expect(grown, "bond-sum-monotone")
            old, new = before.government[nation], after.government[nation]
            if old != new:
                more = old < 0 or credit(after, nation, new) > credit(after, nation, old)
                found.expect(checked and new >= 0 and more, "government-sticky")
        if before.steps[-1] == steps.ROUND and steps.ROUND not in after.steps:
            for nation in range(NATIONS):
                found.expect(_rightly_governed(after, nation), "government-max")
        self._swiss_banks(after, told, found)

    def _swiss_banks(self, after: ImperialState, told: list[tuple[int, ...]], found: _Found) -> None:
        """Banks given out and taken back, as told, are just those of players who govern nothing."""
        if any(step in after.steps for step in _SETTING_UP):
            return
        if self.swiss is None:
            self.swiss = {seat for seat in range(after.seats) if seat not in after.government}
            return
        for event in told:
            if event[0] == tell.SWISS_BANK:
                self.swiss.add(event[1])
            elif event[0] == tell.SWISS_BANK_RETURNED:
                self.swiss.discard(event[1])
        stateless = {seat for seat in range(after.seats) if seat not in after.government}
        found.expect(self.swiss == stateless, "swiss-iff")

    def _card(self, before: ImperialState, after: ImperialState, found: _Found) -> None:
        if not after.with_card or after.card < 0:
            return
        if self.card_at_start < 0:
            self.card_at_start = after.card
        if before.steps[-1] == steps.INVEST and steps.INVEST not in after.steps:
            self.investor_steps += 1
        found.expect(after.card == (self.card_at_start + self.investor_steps) % after.seats, "card-steps")

    # -- the turn --------------------------------------------------------------------------------------------

    def _rondel(
        self,
        before: ImperialState,
        action: int,
        after: ImperialState,
        told: list[tuple[int, ...]],
        found: _Found,
    ) -> None:
        nation = before.nation
        fee = sum(event[4] for event in told if event[0] == tell.PAID and event[1] == tell.FEE)
        refund = sum(event[4] for event in told if event[0] == tell.PAID and event[1] == tell.REFUND)
        if before.steps[-1] == steps.RONDEL and action < act.COMMON_SIZE:
            start, end = before.rondel[nation], action - act.RONDEL
            distance = (end - start) % SPACES if start >= 0 else 0
            moved = start < 0 or 1 <= distance <= MOST_STEPS
            found.expect(moved and fee == fee_for(distance) and after.rondel[nation] == end, "rondel-step")
        elif action == act.FORCE:
            # What was given back is the fee for the spaces beyond Investor.
            beyond = (before.rondel[nation] - INVESTOR_SPACE) % SPACES
            declared = next(d for d in range(MOST_STEPS, 0, -1) if fee_for(d) == before.fee)
            due = fee_for(declared - beyond)
            found.expect(
                after.rondel[nation] == INVESTOR_SPACE and refund == before.fee - due and not fee,
                "rondel-step",
            )
        else:
            found.expect(not fee and not refund and before.rondel == after.rondel, "rondel-step")

    def _turn_order(self, before: ImperialState, told: list[tuple[int, ...]], found: _Found) -> None:
        expected = self.last_nation
        for event in told:
            if event[0] == tell.SKIPPED:
                expected = (expected + 1) % NATIONS
                found.expect(event[1] == expected, "turn-order")
            elif event[0] == tell.TURN:
                expected = (expected + 1) % NATIONS
                found.expect(event[1] == expected, "turn-order")
                self.last_nation = expected

    def _taxation(
        self, before: ImperialState, after: ImperialState, told: list[tuple[int, ...]], found: _Found
    ) -> None:
        taxed = {event[1]: event[2] for event in told if event[0] == tell.TAXED}
        for nation in range(NATIONS):
            gained = after.power[nation] - before.power[nation]
            found.expect(0 <= gained <= (10 if nation in taxed else 0), "points-monotone")
            space = tax_space(taxed[nation]) if nation in taxed else before.tax[nation]
            found.expect(after.tax[nation] == space, "tax-space")


def _units_out(s: ImperialState, nation: int) -> int:
    return armies_out(s, nation) + fleets_out(s, nation)
