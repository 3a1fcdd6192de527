"""Victory (war/victory) and hidden victory cards (war/opt/hidden-vp)."""

from __future__ import annotations

import pytest

from greatpowers.core.rows import replaced
from greatpowers.games.war import steps, victory, victory_cards
from greatpowers.games.war.board import AREA_IDS, ZONE_IDS
from greatpowers.games.war.cards import CARD_IDS
from greatpowers.games.war.frames import Queue, SetUp
from greatpowers.games.war.pieces import NATIVES
from tests.war.table import Table

EUROPE = 0


def with_zone(table: Table, zone: int, player: int = 1) -> Table:
    """A player controls a whole zone."""
    for region in table.state.world.zone_regions[zone]:
        table.land(player, AREA_IDS[region], "1i")
    return table


def ended(table: Table) -> bool:
    """Whether the movement phase that is over was the last."""
    victory.end_phase(table.state)
    return bool(table.state.ended)


# -- the end -------------------------------------------------------------------------------------------------


@pytest.mark.rule("war/victory/end-elimination", "war/victory/elimination-def")
def test_the_game_ends_after_the_phase_in_which_a_player_has_no_region_left() -> None:
    table = Table(2).land(1, "france", "1i").fleet(2, "north_sea").money(2, 50)
    victory.check(table.state)
    assert table.state.ending == victory.ELIMINATION
    assert not table.state.ended
    assert ended(table)
    outcome = table.state.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.details) == ("elimination", {"seat": 1})
    assert table.refused("done") == "war/victory/end-elimination"


@pytest.mark.rule("war/victory/end-no-natives")
def test_or_in_which_no_native_region_is_left() -> None:
    table = Table(2)
    for zone in range(len(ZONE_IDS)):
        with_zone(table, zone, 1 + zone % 2)
    victory.check(table.state)
    assert ended(table)
    assert table.state.ended == victory.NO_NATIVES


@pytest.mark.rule("war/victory/latched", "war/ruling/game-end")
def test_the_end_is_not_undone() -> None:
    table = Table(2).land(1, "france", "1i")
    victory.check(table.state)
    table.land(2, "spain", "1i")
    victory.check(table.state)
    assert ended(table)


@pytest.mark.rule("war/ruling/no-turn-limit")
def test_a_turn_limit_only_where_one_was_set() -> None:
    table = Table(2, turn_limit=3).land(1, "france", "1i").land(2, "spain", "1i")
    table.state.turns = 2
    assert not ended(table)
    table.state.turns = 3
    assert ended(table)
    assert not ended(Table(2).land(1, "france", "1i").land(2, "spain", "1i"))


# -- points --------------------------------------------------------------------------------------------------


@pytest.mark.rule("war/victory/total-example", "war/victory/regions", "war/victory/buildings", "war/victory/sets")
@pytest.mark.rule("war/victory/resources", "war/victory/units", "war/victory/soi", "war/victory/dp-pp")
@pytest.mark.rule("war/ruling/scoring", "war/ruling/fleets-as-units")
def test_the_worked_example() -> None:
    table = Table(2).money(1, 57, 4)
    table.land(1, "france", "2i", "city").land(1, "spain", "2i", "factory").land(1, "germany", "2i", "port")
    table.land(1, "morocco", "2i", "railroad").land(1, "egypt", "1i 1G").fleet(1, "north_sea").fleet(1, "north_sea")
    table.chit("france", "coal", developed=True).chit("spain", "gold")
    table.spheres(1, "china", 2).spheres(1, "egypt", 1)
    assert victory.lines(table.state, 0) == [50, 0, 20, 10, 8, 12, 3, 4, 5, 0]
    assert victory.points(table.state, 0) == 112
    parts = victory.score_parts(table.state, 0)
    assert parts[:2] == [("regions", {"number": 5, "each": 10}, 50), ("zones", {"number": 0, "each": 50}, 0)]
    assert [points for _, _, points in parts] == [50, 0, 20, 10, 8, 12, 3, 4, 5]


@pytest.mark.rule("war/victory/sets")
def test_sets_are_as_many_as_the_rarest_building() -> None:
    table = Table(2, buildings="each")
    table.land(1, "france", "1i", "city", "factory", "port", "railroad").land(1, "spain", "1i", "city", "factory")
    assert victory.lines(table.state, 0)[3] == 10


@pytest.mark.rule("war/victory/zones")
def test_a_whole_zone_is_worth_50() -> None:
    table = with_zone(Table(2), EUROPE)
    assert victory.lines(table.state, 0)[1] == 50
    table.land(2, "spain")
    assert victory.lines(table.state, 0)[1] == 0


@pytest.mark.rule("war/victory/winner")
def test_most_points_win_and_ties_share() -> None:
    table = Table(3).land(1, "france", "1i").land(2, "spain", "1i").money(3, 10)
    victory.check(table.state)
    assert ended(table)
    outcome = table.state.outcome
    assert outcome is not None
    assert outcome.scores == [11, 11, 1]
    assert outcome.ranks == [1, 1, 3]
    assert outcome.winners == [0, 1]


# -- hidden cards --------------------------------------------------------------------------------------------


def holding(card: str, **more: str | int) -> Table:
    """Player 1 holds this card."""
    table = Table(3, victory_cards="on", **more)
    table.state.card = [CARD_IDS.index(card), -1, -1]
    return table


def worth(table: Table) -> int:
    """What the card of player 1 is worth now."""
    return victory.lines(table.state, 0)[-1]


def dealing(**more: str | int) -> Table:
    """Cards are dealt."""
    table = Table(4, victory_cards="on", **more)
    table.state.frames = [SetUp(5), Queue([0, 1, 2, 3], steps.DEAL_CARDS)]
    return table.resume()


@pytest.mark.rule("war/opt/hidden-vp/deal", "war/opt/hidden-vp/suez-card")
def test_everybody_draws_a_different_card_in_secret() -> None:
    assert "card suez" in dealing(suez="on").options()
    table = dealing()
    assert "card suez" not in table.options()
    table.do("card peace")
    assert table.refused("card peace") != ""
    table.do("card fleets", "card europe", "card conquest")
    assert table.view(1)["players"][0]["card"] == "peace"
    assert "card" not in table.view(1)["players"][1]
    assert "card" not in table.view(None)["players"][0]


@pytest.mark.rule("war/opt/hidden-vp/scored-at-end", "war/opt/hidden-vp/no-zone-vp", "war/opt/hidden-vp/zone-cards")
def test_a_card_whose_condition_holds_is_scored_and_zones_are_not() -> None:
    table = with_zone(holding("europe"), EUROPE)
    assert victory.lines(table.state, 0)[1] == 0
    assert worth(table) == 70
    parts = victory.score_parts(table.state, 0)
    assert "zones" not in [name for name, _, _ in parts]
    assert parts[-1] == ("card", {"what": "europe"}, 70)
    before = table.view(None)["players"][0]["points"]
    table.state.ended = victory.TURN_LIMIT
    assert table.view(None)["players"][0]["points"] == before + 70  # the card is open
    table.state.ended = 0
    assert victory.points(table.state, 0) == sum(victory.open_lines(table.state, 0)) + 70
    table.land(2, "spain")
    assert worth(table) == 0


@pytest.mark.rule("war/opt/hidden-vp/suez-card")
def test_egypt_with_the_canal() -> None:
    table = holding("suez", suez="on").land(1, "egypt", "1i")
    assert worth(table) == 0
    table.state.canal = 2
    assert worth(table) == 50


@pytest.mark.rule("war/opt/hidden-vp/fleets-card", "war/ruling/hidden-cards")
@pytest.mark.parametrize(("own", "others", "points"), [(6, 3, 60), (5, 3, 0), (0, 0, 0), (1, 0, 60)])
def test_twice_the_fleets_of_anybody_else(own: int, others: int, points: int) -> None:
    table = holding("fleets")
    for _ in range(own):
        table.fleet(1, "north_sea")
    for _ in range(others):
        table.fleet(2, "north_sea")
    assert worth(table) == points


@pytest.mark.rule("war/opt/hidden-vp/peace-card")
def test_peace_with_everybody_who_is_left() -> None:
    table = holding("peace").land(1, "france", "1i").land(2, "spain", "1i")
    assert worth(table) == 90
    table.war((1, 3))
    assert worth(table) == 90
    table.war((1, 2))
    assert worth(table) == 0


@pytest.mark.rule("war/opt/hidden-vp/peace-card")
def test_wars_of_others_do_not_disturb_the_peace() -> None:
    table = holding("peace").land(1, "france", "1i").land(2, "spain", "1i").land(3, "china", "1i").war((2, 3))
    assert worth(table) == 90


@pytest.mark.rule("war/opt/hidden-vp/conquest-card")
def test_whoever_took_the_last_region_of_a_player() -> None:
    table = holding("conquest").land(1, "france", "1i").land(2, "spain", "1i").land(3, "china", "1i")
    table.land(1, "spain")
    victory.check(table.state, 0)
    assert worth(table) == 80
    table = holding("conquest").land(1, "france", "1i").land(2, "spain", "1i").land(3, "china", "1i")
    table.state.realm = replaced(table.state.realm, 1, 0)
    victory.check(table.state, NATIVES)
    assert worth(table) == 0


@pytest.mark.rule("war/opt/hidden-vp/westernized-card")
def test_every_region_westernized() -> None:
    table = holding("westernized")
    assert worth(table) == 0
    table.land(1, "france", "1i")
    assert worth(table) == 100
    table.land(1, "morocco", "1i").natives("morocco", "5")
    assert worth(table) == 0


@pytest.mark.rule("war/opt/hidden-vp/each-zone-card")
def test_a_region_in_each_zone() -> None:
    table = holding("each_zone")
    for zone in table.state.world.zone_regions[:-1]:
        table.land(1, AREA_IDS[zone[0]], "1i")
    assert worth(table) == 0
    table.land(1, AREA_IDS[table.state.world.zone_regions[-1][0]], "1i")
    assert worth(table) == 120


def test_no_card_is_worth_anything_without_the_option() -> None:
    table = Table(2).land(1, "france", "1i")
    assert worth(table) == 0
    assert victory_cards.points(table.state, 0) == 0
