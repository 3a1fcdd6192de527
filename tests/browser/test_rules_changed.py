"""A game whose stored actions lead elsewhere by the rules of today: its people agree how to go on."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from greatpowers.server.database.storage import Storage, Summary
from tests.browser.person import ADA, BOB, Person
from tests.browser.served import Served
from tests.server.stored_games import execute, played_game


def test_people_agree_to_go_on_after_a_change_of_the_rules(person: Person, page: Page, server: Served) -> None:
    person.go_home()
    table = person.new_table(ADA, BOB, ADA, BOB, cash="open")
    _, actions = played_game("imperial", 8)
    storage = Storage(server.database)
    for action in actions:
        storage.append(table, action.line, Summary(action.number + 1, False, 0, position=action.position or ""))
    storage.close()
    last = f"\"table\" = '{table}' AND number = 7"
    execute(server.database, f"UPDATE tables SET rules_version = 0 WHERE id = '{table}'")
    execute(server.database, f"UPDATE actions SET position = 'of old' WHERE {last}")
    page.goto(f"{server.address}/#/table/{table}")
    notice = page.get_by_role("status", name="The rules have changed")
    expect(notice).to_contain_text("now leads to a different position")
    expect(notice).to_contain_text("One action after it is dropped.")
    for seat in range(4):
        notice.get_by_role("listitem").nth(seat).get_by_role("button", name="Continue").click()
    expect(notice).to_have_count(0)
    person.wait_for_question()
