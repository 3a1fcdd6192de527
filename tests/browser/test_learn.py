"""Lessons in the browser: a whole one by clicks, with a mistake on the way; then the first game with the coach."""

from __future__ import annotations

import json

from playwright.sync_api import Page, Route, expect

from tests.browser.person import Person


def test_a_lesson_is_learned_and_the_next_one_begins(person: Person, page: Page) -> None:
    page.goto(f"{person.address}/#/learn/imperial")
    lessons = page.get_by_role("main").get_by_role("listitem")
    expect(lessons).to_have_count(10)  # the last one is the coached game
    page.get_by_role("button", name="Start A factory by the sea").click()
    lesson = page.get_by_role("region", name="A factory by the sea")
    expect(lesson).to_contain_text("Lesson 2 of 9")
    expect(lesson).to_contain_text("A factory costs 5 million")
    lesson.get_by_role("button", name="Hint").click()
    expect(lesson.get_by_role("listitem")).to_have_text("Move to Factory on the rondel. Up to three spaces are free.")
    person.choices.filter(has_text="Factory").first.click()
    person.choices.filter(has_text="Prague").first.click()
    expect(lesson).to_contain_text("That did not reach the goal.")
    expect(person.choices).to_have_count(0)
    lesson.get_by_role("button", name="Another hint").click()
    expect(lesson.get_by_role("listitem")).to_have_count(2)
    lesson.get_by_role("button", name="Try again").click()
    person.choices.filter(has_text="Trieste").first.click()
    expect(lesson).to_contain_text("Trieste will build a fleet at every Production")
    lesson.get_by_role("button", name="The rules behind it").click()
    expect(page.get_by_role("dialog")).to_contain_text("A new factory costs 5 million")
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="de", exact=True).click()
    lesson = page.get_by_role("region", name="Eine Fabrik am Meer")
    lesson.get_by_role("button", name="Nächste Lektion").click()
    expect(page.get_by_role("region", name="Einheiten auf Bestellung")).to_contain_text("Lektion 3 von 9")
    page.get_by_role("link", name="Alle Lektionen").click()
    expect(lessons.nth(1)).to_contain_text("Abgeschlossen")
    expect(lessons.nth(0)).not_to_contain_text("Abgeschlossen")


def with_seed(route: Route) -> None:
    """Open a table in which the first question is where to move on the rondel, not what to buy."""
    asked = route.request.post_data_json
    route.continue_(post_data=json.dumps({**asked, "seed": 1}) if asked else None)


def test_the_coach_speaks_in_the_first_game(person: Person, page: Page) -> None:
    page.route("**/api/tables", with_seed)
    page.goto(f"{person.address}/#/learn/imperial")
    page.get_by_role("listitem").last.get_by_role("button", name="Play").click()
    person.wait_for_question()
    coach = page.get_by_role("complementary", name="Your first game")
    expect(coach).to_contain_text("Coach:")
    expect(coach).to_contain_text("has few units")
    coach.get_by_role("button", name="More").click()
    expect(coach).to_contain_text("The nation moves clockwise")
    page.get_by_role("button", name="Hint", exact=True).click()  # with hints, it steps back: they may say otherwise
    expect(page.get_by_role("region", name="Hint").get_by_role("listitem").first).to_be_visible()
    expect(coach).to_have_count(0)
    page.get_by_role("button", name="Close").click()
    expect(coach).to_contain_text("Coach:")
