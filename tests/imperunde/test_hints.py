"""What stands beside a choice, what is dimmed, and the figures of the players."""

from __future__ import annotations

import pytest

from greatpowers.core.game import Hint
from greatpowers.games.imperunde import odds
from tests.imperunde.table import Table


def hints(table: Table, notation: str) -> list[Hint]:
    return table.state.hints(table.game.space.parse(notation))


def expected(table: Table) -> set[str]:
    return {table.game.space.notation(action) for action in table.state.expected()}


def colonist() -> Table:
    table = Table(4).land(1, "egypt", "2I 1C 2tp").land(2, "congo", "1I 1F 2tp").war((1, 2))
    return table.funds(1, 20).hand(1, "peace_treaty")


# -- money ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("notation", "said"),
    [
        ("buy infantry great_britain", [("price", {"cost": 1, "left": 19})]),
        ("buy artillery egypt", [("price", {"cost": 3, "left": 17}), ("room", {"left": 3})]),
        ("canal suez", [("price", {"cost": 8, "left": 12}), ("goal", {"posts": 4, "goal": 31})]),
        ("buy_card", [("price", {"cost": 5, "left": 15})]),
        ("done", []),
    ],
)
def test_a_purchase_has_its_price_and_what_is_left(notation: str, said: list[Hint]) -> None:
    assert hints(colonist().invest(1), notation) == said


def test_room_that_is_used_up_is_not_mentioned() -> None:
    table = colonist().invest(1)
    table.state.apply(table.game.space.parse("buy artillery egypt"))
    assert hints(table, "buy artillery egypt") == [("price", {"cost": 3, "left": 14})]


def test_a_ship_is_launched_into_weather_and_enemies() -> None:
    table = colonist().sea(2, "arabian_sea", "1fr 1sl").disc("arabian_sea", "storm").invest(1)
    facing = [("facing", {"number": 1, "kind": "frigate"}), ("facing", {"number": 1, "kind": "line"})]
    assert hints(table, "launch frigate egypt arabian_sea")[2:] == [("storm", {}), ("attack", {"other": 1}), *facing]


def test_debts_show_what_the_sheet_would_say() -> None:
    table = colonist().debts(1, 10).books()
    income = table.state.figures(0)["players"][0]["income"]["total"]
    assert hints(table, "debts repay_5") == [("books", {"funds": income - 5, "debts": 5})]
    assert hints(table, "debts borrow_5") == [("books", {"funds": income + 5, "debts": 15})]


# -- moving --------------------------------------------------------------------------------------------------


def test_a_step_names_those_who_defend() -> None:
    table = colonist().land(3, "barbary", "1tp").war((1, 3)).move(1)
    facing = [("facing", {"number": 1, "kind": "infantry"}), ("facing", {"number": 1, "kind": "fort"})]
    percent = round(100 * odds.chance([1, 0, 0, 0, 0, 0], [1, 0, 0, 1, 0, 0]))
    rest = [("alone", {"percent": percent}), ("posts", {"number": 2})]
    assert hints(table, "march infantry egypt congo") == [("attack", {"other": 1}), *facing, *rest]
    # 15 of 36 rolls are higher than one native's
    assert hints(table, "march infantry egypt abyssinia") == [("natives", {"number": 1}), ("alone", {"percent": 42})]
    undefended = [("attack", {"other": 2}), ("undefended", {}), ("posts", {"number": 1})]
    assert hints(table, "march infantry egypt barbary") == undefended


def test_a_friendly_sea_must_be_left_again() -> None:
    table = Table(4).sea(1, "arabian_sea", "1fr").sea(3, "indian_ocean", "1fr").move(1)
    assert hints(table, "sail frigate arabian_sea indian_ocean") == [("passage", {})]


def test_pirates_are_named() -> None:
    table = Table(4).sea(1, "arabian_sea", "1fr").sea("pirates", "indian_ocean", "2fr").move(1)
    said = hints(table, "sail frigate arabian_sea indian_ocean")
    facing = ("facing", {"number": 2, "kind": "frigate"})
    assert said == [("pirates", {}), facing, ("alone", {"percent": 19})]  # 7 of 36


def test_the_chance_of_winning_stands_beside_the_fight() -> None:
    table = colonist().move(1).do("march infantry egypt abyssinia")
    assert hints(table, "fight") == [("odds", {"percent": 42})]  # 15 of 36 rolls: higher than one native


# -- what one might expect -----------------------------------------------------------------------------------


def test_what_cannot_be_bought_is_dimmed_and_never_legal() -> None:
    table = colonist().invest(1)
    dimmed = expected(table)
    assert {"post egypt", "card peace_treaty", "canal panama", "buy fort egypt"} - dimmed == {"buy fort egypt"}
    assert not dimmed & set(table.options())


def test_steps_that_are_refused_are_dimmed() -> None:
    table = Table(4).land(1, "egypt", "1I").land(2, "congo", "1I").move(1)
    assert "march infantry egypt congo" in expected(table)
    assert table.refused("march infantry egypt congo") == "imperunde/relations/peace-no-attack"


def test_a_sea_of_enemies_is_dimmed_for_embarking() -> None:
    table = colonist().sea(2, "arabian_sea", "1fr").embark(1)
    assert "embark infantry egypt arabian_sea" in expected(table)
    assert "embark infantry egypt mediterranean" not in expected(table)


def test_debts_that_cannot_be_are_dimmed() -> None:
    assert {"debts repay_5", "debts repay_10"} <= expected(Table(4).books())


# -- figures -------------------------------------------------------------------------------------------------


def test_figures() -> None:
    table = colonist().sea(1, "arabian_sea", "1fr 1I").debts(1, 10)
    figures = table.state.figures(None)["players"][0]
    assert figures == {
        "missing": 29,
        "colonies": 1,
        "value": 2,
        "armies": 4,
        "warships": 1,
        "income": {
            "carried": 20, "home_tax": 5, "dividend": 4, "colonial_tax": 2, "sea_tax": 3, "interest": -2, "total": 12,
            "free": 32,
        },
        "sources": {
            "home_tax": [["great_britain", 5]],
            "dividend": [[2, 2], [3, 2]],
            "colonial_tax": [["egypt", 2]],
            "sea_tax": [["arabian_sea", 3]],
        },
    }  # fmt: skip
    assert table.state.figures(1) == table.state.figures(None)


@pytest.mark.parametrize(("number", "order"), [(1, [2, 3, 0, 1]), (2, [2, 1, 0, 3])])
def test_figures_name_the_order_of_play(number: int, order: list[int]) -> None:
    assert Table(4).round(number, starter=3).state.figures(None)["order"] == order


@pytest.mark.rule("imperunde/ruling/stances", "imperunde/budget/peace-dividend")
def test_figures_tell_what_the_talks_would_bring_if_they_ended_now() -> None:
    table = Table(4).war((1, 2)).hand(1, "peace_treaty").talks()
    table.do("speak 1 2 peace", "speak 4 3 war", "interrupt 1 peace_treaty", "between 1 3", "speak 3 2 war")
    outlook = table.state.figures(None)["outlook"]
    table.do("close 1")
    for player in (1, 2, 3, 4):
        told = outlook[player - 1]
        assert told["relations"] == table.view(player)["relations"][player - 1]["now"]
        assert told["dividend"] == table.view(player)["players"][player - 1]["sheet"]["dividend"]
    assert [told["dividend"] for told in outlook] == [4, 2, 2, 4]
