"""Decisions: by mouse on the board, by keyboard alone, taken back, and refused with the reason."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.person import Person

MANY_TABS = 80


@pytest.fixture
def asked(person: Person) -> Person:
    """Somebody whose nation stands before its first move, with everything free."""
    person.sit_down()
    person.wait_for_question()
    expect(person.question).to_have_text(re.compile(r"^Where does .+ move on the rondel\?$"))
    return person


@pytest.fixture
def builder(asked: Person) -> Person:
    """Somebody who is asked where to build a factory."""
    asked.choose(asked.choice("Factory"))
    expect(asked.question).to_have_text(re.compile(r"^Where does .+ build a factory\?$"))
    return asked


def test_undo_gives_the_former_choices_back(asked: Person, page: Page) -> None:
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    before = asked.asked()
    asked.choose(asked.choice("Factory"))
    assert asked.asked() != before
    expect(undo).to_be_enabled()
    undo.click()
    expect(undo).to_be_disabled()
    asked.wait_for_question()
    assert asked.asked() == before
    assert "rondel factory" not in asked.record(asked.table)


def test_reset_takes_the_whole_turn_back(asked: Person, page: Page) -> None:
    before, record = asked.asked(), asked.record(asked.table)
    asked.choose(asked.choice("Import"))
    asked.choose(asked.choices.first)
    asked.choose(asked.choices.first)
    reset = page.get_by_role("button", name="Restart my turn")
    reset.click()
    expect(reset).to_be_disabled()
    asked.wait_for_question()
    assert asked.asked() == before
    assert asked.record(asked.table) == record


def test_a_region_says_nothing_while_the_rondel_is_asked(asked: Person, page: Page) -> None:
    """The spaces of the rondel are no places of the board: nobody is asked about them there."""
    asked.click_region(asked.region(re.compile("^Spain")))
    card = page.get_by_role("dialog", name="Spain")
    expect(card).to_contain_text("Nothing to do here right now.")
    page.wait_for_timeout(300)  # an answer of the server would come by now
    expect(page.get_by_role("alert")).to_have_count(0)


def test_an_impossible_choice_is_explained_with_its_rule(builder: Person, page: Page) -> None:
    """A city that has its factory cannot get another: the page says so, and shows the rule."""
    refused = page.get_by_role("group").filter(has_text="Not possible right now")
    if not refused.get_by_role("button").first.is_visible():
        page.get_by_text(re.compile(r"^Not possible right now \(\d+\)$")).click()
    record = builder.record(builder.table)
    refused.get_by_role("button").first.click()
    why = refused.get_by_role("status")
    expect(why).to_have_text(re.compile(r"factory"))
    why.get_by_role("button", name="Rule").click()
    rule = page.get_by_role("dialog")
    expect(rule).to_be_visible()
    expect(rule).to_contain_text("factory")
    rule.get_by_role("button", name="Close").click()
    expect(rule).to_have_count(0)
    assert builder.record(builder.table) == record


def test_a_click_on_a_region_offers_its_actions_and_plays_one(builder: Person, page: Page) -> None:
    region = builder.region("one choice here").first
    name = str(region.get_attribute("aria-label")).split(",")[0]
    builder.click_region(region)
    card = page.get_by_role("dialog", name=name)
    expect(card).to_be_visible()
    card.get_by_role("button", name=f"factory in {name}").click()
    expect(builder.region(name)).to_have_accessible_name(re.compile("factory"))
    expect(card).to_have_count(0)


def test_a_click_on_a_region_where_nothing_is_possible_says_why(builder: Person, page: Page) -> None:
    builder.click_region(builder.region("Spain"))
    card = page.get_by_role("dialog", name="Spain")
    expect(card.get_by_role("status")).to_have_text(re.compile(r"\w+"))
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_a_click_on_the_rondel(asked: Person, page: Page) -> None:
    rondel = page.get_by_role("group", name="The rondel").first
    before = asked.asked()
    rondel.get_by_role("button", name=re.compile("^Factory")).click()
    asked.wait_for_change(before)
    expect(asked.question).to_have_text(re.compile(r"build a factory"))


def test_confirming_the_turn_as_a_setting(asked: Person, page: Page) -> None:
    """All choices go at once but the one after which somebody else goes on: that one waits, and can be left."""
    open_settings(page)
    page.get_by_label("Confirm my turn").check()
    page.get_by_role("button", name="Close").click()
    confirm = page.get_by_role("group", name="Confirm")
    asked.choose(asked.choice("Import"))
    asked.choose(asked.choices.first)
    expect(confirm).to_have_count(0)
    number, choices, record = asked.state["number"], asked.asked(), asked.record(asked.table)
    done = asked.choices.last
    done.click()
    expect(confirm.get_by_role("button", name="Confirm")).to_be_focused()
    assert asked.record(asked.table) == record
    confirm.get_by_role("button", name="Back").click()
    asked.wait_for_question()
    assert (asked.state["number"], asked.asked()) == (number, choices)
    done.click()
    expect(confirm.get_by_role("button", name="Confirm")).to_be_focused()
    page.keyboard.press("Enter")
    asked.wait_for_number(number + 1)
    played = next(frame for frame in asked.frames if frame.get("number") == number + 1)
    assert played["to_act"] != played["seat"]


def open_settings(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()


@pytest.mark.parametrize("key", ["Escape", "Enter"])
def test_after_the_settings_keys_play_again(asked: Person, page: Page, key: str) -> None:
    """Closed by Esc or by its button: the focus is where it was, and Enter plays what it is on."""
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    open_settings(page)
    page.get_by_role("button", name="Close").focus()
    page.keyboard.press(key)
    expect(asked.choices.nth(1)).to_be_focused()
    by_key(asked, "Enter")


def test_after_the_settings_the_first_choice_is_next(asked: Person, page: Page) -> None:
    """Whoever was nowhere before comes to the choices, not back to the settings."""
    open_settings(page)
    page.get_by_role("button", name="Close").click()
    expect(asked.choices.first).to_be_focused()
    by_key(asked, "1")


def test_a_game_begins_by_keyboard(person: Person, page: Page) -> None:
    """From the first page to the first decision without a mouse, whatever the draw."""
    person.go_home()
    focus_by_tab(page, page.get_by_role("button", name="Play now Imperial"))
    page.keyboard.press("Enter")
    person.wait_for_question()
    by_key(person, "1")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_keyboard_alone(asked: Person, page: Page) -> None:
    """Decisions without a mouse: by number, by arrows, and by Tab."""
    assert "build" in by_key(asked, "1")  # Factory, which comes first
    page.keyboard.press("ArrowDown")
    expect(asked.choices.first).to_be_focused()
    by_key(asked, "Enter")
    skip_to_question(asked)
    expect(asked.choices.first).to_be_focused()  # whoever chose by keyboard goes on by keyboard
    page.keyboard.press("ArrowDown")
    expect(asked.choices.nth(1)).to_be_focused()
    by_key(asked, "Enter")
    skip_to_question(asked)
    focus_by_tab(page, asked.choices.first)
    by_key(asked, "Space")
    expect(page.get_by_role("alert")).to_have_count(0)


def by_key(person: Person, key: str) -> str:
    before = person.asked()
    person.page.keyboard.press(key)
    person.wait_for_change(before)
    return person.question.inner_text()


def skip_to_question(person: Person) -> None:
    """Others move, and S shows it at once."""
    person.page.keyboard.press("s")
    person.wait_for_question()


def focus_by_tab(page: Page, wanted: Locator) -> None:
    for _ in range(MANY_TABS):
        page.keyboard.press("Tab")
        if wanted.evaluate("one => one === document.activeElement"):
            return
    pytest.fail("Tab does not come there")


def test_the_board_by_keyboard(builder: Person, page: Page) -> None:
    region = builder.region("one choice here").first
    name = str(region.get_attribute("aria-label")).split(",")[0]
    region.focus()
    page.keyboard.press("Enter")
    act = page.get_by_role("dialog", name=name).get_by_role("button", name=f"factory in {name}")
    expect(act).to_be_focused()
    page.keyboard.press("Enter")
    expect(builder.region(name)).to_be_focused()
    expect(builder.region(name)).to_have_accessible_name(re.compile("factory"))
