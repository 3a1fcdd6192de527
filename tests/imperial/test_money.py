"""Treasuries, money, information, agreements (imperial/money/*, info/*)."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from greatpowers.core.actions import BadNotation
from greatpowers.core.game import Event
from greatpowers.games.imperial import Imperial
from greatpowers.games.imperial.board import NATION_IDS, NATIONS
from greatpowers.games.imperial.events import PAID, PAYMENTS
from greatpowers.games.imperial.position import Position
from greatpowers.testing.imperial import SHORT, Table


class Move(NamedTuple):
    """One action of a game."""

    before: Position
    notation: str
    seat: int  # who did it, though perhaps not asked
    told: list[Event]
    after: Position


def play_at_random(seed: int, **options: str | int) -> Iterator[Move]:
    """A game in which everybody acts at random, gives to treasuries and, without the card, lends unasked."""
    rng = Random(seed)
    game = Imperial(2 + seed % 5, turn_limit=80, **options)
    state = game.start()
    while not state.ended:
        before = state.clone()
        seat = rng.randrange(game.seats)
        asides = state.asides(seat) if rng.random() < 0.1 else []
        action = rng.choice(asides or state.legal())
        state.events = []
        state.play(action)
        actor = seat if asides else before.to_act
        yield Move(before, game.space.notation(action), actor, state.events, state.clone())


@pytest.fixture(scope="module")
def moves() -> list[Move]:
    """All actions of some games of every kind."""
    kinds: list[dict[str, str | int]] = [
        {"setup": setup, "investor_card": card} for setup in ("standard", "experienced") for card in ("with", "without")
    ]
    return [move for seed in range(12) for move in play_at_random(seed, **kinds[seed % 4])]


def accounts(state: Position) -> list[int]:
    """The bank, the treasuries, then the players, as payments number them."""
    return [state.bank, *state.treasury, *state.cash]


def kind_of(account: int) -> str:
    return "bank" if account == 0 else "treasury" if account <= NATIONS else "player"


def flows(moves: list[Move]) -> set[tuple[str, str, str]]:
    """All (payment, kind of payer, kind of receiver) that occurred."""
    paid = [event for move in moves for event in move.told if event[0] == PAID]
    return {(PAYMENTS[kind], kind_of(payer), kind_of(payee)) for _, kind, payer, payee, _ in paid}


# -- separate capital ----------------------------------------------------------------------------------------


@pytest.mark.rule("imperial/money/separate")
def test_every_account_changes_only_by_the_payments_told(moves: list[Move]) -> None:
    for move in moves:
        books = accounts(move.before)
        for event in move.told:
            if event[0] == PAID:
                _, _, payer, payee, amount = event
                assert amount > 0
                books[payer] -= amount
                books[payee] += amount
        assert books == accounts(move.after)


@pytest.mark.rule("imperial/money/separate")
def test_a_treasury_pays_players_nothing_but_interest(moves: list[Move]) -> None:
    to_players = {payment for payment, payer, payee in flows(moves) if (payer, payee) == ("treasury", "player")}
    assert to_players == {"interest"}


@pytest.mark.rule("imperial/money/no-private-use")
def test_a_treasury_pays_the_bank_and_bondholders_and_no_other_treasury(moves: list[Move]) -> None:
    assert {flow for flow in flows(moves) if flow[1] == "treasury"} == {
        ("factory", "treasury", "bank"),
        ("import", "treasury", "bank"),
        ("interest", "treasury", "player"),
    }


@pytest.mark.rule("imperial/money/no-private-use", "imperial/money/no-player-transfer", "imperial/money/no-bond-trade")
@pytest.mark.parametrize("card", ["with", "without"])
def test_no_action_hands_over_money_or_bonds_but_gifts_and_loans_to_nations(card: str) -> None:
    space = Imperial(4, investor_card=card).space
    lending = {"lend", "lend_more"} if card == "without" else set()
    about = {
        word: {family.name for family in space.families if word in [a.domain.name for a in family.arguments]}
        for word in ("million", "seat", "bond")
    }
    assert about == {
        "million": {"donate"},
        "seat": {"lot", "donate"} | lending,
        "bond": {"bond", "increase"} | lending,
    }
    for family in space.families:
        named = [argument.domain.name for argument in family.arguments]
        assert named.count("seat") <= 1  # so none goes from one player to another
        assert named.count("nation") <= 1  # nor from one nation to another
    for nonsense in ("donate 1 2 3", "donate germany 1 3", "donate germany italy 3", "bond 2 italy 9"):
        with pytest.raises(BadNotation):
            space.parse(nonsense)


@pytest.mark.rule("imperial/money/donate")
def test_a_player_may_give_cash_to_a_treasury() -> None:
    table = Table(4).cash(5, 5, 5, 5).treasury(GE=0)
    options = table.options()
    table.do("donate 1 germany 3")
    assert (table.cash_of(1), table.treasury_of("GE")) == (2, 3)
    assert (table.step, table.asked, table.options()) == ("rondel", 1, options)  # it is no turn


@pytest.mark.rule("imperial/money/donate-bound")
def test_gifts_are_whole_millions_up_to_the_cash() -> None:
    table = Table(4).cash(5, 0, 60, 5)
    for nonsense in ("donate 1 germany 0", "donate 1 germany -1", "donate 1 germany 1.5"):
        with pytest.raises(BadNotation):
            table.game.space.parse(nonsense)
    assert table.refused("donate 1 germany 6") == "imperial/money/donate-bound"
    assert table.refused("donate 1 germany 5") == ""
    assert table.state.asides(1) == []
    table.do("donate 3 germany 45", "donate 3 germany 15")
    assert table.cash_of(3) == 0
    assert table.refused("donate 3 germany 1") == "imperial/money/donate-bound"


@pytest.mark.rule("imperial/money/donate-bound")
def test_gifts_are_never_returned(moves: list[Move]) -> None:
    kinds = {flow[1:] for flow in flows(moves) if flow[0] == "donation"}
    assert kinds == {("player", "treasury")}


@pytest.mark.rule("imperial/money/no-player-transfer")
def test_players_pay_each_other_nothing_but_the_interest_a_government_answers_for(moves: list[Move]) -> None:
    direct = {flow[0] for flow in flows(moves) if flow[1:] == ("player", "player")}
    assert direct <= {"interest"}
    table = Table(4).clear().government(GE=1).bonds(2, GE="6").cash(3, 0, 0, 0).card(4).turn("GE")
    table.do("rondel investor")  # the treasury is empty
    assert [(told["payment"], told["from"], told["to"]) for told in table.events("paid")] == [
        ("interest", "1", "2"),
        ("investor", "bank", "4"),
    ]


@pytest.mark.rule("imperial/money/no-borrowing")
def test_no_account_but_the_banks_is_ever_overdrawn(moves: list[Move]) -> None:
    for move in moves:
        assert min(move.after.treasury) >= 0
        assert min(move.after.cash) >= 0


@pytest.mark.rule("imperial/money/no-borrowing")
def test_what_cannot_be_paid_is_refused() -> None:
    table = Table(4).cash(1, 0, 0, 0).treasury(AH=0).rondel(AH="investor").card(2)
    assert table.turn("AH").refused("rondel taxation") == "imperial/rondel/payer"
    assert table.refused("donate 1 germany 2") == "imperial/money/donate-bound"
    table.do("rondel import")
    assert table.refused("import_army vienna") == "imperial/import/treasury-bound"
    table.rondel(AH="taxation").treasury(AH=4).turn("AH").do("rondel factory")
    assert table.refused("build prague") == "imperial/factory/cannot-pay"
    table.do("done").rondel(IT="maneuver1").treasury(IT=9).turn("IT").do("rondel investor")
    assert table.asked == 2
    assert table.refused("bond russia 16") == "imperial/invest/cash-only"


@pytest.mark.rule("imperial/money/no-bond-trade")
def test_a_bond_comes_from_the_pile_and_goes_back_only_for_a_higher_one(moves: list[Move]) -> None:
    increases = 0
    for move in moves:
        old, new = move.before.bond, move.after.bond
        changed = [bond for bond in range(54) if old[bond] != new[bond]]
        if move.before.step == "deal" or not changed:
            continue
        *returned, taken = changed  # the higher one stands behind the lower
        assert (old[taken], new[taken]) == (-1, move.seat)
        assert len(returned) == (move.notation.split()[0] in ("increase", "lend_more"))
        for bond in returned:
            assert (old[bond], new[bond], bond // 9) == (move.seat, -1, taken // 9)
            increases += 1
    assert increases


@pytest.mark.rule("imperial/money/only-defined-loans")
def test_money_reaches_nations_only_by_bonds_gifts_and_taxes(moves: list[Move]) -> None:
    assert {flow for flow in flows(moves) if flow[2] == "treasury"} == {
        ("bond", "player", "treasury"),
        ("donation", "player", "treasury"),
        ("tax", "bank", "treasury"),
    }


@pytest.mark.rule("imperial/money/only-defined-loans")
def test_bonds_are_for_sale_only_when_investing() -> None:
    table = Table(4).cash(30, 30, 30, 30).treasury(AH=9).card(1).turn("AH")
    assert table.refused("bond italy 2") == "imperial/money/only-defined-loans"
    table.do("rondel import")
    assert table.refused("increase austria_hungary 9 12") == "imperial/money/only-defined-loans"


# -- gifts: who, when ----------------------------------------------------------------------------------------


@pytest.mark.rule("imperial/ruling/donate-who-when")
def test_anybody_may_give_to_any_nation_at_any_decision(moves: list[Move]) -> None:
    steps = set()
    for move in moves[::7]:
        state = move.before
        if state.to_act < 0:
            assert state.asides(0) == []  # luck is at work
        elif state.step not in ("battle", "grant"):
            steps.add(state.step)
            family = state.game.space.by_name["donate"]
            for seat in range(state.seats):
                gifts = [
                    family.values[action - family.offset]
                    for action in state.asides(seat)
                    if state.game.space.family(action) is family
                ]
                most = min(state.cash[seat], 45)
                assert gifts == [(seat, n, amount) for n in range(NATIONS) for amount in range(1, most + 1)]
    assert {"rondel", "factory", "production", "import", "armies", "invest", "round"} <= steps


@pytest.mark.rule("imperial/ruling/donate-who-when")
def test_in_set_up_the_very_last_chooser_keeps_enough_for_the_bond_he_may_have_to_grant() -> None:
    table = Table(4, setup="experienced").do("lot 1")  # Russia is offered to 2, 3, 4 and at last 1
    assert table.step == "grant"
    assert [table.refused(f"donate {player} germany 22") for player in (2, 3, 4)] == [""] * 3
    assert table.refused("donate 1 germany 20") == ""
    assert table.refused("donate 1 germany 21") == "imperial/ruling/donate-who-when"
    table.do("donate 1 germany 20", "pass", "bond austria_hungary 2")
    assert table.refused("donate 1 italy 2") == ""  # somebody has granted a bond


@pytest.mark.rule("imperial/ruling/donate-who-when")
def test_gifts_are_possible_while_a_swiss_bank_decides() -> None:
    table = Table(3).clear().government(GE=1, IT=2).cash(1, 1, 1).card(1).rondel(GE="maneuver1").turn("GE")
    table.do("rondel import")
    assert (table.step, table.asked) == ("force", 3)
    table.do("donate 1 germany 1", "donate 2 russia 1", "donate 3 germany 1")
    assert (table.step, table.asked, table.treasury_of("GE"), table.treasury_of("RU")) == ("force", 3, 2, 1)


@pytest.mark.rule("imperial/ruling/donate-who-when")
def test_a_gift_can_pay_for_the_unit_or_factory_at_hand() -> None:
    table = Table(4).cash(0, 0, 3, 5).treasury(AH=0, IT=0).turn("AH").do("rondel import")
    table.do("donate 3 austria_hungary 1", "import_army vienna", "done", "rondel factory", "donate 4 italy 5")
    assert (table.do("build venice").has_factory("venice"), table.treasury_of("IT")) == (True, 0)


@pytest.mark.rule("imperial/ruling/donate-who-when")
def test_no_gifts_while_a_battle_is_being_settled() -> None:
    table = Table(6).units("FR", "belgium").units("GE", "belgium").units("GB", "belgium").turn("FR")
    table.do("rondel maneuver1")
    assert table.refused("donate 1 germany 1") == ""
    table.do("battle belgium army")
    assert table.step == "battle"
    assert table.refused("donate 1 germany 1") == "imperial/ruling/donate-who-when"
    assert [table.state.asides(seat) for seat in range(6)] == [[]] * 6
    table.do("attack germany army")
    assert table.refused("donate 1 germany 1") == ""


@pytest.mark.rule("imperial/ruling/donate-who-when")
def test_no_gifts_before_the_cards_are_dealt_or_after_the_end() -> None:
    table = Table(2, turn_limit=1)
    table.take(table.game.start())
    assert table.refused("donate 1 germany 1") == "imperial/ruling/donate-who-when"
    table.do("deal austria_hungary", "donate 1 germany 1", "rondel import", "done")
    assert table.step == "over"
    assert table.refused("donate 1 germany 1") == "imperial/end/trigger"
    assert table.state.asides(0) == []


@pytest.mark.rule("imperial/ruling/donate-who-when")
def test_gifts_are_public_and_ones_own() -> None:
    table = Table(4).turn("AH").do("donate 3 russia 2")
    (told,) = table.state.events or []
    kind = table.game.events[told[0]]
    assert all(kind.visible_to(told[1:], seat) for seat in range(4))
    assert table.events() == [{"event": "paid", "payment": "donation", "from": "3", "to": "russia", "amount": "2"}]
    assert table.refused("donate 2 russia 1", player=1) == "imperial/money/separate"


@pytest.mark.rule("imperial/ruling/donate-ungoverned")
def test_a_nation_without_government_may_be_given_money() -> None:
    table = Table(4, "IT FR GB RU").do("donate 2 germany 2")
    assert (table.government_of("GE"), table.treasury_of("GE"), table.cash_of(2)) == (0, 2, 0)


# -- information ---------------------------------------------------------------------------------------------


@pytest.mark.rule("imperial/info/treasury-public")
def test_everybody_sees_every_treasury() -> None:
    table = Table(4).treasury(AH=1, IT=2, FR=3, GB=4, GE=5, RU=6)
    for view in [table.view(player) for player in (1, 2, 3, 4)] + [table.state.view(None)]:
        assert [nation["treasury"] for nation in view["nations"]] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("imperial/info/cash-secret", "imperial/ruling/cash-view")
def test_a_player_sees_only_his_own_cash() -> None:
    table = Table(4).cash(11, 12, 13, 14)
    assert [player["cash"] for player in table.view(2)["players"]] == [None, 12, None, None]
    assert [player["cash"] for player in table.state.view(None)["players"]] == [None] * 4
    richer = Table(4).cash(21, 12, 23, 24)
    assert table.view(2) == richer.view(2)  # nor can it be found anywhere else
    assert table.view(1) != richer.view(1)


@pytest.mark.rule("imperial/ruling/cash-view")
def test_all_cash_is_shown_in_the_end_or_when_the_table_agreed_on_it() -> None:
    table = Table(2, turn_limit=1).cash(5, 6).do("rondel import", "done")
    assert [player["cash"] for player in table.view(2)["players"]] == [5, 6]
    table = Table(2, cash="open").cash(5, 6)
    assert [player["cash"] for player in table.view(2)["players"]] == [5, 6]


def poor_and_rich(seed: int, **options: str | int) -> Iterator[tuple[Position, Position]]:
    """Two games, action for action the same, but everybody has 100 million more in the second.

    The last player has a Swiss Bank: the first one has outbid him.
    """
    rng = Random(seed)
    start = Imperial(3 + seed % 4, turn_limit=60, **options).start()
    while start.step == "deal":
        start.apply(rng.choice(start.legal()))
    table = Table.at(start)
    for nation in SHORT:
        if table.government_of(nation) == start.seats:
            table.government(**{nation: 1}).bonds(1, **{nation: "30"})
    poor = table.position()
    rich = poor.clone()
    rich.cash = [cash + 100 for cash in poor.cash]
    while not poor.ended:
        action = rng.choice(poor.legal())
        assert action in rich.legal()
        poor.apply(action)
        rich.apply(action)
        yield poor, rich


@pytest.mark.rule("imperial/ruling/cash-view", "imperial/info/cash-secret")
@pytest.mark.parametrize("card", ["with", "without"])
def test_who_is_asked_what_never_tells_how_much_cash_anybody_has(card: str) -> None:
    asked = set()
    for seed in range(6):
        for poor, rich in poor_and_rich(seed, investor_card=card):
            if not poor.ended:
                assert poor.view(None) == rich.view(None)
                asked.add(poor.step)
    assert {"rondel", "import", "factory"} | ({"force", "invest"} if card == "with" else {"round"}) <= asked


@pytest.mark.rule("imperial/ruling/cash-view")
def test_a_refusal_shown_to_others_never_tells_how_much_cash_somebody_has() -> None:
    poor, rich = (Table(3).cash(0, cash, 0).treasury(AH=9).card(2) for cash in (0, 100))
    for table in (poor, rich):
        table.turn("AH").do("rondel investor")
        assert table.asked == 2
    space = poor.game.space
    actions = [action for name in ("bond", "increase", "donate", "pass") for action in codes(space, name)]
    differing = 0
    for action in actions:
        if space.family(action).aside and space.arguments(action)[0] != 1:
            continue
        answers = [repr(table.state.why_not(action, 0)) for table in (poor, rich)]
        assert answers[0] == answers[1] != "None"
        differing += repr(poor.state.why_not(action, 1)) != repr(rich.state.why_not(action, 1))
    assert differing  # his own answers do tell


def codes(space: Any, name: str) -> range:
    """All actions of a family."""
    family = space.by_name[name]
    return range(family.offset, family.offset + len(family))


@pytest.mark.rule("imperial/info/bonds-public")
def test_everything_but_cash_is_the_same_for_everybody() -> None:
    table = Table(4).units("GE", "norway", "vienna[f]", "baltic_sea").flags("GE", "norway").power(GE=3).tax(GE=4)
    table.government(GB=1, RU=1).bonds(1, GB="30", RU="30").card(3)
    views = [table.view(player) for player in (1, 2, 3, 4)]
    for view in views:
        assert [nation["government"] for nation in view["nations"]] == [0, 1, 2, 0, 0, 0]
        assert [player["swiss_bank"] for player in view["players"]] == [False, False, False, True]
        assert view["nations"][NATION_IDS.index("russia")]["bonds"] == [3, -1, -1, -1, -1, -1, -1, -1, 0]
        assert view["card"] == 2
        germany = view["nations"][NATION_IDS.index("germany")]
        assert (germany["power"], germany["tax"], germany["rondel"]) == (3, 4, None)
        assert view["areas"]["norway"] == {"army": {"germany": 1}, "flag": "germany"}
        assert view["areas"]["baltic_sea"] == {"fleet": {"germany": 1}}
        assert view["areas"]["vienna"] == {"friendly": {"germany": 1}, "factory": True}
        view["seat"] = None
        for player in view["players"]:
            player["cash"] = None
    assert views[0] == views[1] == views[2] == views[3] == table.state.view(None)


@pytest.mark.rule("imperial/info/agreements")
def test_a_broken_promise_is_a_legal_action() -> None:
    """Italy comes to Vienna as a friend and fights nobody; next time it attacks, and nobody is asked."""
    table = Table(6).units("IT", "venice").units("AH", "vienna").turn("IT")
    table.do("rondel maneuver1", "march venice vienna", "friendly", "decline", "decline")
    while table.step != "rondel":
        table.do("done")
    assert (table.count("IT", "vienna[f]"), table.count("AH", "vienna")) == (1, 1)
    table.rondel(IT="production2").turn("IT").do("rondel maneuver2")
    assert table.refused("turn_hostile vienna") == ""
    table.do("battle vienna friendly")
    assert (table.count("IT", "vienna[f]"), table.count("AH", "vienna")) == (0, 0)
    words = {family.name for family in table.game.space.families}
    assert not words & {"agree", "promise", "propose", "accept", "treaty"}
