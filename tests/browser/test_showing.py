"""How others' moves are shown: at a pace, skipped, without motion, summed up, said aloud. The page's clock is ours."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.person import ADA, BOT, Person

BOTS = (ADA, BOT, BOT, BOT)


def set_speed(person: Person, speed: str) -> None:
    person.page.get_by_role("button", name="Settings").click()
    person.page.get_by_label("Speed of other players").select_option(label=speed)
    person.page.get_by_role("button", name="Close").click()


def shown(person: Person) -> int:
    """The number of the position on the screen."""
    found = re.search(r"of (\d+)", person.position.inner_text())
    assert found
    return int(found[1])


@pytest.fixture
def still(person: Person, page: Page) -> Person:
    """Somebody whose turn it is at a table of bots, in whose page no time passes."""
    person.sit_down(*BOTS)
    person.wait_for_question()
    person.open_panel("History")
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    return person


def hand_over(person: Person) -> int:
    """Decide until it is a bot's turn; the number of the position then."""
    while True:
        number = int(person.state["number"])
        person.choices.first.click()
        person.wait_for_number(number + 1)
        if person.state["to_act"] != 0 or person.state["number"] > number + 1:
            return number + 1


def test_a_slow_pace_waits_and_skip_does_not(still: Person, page: Page) -> None:
    set_speed(still, "Slow")
    number = hand_over(still)
    still.wait_for_number(number + 2)  # the bots have moved on
    page.clock.run_for(50)
    assert shown(still) <= number + 1
    expect(still.choices).to_have_count(0)
    page.get_by_role("button", name="Skip").first.click()
    for _ in range(100):
        page.clock.run_for(100)
        if still.choices.count():
            break
    expect(still.choices.first).to_be_visible()
    assert shown(still) > number + 1


@pytest.mark.parametrize(("speed", "goes_on"), [("Fast", True), ("Slow", False)])
def test_the_pace_is_a_setting(still: Person, page: Page, speed: str, goes_on: bool) -> None:
    """After the same moment a fast pace shows more, and a slow one still the same."""
    set_speed(still, speed)
    number = hand_over(still)
    still.wait_for_number(number + 2)
    page.clock.run_for(50)
    before = shown(still)
    page.clock.run_for(600)
    assert (shown(still) > before) is goes_on


def test_since_my_last_move(person: Person, page: Page) -> None:
    """What the others did is summed up in words below the choices, and only that."""
    person.sit_down(*BOTS)
    person.wait_for_question()
    while True:
        first = len(person.frames)
        person.choose(person.choices.first)
        person.wait_for_question()
        told = [event for frame in person.frames[first:] for event in frame.get("events", [])]
        theirs = [event for event in told if event["event"] == "turn" and event["seat"] != 0]
        if len(theirs) >= 2:
            break
    page.get_by_text("Since your last move").click()
    summary = page.get_by_role("group").filter(has_text="Since your last move")
    turns = summary.get_by_role("listitem").filter(has=page.get_by_role("strong"))
    assert turns.count() == len(theirs)


def test_reduced_motion(new_person: NewPerson) -> None:
    """Whoever asks the system for no motion sees none: nothing on the board is ever animated."""
    person = new_person(reduced_motion="reduce")
    page = person.page
    person.go_home()
    person.go_to_table(person.new_table(*BOTS))
    page.evaluate(WATCH_MOTION)
    for _ in range(4):
        person.wait_for_question()
        person.choose(person.choices.first)
    person.wait_for_question()
    assert page.evaluate("window.moved") == []


WATCH_MOTION = """() => {
    window.moved = [];
    const look = () => {
        for (const one of document.getAnimations()) {
            const { duration } = one.effect.getComputedTiming();
            if (duration > 1) window.moved.push(`${one.effect.target?.getAttribute("class")}: ${duration} ms`);
        }
        requestAnimationFrame(look);
    };
    look();
}"""


def test_motion_is_there_for_everybody_else(person: Person, page: Page) -> None:
    """The test above could fail."""
    person.go_home()
    person.go_to_table(person.new_table(*BOTS))
    page.evaluate(WATCH_MOTION)
    for _ in range(4):
        person.wait_for_question()
        person.choose(person.choices.first)
    person.wait_for_question()
    assert page.evaluate("window.moved") != []


@pytest.mark.parametrize("speed", ["Fast", "Instant"])
def test_every_event_is_said_once_in_one_polite_line(person: Person, page: Page, speed: str) -> None:
    """What the log has more after a decision and the answers of the bots was heard, each sentence once."""
    person.go_home()
    set_speed(person, speed)
    person.go_to_table(person.new_table(*BOTS))
    person.wait_for_question()
    person.open_panel("Log").get_by_label("Summary").uncheck()
    page.evaluate(LISTEN)
    before = sentences(person)
    for _ in range(4):
        person.choose(person.choices.first)
        person.wait_for_question()
    told = sentences(person) - before
    heard = " ".join(page.evaluate("window.heard"))
    assert told.total() > 10
    assert {text: heard.count(text) for text in told} == dict(told)


def sentences(person: Person) -> Counter[str]:
    """What the log says, as often as it says it; the buttons beside it are not read out."""
    log = person.page.get_by_role("tabpanel", name="Log")
    heads = log.get_by_role("strong").all_inner_texts()
    lines = log.get_by_role("listitem").get_by_role("listitem").all_inner_texts()
    return Counter(line.replace("§", "").strip().removesuffix("Why?").strip() for line in heads + lines)


LISTEN = """() => {
    window.heard = [];
    const lines = document.querySelectorAll("[aria-live=polite]");
    const watch = new MutationObserver((all) => {
        const at = (node) => (node.closest ? node : node.parentElement).closest("[aria-live=polite]");
        for (const line of new Set(all.map((one) => at(one.target)))) window.heard.push(line.textContent);
    });
    for (const line of lines) watch.observe(line, { childList: true, characterData: true, subtree: true });
}"""
