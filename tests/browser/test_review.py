"""The review of a game that is over: the curve leads through the game, and turning points can be tried again."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.person import Person
from tests.browser.served import Served

RECORD = Path(__file__).parents[1] / "records" / "imperial-4-standard.txt"


@pytest.fixture(scope="module")
def server(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that reviews games in a moment."""
    served = Served(tmp_path_factory.mktemp("server"), "--review-seconds", "2")
    served.start()
    yield served
    served.kill()


@pytest.fixture
def panel(person: Person, page: Page) -> Locator:
    """The review of a game, from the button beside its result."""
    person.go_home()
    person.open_record(RECORD.read_text("utf-8"))
    page.get_by_role("button", name="Review the game").click()
    found = page.get_by_role("tabpanel", name="Review")
    expect(found.get_by_role("heading", name="Turning points")).to_be_visible()
    expect(found.get_by_role("progressbar")).to_have_count(0)
    return found


def test_the_curve_leads_through_the_game(panel: Locator, page: Page) -> None:
    curve = panel.get_by_role("slider", name="Chances of winning")
    expect(curve).to_have_attribute("aria-valuetext", re.compile("^End, .*100%"))
    curve.focus()
    page.keyboard.press("Home")
    expect(page.get_by_text(re.compile("^Viewing position 4 of"))).to_be_visible()
    expect(curve).to_have_attribute("aria-valuetext", re.compile("^Start, "))
    page.keyboard.press("ArrowRight")
    expect(curve).to_have_attribute("aria-valuenow", "1")
    box = curve.bounding_box()
    assert box is not None
    curve.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    expect(curve).not_to_have_attribute("aria-valuenow", "1")


def is_at(one: Locator, y: float) -> bool:
    box = one.bounding_box()
    return box is not None and abs(box["y"] - y) <= 2


def test_what_was_pressed_stays_where_it_is(panel: Locator, person: Person, page: Page) -> None:
    shows = panel.get_by_role("button", name=re.compile("^Show position"))
    for show in shows.all()[-2:]:  # on a busy machine, a review finds fewer
        show.scroll_into_view_if_needed()
        before = show.bounding_box()
        show.click()
        expect(show).to_have_attribute("aria-pressed", "true")
        expect(page.get_by_role("region", name="Replay").get_by_text(re.compile("^Viewing position"))).to_be_visible()
        expect(page.get_by_role("button", name="Why?")).to_be_visible()  # the last thing that comes above the panel
        assert before is not None
        person.wait_until(partial(is_at, show, before["y"]))


def test_a_turning_point_is_shown_and_tried_again(panel: Locator, person: Person, page: Page) -> None:
    point = panel.get_by_role("listitem").filter(has=page.get_by_role("button", name="Try this position again")).first
    expect(point).to_contain_text("instead of")
    expect(point).to_contain_text("Better")
    show = point.get_by_role("button", name=re.compile("^Show position"))
    show.click()
    expect(show).to_have_attribute("aria-pressed", "true")
    number = re.search(r"\d+", show.get_attribute("aria-label") or "")
    assert number
    expect(page.get_by_text(re.compile(f"^Viewing position {number[0]} of"))).to_be_visible()
    before = person.table
    point.get_by_role("button", name="Try this position again").click()
    dialog = page.get_by_role("dialog", name="Try again")
    dialog.get_by_label("Opponents").select_option("easy")
    dialog.get_by_role("button", name="Play").click()
    person.wait_for_question()
    assert person.table != before
    seats = page.request.get(f"{person.address}/api/tables/{person.table}").json()["seats"]
    assert sorted(seat["bot"] for seat in seats) == ["", "easy", "easy", "easy"]
