"""Several people: at one screen, in two windows, in browsers of their own, and those who only watch."""

from __future__ import annotations

import os
import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.person import ADA, BOB, BOT, Person, Seat
from tests.browser.served import Served
from tests.browser.test_whole_games import GAMES, MOST, OFFERED, Playing


def cash(page: Page) -> Locator:
    """What the panel of investors says about cash, one after the other."""
    return (
        page.get_by_role("tabpanel", name="Investors")
        .get_by_role("definition")
        .filter(has=page.locator("xpath=self::*[preceding-sibling::dt[1][normalize-space()='Cash']]"))
    )


def test_hot_seat(person: Person, page: Page) -> None:
    """Two people at one screen: before the right one is there, nobody's cash is on the page."""
    person.hurry()
    person.go_home()
    person.set_up()
    page.get_by_role("group", name="Number of players").get_by_text("2").click()
    page.get_by_label("Name in seat 1").fill("Ada")
    page.get_by_label("Who plays in seat 2").select_option(label="Another person here")
    page.get_by_label("Name in seat 2").fill("Bob")
    page.get_by_role("button", name="Start game").click()
    seen = set()
    for _ in range(12):
        curtain = page.get_by_role("dialog", name=re.compile("to decide"))
        expect(curtain).to_be_visible()
        expect(cash(page)).to_have_text(["secret", "secret"])
        name = "Ada" if "Ada" in curtain.inner_text() else "Bob"
        page.keyboard.press("Escape")
        expect(curtain).to_be_visible()
        curtain.get_by_role("button", name=f"I’m {name}").click()
        expect(curtain).to_have_count(0)
        own = re.compile(r"^\d+ M$")
        expect(cash(page)).to_have_text([own, "secret"] if name == "Ada" else ["secret", own])
        seen.add(name)
        if seen == {"Ada", "Bob"}:
            break
        play_until(person, curtain)
    assert seen == {"Ada", "Bob"}


def play_until(person: Person, curtain: Locator) -> None:
    """Take first choices until somebody else is asked."""
    person.open_panel("Investors")
    while not curtain.is_visible():
        before = person.asked()
        person.choices.first.click()
        person.wait_for_change(before)
        expect(person.choices.first.or_(curtain).first).to_be_visible()


def test_open_cash_needs_no_curtain(person: Person, page: Page) -> None:
    person.sit_down(ADA, BOB, cash="open")
    person.wait_for_question()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(cash(page)).to_have_text([re.compile(r"^\d+ M$")] * 2)


def test_two_windows_of_one_guest(person: Person, new_person: NewPerson) -> None:
    """What one window plays the other shows, without being asked."""
    table = person.sit_down(ADA, BOT)
    person.wait_for_question()
    other = new_person(storage_state=person.page.context.storage_state())
    other.go_to_table(table)
    other.wait_for_question()
    assert other.asked() == person.asked()
    before = other.asked()
    person.choose(person.choice("Factory"))
    other.wait_for_change(before)
    other.wait_for_question()
    expect(other.question).to_have_text(person.question.inner_text())
    other.choose(other.choices.first)
    other.wait_for_question()
    expect(person.question).to_have_text(other.question.inner_text())
    assert other.page.get_by_role("alert").count() == person.page.get_by_role("alert").count() == 0


def test_another_guest_does_not_find_the_table(person: Person, new_person: NewPerson) -> None:
    table = person.sit_down(ADA, BOT)
    person.wait_for_question()
    stranger = new_person()
    stranger.go_home()
    expect(stranger.page.get_by_text("No tables yet")).to_be_visible()
    stranger.go_to_table(table)
    expect(stranger.page.get_by_role("alert")).to_contain_text("You have no such table.")
    expect(stranger.page.get_by_role("region", name="The board")).to_have_count(0)
    assert stranger.page.request.get(f"{stranger.address}/api/tables/{table}/record").status == 404


# -- browsers of their own -----------------------------------------------------------------------------------


def join(person: Person, link: str, name: str) -> None:
    """Follow a link to a seat."""
    person.hurry()
    person.page.goto(link)
    person.page.get_by_label("Your name").fill(name)
    person.page.get_by_role("button", name="Join the game").click()


def people_dialog(person: Person) -> Locator:
    person.page.get_by_role("button", name="People", exact=True).click()
    dialog = person.page.get_by_role("dialog", name="People")
    expect(dialog).to_be_visible()
    return dialog


def hand_to_bot(host: Person, name: str) -> None:
    """From the player's entry."""
    dialog = people_dialog(host)
    dialog.get_by_label(f"Bot for {name}").select_option("Random")
    dialog.get_by_role("button", name=f"Let a bot play for {name}").click()
    expect(dialog.get_by_role("button", name=f"Let {name} play again")).to_be_visible()
    expect(dialog.get_by_role("listitem").filter(has_text=name)).to_contain_text("Bot: Random")
    dialog.get_by_role("button", name="Close").click()


def take_seat_back(person: Person) -> None:
    notice = person.page.get_by_text("A bot is playing for you.")
    expect(notice).to_be_visible()
    person.page.get_by_role("button", name="Take my seat back").click()
    expect(notice).to_have_count(0)


def whoever_is_asked(*people: Person) -> Person:
    people[0].wait_until(lambda: any(one.choices.first.is_visible() for one in people))
    return next(one for one in people if one.choices.first.is_visible())


def take_turns(*people: Person) -> None:
    """First choices until each of them has decided."""
    done: set[Person] = set()
    while done != set(people):
        asked = whoever_is_asked(*people)
        number = int(asked.state["number"])
        asked.choices.first.click()
        for one in people:
            one.wait_for_number(number + 1)
        done.add(asked)


def test_a_friend_comes_by_link(person: Person, new_person: NewPerson) -> None:
    """Invite, join, play, let a bot play and take the seat back; somebody watches."""
    page = person.page
    person.hurry()
    person.go_home()
    form = person.set_up()
    form.get_by_role("group", name="Number of players").get_by_text("2").click()
    form.get_by_label("Name in seat 1").fill("Ada")
    form.get_by_label("Who plays in seat 2").select_option(label="Friend, by link")
    form.get_by_role("button", name="Start game").click()
    invite = page.get_by_role("dialog", name="Invite friends")
    link, watch = (invite.get_by_label(f"Link: {of}", exact=True).input_value() for of in ("Seat 2", "Spectators"))
    invite.get_by_role("button", name="Close").click()
    expect(page.get_by_text("One seat is still free.")).to_be_visible()

    friend = new_person()
    join(friend, link, "Ben")
    expect(page.get_by_text("One seat is still free.")).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("Ben here"))).to_be_visible()
    for is_hidden, where in ((True, "away"), (False, "here")):  # another tab comes to the front, and goes
        friend.page.evaluate(
            """(hidden) => {
              Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
              document.dispatchEvent(new Event("visibilitychange"));
            }""",
            is_hidden,
        )
        expect(page.get_by_role("button", name=re.compile(f"Ben {where}"))).to_be_visible()
    take_turns(person, friend)

    words = person.open_panel("Chat").get_by_role("textbox")
    words.fill("Well done!")
    words.press("Enter")
    heard = friend.page.get_by_role("status").filter(has_text="Ada Well done!")
    heard.get_by_role("button", name="Chat").click()
    expect(heard).to_have_count(0)

    hand_to_bot(person, "Ben")
    take_seat_back(friend)

    spectator = new_person()
    spectator.page.goto(watch)
    spectator.page.get_by_role("button", name="Watch").click()
    expect(spectator.page.get_by_text("You are watching.")).to_be_visible()
    expect(spectator.page.get_by_role("button", name="Undo")).to_have_count(0)
    expect(spectator.choices).to_have_count(0)
    dialog = people_dialog(person)
    expect(dialog.get_by_text("1 spectator")).to_be_visible()
    played = spectator.state["number"]

    dialog.get_by_role("button", name="Links").click()
    page.get_by_label("Spectators see the game").select_option("15 minutes later")
    expect(spectator.page.get_by_text("You are watching with a delay of 15 minutes.")).to_be_visible()
    assert spectator.state["number"] < played

    late = new_person()
    late.page.goto(link)
    expect(late.page.get_by_role("alert")).to_contain_text("already taken this seat")
    friend.page.goto(link)  # leads its owner back
    friend.page.wait_for_url(re.compile("#/table/"))


def test_anybody_joins_an_open_table(person: Person, new_person: NewPerson) -> None:
    """It is in the lobby until it is full, and then among my tables with "your turn"."""
    table = person.new_table(ADA, {"name": "", "free": True}, listed=True)
    guest = new_person()
    guest.go_home()
    lobby = guest.page.get_by_role("region", name="Open tables")
    row = lobby.get_by_role("listitem").filter(has=guest.page.locator(f"a[href='#/table/{table}']"))
    lobby.get_by_label("Your name").fill("Cleo")
    row.get_by_role("button", name="Join").click()
    guest.page.wait_for_url(re.compile(f"#/table/{table}"))
    person.go_to_table(table)
    whoever_is_asked(person, guest)
    asked = [one for one in (person, guest) if one.choices.first.is_visible()]
    for one in asked:
        expect(one.page).to_have_title("(1) Imperial")
    for one in (person, guest):
        one.go_home()
        status = "Your turn" if one in asked else "to move"
        expect(one.page.get_by_role("region", name="My tables").get_by_role("listitem").first).to_contain_text(status)
    expect(guest.page.get_by_role("region", name="Open tables").locator(f"a[href='#/table/{table}']")).to_have_count(0)


# -- whole games ---------------------------------------------------------------------------------------------


WAR_TURNS = 3


class Mouse(Playing):
    """Somebody who clicks whatever is offered."""

    def choose(self) -> None:
        self.person.press_any("[data-choice]", self.rng)

    def try_something(self) -> None:
        self.person.press_any('[data-form] button:enabled:not([title="Read the rule"])', self.rng)

    def close_dialog(self) -> None:
        if (dialog := self.page.locator("dialog[open]")).count() > 0:
            dialog.get_by_role("button", name="Close").first.click()

    @property
    def is_asked(self) -> bool:
        return any(one.is_visible() for one in self.page.query_selector_all(OFFERED))


def lose_network(person: Person) -> None:
    with person.page.expect_websocket():  # it comes back by itself
        person.page.context.set_offline(True)
        person.page.context.set_offline(False)


def restart(server: Served, *people: Person) -> None:
    server.kill()
    for one in people:
        expect(one.page.get_by_role("alert")).to_contain_text("Connection lost")
    server.start()
    for one in people:
        expect(one.page.get_by_role("alert")).to_have_count(0)


@pytest.mark.skipif("GREATPOWERS_SOAK" not in os.environ, reason="whole games are played by `make soak`")
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_between_two_browsers(person: Person, new_person: NewPerson, server: Served, game: str) -> None:
    """With a lost network, a killed server, and a seat that a bot plays for a while."""
    friend = new_person()
    seats, options = GAMES[game]
    if game == "war":
        options = {"turn_limit": WAR_TURNS}  # two who play at random would go on for hours
    guest: Seat = {"name": "", "free": True}
    table = person.sit_down(ADA, guest, *[BOT] * (seats - 2), game=game, **options)
    links = person.page.request.get(f"{person.address}/api/tables/{table}/links").json()
    join(friend, f"{person.address}/#/join/{links['seats']['1']}", "Ben")
    interruptions = {
        6: lambda: lose_network(friend),
        12: lambda: restart(server, person, friend),
        18: lambda: hand_to_bot(person, "Ben"),
        24: lambda: take_seat_back(friend),
        30: lambda: lose_network(person),
    }
    players = [Mouse(person, random.Random(7)), Mouse(friend, random.Random(8))]
    decisions = 0
    while not person.state["outcome"]:
        assert decisions < MOST
        person.wait_until(lambda: bool(person.state["outcome"]) or any(one.is_asked for one in players))
        interruptions.pop(decisions, lambda: None)()
        for one in players:
            if one.is_asked:
                one.decide()
                decisions += 1
                break
    assert interruptions == {}
    friend.wait_until(lambda: bool(friend.state["outcome"]))
    assert person.record(table) == friend.record(table)
    for browser in (person, friend):
        expect(browser.page.get_by_role("alert")).to_have_count(0)
