"""The secret service: getting cards, playing and countering them, unmasking, and the cards of war and peace."""

from __future__ import annotations

import pytest

from greatpowers.games.imperunde.deck import CARD_IDS, COPIES
from tests.imperunde.table import Table

SABOTAGE = ("at south_sea", "against 2", "sink frigate")


def target_practice() -> Table:
    """Player 1 is on turn with a Sabotage for a frigate of player 2."""
    return Table().sea(2, "south_sea", "2fr").hand(1, "sabotage").move(1)


# -- getting cards -------------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/cards/free-card-each-round")
def test_everybody_gets_one_card_in_phase_2() -> None:
    table = Table().deal().do("draw sabotage", "draw armistice", "draw unmask")
    assert table.step == "deal"
    table.do("draw counter")
    assert table.step == "talks"
    assert [table.cards(n) for n in (1, 2, 3, 4)] == [{"counter": 1}, {"sabotage": 1}, {"armistice": 1}, {"unmask": 1}]
    assert table.view(1)["pile"] == 44


@pytest.mark.rule("imperunde/cards/buy")
def test_up_to_three_cards_are_bought_in_a_phase_4() -> None:
    table = Table().funds(1, 20).invest(1)
    for card in ("sabotage", "sabotage", "armistice"):
        table.do("buy_card", f"draw {card}")
    assert table.cards(1) == {"sabotage": 2, "armistice": 1}
    assert table.state.funds[0] == 5
    assert table.refused("buy_card") == "imperunde/cards/buy"


@pytest.mark.rule("imperunde/cards/buy")
def test_a_card_costs_five_doubloons() -> None:
    assert Table().funds(1, 4).invest(1).refused("buy_card") == "imperunde/budget/invest-within-funds"
    assert Table().funds(1, 9).move(1).refused("buy_card") == "imperunde/cards/buy"


@pytest.mark.rule("imperunde/ruling/card-purchase")
def test_a_bought_card_can_be_played_at_once() -> None:
    table = Table().sea(2, "south_sea", "1fr").funds(1, 5).invest(1).do("buy_card", "draw sabotage")
    table.do("card sabotage", *SABOTAGE)
    assert table.count(2, "south_sea", "fr") == 0


@pytest.mark.rule("imperunde/ruling/card-purchase")
def test_an_empty_pile_sells_nothing_and_is_not_refilled_in_the_round() -> None:
    all_cards = [card for card, copies in zip(CARD_IDS, COPIES, strict=True) for _ in range(copies)]
    table = Table().sea(2, "south_sea", "1fr").hand(1, *all_cards).funds(1, 5).invest(1)
    table.do("card sabotage", *SABOTAGE)
    assert table.view(1)["discard"] == {"sabotage": 1}
    assert table.refused("buy_card") == "imperunde/ruling/card-purchase"


@pytest.mark.rule("imperunde/cards/british-manages")
def test_the_british_player_deals_without_being_asked_and_without_seeing() -> None:
    table = Table().funds(2, 5).invest(2).do("buy_card")
    assert table.asked == -1  # luck
    table.do("draw armistice")
    assert table.asked == 2
    british = table.view(1)
    assert "hand" not in british["players"][1]
    assert british["players"][1]["known"] == {}
    assert british["pile"] == 47


@pytest.mark.rule("imperunde/cards/hand-unlimited")
def test_a_hand_has_no_limit() -> None:
    table = Table().hand(2, *CARD_IDS[:9]).deal().do("draw unmask")
    assert sum(table.cards(2).values()) == 10


# -- playing them --------------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/cards/any-player-any-time", "imperunde/relations/cards-any-relation")
@pytest.mark.parametrize(("turn", "play"), [(1, "card sabotage"), (3, "interrupt 1 sabotage")])
def test_cards_hit_friends_too_at_any_time(turn: int, play: str) -> None:
    table = Table().sea(2, "south_sea", "2fr").hand(1, "sabotage").embark(turn)
    assert table.relation(1, 2) == "peace"
    table.do(play, *SABOTAGE)
    assert table.count(2, "south_sea", "fr") == 1
    assert table.asked == turn


@pytest.mark.rule("imperunde/cards/first-announced-first-played")
def test_whoever_announces_plays_first_and_cannot_take_it_back() -> None:
    table = Table().sea(2, "south_sea", "1fr").sea(4, "north_sea", "1fr").hand(1, "sabotage").hand(2, "sabotage")
    table.move(3).do("interrupt 1 sabotage")
    assert table.asked == 1
    assert table.option_set() == table.option_set("at")
    for retreat in ("pass", "done", "rest"):
        assert table.refused(retreat)
    assert table.refused("interrupt 2 sabotage") == "imperunde/cards/first-announced-first-played"
    table.do("at south_sea", "against 2", "sink frigate")
    assert table.refused("interrupt 2 sabotage") == "imperunde/cards/first-announced-first-played"
    table.do("pass")  # player 2 does not counter
    assert table.count(2, "south_sea", "fr") == 0
    table.do("interrupt 2 sabotage", "at north_sea", "against 4", "sink frigate")
    assert table.count(4, "north_sea", "fr") == 0


@pytest.mark.rule("imperunde/cards/effect-unless-countered")
def test_a_countered_card_has_no_effect() -> None:
    table = target_practice().hand(2, "counter").do("card sabotage", *SABOTAGE)
    assert (table.step, table.asked) == ("response", 2)
    table.do("card counter")
    assert table.count(2, "south_sea", "fr") == 2
    assert table.view(3)["discard"] == {"sabotage": 1, "counter": 1}
    assert (table.step, table.asked) == ("move", 1)


@pytest.mark.rule("imperunde/cards/played-are-discarded")
def test_played_cards_come_back_in_the_next_phase_2() -> None:
    table = target_practice().do("card sabotage", *SABOTAGE)
    assert table.cards(1) == {}
    assert (table.view(1)["pile"], table.view(1)["discard"]) == (47, {"sabotage": 1})
    table.deal()
    assert (table.view(1)["pile"], table.view(1)["discard"]) == (48, {})


# -- who is asked, in which order ----------------------------------------------------------------------------


def asked_in_turn(table: Table) -> list[int]:
    """Everybody passes; who was asked."""
    out: list[int] = []
    while table.step == "window":
        out.append(table.asked)
        table.do("pass")
    return out


def everybody_has_a_card(table: Table) -> Table:
    for player in (1, 2, 3, 4):
        table.hand(player, "rebellion").always(player)
    return table


@pytest.mark.rule("imperunde/ruling/window-order")
@pytest.mark.parametrize(("number", "order"), [(1, [3, 4, 1, 2]), (2, [3, 2, 1, 4])])
def test_without_a_player_on_turn_the_starter_is_asked_first(number: int, order: list[int]) -> None:
    table = everybody_has_a_card(Table()).round(number, starter=3)
    table.invest(2)  # whose turn it was last
    assert asked_in_turn(table.clear())[:4] == order


@pytest.mark.rule("imperunde/ruling/window-order")
def test_the_player_on_turn_is_asked_first() -> None:
    table = everybody_has_a_card(Table()).round(1, starter=3).funds(3, 0).invest(3).do("done")
    assert table.state.active == 3
    assert asked_in_turn(table) == [4, 3, 1, 2]


@pytest.mark.rule("imperunde/ruling/window-order")
def test_attacker_and_defender_are_asked_first_in_a_battle() -> None:
    table = everybody_has_a_card(Table()).war((2, 3)).land(3, "guinea", "1I").land(2, "congo", "1I").move(3)
    table.do("march infantry guinea congo")
    assert asked_in_turn(table) == [3, 2, 1, 4]


@pytest.mark.rule("imperunde/ruling/window-order")
def test_after_a_card_the_window_is_asked_anew_from_the_top() -> None:
    table = (
        Table().sea(4, "south_sea", "2fr").always(1, 2, 3).hand(1, "rebellion").hand(2, "sabotage").hand(3, "unmask")
    )
    table.window(8).do("pass")
    assert table.asked == 2
    table.do("card sabotage", "at south_sea", "against 4", "sink frigate", "pass", "pass")  # nobody counters
    assert asked_in_turn(table)[:2] == [1, 3]


# -- countering ----------------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/card/counter/effect")
def test_counter_espionage_cancels_any_card() -> None:
    table = Table().land(1, "congo", "2I").hand(1, "counter").hand(2, "rebellion").move(2)
    table.do("card rebellion", "at congo", "card counter")
    assert table.step == "move"
    assert table.there(1, "congo") == "2I"
    assert [event["card"] for event in table.events("countered")] == ["rebellion"]


@pytest.mark.rule("imperunde/card/counter/any-player")
def test_anyone_but_the_player_of_the_card_may_counter_it() -> None:
    table = Table().land(3, "congo", "2I").hand(1, "counter").hand(2, "rebellion", "counter").always(1, 2).move(2)
    table.do("card rebellion", "at congo")
    assert (table.step, table.asked) == ("response", 1)
    table.do("card counter")
    assert (table.step, table.asked) == ("response", 2)  # about the counter, not about his own card
    table.do("pass")
    assert (table.step, table.there(3, "congo")) == ("move", "2I")


@pytest.mark.rule("imperunde/card/counter/any-player")
def test_nobody_counters_his_own_card() -> None:
    table = Table().land(3, "congo", "2I").hand(2, "rebellion", "counter").always(2).move(2)
    table.do("card rebellion", "at congo")
    assert table.step != "response"


@pytest.mark.rule("imperunde/card/counter/of-counter")
def test_a_counter_can_be_countered() -> None:
    table = target_practice().hand(1, "counter").hand(2, "counter")
    table.do("card sabotage", *SABOTAGE)
    assert table.state.prompt()[1].items() >= {"card": "sabotage", "seat": 0}.items()
    table.do("card counter")
    assert (table.step, table.asked) == ("response", 1)
    assert table.state.prompt()[1].items() >= {"card": "counter", "seat": 1}.items()
    table.do("card counter")
    assert table.count(2, "south_sea", "fr") == 1
    assert table.view(1)["discard"] == {"sabotage": 1, "counter": 2}


@pytest.mark.rule("imperunde/ruling/counter-chains")
def test_a_revived_card_may_be_countered_again() -> None:
    table = target_practice().hand(1, "counter").hand(2, "counter", "counter").always(2, 3)
    table.do("card sabotage", *SABOTAGE, "card counter")
    assert table.view(3)["card"]["chain"] == ["sabotage", "counter"]
    assert table.asked == 1
    table.do("card counter")
    assert table.asked == 2  # about the counter of player 1
    table.do("pass")
    assert table.view(3)["card"]["chain"] == ["sabotage"]
    assert table.asked == 2  # about the revived Sabotage
    table.do("card counter")
    assert table.step == "move"
    assert table.count(2, "south_sea", "fr") == 2
    assert table.view(1)["discard"] == {"sabotage": 1, "counter": 3}


@pytest.mark.rule("imperunde/ruling/counter-chains")
def test_whoever_let_the_card_pass_may_still_answer_the_counter() -> None:
    table = target_practice().hand(2, "counter").hand(3, "counter").always(2, 3)
    table.do("card sabotage", *SABOTAGE, "pass")
    assert table.asked == 3
    table.do("card counter")
    assert table.asked == 2
    table.do("card counter")
    assert table.count(2, "south_sea", "fr") == 1


@pytest.mark.rule("imperunde/ruling/counter-chains")
def test_only_counter_espionage_answers_a_card() -> None:
    table = target_practice().hand(2, "rebellion", "counter").land(1, "congo", "1I")
    table.do("card sabotage", *SABOTAGE)
    assert table.option_set("card") == {"card counter"}
    assert table.refused("card rebellion") == "imperunde/cards/first-announced-first-played"


@pytest.mark.rule("imperunde/ruling/counter-chains")
def test_what_a_cancelled_card_was_played_on_is_public() -> None:
    table = target_practice().hand(2, "counter").do("card sabotage", *SABOTAGE)
    shown = table.view(4)["card"]
    assert (shown["player"], shown["card"], shown["at"]) == (0, "sabotage", "south_sea")
    assert (shown["against"], shown["sink"]) == (1, "frigate")
    table = Table().land(2, "congo", "4I").land(2, "guinea", "1I").hand(1, "forged_land").hand(2, "counter").move(1)
    table.do("card forged_land", "at congo", "to guinea", "detach 2 0 0")
    shown = table.view(4)["card"]
    assert (shown["at"], shown["to"], shown["detach"]) == ("congo", "guinea", [2, 0, 0])


@pytest.mark.rule("imperunde/card/counter/of-unmask")
def test_a_countered_unmasking_shows_nothing() -> None:
    table = Table().hand(1, "unmask").hand(2, "counter", "sabotage", "rebellion").move(1)
    table.do("card unmask", "against 2", "openly", "card counter")
    assert table.step == "move"
    assert table.cards(2) == {"sabotage": 1, "rebellion": 1}
    assert table.view(1)["players"][1]["known"] == {}
    assert not table.events("shown")


@pytest.mark.rule("imperunde/card/counter/not-proactive")
def test_a_counter_needs_a_card_to_cancel() -> None:
    rule = "imperunde/card/counter/not-proactive"
    assert Table().hand(1, "counter").move(1).refused("card counter") == rule
    assert Table().hand(1, "counter").window(3).refused("card counter") == rule
    assert Table().hand(1, "counter").move(2).refused("interrupt 1 counter") == rule


# -- unmasking -----------------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/card/unmask/look")
@pytest.mark.parametrize(("how", "seen_by_others"), [("secretly", {}), ("openly", {"sabotage": 1, "rebellion": 2})])
def test_a_hand_is_looked_at_alone_or_openly(how: str, seen_by_others: dict[str, int]) -> None:
    table = Table().hand(1, "unmask").hand(2, "sabotage", "rebellion", "rebellion").move(1)
    table.do("card unmask", "against 2", how, "pass")
    assert table.view(1)["players"][1]["known"] == {"sabotage": 1, "rebellion": 2}
    assert table.view(3)["players"][1]["known"] == seen_by_others
    assert len(table.events("shown")) == sum(seen_by_others.values())


@pytest.mark.rule("imperunde/card/unmask/steal", "imperunde/ruling/unmask-details")
def test_one_card_must_be_taken_and_goes_back_into_the_pile() -> None:
    table = Table().hand(1, "unmask").hand(2, "sabotage", "rebellion", "rebellion", "armistice").move(1)
    table.do("card unmask", "against 2", "secretly", "pass")
    assert table.option_set() == {"take sabotage", "take rebellion", "take armistice"}
    assert table.refused("take unmask") == "imperunde/card/unmask/steal"
    assert table.refused("pass")
    table.do("take rebellion")
    assert table.cards(2) == {"sabotage": 1, "rebellion": 1, "armistice": 1}
    assert table.cards(1) == {}
    assert table.view(1)["pile"] == 48 - 5 + 1
    assert "draw rebellion" in table.deal().options()


@pytest.mark.rule("imperunde/card/unmask/not-against-played")
def test_unmasking_comes_too_late_against_an_announced_card() -> None:
    table = Table().sea(1, "south_sea", "1fr").hand(1, "unmask").hand(2, "sabotage", "rebellion").move(3)
    table.do("interrupt 2 sabotage")
    assert table.refused("interrupt 1 unmask")
    table.do("at south_sea", "against 1", "sink frigate")
    assert (table.step, table.asked) == ("response", 1)
    assert table.refused("card unmask") == "imperunde/card/unmask/not-against-played"
    table.do("pass")
    assert table.count(1, "south_sea", "fr") == 0
    table.do("interrupt 1 unmask", "against 2", "secretly", "pass", "take rebellion")


@pytest.mark.rule("imperunde/card/unmask/needs-cards", "imperunde/ruling/unmask-details")
def test_an_empty_hand_cannot_be_unmasked() -> None:
    table = Table().hand(1, "unmask").move(1)
    assert table.refused("card unmask") == "imperunde/card/unmask/needs-cards"
    table.hand(2, "sabotage").move(1).do("card unmask")
    assert table.option_set() == {"against 2"}
    assert table.refused("against 3") == "imperunde/card/unmask/needs-cards"


@pytest.mark.rule("imperunde/ruling/unmask-details")
def test_a_hand_that_was_played_away_as_a_counter_has_nothing_to_take() -> None:
    table = Table().hand(1, "unmask", "counter").hand(2, "counter").move(1)
    table.do("card unmask", "against 2", "secretly", "card counter", "card counter")
    assert (table.step, table.asked) == ("move", 1)


# -- armistice -----------------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/card/armistice/effect")
def test_an_armistice_ends_all_attacks_between_the_two() -> None:
    table = Table().war((1, 2)).land(1, "barbary", "2I").land(2, "morocco", "1I").hand(1, "armistice").move(1)
    assert table.refused("march infantry barbary morocco") == ""
    table.do("card armistice", "against 2")
    assert table.relation(1, 2) == table.relation(2, 1) == "armistice"
    assert table.refused("march infantry barbary morocco") == "imperunde/relations/peace-no-attack"
    assert table.move(2).refused("march infantry morocco barbary") == "imperunde/relations/peace-no-attack"


@pytest.mark.rule("imperunde/card/armistice/needs-war")
def test_an_armistice_needs_a_war_of_ones_own() -> None:
    rule = "imperunde/card/armistice/needs-war"
    assert Table().hand(1, "armistice").move(1).refused("card armistice") == rule
    assert Table().war((2, 3)).hand(1, "armistice").move(1).refused("card armistice") == rule
    table = Table().war((2, 3), (1, 4)).hand(1, "armistice").move(1).do("card armistice")
    assert table.option_set() == {"against 4"}
    assert table.refused("against 2") == table.refused("against 1") == rule


@pytest.mark.rule("imperunde/card/armistice/duration")
def test_an_armistice_lasts_until_the_next_phase_2() -> None:
    table = Table().war((1, 2)).hand(1, "armistice").move(1).do("card armistice", "against 2").do(*["done"] * 4)
    assert table.state.phase == 8
    assert table.relation(1, 2) == "armistice"
    table.begin_round().roll(6, 1, 2, 3)
    assert table.step == "deal"
    assert table.relation(1, 2) == "war"


@pytest.mark.rule("imperunde/card/armistice/cancelled-by-declaration", "imperunde/card/declaration/overrides")
def test_a_declaration_of_war_ends_an_armistice() -> None:
    table = Table().armistice((1, 2)).hand(2, "declaration").move(2).do("card declaration", "against 1")
    assert table.relation(1, 2) == table.relation(2, 1) == "war"


@pytest.mark.rule("imperunde/card/armistice/phase-4", "imperunde/ruling/armistice-building-clearing")
def test_under_an_armistice_no_warships_are_built_in_each_others_seas() -> None:
    table = Table().war((1, 2)).sea(2, "north_sea", "1fr").sea(1, "gulf_of_guinea", "1fr").hand(1, "armistice")
    table.funds(1, 9).funds(2, 9).invest(1).do("launch frigate great_britain north_sea", "card armistice", "against 2")
    assert table.refused("launch frigate great_britain north_sea") == "imperunde/card/armistice/phase-4"
    assert table.count(1, "north_sea", "fr") == 1  # built before, it stays
    table.invest(2)
    assert table.refused("launch frigate south_africa gulf_of_guinea") == "imperunde/card/armistice/phase-4"


def between(relation: str) -> Table:
    table = Table()
    return table.war((1, 2)) if relation == "war" else table.armistice((1, 2)) if relation == "armistice" else table


@pytest.mark.rule("imperunde/ruling/armistice-meaning")
@pytest.mark.parametrize(("relation", "friendly"), [("war", False), ("armistice", True), ("peace", True)])
def test_on_the_board_an_armistice_is_like_peace(relation: str, friendly: bool) -> None:
    table = between(relation).sea(2, "north_sea", "1fr").sea(2, "caribbean", "1fr").sea(2, "labrador_sea", "1I")
    table.sea(1, "north_atlantic", "2fr 1I").sea(1, "baltic_sea", "1I").land(2, "egypt", "1I").canal("suez")
    table.sea(1, "mediterranean", "1fr").land(1, "great_britain", "1I").move(1)
    assert (table.refused("sail infantry north_atlantic north_sea") == "") == friendly  # cargo enters
    assert (table.refused("sail frigate mediterranean arabian_sea") == "") == friendly  # canal
    table.do("sail frigate north_atlantic labrador_sea")
    assert table.count(2, "labrador_sea", "I") == (1 if friendly else 0)  # sinking
    table.do("sail frigate north_atlantic north_sea")
    assert table.step == ("leave" if friendly else "dice")  # passing, or attacking
    table = between(relation).sea(2, "north_sea", "1fr").land(1, "great_britain", "1I").embark(1)
    assert (table.refused("embark infantry great_britain north_sea") == "") == friendly
    table = between(relation).sea(2, "north_sea", "1fr").funds(1, 9).invest(1)
    assert (table.refused("launch frigate great_britain north_sea") == "") != friendly


@pytest.mark.rule("imperunde/ruling/armistice-meaning")
@pytest.mark.parametrize(("relation", "dividend"), [("war", 4), ("armistice", 4), ("peace", 6)])
def test_an_armistice_pays_no_dividend(relation: str, dividend: int) -> None:
    table = between(relation).books()
    assert [table.view(1)["players"][seat]["sheet"]["dividend"] for seat in (0, 1)] == [dividend, dividend]


@pytest.mark.rule("imperunde/ruling/armistice-meaning")
@pytest.mark.parametrize(("relation", "possible"), [("war", True), ("armistice", False), ("peace", False)])
def test_plunder_needs_real_war(relation: str, possible: bool) -> None:
    table = between(relation).land(2, "congo", "1I 1tp").hand(1, "plunder").before_books()
    assert (table.refused("card plunder") == "") == possible


# -- declaration of war --------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/card/declaration/effect")
def test_a_declaration_of_war_acts_at_once_and_until_the_next_phase_2() -> None:
    table = Table().land(1, "barbary", "1I").land(2, "morocco", "1tp").hand(1, "declaration").move(1)
    assert table.refused("march infantry barbary morocco") == "imperunde/relations/peace-no-attack"
    table.do("card declaration", "against 2", "march infantry barbary morocco")
    assert table.owner("morocco") == 1
    assert table.relation(1, 2) == "war"
    table.deal()
    assert table.relation(1, 2) == "peace"


@pytest.mark.rule("imperunde/card/declaration/overrides", "imperunde/card/peace-treaty/duration")
def test_a_declaration_of_war_lifts_a_peace_treaty() -> None:
    table = Table().war((2, 3)).hand(2, "peace_treaty").talks().do("card peace_treaty", "between 2 3")
    table.hand(3, "declaration").move(3).do("card declaration", "against 2")
    assert table.relation(2, 3) == "war"


@pytest.mark.rule("imperunde/card/declaration/needs-not-at-war")
def test_war_is_not_declared_twice() -> None:
    rule = "imperunde/card/declaration/needs-not-at-war"
    assert Table().war((1, 2), (1, 3), (1, 4)).hand(1, "declaration").move(1).refused("card declaration") == rule
    table = Table().war((1, 2)).hand(1, "declaration").move(1).do("card declaration")
    assert table.option_set() == {"against 3", "against 4"}
    assert table.refused("against 2") == rule
    assert table.refused("against 1") == "imperunde/card/declaration/effect"  # on another player


# -- peace treaty --------------------------------------------------------------------------------------------


def dividends(table: Table) -> list[int]:
    return [player["sheet"]["dividend"] for player in table.view(1)["players"]]


@pytest.mark.rule("imperunde/card/peace-treaty/effect")
@pytest.mark.parametrize(("treaty", "expected"), [(False, [6, 6, 4, 4]), (True, [6, 6, 6, 6])])
def test_a_peace_treaty_makes_peace_between_any_two(treaty: bool, expected: list[int]) -> None:
    table = Table().war((3, 4)).hand(2, "peace_treaty").talks()
    if treaty:
        table.do("card peace_treaty", "between 3 4")
        assert table.relation(3, 4) == "peace"
    table.do("close 1").passes()
    assert table.step == "debts"
    assert dividends(table) == expected


@pytest.mark.rule("imperunde/card/peace-treaty/self-allowed")
def test_a_peace_treaty_may_be_ones_own() -> None:
    table = Table().war((1, 2)).hand(2, "peace_treaty").talks().do("card peace_treaty", "between 1 2")
    assert table.relation(1, 2) == "peace"


@pytest.mark.rule("imperunde/card/peace-treaty/duration")
def test_a_peace_treaty_holds_against_the_stances_until_the_next_phase_2() -> None:
    table = Table().war((3, 4)).hand(2, "peace_treaty").talks().do("card peace_treaty", "between 3 4", "ready")
    assert table.asked == 3
    assert table.refused("stance 4 peace") == table.refused("speak 4 3 peace") == "imperunde/card/peace-treaty/duration"
    table.do("close 1")
    assert table.relation(3, 4) == "peace"
    table.deal()
    assert table.relation(3, 4) == "war"


@pytest.mark.rule("imperunde/card/peace-treaty/duration")
def test_nobody_talks_himself_out_of_a_peace_treaty() -> None:
    table = Table().hand(2, "peace_treaty").talks().do("card peace_treaty", "between 3 4", "ready")
    assert table.refused("stance 4 war") == table.refused("speak 4 3 war") == "imperunde/card/peace-treaty/duration"


@pytest.mark.rule("imperunde/card/peace-treaty/phase-only")
@pytest.mark.parametrize("phase", [1, 3, 4, 5, 6, 7, 8])
def test_a_peace_treaty_belongs_to_phase_2(phase: int) -> None:
    table = Table().war((1, 2)).hand(1, "peace_treaty").window(phase)
    assert table.refused("card peace_treaty") == "imperunde/card/peace-treaty/phase-only"


@pytest.mark.rule("imperunde/ruling/peace-treaty-stances")
def test_a_peace_treaty_can_follow_the_close_of_the_talks_and_a_declaration_can_follow_it() -> None:
    table = Table().war((3, 4)).hand(2, "peace_treaty").hand(3, "declaration").talks().do("close 1")
    assert (table.step, table.asked) == ("window", 2)
    table.do("card peace_treaty", "between 3 4", "pass")  # player 3 does not counter
    assert table.relation(3, 4) == "peace"
    assert (table.step, table.asked) == ("window", 3)
    table.do("card declaration", "against 4")
    assert table.relation(3, 4) == "war"
    assert dividends(table.passes()) == [6, 6, 4, 4]
