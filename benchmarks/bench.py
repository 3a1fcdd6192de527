"""Where the browser is measured: a server, and people at browsers that have never seen it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, Playwright

from tests.browser.person import Person
from tests.browser.served import Served
from tests.browser.windows import LAUNCH, SCREEN

PROBE = Path(__file__).with_name("probe.js")


class Bench:
    """A server, and browsers that have never seen it."""

    def __init__(self, playwright: Playwright, served: Served) -> None:
        self._chromium = playwright.chromium
        self.served = served

    @contextmanager
    def fresh(self) -> Iterator[Browser]:
        """A browser with a profile of its own: nothing is cached."""
        browser = self._chromium.launch(executable_path=shutil.which("chromium"), args=LAUNCH)
        yield browser
        browser.close()

    @contextmanager
    def person(self) -> Iterator[Person]:
        """Somebody at such a browser, to whom others' moves are shown at once."""
        with self.fresh() as browser:
            person = Person(new_page(browser.new_context(viewport=SCREEN, locale="en-GB")), self.served.address)
            person.go_home()
            person.hurry()
            yield person


def new_page(context: BrowserContext) -> Page:
    """A page that is measured from inside."""
    context.add_init_script(path=PROBE)
    return context.new_page()


def open_table(person: Person, record: str) -> None:
    """A table with this record, ready to be played on."""
    person.open_record(record)
    person.page.reload()  # the probe begins with this page
    person.wait_for_question()


def wait_for_use(person: Person) -> None:
    """Until the first choice can be clicked."""
    person.wait_until(lambda: bool(person.page.evaluate("probe.usable")))


def wait_for_art(person: Person) -> None:
    """Until the board is seen as it is printed, if only roughly."""
    person.wait_until(lambda: bool(person.page.evaluate("probe.art")))
