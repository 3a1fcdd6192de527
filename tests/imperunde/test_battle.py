"""How every battle runs: who takes part, who chooses, how dice are sorted, paired and compared; armistice."""

from collections.abc import Callable
from itertools import permutations

import pytest

from greatpowers.core.actions import BadNotation
from tests.imperunde.table import Table


def congo(attackers: str, defenders: str, spare: str = "") -> Table:
    """Player 1 attacks player 2's Congo with these units from Egypt, where a post and perhaps others stay."""
    table = Table().land(1, "egypt", f"{attackers} {spare} 1tp").land(2, "congo", f"{defenders} 1tp").war((1, 2))
    return table.move(1).attack("egypt", "congo", attackers)


def fighters(table: Table) -> tuple[list[str], list[str]]:
    """The kinds of attackers and the chosen defenders."""
    battle = table.view(1)["battle"]
    return [unit["kind"] for unit in battle["attackers"]], battle["defenders"]


def lost(table: Table) -> list[tuple[str, str]]:
    return [(event["party"], event["kind"]) for event in table.events("lost")]


# -- occasions and units -------------------------------------------------------------------------------------


def by_moving() -> Table:
    return congo("I I", "2I")


def by_clearing() -> Table:
    return Table().sea(1, "arabian_sea", "2fr").sea(2, "arabian_sea", "2fr").war((1, 2)).clear_sea("arabian_sea")


def by_event() -> Table:
    return Table().land(2, "congo", "2I 1tp").wheel().do("spin congo", "event land_unrest")


def by_card() -> Table:
    return Table().land(2, "congo", "2I 1tp").hand(1, "rebellion").before_books().do("card rebellion", "at congo")


@pytest.mark.rule("imperunde/battle/occasions")
@pytest.mark.parametrize(
    ("occasion", "attacks", "party", "kind"),
    [
        (by_moving, [6, 1], "1", "infantry"),
        (by_clearing, [6, 1], "1", "frigate"),
        (by_event, [6, 1], "natives", "infantry"),
        (by_card, [6, 1, 1], "natives", "infantry"),
    ],
)
def test_every_battle_runs_by_the_same_scheme(
    occasion: Callable[[], Table], attacks: list[int], party: str, kind: str
) -> None:
    table = occasion()
    assert table.step == "dice"
    table.roll(*attacks, 5, 4)
    assert sorted(lost(table)) == sorted([(party, kind), ("2", kind)])


@pytest.mark.rule("imperunde/battle/land-units")
def test_a_fort_never_attacks() -> None:
    table = Table().land(1, "egypt", "2I 1F 1tp").land(2, "congo", "1I 1F 1tp").war((1, 2)).move(1)
    with pytest.raises(BadNotation):
        table.do("march fort egypt congo")
    assert not any("fort" in option for option in table.options())
    table.do("march infantry egypt congo")
    assert table.option_set() == {"fight", "march infantry egypt congo"}
    table.do("fight")
    assert fighters(table) == (["infantry"], ["fort", "infantry"])


@pytest.mark.rule("imperunde/battle/sea-units")
def test_cargo_ships_neither_attack_nor_defend() -> None:
    table = Table().sea(1, "indian_ocean", "2fr 1I").sea(2, "arabian_sea", "1fr 2A").war((1, 2)).move(1)
    assert table.refused("sail infantry indian_ocean arabian_sea") == "imperunde/sea-move/enemy-sea-blocks"
    table.do("sail frigate indian_ocean arabian_sea")
    assert table.option_set() == {"fight", "sail frigate indian_ocean arabian_sea"}
    assert table.refused("sail infantry indian_ocean arabian_sea")
    table.do("fight")
    assert fighters(table) == (["frigate"], ["frigate"])


@pytest.mark.rule("imperunde/battle/enter-to-attack")
def test_the_survivors_stand_where_they_fought() -> None:
    table = Table().land(1, "egypt", "2I 1tp").land(2, "congo", "1I 1tp").war((1, 2)).move(1)
    assert table.refused("fight") == "imperunde/battle/enter-to-attack"
    table.attack("egypt", "congo", "I I").roll(6, 1, 2)
    assert (table.there(1, "egypt"), table.there(1, "congo")) == ("1tp", "2I 1tp")


@pytest.mark.rule("imperunde/battle/no-retreat")
@pytest.mark.parametrize("spare", ["", "1I"])
def test_nobody_leaves_a_battle(spare: str) -> None:
    table = congo("I I", "3I", spare).roll(6, 1, 5, 4, 1)
    if spare:
        assert table.option_set() == {"fight", "march infantry egypt congo"}
        assert table.refused("done") == "imperunde/battle/no-retreat"
        assert table.refused("march infantry congo egypt")
        table.do("fight")
    assert (table.step, fighters(table)) == ("dice", (["infantry"], ["infantry", "infantry"]))
    assert table.refused("done") == "imperunde/battle/no-retreat"


@pytest.mark.rule("imperunde/battle/max-three")
def test_at_most_three_units_of_each_side_fight() -> None:
    table = congo("I I I", "6I", "1I")
    assert table.step == "dice"
    assert table.refused("march infantry egypt congo")
    assert fighters(table) == (["infantry"] * 3, ["infantry"] * 3)
    table.roll(6, 6, 6, 1, 1, 1)
    assert len(table.events("die")) == 6
    assert table.there(2, "congo") == "3I 1tp"


@pytest.mark.rule("imperunde/battle/attacker-first")
@pytest.mark.parametrize("units", ["I", "I C", "I C A"])
def test_the_attacker_uses_all_who_have_come(units: str) -> None:
    table = congo(units, "1F 1C 3I")
    assert (table.step, table.asked) == ("defend", 2)  # the attacker was asked nothing, and all of his are known
    assert len(fighters(table)[0]) == len(units.split())
    table.do("use 3 0 0 0").roll(*[3] * len(units.split()), 1, 1, 1)
    assert [event["party"] for event in table.events("die")].count("1") == len(units.split())


@pytest.mark.rule("imperunde/battle/defender-chooses")
def test_the_defender_chooses_as_many_as_possible() -> None:
    table = congo("I I I", "1F 1C 3I")
    assert (table.step, table.asked) == ("defend", 2)
    assert table.option_set() == {"use 3 0 0 0", "use 2 1 0 0", "use 2 0 0 1", "use 1 1 0 1"}
    for too_few_or_not_there in ("use 0 1 0 1", "use 2 0 0 0", "use 1 2 0 0", "use 0 1 1 1"):
        assert table.refused(too_few_or_not_there) == "imperunde/battle/defender-chooses"
    table.do("use 2 1 0 0")
    assert fighters(table)[1] == ["cavalry", "infantry", "infantry"]


@pytest.mark.rule("imperunde/battle/defender-chooses")
def test_the_defender_is_not_asked_without_a_choice() -> None:
    assert fighters(congo("I", "1F 1C 1I"))[1] == ["fort", "cavalry", "infantry"]
    assert fighters(congo("I", "5C"))[1] == ["cavalry"] * 3


@pytest.mark.rule("imperunde/battle/defender-rechooses")
def test_the_defender_chooses_anew_before_every_dice_round() -> None:
    table = congo("I I I", "1F 1C 4I").do("use 3 0 0 0").roll(6, 6, 1, 5, 5, 5)
    assert (table.step, table.asked) == ("defend", 2)
    assert table.option_set() == {"use 2 1 0 0", "use 2 0 0 1", "use 1 1 0 1"}
    table.do("use 1 1 0 1")
    assert fighters(table)[1] == ["fort", "cavalry", "infantry"]


@pytest.mark.rule("imperunde/battle/several-origins")
def test_attackers_come_from_different_lands_and_seas() -> None:
    table = Table().land(1, "egypt", "1I 1tp").land(1, "guinea", "1A 1tp").sea(1, "gulf_of_guinea", "1C")
    table.land(2, "congo", "1I").war((1, 2)).move(1).do("march infantry egypt congo")
    assert table.refused("march artillery guinea egypt") == "imperunde/battle/several-origins"  # only into the battle
    table.do("land cavalry gulf_of_guinea congo", "march artillery guinea congo")
    origins = [unit["from"] for unit in table.view(1)["battle"]["attackers"]]
    assert (table.step, origins) == ("dice", ["egypt", "gulf_of_guinea", "guinea"])


# -- dice ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/battle/roll-order-irrelevant", "imperunde/battle/sort-by-value")
@pytest.mark.parametrize("order", list(permutations([("I", 2), ("C", 6), ("A", 5)])))
def test_dice_are_sorted_from_the_highest_in_whatever_order_they_fell(order: tuple[tuple[str, int], ...]) -> None:
    table = congo(" ".join(unit for unit, _ in order), "3I")
    table.roll(*(die for _, die in order), 1, 5, 5)
    # C6 beats 5, A5 falls to 5, I2 beats 1.
    assert sorted(lost(table)) == [("1", "artillery"), ("2", "infantry"), ("2", "infantry")]


@pytest.mark.rule("imperunde/battle/sort-ties-colour")
def test_of_equal_dice_the_better_colour_is_first() -> None:
    assert lost(congo("I A", "2I").roll(4, 4, 5, 3)) == [("2", "infantry"), ("1", "artillery")]  # A4 5, I4 3
    assert lost(congo("I C", "2I").roll(4, 4, 5, 3)) == [("2", "infantry"), ("1", "cavalry")]
    assert lost(congo("C A", "2I").roll(4, 4, 5, 3)) == [("2", "infantry"), ("1", "artillery")]
    assert lost(congo("A", "1C 1F").roll(6, 6, 6)) == [("2", "fort")]  # 6 + 1 against the fort, not 6 against cavalry
    assert lost(congo("I", "1A 1I 1C").roll(5, 4, 4, 4)) == [("2", "artillery")]


@pytest.mark.rule("imperunde/battle/pairing")
def test_first_against_first_and_second_against_second() -> None:
    assert lost(congo("I I", "2I").roll(5, 3, 4, 2)) == [("2", "infantry")] * 2
    assert lost(congo("I I", "2I").roll(3, 5, 2, 4)) == [("2", "infantry")] * 2
    assert sorted(lost(congo("C A I", "3I").roll(7, 3, 2, 6, 4, 1))) == [
        ("1", "artillery"),
        ("2", "infantry"),
        ("2", "infantry"),
    ]


@pytest.mark.rule("imperunde/battle/surplus-dice-ignored")
def test_a_die_without_counterpart_counts_nothing() -> None:
    table = congo("C A I", "2I").roll(7, 8, 1, 6, 5)
    assert lost(table) == [("2", "infantry")] * 2
    assert table.there(1, "congo") == "1I 1C 1A 1tp"
    table = congo("I", "3I").roll(4, 3, 1, 2)
    assert lost(table) == [("2", "infantry")]


@pytest.mark.rule("imperunde/battle/higher-wins")
def test_the_higher_number_wins_whatever_the_colour() -> None:
    assert lost(congo("I", "1A").roll(5, 4)) == [("2", "artillery")]
    assert lost(congo("A", "1I").roll(4, 5)) == [("1", "artillery")]


@pytest.mark.rule("imperunde/battle/simultaneous-losses")
def test_all_pairs_of_a_dice_round_are_evaluated() -> None:
    table = congo("I I", "2I").roll(6, 1, 5, 4)
    assert sorted(lost(table)) == [("1", "infantry"), ("2", "infantry")]
    assert fighters(table) == (["infantry"], ["infantry"])
    assert (table.reserve(1, "I"), table.reserve(2, "I")) == (40 - 1, 40 - 1)


# -- an armistice in a battle --------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/ruling/armistice-in-battle")
def test_an_armistice_sends_the_attackers_back_where_they_came_in_from() -> None:
    table = Table().land(2, "south_africa", "1A").sea(2, "indian_ocean", "1C 1I").land(1, "congo", "3I 1F 1tp")
    table.land(2, "mozambique", "1C 1tp").war((1, 2)).hand(1, "armistice").move(2)
    table.do("sail cavalry indian_ocean gulf_of_guinea", "sail infantry indian_ocean gulf_of_guinea")
    table.do("march artillery south_africa congo", "land cavalry_1 gulf_of_guinea congo")
    table.do("land infantry_1 gulf_of_guinea congo", "use 3 0 0 0", "pass").roll(8, 7, 1, 5, 4, 3)
    assert (table.step, table.asked) == ("window", 1)
    table.do("card armistice", "against 2")
    # The dice that fell count: two defenders and the infantry are lost. No reinforcement is asked for.
    assert table.step == "move"
    assert (table.there(2, "south_africa"), table.there(2, "gulf_of_guinea")) == ("1A", "1C")
    assert (table.owner("congo"), table.there(1, "congo")) == (1, "1I 1F 1tp")
    assert table.relation(1, 2) == "armistice"
    assert table.option_set() >= {"done", "march cavalry mozambique south_africa"}
    assert not any("artillery" in option or "gulf_of_guinea" in option for option in table.options())  # spent moves


@pytest.mark.rule("imperunde/ruling/armistice-in-battle")
def test_cavalry_keeps_the_move_it_has_left_and_an_emptied_land_is_its_owners_again() -> None:
    table = Table().land(1, "egypt", "1C").land(2, "congo", "2I").war((1, 2)).hand(1, "armistice").move(1)
    table.attack("egypt", "congo", "C")
    assert table.owner("egypt") == 0
    table.do("card armistice", "against 2")  # before the first dice
    assert (table.owner("egypt"), table.there(1, "egypt"), table.there(2, "congo")) == (1, "1C", "2I")
    assert "march cavalry_1 egypt barbary" in table.options()
    assert "march cavalry egypt barbary" not in table.options()
    assert not table.events("die")


@pytest.mark.rule("imperunde/ruling/armistice-in-battle")
def test_captured_ships_go_with_their_captor_and_withdrawing_is_no_move() -> None:
    table = Table().sea(1, "indian_ocean", "1fr").sea(1, "gulf_of_bengal", "1fr 1sl").sea(2, "arabian_sea", "4fr")
    table.disc("gulf_of_bengal", "storm").disc("arabian_sea", "calm").war((1, 2)).hand(2, "armistice").move(1)
    table.do("sail frigate indian_ocean arabian_sea").attack("gulf_of_bengal", "arabian_sea", "fr sl")
    table.do("pass").roll(2, 4, 6, 1, 4, 5)  # 6 beats 5; 4 = 4 boarding; 2 beats 1
    assert table.step == "boarding"
    table.roll(6, 1)
    table.do("card armistice", "against 1")
    assert (table.step, table.there(1, "indian_ocean")) == ("move", "1fr")
    assert (table.there(1, "gulf_of_bengal"), table.there(2, "arabian_sea")) == ("2fr 1sl", "1fr")
    assert table.view(1)["seas"]["gulf_of_bengal"]["0"]["laid"] == {"frigate": 1}
    assert table.option_set("sail") >= {
        "sail frigate_1 gulf_of_bengal tasman_sea",
        "sail line_1 gulf_of_bengal tasman_sea",
    }
    table.do("sail frigate_1 gulf_of_bengal tasman_sea")
    assert table.refused("sail frigate_1 gulf_of_bengal tasman_sea") == "imperunde/sea-battle/captured-cannot-move"


@pytest.mark.rule("imperunde/ruling/armistice-in-battle")
def test_what_the_defender_captured_stays_his() -> None:
    table = Table().sea(1, "indian_ocean", "2fr").sea(2, "arabian_sea", "2fr").war((1, 2)).hand(2, "armistice").move(1)
    table.attack("indian_ocean", "arabian_sea", "fr fr").do("pass").roll(4, 3, 4, 2, 1, 6)
    table.do("card armistice", "against 1")
    assert (table.there(1, "indian_ocean"), table.there(2, "arabian_sea")) == ("1fr", "2fr")


@pytest.mark.rule("imperunde/ruling/armistice-in-battle")
def test_an_armistice_does_not_undo_what_was_conquered_before() -> None:
    table = Table().land(1, "egypt", "1C 1I 1tp").land(2, "guinea", "1tp").land(2, "congo", "1I").war((1, 2))
    table.hand(1, "armistice").move(1).do("march cavalry egypt guinea", "march cavalry_1 guinea congo", "fight")
    table.do("card armistice", "against 2")
    assert (table.owner("guinea"), table.there(1, "guinea")) == (1, "1C 1tp")


@pytest.mark.rule("imperunde/ruling/armistice-in-battle")
def test_natives_rebels_and_pirates_know_no_armistice() -> None:
    natives = (
        Table().land(1, "egypt", "1I 1tp").war((1, 3)).hand(1, "armistice").move(1).do("march infantry egypt congo")
    )
    assert natives.refused("card armistice") == "imperunde/card/armistice/needs-war"
    pirates = Table().sea(1, "indian_ocean", "1fr").sea("pirates", "arabian_sea", "1fr").war((1, 3))
    pirates.hand(1, "armistice").move(1).do("sail frigate indian_ocean arabian_sea")
    assert pirates.refused("card armistice") == "imperunde/card/armistice/needs-war"
    rebels = Table().land(1, "congo", "1I 1tp").war((1, 3)).hand(1, "armistice").wheel()
    rebels.do("spin congo", "event land_unrest")
    assert rebels.refused("card armistice") == "imperunde/card/armistice/needs-war"
    for table in (natives, pirates, rebels):
        assert table.step == "window"


@pytest.mark.rule("imperunde/ruling/armistice-in-battle")
def test_an_armistice_with_a_third_player_does_not_stop_a_battle() -> None:
    table = Table().land(1, "egypt", "1I 1tp").land(2, "congo", "1I").war((1, 2), (1, 3)).hand(1, "armistice")
    table.move(1).do("march infantry egypt congo", "card armistice", "against 3")
    assert table.step == "dice"
    table.roll(1, 6)
    assert (table.step, table.there(1, "egypt")) == ("move", "1tp")
