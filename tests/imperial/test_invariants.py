"""The invariants hold in random games at every player count and option, and each one notices when it is broken."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable

import pytest

from greatpowers.core.conformance import Violation, check_game
from greatpowers.core.game import Random
from greatpowers.core.native import is_compiled
from greatpowers.games.imperial import Imperial, frames, scoring, view
from greatpowers.games.imperial import events as tell
from greatpowers.games.imperial.board import AREA, NATIONS
from greatpowers.games.imperial.invariants import ImperialWatch, violations
from greatpowers.games.imperial.position import Position
from greatpowers.testing.imperial import Table

VARIANTS = [
    {"setup": setup, "investor_card": card, "cash": cash}
    for setup, card, cash in itertools.product(("standard", "experienced"), ("with", "without"), ("secret", "open"))
]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("options", VARIANTS, ids=lambda o: "-".join(o.values()))
def test_random_games_keep_contract_and_invariants(players: int, options: dict[str, str]) -> None:
    """The compiled engine checks longer games in the same time."""
    game = Imperial(players, turn_limit=40 if is_compiled() else 15, **options)
    seed = players * 100 + VARIANTS.index(options)
    report = check_game(game, random.Random(seed), whole_space_every=60)
    assert report.decisions > 25


# -- each invariant of a position notices ---------------------------------------------------------------------


def quiet() -> Position:
    """A sound position in the middle of nothing."""
    table = Table(4).units("GE", "berlin", "north_sea").units("RU", "moscow").flags("GE", "north_sea").turn("GE")
    return table.check().position()


def put(s: Position, pieces: bytearray, area: str, nation: int, count: int = 1) -> None:
    pieces[AREA[area] * NATIONS + nation] = count


def money_from_nowhere(s: Position) -> None:
    s.cash[0] += 1


def debt(s: Position) -> None:
    s.bank += s.treasury[0] + 1
    s.treasury[0] = -1


def bond_of_a_stranger(s: Position) -> None:
    s.bond[0] = 7


def eleventh_army(s: Position) -> None:
    put(s, s.army, "vienna", 0, 11)


def seventh_fleet(s: Position) -> None:
    put(s, s.fleet, "trieste", 0, 7)


def two_factories(s: Position) -> None:
    s.factory[AREA["berlin"]] = 2


def too_many_shipyards(s: Position) -> None:
    s.factory[AREA["hamburg"]] = 17


def all_factories_occupied(s: Position) -> None:
    put(s, s.army, "berlin", 5)
    put(s, s.army, "hamburg", 5)


def sixteen_flags(s: Position) -> None:
    for region in range(30, 46):
        s.flag[region] = 0


def flag_at_home(s: Position) -> None:
    s.flag[AREA["vienna"]] = 0


def no_flag_where_alone(s: Position) -> None:
    s.flag[AREA["north_sea"]] = -1


def army_at_sea(s: Position) -> None:
    s.army += bytes([1] * NATIONS)


def fleet_in_munich(s: Position) -> None:
    put(s, s.fleet, "munich", 4)


def fleet_in_norway(s: Position) -> None:
    put(s, s.fleet, "norway", 4)


def foreign_fleet_in_harbour(s: Position) -> None:
    put(s, s.fleet, "hamburg", 5)


def lying_at_home(s: Position) -> None:
    put(s, s.lying, "berlin", 4)


def more_carried_than_fleets(s: Position) -> None:
    frame = frames.Maneuver()
    frame.carried[1] = 2
    s.frames.insert(1, frame)


def more_fresh_than_there(s: Position) -> None:
    frame = frames.Maneuver()
    frame.fresh_army[AREA["munich"]] = 1
    s.frames.insert(1, frame)


def minority_government(s: Position) -> None:
    s.government[0] = 2


def ungoverned_but_sold(s: Position) -> None:
    s.government[0] = -1


def card_of_nobody(s: Position) -> None:
    s.card = -1


def over_without_reason(s: Position) -> None:
    s.ended = scoring.POWER


def reason_without_over(s: Position) -> None:
    s.power[3] = 25


def beyond_the_track(s: Position) -> None:
    s.power[3] = -1


def nothing_to_choose(s: Position) -> None:
    s.cached = []


@pytest.mark.parametrize(
    ("slug", "spoil"),
    [
        pytest.param(
            "money-conserved", money_from_nowhere, marks=pytest.mark.rule("imperial/invariant/money-conserved")
        ),
        pytest.param("money-nonnegative", debt, marks=pytest.mark.rule("imperial/invariant/money-nonnegative")),
        pytest.param("bond-unique", bond_of_a_stranger, marks=pytest.mark.rule("imperial/invariant/bond-unique")),
        pytest.param("army-supply", eleventh_army, marks=pytest.mark.rule("imperial/invariant/army-supply")),
        pytest.param("fleet-supply", seventh_fleet, marks=pytest.mark.rule("imperial/invariant/fleet-supply")),
        pytest.param("factory-city", two_factories, marks=pytest.mark.rule("imperial/invariant/factory-city")),
        pytest.param("factory-stock", too_many_shipyards, marks=pytest.mark.rule("imperial/invariant/factory-stock")),
        pytest.param("free-factory", all_factories_occupied, marks=pytest.mark.rule("imperial/invariant/free-factory")),
        pytest.param("flags-max", sixteen_flags, marks=pytest.mark.rule("imperial/invariant/flags-max")),
        pytest.param("flags-max", flag_at_home, marks=pytest.mark.rule("imperial/invariant/flags-max")),
        pytest.param(
            "flag-exclusive", no_flag_where_alone, marks=pytest.mark.rule("imperial/invariant/flag-exclusive")
        ),
        pytest.param("armies-on-land", army_at_sea, marks=pytest.mark.rule("imperial/invariant/armies-on-land")),
        pytest.param("fleets-place", fleet_in_munich, marks=pytest.mark.rule("imperial/invariant/fleets-place")),
        pytest.param("fleets-place", fleet_in_norway, marks=pytest.mark.rule("imperial/invariant/fleets-place")),
        pytest.param("harbour-own", foreign_fleet_in_harbour, marks=pytest.mark.rule("imperial/invariant/harbour-own")),
        pytest.param("stance-domain", lying_at_home, marks=pytest.mark.rule("imperial/invariant/stance-domain")),
        pytest.param(
            "convoy-capacity", more_carried_than_fleets, marks=pytest.mark.rule("imperial/invariant/convoy-capacity")
        ),
        pytest.param("move-once", more_fresh_than_there, marks=pytest.mark.rule("imperial/invariant/move-once")),
        pytest.param(
            "government-max", minority_government, marks=pytest.mark.rule("imperial/invariant/government-max")
        ),
        pytest.param(
            "government-max", ungoverned_but_sold, marks=pytest.mark.rule("imperial/invariant/government-max")
        ),
        pytest.param("card-one", card_of_nobody, marks=pytest.mark.rule("imperial/invariant/card-one")),
        pytest.param("over-iff", over_without_reason, marks=pytest.mark.rule("imperial/invariant/over-iff")),
        pytest.param("over-iff", reason_without_over, marks=pytest.mark.rule("imperial/invariant/over-iff")),
        pytest.param("points-monotone", beyond_the_track, marks=pytest.mark.rule("imperial/invariant/points-monotone")),
        pytest.param("options-live", nothing_to_choose, marks=pytest.mark.rule("imperial/invariant/options-live")),
    ],
)
def test_a_spoilt_position_is_noticed(slug: str, spoil: Callable[[Position], None]) -> None:
    state = quiet()
    spoil(state)
    assert f"imperial/invariant/{slug}" in violations(state)


# -- each invariant of an action notices -----------------------------------------------------------------------


class Watched:
    """A game under watch, one action of which is tampered with."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.watch = ImperialWatch()
        s = table.state
        # The watch has seen the game so far: bonds paid, card placed, whose turn it was.
        for nation in range(NATIONS):
            faces = [2, 4, 6, 9, 12, 16, 20, 25, 30]
            self.watch.bond_money[nation] = sum(f for f, b in zip(faces, s.bond[nation * 9 :], strict=False) if b >= 0)
        self.watch.card_at_start = s.card
        self.watch.last_nation = s.nation
        self.watch.swiss = {seat for seat in range(s.seats) if seat not in s.government}
        self.watch.moves_left = [20, 20]

    def act(self, notation: str, tamper: Callable[[Position], None] | None = None) -> list[str]:
        action = self.table.game.space.parse(notation)
        before = self.table.state.clone()
        self.table.state.events = []
        self.table.state.play(action)
        if tamper is not None:
            tamper(self.table.state)
        return self.watch.step(before, action, self.table.state)


def maneuver() -> Table:
    table = Table(4).government(GE=1, RU=2).bonds(1, GE="9").bonds(2, RU="9").flags("GE", "holland", "baltic_sea")
    table.flags("RU", "sweden").units("GE", "holland 2", "baltic_sea", "hamburg").units("RU", "sweden", "prague[f]")
    return table.turn("GE").do("rondel maneuver1", "done")


def taxation() -> Table:
    return Table(4).turn("AH")


def investor() -> Table:
    return Table(4).bonds(2, AH="4").bonds(3, AH="2").treasury(AH=20).turn("AH")


def swap(name: str, value: int) -> Callable[[Position], None]:
    def tamper(s: Position) -> None:
        setattr(s, name, value)

    return tamper


def change(name: str, at: int, by: int) -> Callable[[Position], None]:
    def tamper(s: Position) -> None:
        row = getattr(s, name)[:]  # clones may share it
        row[at] += by
        setattr(s, name, row)

    return tamper


def dethrone(s: Position) -> None:
    """Player 1 loses all his governments, and nobody is told."""
    s.government = [1 if seat == 0 else seat for seat in s.government]


def retell(old: tuple[int, ...], new: tuple[int, ...]) -> Callable[[Position], None]:
    def tamper(s: Position) -> None:
        told = s.events or []
        assert old in told
        s.events = [new if event == old else event for event in told]

    return tamper


HOLLAND_GE = AREA["holland"] * NATIONS + 4
PRAGUE_RU = AREA["prague"] * NATIONS + 5
CASH_1 = tell.cash_account(0)


@pytest.mark.parametrize(
    ("slug", "make", "notation", "tamper"),
    [
        pytest.param(
            "flow-kinds",
            investor,
            "rondel investor",
            change("cash", 0, 1),
            marks=pytest.mark.rule("imperial/invariant/flow-kinds"),
        ),
        pytest.param(
            "flow-kinds",
            investor,
            "rondel investor",
            retell(
                (tell.PAID, tell.INVESTOR, tell.BANK, tell.cash_account(1), 2),
                (tell.PAID, tell.TAX, tell.BANK, tell.cash_account(1), 2),
            ),
            marks=pytest.mark.rule("imperial/invariant/flow-kinds"),
        ),
        pytest.param(
            "bond-sum-monotone",
            taxation,
            "rondel taxation",
            change("bond", 3, -1),
            marks=pytest.mark.rule("imperial/invariant/bond-sum-monotone"),
        ),
        pytest.param(
            "bonds-sold-vs-treasury",
            taxation,
            "rondel taxation",
            change("bond", 5, 1),
            marks=pytest.mark.rule("imperial/invariant/bonds-sold-vs-treasury"),
        ),
        pytest.param(
            "stance-frozen",
            maneuver,
            "march holland belgium",
            change("army", PRAGUE_RU, 1),
            marks=pytest.mark.rule("imperial/invariant/stance-frozen"),
        ),
        pytest.param("battle-balance", lambda: maneuver().units("RU", "belgium"), "march holland belgium", None),
        pytest.param(
            "units-change-only",
            maneuver,
            "march holland belgium",
            change("army", HOLLAND_GE, 1),
            marks=pytest.mark.rule("imperial/invariant/units-change-only"),
        ),
        pytest.param(
            "government-sticky",
            taxation,
            "rondel taxation",
            change("government", 0, 1),
            marks=pytest.mark.rule("imperial/invariant/government-sticky"),
        ),
        pytest.param(
            "swiss-iff",
            taxation,
            "rondel taxation",
            dethrone,
            marks=pytest.mark.rule("imperial/invariant/swiss-iff"),
        ),
        pytest.param(
            "card-steps",
            taxation,
            "rondel taxation",
            swap("card", 3),
            marks=pytest.mark.rule("imperial/invariant/card-steps"),
        ),
        pytest.param(
            "rondel-step",
            taxation,
            "rondel taxation",
            change("rondel", 0, -1),
            marks=pytest.mark.rule("imperial/invariant/rondel-step"),
        ),
        pytest.param(
            "turn-order",
            taxation,
            "rondel taxation",
            retell((tell.TURN, 1, 1), (tell.TURN, 2, 2)),
            marks=pytest.mark.rule("imperial/invariant/turn-order"),
        ),
        pytest.param(
            "points-monotone",
            taxation,
            "rondel taxation",
            change("power", 1, 2),
            marks=pytest.mark.rule("imperial/invariant/points-monotone"),
        ),
        pytest.param(
            "tax-space",
            taxation,
            "rondel taxation",
            change("tax", 0, 3),
            marks=pytest.mark.rule("imperial/invariant/tax-space"),
        ),
        pytest.param(
            "others-paid",
            investor,
            "rondel investor",
            retell(
                (tell.PAID, tell.INTEREST_PAID, tell.treasury_account(0), tell.cash_account(1), 2),
                (tell.PAID, tell.INTEREST_PAID, tell.treasury_account(0), tell.cash_account(1), 1),
            ),
            marks=pytest.mark.rule("imperial/invariant/others-paid"),
        ),
        pytest.param(
            "investor-payout",
            investor,
            "rondel investor",
            retell(
                (tell.PAID, tell.INTEREST_PAID, tell.treasury_account(0), CASH_1, 4),
                (tell.PAID, tell.INTEREST_PAID, tell.treasury_account(0), CASH_1, 3),
            ),
            marks=pytest.mark.rule("imperial/invariant/investor-payout"),
        ),
    ],
)
def test_a_tampered_action_is_noticed(
    slug: str, make: Callable[[], Table], notation: str, tamper: Callable[[Position], None] | None
) -> None:
    assert Watched(make()).act(notation) == []
    if tamper is not None:
        assert f"imperial/invariant/{slug}" in Watched(make()).act(notation, tamper)


@pytest.mark.rule("imperial/invariant/battle-balance")
def test_a_battle_that_takes_one_unit_too_many_is_noticed() -> None:
    fight = maneuver().units("RU", "belgium").do("march holland belgium")
    assert Watched(fight).act("attack russia army") == []
    fight = maneuver().units("RU", "belgium").do("march holland belgium")
    found = Watched(fight).act("attack russia army", change("army", HOLLAND_GE, -1))
    assert "imperial/invariant/battle-balance" in found
    own_ranks = maneuver().units("RU", "belgium").do("march holland belgium")
    told = (tell.FOUGHT, AREA["belgium"], 4, 0, 5, 0)
    found = Watched(own_ranks).act("attack russia army", retell(told, (*told[:4], 4, 0)))
    assert "imperial/invariant/battle-balance" in found


@pytest.mark.rule("imperial/invariant/destroy-balance")
def test_a_destruction_that_costs_two_armies_is_noticed() -> None:
    def siege() -> Table:
        table = Table(4).units("AH", "venice 3").factories("IT", "rome", "naples", "venice")
        return table.turn("AH").do("rondel maneuver1")

    assert Watched(siege()).act("destroy venice") == []
    venice_ah = AREA["venice"] * NATIONS
    assert "imperial/invariant/destroy-balance" in Watched(siege()).act("destroy venice", change("army", venice_ah, 1))
    found = Watched(siege()).act("destroy venice", change("factory", AREA["venice"], 1))
    assert "imperial/invariant/destroy-balance" in found


@pytest.mark.rule("imperial/invariant/move-once")
def test_more_moves_than_units_are_noticed() -> None:
    watched = Watched(maneuver())
    watched.watch.moves_left = [0, 0]
    assert "imperial/invariant/move-once" in watched.act("march holland belgium")


@pytest.mark.rule("imperial/invariant/government-max")
def test_without_the_card_governments_are_compared_when_a_round_ends() -> None:
    def last_answer() -> Table:
        return Table(4, investor_card="without").turn("AH").do("rondel taxation", "pass", "pass", "pass")

    assert Watched(last_answer()).act("pass") == []
    usurped = Watched(last_answer()).act("pass", change("government", 0, 1))
    assert "imperial/invariant/government-max" in usurped


# -- those that speak of whole games ---------------------------------------------------------------------------


@pytest.mark.rule("imperial/invariant/score-pure")
def test_treasuries_change_no_score() -> None:
    table = Table(4).power(AH=17, FR=6).treasury(AH=3)
    before = [scoring.score(table.state, seat) for seat in range(4)]
    table.treasury(AH=90, IT=0, RU=33)
    assert [scoring.score(table.state, seat) for seat in range(4)] == before
    assert violations(table.state) == []


def random_actions(game: Imperial, seed: int, count: int) -> list[int]:
    rng = random.Random(seed)
    state = game.start()
    actions: list[int] = []
    while state.to_act != -1 and len(actions) < count:
        listed = state.legal()
        actions.append(listed[int(rng.random() * len(listed))])
        state.apply(actions[-1])
    return actions


@pytest.mark.rule("imperial/invariant/determinism")
def test_the_same_actions_lead_to_the_same_position() -> None:
    game = Imperial(5)
    actions = random_actions(game, 3, 400)
    first, second = game.start(), Imperial(5).start()
    for action in actions:
        first.apply(action)
        second.apply(action)
        assert first.key() == second.key()


@pytest.mark.rule("imperial/invariant/refusal-pure")
def test_no_refusal_leaves_a_trace() -> None:
    game = Imperial(4, setup="experienced", investor_card="without")
    state = game.start()
    for action in random_actions(game, 5, 120):
        legal = set(state.legal())
        key, view = state.key(), state.view(0)
        for other in range(0, len(game.space), 7):
            if other not in legal and state.why_not(other) is not None:
                with pytest.raises(ValueError, match="imperial/"):
                    state.play(other)
        assert (state.key(), state.view(0)) == (key, view)
        state.apply(action)


@pytest.mark.rule("imperial/invariant/view-safe")
def test_a_view_does_not_depend_on_how_the_others_share_their_cash() -> None:
    game = Imperial(4)
    state = game.start()
    for action in random_actions(game, 8, 300):
        state.apply(action)
        other = state.clone()
        if state.ended or min(state.cash[1], state.cash[2]) < 1:
            continue
        other.cash[1], other.cash[2], other.cash[3] = state.cash[1] + 1, state.cash[2] - 1, state.cash[3] + 5
        assert other.view(0) == state.view(0)
        assert other.view(None) == state.view(None)
        assert other.view(1) != state.view(1)
        if state.to_act == 0:
            assert other.legal() == state.legal()


def peek(state: Position, seat: int, rng: object) -> Position:
    return state.clone()


def peek_when_others_act(state: Position, seat: int, rng: Random) -> Position:
    return honest_imagine(state, seat, rng) if seat == state.to_act else state.clone()


def keep_the_true_legal_list(state: Position, seat: int, rng: Random) -> Position:
    imagined = honest_imagine(state, seat, rng)
    imagined.cached = state.cached
    return imagined


honest_imagine = view.imagine


@pytest.mark.skipif(is_compiled(), reason="functions of the compiled engine cannot be replaced")
@pytest.mark.rule("imperial/invariant/view-safe")
@pytest.mark.parametrize("cheat", [peek, peek_when_others_act, keep_the_true_legal_list])
def test_a_bot_that_could_see_the_others_cash_would_be_noticed(
    cheat: Callable[[Position, int, Random], Position], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(view, "imagine", cheat)
    with pytest.raises(Violation, match="imagine"):
        check_game(Imperial(4, turn_limit=90), random.Random(4), whole_space_every=0)


def rotated(game: Imperial, action: int, by: int) -> int:
    """The same action with everybody one seat further on."""
    family = game.space.family(action)
    values = list(game.space.arguments(action))
    for i, argument in enumerate(family.arguments):
        if argument.domain.name == "seat":
            values[i] = (values[i] + by) % game.seats
    return game.space.code(family.name, *values)


@pytest.mark.rule("imperial/invariant/symmetry")
@pytest.mark.parametrize("card", ["with", "without"])
def test_players_can_change_places(card: str) -> None:
    """Nobody is treated differently for the number of his seat: a rotated game is the game, rotated."""
    game = Imperial(5, setup="experienced", investor_card=card)
    actions = random_actions(game, 21, 600)
    plain, turned = game.start(), game.start()
    for action in actions:
        plain.apply(action)
        turned.apply(rotated(game, action, 2))
        assert [plain.cash[(seat - 2) % 5] for seat in range(5)] == turned.cash
        assert [(g + 2) % 5 if g >= 0 else -1 for g in plain.government] == turned.government
        assert [(h + 2) % 5 if h >= 0 else -1 for h in plain.bond] == turned.bond
        for name in ("treasury", "army", "lying", "fleet", "flag", "factory", "rondel", "tax", "power"):
            assert getattr(plain, name) == getattr(turned, name)
        assert plain.card < 0 or (plain.card + 2) % 5 == turned.card
        if plain.to_act >= 0:
            assert (plain.to_act + 2) % 5 == turned.to_act
