"""Secrets at one screen: cash in Imperial, hands in ImpeRunde.

Whatever only one seat may know is replaced by a number that stands nowhere else, and then looked for.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, WebSocketRoute, expect

from greatpowers.core.game import State
from greatpowers.games import make_game
from tests.browser.conftest import NewPerson
from tests.browser.person import ADA, BOB, BOT, Person
from tests.browser.positions import played_until

Message = dict[str, Any]
PRIVATE = ("drew", "seen", "taken")  # events that not everybody may read
MARKS = (700_001, 700_002, 700_003)  # what the seats seem to have

# Everything that the page holds: the document with its attributes, what stands in fields, and what is stored.
WHOLE_PAGE = """() => [
    document.documentElement.outerHTML,
    document.title,
    ...[...document.querySelectorAll("input, select")].map((one) => one.value),
    JSON.stringify({ ...localStorage }),
    location.href,
].join(" ").replace(/(\\d)[.,\\u202f\\u00a0 ](?=\\d{3})/g, "$1")"""


def mark_cash(message: Message, reader: int | None) -> None:
    """Replace the cash that this message tells, of whomever it tells it; and the scores worked out from it."""
    for players in (message.get("view", {}).get("players", []), message.get("figures", {}).get("players", [])):
        for seat, player in enumerate(players):
            for name in ("cash", "score"):
                if player.get(name) is not None:
                    player[name] = MARKS[seat]


def mark_cards(message: Message, reader: int | None) -> None:
    """Replace the cards of a hand, whosever it is; and those that only the reader may play, take or have seen."""
    for seat, player in enumerate(message.get("view", {}).get("players", [])):
        if "hand" in player:
            player["hand"] = {f"{card}_{MARKS[seat]}": number for card, number in player["hand"].items()}
    if reader is None:
        return
    private = [event for event in message.get("events", []) if event["event"] in PRIVATE]
    for told in [*message.get("legal", []), *message.get("asides", []), *message.get("dimmed", []), *private]:
        if "card" in told:
            told["card"] = f"{told['card']}_{MARKS[reader]}"


def seen(page: Page) -> set[int]:
    """Whose numbers stand anywhere in the page."""
    whole = str(page.evaluate(WHOLE_PAGE))
    return {seat for seat, number in enumerate(MARKS) if str(number) in whole}


def mark_everything(page: Page, mark: Callable[[Message, int | None], None]) -> None:
    def live(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(data: str | bytes) -> None:
            message = json.loads(data)
            mark(message, message.get("seat"))
            line.send(json.dumps(message))

        server.on_message(pass_on)
        line.on_message(lambda data: server.send(re.sub(r"_70000\d", "", str(data))))  # questions about a card

    def past(route: Route) -> None:
        answer = route.fetch()
        message = answer.json()
        found = re.search(r"seat=(\d+)", route.request.url)
        mark(message, int(found[1]) if found else None)
        route.fulfill(response=answer, json=message)

    page.route_web_socket(re.compile(r"/live"), live)
    page.route(re.compile(r"/(at/\d+|events)\?"), past)


def both_hold_cards(state: State, number: int) -> bool:
    """Ada's turn to invest, with money for more than one thing, when she and Bob have cards in their hands."""
    ada, bob, _ = state.view(None)["players"]
    return state.step == "invest" and state.to_act == 0 and ada["funds"] > 10 and ada["cards"] > 0 and bob["cards"] > 0


# Otherwise whoever comes to the front and has no playable card is gone again while the page is looked through.
PASS_BY_HAND = """
const before = JSON.parse(localStorage.getItem("greatpowers") ?? "{}");
localStorage.setItem("greatpowers", JSON.stringify({ ...before, pass: false }));
"""


@dataclass(frozen=True)
class Secret:
    """A game with something to hide: the panel that shows it to its owner, and how its tables begin."""

    game: str
    panel: str
    mark: Callable[[Message, int | None], None]

    def begin(self, person: Person, *more: dict[str, str]) -> None:
        """Ada and Bob share a screen, with a bot besides where there must be one."""
        mark_everything(person.page, self.mark)
        if self.game == "imperial":
            person.sit_down(*(more or (ADA, BOB)))
            return
        person.hurry()
        person.page.add_init_script(PASS_BY_HAND)
        players = ("Ada", "Bob", "Bruno (bot thumb)")
        person.open_record(played_until(both_hold_cards, make_game(self.game, 3), players=players))


SECRETS = [Secret("imperial", "Investors", mark_cash), Secret("imperunde", "Cards", mark_cards)]


@pytest.fixture(params=SECRETS, ids=lambda secret: secret.game)
def secret(request: pytest.FixtureRequest) -> Secret:
    found = request.param
    assert isinstance(found, Secret)
    return found


@pytest.fixture
def screen(person: Person, secret: Secret) -> Person:
    """A screen that Ada and Bob share."""
    secret.begin(person)
    return person


def curtain(person: Person) -> Locator:
    return person.page.get_by_role("dialog", name=re.compile("to decide"))


def draw(person: Person) -> int:
    """The right one sits down; who that is."""
    expect(curtain(person)).to_be_visible()
    seat = int(person.state["front"])
    curtain(person).get_by_role("button").click()
    expect(curtain(person)).to_have_count(0)
    return seat


# Answers after which others go on; where there is none of them, the first one of all is taken.
LAST = re.compile("Done|Ready|no card now|Neither repay")


# All at once, since what is offered may be gone a moment later.
CLICK = """(last) => {
  const offered = [...document.querySelectorAll("[data-choice]")];
  const chosen = offered.find(({ textContent }) => new RegExp(last).test(textContent)) ?? offered[0];
  chosen?.click();
  return chosen !== undefined;
}"""


def play_on(person: Person) -> None:
    """Choices until somebody else has to sit down; also those that are folded away below a form."""
    while not curtain(person).is_visible():
        before = person.asked()
        if person.page.evaluate(CLICK, LAST.pattern):
            person.wait_for_change(before)
        expect(person.choices.first.or_(curtain(person)).first).to_be_attached()


def test_nobody_sees_anothers_secrets_at_one_screen(screen: Person, secret: Secret) -> None:
    """Behind the curtain nobody's, before it one's own: through several changes, with every panel opened."""
    changes: set[int] = set()
    while len(changes) < 2:
        expect(curtain(screen)).to_be_visible()
        assert seen(screen.page) == set()
        seat = draw(screen)
        for tab in screen.page.get_by_role("tab").all():
            tab.click()
            assert seen(screen.page) <= {seat}
        screen.open_panel(secret.panel)
        assert seen(screen.page) == {seat}
        changes.add(seat)
        play_on(screen)


def test_the_server_tells_each_seat_only_its_own(screen: Person) -> None:
    """Every frame that came, and everything asked for beside it."""
    draw(screen)
    play_on(screen)
    draw(screen)
    states = [frame for frame in screen.frames if frame["type"] == "state"]
    assert {state["seat"] for state in states} == {None, 0, 1}
    for state in states:
        readers = [] if state["seat"] is None else [state["seat"]]
        assert [seat for seat, player in enumerate(state["view"]["players"]) if tells(player)] == readers
        for event in state["events"]:
            assert "cash" not in event
            assert event["event"] not in PRIVATE or state["seat"] in (event["seat"], event.get("other"))


def tells(player: Message) -> bool:
    """Whether what is told of a player is more than all may know."""
    return player.get("cash") is not None or "hand" in player


def test_the_past_is_shown_only_to_its_seat(screen: Person, secret: Secret, new_person: NewPerson) -> None:
    """Ada looks at the past; meanwhile, in another window, her turn ends: what she saw is gone before Bob comes."""
    page = screen.page
    assert draw(screen) == 0
    past = int(screen.state["number"])
    screen.choices.filter(has_not_text=LAST).first.dispatch_event("click")  # her turn goes on
    screen.wait_for_number(past + 1)
    screen.open_panel("History")
    page.get_by_role("slider").fill(str(past))
    expect(page.get_by_text(f"Viewing position {past} of")).to_be_visible()
    screen.open_panel(secret.panel)
    assert seen(page) == {0}
    other = new_person(storage_state=page.context.storage_state())
    other.go_to_table(screen.table)
    draw(other)
    play_on(other)
    expect(curtain(screen)).to_be_visible()
    assert seen(page) == set()
    assert draw(screen) == 1
    assert seen(page) <= {1}


def test_a_bot_gives_nothing_away_while_it_thinks(person: Person, secret: Secret) -> None:
    """After Ada's turn, while a bot moves and before Bob sits down, nobody's secrets are there."""
    secret.begin(person, ADA, BOT, BOB)
    for _ in range(3):
        expect(curtain(person)).to_be_visible()
        assert seen(person.page) == set()
        seat = draw(person)
        person.open_panel(secret.panel)
        assert seen(person.page) == {seat}
        play_on(person)
