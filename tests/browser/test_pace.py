"""Two browsers at a table with a clock: a pause, time that runs out, and the end by consent."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.person import Person
from tests.browser.served import Served
from tests.browser.test_people import join, people_dialog, whoever_is_asked
from tests.server.clocks import set_back

CLOCK = re.compile(r"^(19|20):\d\d")


def set_up(person: Person, friend: Person) -> None:
    """Open a table with 20 minutes each in the form; the friend joins."""
    page = person.page
    person.hurry()
    friend.hurry()
    person.go_home()
    form = person.set_up()
    form.get_by_role("group", name="Number of players").get_by_text("2").click()
    form.get_by_label("Name in seat 1").fill("Ada")
    expect(form.get_by_label("Pace")).to_have_count(0)
    form.get_by_label("Who plays in seat 2").select_option(label="Friend, by link")
    form.get_by_label("Pace").select_option(label="20 min each + 10 s per turn")
    form.get_by_role("button", name="Start game").click()
    invite = page.get_by_role("dialog", name="Invite friends")
    link = invite.get_by_label("Link: Seat 2", exact=True).input_value()
    invite.get_by_role("button", name="Close").click()
    join(friend, link, "Ben")


def test_two_people_with_a_clock(person: Person, new_person: NewPerson, server: Served) -> None:
    friend = new_person()
    set_up(person, friend)
    both = (person.page, friend.page)
    for page in both:
        expect(page.locator(".strip .clock")).to_have_text([CLOCK, CLOCK])
        expect(page.locator(".strip .clock.running")).to_have_count(1)

    people_dialog(person).get_by_role("button", name="Pause the game").click()
    for page in both:
        expect(page.get_by_role("status").filter(has_text="Ada paused the game")).to_be_visible()
        expect(page.locator(".strip .clock.running")).to_have_count(0)
    for one in (person, friend):
        expect(one.choices).to_have_count(0)
    expect(friend.page.get_by_role("button", name="Resume the game")).to_have_count(0)
    person.page.get_by_role("button", name="Resume the game").click()
    asked = whoever_is_asked(person, friend)

    set_back(server.database, person.table, 60 * 60_000)
    expect(asked.page.get_by_text("You ran out of time. A bot is playing for you.")).to_be_visible()
    asked.page.get_by_role("button", name="Take my seat back").click()
    expect(asked.page.get_by_text("A bot is playing for you.")).to_have_count(0)

    people_dialog(friend).get_by_role("button", name="Ask to end the game").click()
    request = person.page.get_by_role("status", name="Request to end the game")
    expect(request).to_contain_text("Ben would like to end the game as it stands")
    request.get_by_role("button", name="Accept").click()
    for page in both:
        expect(page.get_by_text("The players agreed to end this game as it stands.")).to_be_visible()
    friend.go_home()
    expect(friend.page.get_by_role("listitem").filter(has_text="Finished")).to_be_visible()
    friend.page.go_back()
    friend.page.get_by_role("button", name="Rematch").click()
    rematch = person.page.get_by_role("status", name="Rematch")
    expect(rematch).to_contain_text("Ben proposes a rematch.")
    rematch.get_by_role("button", name="Accept").click()
    expect(person.page.get_by_text("The clocks wait until everyone is here.")).to_be_visible()  # led there, too
    waiting = friend.page.get_by_text("The clocks wait until everyone is here.")
    expect(waiting).to_be_visible()
    friend.page.get_by_role("button", name="Start the game").click()
    expect(waiting).to_have_count(0)
