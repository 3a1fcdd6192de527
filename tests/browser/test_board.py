"""The board under the hand and in the ear: several units in one gesture, and every region in words."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from greatpowers.core.game import State
from greatpowers.core.record import Record, write
from greatpowers.core.text import Text
from greatpowers.games import make_game
from greatpowers.testing.imperial import Table as ImperialTable
from tests.browser.person import Person
from tests.browser.positions import after, played_until
from tests.imperunde.table import Table as ImpeRundeTable

PICTURES = True

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


AGAINST_BOTS = ("Ada", "Bruno (bot random)", "Bella (bot random)", "Boris (bot random)")


def test_a_target_says_who_can_come_and_sends_them(person: Person, page: Page) -> None:
    """An army lands in Norway by one click, though that takes two actions; the others who could come are listed."""
    table = ImperialTable(4, "GB AH IT FR").units("GB", "london 2", "liverpool", "north_sea 2").turn("GB")
    person.hurry()
    person.open_record(write(Record(table.game, AGAINST_BOTS, table.do("rondel maneuver1", "done").state)))
    person.wait_for_question()
    person.click_region(person.region(re.compile("^Norway")))
    card = page.get_by_role("dialog", name="Norway")
    expect(card).to_contain_text("March from Liverpool to Norway")
    way = card.get_by_role("listitem").filter(has_text="March from London to Norway")
    expect(way).to_contain_text("by sea: North Sea")
    way.get_by_role("button", name="all 2").click()
    person.wait_until(lambda: armies(person.state, "norway") == 2)
    expect(card).to_have_count(0)
    page.mouse.move(*person.open_point(person.region(re.compile("^Norway"))))
    expect(page.locator(".board > p")).to_contain_text("2 armies (Great Britain)")


def test_the_best_three_attack_by_one_click(person: Person, page: Page) -> None:
    """From two countries, with their odds; and nobody is asked who else comes."""
    table = ImpeRundeTable(4).land(1, "egypt", "1I 1A 1tp").land(1, "guinea", "1C 1tp").land(2, "congo", "9I 1F 1tp")
    person.go_home()
    person.open_record(write(Record(table.game, AGAINST_BOTS, table.war((1, 2)).move(1).state)))
    person.wait_for_question()
    person.click_region(person.region(re.compile("^Congo")))
    card = page.get_by_role("dialog", name="Congo")
    best = card.get_by_role("button", name=re.compile("^Attack Congo with 1 infantry, 1 cavalry,? and 1 artillery"))
    expect(best).to_have_text(re.compile(r"Best three: \d+%.* from Egypt and Guinea"))
    best.click()
    person.wait_for_number(3)
    person.wait_until(lambda: person.state["view"]["step"] != "assault")
    coming = [event for frame in person.frames for event in frame.get("events", []) if event.get("to") == "congo"]
    assert {event["event"] for event in coming} == {"marched"}
    assert len(coming) == 3
