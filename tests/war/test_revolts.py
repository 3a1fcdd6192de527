"""Inciting revolts and how they spread (war/natives/incite-*, war/natives/revolt-*, war/natbattle/spread-*)."""

from __future__ import annotations

import pytest

from greatpowers.games.war import revolts
from greatpowers.games.war.land_battle import native_army
from tests.war.table import Table, area


def siam(strength: str = "8") -> Table:
    """Siam is player 2's and not westernized; player 1 has Annam next to it. Player 3 may incite too."""
    table = Table(3).land(2, "siam", "9i").natives("siam", strength).land(1, "annam", "i").land(3, "china", "i")
    return table.money(1, dp=5).money(3, dp=5)


@pytest.mark.rule("war/natives/incite-target")
def test_only_regions_of_others_with_natives_can_be_incited() -> None:
    table = siam().natives("annam", "8").natives("tibet", "8").land(2, "bengal", "i").incite(1)
    assert table.refused("incite siam dp plain") == ""
    for region in ("annam", "tibet", "bengal"):
        assert table.refused(f"incite {region} dp plain") == "war/natives/incite-target"
    table = siam().revolt("siam").natives("china", "8").incite(1)
    assert table.refused("incite siam dp plain") == "war/natives/incite-target"


@pytest.mark.rule("war/natives/incite-no-war-needed")
def test_no_war_is_needed() -> None:
    table = siam().incite(1)
    assert not table.state.war[1]
    assert table.options() == ["done", "incite siam dp plain", "incite siam dp bribe"]


@pytest.mark.rule("war/natives/incite-once-per-region")
def test_one_attempt_for_each_region_by_all_players() -> None:
    table = siam().natives("china", "8").incite(1).do("incite siam dp plain").roll(6, 6)
    assert table.refused("incite siam dp plain") == "war/natives/incite-once-per-region"
    assert table.asked == 1, "there is still China"
    table = siam().incite(1).do("incite siam dp plain").roll(6, 6)
    table.state.order = [0, 2, 1]
    table.incite(3)
    assert table.step != "incite"


@pytest.mark.rule("war/natives/incite-cost-dp-or-soi")
def test_a_point_or_a_sphere_pays_for_it() -> None:
    table = siam().incite(1).do("incite siam dp plain")
    assert table.state.dp[0] == 4
    table = siam().spheres(1, "siam", 1).incite(1).do("incite siam sphere plain")
    assert (table.state.dp[0], table.sphere_count(1, "siam")) == (5, 0)
    table = siam().money(1).spheres(1, "siam", 1).incite(1)
    assert table.options() == ["done", "incite siam sphere plain"]
    assert table.refused("incite siam dp plain") == "war/natives/incite-cost-dp-or-soi"
    table = siam().incite(1)
    assert table.refused("incite siam sphere plain") == "war/natives/incite-cost-dp-or-soi"


@pytest.mark.rule("war/natives/incite-adjacency")
def test_points_need_a_way_there_and_spheres_do_not() -> None:
    table = Table(2).land(2, "siam", "i").natives("siam", "8").land(1, "japan", "i").money(1, dp=5)
    table.spheres(1, "siam", 1).incite(1)
    assert table.options() == ["done", "incite siam sphere plain"]
    assert table.refused("incite siam dp plain") == "war/natives/incite-adjacency"
    assert table.refused("incite siam sphere bribe") == "war/natives/incite-adjacency"
    table.fleet(1, "bay_of_bengal").incite(1)
    assert len(table.option_set("incite")) == 4


@pytest.mark.rule("war/natives/incite-adjacency-revolting")
def test_a_neighbour_in_revolt_is_no_way_there() -> None:
    table = siam().natives("annam", "8").revolt("annam").spheres(1, "siam", 1).incite(1)
    assert table.refused("incite siam dp plain") == "war/natives/incite-adjacency-revolting"


@pytest.mark.rule("war/natives/incite-roll", "war/dice/nd6-sum")
@pytest.mark.parametrize(("dice", "rises"), [((4, 4), True), ((4, 5), False)])
def test_a_revolt_starts_if_the_dice_do_not_exceed_the_strength(dice: tuple[int, int], rises: bool) -> None:
    table = siam().incite(1).do("incite siam dp plain")
    assert (table.step, table.asked) == ("revolt", -1)
    table.roll(*dice)
    assert bool(table.state.revolt[area("siam")]) == rises
    assert bool(table.events("revolt")) == rises
    assert bool(table.events("no_revolt")) != rises


@pytest.mark.rule("war/natives/incite-bribe")
def test_a_bribe_takes_three_from_the_roll() -> None:
    table = siam().incite(1).do("incite siam dp bribe")
    assert table.state.dp[0] == 3
    table.roll(5, 6)
    assert table.state.revolt[area("siam")] == revolts.DUE
    table = siam().money(1, dp=1).incite(1)
    assert table.refused("incite siam dp bribe") == "war/natives/incite-bribe"


@pytest.mark.rule("war/natives/incite-soi-drm", "war/ruling/sphere-sides")
def test_every_sphere_adds_or_takes_one_as_its_owner_chooses() -> None:
    table = siam().spheres(1, "siam", 1).spheres(2, "siam", 1).spheres(3, "siam", 1)
    table.state.order = [2, 0, 1]
    table.incite(1).do("incite siam dp plain")
    assert (table.step, table.asked) == ("sides", 1), "from the inciter on in the order of play"
    assert table.refused("support 2") == "war/natives/incite-soi-drm"
    table.do("support 1")
    assert table.asked == 2
    table.do("support 0")
    assert table.asked == 3
    table.do("support 0").roll(4, 4)
    assert not table.state.revolt[area("siam")], "8 + 2 - 1 is more than 8"
    assert not any(table.state.supporting), "sides last only if the revolt starts"


@pytest.mark.rule("war/markers/soi-two-sides", "war/natives/revolt-army-placed")
def test_sides_are_kept_while_the_revolt_lasts() -> None:
    table = siam("7+").spheres(3, "siam", 3).incite(1).do("incite siam dp plain", "support 2").roll(3, 4)
    assert table.state.revolt[area("siam")] == revolts.DUE
    assert table.state.supporting[area("siam") * 8 + 2] == 2
    assert native_army(table.state.marker[area("siam")]) == [5, 2, 0]
    assert table.events("sides")[0] == {"event": "sides", "seat": "3", "region": "siam", "number": "2", "amount": "1"}


def test_an_owner_who_withdraws_all_spheres_is_not_asked_any_more() -> None:
    table = siam().spheres(3, "siam", 1).incite(1).do("incite siam dp plain")
    assert (table.step, table.asked) == ("sides", 3)
    table.do("withdraw 3 siam")
    assert table.step == "revolt"


@pytest.mark.rule("war/natives/incite-paid-soi-not-counted", "war/natives/incite-cost-lost")
def test_a_sphere_that_was_paid_changes_nothing_and_is_lost() -> None:
    table = siam().spheres(1, "siam", 1).incite(1).do("incite siam sphere bribe")
    assert table.step == "revolt", "nobody has a side to take"
    table.roll(6, 6)
    assert not table.state.revolt[area("siam")]
    assert (table.sphere_count(1, "siam"), table.state.dp[0]) == (0, 4)


@pytest.mark.rule("war/natives/revolt-battle-timing")
def test_an_incited_revolt_is_fought_in_the_next_combat_of_its_owner() -> None:
    table = siam().incite(1).do("incite siam dp plain").roll(1, 1)
    table.combat(2)
    assert "battle siam" in table.options()
    assert table.refused("done") != ""


@pytest.mark.rule("war/natives/revolt-exit-limit", "war/natives/revolt-parties-free", "war/ruling/revolt-region")
def test_only_brigades_beyond_the_natives_number_may_leave() -> None:
    table = siam("7").units(2, "siam", "G").land(2, "bengal", "i").revolt("siam").move(2)
    table.do("march infantry siam bengal", "march infantry siam bengal")
    assert table.refused("march infantry siam bengal") == "war/natives/revolt-exit-limit"
    table.do("march general siam bengal")
    assert table.there(2, "siam") == "7i"


@pytest.mark.rule("war/natives/revolt-brigades-enter", "war/ruling/revolt-region")
def test_the_controller_may_move_more_units_in() -> None:
    table = siam().land(2, "bengal", "4i").revolt("siam").move(2).do("march infantry bengal siam")
    assert table.there(2, "siam") == "10i"


@pytest.mark.rule("war/natives/revolt-enemies-barred")
def test_enemies_may_not_enter_a_region_in_revolt() -> None:
    table = siam().units(1, "annam", "3i").war((1, 2)).revolt("siam").move(1)
    assert table.refused("march infantry annam siam") == "war/natives/revolt-enemies-barred"


# -- spreading -----------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "war/natbattle/spread-rolls",
    "war/natbattle/spread-any-owner",
    "war/natbattle/spread-skips",
    "war/natbattle/spread-no-cost-no-bribe",
    "war/ruling/revolt-spread",
)
def test_a_revolt_spreads_to_neighbours_with_natives_in_the_order_of_the_map() -> None:
    table = Table(3).land(1, "china", "i").natives("china", "9").land(2, "tibet", "i").natives("tibet", "6")
    table.land(2, "annam", "i").natives("annam", "5").land(3, "bengal", "i").natives("bengal", "7").revolt("bengal")
    table.land(3, "korea", "i").natives("korea", "7").land(1, "siam", "i").natives("mongolia", "8")
    table.spheres(3, "tibet", 1).money(2, dp=3).move(1)
    revolts.spread(table.state, area("china"))
    table.resume()
    assert (table.step, table.asked) == ("sides", 3), "Tibet first; Bengal is in revolt already"
    table.do("support 1").roll(3, 4)
    assert table.state.revolt[area("tibet")] == revolts.FRESH
    table.roll(6, 6)
    assert not table.state.revolt[area("annam")]
    assert table.step == "move", "Siam is westernized, Mongolia native, Korea no neighbour"
    assert table.state.dp[1] == 3


@pytest.mark.rule("war/natbattle/spread-resolved-later", "war/ruling/revolt-spread")
def test_what_has_spread_is_due_in_the_owners_next_phase() -> None:
    table = siam().revolt("siam", revolts.FRESH).combat(1)
    assert table.state.revolt[area("siam")] == revolts.FRESH
    table.move(2)
    assert table.state.revolt[area("siam")] == revolts.DUE
