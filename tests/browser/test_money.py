"""Budget and investments of ImpeRunde: forms that are filled in with the mouse, by keyboard and from the board."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from greatpowers.core.game import State
from greatpowers.games import make_game
from tests.browser.person import Person
from tests.browser.positions import played_until

ENOUGH = 9  # doubloons


def rich(state: State) -> bool:
    """Ada invests, has money, and has a colony besides her home."""
    view = state.view(None)
    lands = [land for land in view["lands"].values() if land["owner"] == 0]
    return state.step == "invest" and view["active"] == 0 and view["players"][0]["funds"] >= ENOUGH and len(lands) > 1


def owing(state: State) -> bool:
    """Ada is asked about her debts, and has some."""
    return state.step == "debts" and state.to_act == 0 and state.view(None)["players"][0]["debts"] >= 5


def sit_down(person: Person, wanted: Callable[[State], bool]) -> Person:
    """Ada's own window at a game that was played at random."""
    person.hurry()
    person.open_record(played_until(lambda state, _: wanted(state), make_game("imperunde", 4)))
    person.go_to_table(person.table, "?seat=0")
    person.wait_for_question()
    return person


@pytest.fixture
def investor(person: Person) -> Person:
    return sit_down(person, rich)


@pytest.fixture
def debtor(person: Person) -> Person:
    return sit_down(person, owing)


def form(person: Person) -> Locator:
    return person.page.locator("[data-form]")


def funds(person: Person) -> int:
    return int(person.state["view"]["players"][0]["funds"])


def number_of(choice: Locator, within: Locator) -> str:
    """The key of a choice: its place among all that have one."""
    names = within.locator("[data-choice]").all_inner_texts()
    return str(names.index(choice.inner_text()) + 1)


def press(person: Person, key: str) -> None:
    number = int(person.state["number"])
    for digit in key:
        person.page.keyboard.press(digit)
    person.wait_for_number(number + 1)


def test_a_choice_of_debts_is_tried_and_then_taken(debtor: Person) -> None:
    page = debtor.page
    free = page.get_by_role("row", name=re.compile("^free funds", re.IGNORECASE)).get_by_role("cell")
    borrow = form(debtor).get_by_role("button", name="Borrow 5 doubloons")
    expect(free).to_have_text("–")
    borrow.hover()
    shown = re.search(r"funds (\d+)", borrow.inner_text(), re.IGNORECASE)
    assert shown
    expect(free).to_have_text(shown[1])
    borrow.focus()
    press(debtor, number_of(borrow, form(debtor)))
    assert debtor.state["view"]["players"][0]["booked"]
    page.keyboard.press("u")  # asked again, whoever plays by keyboard begins at the choices, not at the sheets above
    expect(form(debtor).locator("[data-choice]").first).to_be_focused()


def test_what_is_bought_by_number_is_listed_and_can_be_taken_back(investor: Person) -> None:
    page, before = investor.page, funds(investor)
    infantry = form(investor).get_by_role("button", name="Recruit infantry")
    press(investor, number_of(infantry, form(investor)))
    assert funds(investor) == before - 1
    expect(form(investor).get_by_role("heading", name="Bought this round")).to_be_visible()
    page.keyboard.press("u")
    investor.wait_until(lambda: funds(investor) == before)
    expect(form(investor).get_by_role("heading", name="Bought this round")).to_be_hidden()


def test_the_list_below_the_form_has_the_numbers_while_it_is_open(investor: Person) -> None:
    page, before = investor.page, funds(investor)
    expect(form(investor).locator("kbd:visible").first).to_be_visible()
    page.get_by_text(re.compile(r"^All \d+ choices as a list$")).click()
    expect(form(investor).locator("kbd:visible")).to_have_count(0)
    listed = page.locator("[data-choices]")
    card = listed.get_by_role("button", name="Buy a secret-service card")
    press(investor, number_of(card, listed))
    assert funds(investor) == before - 5


def test_a_country_on_the_board_is_opened_in_the_form(investor: Person) -> None:
    view = investor.state["view"]
    home = view["players"][0]["home"]
    colony = next(land for land, there in view["lands"].items() if there["owner"] == 0 and land != home)
    section = form(investor).locator(f'[data-land="{colony}"]')
    name = section.locator(".name").inner_text()
    expect(section.get_by_role("button").first).to_have_attribute("aria-expanded", "false")
    investor.click_region(investor.region(re.compile(f"^{name}")))
    expect(section.get_by_role("button").first).to_have_attribute("aria-expanded", "true")
    expect(form(investor).locator("[aria-expanded=true]")).to_have_count(1)
