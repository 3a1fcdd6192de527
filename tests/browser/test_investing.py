"""Investing in Imperial: the bond grid is where bonds are bought, by mouse, by keyboard and with a finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from greatpowers.core.game import State
from greatpowers.core.record import Record, write
from greatpowers.testing.imperial import Table
from tests.browser.person import Person
from tests.browser.positions import PEOPLE, played_until
from tests.browser.test_axe import grave


def can_trade_up(state: State, _: int) -> bool:
    """Somebody who invests could raise a bond, and buy several."""
    if state.step != "invest":
        return False
    words = state.legal_words()
    return len(words) > 8 and any(word.startswith("increase") for word in words)


@pytest.fixture(scope="module")
def record() -> str:
    return played_until(can_trade_up)


def deal(person: Person) -> Locator:
    return person.page.locator("[data-form]").get_by_role("group").filter(has=person.page.locator("[data-choice]"))


def test_a_bond_is_bought_in_the_grid(person: Person, record: str, axe: str) -> None:
    """By keyboard: arrows to a bond, Enter to see what it costs, Enter again to buy it. What is sold says why not."""
    person.open_record(record)
    bonds = person.page.locator("[data-form] [data-bond]")
    expect(bonds).to_have_count(54)
    assert grave(person.page, axe, "[data-form]") == []
    state = person.state
    cash = state["view"]["players"][state["seat"]]["cash"]
    expect(person.page.locator("[data-form]").get_by_text(f"Cash {cash} M")).to_be_visible()
    person.page.locator("[data-form] .shut").first.click()
    expect(person.page.locator("[data-form] .why")).to_be_visible()
    open_bond = person.page.locator("[data-form] [data-bond]:not(.shut)").first
    open_bond.focus()
    person.page.keyboard.press("Enter")
    ways = deal(person).locator("[data-choice]")
    expect(ways.first).to_be_focused()
    person.page.keyboard.press("Enter")
    person.wait_for_number(state["number"] + 1)
    after = [nation["bonds"] for nation in person.state["view"]["nations"]]
    assert after != [nation["bonds"] for nation in state["view"]["nations"]]


def test_fingers_hit_the_bonds(phone: Person, record: str) -> None:
    phone.open_record(record)
    bonds = phone.page.locator("[data-form] [data-bond]:not(.shut)")
    expect(bonds.first).to_be_visible()
    boxes = [bond.bounding_box() for bond in bonds.all()]
    assert all(box and min(box["width"], box["height"]) >= 43.5 for box in boxes)
    number = phone.state["number"]
    bonds.last.tap()
    deal(phone).locator("[data-choice]").first.tap()
    phone.wait_for_number(number + 1)


def test_bonds_are_bought_out_of_turn(person: Person) -> None:
    """Without the investor card, Dario, who governs nothing, buys while Ada is to move."""
    table = Table(4, investor_card="without", cash="open").government(GB=1, RU=1).bonds(1, GB="30", RU="30")
    table.cash(0, 0, 0, 20)
    person.open_record(write(Record(table.game, PEOPLE, table.turn("AH").state)))
    page = person.page
    page.get_by_label("Another player").select_option(label="I’m Dario")
    page.get_by_role("status").filter(has_text="You govern no nation").get_by_role("button", name="Nations").click()
    nations = page.get_by_role("tabpanel", name="Nations")
    nations.get_by_role("list", name="Bonds").first.get_by_role("button", name="12 M bond").click()
    nations.get_by_role("button", name="Buy for 12 M").click()
    expect(nations.get_by_text("Cash 8 M")).to_be_visible()
    assert "4 lend 4 austria_hungary 12" in person.record(person.table)
