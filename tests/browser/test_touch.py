"""Fingers on the board: pinching, tapping twice, dragging a stack; and nothing too small to hit, anywhere."""

from __future__ import annotations

import json
import time
from collections import deque
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, expect

from greatpowers.core.record import Record, write
from greatpowers.testing.imperial import Table as ImperialTable
from tests.browser.person import Person
from tests.imperunde.table import Table as ImpeRundeTable
from tests.war.table import Table as WarTable

TOUCH = 44
QUICK = 0.1  # seconds between two taps
STILL = 4  # so many looks at a board that does not move
AGAINST_BOTS = ("Ada", "Bruno (bot random)", "Bella (bot random)")
FINGER = 22  # pixels around the middle of a piece that belong to it
Points = list[tuple[float, float]]

# Everything visible that takes a tap, smaller than a finger needs. A link or a sign within a sentence is as high as its
# line, and the regions of the board are as large as the zoom makes them. A control in a label is as large as the label.
TOO_SMALL = """least => {
    const out = [];
    const root = document.querySelector("dialog[open]") ?? document;
    for (const one of root.querySelectorAll("button, a[href], input, select, summary, [role=tab]")) {
        if (one.closest("svg, p, li li, [hidden], :disabled") || !one.checkVisibility()) continue;
        const box = (one.closest("label") ?? one).getBoundingClientRect();
        const inSight = box.width > 1 && box.bottom > 0 && box.right > 0;
        if (inSight && Math.min(box.width, box.height) < least - 0.5)
            out.push(`${one.tagName} ${one.ariaLabel ?? one.textContent.trim()}: ${box.width | 0} x ${box.height | 0}`);
    }
    return out;
}"""


COUNT_CLICKS = """() => {
    window.clicks = [];
    addEventListener("click", (event) => { if (event.detail) clicks.push(event); }, true);
}"""


class Fingers:
    """Up to two fingers on the glass."""

    def __init__(self, line: CDPSession) -> None:
        self._line = line

    def _touch(self, kind: str, points: Points, **more: float) -> None:
        touch = {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points], **more}
        self._line.send("Input.dispatchTouchEvent", touch)

    def pinch(self, x: float, y: float, begin: float, end: float, steps: int = 10) -> None:
        """Two fingers left and right of a point, so far from it at the beginning and at the end."""
        for step in range(steps + 1):
            apart = begin + (end - begin) * step / steps
            self._touch("touchMove" if step else "touchStart", [(x - apart, y), (x + apart, y)])
        self._touch("touchEnd", [])

    def tap_twice(self, x: float, y: float) -> None:
        """Within a moment, however long this machine takes for it."""
        now = time.time()
        for later in (0, QUICK):
            self.tap(x, y, now + later)

    def tap(self, x: float, y: float, now: float) -> None:
        self._touch("touchStart", [(x, y)], timestamp=now)
        self._touch("touchEnd", [], timestamp=now + QUICK / 2)


@pytest.fixture
def seated(phone: Person) -> Person:
    phone.sit_down()
    phone.wait_for_question()
    return phone


@pytest.fixture
def fingers(seated: Person) -> Fingers:
    return Fingers(seated.page.context.new_cdp_session(seated.page))


@pytest.fixture
def board(seated: Person) -> Locator:
    return seated.page.get_by_role("region", name="The board")


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def width(region: Locator) -> float:
    return float(region.evaluate("one => one.getBoundingClientRect().width"))


def page_zoom(person: Person) -> float:
    return float(person.page.evaluate("visualViewport.scale"))


def test_pinching_zooms_the_board_and_not_the_page(seated: Person, fingers: Fingers, board: Locator) -> None:
    region = seated.region("Vienna")
    before = width(region)
    x, y = middle(board)
    fingers.pinch(x, y, 40, 120)
    larger = width(region)
    assert larger > 1.5 * before
    fingers.pinch(x, y, 120, 60)
    assert width(region) < 0.8 * larger
    assert page_zoom(seated) == 1
    expect(seated.page.get_by_role("dialog")).to_have_count(0)


def tap_twice(person: Person, fingers: Fingers, region: Locator) -> None:
    """Where the region lies once the board stands still."""
    seen = deque([0.0], maxlen=STILL)

    def stands_still() -> bool:
        seen.append(width(region))
        return len(seen) == STILL and len(set(seen)) == 1

    person.wait_until(stands_still)
    fingers.tap_twice(*person.open_point(region))


def test_tapping_twice_brings_the_board_closer_and_back(seated: Person, fingers: Fingers) -> None:
    """The board, not the page; and nothing is played or left open by it."""
    region = seated.region("Vienna")
    before, record = width(region), seated.record(seated.table)
    tap_twice(seated, fingers, region)
    seated.wait_until(lambda: width(region) > 1.5 * before)
    tap_twice(seated, fingers, region)
    seated.wait_until(lambda: width(region) < 1.1 * before)
    assert width(region) == pytest.approx(before, rel=0.01)
    assert page_zoom(seated) == 1
    expect(seated.page.get_by_role("dialog")).to_have_count(0)
    assert seated.record(seated.table) == record


def imperial() -> str:
    """One army of France, between neighbours that a finger covers in part."""
    table = ImperialTable(3, "FR AH IT").units("FR", "belgium").turn("FR").do("rondel maneuver1")
    return write(Record(table.game, AGAINST_BOTS, table.state))


def imperunde() -> str:
    """One army of player 1 beside free lands."""
    table = ImpeRundeTable(3).land(1, "egypt", "1C").move(1)
    return write(Record(table.game, AGAINST_BOTS, table.state))


def war() -> str:
    """Brigades of player 1 beside lands of natives, and an enemy across the strait."""
    table = WarTable(3).land(1, "algeria", "2i 1c").land(2, "spain", "1i").war((1, 2)).money(1, 20).move(1)
    return write(Record(table.game, AGAINST_BOTS, table.state))


@pytest.mark.parametrize(("record", "at"), [(imperial(), "belgium"), (imperunde(), "egypt"), (war(), "algeria")])
def test_one_tap_never_moves_a_unit(phone: Person, record: str, at: str) -> None:
    """Wherever it meets a piece or the places around it: whatever a finger covers of a piece chooses the piece."""
    sent: list[Any] = []
    phone.page.on("websocket", lambda line: line.on("framesent", lambda data: sent.append(json.loads(data)["type"])))
    phone.go_home()
    phone.open_record(record)
    phone.wait_for_question()
    fingers = Fingers(phone.page.context.new_cdp_session(phone.page))
    piece = phone.page.locator(f".stack.movable[data-region={at}]")
    chosen = phone.page.locator(f"[role=button][aria-pressed=true][data-region={at}]")
    card = phone.page.get_by_role("dialog")
    expect(piece).to_have_count(1)
    phone.page.evaluate(COUNT_CLICKS)
    now, reach = time.time(), range(-30, 31, 12)
    for tap, (right, down) in enumerate(product(reach, reach), 1):
        x, y = middle(piece)
        fingers.tap(x + right, y + down, now + tap)
        phone.wait_until(lambda: phone.page.evaluate("clicks.length") == tap)  # noqa: B023 (it is called at once)
        assert chosen.count() or right**2 + down**2 > FINGER**2
        if card.count():
            card.get_by_role("button", name="Close").press("Enter")
            expect(card).to_have_count(0)
    assert "play" not in sent


def test_the_board_keeps_still_under_a_finger(phone: Person) -> None:
    """It has made room for a card: a tap at the rim of a coast meets that coast."""
    table = ImperialTable(3, "AH FR IT").units("AH", "vienna", "ionian_sea").turn("AH").do("rondel maneuver1", "done")
    phone.open_record(write(Record(table.game, AGAINST_BOTS, table.state)))
    phone.wait_for_question()
    phone.page.touchscreen.tap(*phone.open_point(phone.region("Vienna")))
    expect(phone.page.get_by_role("dialog", name="Vienna")).to_be_visible()
    phone.page.touchscreen.tap(*phone.open_point(phone.region("Tunis")))
    phone.wait_until(lambda: bool(phone.state["view"]["areas"].get("tunis", {}).get("army")))


def small(person: Person) -> list[Any]:
    found: list[Any] = person.page.evaluate(TOO_SMALL, TOUCH)
    return found


def test_everything_at_home_is_large_enough(phone: Person) -> None:
    phone.sit_down()
    phone.wait_for_question()
    phone.go_home()
    assert small(phone) == []
    phone.set_up()
    phone.page.get_by_text("Variants").tap()
    assert small(phone) == []


def test_every_panel_is_large_enough(seated: Person) -> None:
    page = seated.page
    seated.choose(seated.choice("Factory"))
    found = {}
    for tab in page.get_by_role("tab").all():
        tab.tap()
        expect(tab).to_have_attribute("aria-selected", "true")
        if small(seated):
            found[tab.inner_text()] = small(seated)
    assert found == {}


def test_every_dialog_is_large_enough(seated: Person) -> None:
    page = seated.page
    page.get_by_role("button", name="Settings").tap()
    assert small(seated) == []
    page.get_by_role("button", name="Close").tap()
    page.get_by_role("button", name="Give money").tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert small(seated) == []


def test_the_rules_are_large_enough(phone: Person) -> None:
    phone.go_to_rules()
    assert small(phone) == []
