"""The page in German and French: prompt, log, refusals and rules."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.person import ADA, BOT, Person


@dataclass(frozen=True)
class Tongue:
    code: str
    play: str
    rondel: str
    log: str
    turn: str
    impossible: str
    rules: str
    search: str
    chapter: str


GERMAN = Tongue(
    "de", "Jetzt spielen", "zieht .+ auf dem Rondell", "Protokoll", "ist am Zug", "Jetzt nicht möglich",
    "Regeln von Imperial", "Regeln durchsuchen", "Spielaufbau",
)  # fmt: skip
FRENCH = Tongue(
    "fr", "Jouer maintenant", "Sur quelle case du rondel", "Journal", "Tour de", "Impossible maintenant",
    "Règles du jeu Imperial", "Chercher dans les règles", "Mise en place",
)  # fmt: skip


@pytest.mark.parametrize("tongue", [GERMAN, FRENCH], ids=lambda tongue: tongue.code)
def test_the_page_speaks(new_person: NewPerson, tongue: Tongue) -> None:
    """A browser of that language is greeted in it, and everything follows."""
    person = new_person(locale=tongue.code)
    page = person.page
    person.go_home()
    expect(page.locator("html")).to_have_attribute("lang", tongue.code)
    expect(page.get_by_role("button", name=tongue.play).first).to_be_visible()
    person.go_to_table(person.new_table(ADA, BOT))
    person.wait_for_question()
    expect(person.question).to_have_text(re.compile(tongue.rondel))
    expect(person.open_panel(tongue.log)).to_contain_text(tongue.turn)
    person.choices.first.click()
    expect(page.get_by_text(re.compile(tongue.impossible))).to_be_visible()
    person.go_to_rules()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(tongue.rules))
    page.get_by_role("link", name=tongue.chapter, exact=True).click()
    expect(page.get_by_role("heading", level=2, name=tongue.chapter, exact=True)).to_be_visible()
    page.get_by_label(tongue.search).fill("xyz")
    expect(page.get_by_role("article")).to_have_count(0)


@pytest.mark.parametrize("width", [1024, 1280, 1440])
@pytest.mark.parametrize("code", ["en", "de", "fr"])
def test_every_nation_has_room_for_its_name(new_person: NewPerson, code: str, width: int) -> None:
    person = new_person(locale=code, viewport={"width": width, "height": 800})
    person.go_home()
    person.go_to_table(person.new_table(ADA, BOT))
    person.wait_for_question()
    names = person.page.locator(".strip .nation > .name")
    assert names.count() == 6
    assert names.evaluate_all(CUT_OFF) == []


CUT_OFF = "all => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"


def test_changing_the_language_at_the_table(person: Person) -> None:
    """The same question, choices and log in another language, at once; and the choice is remembered."""
    person.sit_down()
    person.wait_for_question()
    page = person.page
    for code, tongue in {"de": GERMAN, "fr": FRENCH}.items():
        page.get_by_role("button", name=code, exact=True).click()
        expect(person.question).to_have_text(re.compile(tongue.rondel))
        expect(page.locator("html")).to_have_attribute("lang", code)
    page.reload()
    expect(person.question).to_have_text(re.compile(FRENCH.rondel))


@pytest.mark.parametrize("code", ["de", "fr"])
def test_nothing_is_left_untranslated(new_person: NewPerson, code: str) -> None:
    """No message id and no unresolved placeholder stands on the pages."""
    person = new_person(locale=code)
    person.go_home()
    raw = re.compile(r"\bweb-[a-z-]+\b|\{ ?\$|\b(?:event|prompt|action|option)-[a-z-]+\b")
    texts = [person.page.inner_text("body")]
    person.go_to_table(person.new_table(ADA, BOT))
    person.wait_for_question()
    for tab in person.page.get_by_role("tab").all():
        tab.click()
        texts.append(person.page.inner_text("body"))
    assert [found for text in texts for found in raw.findall(text)] == []
