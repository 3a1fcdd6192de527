"""Plans for later in two browsers: passing until something concerns one, and answering in advance."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.person import ADA, BOT, Person, Seat
from tests.browser.test_people import join

GUEST: Seat = {"name": "", "free": True}


@pytest.fixture
def pair(person: Person, new_person: NewPerson) -> tuple[Person, Person]:
    """Two people and a bot, where everybody may invest after every turn; the first may, and the second waits."""
    table = person.sit_down(ADA, GUEST, BOT, investor_card="without")
    friend = new_person()
    links = person.page.request.get(f"{person.address}/api/tables/{table}/links").json()
    join(friend, f"{person.address}/#/join/{links['seats']['1']}", "Ben")
    people = [person, friend]
    for one in people:
        one.wait_until(lambda one=one: any(frame["type"] == "state" for frame in one.frames))  # type: ignore[misc]
    rng = Random(3)
    while True:
        person.wait_until(lambda: any(one.state.get("legal") for one in people))
        asked, waiting = people if person.state.get("legal") else people[::-1]
        if "passing" in asked.state:
            return asked, waiting
        asked.choose_any(rng)


def test_passing(pair: tuple[Person, Person]) -> None:
    asked, _ = pair
    button = asked.page.get_by_role("button", name="Pass until something concerns me")
    button.click()
    status = asked.page.get_by_text("You pass until something concerns you.")
    expect(status).to_be_visible()
    asked.page.get_by_role("button", name="Stop", exact=True).click()
    expect(status).to_have_count(0)


def test_answering_in_advance(pair: tuple[Person, Person]) -> None:
    _, waiting = pair
    page = waiting.page
    page.get_by_role("button", name="Answer in advance").press("Enter")
    dialog = page.get_by_role("dialog", name="Answer in advance")
    nation = waiting.state["prompt"][1]["nation"].replace("_", ".")
    question = dialog.get_by_role("option", name=re.compile(rf"^Will you invest in .*{nation}", re.IGNORECASE))
    dialog.get_by_label("If I am asked").select_option(value=question.get_attribute("value"))
    dialog.get_by_role("combobox", name="Answer").select_option(label="Pass without investing")
    dialog.get_by_role("button", name="Save answers").click()
    status = page.get_by_text("You have answered one question in advance.")
    expect(status).to_be_visible()
    assert [one["step"] for one in waiting.state["answers"]] == ["round"]
    page.get_by_role("button", name="Withdraw").click()
    expect(status).to_have_count(0)
    expect(page.get_by_role("button", name="Answer in advance")).to_be_visible()
