"""The browser table, measured in Chromium: what it loads, how soon one plays, how it feels, what an update costs.

The person of the browser tests sits in front of it. There is no graphics card on most build machines, so frames are
judged beside those of an empty page in the same run.
"""

from __future__ import annotations

import os
import shutil
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

from playwright.sync_api import Locator, Page, expect, sync_playwright

from benchmarks.bench import Bench, new_page, open_table, wait_for_art, wait_for_use
from tests.browser.person import ADA, BOT, OPEN_POINT, Person
from tests.browser.positions import after
from tests.browser.served import Served
from tests.browser.windows import SCREEN, SITE
from tests.browser.wire import listen

Line = tuple[str, str, str]

RUNS = 5
ROUNDS = 3
CLICKS = 15
EARLY, MIDDLE, LATE = 20, 400, 1500
LAYING = 3000  # milliseconds in which the board is laid out and its sheet printed
WHOLE_GAME = 300_000  # milliseconds after which a game of bots should be over
EMPTY_PAGE = "<!doctype html><meta name=viewport content='width=device-width'><body style='height: 100vh'></body>"
RANDOM_BOT = {"name": "", "bot": "random"}
CARD = '[role="dialog"]'


def missing() -> str:
    """Why nothing can be measured here; empty when it can."""
    if shutil.which("chromium") is None:
        return "the browser is not measured: there is no Chromium here (on Debian: apt install chromium)"
    if not (SITE / "index.html").exists():
        return "the browser is not measured: the client is not built (make web)"
    return ""


# -- loading --------------------------------------------------------------------------------------------------


def load(bench: Bench) -> list[Line]:
    """A table opened for the first time: bytes, how soon the board is seen, and how soon it can be played."""
    usable, seen = [], []
    for _ in range(RUNS):
        with bench.fresh() as browser:
            context = browser.new_context(viewport=SCREEN, locale="en-GB")
            page = new_page(context)
            person = Person(page, bench.served.address)
            address = f"{bench.served.address}/#/table/{person.new_table(ADA, BOT)}"
            bytes_of = listen(page)
            page.goto(address)
            wait_for_use(person)
            wait_for_art(person)
            usable.append(page.evaluate("probe.usable"))
            seen.append(page.evaluate("probe.art"))
            page.wait_for_load_state("networkidle")
    parts = ", ".join(f"{kind} {size / 1000:.0f}" for kind, size in bytes_of.most_common() if size >= 500)
    return [
        ("first load of a table, compressed", f"{bytes_of.total() / 1000:.0f} kB ({parts})", "250 kB"),
        ("first board pixels of the art after a cold start", f"{median(seen):.0f} ms", "600 ms"),
        ("a table usable after a cold start", f"{median(usable):.0f} ms", "1500 ms"),
    ]


def server_start() -> Line:
    """From the command to the first line that it prints: pages can be had."""
    took = []
    for _ in range(RUNS):
        with tempfile.TemporaryDirectory() as folder:
            served = Served(Path(folder))
            begun = time.perf_counter()
            served.start()
            took.append((time.perf_counter() - begun) * 1000)
            served.kill()
    return "start of the server", f"{median(took):.0f} ms", ""


# -- how it feels ---------------------------------------------------------------------------------------------


def _clicks(page: Page, points: list[list[float]], answer: str) -> tuple[float, float, int]:
    """Milliseconds to the paint and of work, and how many answers stood in the first frame."""
    first = 0
    page.evaluate("probe.clicks.length = 0")
    for x, y in points:
        page.evaluate(f"void (window.answered = probe.nextClick({answer!r}))")
        page.mouse.click(x, y)
        first += bool(page.evaluate("window.answered"))
        page.keyboard.press("Escape")
        page.wait_for_timeout(100)
    timed = page.evaluate("probe.clicks")
    # Entries below 16 ms are not told by the browser.
    paints = [one["paint"] for one in timed] + [16] * (len(points) - len(timed))
    work = [one["work"] for one in timed] + [0] * (len(points) - len(timed))
    return median(paints), median(work), first


def clicks(bench: Bench) -> list[Line]:
    """A click on a region, and its card."""
    with bench.person() as person:
        open_table(person, after(MIDDLE))
        page = person.page
        regions = person.region("").all()[: CLICKS * 2 : 2]
        points = [point for point in (one.evaluate(OPEN_POINT) for one in regions) if point]
        paint, work, first = _clicks(page, points, CARD)
        page.set_content(EMPTY_PAGE)
        empty, _, _ = _clicks(page, points, "body")
    return [
        ("a click on a region: answered in the first frame", f"{first} of {len(points)}", "all"),
        ("a click on a region: input to paint", f"{paint:.0f} ms (empty page {empty:.0f} ms), work {work:.1f} ms", ""),
    ]


def _gesture(page: Page) -> list[float]:
    """Zoom in, pan to and fro, zoom out; the time of every frame."""
    x, y = 400, 400
    page.mouse.move(x, y)
    page.evaluate("probe.startFrames()")
    page.keyboard.down("Control")
    for _ in range(25):
        page.mouse.wheel(0, -40)
    page.keyboard.up("Control")
    page.mouse.down()
    for dx, dy in ((250, 150), (-250, -200), (200, -150), (-200, 200)):
        page.mouse.move(x + dx, y + dy, steps=25)
    page.mouse.up()
    page.keyboard.down("Control")
    for _ in range(25):
        page.mouse.wheel(0, 40)
    page.keyboard.up("Control")
    gaps: list[float] = page.evaluate("probe.stopFrames()")
    return gaps


def _told(gaps: list[float]) -> str:
    late, very = (sum(gap > limit for gap in gaps) / len(gaps) for limit in (20, 37))
    return f"{sum(gaps) / len(gaps):.1f} ms a frame, {late:.0%} later than one frame, {very:.0%} than two"


def frames(bench: Bench) -> list[Line]:
    """Pan and zoom over a full board, and the same gesture over nothing."""
    board: list[float] = []
    empty: list[float] = []
    with bench.person() as person:
        for _ in range(RUNS):
            open_table(person, after(MIDDLE))
            person.page.wait_for_timeout(LAYING)
            board += _gesture(person.page)
            person.page.set_content(EMPTY_PAGE)
            empty += _gesture(person.page)
    ratio = (sum(board) / len(board)) / (sum(empty) / len(empty))
    return [
        ("pan and zoom over a full board", _told(board), "smooth"),
        ("the same over an empty page", f"{_told(empty)}; board ÷ empty {ratio:.2f}", ""),
    ]


# -- updates --------------------------------------------------------------------------------------------------


def _updates(bench: Bench, number: int) -> list[tuple[float, float, float]]:
    """Of each update: bytes, milliseconds of the page's work on it, and milliseconds from the click until it came."""
    trips = []
    with bench.person() as person:
        open_table(person, after(number))
        page = person.page
        page.evaluate("probe.updates.length = 0")
        for _ in range(CLICKS):
            for press in (person.choices.first, page.get_by_role("button", name="Undo", exact=True)):
                trips.append(_trip(person, press))
        states = page.evaluate("probe.updates")
    return [(one["size"], one["ms"], trip) for one, trip in zip(states, trips, strict=True)]


def _trip(person: Person, press: Locator) -> float:
    """Milliseconds from a click until the server's answer is here."""
    expect(press).to_be_enabled()
    told = person.page.evaluate("probe.updates.length")
    begun = float(press.evaluate("one => { const now = performance.now(); one.click(); return now; }"))
    person.wait_until(lambda: bool(person.page.evaluate("probe.updates.length") > told))
    return float(person.page.evaluate(f"probe.updates[{told}].at")) - begun


def updates(bench: Bench) -> list[Line]:
    """The same decision, early and late, in turn: what one answer of the server costs."""
    numbers = (EARLY, MIDDLE, LATE)
    rounds = [[_updates(bench, number) for number in numbers] for _ in range(ROUNDS)]
    lines = []
    for number, *all_rounds in zip(numbers, *rounds, strict=True):
        size, work, trip = (median(part) for part in zip(*(one for found in all_rounds for one in found), strict=True))
        told = f"{size / 1000:.1f} kB, {work:.1f} ms of work in the page, {trip:.1f} ms from click to state"
        lines.append((f"an update after {number} actions", told, "" if number == EARLY else "no growth"))
    return lines


def whole_game(bench: Bench) -> list[Line]:
    """Four bots at full speed to the end, and whether the page stays awake meanwhile."""
    with bench.person() as person:
        table = person.new_table(*[RANDOM_BOT] * 4)
        begun = time.perf_counter()
        person.go_to_table(table)
        person.page.evaluate("probe.startFrames()")
        expect(person.result).to_be_visible(timeout=WHOLE_GAME)
        took = time.perf_counter() - begun
        gaps: list[float] = person.page.evaluate("probe.stopFrames()")
        actions = int(person.page.request.get(f"{person.address}/api/tables/{table}").json()["actions"])
    laid, played = _split(gaps)
    awake = f"longest frame {max(played, default=0):.0f} ms ({max(laid):.0f} ms while the board is being laid out)"
    return [(f"a whole game of four bots at full speed, {actions} actions", f"{took:.1f} s, {awake}", "no freeze")]


def _split(gaps: list[float]) -> tuple[list[float], list[float]]:
    """The frames while the sheet is printed, and the others."""
    first = next((i for i in range(len(gaps)) if sum(gaps[: i + 1]) > LAYING), len(gaps))
    return gaps[:first], gaps[first:]


def _load() -> str:
    """How busy the machine is with other things, which every number below feels."""
    return f"load {os.getloadavg()[0]:.1f} at the start" if hasattr(os, "getloadavg") else "load unknown"


def measure() -> tuple[str, list[Line]]:
    """The machine in words, and a line for each thing that was measured."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder))
        served.start()
        try:
            bench = Bench(playwright, served)
            with bench.fresh() as browser:
                machine = f"Chromium {browser.version} without a graphics card, {os.cpu_count()} cores, {_load()}"
            parts: list[Callable[[Bench], list[Line]]] = [load, clicks, frames, updates, whole_game]
            lines = [line for part in parts for line in part(bench)]
        finally:
            served.kill()
    return machine, [*lines, server_start()]
