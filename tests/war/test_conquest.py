"""Battles against natives, and what becomes of a region after a battle (war/natbattle, war/result)."""

import pytest

from greatpowers.games.war.land_battle import native_army
from greatpowers.games.war.lands import count
from greatpowers.games.war.pieces import CITY, SCHOOL, marker
from greatpowers.games.war.revolts import DUE, FRESH
from tests.war.table import Table

QUIET = 1  # a die that never hits
ITALY = 4


def table_for(**options: str | int) -> Table:
    """Player 1 holds France and has something to decide after the battle; the others live far away."""
    table = Table(4, **options).land(1, "france", "1i").money(1, dp=1)
    return table.land(2, "japan", "1i").land(3, "borneo", "1i").land(4, "sumatra", "1i")


def invasion(natives: str, attackers: str, **options: str | int) -> Table:
    """Player 1 has entered native Italy."""
    return table_for(**options).natives("italy", natives, hidden=True).attack(1, "france", "italy", attackers)


def rebellion(natives: str, defenders: str, *buildings: str, **options: str | int) -> Table:
    """Player 1's Italy is in revolt."""
    return table_for(**options).land(1, "italy", defenders, *buildings).natives("italy", natives).revolt("italy")


def rout(table: Table) -> Table:
    """The natives are beaten: one of them is left, and it falls."""
    table.do("battle italy")
    battle = table.battle
    battle.natives = [1, 0, 0]
    if battle.attacker < 0:
        battle.attacker_dice = 1
        return table.roll(QUIET, *[6] * battle.defender_dice)
    battle.defender_dice = 1
    table.roll(*[6] * battle.attacker_dice, QUIET)
    return table.do("done") if table.step == "pick_off" else table


def lose(table: Table) -> Table:
    """The player's last brigades fall."""
    table.do("battle italy").roll(*[6] * table.battle.attacker_dice, *[QUIET] * table.battle.defender_dice)
    return table.do("done") if table.step == "pick_off" else table


# -- the natives' army ---------------------------------------------------------------------------------------


@pytest.mark.rule("war/natbattle/army-plain", "war/natbattle/army-plus", "war/natbattle/army-plusplus")
@pytest.mark.parametrize(
    ("strength", "rating", "army"),
    [(7, 0, [7, 0, 0]), (8, 1, [6, 2, 0]), (2, 1, [2, 0, 0]), (10, 2, [6, 3, 1]), (7, 2, [4, 2, 1])],
)
def test_native_armies(strength: int, rating: int, army: list[int]) -> None:
    assert native_army(marker(strength, rating)) == army


@pytest.mark.rule("war/natbattle/as-land-battle", "war/ruling/marker-knowledge")
def test_natives_fight_like_anybody_and_show_their_marker() -> None:
    table = invasion("7", "3i 1c").combat(1).do("battle italy")
    assert (table.battle.attacker_modifier, table.battle.defender_modifier) == (1, 0)
    assert (table.battle.attacker_dice, table.battle.defender_dice) == (4, 7)
    assert table.marker("italy") == "7"
    assert table.events("native_shown") == [{"event": "native_shown", "region": "italy", "marker": "7"}]


@pytest.mark.rule("war/natbattle/no-schools")
def test_one_school_is_more_than_the_natives_have() -> None:
    table = invasion("7", "3i").land(1, "spain", "1i", "city", "school").combat(1).do("battle italy")
    assert (table.battle.attacker_modifier, table.battle.defender_modifier) == (1, 0)


@pytest.mark.rule("war/natbattle/never-retreat")
def test_natives_never_retreat() -> None:
    table = invasion("7", "3i").combat(1).do("battle italy").roll(*[QUIET] * 10)
    assert table.asked == 1
    table.do("stay")
    assert table.step == "battle_dice"


@pytest.mark.rule("war/natbattle/revolt-player-defends", "war/ruling/forts")
def test_in_a_revolt_the_player_defends() -> None:
    table = rebellion("6", "1a", "fort").combat(1).do("battle italy")
    assert (table.battle.attacker, table.battle.defender) == (-1, 0)
    assert (table.battle.attacker_modifier, table.battle.defender_modifier) == (0, 4)
    table = rebellion("6++", "1a", "fort").combat(1).do("battle italy")
    assert (table.battle.attacker_modifier, table.battle.defender_modifier) == (1, 2)  # +2 types, −2, +1 artillery


# -- victory over natives ------------------------------------------------------------------------------------


@pytest.mark.rule("war/natbattle/win-conquest", "war/natbattle/win-conquest-strength-only", "war/dice/1d3")
@pytest.mark.rule("war/production/dp-conquest")
def test_conquering_a_native_region() -> None:
    table = rout(invasion("8", "3i").spheres(2, "italy", 1).combat(1))
    assert (table.owner("italy"), table.state.dp[0]) == (1, 2)
    assert table.step == "chit_draw"
    table.do("chit tea")
    assert table.step == "pacify_roll"
    table.roll(3)
    assert (table.marker("italy"), table.sphere_count(2, "italy")) == ("6", 1)
    assert table.state.chit[ITALY] == 1  # face down
    assert table.events("chit_seen") == [{"event": "chit_seen", "seat": "1", "region": "italy", "chit": "tea"}]
    assert table.state.gained[ITALY] == 1


@pytest.mark.rule("war/natbattle/win-conquest-westernize", "war/markers/westernized-threshold")
def test_a_conquest_may_westernize() -> None:
    table = rout(invasion("5", "3i").spheres(2, "italy", 1).combat(1)).do("chit dot").roll(6)
    assert (table.marker("italy"), table.sphere_count(2, "italy")) == ("none", 0)


@pytest.mark.rule("war/natbattle/rating-kept")
def test_the_rating_stays() -> None:
    table = rout(invasion("8++", "3i").combat(1)).do("chit dot").roll(4)
    assert table.marker("italy") == "6++"


@pytest.mark.rule("war/natbattle/full-strength-again", "war/ruling/native-recovery")
def test_natives_recover() -> None:
    table = invasion("8", "5i").combat(1).do("battle italy").roll(*[6] * 5, *[QUIET] * 8).do("done")
    assert table.battle.natives == [3, 0, 0]
    table.do("retreat france")
    assert table.events("held") == [{"event": "held", "party": "natives", "region": "italy"}]
    table.attack(1, "france", "italy", "1i").combat(1).do("battle italy")
    assert table.battle.natives == [8, 0, 0]


@pytest.mark.rule("war/markers/one-chit-per-region", "war/ruling/chit-knowledge")
def test_a_region_with_a_chit_gets_no_other() -> None:
    table = rout(invasion("8", "3i").chit("italy", "tea").combat(1))
    assert table.step == "pacify_roll"


@pytest.mark.rule("war/ruling/capture-details", "war/explorer/result-control-others")
def test_explorers_of_others_leave_a_conquered_region() -> None:
    table = invasion("8", "3i").units(2, "italy", "2X").units(3, "italy", "1X").land(2, "germany", "1i")
    rout(table.fleet(2, "western_mediterranean", "3i 1X").combat(1)).do("chit dot")
    assert (table.step, table.asked) == ("evacuate", 2)
    assert table.option_set() == {"retreat germany", "retreat western_mediterranean"}
    assert table.refused("retreat france") == "war/explorer/result-retreat"
    assert table.refused("retreat eastern_mediterranean") == "war/explorer/result-retreat"
    table.do("retreat western_mediterranean").roll(1)  # now the fleet is full, and the other has no choice
    assert (table.aboard(2, 1), table.there(2, "germany")) == ("3i 2X", "1i 1X")
    assert table.there(3, "italy") == ""


@pytest.mark.rule("war/opt/hist/lp-capture-buildings")
def test_buildings_of_local_powers_are_captured() -> None:
    table = invasion("8", "3i", historical="on")
    table.state.buildings[ITALY] = 1
    rout(table.combat(1)).do("chit dot").roll(1)
    assert (table.buildings("italy"), table.state.works[0]) == ({"city"}, 1)


# -- revolts -------------------------------------------------------------------------------------------------


@pytest.mark.rule("war/natbattle/win-revolt", "war/ruling/pacification", "war/production/dp-not-otherwise")
def test_a_suppressed_revolt_costs_strength_or_spheres() -> None:
    table = rebellion("8", "2i").spheres(2, "italy", 3).supporting(2, "italy", 2).spheres(3, "italy", 1).combat(1)
    rout(table).roll(5)
    assert (table.step, table.asked) == ("pacify", 1)
    assert table.option_set() == {"weaken", "expel 2"}
    assert table.refused("expel 3") == "war/natbattle/win-revolt"
    table.do("expel 2", "weaken", "expel 2")
    assert (table.marker("italy"), table.sphere_count(2, "italy"), table.sphere_count(3, "italy")) == ("7", 1, 1)
    assert (table.state.revolt[ITALY], any(table.state.supporting)) == (0, False)
    assert (table.owner("italy"), table.state.dp[0], table.state.gained[ITALY]) == (1, 1, 1)


@pytest.mark.rule("war/ruling/pacification")
def test_without_supporters_there_is_nothing_to_choose() -> None:
    table = rout(rebellion("8", "2i").spheres(3, "italy", 1).combat(1)).roll(5)
    assert (table.step, table.marker("italy")) == ("combat", "5")


@pytest.mark.rule("war/opt/simul/westernize-after-suppression")
def test_paid_reforms_follow_a_suppressed_revolt() -> None:
    table = rebellion("8", "2i", simultaneous="on")
    table.state.reforms[ITALY] = 4
    rout(table.combat(1)).roll(1)
    assert table.marker("italy") == "none"  # 8 − 1 − 4


@pytest.mark.rule("war/natbattle/revolt-lost", "war/result/revert-procedure", "war/opt/simul/westernize-lost")
def test_a_lost_revolt() -> None:
    table = rebellion("5", "1i", "city", "school", "fort").chit("italy", "timber", developed=True)
    table.spheres(2, "italy", 1).spheres(3, "italy", 1).supporting(3, "italy", 1)
    table.state.reforms[ITALY] = 4
    lose(table.combat(1))
    assert (table.owner("italy"), table.buildings("italy")) == (0, set())
    assert (table.sphere_count(2, "italy"), table.sphere_count(3, "italy")) == (0, 1)
    assert (table.marker("italy"), table.state.developed[ITALY]) == ("5", 0)
    assert (table.state.revolt[ITALY], table.state.reforms[ITALY], any(table.state.supporting)) == (0, 0, False)


@pytest.mark.rule("war/natbattle/spread-rolls", "war/natbattle/spread-any-owner")
@pytest.mark.rule("war/natbattle/spread-no-cost-no-bribe", "war/natbattle/spread-resolved-later")
def test_a_lost_revolt_spreads() -> None:
    table = rebellion("5", "1i").natives("france", "5").land(2, "germany", "1i").natives("germany", "9")
    lose(table.combat(1))
    assert table.step == "revolt"
    table.roll(3, 4).roll(4, 4)  # France stays calm, Germany rises
    assert (table.state.revolt[1], table.state.revolt[3]) == (0, FRESH)
    assert table.step == "combat"


@pytest.mark.rule("war/natbattle/spread-resolved-later", "war/ruling/revolt-spread")
def test_a_revolt_that_has_just_spread_is_fought_later() -> None:
    table = rebellion("5", "1i").natives("france", "9")
    lose(table.combat(1)).roll(1, 1)
    assert table.state.revolt[1] == FRESH
    assert table.refused("battle france") == "war/natbattle/spread-resolved-later"
    assert table.refused("done") == ""
    table.combat(1)
    assert (table.state.revolt[1], table.option_set("battle")) == (DUE, {"battle france"})
    assert table.refused("done") == "war/natives/revolt-battle-timing"


@pytest.mark.rule("war/natbattle/spread-skips")
def test_where_revolts_do_not_spread() -> None:
    table = rebellion("5", "1i").land(2, "germany", "1i").natives("germany", "9").revolt("germany")
    table.natives("austria_hungary", "9")
    lose(table.combat(1))  # France is westernized, Germany in revolt, Austria-Hungary native
    assert table.step == "combat"


@pytest.mark.rule("war/ruling/spread-into-attack")
def test_a_revolt_that_spread_into_an_attack_waits_for_the_winner() -> None:
    table = rebellion("5", "1i").war((1, 2)).land(2, "germany", "1i").natives("germany", "9").chit("germany", "dot")
    table.attack(1, "france", "germany", "3i").combat(1)
    lose(table).roll(1, 1)
    assert table.state.revolt[3] == FRESH
    table.do("battle germany").roll(6, *[QUIET] * 3)
    assert (table.owner("germany"), table.state.revolt[3]) == (1, FRESH)


# -- battles between players ---------------------------------------------------------------------------------


def war(attackers: str, defenders: str, *buildings: str) -> Table:
    """Player 1 attacks player 2's Italy."""
    table = table_for().war((1, 2)).land(2, "italy", defenders, *buildings)
    return table.attack(1, "france", "italy", attackers)


@pytest.mark.rule("war/result/capture")
def test_a_copy_made_before_a_capture_keeps_its_buildings() -> None:
    table = war("2i", "1i", "city", "school").combat(1)
    before = table.state.clone()
    table.do("battle italy").roll(6, QUIET, QUIET)
    for building in (CITY, SCHOOL):
        assert [count(table.state, seat, building) for seat in (0, 1)] == [1, 0]
        assert [count(before, seat, building) for seat in (0, 1)] == [0, 1]


@pytest.mark.rule("war/result/capture", "war/result/capture-dp")
def test_capturing_a_region() -> None:
    table = war("2i", "1i", "city", "school").chit("italy", "silk", developed=True).combat(1)
    table.do("battle italy").roll(6, QUIET, QUIET)
    assert (table.owner("italy"), table.buildings("italy")) == (1, {"city", "school"})
    assert (table.state.developed[ITALY], table.state.dp[0]) == (1, 2)
    assert table.events("conquered") == [{"event": "conquered", "seat": "1", "foe": "2", "region": "italy"}]


@pytest.mark.rule("war/result/capture-keeps-natives")
def test_natives_and_spheres_stay_after_a_capture() -> None:
    table = war("2i", "1i").natives("italy", "6").spheres(3, "italy", 1).combat(1)
    table.do("battle italy").roll(6, QUIET, QUIET)
    assert (table.step, table.marker("italy"), table.sphere_count(3, "italy")) == ("combat", "6", 1)


@pytest.mark.rule("war/ruling/chit-knowledge")
def test_a_captor_learns_the_chit() -> None:
    table = war("2i", "1i").chit("italy", "gold").combat(1).do("battle italy").roll(6, QUIET, QUIET)
    assert table.events("chit_seen") == [{"event": "chit_seen", "seat": "1", "region": "italy", "chit": "gold"}]


@pytest.mark.rule("war/result/defender-holds")
def test_the_defender_holds() -> None:
    table = war("1i", "2i").combat(1).do("battle italy").roll(QUIET, 6, QUIET)
    assert (table.owner("italy"), table.state.dp[:2]) == (2, [1, 0])
    assert table.events("held") == [{"event": "held", "party": "2", "region": "italy"}]


@pytest.mark.rule("war/result/revert-procedure", "war/markers/native-facing")
def test_reversion() -> None:
    table = war("1i", "1i", "city").chit("italy", "silk", developed=True).combat(1)
    table.do("battle italy").roll(6, 6)
    assert (table.owner("italy"), table.buildings("italy"), table.marker("italy")) == (0, set(), "unknown")
    assert (table.state.developed[ITALY], table.state.works[6]) == (0, 0)


@pytest.mark.rule("war/result/revert-procedure")
def test_reversion_leaves_spheres_and_the_marker() -> None:
    table = war("1i", "1i").natives("italy", "6").spheres(3, "italy", 2).combat(1).do("battle italy").roll(6, 6)
    assert (table.step, table.marker("italy"), table.sphere_count(3, "italy")) == ("combat", "6", 2)


@pytest.mark.rule("war/victory/end-elimination")
def test_the_conqueror_of_a_last_region_is_remembered() -> None:
    table = Table(2).war((1, 2)).land(1, "france", "1i").land(2, "italy", "1i").attack(1, "france", "italy", "2i")
    table.combat(1).do("battle italy").roll(6, QUIET, QUIET)
    assert (table.state.ending, table.state.conqueror) == (1, 0)


@pytest.mark.rule("war/opt/ally/defend-together")
def test_an_ally_who_alone_survives_keeps_the_region() -> None:
    table = Table(3, alliances="on").land(1, "france", "1i").money(1, dp=1).land(2, "italy", "1i").land(2, "japan")
    table.land(3, "borneo", "1i").units(3, "italy", "1c").allies(2, 3, 1).attack(1, "france", "italy", "1i").combat(1)
    table.do("battle italy").roll(6, 6, QUIET).do("lose infantry")
    assert (table.owner("italy"), table.there(3, "italy")) == (3, "1c")
