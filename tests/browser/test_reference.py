"""Reference sheets over the table and over the rules; and what is forced, which is done for the player."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from greatpowers.core.game import State
from greatpowers.core.help import rules_for_step
from greatpowers.games import make_game
from greatpowers.games.imperial.board import BOARD
from tests.browser.person import ADA, BOT, Person
from tests.browser.positions import after, played_until
from tests.browser.test_axe import grave


def sheets(person: Person) -> Locator:
    dialog = person.page.get_by_role("dialog", name="Reference sheets")
    person.page.get_by_role("main").get_by_role("button", name="Reference sheets").first.click()
    expect(dialog.get_by_role("heading", level=3).first).to_be_visible()
    return dialog


def test_the_tracks_of_the_game_that_is_on(person: Person, axe: str) -> None:
    """Where the nations stand, who holds which bond; then the table goes on where it was."""
    person.open_record(after(60))
    person.wait_for_question()
    dialog = sheets(person)
    assert grave(person.page, axe, "dialog[open]") == []
    nations = person.state["view"]["nations"]
    expect(dialog.get_by_role("row")).to_have_count(1 + len(nations))
    dialog.get_by_role("button", name="Bonds").click()
    held = sum(holder >= 0 for nation in nations for holder in nation["bonds"])
    expect(dialog.locator("tbody .seal")).to_have_count(held)
    expect(dialog.get_by_role("row")).to_have_count(2 + len(BOARD.tables["bond_faces"]))
    person.page.emulate_media(media="print")
    expect(dialog.locator("tbody .seal").first).to_be_visible()
    expect(person.choices.first).to_be_hidden()  # the sheet is printed alone
    person.page.emulate_media(media="screen")
    person.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(person.choices.first).to_be_visible()


@pytest.mark.parametrize("game", ["imperunde", "war"])
def test_every_sheet_fits_a_phone(phone: Person, game: str) -> None:
    """From the rules, where nobody plays."""
    phone.go_home()
    phone.page.goto(f"{phone.address}/#/rules/{game}")
    dialog = sheets(phone)
    names = dialog.get_by_role("group").get_by_role("button")
    for i in range(names.count()):
        names.nth(i).tap()
        expect(names.nth(i)).to_have_attribute("aria-pressed", "true")
        assert phone.page.evaluate("document.querySelector('dialog[open] .page').scrollWidth") <= 390


@pytest.mark.parametrize("historical", ["off", "on"])
def test_rules_for_a_decision_are_those_of_the_options_in_use(person: Person, historical: str) -> None:
    person.go_to_table(person.new_table(ADA, BOT, BOT, game="war", historical=historical))
    person.wait_for_question()
    game = make_game("war", 3, {"historical": historical})
    rules = rules_for_step(game, person.state["view"]["step"])
    assert any(rule.id.startswith("war/opt/hist/") for rule in rules) is (historical == "on")
    person.page.get_by_role("button", name="Rules for this decision").click()
    dialog = person.page.get_by_role("dialog", name="Rules for this decision")
    expect(dialog.get_by_role("article").locator("p:not(.about):not(:has(em))")).to_have_text(
        [rule.text("en") for rule in rules]
    )


def is_forced(state: State, _: int) -> bool:
    """One choice, as everyone can tell, and the same player decides after it."""
    seat = state.to_act
    if seat < 0 or len(state.legal()) != 1 or not state.choices_are_public(seat):
        return False
    after = state.clone()
    after.apply(state.legal()[0], seat)
    return after.deciders() == [seat]


def test_the_only_choice_is_made_for_the_player(person: Person) -> None:
    """It is said what was done; and somebody who does not like that turns it off."""
    record = played_until(is_forced, make_game("war", 2), seed=1)
    person.go_home()
    person.open_record(record)
    person.wait_until(lambda: any(frame.get("forced") for frame in person.frames))
    number = next(frame["number"] for frame in person.frames if frame.get("forced"))
    person.wait_for_number(number + 1)
    curtain = person.page.get_by_role("button", name="I’m")
    expect(person.page.get_by_text("Done for you").or_(curtain).first).to_be_visible()
    if curtain.count() > 0:
        curtain.click()
    expect(person.page.get_by_text("Done for you")).to_be_visible()
    person.page.get_by_role("button", name="Settings").click()
    person.page.get_by_label("Make my only choice for me").uncheck()
    person.page.get_by_role("button", name="Close").click()
    person.open_record(record)
    person.wait_for_question()
    assert person.state["number"] == number
