"""What the browser tests share: a server, Debian's Chromium, and people in front of it.

Chromium's headless shell is preferred: it draws and runs pages just as the browser does, but has nothing around them,
and the tests take about a third less CPU time with it.

Without a browser or without the built pages these tests are skipped; with GREATPOWERS_BROWSER_TESTS=require they fail.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NoReturn

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, expect, sync_playwright

from tests.browser.person import PATIENCE, Person
from tests.browser.served import Served
from tests.browser.windows import LAUNCH, NO_PICTURES, PHONE, SCREEN, SITE

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"

expect.set_options(timeout=PATIENCE)

NewContext = Callable[..., BrowserContext]
NewPerson = Callable[..., Person]


def missing(what: str) -> NoReturn:
    """Something these tests stand on is not here."""
    if os.environ.get("GREATPOWERS_BROWSER_TESTS") == "require":
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="session")
def chromium() -> str:
    found = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if found is None:
        missing("Chromium is not installed (on Debian: apt install chromium-headless-shell)")
    return found


@pytest.fixture(scope="session")
def site() -> Path:
    if not (SITE / "index.html").exists():
        missing("the pages are not built (in web/: npm ci && npm run build)")
    return SITE


@pytest.fixture(scope="session")
def server(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all; every test comes as a guest of its own."""
    served = Served(tmp_path_factory.mktemp("server"))
    served.start()
    yield served
    served.kill()


# Playwright's event loop runs in this thread from its start to its stop. It must not outlive these tests: others start
# loops of their own. So the fixtures of pytest-playwright that last a whole session are replaced by shorter ones.


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="module")
def browser(playwright: Playwright, chromium: str, request: pytest.FixtureRequest) -> Iterator[Browser]:
    """A browser that draws no pictures, except for the tests of a file that says `PICTURES = True`."""
    hidden = [] if getattr(request.module, "PICTURES", False) else [NO_PICTURES]
    opened = playwright.chromium.launch(executable_path=chromium, args=LAUNCH + hidden)
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def browser_context_args() -> dict[str, Any]:
    return {}  # every person brings their own


def is_mishap(said: ConsoleMessage) -> bool:
    """Whether a page complains; that the server refused something is no complaint."""
    refused = said.text.startswith(("Failed to load resource", "WebSocket connection to"))
    return said.type in ("error", "warning") and not refused


@pytest.fixture
def mishaps() -> Iterator[list[str]]:
    """Errors that the pages of a test did not catch, and what their console says; there must be none."""
    found: list[str] = []
    yield found
    assert found == []


@pytest.fixture
def new_person(server: Served, new_context: NewContext, mishaps: list[str]) -> Iterator[NewPerson]:
    """Another browser, as a new guest unless its storage says otherwise."""
    pages: list[Page] = []

    def come(**more: Any) -> Person:
        page = new_context(**{"viewport": SCREEN, "locale": "en-GB", **more}).new_page()
        pages.append(page)
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: mishaps.append(str(error)))
        page.on("console", lambda said: mishaps.append(said.text) if is_mishap(said) else None)
        return Person(page, server.address)

    yield come
    for page in pages:  # a request that a route is still answering must not fail in the next test
        page.unroute_all(behavior="ignoreErrors")


@pytest.fixture
def person(new_person: NewPerson) -> Person:
    """Somebody at a screen of the usual size."""
    return new_person()


@pytest.fixture
def page(person: Person) -> Page:
    return person.page


@pytest.fixture
def phone(new_person: NewPerson) -> Person:
    """Somebody with a phone held upright."""
    return new_person(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)


@pytest.fixture(scope="session")
def axe() -> str:
    """The script of axe-core."""
    path = Path(os.environ.get("GREATPOWERS_AXE", AXE))
    if not path.exists():
        missing("axe-core is not installed (in web/: npm ci)")
    return path.read_text(encoding="utf-8")
