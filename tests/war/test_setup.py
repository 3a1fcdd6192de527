"""Set-up (war/setup) and its options (war/opt/random-regions, war/opt/multi-build, war/opt/hist)."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from greatpowers.core import luck
from greatpowers.core.game import CHANCE
from greatpowers.core.options import BadOptions
from greatpowers.games.war import draws, steps
from greatpowers.games.war.board import AREA_IDS, COLONIAL_POWERS, EUROPEAN, REGIONS
from greatpowers.games.war.chits import START_DOT
from greatpowers.games.war.forces import brigades, units
from greatpowers.games.war.frames import Queue, SetUp
from greatpowers.games.war.game import War
from greatpowers.games.war.lands import is_westernized, regions_of
from greatpowers.games.war.local_powers import is_local_power
from greatpowers.games.war.pieces import MARKERS, NATIVES, UNKNOWN, rating_of, strength_of
from greatpowers.games.war.position import Position
from greatpowers.testing.rule_table import RuleTable
from tests.war.table import Table, area


class Beginning(RuleTable):
    """A new game."""

    def __init__(self, players: int = 4, **options: str | int) -> None:
        self.game = War(players, **options)
        self.state = self.game.start()

    def position(self) -> Position:
        """See RuleTable."""
        return self.state

    def in_order(self) -> Beginning:
        """Players take their turns in the order of their numbers."""
        return self.do(*(f"lot {player}" for player in range(1, self.game.seats)))

    def pick(self, *places: str) -> Beginning:
        """These regions are picked, each by whose turn it is."""
        return self.do(*(f"pick {place}" for place in places))

    def until(self, step: str, seed: int = 1) -> Beginning:
        """Anything happens until a step is reached."""
        rng = Random(seed)
        while self.state.step != step:
            if self.state.to_act == CHANCE:
                self.state.apply(luck.draw(self.state, rng))
                continue
            seat = rng.choice(self.state.deciders())
            self.state.apply(rng.choice(self.state.legal(seat)), seat)
        return self


def shopping(**more: str | int) -> Table:
    """Two players about to buy, with two regions each: Germany is on the coast, Afghanistan is not."""
    table = Table(2, **more)
    table.land(1, "germany", "1i").land(1, "afghanistan", "1i").land(2, "spain", "1i").land(2, "tibet", "1i")
    return table


def buying(**more: str | int) -> Table:
    """Player 1 buys first, with 400 PP."""
    table = shopping(**more)
    table.money(1, 400).money(2, 400)
    table.state.frames = [SetUp(9), Queue([0, 1], steps.PURCHASE)]
    return table.resume()


# -- order and regions ---------------------------------------------------------------------------------------


@pytest.mark.rule("war/setup/order-random", "war/turn/first-turn-order")
def test_every_order_of_play_can_be_drawn_and_the_first_turn_keeps_it() -> None:
    for order in permutations((1, 2, 3)):
        table = Beginning(3).do(*(f"lot {player}" for player in order[:2]))
        assert table.state.order == [player - 1 for player in order]
        assert table.asked == order[0]
    table = Beginning(2).do("lot 2").until("move")
    assert table.asked == 2


@pytest.mark.rule("war/setup/region-count")
@pytest.mark.parametrize(("players", "number"), [(2, 10), (3, 8), (4, 6), (5, 5), (6, 4), (7, 3), (8, 3)])
def test_regions_by_number_of_players(players: int, number: int) -> None:
    table = Beginning(players).until("purchase")
    assert [len(regions_of(table.state, seat)) for seat in range(players)] == [number] * players


@pytest.mark.rule("war/setup/region-count")
def test_two_to_eight_play() -> None:
    for players in (1, 9):
        with pytest.raises(BadOptions):
            War(players)


@pytest.mark.rule("war/setup/alternate-picks", "war/ruling/draft-order", "war/setup/pick-free-only")
def test_regions_are_picked_in_turn_and_only_once() -> None:
    table = Beginning(2).in_order()
    picked_by = []
    for place in AREA_IDS[:20]:
        picked_by.append(table.asked)
        table.pick(place)
        if table.step == "pick":
            assert table.refused(f"pick {place}") == "war/setup/pick-free-only"
    assert picked_by == [1, 2] * 10


@pytest.mark.rule("war/setup/pick-infantry", "war/setup/start-regions-dot", "war/setup/start-regions-westernized")
@pytest.mark.rule("war/ruling/start-regions")
def test_a_starting_region_has_an_infantry_and_a_dot_and_is_westernized() -> None:
    table = Beginning(3).until("purchase")
    s = table.state
    for region in range(REGIONS):
        owned = s.owner[region] != NATIVES
        assert [units(s, region, seat) for seat in range(3)] == [int(seat == s.owner[region]) for seat in range(3)]
        assert (s.chit[region] == START_DOT) == owned
        assert is_westernized(s, region) == owned
    assert s.pp == [300] * 3


@pytest.mark.rule("war/setup/starting-pp-dp", "war/setup/no-table-income")
@pytest.mark.parametrize(
    ("players", "pp", "dp"), [(2, 400, 3), (3, 300, 2), (4, 250, 2), (5, 220, 2), (6, 200, 1), (7, 200, 1), (8, 180, 1)]
)
def test_the_starting_grant_is_all_there_is(players: int, pp: int, dp: int) -> None:
    s = Beginning(players).until("purchase").state
    assert s.pp == [pp] * players
    assert s.dp == [dp] * players


# -- purchase ------------------------------------------------------------------------------------------------


@pytest.mark.rule("war/setup/purchase-costs")
def test_pieces_at_their_prices_and_the_rest_is_kept() -> None:
    table = buying().do("buy city", "buy infantry", "buy infantry", "buy fleet")
    assert table.state.pp[0] == 400 - 75
    table.do("done")
    assert table.asked == 2
    table.state.pp[1] = 9
    assert table.refused("buy infantry") == "war/setup/purchase-costs"


@pytest.mark.rule("war/setup/no-unit-limits")
def test_units_need_no_buildings_in_set_up() -> None:
    table = buying().do("buy cavalry", "buy cavalry", "buy cavalry", "buy artillery", "buy general")
    table.do(*["buy fleet"] * 4)
    assert table.state.bag[6] == 4


@pytest.mark.rule("war/setup/building-limits-stay", "war/ruling/setup-limits")
def test_there_must_be_room_for_buildings() -> None:
    table = buying().do("buy city", "buy port")
    assert table.refused("buy factory") == "war/setup/building-limits-stay"
    assert table.refused("buy port") == "war/setup/building-limits-stay"  # only one region is on the coast
    table.do("buy fort", "buy fort")
    assert table.refused("buy fort") == "war/setup/building-limits-stay"


@pytest.mark.rule("war/setup/school-with-setup-city")
def test_a_school_needs_a_city_of_the_same_set_up() -> None:
    table = buying()
    assert table.refused("buy school") == "war/setup/school-with-setup-city"
    table.do("buy city", "buy school")
    assert table.refused("buy school") == "war/setup/school-with-setup-city"
    table.do("done", "done")
    assert table.refused("place school germany") == "war/pieces/school-with-city"
    table.do("place city germany", "place school germany")
    assert table.buildings("germany") == {"city", "school"}


@pytest.mark.rule("war/ruling/force-pool")
def test_there_are_only_so_many_pieces_in_the_box() -> None:
    table = buying().do(*["buy artillery"] * 10)
    assert table.refused("buy artillery") == "war/ruling/force-pool"
    assert buying(unlimited_pieces="on").do(*["buy artillery"] * 11).step == "purchase"


# -- placement -----------------------------------------------------------------------------------------------


@pytest.mark.rule("war/setup/alternate-placement", "war/ruling/setup-placement")
def test_one_piece_at_a_time_and_who_has_none_is_skipped() -> None:
    table = buying().do("buy infantry", "done", "buy infantry", "buy infantry", "buy cavalry", "done")
    placed_by = []
    while table.step == "placement":
        placed_by.append(table.asked)
        table.do(table.options()[0])
    assert placed_by == [1, 2, 2, 2]
    assert table.step == "move"  # war/turn/setup-is-first-production


@pytest.mark.rule("war/setup/land-placement", "war/setup/fleet-placement")
def test_pieces_stand_in_own_regions_and_fleets_beside_them() -> None:
    table = buying().do("buy cavalry", "buy fleet", "done", "done")
    assert table.refused("place cavalry spain") == "war/setup/land-placement"
    assert table.refused("place fleet sea_of_japan") == "war/setup/fleet-placement"
    assert table.refused("place artillery germany") == "war/setup/alternate-placement"
    table.do("place fleet north_sea", "place cavalry germany")
    assert table.there(1, "germany") == "1i 1c"
    assert table.at_sea(1, "north_sea") == 1


@pytest.mark.rule("war/setup/building-limits-stay")
def test_one_production_building_to_a_region() -> None:
    table = buying().do("buy city", "buy railroad", "done", "done", "place city germany")
    assert table.refused("place railroad germany") == "war/pieces/one-production-building"
    table.do("place railroad afghanistan")
    assert table.step == "move"


def test_a_building_without_a_place_is_given_back() -> None:
    table = buying().do("buy port", "buy city", "done", "done", "place city germany")
    assert table.step == "move"
    assert table.state.pp[0] == 400 - 30


@pytest.mark.rule("war/setup/containers")
def test_markers_and_chits_lie_in_bags_of_their_own() -> None:
    s = Beginning(2).state
    assert sum(s.marker_pool) == sum(s.world.native_count)
    assert sum(s.chit_pool) == sum(s.world.resource_count)


# -- random regions ------------------------------------------------------------------------------------------


def dealt(seed: int = 1) -> Beginning:
    """Six regions each have been dealt to four players."""
    return Beginning(4, random_regions="on").until("swap", seed)


@pytest.mark.rule("war/opt/random-regions/deal")
def test_regions_are_dealt() -> None:
    s = dealt().state
    assert [len(regions_of(s, seat)) for seat in range(4)] == [6] * 4
    assert s.owner != dealt(2).state.owner


@pytest.mark.rule("war/opt/random-regions/swap", "war/opt/random-regions/infantry")
def test_dealt_regions_are_swapped_by_agreement() -> None:
    table = dealt()
    mine = [AREA_IDS[region] for region in regions_of(table.state, 0)]
    theirs = [AREA_IDS[region] for region in regions_of(table.state, 1)]
    table.do(f"promise {mine[0]} 2", player=1)
    assert table.refused("swap 2", player=1) == "war/opt/random-regions/swap"  # nothing is offered for it
    table.do(f"promise {theirs[0]} 1", f"promise {theirs[1]} 1", "swap 1", player=2)
    table.do("swap 2", player=1)
    assert [len(regions_of(table.state, seat)) for seat in range(4)] == [7, 5, 6, 6]
    for player in (1, 2, 3, 4):
        table.do("done", player=player)
    assert brigades(table.state, area(mine[0]), 1) == 1
    assert brigades(table.state, area(theirs[0]), 0) == 1


@pytest.mark.rule("war/opt/random-regions/swap")
def test_a_changed_bargain_must_be_accepted_anew() -> None:
    table = dealt()
    mine = [AREA_IDS[region] for region in regions_of(table.state, 0)]
    theirs = [AREA_IDS[region] for region in regions_of(table.state, 1)]
    table.do(f"promise {mine[0]} 2", player=1)
    table.do(f"promise {theirs[0]} 1", "swap 1", f"promise {theirs[1]} 1", player=2)
    table.do("swap 2", player=1)
    assert table.state.owner[area(mine[0])] == 0
    table.do("swap 1", player=2)
    assert table.state.owner[area(mine[0])] == 1


@pytest.mark.rule("war/opt/random-regions/only-dealt")
def test_only_dealt_regions_are_swapped() -> None:
    table = dealt()
    free = next(region for region in range(REGIONS) if table.state.owner[region] == NATIVES)
    assert table.refused(f"promise {AREA_IDS[free]} 2", player=1) == "war/opt/random-regions/only-dealt"


@pytest.mark.rule("war/opt/random-regions/swap")
def test_nobody_bargains_with_a_player_who_is_content() -> None:
    table = dealt().do("done", player=2)
    mine = AREA_IDS[regions_of(table.state, 0)[0]]
    assert table.refused(f"promise {mine} 2", player=1) == "war/opt/random-regions/swap"
    assert table.refused(f"promise {mine} 3", player=1) == ""


# -- several buildings to a region ---------------------------------------------------------------------------


@pytest.mark.rule("war/opt/multi-build/limit", "war/opt/multi-build/no-duplicates")
def test_several_kinds_of_buildings_to_a_region() -> None:
    table = buying(buildings="two")
    table.do("buy city", "buy port", "buy factory", "done", "done", "place city germany", "place port germany")
    assert table.refused("place factory germany") == "war/opt/multi-build/limit"
    table = buying(buildings="each")
    table.do("buy city", "buy city", "done", "done", "place city germany")
    assert table.refused("place city germany") == "war/opt/multi-build/no-duplicates"


@pytest.mark.rule("war/opt/multi-build/home-country", "war/opt/multi-build/home-per-player", "war/ruling/setup-options")
def test_only_the_home_takes_several_and_only_for_its_player() -> None:
    table = Beginning(2, buildings="home").until("home")
    own, foreign = regions_of(table.state, table.asked - 1), regions_of(table.state, 2 - table.asked)
    assert table.refused(f"home {AREA_IDS[foreign[0]]}") == "war/ruling/setup-options"
    chooser = table.asked - 1
    table.do(f"home {AREA_IDS[own[0]]}")
    assert table.state.home[chooser] == own[0]
    shop = buying(buildings="home")
    shop.state.home = [area("germany"), area("spain")]
    shop.do("buy city", "buy port", "buy factory", "done", "done", "place city germany", "place port germany")
    shop.land(2, "germany")
    assert shop.refused("place factory germany", player=1) == "war/setup/land-placement"


# -- pseudo-historical ---------------------------------------------------------------------------------------


def historical(players: int = 3) -> Beginning:
    """Everybody is about to pick, in order."""
    return Beginning(players, historical="on").in_order()


@pytest.mark.rule("war/opt/hist/setup-pick", "war/opt/hist/european-def", "war/opt/hist/colonial-def")
def test_europe_its_neighbours_or_a_draw() -> None:
    assert not EUROPEAN[area("balkans")]
    assert not EUROPEAN[area("caucasus")]
    assert EUROPEAN[area("spain")]
    table = historical(2)
    assert table.refused("pick morocco") == "war/opt/hist/setup-pick"
    table.pick("russia", "spain")
    assert table.refused("pick caucasus") == ""
    assert table.refused("draw") == ""


@pytest.mark.rule("war/opt/hist/setup-draw")
def test_a_draw_brings_no_local_power() -> None:
    table = historical(2).do("draw")
    drawn = {region for region in range(REGIONS) if f"deal {AREA_IDS[region]}" in table.options()}
    assert drawn == {r for r in range(REGIONS) if not EUROPEAN[r] and r not in COLONIAL_POWERS}
    table.do("deal morocco")
    assert table.state.owner[area("morocco")] == 0
    assert table.asked == 2


@pytest.mark.rule("war/opt/hist/setup-one-european")
@pytest.mark.parametrize("seed", range(6))
def test_everybody_ends_with_a_european_region(seed: int) -> None:
    s = Beginning(8, historical="on").until("purchase", seed).state
    assert all(any(EUROPEAN[region] for region in regions_of(s, seat)) for seat in range(8))


@pytest.mark.rule("war/opt/hist/setup-one-european")
def test_the_last_pick_must_be_european_if_none_was() -> None:
    table = historical(8)
    for _ in range(2):
        for player in range(8):
            table.do("draw" if player == 0 else table.options()[0])
            if table.step == "deal_regions":
                table.do(table.options()[0])
    assert table.asked == 1
    assert table.refused("draw") == "war/opt/hist/setup-one-european"


@pytest.mark.rule("war/opt/hist/lp-def", "war/opt/hist/lp-colonial-city", "war/opt/hist/lp-european-building")
@pytest.mark.rule("war/opt/hist/lp-markers", "war/ruling/local-powers")
@pytest.mark.parametrize("seed", range(3))
def test_local_powers_have_a_building_and_a_strong_marker(seed: int) -> None:
    s = Beginning(4, historical="on").until("endow", seed).state
    for region in range(REGIONS):
        if not is_local_power(s, region):
            assert not s.buildings[region]
            continue
        assert s.marker[region] == UNKNOWN
        for code in range(MARKERS):
            likely = draws.chances(s, region)[code] > 0
            assert likely == (s.marker_pool[code] > 0 and rating_of(code) == 2 and strength_of(code) >= 7)
        assert s.buildings[region].bit_count() == 1
        if region in COLONIAL_POWERS:
            assert s.buildings[region] == 1
        if not s.world.coastal[region]:
            assert not s.buildings[region] & 4


@pytest.mark.rule("war/opt/hist/setup-free-building", "war/opt/hist/setup-free-resource")
def test_a_free_building_and_a_free_resource_in_europe() -> None:
    table = Beginning(2, historical="on").until("endow")
    s, seat = table.state, table.asked - 1
    home = next(AREA_IDS[r] for r in regions_of(s, seat) if EUROPEAN[r])
    assert table.refused(f"endow {home}") == "war/opt/hist/setup-free-building"
    foreign = next(AREA_IDS[r] for r in range(REGIONS) if EUROPEAN[r] and s.owner[r] != seat)
    for refused in (f"place infantry {home}", f"place city {foreign}", "place fleet north_sea"):
        assert table.refused(refused) == "war/opt/hist/setup-free-building"
    assert table.refused("place city china") == "war/opt/hist/setup-buildings-europe"
    assert table.refused(f"place school {home}") == "war/pieces/school-with-city"
    table.do(f"place city {home}")
    assert table.refused(f"place fort {home}") == "war/opt/hist/setup-free-resource"
    for region in (foreign, "china"):
        assert table.refused(f"endow {region}") == "war/opt/hist/setup-free-resource"
    table.do(f"endow {home}")
    assert s.developed[area(home)]
    assert s.pp[seat] == 400


@pytest.mark.rule("war/opt/hist/setup-buildings-europe", "war/opt/hist/setup-colony-limit")
def test_no_buildings_and_few_units_in_colonies() -> None:
    table = buying(historical="on")
    table.do("buy city", *["buy infantry"] * 6, "done", "done")
    assert table.refused("place city afghanistan") == "war/opt/hist/setup-buildings-europe"
    table.do(*["place infantry afghanistan"] * 5)
    assert table.refused("place infantry afghanistan") == "war/opt/hist/setup-colony-limit"
    table.do("place infantry germany")


@pytest.mark.rule("war/opt/selected-at-start")
def test_options_that_contradict_each_other_are_refused() -> None:
    for more in ({"random_regions": "on"}, {"buildings": "two"}):
        with pytest.raises(BadOptions):
            War(4, historical="on", **more)
    assert Beginning(2).in_order().refused("draw") == "war/opt/selected-at-start"
