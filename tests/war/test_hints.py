"""What stands beside a choice: prices, chances, what is dimmed, and what can never happen."""

from __future__ import annotations

import itertools

import pytest

from greatpowers.core.actions import BadNotation
from greatpowers.core.game import Hint, chance_percent
from greatpowers.core.rows import replaced
from greatpowers.games.war import outlook, turn
from greatpowers.games.war.modifiers import Conditions
from greatpowers.games.war.odds import battle_odds
from greatpowers.games.war.pieces import KINDS, MARKER_IDS
from greatpowers.games.war.position import Position
from tests.war.table import Table, area, pieces


def hints(table: Table, notation: str) -> list[Hint]:
    """What is said beside a choice of the player who decides."""
    action = table.game.space.parse(notation)
    assert action in table.state.legal(), notation
    return table.state.hints(action)


def hint(table: Table, notation: str, name: str) -> dict[str, str | int]:
    """The one hint of this name beside a choice."""
    (found,) = [values for kind, values in hints(table, notation) if kind == name]
    return found


def expected(table: Table) -> set[str]:
    """What is dimmed, in notation."""
    return {table.game.space.notation(action) for action in table.state.expected()}


def force(text: str) -> list[int]:
    """Units by kind."""
    row = [0] * KINDS
    for kind, number in pieces(text):
        row[kind] += number
    return row


def wins(attackers: str, defenders: str, landed: str = "", **conditions: bool) -> dict[str, int]:
    """The odds hint of an attack."""
    odds = battle_odds(force(attackers), force(defenders), Conditions(**conditions), force(landed))
    return {"percent": chance_percent(odds.attacker)}


# -- production points ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("notation", "cost"),
    [
        ("raise infantry france", 10),
        ("raise cavalry france", 15),
        ("build factory spain alone", 30),
        ("build factory spain engineer", 20),
        ("develop spain alone", 15),
        ("develop spain engineer", 10),
    ],
)
@pytest.mark.rule("war/build/costs", "war/build/engineer-discount", "war/build/develop-cost")
def test_a_purchase_has_its_price_and_what_is_left(notation: str, cost: int) -> None:
    table = Table(2).land(1, "france", "1i", "city").land(1, "spain", "1i 1N").chit("spain", "tea").money(1, 100)
    table.construct(1)
    assert hints(table, notation) == [("price", {"cost": cost, "left": 100 - cost})]


@pytest.mark.rule("war/opt/simul/hidden-orders")
def test_a_secret_order_counts_what_it_holds_already() -> None:
    table = Table(2, simultaneous="on").land(1, "siam", "1i").natives("siam", "8").spheres(1, "siam", 1)
    table.land(2, "china", "1i").money(1, 50, 3).money(2, 50).production(turn.CONSTRUCTION)
    table.do("raise infantry siam", "westernize siam", player=1)
    space = table.game.space
    first, second = (
        table.state.hints(space.parse(f"raise infantry {at}"), seat) for seat, at in enumerate(("siam", "china"))
    )
    assert first == [("price", {"cost": 10, "left": 30})]
    assert second == [("price", {"cost": 10, "left": 40})]
    assert table.state.hints(space.parse("dissolve siam"), 0) == [("strength", {"left": 4})]
    assert table.state.hints(space.parse("westernize siam"), 0)[0] == ("dp", {"cost": 1, "left": 1})


# -- diplomacy points and natives ----------------------------------------------------------------------------


@pytest.mark.rule("war/natives/westernize-paid", "war/natives/westernize-threshold")
def test_westernizing_says_what_becomes_of_the_natives() -> None:
    table = Table(2).land(1, "egypt", "1i").natives("egypt", "8").land(1, "morocco", "1i").natives("morocco", "6")
    table.land(2, "china", "1i").money(1, dp=3).diplomacy(1)
    assert hints(table, "westernize egypt") == [("dp", {"cost": 1, "left": 2}), ("strength", {"left": 5})]
    assert hints(table, "westernize morocco") == [("dp", {"cost": 1, "left": 2}), ("westernized", {})]


@pytest.mark.rule("war/natives/westernize-auto", "war/natives/westernize-auto-not-fort")
def test_westernizing_says_what_buildings_and_explorers_add() -> None:
    table = Table(2).land(1, "egypt", "1i", "port", "fort").natives("egypt", "7").spheres(1, "egypt", 1)
    table.land(1, "morocco", "1i 1X").natives("morocco", "8").land(2, "china", "1i").money(1, dp=3).diplomacy(1)
    assert hints(table, "westernize egypt")[1:] == [("strength", {"left": 4}), ("reforms-westernized", {})]
    assert hints(table, "dissolve egypt") == [("strength", {"left": 6}), ("reforms", {"left": 5})]
    assert hints(table, "westernize morocco")[1:] == [("strength", {"left": 5}), ("reforms", {"left": 4})]
    table.do("westernize egypt", "westernize morocco", "done")
    assert (table.marker("egypt"), table.marker("morocco")) == ("none", "4")


@pytest.mark.rule("war/natives/incite-roll", "war/natives/incite-bribe", "war/natives/incite-soi-drm")
def test_the_chance_of_a_revolt_with_and_without_a_bribe() -> None:
    table = Table(3).land(1, "egypt", "1i").natives("egypt", "4").land(2, "sudan", "1i").land(3, "china", "1i")
    table.money(2, dp=2).incite(2)
    assert hints(table, "incite egypt dp plain") == [
        ("dp", {"cost": 1, "left": 1}),
        ("revolt", {"percent": 17}),
    ]  # 6/36
    assert hint(table, "incite egypt dp bribe", "revolt") == {"percent": 58}  # 21 of 36 are at most 7
    table.spheres(2, "egypt", 2).spheres(3, "egypt", 1).incite(2)
    assert hint(table, "incite egypt dp plain", "revolt") == {"percent": 42}  # at most 6: 15 of 36
    assert hint(table, "incite egypt sphere plain", "revolt") == {"percent": 28}  # the one that is paid does not count
    assert hint(table, "incite egypt sphere plain", "spheres") == {"number": 1}


@pytest.mark.rule("war/natives/incite-soi-drm")
def test_taking_sides_says_what_it_makes_of_a_revolt() -> None:
    table = Table(3).land(1, "egypt", "1i").natives("egypt", "6").land(2, "sudan", "1i").land(3, "china", "1i")
    table.spheres(2, "egypt", 1).spheres(3, "egypt", 1).money(2, dp=1).incite(2).do("incite egypt dp plain")
    assert hints(table, "support 1") == [("revolt", {"percent": 58}), ("spheres", {"number": 1})]  # at most 7
    table.do("support 1")
    assert hints(table, "support 1") == [("revolt", {"percent": 72})]  # at most 8
    assert hints(table, "support 0") == [("revolt", {"percent": 42})]  # at most 6


# -- explorers -----------------------------------------------------------------------------------------------


@pytest.mark.rule("war/explorer/roll", "war/explorer/natural-two", "war/explorer/gift")
def test_an_explorer_knows_the_chances_with_a_gift_and_without() -> None:
    table = Table(2).land(1, "france", "1i").land(2, "china", "1i").units(1, "kongo", "1X").natives("kongo", "8")
    table.fleet(1, "gulf_of_guinea").money(1, dp=1).combat(1)
    # +1 for the fleet: 7 or more on two dice wins the region, 4 to 6 influence, 3 sends back, 2 is the end.
    said = {"treaty": 58, "influence": 33, "lost": 3}
    assert hints(table, "explore kongo") == [("natives", {"marker": "8"}), ("parley", said)]
    table.do("explore kongo")
    assert hint(table, "pass", "parley") == said
    # On three dice 20 of 216 are below 7 but not below 4, one is three ones: hardly ever, but not never.
    assert hint(table, "gift", "parley") == {"treaty": 91, "influence": 9, "lost": 1}


@pytest.mark.rule("war/explorer/roll", "war/explorer/mod-fleet", "war/explorer/before-battle")
def test_a_move_of_an_explorer_says_what_the_natives_may_answer() -> None:
    table = Table(2).land(1, "algeria", "3i 1X").land(2, "china", "1i").natives("morocco", "8")
    table.fleet(1, "western_mediterranean").move(1)
    talks = hints(table, "march explorer algeria morocco")
    # +1 for the fleet, +1 for Algeria: 6 or more on two dice wins the region, 3 to 5 influence, 2 is the end.
    assert talks == [("natives", {"marker": "8"}), ("parley", {"treaty": 72, "influence": 25, "lost": 3})]
    alone = wins("1i 1X", "8i", against_natives=True)
    table.do("march infantry algeria morocco")
    assert hints(table, "march explorer algeria morocco") == [*talks, ("odds", alone)]
    table.do("march explorer algeria morocco", "done")
    assert hints(table, "explore morocco") == talks


@pytest.mark.rule("war/explorer/roll", "war/explorer/mod-fleet")
def test_an_explorer_going_ashore_knows_the_chances_as_well() -> None:
    table = Table(2).land(1, "france", "1i").land(2, "china", "1i").natives("kongo", "8")
    table.fleet(1, "gulf_of_guinea", "1X").move(1).do("fleet 1", "land kongo")
    assert hint(table, "ashore explorer", "parley") == {"treaty": 58, "influence": 33, "lost": 3}


@pytest.mark.rule("war/opt/hist/lp-no-diplomacy")
def test_no_explorer_hopes_for_a_treaty_with_a_local_power() -> None:
    table = Table(2, historical="on").land(1, "siam", "2i 1X").land(2, "japan", "1i")
    table.natives("china", "8").move(1)
    assert hints(table, "march explorer siam china") == [("natives", {"marker": "8"})]


@pytest.mark.rule("war/ruling/marker-knowledge")
def test_an_unknown_marker_counts_as_all_that_it_may_be() -> None:
    table = Table(3).land(1, "france", "1i").land(2, "china", "1i").units(1, "kongo", "1X").natives("kongo", "8", True)
    table.combat(1)
    assert hints(table, "explore kongo")[0] == ("unknown", {})
    state = table.state
    chances = outlook.native_chances(state, 0, area("kongo"))
    assert sum(chances) == sum(state.world.native_count)  # the one that player 3 has seen may be any
    assert outlook.native_chances(state, 2, area("kongo"))[MARKER_IDS.index("8")] == 1
    average = sum(
        weight * outlook.parley(with_marker(table, code), 0, area("kongo"), 0, 0).treaty
        for code, weight in enumerate(chances)
        if weight
    ) / sum(chances)
    assert hint(table, "explore kongo", "parley")["treaty"] == round(100 * average)


def with_marker(table: Table, code: int) -> Position:
    """The same position, with this marker open in the Kongo."""
    copy = table.state.clone()
    copy.marker = replaced(copy.marker, area("kongo"), code)
    return copy


@pytest.mark.rule("war/ruling/marker-knowledge")
def test_what_only_another_player_has_seen_changes_nothing() -> None:
    def table(marker: str) -> Table:
        table = Table(3).land(1, "algeria", "5i").land(2, "china", "1i").natives("morocco", marker, hidden=True)
        return table.move(1)

    weak, strong = (hints(table(marker), "march infantry algeria morocco") for marker in ("4", "12"))
    assert weak == strong
    assert [name for name, _ in weak] == ["unknown", "odds"]


# -- battles -------------------------------------------------------------------------------------------------


@pytest.mark.rule("war/move/enemy-entry-causes-battle")
def test_the_first_step_names_those_who_defend_and_every_step_the_odds() -> None:
    table = Table(2).land(1, "france", "3i 1c 1G").land(2, "spain", "2i 1a", "fort").war((1, 2)).move(1)
    facing = [("facing", {"number": 2, "kind": "infantry"}), ("facing", {"number": 1, "kind": "artillery"})]
    odds = ("odds", wins("1i", "2i 1a", fort=True))
    assert hints(table, "march infantry france spain") == [("attack", {"other": 1}), *facing, odds]
    table.do("march infantry france spain")
    assert hints(table, "march cavalry france spain") == [("odds", wins("1i 1c", "2i 1a", fort=True))]
    assert hints(table, "march general france spain") == [("odds", wins("1i 1G", "2i 1a", fort=True))]


@pytest.mark.rule("war/battle/one-battle-per-region")
def test_a_battle_has_the_odds_of_all_who_are_there() -> None:
    table = Table(2).land(1, "france", "1i").land(2, "spain", "2i 1c")
    table.war((1, 2)).attack(1, "france", "spain", "3i 1a G").combat(1)
    assert hint(table, "battle spain", "odds") == wins("3i 1a G", "2i 1c")


@pytest.mark.rule("war/natbattle/army-plus")
def test_natives_are_named_by_their_marker() -> None:
    table = Table(2).land(1, "spain", "1i").land(2, "china", "1i").natives("morocco", "6+")
    table.attack(1, "spain", "morocco", "5i X").combat(1)
    natives = ("natives", {"marker": "6+"})
    assert hints(table, "battle morocco") == [natives, ("odds", wins("5i X", "4i 2c", against_natives=True))]


@pytest.mark.rule("war/natbattle/revolt-player-defends")
def test_a_revolt_is_held_by_its_owner() -> None:
    table = Table(2).land(1, "egypt", "5i").natives("egypt", "5").revolt("egypt").land(2, "china", "1i").combat(1)
    odds = battle_odds(force("5i"), force("5i"), Conditions(against_natives=True))
    assert hint(table, "battle egypt", "odds") == {"percent": round(100 * odds.defender)}


@pytest.mark.rule("war/amphib/round-drm", "war/transport/disembark-cost")
def test_a_landing_costs_a_point_and_the_first_rounds() -> None:
    table = Table(2).land(1, "great_britain", "1i").land(2, "france", "2i").war((1, 2))
    table.fleet(1, "north_sea", "3i").move(1).do("fleet 1")
    foes = [("attack", {"other": 1}), ("facing", {"number": 2, "kind": "infantry"})]
    odds = ("odds", wins("3i", "2i", landed="3i"))
    assert hints(table, "land france") == [("points", {"left": 3}), *foes, ("landing", {}), odds]
    table.do("land france", "ashore infantry")
    assert hints(table, "ashore infantry") == [("odds", wins("2i", "2i", landed="2i"))]


def test_fleets_that_meet_are_counted() -> None:
    table = Table(2).land(1, "great_britain", "1i").land(2, "france", "2i").war((1, 2))
    table.fleet(1, "north_sea").fleet(1, "north_sea").fleet(2, "north_sea").move(1).do("fleet 1", "join 2")
    assert hint(table, "engage 2", "naval") == {"own": 2, "number": 1}


# -- what one might expect -----------------------------------------------------------------------------------


@pytest.mark.rule("war/move/foreign-region-needs-war", "war/move/keep-one-brigade")
def test_steps_that_are_refused_are_dimmed() -> None:
    table = Table(2).land(1, "france", "2i").land(2, "spain", "1i").move(1)
    assert "march infantry france spain" in expected(table)
    assert table.refused("march infantry france spain") == "war/move/foreign-region-needs-war"
    assert "declare 2" in expected(table)  # without a diplomacy point


def test_what_cannot_be_built_is_dimmed_and_never_legal() -> None:
    table = Table(2).land(1, "france", "1i", "city").land(2, "china", "1i").money(1, 20).construct(1)
    assert {"build factory france alone", "raise artillery france"} <= expected(table)
    assert not expected(table) & set(table.options())


@pytest.mark.rule("war/move/native-entry-causes-battle")
def test_combat_cannot_end_before_its_battles() -> None:
    table = Table(2).land(1, "spain", "1i").land(2, "china", "1i").natives("morocco", "6")
    table.attack(1, "spain", "morocco", "5i").combat(1)
    assert "done" in expected(table)


# -- what can never happen -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("notation", "rule"),
    [
        ("march infantry spain morocco", "board/spain-morocco-barred"),
        ("march infantry france china", "move/adjacent-only"),
        ("reinforce france china", "reinforce/adjacent-only"),
        ("sail france", "board/units-land-fleets-sea"),
        ("place fleet france", "board/units-land-fleets-sea"),
        ("bring general", "reinforce/points"),
        ("convert infantry", "result/both-empty-defender-choice"),
        ("peace 1 1", "war/symmetric"),
        ("give 1 2 101", "ruling/gifts"),
    ],
)
def test_what_can_never_happen_is_refused_with_its_rule(notation: str, rule: str) -> None:
    game = Table().game
    with pytest.raises(BadNotation) as caught:
        game.space.parse(notation)
    assert game.rule_against(caught.value) == f"war/{rule}"


def test_every_combination_that_the_space_leaves_out_has_its_rule() -> None:
    game = Table().game
    for family in game.space.families:
        left_out = set(family.values)
        everything = itertools.product(*(range(min(len(a.domain), 99)) for a in family.arguments))
        for values in itertools.islice((v for v in everything if v not in left_out), 0, 100_000, 97):
            assert game.why_never(family.name, values) in game.rulebook.rules, (family.name, values)


@pytest.mark.parametrize("place", ["arctic", "islands", "dardanelles", "suez_canal", "gibraltar"])
def test_what_is_only_drawn_has_its_rule(place: str) -> None:
    game = Table().game
    assert game.why_nowhere(place) in game.rulebook.rules
    assert game.why_nowhere("atlantis") == ""


# -- what the question is about ------------------------------------------------------------------------------


def test_a_question_says_what_it_is_about() -> None:
    table = Table(2).land(1, "france", "1i").land(2, "spain", "2i 1c")
    table.war((1, 2)).attack(1, "france", "spain", "3i").combat(1).do("battle spain")
    step, about = table.state.prompt()
    assert (step, about["area"], about["seat"], about["other"], about["party"]) == ("battle_dice", "spain", 0, 1, 0)
    table.roll(6, 6, 1)
    assert table.state.prompt()[1]["party"] == 1
    table.roll(1, 1, 1)
    step, about = table.state.prompt()
    assert (table.state.to_act, step, about["number"]) == (1, "lose", 2)


@pytest.mark.rule("war/battle/retreat-options")
def test_who_stays_and_fights_is_told_the_odds() -> None:
    table = Table(2).land(1, "france", "1i").land(2, "spain", "2i 1c")
    table.war((1, 2)).attack(1, "france", "spain", "3i").combat(1).do("battle spain").roll(1, 1, 1, 1, 1, 1)
    assert (table.step, table.state.to_act) == ("retreat", 0)
    assert hints(table, "stay") == [("odds", wins("3i", "2i 1c"))]


@pytest.mark.rule("war/war/declare-cost", "war/war/declarer-delay", "war/opt/ally/join-offer")
def test_a_declaration_says_what_follows() -> None:
    alone = Table(3).land(1, "france", "1i").land(2, "spain", "1i").land(3, "italy", "1i").money(1, dp=2).move(1)
    allies = Table(3, alliances="on").land(1, "france", "1i").land(2, "spain", "1i").land(3, "italy", "1i")
    allies.money(1, dp=2).move(1)
    assert hints(alone, "declare 2") == [("dp", {"cost": 1, "left": 1}), ("delay", {})]
    assert hints(allies, "declare 2")[-1] == ("joiners", {})


@pytest.mark.rule("war/reinforce/points", "war/reinforce/who")
def test_a_general_who_comes_to_aid_knows_whom_to_meet_and_what_to_bring() -> None:
    table = Table(2).land(1, "france", "4i 1c").land(2, "spain", "1i").land(2, "germany", "1i").war((1, 2))
    table.land(2, "prussia", "3i 1a G", "city", "school").move(1)
    table.do("march infantry france germany", "march infantry france germany")
    table.do("march cavalry france germany", "done")
    assert hints(table, "reinforce prussia germany") == [
        ("aid", {"least": 2, "most": 7}),
        ("against", {"number": 2, "kind": "infantry"}),
        ("facing", {"number": 1, "kind": "cavalry"}),
    ]
    table.do("reinforce prussia germany").roll(4)
    assert hints(table, "bring artillery") == [("bring", {"cost": 3, "left": 2})]
