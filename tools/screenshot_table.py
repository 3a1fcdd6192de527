"""The pictures of the browser table in the README: the main views, light, dark and on a phone.

`python -m tools.screenshot_table` takes them anew, with the client as it was built last (`make web`) in Chromium.
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.person import Person
from tests.browser.served import Served
from tests.browser.windows import LAUNCH, PHONE
from tools.screenshot import table_in_mid_game

PICTURES = Path(__file__).parent.parent / "docs" / "images"
QUALITY = 80
PRINTING = 5000  # milliseconds in which the sheet of the board is printed

SCREEN: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
HAND: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 1.5}


def record() -> str:
    """A game of bots up to a choice of Ada's, who is a person from now on."""
    return table_in_mid_game().record_for(0).replace("Ada (bot thumb)", "Ada")


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
        self._keep(self._visitor(SCREEN), "home")

    def rules(self) -> None:
        """The rule reference."""
        person = self._visitor(SCREEN)
        person.go_to_rules()
        person.page.get_by_role("searchbox").fill("investor card")
        self._keep(person, "rules")

    def table(self, name: str, window: dict[str, Any], panel: str = "") -> None:
        """A table in mid-game, perhaps with a panel open."""
        person = self._visitor(window)
        person.open_record(record())
        person.wait_for_question()
        if panel:
            person.open_panel(panel)
        person.page.wait_for_timeout(PRINTING)
        self._keep(person, name)


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
            photographer.table("phone", HAND)
            photographer.table("phone-dark", {**HAND, "color_scheme": "dark"}, "Investors")
        finally:
            browser.close()
            served.kill()


if __name__ == "__main__":
    main()
