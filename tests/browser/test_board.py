"""The board under the hand and in the ear: several units in one gesture, and every region in words."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from greatpowers.core.game import State
from greatpowers.core.text import Text
from greatpowers.games import make_game
from tests.browser.person import Person
from tests.browser.positions import after, played_until

UNITS = {"army": "arm", "friendly": "friendly arm", "fleet": "fleet"}


def can_march_together(state: State) -> bool:
    """Whether several armies of one place may march somewhere where nobody asks them anything."""
    if state.step != "armies":
        return False
    view = state.view(state.to_act)
    moves = [state.game.space.to_json(action) for action in state.legal()]
    free = [move for move in moves if move["do"] == "march" and move["to"] not in view["areas"]]
    return any(armies({"view": view}, str(move["from"])) > 1 for move in free)


@pytest.fixture(scope="module")
def stacked() -> str:
    """A record up to a maneuver with several armies in one place."""
    return played_until(lambda state, number: can_march_together(state))


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_dragging_moves_a_whole_stack(person: Person, page: Page, stacked: str) -> None:
    """Take up several armies, let them go over a neighbour: all of them are there, by as many actions."""
    person.go_home()
    person.hurry()
    person.open_record(stacked)
    person.wait_for_question()
    state = person.state
    marches = [one for one in state["legal"] if one["do"] == "march" and one["to"] not in state["view"]["areas"]]
    move = next(one for one in marches if armies(state, one["from"]) > 1)
    count = armies(state, move["from"])
    board = page.get_by_role("region", name="The board")
    pieces = board.locator(f'[data-region="{move["from"]}"]:not([role])')
    page.mouse.move(*middle(pieces.last))
    page.mouse.down()
    goal = board.locator(f'[data-region="{move["to"]}"][role=button]')
    page.mouse.move(*person.open_point(goal), steps=8)
    page.mouse.up()
    person.wait_for_number(state["number"] + count)
    assert armies(person.state, move["to"]) == count
    assert armies(person.state, move["from"]) == 0


def armies(state: dict[str, Any], area: str) -> int:
    """How many armies the nation that moves has there."""
    view = state["view"]
    nation = view["nations"][view["nation"]]["id"]
    return int(view["areas"].get(area, {}).get("army", {}).get(nation, 0))


def test_every_region_says_what_stands_there(person: Person, page: Page) -> None:
    """Name, factory and every stack with its number, for the ear, in the middle of a game."""
    person.go_home()
    person.open_record(after(400))
    person.wait_for_question()
    game = make_game("imperial", 4)
    text = Text("en", game)
    board = page.get_by_role("region", name="The board")
    for region in game.board.regions:
        said = str(board.locator(f'[data-region="{region.id}"][role=button]').get_attribute("aria-label"))
        assert said.startswith(region.names["en"])
        area = person.state["view"]["areas"].get(region.id, {})
        assert ("factory" in said) == bool(area.get("factory"))
        for unit, word in UNITS.items():
            for nation, count in area.get(unit, {}).items():
                how_many = "an?" if count == 1 else str(count)
                assert re.search(rf"{how_many} {word}\w* \({re.escape(str(text.word(nation)))}\)", said), said


def test_the_board_has_no_region_without_a_name(person: Person, page: Page) -> None:
    person.sit_down()
    person.wait_for_question()
    regions = page.get_by_role("region", name="The board").locator("[data-region][role=button]")
    names = regions.evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
    assert len(names) == len(make_game("imperial", 2).board.regions)
    assert all(names)
    expect(regions.first).to_have_accessible_name(re.compile(r"\w"))
