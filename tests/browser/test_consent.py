"""Taking back what one may not take back alone: the end of a game shows all secrets, so the others are asked."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.person import ADA, BOB, BOT, Person

TURNS = 3


def play_to_the_end(person: Person) -> int:
    """First choices until the game is over; how many actions there are then."""
    curtain = person.page.get_by_role("dialog", name=re.compile("to decide"))
    while True:
        expect(person.choices.or_(person.result).or_(curtain).first).to_be_attached()
        if person.state["outcome"]:
            return int(person.state["number"])
        number = int(person.state["number"])
        if curtain.is_visible():
            curtain.get_by_role("button").click()
        person.choices.first.click()
        person.wait_for_number(number + 1)


def test_bots_agree_at_once(person: Person, page: Page) -> None:
    """Alone against bots, a word of warning comes first."""
    person.sit_down(ADA, BOT, turn_limit=TURNS)
    number = play_to_the_end(person)
    ask = page.get_by_role("button", name="Undo")
    ask.click()
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    assert person.state["number"] == number
    ask.click()
    page.get_by_role("dialog").get_by_role("button", name="Undo").click()
    person.wait_for_question()
    expect(person.result).to_have_count(0)
    assert person.state["number"] < number


@pytest.fixture
def asked(person: Person, page: Page) -> Locator:
    """Two people at one screen, one of whom has asked."""
    person.sit_down(ADA, BOB, turn_limit=TURNS)
    play_to_the_end(person)
    page.get_by_role("button", name="Request undo").click()
    dialog = page.get_by_role("dialog", name="Undo request")
    expect(dialog).to_be_visible()
    return dialog


def test_somebody_agrees(person: Person, asked: Locator) -> None:
    until = int(person.state["request"]["until"])
    asked.get_by_role("button", name="Accept").click()
    person.wait_until(lambda: person.state["number"] == until)
    expect(asked).to_have_count(0)
    expect(person.result).to_have_count(0)


def test_somebody_refuses(person: Person, page: Page, asked: Locator) -> None:
    record = person.record(person.table)
    asked.get_by_role("button", name="Decline").click()
    expect(asked).to_have_count(0)
    expect(page.get_by_text("declined.")).to_be_visible()
    expect(person.result).to_be_visible()
    assert person.record(person.table) == record


def test_the_request_is_withdrawn(person: Person, page: Page, asked: Locator) -> None:
    record = person.record(person.table)
    page.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    expect(page.get_by_role("button", name="Request undo")).to_be_visible()
    assert person.record(person.table) == record
