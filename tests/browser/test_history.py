"""The past: scrubbing, links, records out and in, and playing on from an earlier position."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import Person

RECORDS = Path(__file__).parents[1] / "records"


@pytest.fixture
def historian(person: Person) -> Person:
    """Somebody in mid-game with the history open."""
    person.sit_down()
    person.wait_for_question()
    person.open_panel("History")
    for _ in range(4):
        person.choose(person.choices.first)
        person.wait_for_question()
    return person


def test_scrubber_shows_an_earlier_position(historian: Person, page: Page) -> None:
    now = historian.question.inner_text()
    page.get_by_role("button", name="Start", exact=True).click()
    past = page.get_by_text("Viewing position 0 of")
    expect(past).to_be_visible()
    expect(historian.choices).to_have_count(0)
    page.get_by_role("slider").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("Viewing position 1 of")).to_be_visible()
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page.get_by_text("Viewing position 2 of")).to_be_visible()
    page.get_by_role("button", name="Previous", exact=True).click()
    expect(page.get_by_text("Viewing position 1 of")).to_be_visible()
    page.get_by_role("button", name="Back to now").click()
    historian.wait_for_question()
    expect(historian.question).to_have_text(now)


def test_a_game_is_replayed_as_a_film(person: Person, page: Page) -> None:
    """From the result: it plays and pauses, goes by action, turn and round, and ends where it began."""
    person.go_home()
    person.open_record((RECORDS / "imperial-4-standard.txt").read_text("utf-8"))
    page.get_by_role("button", name="Replay").click()
    film = page.get_by_role("region", name="Replay")
    film.get_by_label("Speed").select_option("8×")
    expect(film.get_by_text(re.compile("^Viewing position [2-9] "))).to_be_visible()
    page.keyboard.press("Space")
    expect(film.get_by_role("button", name="Play", exact=True)).to_be_visible()
    slider = film.get_by_role("slider")
    film.get_by_role("button", name="Start", exact=True).click()
    starts = [event["action"] + 1 for event in person.events() if event["event"] == "turn"]
    for key, number in (("Shift+ArrowRight", starts[0]), ("ArrowRight", starts[0] + 1), ("PageDown", starts[6])):
        page.keyboard.press(key)
        expect(slider).to_have_value(str(number))
    film.get_by_role("button", name="Previous turn").click()
    expect(film.get_by_text(f"Viewing position {starts[5]} of")).to_be_visible()
    film.get_by_role("button", name="Back to now").click()
    expect(person.result).to_be_visible()
    expect(film).to_have_count(0)


def test_numbers_of_the_charts_as_a_file(person: Person, page: Page) -> None:
    person.go_home()
    person.open_record((RECORDS / "imperial-4-standard.txt").read_text("utf-8"))
    person.open_panel("History")
    with page.expect_download() as download:
        page.get_by_role("button", name="CSV").click()
    rows = list(csv.reader(Path(download.value.path()).read_text(encoding="utf-8").splitlines()))
    assert rows[0][:2] == ["Turn", "Power points: Austria-Hungary"]
    assert [int(score) for score in rows[-1][-4:]] == person.state["outcome"]["scores"]


def test_link_to_a_position(historian: Person, page: Page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("slider").fill("3")
    past = "Viewing position 3 of"
    expect(page.get_by_text(past)).to_be_visible()
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Link copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == page.url
    assert link.endswith("?move=3")
    other = page.context.new_page()
    other.goto(link)
    expect(other.get_by_text(past)).to_be_visible()


def test_link_into_the_open_table(historian: Person, page: Page) -> None:
    """The address of a position works also where its table is open already, and so does going back."""
    past = page.get_by_text("Viewing position 2 of")
    historian.go_to_table(historian.table, "?move=2")
    expect(past).to_be_visible()
    expect(historian.choices).to_have_count(0)
    page.go_back()
    historian.wait_for_question()
    expect(past).to_be_hidden()


def test_download_equals_the_record(historian: Person, page: Page) -> None:
    with page.expect_download() as download:
        page.get_by_role("link", name="Download record").click()
    assert download.value.suggested_filename.endswith(".txt")
    assert Path(download.value.path()).read_text(encoding="utf-8") == historian.record(historian.table)


def test_upload_opens_a_record(person: Person, page: Page) -> None:
    person.go_home()
    record = RECORDS / "imperial-turn-limit.txt"
    page.get_by_label("Open a record").set_input_files(record)
    expect(person.result).to_be_visible()
    assert moves(person.record(person.table)) == moves(record.read_text(encoding="utf-8"))
    person.open_panel("History")
    expect(page.get_by_role("img", name="Scores").or_(page.get_by_text("Scores")).first).to_be_visible()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_text("Viewing position 0 of")).to_be_visible()


def moves(record: str) -> list[str]:
    return record.partition("\n\n")[2].split("\n")


def test_upload_of_something_else_is_refused_in_words(person: Person, page: Page, tmp_path: Path) -> None:
    person.go_home()
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ada,\n")
    page.get_by_label("Open a record").set_input_files(letter)
    expect(page.get_by_role("alert")).to_have_text(re.compile(r"\w+ \w+"))
    expect(page.get_by_role("button", name="Play now").first).to_be_enabled()


def test_play_on_from_here(historian: Person, page: Page) -> None:
    old = historian.table
    before = historian.record(old)
    page.get_by_role("slider").fill("2")
    expect(page.get_by_text("Viewing position 2 of")).to_be_visible()
    page.get_by_role("button", name="Continue from here").first.click()
    page.wait_for_url(lambda url: old not in url)
    historian.wait_for_question()
    assert historian.record(old) == before
