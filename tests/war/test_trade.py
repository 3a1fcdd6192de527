"""Blockade and port access (war/blockade): the ledger's cases with France, Spain, Italy and the Mediterranean."""

from __future__ import annotations

import pytest

from greatpowers.games.war import income, trade
from greatpowers.games.war.board import AREA_IDS
from greatpowers.games.war.events import INCOME_IDS
from tests.war.table import Table

WEST, EAST = "western_mediterranean", "eastern_mediterranean"


def trading(table: Table, player: int = 1) -> list[str]:
    return [AREA_IDS[port] for port in trade.trading_ports(table.state, player - 1)]


def yields(table: Table, player: int = 1) -> int:
    return income.lines(table.state, player - 1)[INCOME_IDS.index("ports")]


def across_the_sea() -> Table:
    """Player 1 has a port in Algeria, player 2 one in Tripoli: both only on the Mediterranean."""
    return Table().land(1, "algeria", "i", "port").land(2, "tripoli", "i", "port")


@pytest.mark.rule("war/blockade/path-needed")
def test_a_port_alone_in_the_world_yields_nothing() -> None:
    table = Table().land(1, "france", "i", "port").land(1, "japan", "i", "factory")
    assert (trading(table), yields(table)) == ([], 0)


@pytest.mark.rule("war/blockade/path-open-area")
def test_a_chain_of_open_seas_is_needed() -> None:
    table = Table().land(1, "lithuania", "i", "port").land(2, "spain", "i", "port")
    assert trading(table) == ["lithuania"]
    table.war((1, 3)).fleet(3, "north_sea")
    assert (trading(table), yields(table)) == ([], 0)


@pytest.mark.rule("war/blockade/tie-blocks")
def test_as_many_fleets_as_the_enemy_are_not_enough() -> None:
    table = Table().land(1, "lithuania", "i", "port").land(2, "spain", "i", "port").war((1, 3))
    table.fleet(3, "baltic_sea").fleet(1, "baltic_sea")
    assert trading(table) == []
    assert trading(table.fleet(1, "baltic_sea")) == ["lithuania"]


@pytest.mark.rule("war/blockade/neutral-fleets-ignored")
def test_fleets_of_others_do_not_matter() -> None:
    table = Table().land(1, "lithuania", "i", "port").land(2, "spain", "i", "port")
    for _ in range(5):
        table.fleet(4, "baltic_sea")
    assert trading(table) == ["lithuania"]


@pytest.mark.rule("war/blockade/war-required")
def test_only_enemies_blockade() -> None:
    table = Table().land(1, "lithuania", "i", "port").land(2, "spain", "i", "port").fleet(3, "baltic_sea")
    assert trading(table) == ["lithuania"]
    assert trading(table.war((1, 3))) == []


@pytest.mark.rule("war/blockade/end-areas-count", "war/ruling/sea-route")
def test_both_ends_must_be_open() -> None:
    table = Table().land(1, "spain", "i", "port").land(2, "lithuania", "i", "port").war((1, 3)).fleet(3, "baltic_sea")
    assert trading(table) == []
    table.land(1, "morocco", "i", "port")
    assert trading(table) == ["spain", "morocco"]


@pytest.mark.rule("war/blockade/same-area")
def test_two_ports_on_one_sea_are_connected() -> None:
    table = Table().land(1, "lithuania", "i", "port").land(1, "prussia", "i", "port").war((1, 3)).fleet(3, "north_sea")
    assert trading(table) == ["prussia", "lithuania"]
    assert yields(table) == 8


@pytest.mark.rule("war/blockade/enemy-port-no-target")
def test_nobody_trades_with_an_enemy() -> None:
    assert trading(across_the_sea()) == ["algeria"]
    assert trading(across_the_sea().war((1, 2))) == []


@pytest.mark.rule("war/blockade/per-port", "war/ruling/counted-ports")
def test_each_port_needs_a_way_of_its_own_and_then_counts_all() -> None:
    table = Table().land(1, "spain", "i", "port").land(1, "lithuania", "i", "port").land(2, "france", "i", "port")
    table.war((1, 3)).fleet(3, "baltic_sea")
    assert trading(table) == ["spain"]
    assert yields(table) == 6


@pytest.mark.rule("war/blockade/several-enemies-summed", "war/ruling/sea-route")
def test_the_fleets_of_all_enemies_are_added() -> None:
    table = Table().land(1, "lithuania", "i", "port").land(2, "spain", "i", "port").war((1, 3), (1, 4))
    table.fleet(1, "baltic_sea").fleet(1, "baltic_sea").fleet(3, "baltic_sea")
    assert trading(table) == ["lithuania"]
    assert trading(table.fleet(4, "baltic_sea")) == []


@pytest.mark.rule("war/ruling/sea-route")
def test_trade_passes_the_dardanelles_and_the_canal_once_it_is_built() -> None:
    table = Table().land(1, "ukraine", "i", "port").land(2, "tripoli", "i", "port")
    assert trading(table) == ["ukraine"]
    table = Table(suez="on").land(1, "sudan", "i", "port").land(2, "tripoli", "i", "port").war((1, 3))
    table.fleet(3, "arabian_sea")
    assert trading(table) == []
    table.state.canal = 1
    assert trading(table) == []
    table.state.canal = 2
    assert trading(table) == ["sudan"]


@pytest.mark.rule("war/ruling/alliance-details")
def test_fleets_of_allies_count_as_ones_own() -> None:
    table = Table(alliances="on").land(1, "lithuania", "i", "port").land(4, "spain", "i", "port").allies(1, 2, 3)
    table.fleet(3, "baltic_sea").fleet(1, "baltic_sea")
    assert trading(table) == []
    assert trading(table.fleet(2, "baltic_sea")) == ["lithuania"]
