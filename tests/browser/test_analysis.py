"""Hints, chances of winning and reasons at the table, where it allows them; texts that are pasted."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from greatpowers.core.position import dump
from greatpowers.games import make_game
from greatpowers.table import Seat as TableSeat
from greatpowers.table import Table
from tests.browser.conftest import NewPerson
from tests.browser.person import ADA, BOB, BOT, Person
from tests.browser.test_axe import grave

CHANCES = re.compile(r"^Chances of winning: Ada \d+%, Bruno \d+%$")
IMAGINED = "Other players’ cash is imagined, or worked out from payments you saw."
HINT = re.compile(r"Hint [A-E]: [\d.]+% chance of winning")


def test_a_hint_is_chosen_but_never_played_by_itself(person: Person, axe: str) -> None:
    person.sit_down()
    person.wait_for_question()
    number = person.state["number"]
    person.page.keyboard.press("h")
    advice = person.page.get_by_role("region", name="Hint")
    best = advice.get_by_role("button", name=re.compile(r"% chance of winning$")).first
    expect(best).to_be_visible()
    expect(advice).to_contain_text(IMAGINED)
    assert grave(person.page, axe) == []
    best.click()
    confirm = person.page.get_by_role("group", name="Confirm")
    expect(confirm).to_be_visible()
    assert person.state["number"] == number
    person.choose(confirm.get_by_role("button", name="Confirm"))
    person.wait_for_number(number + 1)
    expect(advice).to_be_hidden()


@pytest.mark.parametrize("game", ["imperial", "war"])
def test_the_best_action_is_taken_by_keyboard(person: Person, game: str) -> None:
    person.hurry()
    person.go_to_table(person.new_table(ADA, BOT, game=game))
    best = person.page.get_by_role("region", name="Hint").get_by_role("listitem").first.get_by_role("button")
    confirm = person.page.get_by_role("group", name="Confirm").get_by_role("button", name="Confirm")
    for decision in range(3):
        person.wait_for_question()
        if decision > 0:  # whoever goes on by keyboard is at the first choice
            expect(person.page.locator("[data-choice]:focus")).to_have_count(1)
        number = person.state["number"]
        person.page.keyboard.press("h")
        expect(best).to_be_focused()
        hinted = person.page.locator(".advice .action").first.inner_text()
        person.page.keyboard.press("Enter")
        expect(confirm).to_be_focused()
        expect(person.page.get_by_role("group", name="Confirm")).to_contain_text(hinted)
        assert person.state["number"] == number
        person.page.keyboard.press("Enter")
        person.wait_for_number(number + 1)


def test_numbers_choose_from_the_list_and_hints_have_letters(person: Person) -> None:
    person.open_record(position_record("imperial", "rondel"))
    person.wait_for_question()
    person.page.keyboard.press("h")
    lines = person.page.get_by_role("region", name="Hint").get_by_role("listitem")
    expect(lines.first).to_be_visible()
    assert [line.inner_text()[0] for line in lines.all()] == list("ABCDE")
    signs = person.page.locator(".hint-badge > [aria-hidden], .advised .rank, .marks .rank").all_text_contents()
    assert signs
    assert {sign.strip() for sign in signs} <= set("ABCDE")


def test_the_focus_comes_back_when_hints_are_closed(person: Person) -> None:
    person.open_record(position_record("imperial", "rondel"))
    person.wait_for_question()
    first = person.choices.first
    first.focus()
    person.page.keyboard.press("h")
    expect(person.page.get_by_role("region", name="Hint").get_by_role("button").nth(1)).to_be_focused()
    person.page.keyboard.press("Escape")
    expect(first).to_be_focused()


def test_the_board_shows_where_hints_lead(person: Person) -> None:
    person.open_record(position_record("war", "move"))
    person.page.get_by_role("button", name="Hint").click()
    expect(person.page.get_by_role("region", name="Hint").get_by_role("listitem").first).to_be_visible()
    expect(person.page.locator(".advised .way").first).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(person.page.locator(".advised")).to_be_hidden()


def test_the_rondel_shows_which_spaces_are_advised(person: Person, axe: str) -> None:
    person.open_record(position_record("imperial", "rondel"))
    rondel = person.page.get_by_role("group", name="The rondel")
    advised = rondel.get_by_role("button", name=HINT)
    expect(rondel.get_by_role("button").first).to_be_visible()
    expect(advised).to_have_count(0)
    person.page.keyboard.press("h")
    lines = person.page.get_by_role("region", name="Hint").get_by_role("listitem")
    expect(lines.first).to_be_visible()
    expect(advised).to_have_count(lines.count())
    assert grave(person.page, axe) == []
    best = rondel.get_by_role("button", name=re.compile(r"Hint A: "))
    second = rondel.get_by_role("button", name=re.compile(r"Hint B: "))
    expect(best.locator(".advised.first")).to_be_visible()
    lines.nth(1).hover()
    expect(second.locator(".advised.first")).to_be_visible()
    expect(best.locator(".advised.first")).to_have_count(0)
    second.hover()
    expect(lines.nth(1)).to_have_class(re.compile("pointed"))
    person.page.keyboard.press("Escape")
    expect(advised).to_have_count(0)


def test_hints_stay_while_another_panel_is_looked_at(phone: Person) -> None:
    phone.open_record(position_record("imperial", "rondel"))
    phone.page.get_by_role("button", name="Hint", exact=True).tap()
    lines = phone.page.get_by_role("region", name="Hint").get_by_role("listitem")
    expect(lines.first).to_be_visible()
    said = lines.first.inner_text()
    rondel = phone.open_panel("Rondel")
    expect(rondel.get_by_role("button", name=HINT)).to_have_count(5)
    phone.open_panel("Choices")
    expect(lines.first).to_be_visible()
    assert lines.first.inner_text() == said
    phone.page.get_by_role("button", name="Hint", exact=True).tap()
    rondel = phone.open_panel("Rondel")
    expect(rondel.get_by_role("button", name="Factory").first).to_be_visible()
    expect(rondel.get_by_role("button", name=HINT)).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "step"), [("imperial", "invest"), ("imperunde", "invest"), ("imperunde", "debts"), ("war", "construct")]
)
def test_forms_show_which_choices_are_advised(person: Person, game: str, step: str) -> None:
    person.open_record(position_record(game, step))
    form = person.page.locator("[data-form]")
    expect(form).to_be_visible()
    person.page.keyboard.press("h")
    marked = form.get_by_role("button").filter(has_text=HINT)
    expect(marked.first).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(marked).to_have_count(0)


def test_chances_of_winning_follow_the_game(person: Person) -> None:
    person.sit_down()
    person.wait_for_question()
    person.page.get_by_role("button", name="Chances of winning").click()
    bar = person.page.get_by_role("button", name=CHANCES)
    expect(bar).to_be_visible()
    bar.click()
    expect(person.page.get_by_text(re.compile(r"^\d? ?Ada \d+%$"))).to_be_visible()
    person.page.keyboard.press("ArrowLeft")
    person.wait_until(lambda: "move=" in person.page.url)
    expect(bar).to_be_visible()
    person.page.reload()
    expect(bar).to_be_visible()


def test_the_log_says_why(person: Person) -> None:
    person.sit_down()
    person.wait_for_question()
    person.choose(person.choices.first)
    person.wait_for_question()
    log = person.open_panel("Log")
    log.get_by_role("button", name=re.compile(r"^Why\?")).first.click()
    expect(log.get_by_text(re.compile(r"(Ada|Bruno) chose: "))).to_be_visible()
    expect(log.get_by_text(IMAGINED)).to_be_visible()


def test_nobody_is_asked_why_luck_dealt_the_cards(person: Person) -> None:
    person.sit_down()
    person.wait_for_question()
    refused: list[str] = []
    person.page.on("response", lambda answer: refused.append(answer.url) if answer.status >= 400 else None)
    log = person.open_panel("Log")
    log.get_by_role("button", name=re.compile(r"^Why\?")).last.click()
    expect(log.get_by_text("Nobody decided this")).to_be_visible()
    assert refused == []


def test_people_have_no_hints_until_the_host_allows_them(person: Person) -> None:
    person.sit_down(ADA, BOB, BOT, cash="open")
    person.wait_for_question()
    hint = person.page.get_by_role("button", name="Hint")
    expect(hint).to_be_hidden()
    person.page.get_by_role("button", name="People").click()
    person.page.get_by_role("dialog").get_by_label("Hints allowed").check()
    person.page.keyboard.press("Escape")
    expect(hint).to_be_visible()


def test_the_form_allows_hints_to_one_person_unless_the_game_is_rated(person: Person) -> None:
    person.go_home()
    form = person.set_up()
    hints = form.get_by_label("Hints allowed")
    expect(hints).to_be_checked()
    form.get_by_label("Rated", exact=True).check()
    expect(hints).not_to_be_checked()
    expect(hints).to_be_disabled()


def test_a_position_is_pasted_and_analysed(new_person: NewPerson) -> None:
    person = new_person(locale="de-DE")
    person.go_home()
    person.page.get_by_role("button", name="Einfügen").click()
    form = person.page.get_by_role("dialog")
    form.get_by_role("textbox").fill("Unsinn")
    form.get_by_role("button", name="Öffnen").click()
    expect(form.get_by_role("alert")).to_be_visible()
    form.get_by_role("textbox").fill(position_record("imperial", "rondel"))
    form.get_by_role("button", name="Öffnen").click()
    person.page.get_by_role("button", name="Tipp").click()
    tips = person.page.get_by_role("region", name="Tipp")
    expect(tips.get_by_role("button", name=re.compile("Siegchance$")).first).to_be_visible()


def position_record(game: str, step: str) -> str:
    """A position as text, some turns into a game, where somebody has several choices."""
    table = Table(make_game(game, 3), [TableSeat(bot="thumb") for _ in range(3)], 3)
    while table.number < 80 or table.state.step != step or len(table.state.legal()) < 3:
        table.advance()
    return dump(table.state)
