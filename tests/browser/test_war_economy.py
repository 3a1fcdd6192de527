"""Production, purchases and natives of War!: forms that are filled in, and sheets that show where points come from."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from greatpowers.core.game import State
from greatpowers.games import make_game
from tests.browser.person import Person
from tests.browser.positions import played_until

ENOUGH = 60  # production points
INFANTRY = 10


def rich(state: State) -> bool:
    """Ada builds, and can afford several things."""
    return state.step == "construct" and state.to_act == 0 and state.view(None)["players"][0]["pp"] >= ENOUGH


def exploring(state: State) -> bool:
    """Ada's explorer may offer a gift."""
    return state.step == "gift" and state.to_act == 0


def inciting(state: State) -> bool:
    """Ada may incite a revolt, with a bribe or without."""
    if state.step != "incite" or state.to_act != 0:
        return False
    return any(state.game.space.notation(action).endswith("dp bribe") for action in state.legal())


def ordering(state: State) -> bool:
    """Ada and Bob fill in secret orders, and Ada has money."""
    view = state.view(None)
    return state.step == "orders" and view["deciders"] == [0, 1] and view["turn"] > 0 and view["players"][0]["pp"] >= 40


def sit_down(
    person: Person, wanted: Callable[[State], bool], seats: int = 3, seed: int = 8, **options: str | int
) -> None:
    """Ada's own window at a game that was played at random."""
    person.hurry()
    game = make_game("war", seats, options)
    person.open_record(played_until(lambda state, _: wanted(state), game, seed))
    person.go_to_table(person.table, "?seat=0")
    person.wait_for_question()


def form(person: Person) -> Locator:
    return person.page.locator("[data-form]")


def ware(person: Person, kind: str) -> Locator:
    return form(person).locator(f'[data-ware="{kind}"]')


def mine(person: Person) -> dict[str, Any]:
    """What the server says about Ada."""
    found: dict[str, Any] = person.state["view"]["players"][0]
    return found


def test_construction_with_limits_reasons_and_the_board(person: Person) -> None:
    sit_down(person, rich)
    before = int(mine(person)["pp"])
    # Several at once, in a region chosen from the list.
    ware(person, "infantry").get_by_role("button", name=re.compile(r"^infantry: \d+ places$")).click()
    site = ware(person, "infantry").locator("li li, li").first
    region = site.locator(".place .link").inner_text()
    site.get_by_role("button", name="One more").click()
    site.get_by_role("button", name=re.compile(f"^Build an infantry: {region}")).click()
    person.wait_until(lambda: int(mine(person)["pp"]) == before - 2 * INFANTRY)
    bought = form(person).locator("li", has_text=re.compile(rf"2 ×\s*infantry\s*{region}"))
    expect(bought).to_contain_text("20")
    # The same region, now from the board; what it cannot take says why.
    person.click_region(person.region(re.compile(f"^{region}")))
    expect(form(person).get_by_text(f"Choices here: {region}")).to_be_visible()
    shut = form(person).locator("[data-ware].shut").first
    shut.get_by_role("button").last.click()
    expect(shut.get_by_role("status")).to_be_visible()
    form(person).get_by_role("button", name="All regions").click()
    # Where the income comes from.
    sheet = person.open_panel("Production")
    sheet.get_by_role("button", name="regions").click()
    sheet.get_by_role("listitem").get_by_role("button", name=region).click()
    expect(person.region(re.compile(f"^{region}"))).to_have_attribute("aria-pressed", "true")


def test_an_explorer_sees_the_chance_of_each_answer(person: Person) -> None:
    sit_down(person, exploring)
    rows = form(person).get_by_role("table").locator("tbody tr")
    expect(rows).to_have_count(4)
    shown = [float(found) for found in re.findall(r"(?m)^([\d.]+)%$", form(person).get_by_role("table").inner_text())]
    plain, gift = shown[0::2], shown[1::2]
    assert sum(plain) == pytest.approx(100, abs=0.2)
    assert sum(gift) == pytest.approx(100, abs=0.2)
    assert gift[0] >= plain[0]
    table = person.open_panel("Natives")
    expect(table.get_by_role("table", name="Native regions")).to_be_visible()
    form(person).get_by_role("button", name="Offer the natives a gift for 1 DP").click()
    person.wait_until(lambda: person.state["view"]["step"] != "gift")


def test_a_bribe_makes_a_revolt_more_likely(person: Person) -> None:
    sit_down(person, inciting, seed=9)
    bribed = (
        form(person).locator("li", has=person.page.get_by_text("Incite for 1 DP, bribe for 1 DP", exact=True)).first
    )
    plain, bribe = (int(found) for found in re.findall(r"(?m)^(\d+)%$", bribed.inner_text())[:2])
    assert plain < bribe or bribe == 100
    form(person).get_by_role("button", name="Incite no more revolts").click()
    person.wait_until(lambda: person.state["view"]["step"] != "incite")


def test_a_secret_order_is_filled_in_taken_back_and_handed_in(person: Person) -> None:
    sit_down(person, ordering, seats=2, simultaneous="on")
    lines = form(person).get_by_role("heading", name="Your secret order").locator("+ ul").get_by_role("listitem")
    ware(person, "infantry").locator(".where").click()
    build = ware(person, "infantry").get_by_role("button", name=re.compile("^Build an infantry")).first
    for number in (1, 2):
        build.click()
        expect(lines).to_contain_text(f"{number} ×")
    person.page.keyboard.press("u")
    expect(lines).to_contain_text("1 ×")
    form(person).get_by_role("button", name="Hand in the order").click()
    person.wait_until(lambda: person.state["view"]["deciders"] == [1])
