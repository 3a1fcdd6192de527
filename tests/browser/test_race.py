"""ImpeRunde at a glance: the race to the goal, the strip, the charts, the result, and the wheels of luck."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.person import ADA, BOT, Person
from tests.browser.test_axe import Scheme, grave

RECORDS = Path(__file__).parent.parent / "records"
FINISHED = (RECORDS / "imperunde-3-repaid.txt").read_text("utf-8")  # in its third round
COVERED = """wheel => {
    const box = wheel.getBoundingClientRect();
    return wheel.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}"""


@pytest.fixture
def end(person: Person) -> Person:
    """Somebody who looks at a finished game of three."""
    person.go_home()
    person.open_record(FINISHED)
    expect(person.result).to_be_visible()
    return person


def test_the_result_counts_trade_posts(end: Person, page: Page) -> None:
    """The standings name the posts that the strip names; the table says what of them counts."""
    result = page.get_by_role("region", name=" wins")
    winner_name = result.get_by_role("heading", name=" wins").inner_text().removesuffix(" wins")
    expect(result.get_by_text(f"{winner_name} has reached the goal without debts.")).to_be_visible()
    winner = end.state["outcome"]["ranks"].index(1)
    posts = end.state["view"]["players"][winner]["posts"]
    expect(result.get_by_role("listitem").first.locator("b")).to_have_text(str(posts))
    expect(result.get_by_text(re.compile(f"has {posts} trading posts in .* colonies and no debts"))).to_be_visible()


def test_the_strip_opens_the_race(end: Person, page: Page) -> None:
    page.get_by_role("tab", name="Log").click()
    page.get_by_role("group", name="Players").get_by_role("button").first.click()
    panel = page.get_by_role("tabpanel", name="Standings")
    expect(panel.get_by_role("img")).to_have_count(3)
    expect(panel.get_by_text("Goal reached")).to_be_visible()
    home = end.state["view"]["players"][0]["home"]
    name = next(region["names"]["en"] for region in board(end)["regions"] if region["id"] == home)
    panel.get_by_role("button", name=name, exact=True).click()
    expect(end.region(re.compile(f"^{name}"))).to_have_attribute("aria-pressed", "true")


def test_charts_of_posts_debts_and_money(end: Person, page: Page) -> None:
    panel = end.open_panel("History")
    expect(panel.get_by_role("figure")).to_have_count(3)
    posts = panel.get_by_role("figure", name="Trading posts")
    dashes = (
        posts.locator("svg")
        .first.locator(".edge")
        .evaluate_all("ways => ways.map((one) => one.getAttribute('stroke-dasharray'))")
    )
    assert len(set(dashes)) == 3
    expect(posts.get_by_role("list", name="Round 3").get_by_role("listitem")).to_have_count(3)


def test_seats_have_the_colours_of_their_homes(end: Person, page: Page) -> None:
    homes = [player["home"] for player in end.state["view"]["players"]]
    colours = {power["id"]: power["colour"] for power in board(end)["powers"]}
    assert [seat_colour(page, seat) for seat in range(3)] == [colours[home] for home in homes]
    end.go_home()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert seat_colour(page, 0) not in colours.values()


def board(person: Person) -> Any:
    return person.page.request.get(f"{person.address}/api/games/imperunde/board").json()


def seat_colour(page: Page, seat: int) -> str:
    return str(page.evaluate(f"getComputedStyle(document.documentElement).getPropertyValue('--seat-{seat}')"))


def test_the_wheel_turns_above_the_board_and_can_be_skipped(person: Person, page: Page) -> None:
    """After the first ships the wheel gives colonies, until the equipment of one is asked."""
    person.go_home()
    person.go_to_table(person.new_table(ADA, BOT, BOT, BOT, game="imperunde"))
    wheel = page.locator(".luck")
    for _ in range(2):
        person.wait_for_question()
        expect(wheel).to_be_hidden()
        person.choose(person.choices.first)
    expect(wheel).to_be_visible()
    assert wheel.evaluate(COVERED) is False
    expect(wheel.get_by_text("a colony").first).to_be_visible()
    page.keyboard.press("s")
    expect(wheel).to_be_hidden()
    person.wait_for_question()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_grave(new_person: NewPerson, axe: str, scheme: Scheme) -> None:
    person = new_person(color_scheme=scheme, reduced_motion="reduce")
    person.go_home()
    person.set_up("imperunde")
    person.page.locator("details summary").click()
    assert grave(person.page, axe) == []
    person.open_record(FINISHED)
    person.open_panel("Standings").locator("summary").click()
    assert grave(person.page, axe) == []
    person.page.get_by_role("button", name="Replay").click()
    expect(person.page.get_by_role("slider")).to_be_visible()
    person.page.keyboard.press("Space")
    assert grave(person.page, axe) == []
