"""Explorers and engineers in the combat phase, and its order (war/explorer, war/prospect, war/move)."""

import pytest

from greatpowers.games.war import markers
from greatpowers.games.war.chits import CHIT_IDS
from tests.war.table import Table, area

ALGERIA = 14  # next to Morocco, Tripoli, Mauritania and West Africa; on both halves of the Mediterranean


def expedition(natives: str = "8", units: str = "1X", players: int = 3, **options: str | int) -> Table:
    """Player 1's explorer stands in native Algeria; nobody is near."""
    table = Table(players, **options).natives("algeria", natives, hidden=True).units(1, "algeria", units)
    for player, region in zip(range(1, players + 1), ("france", "japan", "borneo"), strict=False):
        table.land(player, region, "1i")
    return table


def parley(table: Table, *dice: int) -> Table:
    """The explorer rolls."""
    return table.do("explore algeria").roll(*dice)


# -- who may roll --------------------------------------------------------------------------------------------


@pytest.mark.rule("war/explorer/eligible")
def test_each_explorer_in_a_native_region_may_roll_once() -> None:
    table = expedition(units="2X").money(1, dp=1).combat(1)
    assert table.option_set("explore") == {"explore algeria"}
    assert table.refused("explore france") == "war/explorer/eligible"
    parley(table, 2, 4)  # influence
    assert table.there(1, "algeria") == "2X"
    table.do("explore algeria", "support 1").roll(2, 4)
    assert table.option_set("explore") == set()
    assert table.refused("explore algeria") == "war/explorer/eligible"


@pytest.mark.rule("war/explorer/eligible")
def test_nobody_has_to_roll() -> None:
    table = expedition().combat(1)
    assert table.option_set() == {"explore algeria", "done"}


@pytest.mark.rule("war/opt/hist/lp-no-diplomacy")
def test_local_powers_do_not_treat_with_explorers() -> None:
    table = Table(2, historical="on").natives("china", "8++").units(1, "china", "1X").land(1, "siam", "1i")
    table.land(2, "japan", "1i").money(1, dp=1).combat(1)
    assert table.refused("explore china") == "war/opt/hist/lp-no-diplomacy"


@pytest.mark.rule("war/explorer/before-battle", "war/ruling/explorer-and-brigades")
def test_an_explorer_may_roll_before_brigades_fight() -> None:
    table = expedition("8", "3i 1X").money(1, dp=1).combat(1)
    assert table.option_set() == {"battle algeria", "explore algeria", "declare 2", "declare 3"}
    table.do("explore algeria").roll(6, 6).do("chit dot")
    assert (table.owner("algeria"), table.there(1, "algeria")) == (1, "4i")
    assert table.option_set("battle") == set()
    table = expedition("8", "3i 1X").money(1, dp=1).combat(1).do("explore algeria").roll(2, 4)
    assert table.option_set("battle") == {"battle algeria"}
    assert table.refused("done") == "war/move/native-entry-causes-battle"


# -- a gift --------------------------------------------------------------------------------------------------


@pytest.mark.rule("war/explorer/gift")
def test_a_gift_is_a_third_die() -> None:
    table = expedition().land(1, "morocco", "1i").money(1, dp=1).combat(1).do("explore algeria")
    assert table.option_set() == {"pass", "gift"}
    table.do("gift")
    assert table.state.dp[0] == 0
    table.roll(2, 2, 3).do("chit dot")  # and 1 for Morocco
    assert table.owner("algeria") == 1


@pytest.mark.rule("war/explorer/gift")
def test_a_gift_comes_before_the_marker_is_seen() -> None:
    table = expedition().land(1, "morocco", "1i").money(1, dp=1).combat(1).do("explore algeria")
    assert table.events("native_seen") == []
    table.do("pass")
    assert table.events("native_seen") == [
        {"event": "native_seen", "seat": "1", "region": "algeria", "marker": "8"},
    ]


@pytest.mark.rule("war/explorer/gift-adjacency")
def test_a_gift_needs_a_way_there() -> None:
    table = expedition().money(1, dp=1).combat(1).do("explore algeria")
    assert table.step == "explorer_roll"
    table = expedition().money(1, dp=1).fleet(1, "western_mediterranean").combat(1).do("explore algeria")
    assert table.step == "gift"
    table = expedition().land(1, "morocco", "1i").combat(1).do("explore algeria")
    assert table.step == "explorer_roll"  # nothing to give


@pytest.mark.rule("war/explorer/gift-fresh-region")
def test_a_region_gained_a_moment_ago_is_no_way() -> None:
    table = expedition("5").natives("morocco", "6").units(1, "morocco", "1X").money(1, dp=1).combat(1)
    table.do("explore morocco").roll(6, 6).do("chit dot")
    table.do("explore algeria")
    assert table.step == "explorer_roll"
    table.roll(2, 2).do("chit dot")  # it still counts as a neighbour
    assert table.owner("algeria") == 1


@pytest.mark.rule("war/explorer/gift-fresh-region")
def test_a_region_that_was_ceded_a_moment_ago_is_a_way() -> None:
    table = expedition("5").land(2, "west_africa", "1i").land(1, "nigeria", "2i").money(1, dp=1).move(1)
    table.do("cede 2 west_africa 1", "march infantry nigeria west_africa", "done", "explore algeria")
    assert (table.owner("west_africa"), table.step) == (1, "gift")


# -- the roll ------------------------------------------------------------------------------------------------


@pytest.mark.rule("war/explorer/roll", "war/explorer/result-control", "war/production/dp-not-otherwise")
def test_winning_over_a_region() -> None:
    table = parley(expedition().land(1, "morocco", "1i").combat(1), 3, 4).do("chit tea")
    assert (table.owner("algeria"), table.there(1, "algeria"), table.marker("algeria")) == (1, "1i", "8")
    assert table.state.dp[0] == 0


@pytest.mark.rule("war/explorer/result-control-others")
def test_other_explorers_have_to_leave() -> None:
    table = expedition().units(2, "algeria", "1X").land(2, "tripoli", "1i").units(3, "algeria", "1X").combat(1)
    parley(table, 6, 6).do("chit dot")
    assert (table.there(2, "algeria"), table.there(2, "tripoli"), table.there(3, "algeria")) == ("", "1i 1X", "")


@pytest.mark.rule("war/explorer/mod-fleet")
def test_fleets_count_once() -> None:
    table = expedition().fleet(1, "western_mediterranean").fleet(1, "eastern_mediterranean").combat(1)
    assert parley(table, 3, 3).owner("algeria") == 0
    table = expedition().fleet(1, "western_mediterranean").fleet(1, "eastern_mediterranean").combat(1)
    assert parley(table, 3, 4).owner("algeria") == 1


@pytest.mark.rule("war/explorer/mod-regions")
def test_own_neighbours_count_each() -> None:
    table = expedition().land(1, "morocco", "1i").land(1, "tripoli", "1i").combat(1)
    assert parley(table, 3, 3).owner("algeria") == 1


@pytest.mark.rule("war/explorer/mod-rating")
@pytest.mark.parametrize(("natives", "dice", "owner"), [("8+", (5, 5), 1), ("8+", (4, 5), 0), ("8++", (6, 6), 1)])
def test_fierce_natives(natives: str, dice: tuple[int, int], owner: int) -> None:
    assert parley(expedition(natives).combat(1), *dice).owner("algeria") == owner


@pytest.mark.rule("war/explorer/mod-soi", "war/ruling/explorer-roll")
def test_owners_of_spheres_take_sides_first() -> None:
    table = expedition().spheres(1, "algeria", 2).spheres(2, "algeria", 1).combat(1).do("explore algeria")
    assert (table.step, table.asked) == ("sides", 1)
    table.do("support 0")
    assert (table.step, table.asked) == ("sides", 2)
    table.do("support 1")
    assert not any(table.state.supporting)
    table.roll(3, 4)  # 7 + 2 − 1
    assert table.owner("algeria") == 1


@pytest.mark.rule("war/explorer/result-retreat")
def test_an_explorer_may_have_to_retreat() -> None:
    table = expedition("12").land(1, "morocco", "1i").fleet(1, "western_mediterranean").combat(1)
    parley(table, 2, 2)  # 6 of 12
    assert (table.step, table.asked) == ("evacuate", 1)
    assert table.option_set() == {"retreat morocco", "retreat western_mediterranean"}
    table.do("retreat western_mediterranean")
    assert (table.aboard(1, 1), table.there(1, "algeria")) == ("1X", "")
    table = parley(expedition("8").combat(1), 1, 2)  # nowhere to go
    assert table.there(1, "algeria") == ""


@pytest.mark.rule("war/explorer/result-eliminated")
def test_an_explorer_may_be_lost() -> None:
    table = parley(expedition("12++").land(1, "morocco", "1i").combat(1), 2, 1)
    assert (table.there(1, "algeria"), table.there(1, "morocco")) == ("", "1i")
    assert table.events("explorer_lost") == [{"event": "explorer_lost", "seat": "1", "region": "algeria"}]


@pytest.mark.rule("war/explorer/natural-two")
def test_all_ones_are_fatal() -> None:
    table = expedition("4")
    for region in ("morocco", "tripoli", "mauritania", "west_africa"):
        table.land(1, region, "1i")
    assert parley(table.combat(1), 1, 1).events("explorer_lost")


@pytest.mark.rule("war/explorer/natural-three-gift")
@pytest.mark.parametrize(("last", "lost"), [(1, True), (2, False)])
def test_with_a_gift_three_ones_are_fatal(last: int, lost: bool) -> None:
    table = expedition("4").land(1, "morocco", "1i").money(1, dp=1).combat(1).do("explore algeria", "gift")
    assert bool(table.roll(1, 1, last).events("explorer_lost")) == lost


# -- influence -----------------------------------------------------------------------------------------------


@pytest.mark.rule("war/explorer/result-soi")
@pytest.mark.parametrize("dice", [(2, 4), (3, 5)])
def test_influence_places_a_sphere_or_removes_one(dice: tuple[int, int]) -> None:
    table = expedition().spheres(2, "algeria", 1).combat(1).do("explore algeria", "support 1").roll(*dice)
    assert (table.step, table.option_set()) == ("influence", {"influence", "expel 2"})
    assert table.refused("expel 1") == "war/explorer/result-soi"
    placed = table.state.clone()
    table.do("expel 2")
    assert (table.sphere_count(2, "algeria"), table.there(1, "algeria")) == (0, "1X")
    placed.play("influence")
    assert placed.spheres[ALGERIA * 8] == 1


@pytest.mark.rule("war/explorer/result-soi")
def test_without_foreign_spheres_an_own_one_is_placed() -> None:
    table = parley(expedition().money(1, dp=1).combat(1), 1, 4)
    assert (table.sphere_count(1, "algeria"), table.step) == (1, "combat")


@pytest.mark.rule("war/explorer/soi-cap", "war/ruling/several-spheres")
def test_no_more_spheres_than_strength() -> None:
    table = expedition("4").spheres(2, "algeria", 4).money(1, dp=1).combat(1)
    table.do("explore algeria", "support 4").roll(3, 4)  # 7 − 4
    assert (table.step, table.option_set()) == ("influence", {"expel 2"})
    assert table.refused("influence") == "war/explorer/soi-cap"
    table = expedition("4").spheres(1, "algeria", 4).money(1, dp=1).combat(1)
    table.do("explore algeria", "support 4").roll(3, 4)
    assert (table.step, table.sphere_count(1, "algeria")) == ("combat", 4)


@pytest.mark.rule("war/explorer/result-control", "war/explorer/soi-cap")
def test_natives_without_room_for_spheres_can_still_be_won_over() -> None:
    table = expedition("4").spheres(1, "algeria", 4).money(1, dp=1).combat(1)
    table.do("explore algeria", "support 0").roll(1, 3)  # 4 + 4
    assert table.owner("algeria") == 1


@pytest.mark.rule("war/explorer/result-soi", "war/explorer/soi-cap")
def test_all_hear_that_there_is_no_room_for_another_sphere() -> None:
    table = expedition("4").spheres(1, "algeria", 4).money(1, dp=1).combat(1)
    table.do("explore algeria", "support 4").roll(3)
    table.state.apply(table.game.space.parse("roll 4"))
    assert table.options() == ["answer full 3"]


@pytest.mark.rule("war/explorer/soi-cap-owned-region")
def test_the_controller_trims_spheres_when_strength_falls() -> None:
    table = Table(4).land(1, "france", "1i").natives("algeria", "6").spheres(2, "algeria", 3).spheres(3, "algeria", 3)
    table.land(2, "japan").land(3, "borneo").land(4, "siam").attack(1, "france", "algeria", "8i").money(1, dp=1)
    table.combat(1).do("battle algeria").roll(*[6] * 8, *[1] * 6).do("done", "chit dot").roll(1)
    assert (table.step, table.asked) == ("trim_spheres", 1)
    table.do("remove_sphere algeria 3")
    assert (table.sphere_count(2, "algeria"), table.sphere_count(3, "algeria")) == (3, 2)


# -- the order of things -------------------------------------------------------------------------------------


@pytest.mark.rule("war/move/resolution-order", "war/move/native-entry-causes-battle")
@pytest.mark.rule("war/move/enemy-entry-causes-battle")
def test_the_mover_chooses_the_order() -> None:
    table = expedition().land(1, "germany", "1i 1N").money(1, pp=5).natives("italy", "4").war((1, 2))
    table.land(2, "spain", "1i").attack(1, "france", "spain", "2i").attack(1, "france", "italy", "1i").combat(1)
    assert table.option_set() == {"battle spain", "battle italy", "explore algeria", "prospect germany"}
    assert table.refused("done") == "war/move/enemy-entry-causes-battle"
    assert table.refused("battle france") == "war/natives/revolt-battle-timing"
    assert table.refused("battle japan") == "war/move/enemy-entry-causes-battle"
    assert table.refused("battle china") == "war/move/native-entry-causes-battle"


@pytest.mark.rule("war/war/declare-cost")
def test_war_may_be_declared_between_battles() -> None:
    table = expedition().money(1, dp=1).combat(1)
    assert table.option_set("declare") == {"declare 2", "declare 3"}
    table.do("declare 3")
    assert (table.state.war[2], table.state.waiting[2], table.state.dp[0]) == (1, 1, 0)
    assert table.refused("declare 2") == "war/econ/no-negative"


# -- prospecting ---------------------------------------------------------------------------------------------


def engineers(units: str = "1i 1N", pp: int = 5, schools: int = 0) -> Table:
    """Player 1's engineer stands in France, a starting region."""
    table = Table(2).land(1, "france", units).land(2, "japan", "1i").money(1, pp=pp, dp=1)
    homes = ["spain", "germany", "italy", "prussia", "russia", "ukraine"]
    for region in homes[:schools]:
        table.land(1, region, "1i", "city", "school")
    return table.combat(1)


@pytest.mark.rule("war/prospect/action", "war/prospect/start-region", "war/prospect/hidden")
def test_prospecting_replaces_the_chit() -> None:
    table = engineers().do("prospect france")
    assert (table.state.pp[0], table.step) == (0, "prospect")
    table.do("chit coal")
    assert table.state.chit[1] == 1  # face down
    assert table.events("chit_seen") == [{"event": "chit_seen", "seat": "1", "region": "france", "chit": "coal"}]
    assert table.step == "combat"


@pytest.mark.rule("war/prospect/hidden", "war/ruling/chit-knowledge")
def test_whoever_knew_the_old_chit_does_not_know_the_new_one() -> None:
    table = engineers().chit("france", "gold")
    markers.show_chit_to(table.state, area("france"), 1)
    assert table.view(2)["regions"]["france"]["chit"]["chit"] == "gold"
    table.do("prospect france", "chit coal")
    assert table.view(1)["regions"]["france"]["chit"]["chit"] == "coal"
    assert table.view(2)["regions"]["france"]["chit"]["chit"] is None


@pytest.mark.rule("war/prospect/action", "war/ruling/prospecting-chits")
def test_each_engineer_prospects_once_in_an_own_region() -> None:
    table = engineers("1i 2N", pp=15).do("prospect france", "chit coal", "prospect france", "chit dot")
    assert table.refused("prospect france") == "war/prospect/action"
    assert table.refused("prospect japan") == "war/prospect/action"


@pytest.mark.rule("war/ruling/prospecting-chits")
def test_the_old_chit_goes_back_after_the_draw() -> None:
    table = engineers("1i 2N", pp=10)
    full = list(table.state.chit_pool)
    table.do("prospect france", "chit gold", "prospect france")
    assert sum(table.state.chit_pool) == sum(full) - 1  # the gold still lies there
    table.do("chit dot")
    assert [a - b for a, b in zip(full, table.state.chit_pool, strict=True)] == [
        int(code == CHIT_IDS.index("dot")) for code in range(len(full))
    ]


@pytest.mark.rule("war/prospect/draw-count")
@pytest.mark.parametrize(("schools", "drawn"), [(0, 1), (1, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_how_many_chits_are_drawn(schools: int, drawn: int) -> None:
    table = engineers(schools=schools).do("prospect france")
    for _ in range(drawn):
        assert table.step == "prospect"
        table.do("chit dot")
    assert table.step == ("keep" if drawn > 1 else "combat")


@pytest.mark.rule("war/prospect/must-keep-one")
def test_one_of_the_chits_has_to_be_kept() -> None:
    table = engineers(schools=4).do("prospect france", "chit dot", "chit tea")
    assert (table.step, table.option_set()) == ("keep", {"keep dot", "keep tea"})
    assert table.refused("keep gold") == "war/prospect/must-keep-one"
    table.do("keep tea")
    assert table.state.chit_truth[1] == CHIT_IDS.index("tea")


@pytest.mark.rule("war/prospect/must-keep-one")
def test_equal_chits_are_chosen_from_too() -> None:
    table = engineers(schools=4).do("prospect france", "chit dot", "chit dot")
    assert (table.step, table.option_set()) == ("keep", {"keep dot"})  # nobody else knows that they are alike


@pytest.mark.rule("war/ruling/empty-bags")
def test_an_empty_bag_gives_a_dot() -> None:
    table = engineers()
    table.state.chit_pool = [0] * len(table.state.chit_pool)
    table.do("prospect france")
    assert (table.step, table.state.chit[1]) == ("combat", 2)


@pytest.mark.rule("war/prospect/undeveloped-only")
def test_developed_resources_stay() -> None:
    table = Table(2).land(1, "france", "1i 1N").land(2, "japan", "1i").money(1, pp=5, dp=1)
    table.chit("france", "coal", developed=True).combat(1)
    assert table.refused("prospect france") == "war/prospect/undeveloped-only"


@pytest.mark.rule("war/prospect/cost-required")
def test_prospecting_costs_five() -> None:
    assert engineers(pp=4).refused("prospect france") == "war/prospect/cost-required"
