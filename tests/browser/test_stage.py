"""Battles: seen on the stage as long as the reader likes, and told in one line. The page's clock is ours."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from greatpowers.core.record import Record, write
from tests.browser.person import Person
from tests.browser.positions import PEOPLE
from tests.browser.test_war_battle import germany


def test_a_battle_is_seen_told_and_skipped(person: Person, page: Page) -> None:
    table = germany()
    person.go_home()
    person.open_record(write(Record(table.game, PEOPLE[:3], table.state)))
    person.wait_for_question()
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    person.choice("Morocco").click()
    stage = page.get_by_role("group", name="Battle on the stage")
    go_on = stage.get_by_role("button", name="Continue")

    def is_held() -> bool:
        page.clock.run_for(100)
        return go_on.count() > 0

    person.wait_until(is_held)  # all dice of a round have fallen
    expect(stage).to_contain_text(re.compile(r"Morocco.*Ada.*hit.*natives.*hit", re.IGNORECASE | re.DOTALL))
    go_on.click()
    expect(stage).to_have_count(0)
    log = person.open_panel("Log")
    line = log.locator("summary").filter(has_text="Morocco: Ada against natives.")
    expect(line).to_have_count(1)
    line.click()
    expect(log.get_by_text("Battle, round 1: Morocco.")).to_be_visible()
