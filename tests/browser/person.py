"""Somebody at a browser: what they see and what they do, by the roles and labels of the page."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Error, Locator, Page, expect

Seat = dict[str, Any]
BOT: Seat = {"name": "Bruno", "bot": "thumb"}
ADA: Seat = {"name": "Ada", "bot": ""}
BOB: Seat = {"name": "Bob", "bot": ""}
SEED = 0  # in a game of two, the first seat begins with Austria-Hungary
PATIENCE = 60_000  # milliseconds that a page may take for anything; bots think, and the machine may be busy
_MOMENT = 20  # milliseconds between two looks

OPEN_POINT = """region => {
    const box = region.getBoundingClientRect();
    for (let i = 1; i < 24; i++) for (let j = 1; j < 24; j++) {
        const [x, y] = [box.left + box.width * i / 24, box.top + box.height * j / 24];
        if (document.elementFromPoint(x, y) === region) return [x, y];
    }
    return null;
}"""


class Person:
    """One browser window."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.question = page.get_by_role("main").get_by_role("heading", level=2).first
        self.choices = page.locator("[data-choice]")
        self.result = page.get_by_role("heading", name="The game is over", exact=True)
        self.position = page.get_by_text(re.compile(r"^Position \d+ of \d+$"))
        self.frames: list[dict[str, Any]] = []  # everything that the server said over the live line
        page.on("websocket", lambda line: line.on("framereceived", lambda data: self.frames.append(json.loads(data))))

    # -- going places ----------------------------------------------------------------------------------------

    def go_home(self) -> None:
        """Open the first page, and wait until its games have come."""
        self.page.goto(f"{self.address}/")
        expect(self.page.get_by_role("main").get_by_role("button").first).to_be_visible()

    def set_up(self, game: str = "imperial") -> Locator:
        """Open the form for a new game on the first page."""
        self.page.locator(f"#setup-{game}").click()
        form = self.page.get_by_role("dialog")
        expect(form).to_be_visible()
        return form

    def go_to_table(self, table: str, query: str = "") -> None:
        self.page.goto(f"{self.address}/#/table/{table}{query}")

    def go_to_rules(self) -> None:
        self.page.goto(f"{self.address}/#/rules/imperial")
        expect(self.page.get_by_role("article").first).to_be_visible()

    def hurry(self) -> None:
        """Moves of others are shown at once, in this page and all that follow."""
        self.page.add_init_script(_HURRY)
        if self.page.url.startswith(self.address):
            self.page.reload()

    def open_panel(self, name: str) -> Locator:
        self.page.get_by_role("tab", name=name).click()
        panel = self.page.get_by_role("tabpanel", name=name)
        expect(panel).to_be_visible()
        return panel

    # -- tables ----------------------------------------------------------------------------------------------

    def new_table(self, *seats: Seat, game: str = "imperial", listed: bool = False, **options: Any) -> str:
        """A table of this guest, with known luck where nobody else plays."""
        seed = None if any("free" in seat for seat in seats) else SEED
        wish = {"game": game, "options": options, "seats": list(seats), "listed": listed, "seed": seed}
        answer = self.page.request.post(f"{self.address}/api/tables", data=wish)
        assert answer.ok, answer.text()
        return str(answer.json()["id"])

    def sit_down(self, *seats: Seat, **options: Any) -> str:
        """Sit at a new table with known luck, everything at once."""
        self.hurry()
        table = self.new_table(*(seats or (ADA, BOT)), **options)
        self.go_to_table(table)
        return table

    def store(self, record: str) -> str:
        """A table with this record."""
        headers = {"Content-Type": "text/plain"}
        answer = self.page.request.post(f"{self.address}/api/tables/record", data=record, headers=headers)
        assert answer.ok, answer.text()
        return str(answer.json()["id"])

    def open_record(self, record: str) -> None:
        """Sit down at a table with this record."""
        self.go_to_table(self.store(record))

    @property
    def table(self) -> str:
        """The table in the address."""
        found = re.search(r"#/table/([^?]+)", self.page.url)
        assert found, self.page.url
        return found[1]

    def record(self, table: str) -> str:
        answer = self.page.request.get(f"{self.address}/api/tables/{table}/record")
        assert answer.ok
        return answer.text()

    @property
    def state(self) -> dict[str, Any]:
        """What the server said last about the position."""
        return next(frame for frame in reversed(self.frames) if frame["type"] == "state")

    def events(self) -> list[dict[str, Any]]:
        """All that has happened, as a spectator may know it."""
        return list(self.page.request.get(f"{self.address}/api/tables/{self.table}/events").json()["events"])

    # -- deciding --------------------------------------------------------------------------------------------

    def wait_until(self, happens: Callable[[], bool]) -> None:
        """Until something is so; the page itself is asked only from outside, as it allows no script but its own."""
        for _ in range(PATIENCE // _MOMENT):
            if happens():
                return
            self.page.wait_for_timeout(_MOMENT)
        raise AssertionError(f"it does not happen; now is asked: {self.asked()}")

    def wait_for_question(self) -> None:
        expect(self.choices.first).to_be_visible()

    def choice(self, words: str, *, exact: bool = False) -> Locator:
        """One of the choices, by its words: part of them, or all."""
        return self.choices.filter(has=self.page.get_by_text(words, exact=exact)).first

    def choose(self, choice: Locator) -> None:
        """Take a choice, and wait until something else is asked (with the history open: until it is counted)."""
        before = self.asked()
        choice.click()
        self.wait_for_change(before)

    def choose_any(self, rng: Random) -> None:
        """Take any choice, unless all went away meanwhile: others decide too, and what is forced is done."""
        before = self.asked()
        if self.press_any("[data-choice]", rng):
            self.wait_for_change(before)

    def press_any(self, what: str, rng: Random, *, tap: bool = False) -> bool:
        """Click or tap one of these, if there are any, and it does not go away meanwhile."""
        try:
            found = [one for one in self.page.query_selector_all(what) if one.is_visible() and one.is_enabled()]
            if not found:
                return False
            one = rng.choice(found)
            one.tap() if tap else one.click()
        except Error as error:
            if "not attached" not in str(error):
                raise
            return False
        return True

    def wait_for_change(self, before: str) -> None:
        self.wait_until(lambda: self.asked() != before)

    def wait_for_number(self, number: int) -> None:
        """Until the server has told of at least so many actions."""
        self.wait_until(lambda: int(self.state["number"]) >= number)

    def asked(self) -> str:
        """What is asked now, whole: question, choices, and the number of the position where it is shown."""
        return str(self.page.evaluate(_ASKED))

    # -- the board -------------------------------------------------------------------------------------------

    def region(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("region", name="The board").get_by_role("button", name=name)

    def open_point(self, region: Locator) -> tuple[float, float]:
        """A point of a region where nothing lies on top, in pixels of the window."""
        point = region.evaluate(OPEN_POINT)
        assert point is not None, "the region is covered or out of sight"
        return float(point[0]), float(point[1])

    def click_region(self, region: Locator) -> None:
        self.page.mouse.click(*self.open_point(region))


_HURRY = """
const liked = JSON.parse(localStorage.getItem("greatpowers") ?? "{}");
localStorage.setItem("greatpowers", JSON.stringify({ ...liked, speed: "instant" }));
"""
_ASKED = """() => [
    ...document.querySelectorAll("main h2, [data-choice], label[for=scrub]"),
].map((one) => one.textContent).join("|")"""
