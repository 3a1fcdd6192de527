"""Movement in War!: stacks sent far, fleets loaded, sailed and landed; by mouse, by keyboard, by finger."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from greatpowers.core.record import Record, write
from tests.browser.person import Person
from tests.browser.test_axe import grave
from tests.browser.test_touch import TOO_SMALL, TOUCH
from tests.war.table import Table


def campaign() -> str:
    """Ada moves: an army in France beside her Germany and natives, two fleets in the North Sea, war with Bob."""
    table = Table(2).land(1, "france", "3i 2c G", "railroad").land(1, "germany", "1i").land(1, "great_britain", "3i")
    table.land(2, "prussia", "2i").land(2, "china", "1i").natives("italy", "6+").war((1, 2))
    table.fleet(1, "north_sea").fleet(1, "north_sea", "1i").money(1, 10, 1).move(1)
    return write(Record(table.game, ["Ada", "Bob"], table.state))


def sit(person: Person) -> None:
    person.go_home()
    person.go_to_table(person.store(campaign()), "?seat=0")
    person.wait_for_question()


def units(person: Person, region: str) -> dict[str, int]:
    """Ada's units in a region."""
    found: dict[str, Any] = person.state["view"]["regions"][region].get("units", {})
    return dict(found.get("0", {}))


def region(person: Person, name: str) -> Locator:
    return person.region(re.compile(f"^{name},"))


def card(page: Page, name: str) -> Locator:
    return page.get_by_role("dialog", name=name)


def test_a_stack_is_sent_to_a_far_goal_and_taken_back_whole(person: Person, page: Page, axe: str) -> None:
    sit(person)
    person.click_region(region(person, "France"))
    card(page, "France").get_by_role("button", name="Together: 2 infantry, 2 cavalry, a general").click()
    austria = region(person, "Austria-Hungary")
    expect(austria).to_have_accessible_name(re.compile(r"reachable, wins \d+% of the time · unknown natives"))
    expect(region(person, "Prussia")).to_have_accessible_name(re.compile("reachable, .*attack on Bob: 2 brigades"))
    assert grave(page, axe) == []
    person.click_region(austria)
    person.wait_until(lambda: units(person, "austria_hungary").get("general") == 1)
    sent = units(person, "austria_hungary")
    assert sent["cavalry"] == 2
    expect(page.get_by_text("Battles to come")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^End movement.*1 battle follows"))).to_be_visible()
    page.get_by_role("button", name="Undo", exact=True).click()
    person.wait_until(lambda: person.state["number"] == 0)
    assert units(person, "france") == {"infantry": 3, "cavalry": 2, "general": 1}


def test_a_stack_is_composed_in_the_panel_or_dragged(person: Person, page: Page) -> None:
    sit(person)
    page.get_by_role("button", name=re.compile("^France 3 infantry")).click()
    page.get_by_role("button", name="One fewer: cavalry").click()
    page.get_by_role("button", name=re.compile("France → Germany")).click()
    expect(page.get_by_role("button", name=re.compile("^Germany 3 infantry, 1 cavalry, a general"))).to_be_visible()
    assert units(person, "germany") == {"infantry": 3, "cavalry": 1, "general": 1}
    # Whatever stays can be asked about, and is refused with a reason.
    person.click_region(region(person, "France"))
    card(page, "France").get_by_role("button", name="1 cavalry", exact=True).click()
    person.click_region(region(person, "China"))
    expect(card(page, "China").get_by_role("status")).to_contain_text("adjacent")
    page.keyboard.press("Escape")
    stack = page.locator('.stack[data-region="great_britain"]').bounding_box()
    assert stack is not None
    page.mouse.move(stack["x"] + stack["width"] / 2, stack["y"] + stack["height"] / 2)
    page.mouse.down()
    goal = person.open_point(region(person, "North Sea"))
    page.mouse.move(*goal, steps=8)
    page.mouse.up()
    person.wait_until(lambda: units(person, "great_britain") == {"infantry": 1})
    (first, second) = person.state["view"]["seas"]["north_sea"]
    assert first["cargo"].get("infantry", 0) + second["cargo"]["infantry"] == 3


def test_fleets_are_loaded_sailed_and_landed(person: Person, page: Page) -> None:
    sit(person)
    page.get_by_role("button", name="Select all 2").click()
    page.get_by_role("button", name=re.compile("^Take aboard everyone who fits")).click()
    person.wait_until(lambda: units(person, "great_britain") == {"infantry": 1})
    expect(page.get_by_role("button", name=re.compile("^Take aboard everyone who fits"))).to_have_count(0)
    # The goals of the fleets in hand show by themselves: two sea areas away lie native shores.
    morocco = region(person, "Morocco")
    expect(morocco).to_have_accessible_name(re.compile("reachable, landing · unknown natives · 2 points left"))
    person.click_region(morocco)
    page.get_by_role("button", name="One more: cavalry").click()
    page.get_by_role("button", name="Land 1 unit").click()
    person.wait_until(lambda: units(person, "morocco") == {"cavalry": 1})
    page.get_by_role("button", name=re.compile("^Land everyone")).click()
    person.wait_until(lambda: person.state["view"]["step"] == "sail")
    assert units(person, "morocco")["infantry"] >= 3
    page.get_by_role("button", name="Leave these fleets here").click()
    person.wait_until(lambda: person.state["view"]["step"] == "move")


def test_movement_by_keyboard_and_by_finger(person: Person, page: Page, phone: Person) -> None:
    sit(person)
    region(person, "France").focus()
    page.keyboard.press("Enter")
    together = card(page, "France").get_by_role("button", name=re.compile("^Together"))
    expect(together).to_be_focused()
    page.keyboard.press("Enter")
    card(page, "France").get_by_role("button", name=re.compile("→ Italy")).press("Enter")
    person.wait_until(lambda: units(person, "italy").get("general") == 1)

    sit(phone)
    phone.page.get_by_role("button", name=re.compile("^France 3 infantry")).tap()
    assert phone.page.evaluate(TOO_SMALL, TOUCH) == []
    phone.page.get_by_role("button", name=re.compile("France → Italy")).tap()
    phone.wait_until(lambda: units(phone, "italy").get("general") == 1)
