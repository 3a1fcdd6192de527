"""The round board of ImpeRunde: moving by clicks, by hand and by keyboard, however the disc lies; whole games on it."""

from __future__ import annotations

import math
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from greatpowers.core.game import State
from greatpowers.games import make_game
from tests.browser.person import Person
from tests.browser.positions import PEOPLE, played_until

PICTURES = True
NOWHERE = {"x": math.inf}


def moving() -> str:
    """A position of three people in which the first moves, and one of his warships may sail on."""

    def wanted(state: State, _: int) -> bool:
        return state.step == "move" and state.to_act == 0 and any(sails(state))

    return played_until(wanted, make_game("imperunde", 3), players=PEOPLE)


def sails(state: State) -> list[str]:
    notations = [state.game.space.notation(action) for action in state.legal()]
    return [words for words in notations if re.match("sail (frigate|line) ", words)]


@pytest.fixture
def mover(person: Person) -> Person:
    """Somebody whose units may move."""
    person.hurry()
    person.go_to_table(person.store(moving()), "?seat=0")
    person.wait_for_question()
    return person


def sail_of(person: Person) -> tuple[str, str]:
    """The seas from and to which a warship may sail."""
    moves = [one for one in person.state["legal"] if one["do"] == "sail" and one["mover"] in ("frigate", "line")]
    return moves[0]["from"], moves[0]["to"]


def place(person: Person, sea: str) -> Locator:
    return person.page.locator(f'path[data-region="{sea}"]')


def ships_in(person: Person, sea: str) -> int:
    fleet = person.state["view"]["seas"].get(sea, {}).get("0", {"units": {}})
    return sum(fleet["units"].values())


@pytest.mark.parametrize("turns", [0, 5])
def test_a_ship_is_dragged_to_its_sea(mover: Person, page: Page, turns: int) -> None:
    for _ in range(turns):
        page.get_by_role("button", name="Rotate the board right").click()
    start, goal = sail_of(mover)
    before = ships_in(mover, goal)
    number = mover.state["number"]
    stack = page.locator(f'g.stack.movable[data-region="{start}"]').first
    box = stack.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    x, y = mover.open_point(place(mover, goal))
    page.mouse.move(x - 6, y, steps=4)
    page.mouse.move(x, y)
    page.mouse.up()
    mover.wait_for_number(number + 1)
    mover.wait_until(lambda: ships_in(mover, goal) > before or mover.state["view"]["step"] != "move")


def test_a_ship_sails_by_keyboard(mover: Person, page: Page) -> None:
    start, _ = sail_of(mover)
    number = mover.state["number"]
    place(mover, start).focus()
    page.keyboard.press("Enter")
    card = page.get_by_role("dialog")
    expect(card).to_be_visible()
    card.get_by_role("button").nth(1).press("Enter")
    ways = card.locator(".way").first
    mover.wait_until(lambda: mover.state["number"] > number or ways.is_visible())
    if mover.state["number"] == number:  # several kinds of units: this was the choice among them
        ways.press("Enter")
    mover.wait_for_number(number + 1)


def test_each_seat_turns_its_home_towards_itself(mover: Person, page: Page) -> None:
    home = mover.state["view"]["players"][0]["home"]
    page.get_by_role("button", name="Rotate my home towards me").click()
    board = page.get_by_role("region", name="The board", exact=True).bounding_box()
    lies = place(mover, home).bounding_box()
    assert board is not None
    assert lies is not None
    dx = lies["x"] + lies["width"] / 2 - (board["x"] + board["width"] / 2)
    dy = lies["y"] + lies["height"] / 2 - (board["y"] + board["height"] / 2)
    assert dy > 0
    assert abs(math.degrees(math.atan2(dx, dy))) < 20  # at six o'clock, as far as the shape of the land tells
    page.reload()
    mover.wait_for_question()
    mover.wait_until(lambda: abs((place(mover, home).bounding_box() or NOWHERE)["x"] - lies["x"]) < 2)  # it stays so


def test_a_name_is_never_on_its_head(mover: Person, page: Page) -> None:
    """However the disc lies, names of lands are read from left to right."""
    for _ in range(12):
        slopes = page.locator(".print text.plain, .print text.home").evaluate_all(
            "all => all.map(one => one.getScreenCTM()).map(m => Math.cos(Math.atan2(m.b, m.a)))"
        )
        assert len(slopes) > 60
        assert min(slopes) > -0.01
        page.get_by_role("button", name="Rotate the board left").click()


def test_a_refusal_on_the_board_names_the_rule(mover: Person, page: Page) -> None:
    """A unit that is sent too far stays where it is, and the card says why."""
    start, _ = sail_of(mover)
    page.locator(f'g.stack.movable[data-region="{start}"]').first.click()
    near = {one.get("to") for one in mover.state["legal"]} | {start}
    far = next(sea for sea in ("labrador_sea", "kara_sea", "tasman_sea", "baltic_sea") if sea not in near)
    mover.click_region(place(mover, far))
    expect(page.get_by_role("dialog").get_by_role("status")).not_to_be_empty()
