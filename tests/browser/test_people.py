"""Several people: at one screen, in two windows, and those to whom a table does not belong."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.person import ADA, BOB, BOT, Person


def cash(page: Page) -> Locator:
    """What the panel of investors says about cash, one after the other."""
    return (
        page.get_by_role("tabpanel", name="Investors")
        .get_by_role("definition")
        .filter(has=page.locator("xpath=self::*[preceding-sibling::dt[1][normalize-space()='Cash']]"))
    )


def test_hot_seat(person: Person, page: Page) -> None:
    """Two people at one screen: before the right one is there, nobody's cash is on the page."""
    person.hurry()
    person.go_home()
    person.set_up()
    page.get_by_role("group", name="Number of players").get_by_text("2").click()
    page.get_by_label("Name in seat 1").fill("Ada")
    page.get_by_label("Who plays in seat 2").select_option(label="Another person here")
    page.get_by_label("Name in seat 2").fill("Bob")
    page.get_by_role("button", name="Start game").click()
    seen = set()
    for _ in range(12):
        curtain = page.get_by_role("dialog", name=re.compile("to decide"))
        expect(curtain).to_be_visible()
        expect(cash(page)).to_have_text(["secret", "secret"])
        name = "Ada" if "Ada" in curtain.inner_text() else "Bob"
        page.keyboard.press("Escape")
        expect(curtain).to_be_visible()
        curtain.get_by_role("button", name=f"I’m {name}").click()
        expect(curtain).to_have_count(0)
        own = re.compile(r"^\d+ M$")
        expect(cash(page)).to_have_text([own, "secret"] if name == "Ada" else ["secret", own])
        seen.add(name)
        if seen == {"Ada", "Bob"}:
            break
        play_until(person, curtain)
    assert seen == {"Ada", "Bob"}


def play_until(person: Person, curtain: Locator) -> None:
    """Take first choices until somebody else is asked."""
    person.open_panel("Investors")
    while not curtain.is_visible():
        before = person.asked()
        person.choices.first.click()
        person.wait_for_change(before)
        expect(person.choices.first.or_(curtain).first).to_be_visible()


def test_open_cash_needs_no_curtain(person: Person, page: Page) -> None:
    person.sit_down(ADA, BOB, cash="open")
    person.wait_for_question()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(cash(page)).to_have_text([re.compile(r"^\d+ M$")] * 2)


def test_two_windows_of_one_guest(person: Person, new_person: NewPerson) -> None:
    """What one window plays the other shows, without being asked."""
    table = person.sit_down(ADA, BOT)
    person.wait_for_question()
    other = new_person(storage_state=person.page.context.storage_state())
    other.go_to_table(table)
    other.wait_for_question()
    assert other.asked() == person.asked()
    before = other.asked()
    person.choose(person.choice("Factory"))
    other.wait_for_change(before)
    other.wait_for_question()
    expect(other.question).to_have_text(person.question.inner_text())
    other.choose(other.choices.first)
    other.wait_for_question()
    expect(person.question).to_have_text(other.question.inner_text())
    assert other.page.get_by_role("alert").count() == person.page.get_by_role("alert").count() == 0


def test_another_guest_does_not_find_the_table(person: Person, new_person: NewPerson) -> None:
    table = person.sit_down(ADA, BOT)
    person.wait_for_question()
    stranger = new_person()
    stranger.go_home()
    expect(stranger.page.get_by_text("No tables yet")).to_be_visible()
    stranger.go_to_table(table)
    expect(stranger.page.get_by_role("alert")).to_have_text("You have no such table.")
    expect(stranger.page.get_by_role("region", name="The board")).to_have_count(0)
    assert stranger.page.request.get(f"{stranger.address}/api/tables/{table}/record").status == 404
