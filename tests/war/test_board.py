"""The board: areas, zones, borders and straits, and how sure we are of each."""

from __future__ import annotations

from collections import Counter

import pytest

from greatpowers.games.war.board import (
    AREA,
    AREA_IDS,
    AREAS,
    BOARD,
    COLONIAL_POWERS,
    COLOUR_IDS,
    DARDANELLES,
    DOT,
    EUROPEAN,
    FORCE_POOL,
    NATIVE_RATING,
    NATIVE_STRENGTH,
    REGIONS,
    RESOURCE_IDS,
    SEAS,
    STRAIT_ENDS,
    STRAIT_IDS,
    STRAIT_REGION,
    STRAITS,
    STRAITS_NEAR,
    SUEZ,
    ZONE_IDS,
    ZONES,
    across,
)
from greatpowers.games.war.corrections import war_board

WAR = war_board()


def names(areas: list[int]) -> set[str]:
    return {AREA_IDS[area] for area in areas}


# -- areas and zones ---------------------------------------------------------------------------------------------


@pytest.mark.rule("war/board/two-area-kinds")
def test_regions_come_first_and_then_the_seas() -> None:
    kinds = [region.kind for region in BOARD.regions]
    assert kinds == ["land"] * REGIONS + ["sea"] * SEAS
    assert len(AREA_IDS) == AREAS == REGIONS + SEAS
    assert [AREA[name] for name in AREA_IDS] == list(range(AREAS))


@pytest.mark.rule("war/board/six-zones")
def test_every_region_is_in_one_of_six_zones() -> None:
    assert len(ZONE_IDS) == ZONES
    counts = {zone: len(WAR.zone_regions[i]) for i, zone in enumerate(ZONE_IDS)}
    assert counts == {
        "europe": 13,
        "middle_east": 9,
        "sub_saharan_africa": 13,
        "central_asia": 9,
        "eastern_asia": 10,
        "australasia": 9,
    }
    assert all(zone == WAR.zone[region] for zone, regions in enumerate(WAR.zone_regions) for region in regions)


@pytest.mark.rule("war/opt/hist/european-def")
def test_european_regions_are_the_europe_zone_without_two() -> None:
    europe = WAR.zone_regions[ZONE_IDS.index("europe")]
    assert [region for region in range(REGIONS) if EUROPEAN[region]] == [
        region for region in europe if AREA_IDS[region] not in ("balkans", "caucasus")
    ]


@pytest.mark.rule("war/opt/hist/lp-def")
def test_five_colonial_regions_are_local_powers() -> None:
    assert names(COLONIAL_POWERS) == {"china", "japan", "india", "egypt", "ottoman"}


# -- borders -----------------------------------------------------------------------------------------------------


def test_neighbours_are_mutual_and_listed_once() -> None:
    for near in (WAR.regions_near, WAR.seas_near):
        assert len(near) == AREAS
        assert all(row == sorted(set(row)) for row in near)
    for a in range(AREAS):
        assert a not in WAR.regions_near[a] + WAR.seas_near[a]
        for b in WAR.regions_near[a] + WAR.seas_near[a]:
            assert a in (WAR.regions_near[b] if a < REGIONS else WAR.seas_near[b])


def test_as_many_borders_as_the_published_list_and_our_seas_have() -> None:
    assert {kind: len(pairs) for kind, pairs in BOARD.borders.items()} == {
        "land": 110,
        "coast": 102,
        "sea": 37,
        "strait": 2,
    }


@pytest.mark.rule("war/board/ottoman-balkans-link", "war/board/spain-morocco-barred")
@pytest.mark.parametrize(
    ("region", "near"),
    [
        ("ottoman", {"balkans", "caucasus", "palestine", "mesopotamia"}),
        ("spain", {"france"}),
        ("egypt", {"tripoli", "sudan", "palestine"}),
        ("great_britain", set()),
        ("japan", set()),
        ("korea", {"manchuria"}),
        ("china", {"siberia", "kazakhstan", "kashmir", "tibet", "bengal", "mongolia", "manchuria", "siam", "annam"}),
        ("natal", {"angola", "mozambique"}),
    ],
)
def test_neighbours_by_land(region: str, near: set[str]) -> None:
    assert names(WAR.regions_near[AREA[region]]) == near


def test_regions_without_a_coast() -> None:
    inland = {AREA_IDS[region] for region in range(REGIONS) if not WAR.coastal[region]}
    ringed = {"west_africa", "equatorial_africa", "afghanistan", "kazakhstan", "kashmir", "tibet", "buryat", "mongolia"}
    assert inland == ringed | {"turkestan", "trans_ural", "siberia", "yakut"}  # the Caspian, and ice


def test_every_sea_has_a_shore_and_a_way_out() -> None:
    for sea in range(REGIONS, AREAS):
        assert WAR.regions_near[sea]
        assert WAR.seas_near[sea] or STRAITS_NEAR[sea]
    assert [AREA_IDS[sea] for sea in range(REGIONS, AREAS) if not WAR.seas_near[sea]] == ["black_sea"]


# -- straits -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("war/board/dardanelles-permission", "war/board/suez-closed")
def test_straits_are_no_open_borders() -> None:
    assert STRAIT_IDS == ["dardanelles", "suez_canal"]
    assert len(STRAIT_IDS) == STRAITS
    assert [names(list(ends)) for ends in STRAIT_ENDS] == [
        {"eastern_mediterranean", "black_sea"},
        {"eastern_mediterranean", "red_sea"},
    ]
    assert [AREA_IDS[region] for region in STRAIT_REGION] == ["ottoman", "egypt"]
    for a, b in STRAIT_ENDS:
        assert b not in WAR.seas_near[a]


def test_a_strait_leads_from_either_end_to_the_other() -> None:
    mediterranean = AREA["eastern_mediterranean"]
    assert STRAITS_NEAR[mediterranean] == [DARDANELLES, SUEZ]
    assert STRAITS_NEAR[AREA["red_sea"]] == [SUEZ]
    assert across(SUEZ, mediterranean) == AREA["red_sea"]
    assert across(SUEZ, AREA["red_sea"]) == mediterranean


def test_whose_controller_permits_has_both_coasts() -> None:
    for strait, region in enumerate(STRAIT_REGION):
        assert set(STRAIT_ENDS[strait]) <= set(WAR.seas_near[region])


# -- how sure we are ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("a", "b", "source"),
    [
        ("balkans", "ottoman", "rules"),
        ("egypt", "red_sea", "rules"),
        ("eastern_mediterranean", "black_sea", "rules"),
        ("france", "germany", "research"),
        ("lithuania", "prussia", "reconstructed"),
        ("france", "north_sea", "reconstructed"),
        ("arabian_sea", "red_sea", "reconstructed"),
    ],
)
def test_borders_say_where_they_come_from(a: str, b: str, source: str) -> None:
    assert WAR.border_source(AREA[a], AREA[b]) == WAR.border_source(AREA[b], AREA[a]) == source


def test_nine_regions_and_three_seas_are_named_by_the_rules() -> None:
    named = {region.id for region in BOARD.regions if region.facts["source"] == "rules"}
    assert named == {
        *("spain", "balkans", "caucasus", "morocco", "egypt", "ottoman", "india", "china", "japan"),
        *("eastern_mediterranean", "black_sea", "red_sea"),
    }
    assert {region.facts["source"] for region in BOARD.regions} == {"rules", "research", "reconstructed"}


# -- the box -----------------------------------------------------------------------------------------------------


def test_eight_colours_of_a_hundred_pieces() -> None:
    assert len(COLOUR_IDS) == 8
    assert sum(FORCE_POOL.values()) == 100


@pytest.mark.rule("war/markers/native-values", "war/opt/hist/lp-markers")
def test_native_markers_fit_what_players_report() -> None:
    mix = Counter[tuple[int, int]]()
    for strength, rating, count in zip(NATIVE_STRENGTH, NATIVE_RATING, WAR.native_count, strict=True):
        mix[strength, rating] += count
    assert mix.total() == 72
    assert {strength for strength, _ in mix} == set(range(4, 13))
    assert {rating for _, rating in mix} == {0, 1, 2}
    assert sum(count for (strength, _), count in mix.items() if strength >= 9) == 46
    assert sum(count for (strength, rating), count in mix.items() if strength >= 7 and rating == 2) >= 14


@pytest.mark.rule("war/markers/resource-chits")
def test_a_third_of_the_resource_chits_has_a_value() -> None:
    assert (RESOURCE_IDS[DOT], WAR.resource_value[DOT], WAR.resource_count[DOT]) == ("dot", 0, 48)
    assert sum(WAR.resource_count) == 72
    assert max(WAR.resource_value) == 10
    assert all(value > 0 for value in WAR.resource_value[DOT + 1 :])
