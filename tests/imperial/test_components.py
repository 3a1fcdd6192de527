"""Components and supplies: what is in the box, and what happens when it runs short."""

from itertools import permutations
from random import Random

import pytest

from greatpowers.core.actions import BadNotation
from greatpowers.core.game import CHANCE
from greatpowers.games.imperial.board import (
    ARMAMENTS_STOCK,
    ARMY_SUPPLY,
    BOARD,
    FACE,
    FLEET_SUPPLY,
    IS_PORT,
    LAND_NEIGHBOURS,
    SHIPYARD_STOCK,
    TAX_CHART,
    power_factor,
    tax_space,
)
from greatpowers.testing.imperial import SHORT, Table

BROWN = {
    "AH": "vienna budapest prague lemberg",
    "IT": "rome florence",
    "FR": "paris dijon",
    "GB": "sheffield",
    "GE": "berlin munich cologne",
    "RU": "moscow warsaw kiev",
}
LIGHT_BLUE = {
    "AH": "trieste",
    "IT": "genoa venice naples",
    "FR": "marseille bordeaux brest",
    "GB": "london liverpool edinburgh dublin",
    "GE": "hamburg danzig",
    "RU": "st_petersburg odessa",
}
LAND_REGIONS = (
    "norway sweden denmark holland belgium spain portugal morocco algeria tunis "
    "west_balkan greece bulgaria romania turkey"
)
SEAS = (
    "north_atlantic north_sea baltic_sea english_channel bay_of_biscay "
    "western_mediterranean_sea ionian_sea eastern_mediterranean_sea black_sea"
)
FULL_NAME = dict(zip(SHORT, ["austria_hungary", "italy", "france", "great_britain", "germany", "russia"], strict=True))
ARMIES = {"AH": 10, "IT": 8, "FR": 8, "GB": 6, "GE": 8, "RU": 8}
FLEETS = {"AH": 6, "IT": 8, "FR": 8, "GB": 10, "GE": 8, "RU": 8}


def is_no_action(table: Table, notation: str) -> bool:
    try:
        table.game.space.parse(notation)
    except BadNotation:
        return True
    return False


@pytest.mark.rule("imperial/components/nations")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_all_six_nations_are_in_every_game(players: int) -> None:
    nations = Table(players).view(1)["nations"]
    assert [nation["id"] for nation in nations] == list(FULL_NAME.values())


@pytest.mark.rule("imperial/components/home-provinces")
def test_every_nation_has_five_home_provinces_with_one_city_each() -> None:
    homes = [region for region in BOARD.regions if region.kind == "home"]
    assert len(homes) == 30
    for nation, name in FULL_NAME.items():
        provinces = {region.id for region in homes if region.facts["power"] == name}
        assert provinces == {*BROWN[nation].split(), *LIGHT_BLUE[nation].split()}
        assert len(provinces) == 5
    assert all(region.facts["city"] in ("armaments", "shipyard") for region in homes)
    assert not any("city" in region.facts for region in BOARD.regions if region.kind != "home")


@pytest.mark.rule("imperial/components/city-colour")
@pytest.mark.parametrize("nation", list(SHORT))
def test_the_colour_of_a_city_fixes_the_kind_of_its_factory(nation: str) -> None:
    brown, light_blue = BROWN[nation].split(), LIGHT_BLUE[nation].split()
    table = Table(6).factories(nation, *brown, *light_blue).turn(nation).do("rondel production1", "produce_all")
    assert [table.count(nation, p) for p in brown] == [1] * len(brown)
    assert [table.count(nation, f"{p}/fleet") for p in light_blue] == [1] * len(light_blue)
    assert sum(table.state.army) == len(brown)
    assert sum(table.state.fleet) == len(light_blue)


@pytest.mark.rule("imperial/components/city-colour")
def test_nobody_chooses_the_kind_of_a_factory() -> None:
    build = Table().game.space.by_name["build"]
    assert [argument.name for argument in build.arguments] == ["area"]
    assert len(build) == 30


@pytest.mark.rule("imperial/components/land-regions")
def test_fifteen_land_regions_lie_outside_the_nations() -> None:
    regions = [region.id for region in BOARD.regions if region.kind == "land"]
    assert len(regions) == 15
    assert set(regions) == set(LAND_REGIONS.split())


@pytest.mark.rule("imperial/components/land-regions")
def test_no_fleet_sails_into_a_land_region() -> None:
    table = Table(6).units("GB", "north_sea", "london").turn("GB").do("rondel maneuver1")
    assert table.option_set("sail") == {
        "sail north_sea north_atlantic",
        "sail north_sea english_channel",
        "sail north_sea baltic_sea",
    }
    assert is_no_action(table, "sail north_sea norway")
    assert {BOARD.regions[to].kind for _, to in table.game.space.by_name["sail"].values} == {"sea"}


@pytest.mark.rule("imperial/components/sea-regions")
def test_nine_seas_and_no_army_ends_its_move_in_one() -> None:
    seas = [region.id for region in BOARD.regions if region.kind == "sea"]
    assert len(seas) == 9
    assert set(seas) == set(SEAS.split())
    table = Table(6).units("IT", "rome", "western_mediterranean_sea").turn("IT").do("rondel maneuver1", "done")
    assert is_no_action(table, "march rome western_mediterranean_sea")
    table.do("embark rome western_mediterranean_sea")
    assert is_no_action(table, "land western_mediterranean_sea")
    assert table.refused("done")
    assert table.option_set() == table.option_set("land") != set()


@pytest.mark.rule("imperial/components/switzerland")
@pytest.mark.parametrize(
    ("here", "there"),
    [
        ("vienna", "marseille"),
        ("vienna", "dijon"),
        ("genoa", "dijon"),
        ("genoa", "munich"),
        ("marseille", "munich"),
    ],
)
def test_no_army_enters_or_crosses_switzerland(here: str, there: str) -> None:
    assert "switzerland" not in BOARD.region_index
    table = Table(6).units("RU", here, there).turn("RU").do("rondel maneuver1")
    for start, end in permutations((here, there)):
        assert is_no_action(table, f"march {start} switzerland")
        march = f"march {start} {end}"
        assert is_no_action(table, march) or table.refused(march) == "imperial/army/any-land"


@pytest.mark.rule("imperial/components/switzerland")
def test_armies_in_genoa_and_munich_do_not_reach_each_other_past_switzerland() -> None:
    table = Table(6).units("IT", "genoa").turn("IT").do("rondel maneuver1")
    reached = {text.split()[2] for text in table.option_set("march")}
    assert reached == {"rome", "naples", "florence", "venice", "vienna", "trieste", "marseille"}
    table = Table(6).units("GE", "munich").turn("GE").do("rondel maneuver1")
    reached = {text.split()[2] for text in table.option_set("march")}
    assert not reached & {"switzerland", "genoa", "marseille", "venice"}
    assert {"vienna", "dijon"} <= reached


@pytest.mark.rule("imperial/components/islands")
def test_unnamed_islands_are_no_areas() -> None:
    assert len(BOARD.regions) == 54
    assert not {"sicily", "sardinia", "corsica", "crete"} & set(BOARD.region_index)
    table = Table(6).units("IT", "rome", "western_mediterranean_sea").turn("IT")
    table.do("rondel maneuver1", "done", "embark rome western_mediterranean_sea")
    assert is_no_action(table, "land sardinia")
    assert table.option_set("land") == {
        f"land {area}" for area in ("naples", "florence", "genoa", "venice", "marseille", "spain", "algeria", "tunis")
    }


@pytest.mark.rule("imperial/components/islands")
def test_dublin_is_an_island_that_armies_reach_only_by_sea() -> None:
    assert LAND_NEIGHBOURS[BOARD.region_index["dublin"]] == []
    table = Table(6).units("GB", "london", "north_atlantic").turn("GB").do("rondel maneuver1", "done")
    table.do("embark london north_atlantic", "land dublin")
    assert table.count("GB", "dublin") == 1


@pytest.mark.rule("imperial/components/bonds")
def test_each_nation_has_nine_unique_bonds() -> None:
    assert FACE == [2, 4, 6, 9, 12, 16, 20, 25, 30]
    assert sum(FACE) == 124
    state = Table().game.start()
    assert state.bond == [-1] * 54
    bonds = Table().game.space.by_name["bond"]
    assert sorted(bonds.words(values) for values in bonds.values) == sorted(
        [name, str(face)] for name in FULL_NAME.values() for face in FACE
    )


@pytest.mark.rule("imperial/components/bond-interest")
@pytest.mark.parametrize(
    ("face", "interest"), [(2, 1), (4, 2), (6, 3), (9, 4), (12, 5), (16, 6), (20, 7), (25, 8), (30, 9)]
)
def test_interest_by_face(face: int, interest: int) -> None:
    table = Table().clear().government(IT=1).bonds(2, IT=str(face)).treasury(IT=20).cash(0, 0, 0, 0)
    table.card(4).turn("IT").do("rondel investor")
    assert table.cash_of(2) == interest
    assert table.treasury_of("IT") == 20 - interest


@pytest.mark.rule("imperial/components/bond-interest")
def test_all_nine_bonds_together_bear_45() -> None:
    table = Table().clear().government(IT=1).bonds(2, IT="2 4 6 9 12 16 20 25 30").treasury(IT=50)
    table.card(4).turn("IT").do("rondel investor")
    assert table.cash_of(2) == 45
    assert table.treasury_of("IT") == 5


@pytest.mark.rule("imperial/components/flags")
@pytest.mark.parametrize(("before", "after"), [(14, 15), (15, 15)])
def test_fifteen_flags_are_a_hard_limit(before: int, after: int) -> None:
    regions = [region for region in f"{LAND_REGIONS} {SEAS}".split() if region != "belgium"]
    table = Table(6).flags("GE", *regions[:before]).flags("FR", "belgium").units("GE", "munich").turn("GE")
    table.do("rondel maneuver1", "march munich belgium")
    if table.step == "armies":
        table.do("done")
    assert table.step == "rondel"
    assert table.state.flag.count(SHORT["GE"]) == after
    assert table.flag("belgium") == ("GE" if before < 15 else "")


@pytest.mark.rule("imperial/components/factories")
def test_the_box_has_a_factory_for_every_city() -> None:
    assert ARMAMENTS_STOCK == SHIPYARD_STOCK == 15
    assert sum(IS_PORT[:30]) == 15
    on_board = Table().state.factory
    assert sum(on_board) == 12
    blue = sum(on_board[area] for area in range(30) if IS_PORT[area])
    assert (ARMAMENTS_STOCK - (12 - blue), SHIPYARD_STOCK - blue) == (9, 9)


@pytest.mark.rule("imperial/components/factories")
@pytest.mark.parametrize("nation", list(SHORT))
def test_the_thirtieth_factory_can_still_be_built(nation: str) -> None:
    table = Table(6)
    for city in [*BROWN[nation].split(), *LIGHT_BLUE[nation].split()]:
        for other in SHORT:
            table.factories(other, *BROWN[other].split(), *LIGHT_BLUE[other].split())
        table.update("factory", f"{city}=0").treasury(**{nation: 5}).set("rondel", "")
        table.turn(nation).do("rondel factory", f"build {city}")
        assert sum(table.state.factory) == 30


def spread(table: Table, nation: str, number: int, places: list[str]) -> Table:
    """So many units of a nation, one after another in these places."""
    for i in range(number):
        table.units(nation, places[i % len(places)])
    return table


@pytest.mark.rule("imperial/components/army-supply")
@pytest.mark.parametrize("nation", list(SHORT))
def test_no_more_armies_than_in_the_box(nation: str) -> None:
    assert sum(ARMY_SUPPLY) == 48
    city = BROWN[nation].split()[0]
    table = spread(Table(6), nation, ARMIES[nation] - 1, ["belgium", "romania", city])
    table.turn(nation).do("rondel import", f"import_army {city}")
    assert table.refused(f"import_army {city}") == "imperial/import/supply"
    assert not table.option_set("import_army")


@pytest.mark.rule("imperial/components/fleet-supply")
@pytest.mark.parametrize("nation", list(SHORT))
def test_no_more_fleets_than_in_the_box(nation: str) -> None:
    assert sum(FLEET_SUPPLY) == 48
    port = LIGHT_BLUE[nation].split()[0]
    table = spread(Table(6), nation, FLEETS[nation] - 1, ["north_sea", "black_sea", f"{port}/fleet"])
    table.turn(nation).do("rondel import", f"import_fleet {port}")
    assert table.refused(f"import_fleet {port}") == "imperial/import/supply"
    assert not table.option_set("import_fleet")


@pytest.mark.rule("imperial/components/supply-exhausted")
def test_without_armies_in_supply_none_is_deployed() -> None:
    table = Table(6).units("IT", "tunis 5", "rome 3").turn("IT").do("rondel production1")
    assert table.refused("produce rome") == "imperial/components/supply-exhausted"
    table.do("produce_all")
    assert (table.count("IT", "rome"), table.count("IT", "naples/fleet")) == (3, 1)
    assert table.step == "rondel"
    table.turn("IT").do("rondel import")
    assert table.refused("import_army rome") == "imperial/import/supply"
    table.do("import_fleet naples")


@pytest.mark.rule("imperial/components/supply-exhausted")
def test_lying_armies_count_against_the_supply() -> None:
    table = Table(6).units("IT", "tunis 5", "vienna[f] 3").turn("IT").do("rondel import")
    assert table.refused("import_army rome") == "imperial/import/supply"


@pytest.mark.rule("imperial/components/supply-exhausted")
def test_with_nothing_in_supply_production_passes_without_a_question() -> None:
    table = Table(6).units("IT", "tunis 8", "ionian_sea 8").turn("IT").do("rondel production1")
    assert (table.step, table.state.nation) == ("rondel", SHORT["FR"])
    assert (sum(table.state.army), sum(table.state.fleet)) == (8, 8)


@pytest.mark.rule("imperial/components/supply-returns")
def test_units_lost_in_battle_can_be_deployed_again() -> None:
    table = Table(6).units("IT", "greece 8", "ionian_sea 8").units("AH", "greece", "ionian_sea").turn("IT")
    table.do("rondel maneuver1", "battle ionian_sea fleet", "done", "battle greece army", "done")
    assert (table.count("IT", "greece"), table.count("IT", "ionian_sea")) == (7, 7)
    table.turn("IT").do("rondel import", "import_army rome", "import_fleet naples")
    assert (table.count("IT", "rome"), table.count("IT", "naples/fleet")) == (1, 1)
    assert table.step == "invest"  # the supply is empty again, so a third unit was not offered


@pytest.mark.rule("imperial/components/supply-returns")
def test_armies_spent_on_a_destruction_can_be_deployed_again() -> None:
    table = Table(6).units("IT", "tunis 5", "vienna 3").turn("IT")
    table.do("rondel maneuver1", "destroy vienna", "done").turn("IT")
    table.do("rondel import", "import_army rome", "import_army rome", "import_army rome")
    assert table.count("IT", "rome") == 3


@pytest.mark.rule("imperial/components/bank-notes", "imperial/ruling/bank-limit")
def test_the_bank_pays_whatever_is_left_in_it() -> None:
    # Far more than the 420 million of all notes in the box is with the players.
    table = Table(6).cash(200, 200, 200, 200, 200, 200).flags("AH", "west_balkan", "greece", "ionian_sea")
    table.set("bank", 1)
    treasury = table.treasury_of("AH")
    table.turn("AH").do("rondel taxation")
    assert table.treasury_of("AH") == treasury + 7
    assert table.cash_of(1) == 202
    assert table.state.bank == 1 - 7 - 2


@pytest.mark.rule("imperial/components/markers")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_one_of_each_marker_and_one_card_whatever_happens(players: int) -> None:
    table = Table(players)
    state, rng = table.state, Random(players)
    for _ in range(400):
        if state.ended:
            break
        view = state.view(None)
        assert len(view["nations"]) == 6
        for nation in view["nations"]:
            assert nation["rondel"] is None or isinstance(nation["rondel"], str)
            assert 0 <= nation["power"] <= 25
            assert 0 <= nation["tax"] <= 10
            assert -1 <= nation["government"] < players
        assert 0 <= view["card"] < players
        assert 0 <= view["nation"] < 6
        legal = state.legal()
        state.play(legal[int(rng.random() * len(legal))])
    assert state.turns > 6


@pytest.mark.rule("imperial/components/score-track")
def test_the_power_factor_rises_every_five_points() -> None:
    factors = [power_factor(points) for points in range(26)]
    assert factors == [0] * 5 + [1] * 5 + [2] * 5 + [3] * 5 + [4] * 5 + [5]


@pytest.mark.rule("imperial/components/score-track")
def test_power_points_stop_at_25() -> None:
    table = Table(6).power(AH=24).flags("AH", *LAND_REGIONS.split()).turn("AH").do("rondel taxation")
    assert table.state.power[0] == 25


@pytest.mark.rule("imperial/components/tax-chart")
def test_the_tax_chart_has_eleven_spaces() -> None:
    assert len(TAX_CHART) == 11
    assert [tax_space(revenue) for revenue in range(26)] == [0] * 6 + list(range(1, 10)) + [10] * 11


@pytest.mark.rule("imperial/components/tax-chart")
@pytest.mark.parametrize(("flags", "space"), [(0, 0), (1, 0), (2, 1), (10, 9), (11, 10), (15, 10)])
def test_the_tax_marker_goes_to_the_space_of_the_revenue(flags: int, space: int) -> None:
    table = Table(6).flags("AH", *LAND_REGIONS.split()[:flags]).turn("AH").do("rondel taxation")  # 4 + flags
    assert table.state.tax[0] == space


@pytest.mark.rule("imperial/components/no-luck")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_luck_ends_with_the_deal(players: int) -> None:
    first, second = Table(players), Table(players)
    assert {f.name for f in first.game.space.families if f.chance} == {"deal", "lot"}
    assert first.refused("deal italy") == first.refused("lot 1") == "imperial/components/no-luck"
    rng = Random(players)
    for _ in range(300):
        if first.state.ended:
            break
        assert first.state.to_act != CHANCE
        legal = first.state.legal()
        action = legal[int(rng.random() * len(legal))]
        first.state.play(action)
        second.state.play(action)
        assert first.state.key() == second.state.key()
    assert first.state.turns > 3
