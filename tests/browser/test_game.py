"""Whole games through the page: to the end, and past a closed browser and a killed server."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright, expect

from greatpowers.core.record import read
from greatpowers.games import make_game
from tests.browser.conftest import NewContext
from tests.browser.person import ADA, BOT, Person
from tests.browser.served import Served
from tests.browser.windows import LAUNCH

TURNS = 18
BOTS = [{**BOT, "name": name} for name in ("Bruno", "Cleo")]


def test_a_whole_game_to_its_end(person: Person, page: Page) -> None:
    """From the first page to the result, always taking the first choice, and another game with the same seats."""
    person.hurry()
    person.go_home()
    person.set_up()
    page.get_by_role("group", name="Number of players").get_by_text("2").click()
    expect(page.get_by_role("radio", name="2", exact=True)).to_be_checked()
    page.get_by_text("Variants").click()
    page.get_by_label("End the game after this many turns").fill(str(TURNS))
    page.get_by_role("button", name="Start game").click()
    person.wait_for_question()
    person.open_panel("History")
    decisions = 0
    while True:
        expect(person.choices.first.or_(person.result)).to_be_visible()
        if person.result.is_visible():
            break
        person.choose(person.choices.first)
        decisions += 1
    assert decisions >= TURNS / 2
    won = page.get_by_role("heading", name=re.compile(" wins$|^Shared victory"))
    expect(won).to_be_focused()
    result = page.get_by_role("region").filter(has=won).last
    expect(result.get_by_role("listitem").filter(has=page.locator(".rank"))).to_have_count(2)
    expect(result.get_by_role("figure", name="Scores")).to_contain_text("Bruno")
    expect(page.get_by_role("alert")).to_have_count(0)
    first = person.table
    page.get_by_role("button", name="Rematch").click()
    person.wait_for_question()
    assert person.table != first
    expect(person.result).to_have_count(0)


def steps_decided(person: Person, seat: int) -> set[str]:
    """The steps in which a seat has decided something, by the record of the game."""
    record = read(person.page.request.get(f"{person.address}/api/tables/{person.table}/record").text(), make_game)
    state, steps = record.start(), set[str]()
    for action, actor in zip(record.actions, record.actors, strict=True):
        if actor == seat:
            steps.add(state.step)
        state.apply(action, actor)
    return steps


def test_a_whole_game_of_imperunde(person: Person) -> None:
    """A round against bots, with any choice that a form or the list offers."""
    rng = random.Random(1)
    person.hurry()
    person.sit_down(ADA, *BOTS, game="imperunde", round_limit=1)
    person.wait_for_question()
    person.open_panel("History")
    while True:
        expect(person.choices.first.or_(person.result)).to_be_visible()
        if person.result.is_visible():
            break
        person.choose_any(rng)
    assert {"start_ships", "talks", "debts", "invest", "move"} <= steps_decided(person, 0)
    expect(person.page.get_by_role("alert")).to_have_count(0)


@pytest.mark.usefixtures("site")
def test_closed_browser_and_killed_server(tmp_path: Path, playwright: Playwright, chromium: str) -> None:
    """A browser with a profile is closed, the server killed: the table is listed under my tables and goes on."""
    served = Served(tmp_path)
    served.start()
    profile = tmp_path / "profile"
    try:
        with playwright.chromium.launch_persistent_context(
            profile, executable_path=chromium, args=LAUNCH, locale="en-GB"
        ) as context:
            person = Person(context.new_page(), served.address)
            table = person.sit_down()
            for _ in range(4):
                person.wait_for_question()
                person.choose(person.choices.first)
            person.wait_for_question()
            asked, record = person.asked(), person.record(table)
        served.kill()
        served.start()
        with playwright.chromium.launch_persistent_context(
            profile, executable_path=chromium, args=LAUNCH, locale="en-GB"
        ) as context:
            person = Person(context.new_page(), served.address)
            person.go_home()
            mine = person.page.get_by_role("region", name="My tables")
            expect(mine.get_by_role("listitem")).to_have_count(1)
            expect(mine).to_contain_text("Ada")
            mine.get_by_role("link", name="Continue").click()
            person.wait_for_question()
            assert person.table == table
            assert person.asked() == asked
            assert person.record(table) == record
            person.choose(person.choices.first)
            person.wait_for_question()
            assert len(person.record(table)) > len(record)
    finally:
        served.kill()


@pytest.mark.usefixtures("site")
def test_killed_server_under_an_open_page(tmp_path: Path, new_context: NewContext) -> None:
    """The page says that the connection is lost and nothing is sent, comes back by itself, and the game goes on."""
    served = Served(tmp_path)
    served.start()
    try:
        person = Person(new_context(locale="en-GB").new_page(), served.address)
        person.sit_down()
        person.wait_for_question()
        asked = person.asked()
        served.kill()
        lost = person.page.get_by_role("alert").filter(has_text="Connection lost")
        expect(lost).to_be_visible()
        choices = person.page.get_by_role("group", name="Choices", exact=True)
        expect(choices).to_have_attribute("aria-disabled", "true")
        person.choices.first.click(force=True)  # it says that it is disabled
        expect(lost).to_contain_text("Your choice was not sent")
        served.start()
        expect(lost).to_have_count(0)
        expect(choices).to_have_count(0)
        assert person.asked() == asked
        person.choose(person.choices.first)
    finally:
        served.kill()
