"""The pictures of the browser table: the main views for the README, and the boards for the first page.

`python -m tools.screenshot_table` takes them anew, with the client as it was built last (`make web`) in Chromium.
"""

from __future__ import annotations

import base64
import shutil
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, FloatRect, Page, sync_playwright

from tests.browser.person import Person
from tests.browser.served import Served
from tests.browser.windows import LAUNCH, PHONE
from tools.screenshot import MID_GAMES, table_in_mid_game

ROOT = Path(__file__).parent.parent
PICTURES = ROOT / "docs" / "images"
COVERS = ROOT / "web" / "src" / "home" / "pictures"
COVER = (640, 400)
QUALITY = 80
COVER_QUALITY = 50
PART = {"imperunde": 0.8}  # of a round board, without its corners
PRINTING = 5000  # milliseconds in which the sheet of the board is printed

SCREEN: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
HAND: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 1.5}


def record(game: str = "imperial") -> str:
    """A game of bots up to a choice of Ada's, who is a person from now on."""
    return table_in_mid_game(game).record_for(0).replace("Ada (bot thumb)", "Ada")


class Photographer:
    """Takes pictures of a server's pages, each in a window of its own."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address

    def _visitor(self, window: dict[str, Any]) -> Person:
        context = self._browser.new_context(**{"locale": "en-GB", "reduced_motion": "reduce", **window})
        person = Person(context.new_page(), self._address)
        person.go_home()
        return person

    def _keep(self, person: Person, name: str) -> None:
        path = PICTURES / f"{name}.jpg"
        person.page.screenshot(path=path, type="jpeg", quality=QUALITY)
        person.page.context.close()
        print(f"{path} {path.stat().st_size / 1000:.0f} kB")

    def home(self) -> None:
        """The first page."""
        person = self._visitor(SCREEN)
        person.page.wait_for_load_state("networkidle")  # with the pictures of the boards
        self._keep(person, "home")

    def rules(self) -> None:
        """The rule reference."""
        person = self._visitor(SCREEN)
        person.go_to_rules()
        person.page.get_by_role("searchbox").fill("investor card")
        self._keep(person, "rules")

    def learn(self) -> None:
        """The first lesson of Imperial."""
        person = self._visitor(SCREEN)
        person.page.goto(f"{self._address}/#/learn/imperial")
        person.page.get_by_role("button", name="Start").first.click()
        person.wait_for_question()
        person.page.wait_for_timeout(PRINTING)
        self._keep(person, "learn")

    def table(self, name: str, window: dict[str, Any], panel: str = "", game: str = "imperial") -> None:
        """A table in mid-game, perhaps with a panel open."""
        person = self._visitor(window)
        person.open_record(record(game))
        person.wait_for_question()
        if panel:
            person.open_panel(panel)
        person.page.wait_for_timeout(PRINTING)
        self._keep(person, name)

    def cover(self, game: str, theme: str) -> None:
        """The middle of a game's board, with nothing to choose on it."""
        person = self._visitor({"viewport": {"width": 2000, "height": 1250}, "color_scheme": theme})
        page = person.page
        person.go_to_table(person.store(record(game)), f"?move={len(table_in_mid_game(game).record.actions) - 1}")
        page.get_by_text("Position").first.wait_for()
        page.wait_for_timeout(PRINTING)
        board = page.get_by_role("region", name="The board").bounding_box()
        assert board is not None
        path = COVERS / f"{game}-{theme}.webp"
        path.write_bytes(_webp(page, _middle(board, PART.get(game, 1))))
        page.context.close()
        print(f"{path} {path.stat().st_size / 1000:.0f} kB")


def _middle(board: FloatRect, part: float) -> FloatRect:
    """The largest part in the middle that has the shape of a cover; or only this much of it."""
    wide, high = COVER
    width = part * min(board["width"], board["height"] * wide / high)
    height = width * high / wide
    x, y = board["x"] + (board["width"] - width) / 2, board["y"] + (board["height"] - height) / 2
    return {"x": x, "y": y, "width": width, "height": height}


def _webp(page: Page, part: FloatRect) -> bytes:
    """A part of the page at the size of a cover; Chromium writes WebP, which Playwright does not offer."""
    wanted = {"format": "webp", "quality": COVER_QUALITY, "clip": {**part, "scale": COVER[0] / part["width"]}}
    answer = page.context.new_cdp_session(page).send("Page.captureScreenshot", wanted)
    return base64.b64decode(answer["data"])


def main() -> None:
    """Take all pictures."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder))
        served.start()
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=LAUNCH)
        try:
            photographer = Photographer(browser, served.address)
            photographer.home()
            photographer.rules()
            photographer.table("table", SCREEN)
            photographer.table("table-dark", {**SCREEN, "color_scheme": "dark"}, "Nations")
            photographer.table("history", SCREEN, "History")
            photographer.table("imperunde", SCREEN, game="imperunde")
            photographer.table("war", SCREEN, game="war")
            photographer.learn()
            photographer.table("phone", HAND)
            photographer.table("phone-dark", {**HAND, "color_scheme": "dark"}, "Investors")
            for game in MID_GAMES:
                photographer.cover(game, "light")
                photographer.cover(game, "dark")
        finally:
            browser.close()
            served.kill()


if __name__ == "__main__":
    main()
