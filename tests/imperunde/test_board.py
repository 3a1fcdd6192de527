"""The board: borders, passages, prices."""

from __future__ import annotations

import itertools

import pytest

from greatpowers.core.actions import BadNotation
from greatpowers.games.imperunde.pieces import BOARD, CARD_COST, COST, POST_COST
from greatpowers.games.imperunde.world import CANAL_COST, LANDS, SPACE_IDS, SPACES, world
from tests.imperunde.table import Table, space


def touch(a: str, b: str) -> bool:
    return space(b) in world().near[space(a)]


@pytest.mark.rule("imperunde/map/south-pole-centre")
def test_borders_are_mutual_and_lie_as_the_rulebook_shows() -> None:
    near = world().near
    drawn = {frozenset(pair) for kind in ("land", "coast", "sea") for pair in BOARD.borders[kind]}
    assert {frozenset((a, b)) for a in range(SPACES) for b in near[a]} == drawn  # none across the rim
    assert all(a in near[b] and a != b for a in range(SPACES) for b in near[a])
    for a, b in BOARD.tables["evident"]:
        assert touch(a, b)
    for a, b in BOARD.tables["absent"]:
        assert not touch(a, b)
    # The four seas around the pole are a ring.
    pole = BOARD.scenery[0].facts["seas"]
    assert all(touch(a, b) for a, b in zip(pole, [*pole[1:], pole[0]], strict=True))


@pytest.mark.rule("imperunde/map/south-pole-centre")
def test_each_space_can_be_reached_from_every_other() -> None:
    reached, edge = {0}, [0]
    while edge:
        edge = [b for a in edge for b in world().near[a] if b not in reached]
        reached.update(edge)
    assert reached == set(range(SPACES))
    assert all(world().waters[sea] for sea in range(LANDS, SPACES))


@pytest.mark.rule("imperunde/map/arctic-passages")
@pytest.mark.parametrize(
    "voyage",
    [
        ["norwegian_sea", "kara_sea", "east_siberian_sea", "bering_sea"],
        ["bering_sea", "beaufort_sea", "labrador_sea", "north_atlantic"],
    ],
    ids=["north-east", "north-west"],
)
def test_ships_sail_the_arctic_passages(voyage: list[str]) -> None:
    for a, b, c in zip(voyage, voyage[1:], voyage[2:], strict=False):
        table = Table().sea(1, a, "1fr").move(1).do(f"sail frigate {a} {b}", f"sail frigate_1 {b} {c}")
        assert table.count(1, c, "fr") == 1


@pytest.mark.rule("imperunde/map/britain-island")
def test_great_britain_is_an_island() -> None:
    assert world().roads[space("great_britain")] == []
    assert [SPACE_IDS[sea] for sea in world().waters[space("great_britain")]] == ["north_sea", "north_atlantic"]
    table = Table().land(1, "great_britain", "3C").move(1)
    assert table.option_set("march") == set()


@pytest.mark.rule("imperunde/summary/costs")
def test_the_price_list() -> None:
    assert COST == [1, 2, 3, 3, 3, 5]
    assert (POST_COST, CARD_COST, CANAL_COST) == (2, 5, [8, 10])
    table = (
        Table().land(1, "egypt", "3tp").land(1, "mosquito_coast", "1tp").land(1, "siam", "1I").funds(1, 60).invest(1)
    )
    left = 60
    for purchase, price in (
        ("buy infantry egypt", 1),
        ("buy cavalry egypt", 2),
        ("buy artillery egypt", 3),
        ("buy fort egypt", 3),
        ("launch frigate great_britain north_sea", 3),
        ("launch line great_britain north_sea", 5),
        ("canal suez", 8),
        ("canal panama", 10),
        ("post siam", 2),
    ):
        left -= price
        assert table.do(purchase).state.funds[0] == left
    table.do("buy_card", "draw counter")
    assert table.state.funds[0] == left - 5
    cargo = Table().land(1, "egypt", "1I 1tp").surplus(1, 3).embark(1).do("embark infantry egypt arabian_sea")
    assert (cargo.there(1, "arabian_sea"), cargo.state.surplus[0]) == ("1I", 3)


# -- what the board makes impossible -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("notation", "rule"),
    [
        ("march infantry china brazil", "move/adjacent"),
        ("march infantry china china_sea", "move/no-embark-in-phase-6"),
        ("sail frigate china_sea north_sea", "move/adjacent"),
        ("sail infantry china_sea china", "cargo/landing"),
        ("launch frigate mongolia china_sea", "invest/ship-adjacent"),
        ("launch infantry china china_sea", "invest/armies-on-land"),
        ("buy infantry china_sea", "invest/armies-on-land"),
        ("embark infantry mongolia china_sea", "embark/when-where"),
        ("use 2 2 0 0", "battle/max-three"),
        ("use_ships 4 0", "battle/max-three"),
        ("speak 1 1 war", "relations/symmetric"),
        ("propose 1 91", "ruling/goal-bounds"),
    ],
)
def test_what_can_never_happen_is_refused_with_its_rule(notation: str, rule: str) -> None:
    game = Table().game
    with pytest.raises(BadNotation) as caught:
        game.space.parse(notation)
    assert game.rule_against(caught.value) == f"imperunde/{rule}"


def test_every_combination_that_the_space_leaves_out_has_its_rule() -> None:
    game = Table().game
    for family in game.space.families:
        known = set(family.values)
        everything = itertools.product(*(range(min(len(a.domain), 99)) for a in family.arguments))
        for values in itertools.islice((v for v in everything if v not in known), 0, 200_000, 97):
            assert game.why_never(family.name, values) in game.rulebook.rules, (family.name, values)
