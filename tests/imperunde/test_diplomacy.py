"""Secret service & diplomacy: the deal and the talks (imperunde/diplomacy/*)."""

import pytest

from greatpowers.games.imperunde.deck import CARD_IDS, COPIES
from greatpowers.games.imperunde.world import SPACE_IDS
from tests.imperunde.table import Table


def dealt(table: Table) -> Table:
    """Everybody gets the first card of the pile."""
    table.deal()
    while table.step == "deal":
        table.do(table.options()[0])
    return table


def drawn(table: Table) -> list[str]:
    """Who has drawn a card, in order."""
    return [event["seat"] for event in table.events("drew")]


# -- the deal ------------------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/diplomacy/reshuffle")
def test_played_cards_return_to_the_pile_before_the_deal() -> None:
    table = Table()
    for card, number in (("rebellion", 4), ("sabotage", 2), ("counter", 1)):
        table.state.pile[CARD_IDS.index(card)] -= number
        table.state.discard[CARD_IDS.index(card)] += number
    assert (sum(table.state.pile), sum(table.state.discard)) == (41, 7)
    table.deal()
    assert (sum(table.state.pile), sum(table.state.discard)) == (48, 0)
    assert table.state.weights() == COPIES  # shuffled: each copy is as likely as any other
    assert {"draw rebellion", "draw sabotage"} <= table.option_set()


@pytest.mark.rule("imperunde/diplomacy/deal", "imperunde/ruling/deal-order")
@pytest.mark.parametrize(("number", "order"), [(1, ["3", "4", "2", "1"]), (2, ["3", "2", "4", "1"])])
def test_one_hidden_card_each_from_the_starter_the_british_player_last(number: int, order: list[str]) -> None:
    table = dealt(Table().round(number, starter=3))
    assert drawn(table) == order
    assert [sum(table.cards(player).values()) for player in (1, 2, 3, 4)] == [1, 1, 1, 1]
    assert (sum(table.state.pile), table.step) == (44, "talks")
    assert [("hand" in player, player["cards"]) for player in table.view(1)["players"]] == [(True, 1)] + [
        (False, 1)
    ] * 3


@pytest.mark.rule("imperunde/ruling/deal-order")
def test_when_the_pile_ends_the_rest_get_no_card() -> None:
    table = Table().round(1, starter=2)
    table.hand(4, *(card for card, copies in zip(CARD_IDS, COPIES, strict=True) for _ in range(copies)))
    table.state.hand[-1] -= 2
    table.state.pile[-1] = 2
    dealt(table)
    assert drawn(table) == ["2", "3"]
    assert table.step == "talks"


# -- the talks -----------------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/diplomacy/meeting")
def test_meeting_in_antarctica_changes_nothing_on_the_board() -> None:
    table = Table().land(2, "egypt", "2I 1tp").talks()
    before = table.view(1)
    table.do("close 1")
    after = table.view(1)
    assert [player["home"] for player in after["players"]] == ["great_britain", "south_africa", "japan", "usa"]
    assert (after["lands"], after["seas"]) == (before["lands"], before["seas"])
    assert "antarctica" not in SPACE_IDS


@pytest.mark.rule("imperunde/diplomacy/free-talks")
def test_everybody_may_speak_at_any_moment_of_the_talks_as_often_as_he_likes() -> None:
    table = Table().round(1, starter=2).talks()
    assert table.asked == 2
    table.do("speak 4 3 war", "speak 3 1 war", "speak 4 3 peace", "stance 4 war", "speak 1 2 war", "stance 4 peace")
    assert [relations["stance"] for relations in table.view(4)["relations"]] == [
        ["peace", "war", "peace", "peace"],
        ["peace", "peace", "peace", "peace"],
        ["war", "peace", "peace", "peace"],
        ["peace", "peace", "peace", "peace"],
    ]
    assert table.refused("speak 3 1 war") == "imperunde/relations/symmetric"  # that he has said already
    table.do("close 1")
    assert table.refused("speak 4 3 war") == "imperunde/diplomacy/closed-by-british"


@pytest.mark.rule("imperunde/diplomacy/war-unilateral")
def test_one_side_is_enough_for_war_and_may_take_it_back_until_the_end() -> None:
    table = Table().talks().do("stance 1 war", "close 1")
    assert (table.relation(1, 2), table.relation(2, 1), table.relation(1, 3)) == ("war", "war", "peace")
    table = Table().talks().do("speak 1 2 war", "speak 1 2 peace", "close 1")
    assert table.relation(1, 2) == "peace"
    table = Table().talks().do("speak 1 2 war", "speak 2 1 war", "speak 1 2 peace", "close 1")
    assert table.relation(1, 2) == "war"  # the other still wants it


@pytest.mark.rule("imperunde/diplomacy/peace-mutual")
def test_peace_needs_both_and_either_may_revoke_until_the_end() -> None:
    table = Table().war((1, 2)).talks().do("speak 1 2 peace", "close 1")
    assert table.relation(1, 2) == "war"
    table = Table().war((1, 2)).talks().do("speak 1 2 peace", "speak 2 1 peace", "close 1")
    assert table.relation(1, 2) == "peace"
    table = Table().war((1, 2)).talks().do("speak 1 2 peace", "speak 2 1 peace", "speak 2 1 war", "close 1")
    assert table.relation(1, 2) == "war"
    table = Table().war((1, 2)).talks().do("speak 1 2 peace", "speak 2 1 peace")
    assert table.relation(1, 2) == "war"  # it counts when the talks are closed


@pytest.mark.rule("imperunde/diplomacy/goal-change-unanimous")
def test_the_goal_changes_only_if_all_agree_and_only_in_the_talks() -> None:
    table = Table(4).talks().do("propose 1 28")
    assert table.asked == 2
    assert table.refused("agree", 1)
    table.do("agree", "ready", "agree", "ready", "ready", "ready")
    assert table.state.goal == 31  # player 4 has not agreed
    table = Table(4).talks().do("propose 3 28", "agree", "ready", "ready", "agree", "ready")
    assert (table.asked, table.state.goal) == (1, 31)
    assert table.view(2)["proposal"] == {"goal": 28, "by": 2, "agreed": [2, 1, 3]}
    table.do("agree", "ready")
    assert (table.state.goal, table.state.phase) == (28, 3)
    assert table.refused("propose 1 20") == "imperunde/diplomacy/goal-change-unanimous"
    table.invest(1)
    assert table.refused("propose 1 20") == table.refused("agree") == "imperunde/diplomacy/goal-change-unanimous"
    table = Table(4).talks().do("propose 1 40", "agree", "ready", "refuse")
    assert (table.view(1)["proposal"], table.refused("agree")) == (None, "imperunde/diplomacy/goal-change-unanimous")


@pytest.mark.rule("imperunde/diplomacy/goal-change-unanimous")
def test_whoever_was_ready_is_asked_again_about_a_new_goal() -> None:
    table = Table(4).talks().do("ready", "ready", "propose 4 34", "ready")
    assert table.asked == 2
    table.do("agree", "ready", "agree", "ready", "agree", "ready")
    assert (table.state.goal, table.state.phase) == (34, 3)


@pytest.mark.rule("imperunde/diplomacy/closed-by-british", "imperunde/ruling/talks-end")
def test_the_british_player_closes_the_talks_at_any_time() -> None:
    table = Table(4, "ZA GB JP US").talks()
    assert table.refused("close 1") == "imperunde/diplomacy/closed-by-british"
    table.do("stance 3 war", "close 2")
    assert (table.state.phase, table.relation(1, 3)) == (3, "war")
    assert table.refused("close 2") == "imperunde/diplomacy/closed-by-british"
    assert table.refused("speak 1 3 peace") == "imperunde/diplomacy/closed-by-british"
    table.invest(1)
    assert table.refused("stance 3 peace") == "imperunde/relations/set-by"
    assert table.refused("speak 1 3 peace") == "imperunde/diplomacy/closed-by-british"


@pytest.mark.rule("imperunde/ruling/talks-end")
def test_the_talks_end_when_all_are_ready_the_british_player_is_asked_last() -> None:
    table = Table().round(1, starter=4).talks()
    asked = []
    for _ in range(4):
        asked.append(table.asked)
        table.do("ready")
    assert asked == [4, 2, 3, 1]
    assert table.state.phase == 3


@pytest.mark.rule("imperunde/ruling/stances")
def test_what_cards_made_lapses_and_the_stances_of_the_last_talks_remain() -> None:
    table = dealt(Table().armistice((1, 2)).war((3, 4)))
    assert (table.relation(1, 2), table.relation(3, 4), table.relation(1, 3)) == ("war", "war", "peace")

    table = Table().war((3, 4)).hand(1, "declaration", "peace_treaty").talks()
    table.do("interrupt 1 declaration", "against 2", "interrupt 1 peace_treaty", "between 3 4")
    assert (table.relation(1, 2), table.relation(3, 4)) == ("war", "peace")
    assert table.refused("stance 1 war", 2) == "imperunde/card/declaration/effect"
    assert table.refused("speak 3 4 peace") == "imperunde/card/peace-treaty/duration"
    table.do("close 1")
    assert (table.relation(1, 2), table.relation(3, 4)) == ("war", "peace")
    dealt(table)
    assert (table.relation(1, 2), table.relation(3, 4)) == ("peace", "war")
    table.do("close 1")
    assert (table.relation(1, 2), table.relation(3, 4)) == ("peace", "war")


@pytest.mark.rule("imperunde/card/armistice/duration")
def test_the_talks_do_not_touch_an_armistice_of_theirs() -> None:
    table = Table().talks().armistice((1, 2))
    assert table.refused("speak 1 2 peace") == "imperunde/card/armistice/duration"
