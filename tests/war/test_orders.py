"""Secret orders of all players at once (war/opt/simul)."""

from __future__ import annotations

import random
from itertools import permutations

import pytest

from greatpowers.core.game import OPEN, WITHHELD
from greatpowers.games.war import orders, setup, turn
from greatpowers.games.war.frames import Orders
from greatpowers.games.war.pieces import MOST_ORDERS
from tests.war.table import Table, area, same


def siam(strength: str = "8", *buildings: str, **options: str) -> Table:
    """Siam is player 1's and not westernized; the others are its neighbours."""
    table = Table(3, simultaneous="on", **options).land(1, "siam", "5i", *buildings).natives("siam", strength)
    table.land(2, "annam", "2i").land(3, "bengal", "2i", "city")
    for player in (1, 2, 3):
        table.money(player, 50, 3)
    return table


def ordering(table: Table) -> Table:
    return table.production(turn.CONSTRUCTION)


def order(table: Table, player: int, *lines: str) -> Table:
    return table.do(*lines, "done", player=player)


# -- filling in orders ---------------------------------------------------------------------------------------


@pytest.mark.rule("war/opt/simul/hidden-orders")
def test_orders_take_effect_together_when_all_are_ready() -> None:
    table = ordering(siam())
    assert (table.step, table.state.deciders()) == ("orders", [0, 1, 2])
    order(table, 1, "westernize siam", "raise infantry siam")
    assert (table.there(1, "siam"), table.state.pp[0], table.state.dp[0], table.marker("siam")) == ("5i", 50, 3, "8")
    assert table.state.deciders() == [1, 2]
    assert table.refused("raise infantry siam", 1) == "war/opt/simul/hidden-orders", "ready is ready"
    order(table, 2, "raise infantry annam")
    order(table, 3)
    assert (table.there(1, "siam"), table.state.pp[0], table.state.dp[0], table.marker("siam")) == ("6i", 40, 2, "5")
    assert table.there(2, "annam") == "3i"
    assert table.state.phase == turn.FIRST_MOVEMENT


def test_what_is_done_beside_the_orders_is_open() -> None:
    state = ordering(siam()).state
    assert state.asides(0)
    assert {state.secrecy(aside, 0, viewer) for aside in state.asides(0) for viewer in (0, 1, None)} == {OPEN}


@pytest.mark.rule("war/opt/simul/hidden-orders")
def test_nobody_sees_the_orders_of_others() -> None:
    table = ordering(siam()).do("westernize siam", "raise infantry siam", player=1)
    state, action = table.state, table.game.space.parse("raise infantry siam")
    assert [state.secrecy(action, 0, viewer) for viewer in (0, 1, None)] == [OPEN, WITHHELD, WITHHELD]
    other = ordering(siam()).do("raise cavalry bengal", player=3)
    assert table.view(2) == other.view(2)
    frame = state.imagine(1, random.Random(1)).frames[-1]
    assert isinstance(frame, Orders)
    assert orders.ordered(state, frame, 0) == []


@pytest.mark.rule("war/opt/simul/hidden-orders")
def test_the_last_player_who_is_ready_opens_all_orders() -> None:
    table = ordering(siam())
    parse, reveals = table.game.space.parse, table.state.reveals
    order(table, 1)
    assert not reveals(parse("done"), 1)
    order(table, 2)
    assert not reveals(parse("raise infantry bengal"), 2)
    assert reveals(parse("done"), 2)


@pytest.mark.rule("war/opt/simul/hidden-orders", "war/ruling/simultaneous-orders")
def test_the_order_of_arrival_changes_nothing() -> None:
    written = {
        1: ["westernize siam", "raise infantry siam", "build port siam alone"],
        2: ["raise infantry annam", "incite siam dp plain"],
        3: ["incite siam dp bribe", "raise cavalry bengal"],
    }
    expected = None
    for players in permutations(written):
        table = ordering(siam())
        for player in players:
            order(table, player, *written[player])
        table.roll(6, 5)
        events = [event for event in table.events() if event["event"] != "ordered"]
        if expected is None:
            expected = table, events
        assert same(table.state, expected[0].state)
        assert events == expected[1]
    table = ordering(siam())
    for lines in zip(*([*w, "done"][:3] for w in written.values()), strict=True):  # in turns, line by line
        for player, line in enumerate(lines, start=1):
            table.do(line, player=player)
    table.do("done", player=1).roll(6, 5)
    assert expected is not None
    assert same(table.state, expected[0].state)


@pytest.mark.rule("war/opt/simul/hidden-orders")
def test_what_is_ordered_is_reckoned_with_in_what_can_still_be_ordered() -> None:
    table = ordering(siam().money(1, 55, 1))
    assert "westernize siam" in table.options(1)
    table.do("westernize siam", player=1)
    assert table.refused("westernize siam", 1) == "war/natives/westernize-once"
    table.do("build city siam alone", player=1)
    assert table.refused("build fort siam alone", 1) == "war/build/multi-build-needs-engineer"
    table.do("raise cavalry siam", player=1)
    assert table.refused("raise cavalry siam", 1) == "war/build/cavalry-city"
    table.do("raise infantry siam", player=1)
    assert table.options(1) == ["done"], "every point is spent"
    assert table.refused("raise infantry siam", 1) == "war/build/costs"


@pytest.mark.rule("war/opt/simul/hidden-orders")
def test_diplomacy_points_are_spent_once() -> None:
    table = siam().land(2, "china", "i").natives("china", "9").money(2, 0, 1)
    ordering(table).do("incite siam dp plain", player=2)
    assert table.options(2) == ["done"]
    assert table.refused("westernize china", 2) == "war/natives/westernize-paid"
    assert table.refused("incite siam dp plain", 2) == "war/natives/incite-once-per-region"


def test_each_line_that_is_offered_is_accepted_and_nothing_else() -> None:
    table = ordering(siam("5", "city").spheres(1, "siam", 1).chit("siam", "tea"))
    for player in (1, 2, 3):
        seat = player - 1
        for _ in range(3):
            legal = table.state.legal(seat)
            assert len(legal) == len(set(legal))
            for action in range(table.state.rules.first_aside):
                refusal = table.state.why_not(action, seat)
                assert (refusal is None) == (action in legal), table.game.space.notation(action)
            table.state.apply(legal[-1], seat)


def test_an_order_has_so_many_lines() -> None:
    table = siam(unlimited_pieces="on").money(1, 2000)
    ordering(table).do(*["raise infantry siam"] * MOST_ORDERS, player=1)
    assert table.options(1) == ["done"]
    assert table.refused("raise infantry siam", 1) == "war/ruling/simultaneous-orders"


@pytest.mark.rule("war/ruling/spheres-before-orders")
def test_spheres_are_removed_openly_before_the_orders() -> None:
    table = siam().spheres(2, "siam", 1).production(turn.NATIVES)
    assert (table.step, table.asked) == ("remove_spheres", 1)
    table.do("remove_sphere siam 2")
    assert (table.step, table.sphere_count(2, "siam")) == ("orders", 0)


# -- revolts and westernizing --------------------------------------------------------------------------------


@pytest.mark.rule("war/opt/simul/revolt-before-westernize", "war/ruling/simultaneous-orders")
def test_an_attempt_meets_the_original_strength() -> None:
    table = ordering(siam())
    order(table, 1, "westernize siam")
    order(table, 2, "incite siam dp plain")
    order(table, 3)
    table.roll(4, 4)
    at = area("siam")
    assert (table.state.revolt[at], table.marker("siam"), table.state.reforms[at]) == (1, "8", 3)
    assert table.state.dp == [2, 2, 3]


@pytest.mark.rule("war/opt/simul/westernize-after-suppression")
@pytest.mark.parametrize(("buildings", "marker"), [((), "4"), (("city",), "none")])
def test_what_was_paid_counts_once_the_revolt_is_put_down(buildings: tuple[str, ...], marker: str) -> None:
    table = ordering(siam("8", *buildings))
    order(table, 1, "westernize siam")
    order(table, 2, "incite siam dp plain")
    order(table, 3)
    table.roll(4, 4)
    assert table.state.reforms[area("siam")] == 3 + len(buildings)
    win_revolt(table)
    assert table.marker("siam") == marker


def win_revolt(table: Table) -> None:
    """Player 1 fights with many more brigades, rolls sixes, the natives ones; the die of pacification is 1."""
    table.units(1, "siam", "30i").combat(1).do("battle siam")
    while table.step != "pacify_roll":
        if table.step == "battle_dice":
            battle = table.battle
            natives_roll = len(battle.dice) < battle.attacker_dice
            table.roll(1 if natives_roll else 6)
        else:
            table.do(table.options()[0])
    table.roll(1)


@pytest.mark.rule("war/opt/simul/westernize-lost")
def test_what_was_paid_is_lost_with_the_region() -> None:
    table = ordering(siam("8", "city"))
    order(table, 1, "westernize siam")
    order(table, 2, "incite siam dp plain")
    order(table, 3)
    table.roll(4, 4).combat(1).do("battle siam")
    while table.owner("siam"):
        if table.step == "battle_dice":
            natives_roll = len(table.battle.dice) < table.battle.attacker_dice
            table.roll(6 if natives_roll else 1)
        else:
            table.do(table.options()[0])
    assert (table.marker("siam"), table.state.reforms[area("siam")], table.state.dp[0]) == ("8", 0, 2)


@pytest.mark.rule("war/ruling/simultaneous-orders")
def test_the_second_attempt_on_a_region_is_void_and_costs_nothing() -> None:
    table = siam()
    table.state.order = [2, 1, 0]
    ordering(table)
    order(table, 1)
    order(table, 2, "incite siam dp plain")
    order(table, 3, "incite siam dp bribe")
    assert (table.state.dp, table.step) == ([3, 3, 1], "revolt"), "in the order of play"
    table.roll(6, 6)
    assert table.state.dp == [3, 3, 1]
    assert table.events("order_void") == [{"event": "order_void", "seat": "2", "region": "siam"}]
    assert not table.state.revolt[area("siam")]


@pytest.mark.rule("war/ruling/simultaneous-orders", "war/natives/westernize-auto")
def test_without_a_revolt_everything_westernizes_before_purchases() -> None:
    table = ordering(siam("8", "city").spheres(1, "siam", 1))
    order(table, 1, "dissolve siam", "westernize siam", "build fort siam alone")
    order(table, 2, "incite siam dp plain")
    order(table, 3)
    assert table.step == "sides", "the sphere is still there when sides are taken"
    table.do("support 0").roll(6, 6)
    assert (table.marker("siam"), table.buildings("siam")) == ("none", {"city", "fort"})


@pytest.mark.rule("war/ruling/simultaneous-orders")
def test_a_sphere_that_is_dissolved_in_a_revolt_counts_later() -> None:
    table = ordering(siam().spheres(1, "siam", 1))
    order(table, 1, "dissolve siam")
    order(table, 2, "incite siam dp plain")
    order(table, 3)
    table.do("support 0").roll(1, 1)
    assert (table.sphere_count(1, "siam"), table.state.reforms[area("siam")]) == (0, 1)


@pytest.mark.rule("war/natives/westernize-own-soi")
def test_everybody_dissolves_their_own_spheres() -> None:
    table = ordering(siam().natives("annam", "8").spheres(2, "annam", 1))
    order(table, 1)
    order(table, 2, "dissolve annam")
    order(table, 3)
    assert (table.sphere_count(2, "annam"), table.marker("annam")) == (0, "7")


@pytest.mark.rule("war/ruling/revolt-frozen")
def test_nothing_is_stored_for_an_older_revolt() -> None:
    table = ordering(siam("8", "city").revolt("siam"))
    assert table.refused("westernize siam", 1) == "war/natives/westernize-not-in-revolt"
    for player in (1, 2, 3):
        order(table, player)
    assert (table.marker("siam"), table.state.reforms[area("siam")]) == ("8", 0)


def test_a_sphere_that_has_been_withdrawn_can_no_longer_be_used() -> None:
    table = ordering(siam().spheres(1, "siam", 1).spheres(2, "siam", 1))
    table.do("dissolve siam", player=1).do("incite siam sphere plain", player=2)
    table.do("withdraw 1 siam", "withdraw 2 siam")
    for player in (1, 2, 3):
        table.do("done", player=player)
    assert [event["seat"] for event in table.events("order_void")] == ["2", "1"]
    assert table.marker("siam") == "8"


@pytest.mark.rule("war/explorer/soi-cap-owned-region")
def test_spheres_that_are_too_many_are_picked_in_the_open() -> None:
    table = ordering(siam().spheres(2, "siam", 4).spheres(3, "siam", 4))
    order(table, 1, "westernize siam")
    order(table, 2)
    order(table, 3)
    assert (table.step, table.asked) == ("trim_spheres", 1)
    table.do(*["remove_sphere siam 2"] * 3)
    assert (table.sphere_count(2, "siam"), table.state.phase) == (1, turn.FIRST_MOVEMENT)


# -- orders that have become illegal -------------------------------------------------------------------------


def risen() -> Table:
    """Player 1 has ordered a building in Siam and an infantry; then Siam rises."""
    table = ordering(siam().land(1, "japan", "i"))
    order(table, 1, "build fort siam alone", "raise infantry siam")
    order(table, 2, "incite siam dp plain")
    order(table, 3, "raise cavalry bengal")
    return table.roll(4, 4)


@pytest.mark.rule("war/opt/simul/illegal-fix")
def test_with_everybodys_consent_an_illegal_order_is_replaced() -> None:
    table = risen()
    assert (table.step, table.asked, table.options()) == ("correct", 2, ["allow", "refuse"])
    assert table.refused("pass") == "war/opt/simul/illegal-refund"
    assert table.refused("build fort japan alone") == "war/opt/simul/illegal-refund"
    table.do("allow")
    assert table.asked == 3
    table.do("allow")
    assert table.asked == 1
    assert table.refused("allow") == "war/opt/simul/illegal-fix"
    assert table.refused("build fort siam alone") == "war/build/no-build-in-revolt"
    table.do("build fort japan alone")
    assert (table.buildings("japan"), table.there(1, "siam"), table.state.pp[0]) == ({"fort"}, "6i", 10)
    assert table.there(3, "bengal") == "2i 1c"


@pytest.mark.rule("war/opt/simul/illegal-fix")
def test_the_player_may_do_without() -> None:
    table = risen().do("allow", "allow", "pass")
    assert (table.buildings("siam"), table.there(1, "siam"), table.state.pp[0]) == (set(), "6i", 40)


@pytest.mark.rule("war/opt/simul/illegal-refund")
def test_a_single_no_cancels_an_illegal_order_and_nothing_is_paid() -> None:
    for answers in (["refuse"], ["allow", "refuse"]):
        table = risen().do(*answers)
        assert (table.buildings("siam"), table.there(1, "siam"), table.state.pp[0]) == (set(), "6i", 40)
        assert table.events("order_void") == [{"event": "order_void", "seat": "1", "region": "siam"}]


@pytest.mark.rule("war/opt/simul/illegal-refund", "war/opt/hist/colonial-unit-limit-western")
def test_units_that_needed_a_westernized_colony_become_illegal() -> None:
    table = siam("6", historical="on")
    ordering(table).do("westernize siam", *["raise infantry siam"] * 4, player=1)
    assert table.refused("raise infantry siam", 1) == "war/opt/hist/colonial-unit-limit"
    table.do("done", player=1)
    order(table, 2, "incite siam dp plain")
    order(table, 3)
    table.roll(1, 1).do("refuse")
    assert table.step == "correct", "the fourth too"
    table.do("refuse")
    assert table.there(1, "siam") == "7i"


# -- set-up --------------------------------------------------------------------------------------------------


def setting_up() -> Table:
    table = Table(2, simultaneous="on").land(1, "france", "i").land(2, "germany", "i").money(1, 75).money(2, 60)
    table.state.phase = 0
    table.state.frames = []
    orders.begin(table.state)
    return table.resume()


@pytest.mark.rule("war/opt/simul/hidden-orders")
def test_in_set_up_purchases_are_ordered_with_their_places() -> None:
    table = setting_up()
    assert table.refused("place infantry germany", 1) == "war/setup/land-placement"
    assert table.refused("place school france", 1) == "war/setup/school-with-setup-city"
    assert table.refused("raise infantry france", 1) == "war/turn/setup-is-first-production"
    table.do("place city france", "place school france", player=1)
    assert table.refused("place factory france", 1) == "war/setup/purchase-costs"
    assert table.options(1) == ["done", *(f"place {kind} france" for kind in ("infantry", "cavalry", "explorer"))]
    table.do("place cavalry france", player=1)
    assert (table.buildings("france"), table.state.pp) == (set(), [75, 60])


@pytest.mark.rule("war/opt/simul/hidden-orders")
def test_a_whole_set_up_with_secret_orders() -> None:
    table = Table(2, simultaneous="on")
    state = table.state
    state.phase = state.turn = 0
    setup.begin(state)
    while table.step != "orders":
        state.apply(state.legal()[0])
    assert state.deciders() == [0, 1]
    home = next(word for word in table.options(1) if word.startswith("place city "))
    sea = next(word for word in table.options(2) if word.startswith("place fleet "))
    table.do(home, "done", player=1).do(sea, "done", player=2)
    assert table.buildings(home.split()[2]) == {"city"}
    assert table.at_sea(2, sea.split()[2]) == 1
    assert (state.pp, state.turn, table.step) == ([370, 375], 1, "move")
