"""Beside the decisions: giving money, the guide for the first game, and the rule reference."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.person import ADA, BOB, Person


@pytest.fixture
def seated(person: Person) -> Person:
    person.sit_down(ADA, BOB, cash="open")
    person.wait_for_question()
    return person


def treasury(person: Person, nation: int) -> int:
    return int(person.state["view"]["nations"][nation]["treasury"])


def cash(person: Person, seat: int) -> int:
    return int(person.state["view"]["players"][seat]["cash"])


# -- giving money --------------------------------------------------------------------------------------------


@pytest.fixture
def gift(seated: Person, page: Page) -> Locator:
    """The dialog in which a nation and a sum are chosen."""
    page.get_by_role("button", name="Give money").click()
    dialog = page.get_by_role("dialog", name="Give money to a treasury")
    expect(dialog).to_be_visible()
    return dialog


def test_a_gift_goes_from_the_purse_to_the_treasury(seated: Person, gift: Locator) -> None:
    seat = seated.state["seat"]
    before, had, number = treasury(seated, 3), cash(seated, seat), seated.state["number"]
    gift.get_by_label("Nation").select_option(label="Great Britain")
    gift.get_by_label("Millions").fill("2")
    gift.get_by_role("button", name="Give", exact=True).click()
    expect(gift).to_have_count(0)
    seated.wait_for_number(number + 1)
    assert treasury(seated, 3) == before + 2
    assert cash(seated, seat) == had - 2
    seated.wait_for_question()  # the same question still stands
    assert f"{seat + 1} donate {seat + 1} great_britain 2" in seated.record(seated.table)


def test_a_gift_can_be_left(seated: Person, gift: Locator, page: Page) -> None:
    record = seated.record(seated.table)
    gift.get_by_role("button", name="Cancel").click()
    expect(gift).to_have_count(0)
    page.get_by_role("button", name="Give money").click()
    expect(gift).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert seated.record(seated.table) == record


# -- the guide -----------------------------------------------------------------------------------------------


def test_the_guide_explains_the_decision_until_it_is_put_away(seated: Person, page: Page) -> None:
    guide = page.get_by_role("complementary", name="Your first game")
    expect(guide).to_contain_text("Production adds 2 for free")  # the coach; the guide is one click away
    guide.get_by_role("button", name="More").click()
    expect(guide).to_contain_text("clockwise")
    seated.choose(seated.choice("Factory"))
    expect(guide).to_contain_text("costs 5 M")
    guide.get_by_role("button", name="Hide these tips").click()
    expect(guide).to_have_count(0)
    page.reload()
    seated.wait_for_question()
    expect(guide).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Explain the game as I play").check()
    page.get_by_role("button", name="Close").click()
    expect(guide).to_be_visible()


# -- rules ---------------------------------------------------------------------------------------------------


def test_the_rules_are_a_book(person: Person, page: Page) -> None:
    """Chapters with pictures of the board, ways on, links to a rule, and no id in sight."""
    person.go_to_rules()
    contents = page.get_by_role("navigation", name="Rules")
    contents.get_by_role("link", name="Turn order, government and rondel").click()
    expect(page.get_by_role("heading", level=2)).to_have_text("Turn order, government and rondel")
    expect(page.get_by_role("figure")).to_contain_text("The rondel.")
    expect(page.get_by_role("heading", name="Our rulings")).to_be_visible()
    page.get_by_role("link", name="Next Factory").click()
    expect(page.get_by_role("heading", level=2)).to_have_text("Factory")
    assert re.findall(r"\bimperial/[a-z]|\bbook-|\bweb-", page.inner_text("main")) == []
    page.goto(f"{person.address}/#/rules/imperial/tax/bonus")
    bonus = page.locator("article.chosen")
    expect(bonus).to_contain_text("bonus")
    expect(bonus).to_be_in_viewport()
    expect(contents.get_by_role("link", name="Taxation")).to_have_attribute("aria-current", "page")


def test_rules_are_found_by_words_in_any_form(new_person: NewPerson) -> None:
    person = new_person(locale="de")
    page = person.page
    page.goto(f"{person.address}/#/rules/imperunde")
    search, found = page.get_by_role("searchbox"), page.get_by_role("article")
    expect(found.first).to_be_visible()
    search.fill("entern")
    expect(found.filter(has_text="Enterkampf").first).to_be_visible()
    expect(found.filter(has_text="geentert").first).to_be_visible()
    marked = page.locator("mark").all_inner_texts()
    assert {"entern", "geentert", "Enterkampf"} <= set(marked)
    search.fill("gibt es nirgends")
    expect(found).to_have_count(0)
    expect(page.get_by_role("status")).to_have_text("Keine Regel gefunden.")


def test_a_decision_shows_its_rules(seated: Person, page: Page) -> None:
    page.get_by_role("button", name="Rules for this decision").click()
    dialog = page.get_by_role("dialog", name="Rules for this decision")
    expect(dialog).to_contain_text(re.compile("rondel", re.IGNORECASE))
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_the_log_links_to_rules(seated: Person, page: Page) -> None:
    seated.choose(seated.choice("Factory"))
    seated.choose(seated.choices.first)
    log = seated.open_panel("Log")
    sign = log.get_by_role("button", name="Rule").first
    sign.hover()
    expect(log.get_by_role("button", name="Rule: “Factory”").first).to_be_visible()
    log.get_by_role("button", name="Rule: “Factory”").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("factory")
