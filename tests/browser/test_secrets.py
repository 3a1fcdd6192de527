"""Secret cash at one screen. Each seat's cash is replaced by a number that stands nowhere else, and then looked for."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, WebSocketRoute, expect

from tests.browser.conftest import NewPerson
from tests.browser.person import ADA, BOB, BOT, PATIENCE, Person

MARKS = (700_001, 700_002, 700_003)  # what the seats seem to have

# Everything that the page holds: the document with its attributes, what stands in fields, and what is stored.
WHOLE_PAGE = """() => [
    document.documentElement.outerHTML,
    document.title,
    ...[...document.querySelectorAll("input, select")].map((one) => one.value),
    JSON.stringify({ ...localStorage }),
    location.href,
].join(" ").replace(/(\\d)[.,\\u202f\\u00a0 ](?=\\d{3})/g, "$1")"""


def mark(message: dict[str, Any]) -> None:
    """Replace the cash that this message tells, of whomever it tells it; and the scores worked out from it."""
    for players in (message.get("view", {}).get("players", []), message.get("figures", {}).get("players", [])):
        for seat, player in enumerate(players):
            for name in ("cash", "score"):
                if player.get(name) is not None:
                    player[name] = MARKS[seat]


def seen(page: Page) -> set[int]:
    """Whose numbers stand anywhere in the page."""
    whole = str(page.evaluate(WHOLE_PAGE))
    return {seat for seat, number in enumerate(MARKS) if str(number) in whole}


def mark_everything(page: Page) -> None:
    def live(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(data: str | bytes) -> None:
            message = json.loads(data)
            mark(message)
            line.send(json.dumps(message))

        server.on_message(pass_on)

    def past(route: Route) -> None:
        answer = route.fetch()
        message = answer.json()
        mark(message)
        route.fulfill(response=answer, json=message)

    page.route_web_socket(re.compile(r"/live"), live)
    page.route(re.compile(r"/at/\d+"), past)


@pytest.fixture
def screen(person: Person) -> Person:
    """A screen that Ada and Bob share."""
    mark_everything(person.page)
    person.sit_down(ADA, BOB)
    return person


def curtain(person: Person) -> Locator:
    return person.page.get_by_role("dialog", name=re.compile("’s decision"))


def draw(person: Person) -> int:
    """The right one sits down; who that is."""
    expect(curtain(person)).to_be_visible(timeout=PATIENCE)
    seat = int(person.state["to_act"])
    curtain(person).get_by_role("button").click()
    expect(curtain(person)).to_have_count(0)
    return seat


def play_on(person: Person) -> None:
    """First choices until somebody else is asked."""
    while not curtain(person).is_visible():
        before = person.asked()
        person.choices.first.click()
        person.wait_for_change(before)
        expect(person.choices.first.or_(curtain(person)).first).to_be_visible(timeout=PATIENCE)


def test_nobody_sees_anothers_cash_at_one_screen(screen: Person) -> None:
    """Behind the curtain nobody's, before it one's own: through several changes, with every panel opened."""
    changes: set[int] = set()
    while len(changes) < 2:
        expect(curtain(screen)).to_be_visible(timeout=PATIENCE)
        assert seen(screen.page) == set()
        seat = draw(screen)
        for tab in screen.page.get_by_role("tab").all():
            tab.click()
            assert seen(screen.page) <= {seat}
        screen.open_panel("Investors")
        assert seen(screen.page) == {seat}
        changes.add(seat)
        play_on(screen)


def test_the_server_tells_each_seat_only_its_own(screen: Person) -> None:
    """Every frame that came, and everything asked for beside it."""
    draw(screen)
    play_on(screen)
    draw(screen)
    states = [frame for frame in screen.frames if frame["type"] == "state"]
    assert {state["seat"] for state in states} == {0, 1}
    for state in states:
        told = [seat for seat, player in enumerate(state["view"]["players"]) if player["cash"] is not None]
        assert told == [state["seat"]]
        for event in state["events"]:
            assert "cash" not in event


def test_the_past_is_shown_only_to_its_seat(screen: Person, new_person: NewPerson) -> None:
    """Ada looks at the past; meanwhile, in another window, her turn ends: what she saw is gone before Bob comes."""
    page = screen.page
    assert draw(screen) == 0
    screen.choose(screen.choices.first)
    screen.open_panel("History")
    page.get_by_role("slider").fill("1")
    expect(page.get_by_text("You are looking at position 1 of")).to_be_visible()
    screen.open_panel("Investors")
    assert seen(page) == {0}
    other = new_person(storage_state=page.context.storage_state())
    other.go_to_table(screen.table)
    draw(other)
    play_on(other)
    expect(curtain(screen)).to_be_visible(timeout=PATIENCE)
    assert seen(page) == set()
    assert draw(screen) == 1
    assert seen(page) <= {1}


def test_a_bot_gives_nothing_away_while_it_thinks(person: Person) -> None:
    """After Ada's turn, while a bot moves and before Bob sits down, nobody's cash is there."""
    mark_everything(person.page)
    person.sit_down(ADA, BOT, BOB)
    for _ in range(3):
        expect(curtain(person)).to_be_visible(timeout=PATIENCE)
        assert seen(person.page) == set()
        seat = draw(person)
        assert seen(person.page) == {seat}
        play_on(person)
