"""The kinds of pieces, and what gives control of a region (war/pieces, war/board)."""

import pytest

from greatpowers.games.war.pieces import (
    BRIGADES,
    BUILDING_IDS,
    FIRST_BUILDING,
    FLEET,
    KIND_IDS,
    PARTIES,
    PIECE_IDS,
)
from tests.war.table import Table


@pytest.mark.rule("war/pieces/categories")
def test_four_kinds_of_pieces() -> None:
    assert [KIND_IDS[kind] for kind in BRIGADES] == ["infantry", "cavalry", "artillery"]
    assert [KIND_IDS[kind] for kind in PARTIES] == ["general", "explorer", "engineer"]
    assert set(BUILDING_IDS) == {"city", "factory", "port", "railroad", "fort", "school"}
    assert (PIECE_IDS[FLEET], PIECE_IDS[FIRST_BUILDING:]) == ("fleet", BUILDING_IDS)


@pytest.mark.rule("war/pieces/buildings-immobile")
def test_no_action_moves_a_building() -> None:
    table = Table(2)
    moving = [family for family in table.game.space.families if {"from", "to"} <= {a.name for a in family.arguments}]
    words = {word for family in moving for argument in family.arguments for word in argument.domain.words}
    assert [family.name for family in moving] == ["march", "reinforce"]
    assert not words & set(BUILDING_IDS)


@pytest.mark.rule("war/board/control-by-brigade")
def test_an_explorer_alone_leaves_a_region_to_the_natives() -> None:
    table = Table(2).land(1, "spain", "2i").natives("morocco", "4").land(2, "japan", "1i")
    table.units(1, "morocco", "1X").fleet(1, "north_atlantic").move(1)
    assert table.owner("morocco") == 0


@pytest.mark.rule("war/board/control-by-brigade")
def test_a_region_without_brigades_of_its_controller_falls_to_the_natives() -> None:
    table = Table(2).land(1, "france", "1i").land(1, "spain", "1i 1G").land(2, "japan", "1i").money(1, pp=2)
    table.maintain(1).do("disband infantry spain")
    assert (table.owner("france"), table.owner("spain")) == (1, 0)
