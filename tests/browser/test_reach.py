"""Everything legal can be done: whole random games by keyboard alone, and by mouse on the board and the rondel."""

from __future__ import annotations

import random
import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from greatpowers.core.text import Text
from greatpowers.games import make_game
from tests.browser.person import ADA, BOB, Person

TURNS = 20
ELSEWHERE = {"done", "pass", "force", "produce_all"}  # what is done at no place of the board
Action = dict[str, Any]


@pytest.fixture
def pair(person: Person) -> Person:
    """Both seats of a short game with open cash, and no bots; nothing is done for them."""
    person.go_home()
    person.page.get_by_role("button", name="Settings").click()
    person.page.get_by_label("Make my only choice for me").uncheck()
    person.page.get_by_role("button", name="Close").click()
    person.sit_down(ADA, BOB, cash="open", turn_limit=TURNS)
    person.wait_for_question()
    return person


def play_to_the_end(person: Person, play: Any, seed: int) -> list[str]:
    """Draw one of the legal actions at each decision and play it; the families of all that were played."""
    rng = random.Random(seed)
    done: list[str] = []
    while True:
        expect(person.choices.first.or_(person.result)).to_be_visible()
        state = person.state
        if state["outcome"]:
            return done
        drawn = rng.randrange(len(state["legal"]))
        play(state["legal"][drawn])
        person.wait_for_number(state["number"] + 1)
        done.append(str(state["legal"][drawn]["do"]))


@cache
def text() -> Text:
    return Text("en", make_game("imperial", 2))


def words_of(person: Person, action: Action) -> str:
    """An action as the page says it in the present step."""
    return text().action(int(action["action"]), person.state["view"]["step"])


def test_a_whole_game_by_keyboard(pair: Person) -> None:
    """Every legal action has its own number in the list, and typing the number plays just this action."""
    listed = pair.page.locator("[data-choices] [data-choice]")

    def play(action: Action) -> None:
        legal = pair.state["legal"]
        if pair.page.locator("[data-form]").count() > 0 and listed.count() == 0:
            pair.page.get_by_text(re.compile(r"^All \d+ choices as a list$|^The only choice$")).press("Enter")
        expect(listed).to_have_count(len(legal))
        numbers = listed.evaluate_all("all => all.map((one) => one.dataset.choice)")
        assert sorted(map(int, numbers)) == list(range(1, len(legal) + 1))
        said = pair.page.get_by_text(words_of(pair, action), exact=True)
        number = str(listed.filter(has=said).first.get_attribute("data-choice"))
        pair.page.keyboard.type(number)
        if int(number) * 10 <= len(legal):  # it could be the beginning of a longer one
            pair.page.keyboard.press("Enter")

    done = play_to_the_end(pair, play, seed=3)
    assert {"rondel", "march", "done", "bond"} <= set(done)
    assert moves(pair) == len(done) + 1  # luck dealt a flag


def moves(person: Person) -> int:
    found = re.search(r"^end (\d+)", person.record(person.table), re.MULTILINE)
    assert found
    return int(found[1])


class Hand:
    """A mouse over the board and the rondel."""

    def __init__(self, person: Person) -> None:
        self._person = person
        self._page = person.page
        answer = person.page.request.get(f"{person.address}/api/games/imperial/board").json()
        places = [*answer["regions"], *answer["powers"]]
        self._names = {place["id"]: place["names"]["en"] for place in places}
        self._ids = [region["id"] for region in answer["regions"]]

    def play(self, action: Action) -> None:
        if action["do"] in ("bond", "increase"):
            self._lend(action)
        elif action["do"] in ELSEWHERE:
            self._person.choice(words_of(self._person, action), exact=True).click()
        elif action["do"] == "rondel":
            self._turn(str(action["space"]))
        else:
            self._act(action)

    def _lend(self, action: Action) -> None:
        """A bond in the grid, then the way to it."""
        nation = self._page.locator("[data-form] section").filter(has_text=self._names[str(action["nation"])])
        nation.locator(f'[data-bond="{action.get("to", action["bond"])}"]').click()
        nation.get_by_role("button", name=words_of(self._person, action)).click()

    def _turn(self, space: str) -> None:
        """A space of the rondel; of two of a kind, the one that is meant."""
        kind, number = space.rstrip("12"), space.lstrip("abcdefghijklmnopqrstuvwxyz")
        rondel = self._page.get_by_role("group", name="The rondel").first
        spaces = rondel.get_by_role("button", name=re.compile(f"^{kind}", re.IGNORECASE))
        spaces.nth(int(number) - 1 if number else 0).click()

    def _act(self, action: Action) -> None:
        """At its region: the card's own button, or the unit and the place where it goes."""
        place = action.get("from") or action.get("area") or action.get("to") or action.get("sea")
        card = self._card(str(place) if place else self._asked_about())
        said = words_of(self._person, action)
        button = card.get_by_role("button", name=said, exact=True)
        if "from" in action:
            self._show_ways(card, str(action["do"]))
        button.click()

    def _asked_about(self) -> str:
        frames = self._person.state["view"]["frames"]
        return str(next(frame["at"] for frame in reversed(frames) if "at" in frame))

    def _card(self, region: str) -> Locator:
        """The card of a region, which may be open because the question is about it."""
        name = self._names[region]
        card = self._page.get_by_role("dialog", name=name, exact=True)
        if not card.is_visible():
            self._person.click_region(self._person.region(re.compile(f"^{re.escape(name)}(,|$)")))
        expect(card).to_be_visible()
        return card

    def _show_ways(self, card: Locator, family: str) -> None:
        unit = "fleet" if family == "sail" else "friendly arm" if family.endswith("_friendly") else "arm"
        which = card.get_by_role("group", name="Which unit?").get_by_role("button")
        chosen = which.and_(self._page.get_by_role("button", name=re.compile(rf"Move (the )?{unit}")))
        if chosen.count() > 0:
            chosen.click()
        card.get_by_role("button", name=re.compile("places? as a list")).click()


def test_a_whole_game_on_the_board(pair: Person) -> None:
    """What happens at a place is done there; buying and saying that one is done have no place and are in the list."""
    done = play_to_the_end(pair, Hand(pair).play, seed=6)
    assert {"rondel", "march", "sail", "produce", "build"} <= set(done)
    assert moves(pair) == len(done) + 1
