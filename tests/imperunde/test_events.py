"""Events by the wheels: six on land, three at sea (imperunde/events/*, imperunde/event/*)."""

import pytest

from greatpowers.games.imperunde.frames import Events
from greatpowers.games.imperunde.world import LANDS, SPACE_IDS
from tests.imperunde.table import Table

LAND_EVENTS = ["volunteers", "trade", "famine", "epidemic", "unrest", "uprising"]
SEA_EVENTS = ["storm", "calm", "winds", "pirates"]
FREE = ["egypt", "congo", "peru", "spain", "china", "java"]


def event(table: Table, place: str, what: str) -> Table:
    """This event happens next, as the first of its kind."""
    at_sea = SPACE_IDS.index(place) >= LANDS
    return table.wheel(6 if at_sea else 0).do(f"spin {place}", f"event {'sea' if at_sea else 'land'}_{what}")


def wheels(table: Table) -> Events:
    """How far the wheels have come."""
    frame = table.state.frames[-1]
    assert isinstance(frame, Events)
    return frame


# -- how they are drawn --------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/events/remove-discs")
def test_all_discs_go_before_new_events_are_drawn() -> None:
    table = Table().land(1, "egypt", "1tp").land(1, "peru", "1tp").disc("egypt", "famine").disc("peru", "plunder")
    table.disc("north_sea", "storm").disc("baltic_sea", "calm").events_phase()
    assert (table.step, sum(table.state.disc), table.events("event")) == ("events", 0, [])


@pytest.mark.rule("imperunde/events/six-land", "imperunde/events/three-sea", "imperunde/events/free-land-counts")
def test_six_land_events_then_three_sea_events_free_lands_count_without_effect() -> None:
    table = Table().events_phase()
    before = table.view(1)
    for country in FREE:
        assert table.option_set() == {f"spin {name}" for name in SPACE_IDS[:LANDS]}
        table.do(f"spin {country}")
        assert table.options() == [f"event land_{name}" for name in LAND_EVENTS]
        table.do("event land_uprising")
    assert table.view(1) == before
    for sea in ("north_sea", "coral_sea", "java_sea"):
        assert table.option_set() == {f"spin {name}" for name in SPACE_IDS[LANDS:]}
        table.do(f"spin {sea}")
        assert table.options() == [f"event sea_{name}" for name in SEA_EVENTS]
        table.do("event sea_calm")
    assert [row["space"] for row in table.events("event")] == [*FREE, "north_sea", "coral_sea", "java_sea"]
    assert (table.step, table.state.phase) == ("starter", 1)  # the next round


@pytest.mark.rule("imperunde/events/home-respin")
def test_a_players_home_is_spun_again_and_does_not_count() -> None:
    table = Table().events_phase().do("spin great_britain", "spin japan")
    assert (wheels(table).land_events, table.events("event")) == (0, [])
    table.do("spin brazil", "event land_trade")  # nobody's home here
    assert wheels(table).land_events == 1


@pytest.mark.rule("imperunde/events/one-per-space", "imperunde/ruling/event-respin")
def test_a_place_that_had_its_event_is_spun_again_before_an_event_is_drawn() -> None:
    table = Table().events_phase().do("spin egypt", "event land_trade", "spin egypt")
    assert (wheels(table).land_events, table.refused("event land_trade")) == (1, "imperunde/material/dice")
    table.do("spin congo", "event land_famine")
    assert [row["space"] for row in table.events("event")] == ["egypt", "congo"]
    table = Table().wheel(6).do("spin north_sea", "event sea_calm", "spin north_sea")
    assert wheels(table).sea_events == 1
    assert table.options()[0].startswith("spin")


@pytest.mark.rule("imperunde/events/immediate")
def test_each_event_is_carried_out_before_the_next_is_drawn() -> None:
    table = event(Table().land(1, "egypt", "1I 1tp"), "egypt", "unrest")
    assert (table.step, table.refused("spin congo")) == ("dice", "imperunde/setup/colony-wheel")
    table.roll(1, 1, 6).roll(1, 6)
    assert table.step == "events"
    assert table.refused("event land_trade")  # a country first


@pytest.mark.rule("imperunde/ruling/event-odds")
def test_every_event_and_every_place_is_equally_likely() -> None:
    table = Table().events_phase()
    assert table.state.weights() == [1] * LANDS
    table.do("spin egypt")
    assert table.state.weights() == [1] * 6
    table.wheel(6)
    assert table.state.weights() == [1] * (len(SPACE_IDS) - LANDS)
    table.do("spin north_sea")
    assert table.state.weights() == [1] * 4


# -- on land -------------------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/event/volunteers")
def test_volunteers_bring_infantry_equal_to_the_value() -> None:
    table = event(Table().land(2, "egypt", "1tp"), "egypt", "volunteers")
    assert (table.there(2, "egypt"), table.reserve(2, "I")) == ("2I 1tp", 38)


@pytest.mark.rule("imperunde/ruling/volunteers-reserve")
def test_volunteers_come_as_far_as_the_reserve_goes() -> None:
    table = event(Table().land(2, "china", "1tp").land(2, "peru", "39I"), "china", "volunteers")
    assert (table.there(2, "china"), table.reserve(2, "I")) == ("1I 1tp", 0)


@pytest.mark.rule("imperunde/event/trade")
def test_trade_brings_doubloons_equal_to_the_value_for_the_next_round() -> None:
    table = event(Table().land(2, "china", "1tp").surplus(2, 3), "china", "trade")
    assert (table.state.surplus[1], table.state.funds[1]) == (6, 0)
    table.books()
    assert table.view(2)["players"][1]["sheet"]["carried"] == 6


@pytest.mark.rule("imperunde/event/famine")
def test_famine_stops_tax_and_investment_for_a_round() -> None:
    table = event(Table().land(1, "egypt", "2tp").land(1, "peru", "1tp"), "egypt", "famine")
    assert table.view(2)["lands"]["egypt"]["discs"] == ["famine"]
    table.books()
    assert table.view(1)["players"][0]["sheet"]["colonial_tax"] == 1
    table.funds(1, 10).invest(1)
    for purchase in ("buy infantry egypt", "post egypt", "launch frigate egypt mediterranean"):
        assert table.refused(purchase) == "imperunde/invest/black-disc-blocks"
    table.events_phase()
    assert "discs" not in table.view(2)["lands"]["egypt"]


@pytest.mark.rule("imperunde/event/epidemic", "imperunde/ruling/neutral-die")
def test_in_an_epidemic_every_army_with_an_odd_die_is_lost() -> None:
    table = event(Table().land(1, "egypt", "1I 1C 1A"), "egypt", "epidemic")
    assert table.options() == [f"roll {n}" for n in range(1, 7)]
    table.roll(1, 4, 5)
    assert (table.there(1, "egypt"), table.reserve(1, "I"), table.reserve(1, "A")) == ("1C", 40, 20)
    table = event(Table().land(1, "egypt", "1I"), "egypt", "epidemic").roll(3)
    assert table.owner("egypt") == 0  # nothing is left there


@pytest.mark.rule("imperunde/event/epidemic-spares")
def test_an_epidemic_spares_forts_and_posts() -> None:
    table = event(Table().land(1, "egypt", "1I 1F 2tp").land(1, "peru", "1I 1tp"), "egypt", "epidemic").roll(1)
    assert (table.there(1, "egypt"), table.step) == ("1F 2tp", "events")
    table.do("spin peru", "event land_epidemic", "roll 5")
    assert (table.there(1, "peru"), table.owner("peru")) == ("1tp", 1)


@pytest.mark.rule("imperunde/event/unrest", "imperunde/event/uprising")
@pytest.mark.parametrize(("what", "rebels"), [("unrest", 3), ("uprising", 6)])
def test_rebels_equal_to_the_value_or_twice_the_value_attack(what: str, rebels: int) -> None:
    table = event(Table().land(1, "china", "4I 1tp"), "china", what)
    assert [(row["party"], row["foe"]) for row in table.events("attack")] == [("natives", "1")]
    assert (table.battle.kinds, len(table.battle.attacking)) == ([0] * rebels, 3)
    for _ in range(rebels // 3):
        table.roll(1, 1, 1, 6, 6, 6)  # three at a time
    assert (table.there(1, "china"), table.step) == ("4I 1tp", "events")


# -- at sea --------------------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/event/winds-move")
def test_favourable_winds_give_every_ship_one_move() -> None:
    table = event(Table().sea(1, "north_sea", "1fr 1I").sea(1, "baltic_sea", "1sl"), "north_sea", "winds")
    assert (table.step, table.asked) == ("winds", 1)
    assert table.refused("sail line_1 baltic_sea north_sea") == "imperunde/event/winds-move"  # another sea
    table.do("sail frigate_1 north_sea norwegian_sea")
    assert table.refused("sail frigate_1 norwegian_sea kara_sea") == "imperunde/event/winds-move"
    table.do("sail infantry_1 north_sea norwegian_sea")
    assert (table.there(1, "norwegian_sea"), table.step) == ("1I 1fr", "events")


@pytest.mark.rule("imperunde/event/winds-land", "imperunde/ruling/winds-fresh-cargo")
def test_armies_may_land_instead_also_those_that_have_just_embarked() -> None:
    table = Table().land(1, "great_britain", "2C").sea(1, "north_sea", "1fr").embark(1)
    table.do("embark cavalry great_britain north_sea", "done")
    event(table, "north_sea", "winds").do("land cavalry_1 north_sea scandinavia")
    assert [(row["foe"], row["space"]) for row in table.events("attack")] == [("natives", "scandinavia")]
    table.roll(7, 1, 1).roll(7, 1)
    assert (table.there(1, "scandinavia"), table.step) == ("1C", "winds")
    assert table.refused("march cavalry_1 scandinavia russia") == "imperunde/event/winds-move"


@pytest.mark.rule("imperunde/event/winds-lapse")
def test_a_wind_that_is_not_used_is_gone() -> None:
    table = event(Table().sea(1, "north_sea", "1fr"), "north_sea", "winds").do("done")
    assert (table.step, table.refused("sail frigate_1 north_sea baltic_sea")) == ("events", "imperunde/move/turn-order")
    table.do("spin coral_sea", "event sea_calm", "spin java_sea", "event sea_winds")
    assert table.step == "starter"
    table.move(1).do("sail frigate north_sea baltic_sea", "sail frigate_1 baltic_sea north_sea")
    assert table.refused("sail frigate_1 north_sea baltic_sea") == "imperunde/move/allowances"


@pytest.mark.rule("imperunde/ruling/winds-order")
def test_owners_use_the_wind_in_order_of_play_and_pirates_do_not() -> None:
    table = Table().round(2, starter=2).sea("pirates", "baltic_sea", "1fr")
    table.sea(3, "north_sea", "1I").sea(2, "north_sea", "1I").sea(1, "north_sea", "1fr")
    event(table, "north_sea", "winds")
    asked = []
    while table.step == "winds":
        asked.append(table.asked)
        table.do("done")
    assert asked == [2, 1, 3]
    event(table, "baltic_sea", "winds")
    assert (table.step, table.there("pirates", "baltic_sea")) == ("events", "1fr")


@pytest.mark.rule("imperunde/ruling/winds-order")
def test_with_the_wind_one_may_attack_and_reinforce_from_this_sea_but_not_enter_a_friends() -> None:
    table = (
        Table().war((1, 2)).sea(1, "north_sea", "4fr").sea(1, "norwegian_sea", "1fr").sea(3, "north_atlantic", "1fr")
    )
    table.sea(2, "baltic_sea", "1sl")
    event(table, "north_sea", "winds")
    rule = "imperunde/sea-move/warship-not-end-with-friend"
    assert table.refused("sail frigate_1 north_sea north_atlantic") == rule
    table.do("sail frigate_1 north_sea norwegian_sea", "sail frigate_1 north_sea baltic_sea")
    assert table.step == "assault"
    table.do("fight").roll(1, 8)
    assert table.option_set() == {"fight", "sail frigate_1 north_sea baltic_sea"}  # not those that used their wind
    table.do("sail frigate_1 north_sea baltic_sea", "fight").roll(6, 5)
    assert (table.there(1, "baltic_sea"), table.there(1, "north_sea")) == ("1fr", "1fr")
    assert table.refused("sail frigate_1 baltic_sea north_sea") == "imperunde/event/winds-move"


@pytest.mark.rule("imperunde/event/pirates")
def test_pirates_equal_to_the_value_appear_and_attack() -> None:
    table = event(Table().sea(1, "north_sea", "1fr"), "north_sea", "pirates")
    assert table.events("pirates_come")[0]["number"] == "2"
    assert [(row["party"], row["foe"]) for row in table.events("attack")] == [("pirates", "1")]
    table.roll(6, 3, 5)
    assert (table.there(1, "north_sea"), table.there("pirates", "north_sea"), table.step) == ("", "2fr", "events")


@pytest.mark.rule("imperunde/event/pirates-cargo", "imperunde/ruling/pirates-join")
def test_pirates_sink_cargo_that_no_warship_defends() -> None:
    table = event(Table().sea(1, "north_sea", "3I"), "north_sea", "pirates")
    assert (table.there(1, "north_sea"), table.events("die")) == ("", [])
    table = event(Table().sea(2, "north_sea", "1fr").sea(1, "north_sea", "1I"), "north_sea", "pirates").roll(6, 6, 1)
    assert (table.there(1, "north_sea"), table.there(2, "north_sea")) == ("", "")
    table = event(Table().sea(2, "north_sea", "1fr").sea(1, "north_sea", "1I"), "north_sea", "pirates")
    table.roll(5, 1, 6).roll(1, 6)  # the friend's frigate has defended it
    assert (table.there(1, "north_sea"), table.there(2, "north_sea")) == ("1I", "1fr")


@pytest.mark.rule("imperunde/ruling/pirates-join")
def test_new_pirates_join_the_old_ones() -> None:
    table = event(Table().sea("pirates", "north_sea", "1fr 1sl"), "north_sea", "pirates")
    assert table.there("pirates", "north_sea") == "3fr 1sl"


@pytest.mark.rule("imperunde/event/pirates-stay")
def test_surviving_pirates_hold_the_sea() -> None:
    table = event(Table().sea(1, "baltic_sea", "1fr 1I").hand(1, "privateers"), "north_sea", "pirates")
    table.clear()
    assert (table.state.phase, table.there("pirates", "north_sea")) == (6, "2fr")
    table.move(1)
    assert table.refused("sail infantry baltic_sea north_sea") == "imperunde/sea-move/enemy-sea-blocks"
    table.do("card privateers", "at north_sea")  # beaten or hired
    assert (table.there(1, "north_sea"), table.there("pirates", "north_sea")) == ("2fr", "")
    table.do("sail infantry baltic_sea north_sea")
