"""Strokes of the finger and turns of the wheel go to the board or to the page, whichever they are meant for."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page

from tests.browser.person import Person

WAY = 120  # pixels


class Finger:
    """One finger on the glass."""

    def __init__(self, page: Page) -> None:
        self._line = page.context.new_cdp_session(page)

    def stroke(self, start: tuple[float, float], dx: float, dy: float, steps: int = 12) -> None:
        for step in range(steps + 1):
            point = {"x": start[0] + dx * step / steps, "y": start[1] + dy * step / steps}
            kind = "touchMove" if step else "touchStart"
            self._line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
        self._line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def board_of(person: Person) -> Locator:
    return person.page.get_by_role("region", name="The board")


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def scrolled(person: Person) -> float:
    return float(person.page.evaluate("scrollY"))


@pytest.fixture
def seated(phone: Person) -> Person:
    phone.sit_down()
    phone.wait_for_question()
    return phone


def test_a_stroke_upwards_over_the_whole_board_scrolls_the_page(seated: Person) -> None:
    before = middle(seated.region("Vienna"))
    Finger(seated.page).stroke(middle(board_of(seated)), 0, -WAY)
    seated.wait_until(lambda: scrolled(seated) > WAY / 2)
    assert middle(seated.region("Vienna"))[0] == pytest.approx(before[0], abs=1)


def test_a_stroke_sideways_moves_the_board(seated: Person) -> None:
    finger, board, vienna = Finger(seated.page), middle(board_of(seated)), seated.region("Vienna")
    finger.stroke(board, -WAY, 0)
    left = middle(vienna)[0]
    finger.stroke(board, WAY, 0)
    seated.wait_until(lambda: middle(vienna)[0] > left + 20)
    assert scrolled(seated) == 0


def test_every_stroke_moves_a_board_that_is_closer(seated: Person) -> None:
    seated.page.get_by_role("button", name="Zoom", exact=True).tap()  # folded where it would hide regions
    seated.page.get_by_role("button", name="Zoom in").tap()
    seated.page.get_by_role("button", name="Zoom in").tap()
    seated.wait_until(lambda: board_of(seated).evaluate("one => one.classList.contains('zoomed')"))
    before = middle(seated.region("Vienna"))
    Finger(seated.page).stroke(middle(board_of(seated)), 0, WAY / 2)
    Finger(seated.page).stroke(middle(board_of(seated)), 0, -WAY)
    seated.wait_until(lambda: abs(middle(seated.region("Vienna"))[1] - before[1]) > 20)
    assert scrolled(seated) == 0


def test_the_wheel_zooms_where_the_page_cannot_scroll(person: Person, page: Page) -> None:
    person.sit_down()
    person.wait_for_question()
    region = person.region("Vienna")
    before = region.bounding_box()
    assert before
    page.mouse.move(*middle(board_of(person)))
    page.mouse.wheel(0, -400)
    person.wait_until(lambda: (region.bounding_box() or before)["width"] > 1.4 * before["width"])
