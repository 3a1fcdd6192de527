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

RECORDS = Path(__file__).parents[1] / "records"
RECORD = RECORDS / "imperial-4-standard.txt"


@pytest.fixture(scope="module")
def server(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that reviews games in a moment."""
    served = Served(tmp_path_factory.mktemp("server"), "--review-seconds", "2")
    served.start()
    yield served
    served.kill()


def review(person: Person, record: Path) -> Locator:
    """The review of a game, from the button beside its result."""
    person.go_home()
    person.open_record(record.read_text("utf-8"))
    person.page.get_by_role("button", name="Review the game").click()
    found = person.page.get_by_role("tabpanel", name="Review")
    expect(found.get_by_role("heading", name="Turning points")).to_be_visible()
    expect(found.get_by_role("progressbar")).to_have_count(0)
    return found


@pytest.fixture
def panel(person: Person) -> Locator:
    """The review of a game without dice."""
    return review(person, RECORD)


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


def test_what_stays_above_a_review_leaves_room_for_it(panel: Locator, page: Page) -> None:
    column, film = page.locator(".right.sheet"), page.get_by_role("region", name="Replay")
    panel.get_by_role("button", name=re.compile("^Show position")).first.click()
    expect(film.get_by_role("button", name="Continue from here")).to_be_visible()
    head, whole = page.locator(".asking").bounding_box(), column.bounding_box()
    assert head is not None
    assert whole is not None
    assert head["height"] < whole["height"] / 3
    for needed in ("Play", "Back to now", "Continue from here"):
        expect(film.get_by_role("button", name=needed, exact=True)).to_be_in_viewport()
    for needed in ("People", "Hint", "Rules for this decision"):
        expect(page.get_by_role("button", name=needed, exact=True)).to_be_in_viewport()


@pytest.mark.parametrize("record", ["imperunde-4-round-limit", "war-4-victory-cards"])
def test_strokes_of_luck_say_what_was_rolled(person: Person, record: str) -> None:
    panel = review(person, RECORDS / f"{record}.txt")
    strokes = panel.get_by_role("listitem").filter(has_text=re.compile(r"[+]\d+ (Round|Turn) \d"))
    expect(strokes.filter(has_text=re.compile(r"Dice: \d")).first).to_be_visible()
    for stroke in strokes.all():
        expect(stroke.get_by_role("paragraph").first).to_have_text(re.compile(r"\w"))
