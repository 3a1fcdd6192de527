"""Accounts in the browser: register, sign out, and find one's tables in another browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.person import ADA, BOT, Person
from tests.browser.test_axe import grave

PASSWORD = "correct horse"


def open_account(page: Page, button: str = "Sign in") -> Locator:
    """The dialog behind the button at the top."""
    page.get_by_role("banner").get_by_role("button", name=button).click()
    dialog = page.get_by_role("dialog", name="Account")
    expect(dialog).to_be_visible()
    return dialog


def fill_in(dialog: Locator, name: str, password: str = PASSWORD) -> None:
    dialog.get_by_label("Name").fill(name)
    dialog.get_by_label("Password", exact=True).fill(password)
    dialog.get_by_label("Password", exact=True).press("Enter")


@pytest.fixture
def name(request: pytest.FixtureRequest) -> str:
    """One for each test, on the server that they share."""
    return f"Ada {request.node.name.removeprefix('test_')}"[:40]


def test_tables_are_there_in_another_browser(
    person: Person, page: Page, new_person: NewPerson, name: str, axe: str
) -> None:
    table = person.new_table(ADA, BOT)
    person.go_home()
    dialog = open_account(page)
    dialog.get_by_role("button", name="Create account").first.click()
    expect(dialog).to_contain_text("Your table in this browser comes along.")
    assert grave(page, axe, "dialog") == []
    fill_in(dialog, name, name)
    expect(dialog.get_by_role("alert")).to_have_text("Choose a password that is not your name.")
    fill_in(dialog, name)
    expect(dialog).to_have_count(0)
    mine = page.get_by_role("region", name="My tables").get_by_role("link", name="Continue")
    expect(mine).to_have_count(1)
    dialog = open_account(page, name)
    dialog.get_by_text("Change password").first.click()
    assert grave(page, axe, "dialog") == []
    dialog.get_by_role("button", name="Sign out", exact=True).click()
    expect(mine).to_have_count(0)

    other = new_person()
    other.go_home()
    dialog = open_account(other.page)
    fill_in(dialog, name, "wrong horse")
    expect(dialog.get_by_role("alert")).to_have_text("Wrong name or password.")
    fill_in(dialog, name.upper())
    expect(other.page.get_by_role("banner").get_by_role("button", name=name)).to_be_visible()
    other.page.get_by_role("region", name="My tables").get_by_role("link", name="Continue").click()
    other.wait_for_question()
    assert table in other.page.url


def test_tables_of_a_guest_come_along_when_asked(person: Person, page: Page, new_person: NewPerson, name: str) -> None:
    person.go_home()
    dialog = open_account(page)
    dialog.get_by_role("button", name="Create account").first.click()
    fill_in(dialog, name)
    expect(dialog).to_have_count(0)

    other = new_person()
    other.new_table(ADA, BOT)
    other.go_home()
    dialog = open_account(other.page)
    fill_in(dialog, name)
    expect(dialog).to_contain_text("This browser has a table from before you signed in.")
    mine = other.page.get_by_role("link", name="Continue")
    expect(mine).to_have_count(0)
    dialog.get_by_role("button", name="Add it to my account").click()
    expect(dialog).to_have_count(0)
    expect(mine.first).to_be_visible()

    dialog = open_account(page, name)
    dialog.get_by_text("Where you are signed in").click()
    dialog.get_by_role("button", name="Sign out:").click()
    expect(dialog.get_by_role("button", name="Sign out:")).to_have_count(0)
    other.page.reload()
    expect(other.page.get_by_role("banner").get_by_role("button", name="Sign in")).to_be_visible()


def test_who_signs_in_at_a_table_can_play_on(person: Person, page: Page, new_person: NewPerson, name: str) -> None:
    elsewhere = new_person()
    elsewhere.page.request.post(f"{person.address}/api/account", data={"name": name, "password": PASSWORD})
    person.sit_down(ADA, BOT)
    person.wait_for_question()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Sign in").click()
    dialog = page.get_by_role("dialog", name="Account")
    fill_in(dialog, name)
    with page.expect_navigation():
        dialog.get_by_role("button", name="Add it to my account").click()
    person.wait_for_question()
    assert [table["own"] for table in elsewhere.page.request.get(f"{person.address}/api/tables").json()] == [[0]]
