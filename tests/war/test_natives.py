"""Native diplomacy in production: removing spheres, westernizing (war/natives/soi-*, war/natives/westernize-*)."""

from __future__ import annotations

import pytest

from greatpowers.games.war import income, natives
from greatpowers.games.war.pieces import marker
from tests.war.table import Table, area


def siam(strength: str = "9", units: str = "2i", *buildings: str) -> Table:
    """Siam is player 1's and not westernized; so is Annam."""
    table = Table().land(1, "siam", units, *buildings).natives("siam", strength)
    return table.land(1, "annam", "i").natives("annam", "10").land(2, "bengal", "i")


# -- removing foreign spheres --------------------------------------------------------------------------------


@pytest.mark.rule("war/natives/soi-remove-paid")
def test_a_diplomacy_point_removes_a_foreign_sphere() -> None:
    table = siam().spheres(2, "siam", 1).money(1, dp=1).diplomacy(1)
    assert (table.step, table.options()) == ("remove_spheres", ["done", "remove_sphere siam 2"])
    assert table.refused("remove_sphere siam 3") == "war/natives/soi-remove-paid"
    table.do("remove_sphere siam 2")
    assert (table.sphere_count(2, "siam"), table.state.dp[0], table.marker("siam")) == (0, 0, "9")
    table = siam().spheres(2, "siam", 1).diplomacy(1)
    assert table.step != "remove_spheres", "without a point there is nothing to choose"


@pytest.mark.rule("war/natives/soi-remove-limit")
def test_only_one_sphere_of_a_region_is_bought_off_in_a_phase() -> None:
    table = siam().spheres(2, "siam", 2).spheres(3, "siam", 1).spheres(2, "annam", 1).money(1, dp=5).diplomacy(1)
    table.do("remove_sphere siam 2")
    assert table.refused("remove_sphere siam 2") == "war/natives/soi-remove-limit"
    assert table.refused("remove_sphere siam 3") == "war/natives/soi-remove-limit"
    assert table.refused("remove_sphere annam 2") == ""


@pytest.mark.rule("war/natives/soi-remove-war-free")
def test_spheres_of_enemies_go_free_of_charge() -> None:
    table = siam().spheres(2, "siam", 3).war((1, 2)).diplomacy(1)
    table.do("remove_sphere siam 2", "remove_sphere siam 2")
    assert (table.sphere_count(2, "siam"), table.state.dp[0], table.asked) == (1, 0, 1)
    table.do("done")
    assert table.sphere_count(2, "siam") == 1


@pytest.mark.rule("war/natives/soi-remove-own-region-only")
def test_only_the_controller_removes_foreign_spheres() -> None:
    table = siam().spheres(2, "siam", 1).money(1, dp=3).natives("tibet", "8").spheres(2, "tibet", 1)
    table.natives("bengal", "8").spheres(3, "bengal", 1).diplomacy(1)
    assert table.refused("remove_sphere tibet 2") == "war/natives/soi-remove-own-region-only"
    assert table.refused("remove_sphere bengal 3") == "war/natives/soi-remove-own-region-only"


@pytest.mark.rule("war/natives/soi-remove-own-anytime", "war/ruling/own-spheres-any-time")
def test_own_spheres_may_be_withdrawn_at_any_time() -> None:
    table = siam().spheres(1, "siam", 1).spheres(2, "siam", 1).money(1, dp=2).diplomacy(1)
    assert table.refused("remove_sphere siam 1") == "war/natives/soi-remove-own-anytime"
    table.do("withdraw 1 siam", "withdraw 2 siam")
    assert (table.sphere_count(1, "siam"), table.sphere_count(2, "siam"), table.marker("siam")) == (0, 0, "9")
    table = siam().natives("tibet", "8").spheres(3, "tibet", 1).move(1).do("withdraw 3 tibet")
    assert table.sphere_count(3, "tibet") == 0


@pytest.mark.rule("war/ruling/revolt-frozen")
def test_spheres_may_be_removed_in_a_revolt_and_their_side_falls_away() -> None:
    table = siam().spheres(2, "siam", 2).supporting(2, "siam", 1).revolt("siam").money(1, dp=1).diplomacy(1)
    table.do("remove_sphere siam 2")
    slot = area("siam") * 8 + 1
    assert (table.state.spheres[slot], table.state.supporting[slot]) == (1, 0)


@pytest.mark.rule("war/natives/soi-none-when-westernized")
def test_a_westernized_region_keeps_no_sphere() -> None:
    table = siam("4", "2i", "city").spheres(2, "siam", 2).spheres(3, "siam", 1).diplomacy(1)
    assert (table.marker("siam"), natives.spheres_in(table.state, area("siam"))) == ("none", 0)


# -- westernizing --------------------------------------------------------------------------------------------


@pytest.mark.rule("war/natives/westernize-paid")
def test_a_diplomacy_point_takes_three_from_the_strength() -> None:
    table = siam().money(1, dp=1).diplomacy(1)
    assert (table.step, table.options()) == ("westernize", ["done", "westernize siam", "westernize annam"])
    table.do("westernize siam")
    assert (table.marker("siam"), table.state.dp[0]) == ("6", 0)


@pytest.mark.rule("war/natives/westernize-once")
def test_a_region_is_paid_for_once_in_a_phase() -> None:
    table = siam().money(1, dp=3).diplomacy(1).do("westernize siam")
    assert table.refused("westernize siam") == "war/natives/westernize-once"
    assert table.refused("westernize annam") == ""


@pytest.mark.rule("war/natives/westernize-keeps-rating")
def test_the_rating_stays() -> None:
    table = siam("9++").money(1, dp=1).diplomacy(1).do("westernize siam")
    assert table.marker("siam") == "6++"


@pytest.mark.rule("war/natives/westernize-auto", "war/ruling/automatic-westernizing")
def test_buildings_and_explorers_work_by_themselves() -> None:
    table = siam("9", "2i 2X", "city", "school").units(2, "siam", "X").diplomacy(1)
    assert table.marker("siam") == "5"
    table = siam("9", "2i 2X", "city", "school").money(1, dp=1).diplomacy(1).do("westernize siam")
    assert (table.marker("siam"), table.owner("siam")) == ("none", 1)


@pytest.mark.rule("war/natives/westernize-auto-not-fort")
def test_forts_and_other_units_do_not() -> None:
    assert siam("6", "3i 1N 1G", "fort").diplomacy(1).marker("siam") == "6"


@pytest.mark.rule("war/natives/westernize-own-soi", "war/ruling/automatic-westernizing")
def test_an_own_sphere_may_be_dissolved_for_a_point_of_strength() -> None:
    table = siam("5").spheres(1, "siam", 2).diplomacy(1)
    assert table.options() == ["done", "dissolve siam"]
    assert table.refused("dissolve annam") == "war/natives/westernize-own-soi"
    table.do("dissolve siam")
    assert table.marker("siam") == "4"
    table.do("dissolve siam")
    assert table.marker("siam") == "none"


@pytest.mark.rule("war/natives/westernize-threshold", "war/markers/westernized-threshold")
def test_below_four_a_region_is_westernized() -> None:
    table = siam("6").spheres(2, "siam", 1).spheres(2, "annam", 1).money(1, dp=3).diplomacy(1)
    table.do("done", "westernize siam")
    assert (table.marker("siam"), table.sphere_count(2, "siam")) == ("none", 0)
    assert income.region_income(table.state, area("siam")) == 5
    assert table.refused("westernize siam") == "war/natives/westernize-threshold"
    table.do("done")
    assert (table.step, table.asked) == ("incite", 2)
    assert table.refused("incite siam dp plain") == "war/natives/incite-target"


@pytest.mark.rule("war/ruling/empty-bags")
def test_a_marker_goes_back_into_the_bag_as_it_was_drawn() -> None:
    table = siam("6")
    full = table.state.marker_pool[marker(6, 0)]
    table.money(1, dp=1).diplomacy(1).do("westernize siam")
    assert table.state.marker_pool[marker(6, 0)] == full + 1


@pytest.mark.rule("war/natives/westernize-own-only")
def test_only_the_controller_westernizes() -> None:
    table = siam().natives("bengal", "8").money(1, dp=3).diplomacy(1)
    assert table.refused("westernize bengal") == "war/natives/westernize-own-only"


@pytest.mark.rule("war/natives/westernize-not-in-revolt", "war/ruling/revolt-frozen")
def test_nothing_changes_the_strength_in_a_revolt() -> None:
    table = siam("9", "2i 1X", "city").spheres(1, "siam", 1).revolt("siam").money(1, dp=2).diplomacy(1)
    assert table.refused("westernize siam") == "war/natives/westernize-not-in-revolt"
    assert table.refused("dissolve siam") == "war/natives/westernize-not-in-revolt"
    assert table.options() == ["done", "westernize annam"]
    table.do("done")
    assert table.marker("siam") == "9"


# -- too many spheres ----------------------------------------------------------------------------------------


@pytest.mark.rule("war/explorer/soi-cap-owned-region")
def test_the_controller_picks_the_spheres_that_are_too_many() -> None:
    table = siam("9").spheres(2, "siam", 5).spheres(3, "siam", 3).money(1, dp=1).diplomacy(1)
    table.do("done")  # no sphere is bought off
    table.do("westernize siam")
    assert (table.step, table.asked) == ("trim_spheres", 1)
    assert table.options() == ["remove_sphere siam 2", "remove_sphere siam 3"]
    assert table.refused("remove_sphere siam 4") == "war/explorer/soi-cap-owned-region"
    table.do("remove_sphere siam 3", "remove_sphere siam 3")
    assert (table.sphere_count(2, "siam"), table.sphere_count(3, "siam")) == (5, 1)
    assert table.step != "trim_spheres"


@pytest.mark.rule("war/explorer/soi-cap-owned-region")
def test_without_a_choice_they_go_by_themselves() -> None:
    table = siam("9", "2i 2X", "city", "school").spheres(2, "siam", 7).diplomacy(1)
    assert (table.marker("siam"), table.sphere_count(2, "siam")) == ("5", 5)


@pytest.mark.rule("war/ruling/native-diplomacy-order", "war/turn/subphase-player-order")
def test_each_player_does_all_of_it_before_the_next() -> None:
    table = siam().natives("bengal", "9").spheres(2, "siam", 1).money(1, dp=3).money(2, dp=3).diplomacy(1)
    seen = []
    while table.step in ("remove_spheres", "westernize", "incite"):
        seen.append((table.asked, table.step))
        table.do("done")
    assert seen == [
        (1, "remove_spheres"),
        (1, "westernize"),
        (1, "incite"),
        (2, "westernize"),
        (2, "incite"),
    ]
