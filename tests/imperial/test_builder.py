"""The tables of greatpowers.testing: what they set up is what the engine would have, and misuse is named."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from greatpowers.core.header import RecordError
from greatpowers.core.position import dump
from greatpowers.games import make_game, read_record
from greatpowers.games.imperial import Imperial
from greatpowers.testing import Builder, same
from greatpowers.testing.imperial import Table

RECORDS = Path(__file__).parents[1] / "records"
RECORD = (RECORDS / "imperial-3-standard.txt").read_text("utf-8")


def italy() -> Builder:
    """Player 2 leads Italy, which is importing."""
    table = Builder.blank(Imperial(3)).set("nation", "italy").set("government", "italy=2").set("treasury", "italy=4")
    return table.steps("turn stage=2", "import left=2")


# -- where a table begins ------------------------------------------------------------------------------------


def test_a_table_begins_with_a_new_game() -> None:
    assert same(Builder(Imperial(3)).position(), Imperial(3).start())


def test_a_table_begins_in_the_middle_of_a_record() -> None:
    for until in (0, 9, None):
        expected = read_record(RECORD).replay(until)
        assert same(Builder.replay(RECORD, until).position(), expected)
        assert same(Builder.replay(read_record(RECORD), until).position(), expected)


def test_a_table_begins_with_position_text() -> None:
    table = Builder.replay(RECORD, 30)
    again = Table.load(table.text())
    assert same(again.position(), table.position())
    assert same(again.do(table.options()[0]).position(), table.do(table.options()[0]).position())


def test_text_that_no_game_leads_to_is_refused() -> None:
    with pytest.raises(RecordError):
        Builder.load(italy().text())  # no factories


def test_a_table_takes_over_a_position_and_leaves_its_clones_alone() -> None:
    state = Table(4).state
    clone = state.clone()
    before = dump(clone)
    table = Table.at(state).government(AH=3).bonds(3, AH="30").flags("AH", "romania").power(AH=3)
    assert table.government_of("AH") == 3
    assert dump(clone) == before


def test_a_position_of_another_game_does_not_belong_on_the_table() -> None:
    with pytest.raises(ValueError, match="imperunde does not belong"):
        Table.at(make_game("imperunde", 3).start())


# -- setting up ----------------------------------------------------------------------------------------------


def test_fields_are_filled_in_the_words_of_position_text() -> None:
    table = italy().set("cash", "1=5 2=3").set("army", "vienna/italy=2 norway/france=1").set("card", 3)
    assert (table.get("cash"), table.get("army")) == ("1=5 2=3", "vienna/italy=2 norway/france=1")
    assert (table.get("card"), table.get("nation"), table.get("flag")) == ("3", "italy", "")
    assert table.set("cash", "3=1").get("cash") == "3=1"
    assert table.update("cash", "1=4").update("cash", "3=0").get("cash") == "1=4"


def test_fields_of_steps_are_named_after_their_step() -> None:
    table = italy()
    assert table.get("import.left") == "2"
    assert table.do("import_army rome").get("import.left") == "1"
    assert table.set("import.left", 3).do("import_army rome").get("import.left") == "2"
    table.steps("turn stage=2", "maneuver part=2 fresh_army=vienna=2,rome=1 carried=ionian_sea=1")
    assert table.get("maneuver.fresh_army") == "vienna=2 rome=1"
    assert table.get("maneuver.carried") == "ionian_sea=1"


def test_several_lines_at_once() -> None:
    table = italy().write(
        """
        cash 1=5  # of three players
        to act 1
        step turn
        stage 1
        step rondel
        """
    )
    assert (table.get("cash"), table.step, table.asked) == ("1=5", "rondel", 2)


def test_counts_follow_what_is_set() -> None:
    table = Table(4).set("army", "vienna/italy=1").set("bond", "germany/9=2").update("fleet", "rome/italy=2")
    state = table.state
    assert (state.armies_out[1], state.fleets_out[1], state.credit[4 * 4 + 1]) == (1, 2, 9)


def test_whoever_should_decide_is_asked_again_after_a_change() -> None:
    table = Table(4)
    assert table.asked == 1
    assert table.government(AH=3).asked == 3
    assert table.units("AH", "vienna").do("rondel maneuver1").step == "armies"
    table.set("maneuver.fresh_army", "").set("army", "")
    assert (table.step, table.state.nation) == ("rondel", 1)  # nothing is left to move


def test_looking_at_a_half_built_table_does_not_let_the_game_go_on() -> None:
    table = Table(4).steps("turn")
    assert (table.cash_of(1), table.get("nation")) == (2, "austria_hungary")
    assert table.set("nation", "germany").state.nation == 4


def test_a_table_says_whether_it_is_sound() -> None:
    assert Table(4).check().step == "rondel"
    with pytest.raises(ValueError, match="imperial/invariant/government-max"):
        Table(4).government(AH=3).check()


# -- playing -------------------------------------------------------------------------------------------------


def test_events_begin_with_the_turn_that_was_set() -> None:
    table = Table(4).turn("GE")
    assert table.events() == []
    table.do("rondel import")
    assert [event["event"] for event in table.events()] == ["rondel"]


def test_what_several_people_see() -> None:
    table = Table(4).cash(5, 6, 7, 8)
    assert [player["cash"] for player in table.view(2)["players"]] == [None, 6, None, None]
    assert [player["cash"] for player in table.view(None)["players"]] == [None] * 4


def test_whose_action_it_is() -> None:
    table = Table(4)
    assert table.refused("rondel factory") == table.refused("rondel factory", player=1) == ""
    assert table.refused("rondel factory", player=2) == "imperial/turn/government-decides"
    with pytest.raises(ValueError, match="imperial/turn/government-decides"):
        table.do("rondel factory", player=2)
    assert table.do("rondel factory", player=1).step == "factory"


# -- misuse --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("misuse", "message"),
    [
        (lambda: italy().set("csh", "1=2"), "there is no field 'csh': do you mean 'cash'?"),
        (lambda: italy().set("xxx", "1=2"), "there is no field 'xxx': there are bank, cash, "),
        (lambda: italy().set("credit", "italy/1=2"), "there is no field 'credit'"),
        (lambda: italy().set("cash", "4=2"), "cash 4=2: '4' does not fit there"),
        (lambda: italy().set("cash", "2"), "cash 2: '2' should be one value, or entries such as place=value"),
        (lambda: italy().set("cash", "1=2 1=3"), "cash 1=2 1=3: '1' stands there twice"),
        (lambda: italy().update("card", "2"), "card has no entries: use set"),
        (lambda: italy().get("rondel.left"), "the game is not in step 'rondel': it is in turn, import"),
        (lambda: italy().set("import.lft", 1), "there is no field 'import.lft': do you mean 'left'?"),
        (lambda: italy().steps("dance"), "step dance: there is no step 'dance'"),
        (lambda: italy().steps("turn stge=1"), "there is no field 'stge': do you mean 'stage'?"),
        (lambda: italy().write("cash 1=2\ncash 1=2"), "cash 1=2: 'cash' stands there twice"),
        (lambda: Builder.blank(Imperial(3)).options(), "say which steps the game is in"),
        (lambda: Builder.blank(Imperial(3)).steps("turn").asked, "cannot go on from the steps turn: no nation has"),
        (lambda: Builder.blank(Imperial(3)).steps("rondel"), "step rondel: the first step cannot be 'rondel'"),
        (lambda: italy().steps("turn", "convoy"), "step convoy: 'convoy' cannot be inside 'turn'"),
        (lambda: Builder.blank(Imperial(3)).steps("turn", "rondel").asked, "from the steps turn, rondel: nobody"),
        (lambda: italy().do("done", "fly"), "unknown-action: 'fly'"),
        (lambda: italy().do("import_army vienna"), "import_army vienna: Refusal('imperial/import/home-only'"),
        (lambda: italy().view(4), "there is no player 4: they are counted from 1 to 3"),
        (lambda: Table(4).units("GX", "berlin"), "there is no nation 'GX'"),
        (lambda: Table(4).units("GE", "berlni"), "there is no region 'berlni': do you mean 'berlin'?"),
        (lambda: Table(4).units("GE", "norway[f]"), "norway is no home province"),
        (lambda: Table(4).factories("GE", "norway"), "norway is no home province"),
        (lambda: Table(4).rondel(GE="taxaton"), "there is no space 'taxaton': do you mean 'taxation'?"),
        (lambda: Table(4).bonds(1, GE="7"), "there is no bond of 7, only of 2, 4, 6,"),
        (lambda: Table(4).government(GE=5), "there is no player 5: they are counted from 1 to 4"),
        (lambda: Table(4).cash(1, 2, 3, 4, 5), "there is no player 5"),
    ],
)
def test_misuse_is_named(misuse: Callable[[], object], message: str) -> None:
    with pytest.raises(ValueError) as caught:  # noqa: PT011 (the message is compared below)
        misuse()
    assert message in str(caught.value)
