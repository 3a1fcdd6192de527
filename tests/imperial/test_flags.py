"""Maneuver, third step: flags."""

from random import Random

import pytest

from greatpowers.games.imperial.board import AREA_IDS, AREAS, HOMES, LANDS, NATIONS
from greatpowers.games.imperial.flags import sole_holder
from greatpowers.testing.imperial import SHORT, Table

REGIONS = AREA_IDS[HOMES:]


def nothing_moves(table: Table, nation: str) -> Table:
    """The nation takes a maneuver and leaves all its units where they are."""
    table.turn(nation).do("rondel maneuver1")
    while table.step in ("fleets", "armies"):
        table.do("done")
    return table


def with_flags(number: int, nation: str = "AH", without: str = "") -> Table:
    """A nation has so many flags on the board, in regions other than those named."""
    free = [region for region in REGIONS if region not in without.split()]
    return Table(6).flags(nation, *free[:number])


def how_many(table: Table, nation: str) -> int:
    return table.state.flag.count(SHORT[nation])


# -- placing -------------------------------------------------------------------------------------------------


@pytest.mark.rule("imperial/flags/place")
def test_a_region_held_alone_gets_the_flag() -> None:
    table = Table(6).units("FR", "bordeaux").turn("FR").do("rondel maneuver1", "march bordeaux spain")
    assert table.flag("spain") == "FR"
    assert table.events("flag") == [{"event": "flag", "nation": "france", "area": "spain"}]


@pytest.mark.rule("imperial/flags/place")
@pytest.mark.parametrize("region", REGIONS)
def test_every_region_can_be_flagged(region: str) -> None:
    assert nothing_moves(Table(6).units("FR", region), "FR").flag(region) == "FR"


@pytest.mark.rule("imperial/flags/end-only")
def test_flags_come_once_after_all_moves_and_battles() -> None:
    table = Table(6).units("FR", "spain", "belgium", "marseille", "english_channel").units("GE", "belgium 2")
    table.turn("FR").do("rondel maneuver1", "sail english_channel north_sea")
    assert table.flag("north_sea") == ""
    table.do("march spain portugal", "battle belgium army")
    assert [table.flag(region) for region in ("portugal", "belgium")] == ["", ""]
    table.do("done")
    assert [table.flag(region) for region in ("portugal", "belgium", "north_sea")] == ["FR", "GE", "FR"]
    assert table.flag("spain") == table.flag("english_channel") == ""  # left by all before the end


@pytest.mark.rule("imperial/flags/end-only")
def test_no_flags_on_the_way() -> None:
    table = Table(6).units("AH", "trieste", "ionian_sea", "western_mediterranean_sea").flags("IT", "ionian_sea")
    table.units("FR", "ionian_sea").turn("AH").do("rondel maneuver1", "done")
    table.do("embark trieste ionian_sea", "cross western_mediterranean_sea", "land algeria", "done")
    assert table.flag("algeria") == table.flag("western_mediterranean_sea") == "AH"
    assert table.flag("ionian_sea") == "IT"
    assert table.flag("tunis") == ""


@pytest.mark.rule("imperial/flags/end-only")
@pytest.mark.parametrize("space", ["production1", "import", "taxation"])
def test_no_flags_outside_a_maneuver(space: str) -> None:
    table = Table(6).units("FR", "spain").treasury(FR=9).turn("FR").do(f"rondel {space}")
    while table.step in ("production", "import"):
        table.do("done")
    assert table.asked == 4
    assert table.flag("spain") == ""


@pytest.mark.rule("imperial/flags/no-home")
def test_never_in_a_home_province() -> None:
    table = nothing_moves(Table(6).units("FR", "munich[h]", "berlin[f]", "paris", "brest/fleet"), "FR")
    assert table.state.flag == [-1] * AREAS
    assert not table.events("flag")
    flag = table.game.space.by_name["flag"]
    assert {flag.words(values)[0] for values in flag.values} == set(REGIONS)


@pytest.mark.rule("imperial/flags/contested")
@pytest.mark.parametrize(("old", "after"), [("GE", "GE"), ("", ""), ("FR", "FR"), ("IT", "IT")])
def test_a_shared_region_keeps_the_flag_it_has(old: str, after: str) -> None:
    table = Table(6).units("GE", "belgium").units("FR", "paris")
    if old:
        table.flags(old, "belgium")
    table.turn("FR").do("rondel maneuver1", "march paris belgium", "decline", "decline", "done")
    assert table.flag("belgium") == after


@pytest.mark.rule("imperial/flags/stays-when-empty")
def test_a_flag_stays_when_all_have_left() -> None:
    table = Table(6).units("FR", "spain").flags("FR", "spain").turn("FR")
    table.do("rondel maneuver1", "march spain portugal")
    assert table.flag("spain") == table.flag("portugal") == "FR"


@pytest.mark.rule("imperial/flags/stays-when-several")
@pytest.mark.parametrize("active", ["FR", "GE", "IT", "RU"])
def test_a_flag_stays_while_several_nations_are_there(active: str) -> None:
    table = Table(6).flags("FR", "spain", "baltic_sea").units("GE", "spain", "baltic_sea")
    table.units("IT", "spain 3", "baltic_sea 2")
    nothing_moves(table, active)
    assert table.flag("spain") == table.flag("baltic_sea") == "FR"


@pytest.mark.rule("imperial/flags/replaced")
def test_a_flag_is_replaced_when_one_other_nation_is_there_alone() -> None:
    table = nothing_moves(Table(6).flags("FR", "spain", "portugal").units("GB", "spain"), "GB")
    assert table.flag("spain") == "GB"
    assert table.flag("portugal") == "FR"
    assert table.events("flag_gone") == [{"event": "flag_gone", "nation": "france", "area": "spain"}]


@pytest.mark.rule("imperial/flags/inactive-gains")
def test_a_battle_may_leave_the_region_to_an_inactive_nation() -> None:
    table = Table(6).flags("FR", "belgium").units("FR", "belgium", "paris").units("GE", "belgium 2")
    table.turn("FR").do("rondel maneuver1", "battle belgium army")
    assert table.flag("belgium") == "FR"
    table.do("done")
    assert table.flag("belgium") == "GE"


@pytest.mark.rule("imperial/flags/inactive-gains", "imperial/ruling/anytime")
def test_a_fleet_sunk_after_its_convoy_leaves_the_sea_to_the_other() -> None:
    table = Table(6).flags("GE", "baltic_sea").units("GE", "danzig", "baltic_sea").units("FR", "baltic_sea 2")
    table.turn("GE").do("rondel maneuver1", "done", "embark danzig baltic_sea", "land sweden")
    table.do("battle baltic_sea fleet")
    assert table.flag("baltic_sea") == "FR"
    assert table.flag("sweden") == "GE"


@pytest.mark.rule("imperial/flags/mutual-loss")
def test_a_battle_that_empties_the_region_leaves_the_flag() -> None:
    table = Table(6).flags("FR", "belgium").units("FR", "belgium").units("GE", "belgium").turn("FR")
    table.do("rondel maneuver1", "battle belgium army")
    assert table.count("FR", "belgium") == table.count("GE", "belgium") == 0
    assert table.flag("belgium") == "FR"


@pytest.mark.rule("imperial/flags/fleet-flags")
def test_fleets_claim_seas() -> None:
    table = Table(6).units("GB", "english_channel").flags("FR", "north_sea").turn("GB")
    table.do("rondel maneuver1", "sail english_channel north_sea")
    assert table.flag("north_sea") == "GB"


@pytest.mark.rule("imperial/flags/fleet-flags")
def test_a_fleet_in_harbour_claims_nothing() -> None:
    table = nothing_moves(Table(6).units("GB", "london/fleet"), "GB")
    assert how_many(table, "GB") == 0


@pytest.mark.rule("imperial/flags/automatic", "imperial/ruling/flag-refusal")
def test_no_flag_can_be_declined() -> None:
    table = Table(6).units("FR", "bordeaux").units("GB", "paris").turn("FR")
    table.do("rondel maneuver1", "march bordeaux spain")
    assert (table.step, table.asked) == ("rondel", 4)  # nothing was asked
    assert table.flag("spain") == "FR"
    assert table.refused("flag portugal") == "imperial/flags/automatic"


@pytest.mark.rule("imperial/ruling/flag-refusal")
def test_even_with_a_short_supply_every_flag_left_must_be_placed() -> None:
    table = nothing_moves(with_flags(14, without="turkey black_sea").units("AH", "turkey", "black_sea"), "AH")
    assert table.option_set() == {"flag turkey", "flag black_sea"}  # no way out
    for refusal in ("done", "pass", "decline"):
        assert table.refused(refusal)


# -- how many ------------------------------------------------------------------------------------------------


@pytest.mark.rule("imperial/flags/one-per-region", "imperial/flags/limit")
@pytest.mark.parametrize("seed", range(40))
def test_at_most_one_flag_in_a_region_and_fifteen_of_a_nation(seed: int) -> None:
    """Any flags, any units of two nations: what step 3 makes of them."""
    rng = Random(seed)
    table = Table(6)
    s = table.edit()
    for region in range(HOMES, AREAS):
        pick = rng.choice([-1, 0, 0, 1, 2])
        s.flag[region] = pick if s.flag.count(pick) < 15 or pick < 0 else -1
        units = s.army if region < LANDS else s.fleet
        for nation in (0, 1):
            if rng.random() < 0.45:
                units[region * NATIONS + nation] = 1
    nothing_moves(table, "AH")
    while table.step == "flags":
        table.do(rng.choice(table.options()))
    for name in SHORT:
        assert how_many(table, name) <= 15
    assert sum(how_many(table, name) for name in SHORT) <= len(REGIONS)
    for region in range(HOMES, AREAS):
        holder = sole_holder(s, region)
        if holder >= 0:
            spent = s.flag.count(holder) == 15
            assert s.flag[region] == holder or (s.flag[region] == -1 and spent)


@pytest.mark.rule("imperial/flags/one-per-region")
def test_the_old_flag_goes_when_a_new_one_comes() -> None:
    table = nothing_moves(Table(6).flags("FR", *REGIONS[:15]).units("GB", *REGIONS[:5]), "GB")
    assert (how_many(table, "FR"), how_many(table, "GB")) == (10, 5)


@pytest.mark.rule("imperial/flags/limit")
@pytest.mark.parametrize("nation", list(SHORT))
def test_the_sixteenth_region_gets_no_flag(nation: str) -> None:
    table = nothing_moves(with_flags(15, nation).units(nation, REGIONS[20]), nation)
    assert how_many(table, nation) == 15
    assert table.flag(REGIONS[20]) == ""
    assert table.step == "rondel"
    table = nothing_moves(with_flags(14, nation).units(nation, REGIONS[20]), nation)
    assert how_many(table, nation) == 15
    assert table.flag(REGIONS[20]) == nation


# -- rulings -------------------------------------------------------------------------------------------------


@pytest.mark.rule("imperial/ruling/flag-supply")
def test_a_nation_short_of_flags_picks_its_regions_and_foreign_flags_go_anyway() -> None:
    table = with_flags(13, without="turkey black_sea bulgaria ionian_sea")
    table.flags("RU", "turkey", "black_sea").units("AH", "turkey", "black_sea", "bulgaria")
    nothing_moves(table, "AH")
    assert (table.step, table.asked) == ("flags", 1)
    assert table.option_set() == {"flag turkey", "flag black_sea", "flag bulgaria"}
    assert table.refused("flag ionian_sea") == "imperial/flags/place"
    table.do("flag bulgaria")
    assert table.option_set() == {"flag turkey", "flag black_sea"}
    table.do("flag black_sea")
    assert table.step == "rondel"
    assert [table.flag(region) for region in ("bulgaria", "black_sea", "turkey")] == ["AH", "AH", ""]
    assert how_many(table, "RU") == 0


@pytest.mark.rule("imperial/ruling/flag-supply")
def test_with_no_flag_left_a_foreign_flag_goes_and_none_comes() -> None:
    table = nothing_moves(with_flags(15).flags("RU", "black_sea").units("AH", "black_sea"), "AH")
    assert table.flag("black_sea") == ""
    assert how_many(table, "AH") == 15
    assert table.step == "rondel"


@pytest.mark.rule("imperial/ruling/flag-supply")
def test_an_inactive_nation_short_of_flags_is_asked() -> None:
    table = with_flags(14, "GE", without="turkey bulgaria romania").flags("FR", "turkey", "bulgaria")
    table.units("GE", "turkey 2", "bulgaria 2").units("FR", "bulgaria", "turkey", "romania").turn("FR")
    table.do("rondel maneuver1", "battle turkey army", "battle bulgaria army", "done")
    assert (table.step, table.asked) == ("flags", 5)
    assert table.refused("flag turkey", player=3)
    assert table.option_set() == {"flag turkey", "flag bulgaria"}
    table.do("flag bulgaria")
    assert (table.step, table.asked) == ("rondel", 4)
    assert (table.flag("turkey"), table.flag("bulgaria")) == ("", "GE")
    assert table.flag("romania") == "FR"  # the active nation had enough and was not asked


@pytest.mark.rule("imperial/ruling/flag-supply")
def test_an_inactive_nation_with_enough_flags_is_not_asked() -> None:
    table = with_flags(14, "GE", without="turkey bulgaria").flags("FR", "turkey", "bulgaria")
    table.units("GE", "turkey 2", "bulgaria").units("FR", "turkey").turn("FR")
    table.units("IT", "bulgaria").do("rondel maneuver1", "battle turkey army")
    assert table.step == "rondel"
    assert (table.flag("turkey"), table.flag("bulgaria")) == ("GE", "FR")


@pytest.mark.rule("imperial/ruling/flag-supply")
def test_two_nations_that_change_places_have_enough_flags() -> None:
    table = Table(6).flags("AH", *REGIONS[:12]).flags("RU", *REGIONS[12:])
    for_ah, for_ru = REGIONS[12:17], REGIONS[:5]
    nothing_moves(table.units("AH", *for_ah).units("RU", *for_ru), "AH")
    assert table.step == "rondel"  # what is taken off first lasts for all that come
    assert {table.flag(region) for region in for_ah} == {"AH"}
    assert {table.flag(region) for region in for_ru} == {"RU"}
    assert how_many(table, "AH") == how_many(table, "RU") == 12


@pytest.mark.rule("imperial/ruling/flag-supply")
def test_a_flag_freed_in_this_step_is_used_in_it() -> None:
    lost, gained = REGIONS[14], REGIONS[20]  # lost comes before gained on the board, and the other way round
    for old, new in ((lost, gained), (gained, lost)):
        table = with_flags(14, without=f"{old} {new}").flags("AH", old)
        assert how_many(table, "AH") == 15
        table.units("AH", new).units("GE", old)
        nothing_moves(table, "AH")
        assert (table.flag(old), table.flag(new)) == ("GE", "AH")
        assert how_many(table, "AH") == 15


@pytest.mark.rule("imperial/ruling/flag-supply")
def test_a_region_that_went_without_gets_its_flag_when_one_is_free_again() -> None:
    table = nothing_moves(with_flags(15).units("AH", "black_sea"), "AH")
    assert table.flag("black_sea") == ""
    table.units("GE", REGIONS[0])
    nothing_moves(table, "GE")
    assert (table.flag(REGIONS[0]), table.flag("black_sea")) == ("GE", "AH")


@pytest.mark.rule("imperial/ruling/flag-scope")
def test_a_nation_left_alone_without_a_battle_gains_the_flag() -> None:
    table = Table(6).flags("FR", "belgium").units("FR", "belgium").units("GE", "belgium").turn("FR")
    table.do("rondel maneuver1", "march belgium holland")
    assert table.flag("belgium") == "GE"
    assert table.flag("holland") == "FR"


@pytest.mark.rule("imperial/ruling/flag-scope")
def test_every_region_is_looked_at_whoever_moved() -> None:
    table = Table(6).flags("FR", "spain").units("GB", "spain", "north_sea").units("IT", "tunis")
    nothing_moves(table, "RU")
    assert [table.flag(region) for region in ("spain", "north_sea", "tunis")] == ["GB", "GB", "IT"]
