"""The talks of ImpeRunde: several windows at one conference table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import positions
from tests.browser.conftest import NewPerson
from tests.browser.person import Person

NAMES = positions.PEOPLE[:3]


@pytest.fixture(scope="module")
def record() -> str:
    return positions.talks()


def sit_down(window: Person, table: str, seat: int) -> None:
    window.go_to_table(table, f"?seat={seat}")
    expect(window.page.get_by_role("heading", name="Goal: 40 trading posts")).to_be_visible()


@pytest.fixture
def ada(record: str, person: Person) -> Person:
    """The first player's window; she is asked."""
    person.hurry()
    person.open_record(record)
    sit_down(person, person.table, 0)
    person.wait_for_question()
    return person


@pytest.fixture
def windows(ada: Person, new_person: NewPerson) -> list[Person]:
    """One window for each of the three; the third plays Great Britain."""
    out = [ada]
    for seat in (1, 2):
        out.append(new_person(storage_state=ada.page.context.storage_state()))
        sit_down(out[-1], ada.table, seat)
    assert ada.state["view"]["players"][2]["home"] == "great_britain"
    return out


def row(window: Person, other: int) -> Locator:
    """What stands between the reader and somebody else."""
    return window.page.get_by_role("listitem").filter(has=saying(window, other))


def saying(window: Person, other: int) -> Locator:
    return window.page.get_by_role("group", name=f"What you tell {NAMES[other]}")


def say(window: Person, other: int, stance: str) -> None:
    button = saying(window, other).get_by_role("button", name=stance)
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")


def asked(windows: list[Person]) -> Person:
    """The window of whoever is asked, once it shows that."""
    window = windows[int(windows[0].state["to_act"])]
    window.wait_for_question()
    return window


def answer(windows: list[Person], *words: str) -> None:
    """The one who is asked says this, one after the other, and all windows hear it."""
    for said in words:
        window = asked(windows)
        number = int(window.state["number"])
        window.page.get_by_role("button", name=said).click()
        for one in windows:
            one.wait_for_number(number + 1)


def relation(window: Person) -> str:
    return str(window.state["view"]["relations"][0]["now"][1])


def test_peace_is_offered_in_one_window_and_made_in_the_other(windows: list[Person]) -> None:
    ada, bob, clara = windows
    expect(row(ada, 1)).to_contain_text("at war")
    expect(row(bob, 0)).to_contain_text("wants war")
    say(bob, 0, "Peace")  # though Ada is asked
    expect(row(ada, 1)).to_contain_text("wants peace")
    expect(row(ada, 1)).not_to_contain_text("heading for peace")
    say(ada, 1, "Peace")
    for window, other in ((ada, 1), (bob, 0)):
        expect(row(window, other)).to_contain_text("at war")
        expect(row(window, other)).to_contain_text("heading for peace")
    for window in (ada, bob):
        expect(window.page.get_by_role("button", name="Close the talks")).to_have_count(0)
    clara.page.get_by_role("button", name="Close the talks").click()
    ada.wait_until(lambda: relation(ada) == "peace")


def test_a_word_can_be_taken_back_while_the_others_watch(windows: list[Person]) -> None:
    ada, bob, _ = windows
    say(bob, 0, "Peace")
    expect(row(ada, 1)).to_contain_text("wants peace")
    say(bob, 0, "War")
    expect(row(ada, 1)).to_contain_text("wants war")


def propose(window: Person, goal: int) -> None:
    window.page.get_by_text("Propose another goal").click()
    window.page.get_by_label("Trading posts (1 to 90)").fill(str(goal))
    window.page.get_by_role("button", name="Propose", exact=True).click()
    expect(window.page.get_by_text(f"proposes {goal} trading posts")).to_be_visible()


def test_a_new_goal_is_refused_and_another_one_agreed(windows: list[Person]) -> None:
    ada, bob, clara = windows
    propose(bob, 35)
    for window in (ada, clara):
        expect(window.page.get_by_text("Bob proposes 35 trading posts.")).to_be_visible()
    answer(windows, "Refuse the new goal")
    for window in windows:
        expect(window.page.get_by_text("proposes 35 trading posts")).to_have_count(0)
    propose(clara, 38)
    for _ in range(len(windows)):
        who = windows.index(asked(windows))
        answer(windows, *(["Agree to the new goal"] if who != 2 else []), "Ready, nothing more to add")
    ada.wait_until(lambda: ada.state["view"]["step"] != "talks")
    assert ada.state["view"]["goal"] == 38


def test_the_present_goal_cannot_be_proposed(ada: Person) -> None:
    ada.page.get_by_text("Propose another goal").click()
    ada.page.get_by_label("Trading posts (1 to 90)").fill("40")
    ada.page.get_by_role("button", name="Propose", exact=True).click()
    expect(ada.page.get_by_text("A new goal must be")).to_be_visible()


def test_numbers_choose(ada: Person) -> None:
    for stance in ("Peace", "War"):
        expect(ada.choices.first).to_have_text(re.compile(stance))
        expect(ada.choices.first.locator("kbd")).to_have_attribute("data-number", "1")
        ada.page.keyboard.press("1")
        expect(saying(ada, 1).get_by_role("button", name=stance)).to_have_attribute("aria-pressed", "true")


def test_players_and_cells_of_the_table_choose_a_pair(ada: Person) -> None:
    ada.page.locator("summary", has_text="All relations as a table").click()
    ada.page.get_by_role("button", name="Bob and Clara are at war").click()
    told = ada.page.get_by_role("status").filter(has_text="Bob and Clara are at war.")
    expect(told).to_be_visible()
    ada.page.get_by_role("button", name="Bob USA").click()
    expect(told).to_have_count(0)
    expect(row(ada, 1)).to_contain_text("Peace brings each side 2 doubloons per round")


def test_on_a_phone_what_can_be_said_comes_first(record: str, phone: Person) -> None:
    phone.go_home()
    phone.open_record(record)
    sit_down(phone, phone.table, 1)
    drawn = phone.page.get_by_role("button", name="Ada Brazil").bounding_box()
    assert drawn is not None
    for other in (0, 2):
        box = saying(phone, other).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] < drawn["y"]
    overflow = phone.page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
    assert overflow <= 0


def test_at_one_screen_anybody_comes_to_the_front_to_speak(record: str, person: Person) -> None:
    page = person.page
    person.hurry()
    person.open_record(record)
    page.get_by_role("button", name="I’m ").click()
    person.wait_for_question()
    first = int(person.state["front"])
    other = 1 if first == 0 else 0
    page.get_by_label("Another player").select_option(f"I’m {NAMES[other]}")
    say(person, 1 - other, "Peace")
    page.get_by_role("button", name=f"{NAMES[other]} is done").click()
    page.get_by_role("button", name=f"I’m {NAMES[first]}").click()  # behind the curtain again
    person.wait_for_question()
    stances = person.state["view"]["relations"]
    assert stances[other]["stance"][1 - other] == "peace"


def test_all_decide_at_once_and_nobody_is_disturbed(windows: list[Person]) -> None:
    ada, bob, clara = windows
    for window in windows:
        window.wait_for_question()
        assert window.state["deciders"] == ada.state["deciders"]
    pair = ada.page.get_by_role("button", name="Bob USA")
    pair.click()
    ada.page.get_by_text("Propose another goal").click()
    goal = ada.page.get_by_label("Trading posts (1 to 90)")
    goal.fill("55")
    number = int(bob.state["number"])
    bob.page.get_by_role("button", name="Ready, nothing more to add").click()
    for window in windows:
        window.wait_for_number(number + 1)
    expect(bob.page.get_by_text("Waiting for Ada and Clara")).to_be_visible()
    expect(goal).to_have_value("55")
    clara.page.get_by_role("button", name="Ready, nothing more to add").click()
    expect(bob.page.get_by_text("Ada to move", exact=True)).to_be_visible()
    ada.page.get_by_role("button", name="Ready, nothing more to add").click()
    ada.wait_until(lambda: ada.state["view"]["step"] != "talks")


def test_a_long_phase_name_fits_beside_the_other_phases(ada: Person) -> None:
    panel = ada.open_panel("Standings")
    expect(panel.get_by_text("Secret service and diplomacy").filter(visible=True)).to_be_visible()
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    phases, whole = panel.locator(".phases ol").bounding_box(), panel.bounding_box()
    assert phases is not None
    assert whole is not None
    assert phases["x"] + phases["width"] <= whole["x"] + whole["width"]
    last = panel.locator(".phases li").last.bounding_box()
    assert last is not None
    assert last["x"] + last["width"] <= whole["x"] + whole["width"]


def test_tabs_stay_where_they_are_from_a_long_panel_to_a_short_one(ada: Person) -> None:
    ada.open_panel("Log")
    tabs = ada.page.get_by_role("tablist")
    before = tabs.bounding_box()
    ada.open_panel("Battle")
    assert tabs.bounding_box() == before
