"""When each card may be played: every card in every kind of window, and the moments that are no windows at all."""

from __future__ import annotations

import pytest

from greatpowers.games.imperunde import windows
from greatpowers.games.imperunde.deck import CARD_IDS
from tests.imperunde.table import Table

# Outside battles: the phases 1 to 8, the third at its start and at its end. In battles on land and at sea: attacker,
# defender and a third player, before the first dice, before later dice and right after dice.
OPEN = ["1", "2", "3", "3end", "4", "5", "6", "7", "8"]
BATTLES = [f"{where}-{when}-{role}" for where in ("land", "sea") for when in ("pre", "mid", "post") for role in "adt"]
WINDOWS = [*OPEN, *BATTLES, "response"]

EVERY_OPEN = set(OPEN)
PRE_AND_MID = {window for window in BATTLES if "post" not in window}
POST_OF_PARTIES = {window for window in BATTLES if "post" in window and window[-1] != "t"}

MATRIX: dict[str, set[str]] = {
    "armistice": EVERY_OPEN | PRE_AND_MID | POST_OF_PARTIES,
    "treason": {"land-pre-a", "land-pre-t"},
    "pirates": EVERY_OPEN,
    "privateers": EVERY_OPEN,
    "hussar": {"land-pre-a", "land-pre-d", "land-mid-a", "land-mid-d"},
    "declaration": EVERY_OPEN,
    "ambush": {"land-pre-d"},
    "surprise": {"land-pre-a"},
    "forged_sea": EVERY_OPEN,
    "forged_land": EVERY_OPEN,
    "smuggling": {"4"},
    "sabotage": EVERY_OPEN | PRE_AND_MID,
    "peace_treaty": {"2"},
    "plunder": {"3"},
    "rebellion": EVERY_OPEN,
    "unmask": EVERY_OPEN | PRE_AND_MID,
    "counter": {"response"},
    "seizure": {"sea-pre-a"},
}


def world() -> Table:
    """Every card would find something to be played on, whoever plays it: 1 and 2 are at war, and 3 and 4."""
    table = Table().war((1, 2), (3, 4)).sea("pirates", "tasman_sea", "2fr").always(1, 2, 3, 4)
    table.land(1, "morocco", "3I 1C 2tp").land(2, "guinea", "2I 2C 1F 3tp").land(2, "congo", "2I 1tp")
    table.land(1, "peru", "2I 1tp").land(1, "chile", "1I")
    table.land(3, "siam", "2I 1tp").land(4, "cuba", "2I 1tp")
    table.sea(1, "mid_atlantic", "4fr").sea(2, "gulf_of_guinea", "4fr").sea(3, "coral_sea", "1fr")
    return table.sea(4, "labrador_sea", "1fr")


def opened(window: str, *cards: str) -> Table:
    """The window, with its player asked, who holds these cards; all others hold one card that could answer."""
    player = 1 if window in OPEN else {"a": 1, "d": 2, "t": 3, "e": 2}[window[-1]]
    table = world().hand(player, *cards)
    for other in (1, 2, 3, 4):
        if other != player:
            table.hand(other, "counter")
    if window in OPEN:
        table.window(int(window[0]), windows.PHASE if window == "3" else windows.BETWEEN)
    elif window == "response":
        table.hand(1, "sabotage").move(1).do("card sabotage", "at gulf_of_guinea", "against 2", "sink frigate")
    else:
        where, when, _ = window.split("-")
        fight_on_land(table, when) if where == "land" else fight_at_sea(table, when)
    while table.asked != player and table.step == "window":
        table.do("pass")
    return table


def fight_on_land(table: Table, when: str) -> None:
    table.move(1).do(*["march infantry morocco guinea"] * 3, "use 2 1 0 0")
    if when != "pre":
        table.passes().roll(6, 6, 1, 3, 2, 2)  # each loses something: 6>3, 6>2, 1<2
    if when == "mid":
        table.passes().do("fight")  # no reinforcement


def fight_at_sea(table: Table, when: str) -> None:
    table.move(1).do(*["sail frigate mid_atlantic gulf_of_guinea"] * 3)
    if when != "pre":
        table.passes().roll(6, 6, 1, 5, 5, 2)
    if when == "mid":
        table.passes().do("fight")


@pytest.mark.rule("imperunde/ruling/card-windows", "imperunde/ruling/cards-in-battle")
@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("card", CARD_IDS)
def test_every_card_in_every_window(card: str, window: str) -> None:
    table = opened(window, card)
    assert table.step == ("response" if window == "response" else "window")
    assert (table.refused(f"card {card}") == "") == (window in MATRIX[card])


@pytest.mark.rule("imperunde/ruling/card-windows")
@pytest.mark.parametrize(("phase", "column"), [("talks", "2"), ("invest", "4"), ("move", "6"), ("embark", "7")])
@pytest.mark.parametrize("card", CARD_IDS)
def test_pauses_of_the_player_on_turn_are_open_to_him_and_to_others(card: str, phase: str, column: str) -> None:
    possible = column in MATRIX[card]
    for turn, play in ((1, f"card {card}"), (2, f"interrupt 1 {card}")):
        table = world().hand(1, card).hand(3, "counter").round(1, starter=turn)
        if phase == "talks":
            table.talks().do(*["ready"] * (3 if turn == 1 else 0))  # the British player is asked last
        else:
            getattr(table, phase)(turn)
        assert (table.asked, table.step) == (turn, phase)
        assert (table.refused(play) == "") == possible
        action = table.game.space.parse(play)
        assert (action in (table.state.legal() if turn == 1 else table.state.asides(0))) == possible


@pytest.mark.rule("imperunde/ruling/card-windows")
def test_nobody_breaks_in_while_dice_fall_or_a_battle_is_prepared() -> None:
    rule = "imperunde/ruling/card-windows"
    table = world().hand(3, "sabotage").hand(1, "sabotage").move(1)
    table.state.alert = [0] * 4
    table.do("march infantry morocco guinea")
    assert table.step == "assault"
    assert table.refused("interrupt 3 sabotage") == rule
    assert table.refused("card sabotage") == rule
    table.do("fight", "use 2 1 0 0").passes()
    assert table.step == "dice"
    assert table.refused("interrupt 3 sabotage") == rule
    table.roll(6, 3, 1)
    assert table.refused("interrupt 3 sabotage") == rule  # no window between roll and losses
    assert table.there(2, "guinea") == "2I 2C 1F 3tp"


@pytest.mark.rule("imperunde/ruling/card-windows")
def test_whoever_is_asked_does_not_break_in_with_an_aside() -> None:
    table = world().hand(1, "sabotage").move(1)
    assert table.refused("interrupt 1 sabotage") == "imperunde/ruling/card-windows"
    assert table.refused("interrupt 2 sabotage", player=1) == "imperunde/ruling/window-order"


@pytest.mark.rule("imperunde/ruling/card-windows")
def test_before_each_turn_there_is_a_window() -> None:
    for phase in ("invest", "move"):
        table = getattr(world().hand(3, "sabotage"), phase)(1).do("done")
        assert (table.state.active, table.step, table.asked) == (1, "window", 3)


@pytest.mark.rule("imperunde/ruling/card-windows")
def test_after_each_event_there_is_a_window() -> None:
    table = world().hand(3, "sabotage").wheel()
    table.do("spin arabia", "event land_trade")
    assert (table.step, table.asked) == ("window", 3)


@pytest.mark.rule("imperunde/ruling/card-windows")
def test_before_each_sea_that_is_cleared_there_is_a_window() -> None:
    table = world().hand(3, "sabotage").sea(1, "gulf_of_guinea", "1fr").sea(2, "mid_atlantic", "1fr").clear()
    assert (table.step, table.asked, table.state.phase) == ("window", 3, 5)
    table.do("pass").passes().roll(6, 5).passes()  # one ship against three and one against one
    assert table.state.phase == 5


@pytest.mark.rule("imperunde/ruling/window-order")
def test_resting_ends_with_the_phase() -> None:
    table = Table().hand(1, "rebellion").hand(2, "rebellion").always(1, 2).move(1).do("done")
    table.do("pass")
    assert (table.step, table.asked) == ("window", 1)
    table.do("rest", "done")
    assert (table.step, table.asked) == ("window", 2)
    table.do("pass")
    assert (table.step, table.asked) == ("move", 3)  # player 1 is not asked again in this phase
    assert table.before_books().asked == 1


@pytest.mark.rule("imperunde/ruling/card-windows")
def test_before_the_events_there_is_a_window() -> None:
    table = world().hand(3, "sabotage").embark(4).do("done")
    assert (table.step, table.asked) == ("window", 3)


@pytest.mark.rule("imperunde/ruling/card-windows")
def test_between_the_fights_for_a_sea_there_is_a_window() -> None:
    table = Table().war((1, 2), (1, 3), (2, 3)).hand(4, "sabotage").always(4)
    table.sea(1, "south_sea", "1fr").sea(2, "south_sea", "1fr").sea(3, "south_sea", "1fr").clear_sea("south_sea")
    table.passes().roll(6, 1)
    assert (table.step, table.asked) == ("window", 4)
    assert "battle" not in table.state.step_names
