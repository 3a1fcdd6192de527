"""A battle can contain a battle: what belongs to a step lies in its own frame."""

from __future__ import annotations

import pytest

from greatpowers.core.game import NOBODY
from greatpowers.games.imperunde import cards
from greatpowers.games.imperunde.deck import PIRATES_CARD
from greatpowers.games.imperunde.forces import battles
from tests.imperunde.table import Table, same, space


def land_battle() -> Table:
    """Phase 6: player 1 attacks player 2 in Egypt; the window before the first dice is open."""
    table = Table().war((1, 2)).land(1, "congo", "2I 1C 1tp").land(2, "egypt", "2I 1F 2tp").hand(2, "treason", "ambush")
    return table.sea(3, "south_sea", "1fr 1I").hand(1, "pirates", "surprise").move(1).attack("congo", "egypt", "I C")


def pirates_come(table: Table) -> Table:
    """A card is put into this window that the rules keep out of battles; its pirates attack in another sea at once."""
    cards.announce(table.state, 0, PIRATES_CARD)
    table.state.to_act = NOBODY
    table.resume().do("at south_sea")
    while table.step == "response":
        table.do("pass")
    return table


def names(table: Table) -> list[str]:
    return table.state.step_names


@pytest.mark.rule("imperunde/card/pirates/fight-timing")
def test_a_battle_inside_a_battle_leaves_the_outer_one_unharmed() -> None:
    table = land_battle()
    assert names(table) == ["round", "move", "battle", "window"]
    outer = table.battle
    before = outer.key()

    pirates_come(table)
    assert names(table) == ["round", "move", "battle", "window", "clear", "battle", "dice"]
    assert [battle.place for battle in battles(table.state)] == [space("egypt"), space("south_sea")]
    assert table.view(1)["battle"]["at"] == table.state.prompt()[1]["space"] == "south_sea"
    assert table.game.violations(table.state) == []
    assert outer.key() == before

    clone = Table()
    clone.state = table.state.clone()
    table.roll(6, 2, 1)  # two pirates against the frigate of player 3, which is lost, and its cargo ship with it
    assert names(table) == ["round", "move", "battle", "window"]
    assert (table.there("pirates", "south_sea"), table.there(3, "south_sea")) == ("2fr", "")
    assert table.battle is outer
    assert outer.key() == before
    assert table.game.violations(table.state) == []

    assert names(clone)[-1] == "dice"  # frames are not shared
    clone.roll(6, 2, 1)
    assert same(clone.state, table.state)


def test_the_outer_battle_ends_as_if_nothing_had_happened() -> None:
    calm, stormy = land_battle(), pirates_come(land_battle()).roll(6, 2, 1)
    for table in (calm, stormy):
        table.passes().roll(6, 7, 4, 2, 1).passes()
        assert table.step == "dice"
        table.roll(6, 7, 4).passes()
    assert calm.there(1, "egypt") == stormy.there(1, "egypt") == "1I 1C 2tp"
    assert calm.events("lost") == [event for event in stormy.events("lost") if event["space"] == "egypt"]


def test_cards_in_the_inner_battle_are_about_the_inner_battle() -> None:
    table = land_battle().hand(3, "sabotage", "surprise")
    pirates_come(table)
    assert (table.step, table.asked) == ("window", 3)  # the defender of the sea
    assert "card surprise" not in table.options()  # the land battle is another one's
    assert "card sabotage" not in table.options()  # there is no ship of another player
