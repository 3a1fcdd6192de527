"""Cards of ImpeRunde: nobody is held up by a question without a choice, and no clock tells what is in a hand."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from greatpowers.core.game import State
from greatpowers.games import make_game
from tests.browser.conftest import NewPerson
from tests.browser.person import Person
from tests.browser.positions import played_until
from tests.browser.test_secrets import LAST, both_hold_cards, mark_cards, mark_everything, seen

PAUSE = 2.0  # seconds from a question to a pass
SLACK = 1.5  # so much later on a busy machine
TWO_PEOPLE = ("Ada", "Bob", "Bruno (bot thumb)")
ALONE = ("Ada", "Bruno (bot thumb)", "Clara (bot thumb)")
ADA, BOB = 0, 1
GAME = make_game("imperunde", 3)


# In the page: when each decision was asked here, and when it was answered, by its number.
WATCH = """
    window.asked = {};
    window.played = {};
    window.WebSocket = class extends window.WebSocket {
        constructor(...address) {
            super(...address);
            this.addEventListener("message", ({ data }) => {
                const { type, number, front, deciders } = JSON.parse(data);
                if (type === "state" && deciders.includes(front)) window.asked[number] ??= performance.now();
            });
        }
        send(data) {
            const { type, number } = JSON.parse(data);
            if (type === "play") window.played[number] ??= performance.now();
            super.send(data);
        }
    };
"""

# Somebody who passes as soon as there is a button for it.
HASTE = """() => {
    const isPass = (button) => button.textContent.trim() === "Play no card now";
    window.setInterval(() => [...document.querySelectorAll("[data-form] button")].find(isPass)?.click(), 10);
}"""


class Clock:
    """What a page took for its answers, in seconds."""

    def __init__(self, person: Person) -> None:
        self._page = person.page
        self._page.add_init_script(WATCH)

    def asked(self) -> list[int]:
        """The decisions that were asked here."""
        return sorted(int(number) for number in self._page.evaluate("Object.keys(window.asked)"))

    def took(self, number: int) -> float | None:
        """From the question to the answer; None while there is no answer."""
        took = self._page.evaluate("(number) => window.played[number] - window.asked[number]", number)
        return None if took != took else float(took) / 1000


def cards_to_play(state: State) -> int:
    return sum(state.game.space.family(action).name == "card" for action in state.legal())


def pause_for(seat: int, *, choice: bool, players: tuple[str, ...] = TWO_PEOPLE) -> str:
    """A pause for cards in which this seat is asked, with a card that fits or without."""

    def wanted(state: State, number: int) -> bool:
        return state.step == "window" and state.to_act == seat and (cards_to_play(state) > 0) == choice

    return played_until(wanted, GAME, players=players)


def two_pauses(*, choice: bool) -> str:
    """Ada is asked with a card that fits; after her Bob is asked, with one or without."""

    def wanted(state: State, number: int) -> bool:
        if state.step != "window" or state.to_act != ADA or not cards_to_play(state):
            return False
        after = state.clone()
        after.apply(state.game.space.parse("pass"))
        return after.step == "window" and after.to_act == BOB and (cards_to_play(after) > 0) == choice

    return played_until(wanted, GAME, players=TWO_PEOPLE)


def sit_apart(ada: Person, bob: Person, record: str) -> None:
    """Each in a window of their own."""
    table = ada.store(record)
    for seat, window in enumerate((ada, bob)):
        window.hurry()
        window.go_to_table(table, f"?seat={seat}")
        expect(window.question).to_be_visible()


@pytest.fixture
def bob(person: Person, new_person: NewPerson) -> Person:
    """Another window of the same guest."""
    person.go_home()
    return new_person(storage_state=person.page.context.storage_state())


def passing(person: Person) -> Locator:
    return person.page.get_by_role("button", name="Play no card now").first


def test_against_bots_whoever_can_only_pass_is_not_asked(person: Person) -> None:
    record = pause_for(ADA, choice=False, players=ALONE)
    clock = Clock(person)
    person.hurry()
    person.open_record(record)
    person.wait_until(lambda: bool(clock.asked()))
    number = clock.asked()[0]
    person.wait_for_number(number + 1)
    assert (clock.took(number) or PAUSE) < PAUSE


@pytest.mark.parametrize("choice", [False, True])
def test_a_pass_takes_the_same_time_with_and_without_a_choice(person: Person, bob: Person, choice: bool) -> None:
    """The one who has a card that fits says at once that he passes; the other one does nothing at all."""
    clock = Clock(bob)
    sit_apart(person, bob, two_pauses(choice=choice))
    number = int(person.state["number"]) + 1
    if choice:
        bob.page.evaluate(HASTE)
    passing(person).click()
    person.wait_for_number(number + 1)
    assert PAUSE <= (clock.took(number) or 0) < PAUSE + SLACK


def test_who_wants_to_pass_himself_is_asked(person: Person) -> None:
    person.hurry()
    person.go_home()
    person.page.get_by_role("button", name="Settings").click()
    person.page.get_by_label("Pass for me when I have no playable card").uncheck()
    person.page.get_by_role("button", name="Close").click()
    person.open_record(pause_for(ADA, choice=False, players=ALONE))
    expect(passing(person)).to_be_visible()
    number = int(person.state["number"])
    passing(person).click()
    person.wait_for_number(number + 1)


@pytest.mark.parametrize("choice", [False, True])
def test_a_shared_screen_raises_the_curtain_with_and_without_a_choice(person: Person, choice: bool) -> None:
    """Otherwise everybody at the screen could tell whether he has a playable card."""
    person.hurry()
    person.open_record(pause_for(BOB, choice=choice))
    expect(person.page.get_by_role("dialog", name="Bob")).to_be_visible()
    assert passing(person).count() == 0
    assert "legal" not in person.state


def test_a_card_is_played_from_the_hand_and_aimed(person: Person, bob: Person) -> None:
    """By the form alone, up to the answers of the others."""

    def wanted(state: State, number: int) -> bool:
        words = [state.game.space.notation(action) for action in state.legal()] if state.to_act == BOB else []
        return state.step == "window" and "card rebellion" in words

    sit_apart(person, bob, played_until(wanted, GAME, players=TWO_PEOPLE))
    bob.page.get_by_role("button", name="Play: Rebellion").first.click()
    table = bob.page.get_by_role("region", name="On the table: Rebellion").first
    expect(table).to_contain_text("played by Bob")
    target = bob.page.locator("[data-form] [data-choice]").first
    name = target.locator(".name").inner_text()
    target.hover()
    expect(bob.region(re.compile(rf"^{name},"))).to_have_attribute("aria-pressed", "true")
    number = int(bob.state["number"])
    target.click()
    bob.wait_for_number(number + 1)
    assert bob.record(bob.table).count("card rebellion") > 0
    person.open_panel("Log")
    expect(person.page.get_by_role("tabpanel")).to_contain_text(name)


def test_a_hand_never_comes_to_the_other_window(person: Person, bob: Person) -> None:
    """Neither into the page, whatever panel is open, nor over the line."""
    for window in (person, bob):
        mark_everything(window.page, mark_cards)
    sit_apart(person, bob, played_until(both_hold_cards, GAME, players=TWO_PEOPLE))
    look_everywhere(person, bob)
    number = int(person.state["number"])
    person.choices.filter(has_text=LAST).first.dispatch_event("click")
    bob.wait_for_number(number + 1)
    look_everywhere(person, bob)
    for seat, window in enumerate((person, bob)):
        states = [frame for frame in window.frames if frame["type"] == "state"]
        for state in states:
            assert [owner for owner, player in enumerate(state["view"]["players"]) if "hand" in player] == [seat]
            assert "legal" not in state or seat in state["deciders"]


def look_everywhere(*windows: Person) -> None:
    """In every panel of every window stand its own cards alone."""
    for seat, window in enumerate(windows):
        for tab in window.page.get_by_role("tab").all():
            tab.click()
            assert seen(window.page) <= {seat}
        window.open_panel("Cards")
        assert seen(window.page) == {seat}
