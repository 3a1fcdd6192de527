"""A game of War! from the first page: through set-up and the whole first turn by the page's own controls."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from greatpowers.core.game import State
from greatpowers.games import make_game
from tests.browser.conftest import NewPerson
from tests.browser.person import Person
from tests.browser.positions import played_until
from tests.browser.test_axe import grave

TEXT_ID = re.compile(r"\b(?:web|board|action|prompt|hint|word)-[a-z-]+")
ENDS = re.compile(r"^(?:End|Stop|Done|Pass|Buy no|Remove no|Incite no|Leave|Land no|Send no|Stay|Let|Offer no)\b")
PURCHASES = 4  # pieces that are bought in set-up
MOST = 150  # decisions until the second turn


def shown(person: Person) -> Locator:
    """The choices in sight, without those that only unfold others."""
    return person.page.locator("[data-choice]:not([aria-expanded]):visible")


def is_asked(person: Person) -> bool:
    """Whether the one in front is to decide, and can."""
    mine = person.state["front"] in person.state["deciders"]
    return mine and person.page.locator("[data-form], [data-choice]").count() > 0


def the_end(person: Person) -> Locator | None:
    """The choice that ends this step, if it is shown."""
    ends = [choice for choice in shown(person).all() if ENDS.search(choice.inner_text().lstrip("0123456789 \n"))]
    return ends[-1] if ends else None


def decide(person: Person, step: str) -> None:
    """Take the choice that ends the step, or the first one; some lie behind the name of a piece or region."""
    if shown(person).count() == 0:
        person.page.locator("[data-form] [aria-expanded=false]:visible").first.click()
        expect(shown(person).first).to_be_visible()
    end = None if step in ("pick", "placement") else the_end(person)
    (end or shown(person).first).click()


def play_until_the_second_turn(person: Person) -> set[str]:
    """All decisions of set-up and of the first turn; the steps that came up."""
    steps: list[str] = []
    for _ in range(MOST):
        person.wait_until(lambda: is_asked(person) or person.state["view"]["turn"] > 1)
        state = person.state
        if state["view"]["turn"] > 1:
            return set(steps)
        steps.append(str(state["view"]["step"]))
        if steps[-1] == "purchase" and steps.count("purchase") <= PURCHASES:
            shown(person).first.click()
        else:
            decide(person, steps[-1])
        person.wait_for_number(int(state["number"]) + 1)
    raise AssertionError("the second turn does not come")


def test_from_the_first_page_to_the_second_turn(person: Person, page: Page, axe: str) -> None:
    person.hurry()
    person.go_home()
    person.set_up("war")
    page.get_by_role("group", name="Number of players").get_by_text("3").click()
    page.get_by_role("button", name="Start game").click()
    person.wait_for_question()
    guide = page.get_by_role("complementary", name="Your first game")
    expect(guide).to_contain_text("Choose with your neighbours in mind")  # the coach; the guide is one click away
    guide.get_by_role("button", name="More").click()
    expect(guide).to_contain_text("Every starting region brings 5 PP")
    assert grave(page, axe, "[data-form]") == []
    assert {"pick", "purchase", "placement", "move"} <= play_until_the_second_turn(person)
    me = person.state["view"]["players"][0]
    assert sum(me["forces"].values()) > me["regions"]  # what was bought stands beside the free infantry
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_role("tab", name="Set-up")).to_have_count(0)  # over and done with
    assert TEXT_ID.findall(page.inner_text("main")) == []


def is_asked_for(step: str, state: State) -> bool:
    return state.step == step and 0 in state.deciders()


@pytest.mark.parametrize("code", ["de", "fr"])
def test_eight_powers_have_room_on_a_phone(new_person: NewPerson, code: str) -> None:
    """Nothing is left without words or runs out of the page."""
    person = new_person(locale=code, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    game = make_game("war", 8, {"auction": "on", "victory_cards": "on", "alliances": "on"})
    record = played_until(lambda state, _: is_asked_for("line_up", state), game, players=[f"Ada {n}" for n in range(8)])
    person.go_home()
    person.go_to_table(person.store(record), "?seat=0")
    person.wait_for_question()
    for tab in ("relations", "victory"):
        person.page.locator(f"#tab-{tab}").click()
        expect(person.page.locator("#panel table").first).to_be_visible()
        assert TEXT_ID.findall(person.page.inner_text("main")) == []
        assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_bids_are_made_at_the_same_time_and_stay_sealed(new_person: NewPerson) -> None:
    game = make_game("war", 2, {"auction": "on"})
    first = new_person()
    table = first.store(played_until(lambda state, _: is_asked_for("bid", state), game, players=("Ada", "Bob")))
    second = new_person(storage_state=first.page.context.storage_state())
    for seat, window in enumerate((first, second)):
        window.hurry()
        window.go_to_table(table, f"?seat={seat}")
        window.wait_for_question()
    first.page.get_by_role("spinbutton", name="PP").fill("2")
    first.page.get_by_role("button", name="Bid 2 PP").click()
    expect(second.page.get_by_role("list", name="Bids")).to_contain_text("Ada sealed")
    second.page.get_by_role("spinbutton", name="PP").fill("1")
    second.page.get_by_role("button", name="Bid 1 PP").click()
    first.page.get_by_role("button", name="Take place 1 in the movement order").click()
    first.wait_until(lambda: first.state["view"]["order"] == [0, 1])
