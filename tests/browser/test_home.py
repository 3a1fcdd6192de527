"""The first page: the game comes first; and a table that is opened asks for nothing twice."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import NewPerson
from tests.browser.person import ADA, BOT, Person
from tests.browser.positions import after

PICTURES = True
LATE = 500  # milliseconds

FINISHED = (Path(__file__).parents[1] / "records" / "imperunde-3-repaid.txt").read_text("utf-8")


def test_only_games_that_the_page_can_show_are_offered(person: Person, page: Page) -> None:
    """One that the server has but the page has no panels for is not among them."""

    def answer(route: Route) -> None:
        games = route.fetch().json()
        unknown = {"id": "unknown", "players": [2, 2], "options": [], "bots": []}
        route.fulfill(json=[unknown, *(game for game in games if game["id"] == "imperial")])

    page.route("**/api/games", answer)
    person.go_home()
    expect(page.get_by_role("article")).to_have_count(1)
    page.get_by_role("button", name="Play now Imperial").click()
    person.wait_for_question()
    assert len(person.state["figures"]["players"]) == 4


def test_the_first_page_shows_the_games_and_my_tables(person: Person, page: Page) -> None:
    """Pictures of the boards; a game set up with its own options; then its table, to be continued."""
    person.go_home()
    won = person.store(FINISHED)
    running = person.new_table(ADA, BOT)
    page.reload()
    cards = page.get_by_role("article")
    expect(cards.get_by_role("heading")).to_have_text(["Imperial", "ImpeRunde", "War! Age of Imperialism"])
    expect(page.get_by_role("link", name="Learn ImpeRunde")).to_have_attribute("href", "#/learn/imperunde")
    pictures = cards.locator("img:visible")
    expect(pictures).to_have_count(3)
    person.wait_until(lambda: all(pictures.evaluate_all("all => all.map(one => one.naturalWidth > 0)")))
    mine = page.get_by_role("region", name="My tables").get_by_role("listitem")
    expect(mine).to_have_text([re.compile("^Imperial.*Turn 1 "), re.compile("^ImpeRunde.*Player 3 won")])
    expect(page.get_by_role("link", name="Continue Imperial")).to_have_attribute("href", f"#/table/{running}")
    expect(mine.nth(1).get_by_role("link", name="View")).to_have_attribute("href", f"#/table/{won}")
    form = person.set_up("imperunde")
    expect(form.get_by_role("heading")).to_have_text("New game: ImpeRunde")
    expect(form.get_by_role("group", name="Number of players").get_by_role("radio")).to_have_count(4)
    expect(form.get_by_role("radio", name="4", exact=True)).to_be_checked()
    form.get_by_text("Variants").click()
    expect(form.get_by_label("Length of the game")).to_have_accessible_description(
        "Trading posts needed to win with 4 players: 28, 31 or 34."
    )
    form.get_by_label("Trading posts needed to win").fill("12")
    form.get_by_role("button", name="Start game").click()
    person.wait_until(lambda: bool(person.frames))
    assert (person.state["view"]["game"], person.state["view"]["goal"]) == ("imperunde", 12)
    assert len(person.state["view"]["players"]) == 4
    person.go_home()
    expect(mine.nth(0)).to_contain_text("ImpeRunde")


@pytest.mark.parametrize("code", ["en", "de", "fr"])
@pytest.mark.parametrize("width", [390, 1440])
def test_everything_of_imperunde_has_room_and_words(new_person: NewPerson, code: str, width: int) -> None:
    person = new_person(locale=code, viewport={"width": width, "height": 844})
    person.go_home()
    assert person.page.evaluate("document.documentElement.scrollWidth") <= width
    person.set_up("imperunde")
    person.page.locator("details summary").click()
    expect(person.page.get_by_role("spinbutton")).to_have_count(3)
    assert re.findall(r"\b(?:web|option)-[a-z-]+", person.page.inner_text("main")) == []
    assert person.page.evaluate("document.documentElement.scrollWidth") <= width


STOPPED = {"id": "a", "kind": "webhook", "address": "https://a.test", "secret": "", "confirmed": True, "stopped": True}

# Where each control of the page has been since it was first seen, in pixels from the page's top left corner.
PLACES = """
const places = (window.placesSeen = new Map());
const look = () => {
    for (const control of document.querySelectorAll("main button, main a, main label")) {
        const { x, y, width } = control.getBoundingClientRect();
        if (width === 0) continue;
        const seen = places.get(control) ?? places.set(control, new Set()).get(control);
        seen.add([x + scrollX, y + scrollY].map(Math.round).join(" "));
    }
    requestAnimationFrame(look);
};
look();
"""
MOVED = """() => [...placesSeen].filter(([, seen]) => seen.size > 1).map(([control, seen]) =>
    `${control.textContent.trim()}: ${[...seen].join(", ")}`)"""


@pytest.mark.parametrize("width", [390, 1440])
@pytest.mark.parametrize("slow", ["games", "tables", "text/*", "lobby", "notices", "account"])
def test_nothing_moves_while_the_first_page_comes(new_person: NewPerson, slow: str, width: int) -> None:
    """Whatever the server is slow to say: nobody shall miss a button since something has come above it."""
    host = new_person()
    host.new_table(ADA, {"name": "", "free": True}, listed=True)
    person = new_person(viewport={"width": width, "height": 844})
    page = person.page
    for game in ("imperial", "war"):
        person.new_table(ADA, BOT, game=game)
    page.add_init_script(PLACES)
    page.route("**/api/notices", lambda route: route.fulfill(json={**route.fetch().json(), "addresses": [STOPPED]}))

    def late(route: Route) -> None:
        page.wait_for_timeout(LATE)
        route.fallback()

    page.route(re.compile(f"/api/{slow.replace('*', '[^?]*')}([?]|$)"), late)
    page.goto(f"{person.address}/")
    expect(page.get_by_role("button", name="Paste")).to_be_visible()
    expect(page.get_by_role("article")).to_have_count(3)
    expect(page.get_by_role("article").get_by_role("heading")).to_have_count(3)
    expect(page.get_by_role("link", name="Continue War! Age of Imperialism")).to_be_visible()
    expect(page.get_by_role("button", name="Join").first).to_be_visible()
    expect(page.get_by_text("no longer arrive")).to_be_visible()
    assert page.evaluate("placesSeen.size") > 10
    assert page.evaluate(MOVED) == []


def test_the_first_page_comes_as_soon_as_the_server_answers(person: Person, page: Page) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/games", hold)
    page.goto(f"{person.address}/")
    expect(page.get_by_text("Loading …")).to_be_visible()
    expect(page.get_by_role("main").get_by_role("button")).to_have_count(0)
    for route in held:
        route.abort()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("The server did not answer.")
    page.unroute("**/api/games")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.get_by_role("article")).to_have_count(3)
    expect(page.get_by_role("button", name="Paste")).to_be_visible()
    expect(alert).to_have_count(0)


def test_a_table_in_mid_game_fetches_its_past_once(person: Person, page: Page) -> None:
    person.go_home()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/events" in request.url else None)
    person.open_record(after(60))
    person.wait_for_question()
    expect(person.open_panel("Log").get_by_role("listitem").first).to_be_visible()
    assert len(asked) == 1


def test_a_file_of_ones_own_corrects_the_board(new_person: NewPerson, tmp_path: Path) -> None:
    """What is wrong with it is said at its field, in sight."""
    file = tmp_path / "my-board.toml"
    person = new_person(viewport={"width": 800, "height": 500})
    page = person.page
    person.go_home()
    form = person.set_up("imperunde")
    form.get_by_text("Variants").click()

    def start_with(text: str) -> None:
        file.write_text(text, "utf-8")
        page.get_by_label("Choose a file").set_input_files(file)
        expect(page.get_by_text("my-board.toml")).to_be_visible()
        page.get_by_role("button", name="Start game").click()

    start_with("[values]\nbrazil = 4\n")
    expect(page.get_by_role("alert")).to_contain_text("[values] brazil: “4” is not valid")
    expect(page.get_by_role("alert")).to_be_in_viewport(ratio=1)
    expect(page.get_by_label("Choose a file")).to_be_focused()
    expect(page.get_by_label("Choose a file")).to_have_accessible_description(re.compile("brazil: “4” is not valid"))
    with page.expect_response("**/api/tables/*/board") as told:
        start_with("[values]\nBrasilien = 2\n")
    assert told.value.json()["tables"]["corrections"]["values"] == ["brazil"]
