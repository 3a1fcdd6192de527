"""Ceding regions (war/cede/*)."""

from itertools import pairwise

import pytest

from greatpowers.core.actions import BadNotation
from greatpowers.games.war.chits import CHIT_IDS
from tests.war.table import Table, area


def ceding() -> Table:
    """Player 1 moves; player 2 has Germany between Prussia and player 1's France."""
    return Table(3).land(1, "france", "3i 1G").land(2, "germany", "2i 1G").land(2, "kenya", "1i")


@pytest.mark.rule("war/cede/consent")
def test_a_region_changes_hands_only_by_agreement() -> None:
    table = ceding().move(1)
    assert table.refused("march infantry france germany") == "war/move/foreign-region-needs-war"
    assert table.refused("cede 3 germany 1") == "war/cede/consent"  # not theirs
    table.do("cede 2 germany 1")
    assert "march infantry france germany" in table.options()
    assert table.refused("cede 2 germany 1") == "war/ruling/cession"
    table.do("retract 2 1")
    assert table.refused("march infantry france germany") == "war/move/foreign-region-needs-war"
    assert table.refused("retract 2 1") == "war/cede/consent"
    assert table.owner("germany") == 2


@pytest.mark.rule("war/cede/brigade-in", "war/cede/no-dp")
def test_the_receiver_moves_a_brigade_in() -> None:
    table = ceding().land(2, "prussia", "1i").move(1).do("cede 2 germany 1")
    assert table.refused("march general france germany") == "war/cede/brigade-in"
    table.do("march infantry france germany")
    assert (table.owner("germany"), table.step, table.state.dp[0]) == (1, "move", 0)
    assert table.there(1, "germany") == "1i"
    table.do("march general france germany")
    assert table.refused("march infantry_0 germany prussia") == "war/move/allowances"


@pytest.mark.rule("war/cede/brigade-in")
def test_a_region_can_only_be_ceded_to_the_mover() -> None:
    table = ceding().move(1)
    assert table.refused("cede 2 germany 3") == "war/cede/brigade-in"
    assert table.refused("cede 1 france 2") == "war/cede/brigade-in"


@pytest.mark.rule("war/cede/old-units-retreat", "war/ruling/cession")
def test_the_giver_chooses_one_place_for_all_units() -> None:
    table = ceding().land(2, "prussia", "1i").land(2, "italy", "1i").fleet(2, "baltic_sea", "3i").move(1)
    table.do("cede 2 germany 1", "march infantry france germany")
    assert (table.step, table.asked) == ("make_way", 2)
    assert table.option_set() == {"retreat prussia", "retreat italy", "retreat baltic_sea"}
    assert table.refused("retreat france") == "war/cede/old-units-retreat"
    other = table.state.clone()
    table.do("retreat prussia")
    assert (table.there(2, "prussia"), table.there(2, "germany"), table.owner("germany")) == ("3i 1G", "", 1)
    table.state = other
    table.do("retreat baltic_sea")
    assert table.aboard(2, 1) == "3i 1G"  # there was no room for more; the dearest goes first


@pytest.mark.rule("war/cede/no-way-out")
def test_units_without_a_way_out_are_eliminated() -> None:
    table = ceding().move(1).do("cede 2 germany 1", "march infantry france germany")
    assert (table.there(2, "germany"), table.owner("germany"), table.step) == ("", 1, "move")
    assert [event["kind"] for event in table.events("lost")] == ["infantry", "infantry", "general"]
    assert table.state.forces[7:14] == [1, 0, 0, 0, 0, 0, 0]


@pytest.mark.rule("war/cede/keeps-everything")
def test_everything_in_the_region_stays() -> None:
    table = ceding().land(2, "prussia", "1i").land(2, "germany", "", "city", "school", "fort")
    table.natives("germany", "6+").spheres(3, "germany", 2).chit("germany", "coal", developed=True)
    table.move(1).do("cede 2 germany 1", "march infantry france germany")
    assert (table.buildings("germany"), table.marker("germany")) == ({"city", "school", "fort"}, "6+")
    assert (table.state.developed[3], table.state.spheres[3 * 8 + 2]) == (1, 2)


@pytest.mark.rule("war/cede/not-to-natives")
def test_nothing_is_ceded_to_natives() -> None:
    table = ceding().move(1)
    with pytest.raises(BadNotation):
        table.do("cede 2 germany natives")


@pytest.mark.rule("war/cede/no-war-needed")
def test_only_the_ceded_region_may_be_entered_in_peace() -> None:
    table = ceding().land(2, "italy", "1i").move(1).do("cede 2 germany 1")
    assert table.refused("march infantry france italy") == "war/move/foreign-region-needs-war"
    table.do("march infantry france germany")


@pytest.mark.rule("war/ruling/cession")
def test_regions_in_revolt_or_under_attack_cannot_be_ceded() -> None:
    table = ceding().natives("germany", "6").revolt("germany").move(1)
    assert table.refused("cede 2 germany 1") == "war/ruling/cession"
    table = ceding().war((1, 2)).move(1).do("march infantry france germany")
    assert table.refused("cede 2 germany 1") == "war/ruling/cession"


@pytest.mark.rule("war/cede/keeps-everything", "war/ruling/chit-knowledge")
@pytest.mark.parametrize("way", [["march infantry france germany"], ["fleet 1", "land germany", "ashore infantry"]])
def test_the_receiver_looks_at_the_chit(way: list[str]) -> None:
    table = ceding().chit("germany", "coal").fleet(1, "north_sea", "2i").move(1).do("cede 2 germany 1", *way[:-1])
    table.state.apply(table.game.space.parse(way[-1]))
    names = table.state.step_names
    assert names[-1] == "chit_draw"
    assert all(table.game.layout.nests(outer, inner) for outer, inner in pairwise(names))
    table.do("chit coal")
    assert table.state.chit_lore[area("germany")] == CHIT_IDS.index("coal")


@pytest.mark.rule("war/ruling/cession")
def test_a_brigade_may_take_over_by_sea() -> None:
    table = Table(2).land(2, "germany", "1i").land(2, "prussia", "1i").fleet(1, "north_sea", "1i 1G").move(1)
    table.do("cede 2 germany 1", "fleet 1", "land germany")
    assert table.refused("ashore general") == "war/cede/brigade-in"
    table.do("ashore infantry", "ashore general")
    assert (table.owner("germany"), table.there(1, "germany"), table.there(2, "prussia")) == (1, "1i 1G", "2i")


def test_a_region_that_is_no_longer_ceded_cannot_be_landed_in() -> None:
    table = Table(2).land(2, "germany", "1i").fleet(1, "north_sea", "1i").move(1)
    table.do("cede 2 germany 1", "fleet 1", "land germany", "retract 2 1")
    assert (table.step, table.state.sailing_points[0], table.aboard(1, 1)) == ("sail", 3, "1i")
