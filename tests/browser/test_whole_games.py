"""Whole games of every game by touch alone and by keyboard alone, at every size of screen (`make soak`).

Somebody plays at random against bots with whatever the page offers: the list, the forms, the board. A tap fails where
something else lies on top, and so does a page that is wider than its window or that complains.
"""

from __future__ import annotations

import json
import os
import random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.person import ADA, BOT, OPEN_POINT, Person

FINGER = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}
SIZES: dict[str, dict[str, Any]] = {
    "phone": {"viewport": {"width": 390, "height": 844}, **FINGER},
    "phone-on-its-side": {"viewport": {"width": 844, "height": 390}, **FINGER},
    "tablet": {"viewport": {"width": 820, "height": 1180}, **FINGER},
    "tablet-on-its-side": {"viewport": {"width": 1180, "height": 820}, **FINGER},
    "laptop": {"viewport": {"width": 1440, "height": 900}},
    "large": {"viewport": {"width": 2560, "height": 1440}},
}
GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "imperial": (3, {"turn_limit": 60}),
    "imperunde": (3, {"round_limit": 2}),
    "war": (2, {}),
}
OFFERED = "[data-choice], [data-form] button:enabled"
MOST = 3000  # decisions of one person in a game
SHOTS = os.environ.get("GREATPOWERS_SHOTS", "")  # a folder for pictures
NO_RULE = ':not([title="Read the rule"])'  # its dialog opens whenever it is loaded
PRESSED = f"[data-form] *{NO_RULE}, [data-choices] *{NO_RULE}"
EVERY = 25  # decisions from one picture to the next

pytestmark = pytest.mark.skipif("GREATPOWERS_SOAK" not in os.environ, reason="whole games are played by `make soak`")


class Playing:
    """Somebody who takes whatever is offered, in one way only."""

    def __init__(self, person: Person, rng: random.Random) -> None:
        self.person = person
        self.page = person.page
        self.rng = rng

    def play(self) -> int:
        """Until the game is over; returns how many decisions it took."""
        for taken in range(MOST):
            expect(self.page.locator(OFFERED).or_(self.person.result).filter(visible=True).first).to_be_visible()
            if self.person.result.is_visible():
                return taken
            self.look(taken)
            self.decide()
        raise AssertionError("the game does not end")

    def look(self, taken: int) -> None:
        assert self.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is too wide"
        assert self.page.get_by_role("alert").all_inner_texts() == []
        if SHOTS and taken % EVERY == 0:
            name = os.environ["PYTEST_CURRENT_TEST"].partition("[")[2].partition("]")[0]
            self.page.screenshot(path=f"{SHOTS}/{name}-{taken:04}.png")

    def decide(self) -> None:
        """Try something, and take one of the choices where it leads nowhere; some forms unfold them first."""
        before = self.seen()
        is_folded = self.person.choices.count() == 0
        if is_folded or self.rng.random() < 0.5:
            self.try_something()
            self.close_dialog()
        if self.seen() == before and not is_folded:
            self.choose()
            self.person.wait_until(lambda: self.seen() != before)

    def try_something(self) -> None:
        raise NotImplementedError

    def choose(self) -> None:
        raise NotImplementedError

    def close_dialog(self) -> None:
        raise NotImplementedError

    def seen(self) -> tuple[str, int]:
        """What is asked, and how far the game is: the same may be asked again."""
        return self.person.asked(), self.person.state["number"]


class Finger(Playing):
    def choose(self) -> None:
        self.tap_any("[data-choice]")

    def try_something(self) -> None:
        self.rng.choice([self.tap_form, self.tap_board, self.look_at_panel])()

    def tap_any(self, what: str) -> None:
        self.person.press_any(what, self.rng, tap=True)

    def close_dialog(self) -> None:
        if (dialog := self.page.locator("dialog[open]")).count() > 0:
            dialog.get_by_role("button", name="Close").first.tap()

    def tap_form(self) -> None:
        self.tap_any(f"[data-form] button:enabled{NO_RULE}")

    def tap_board(self) -> None:
        """A place where something can be done, and what its card offers."""
        places = [one for one in self.person.region("choice").all() if one.is_visible()]
        if not places:
            return
        point = self.rng.choice(places).evaluate(OPEN_POINT)
        if point:  # it is in sight
            self.page.touchscreen.tap(*point)
            self.tap_any("[role=dialog] button")

    def look_at_panel(self) -> None:
        """And come back."""
        tabs = self.page.get_by_role("tab")
        was = tabs.and_(self.page.locator("[aria-selected=true]")).first.inner_text()
        tabs.nth(self.rng.randrange(tabs.count())).tap()
        tabs.filter(has_text=was).first.tap()


class Keyboard(Playing):
    def choose(self) -> None:
        """By number; a moment or Enter completes it."""
        listed = self.page.locator("[data-choices] [data-choice]").count()  # where the list is open, it has the numbers
        if (count := listed or self.person.choices.count()) > 0:  # else others decided meanwhile
            number = self.rng.randrange(count) + 1
            self.page.keyboard.type(str(number))
            if number * 10 <= count:
                self.page.keyboard.press("Enter")

    def try_something(self) -> None:
        self.rng.choice([self.walk, self.go_on])()

    def close_dialog(self) -> None:
        if self.page.locator("dialog[open]").count() > 0:
            self.page.keyboard.press("Escape")

    def walk(self) -> None:
        for _ in range(self.rng.randrange(4) + 1):
            self.page.keyboard.press(self.rng.choice(["ArrowDown", "ArrowUp"]))
        self.page.keyboard.press("Enter")

    def go_on(self) -> None:
        """By Tab to something else, which is pressed if it belongs to what is asked, and is not the sign of a rule."""
        for _ in range(self.rng.randrange(6) + 1):
            self.page.keyboard.press("Tab")
        if self.page.evaluate(f"document.activeElement?.matches({json.dumps(PRESSED)})"):
            self.page.keyboard.press("Space")


WAYS: dict[str, type[Playing]] = {"finger": Finger, "keyboard": Keyboard}
TRIED = [(size, way) for size, more in SIZES.items() for way in WAYS if way == "keyboard" or "has_touch" in more]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("size", "way"), TRIED)
def test_a_whole_game(new_person: NewPerson, game: str, size: str, way: str) -> None:
    person = new_person(**SIZES[size])
    person.hurry()
    seats, options = GAMES[game]
    person.sit_down(ADA, *[BOT] * (seats - 1), game=game, **options)
    person.wait_for_question()
    assert WAYS[way](person, random.Random(7)).play() > 5
    expect(person.page.get_by_role("alert")).to_have_count(0)
