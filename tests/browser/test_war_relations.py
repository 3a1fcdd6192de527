"""Relations of War!: offers between people who are not asked, wars that others join, straits, and victory points."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from greatpowers.core.record import Record, write
from tests.browser.conftest import NewPerson
from tests.browser.person import Person
from tests.browser.test_axe import grave
from tests.war.table import Table

NAMES = ("Ada", "Bob", "Clara")
ADA, BOB, CLARA = range(3)


def powers(**options: str) -> Table:
    """Three powers with some money; Ada controls the Dardanelles, where Bob has a fleet with infantry aboard."""
    table = Table(3, **options).land(1, "ottoman", "2i").land(1, "france", "3i", "city")
    table.land(2, "ukraine", "2i").land(2, "spain", "2i").fleet(2, "black_sea", "2i")
    table.land(3, "egypt", "3i").land(3, "italy", "1i")
    for player in (1, 2, 3):
        table.money(player, 20, 3)
    return table


def record_of(table: Table) -> str:
    return write(Record(table.game, NAMES, table.state))


def sit_down(new_person: NewPerson, table: Table) -> list[Person]:
    """A window for each of the three."""
    first = new_person()
    stored = first.store(record_of(table))
    windows = [first, *(new_person(storage_state=first.page.context.storage_state()) for _ in (BOB, CLARA))]
    for seat, window in enumerate(windows):
        window.hurry()
        window.go_to_table(stored, f"?seat={seat}")
        expect(window.question).to_be_visible()
    return windows


def dealings(window: Person, other: str) -> Locator:
    """What the reader may do with somebody else, unfolded."""
    panel = window.open_panel("Relations")
    group = panel.get_by_role("group", name=f"Dealings with {other}")
    if group.count() == 0:
        panel.get_by_role("button", name=f"{other} at").click()
    expect(group).to_be_visible()
    return group


def relations(window: Person) -> Locator:
    return window.page.get_by_role("tabpanel", name="Relations")


def test_a_bot_says_why_it_refuses_peace(person: Person, axe: str) -> None:
    """Also where there are no hints; one that accepts has nothing to explain."""
    table = Table(3).land(1, "france", "3i 1c").land(1, "spain", "1i").land(2, "germany", "9i 3c 3a")
    table.land(2, "prussia", "1i").land(3, "italy", "1i").land(3, "siam", "1i").natives("kenya", "6")
    person.hurry()
    state = table.war((1, 2), (1, 3)).move(1).state
    person.open_record(write(Record(table.game, ["Ada", "Bob (bot hard)", "Clara (bot medium)"], state)))
    person.wait_for_question()
    answer = person.page.request.put(f"{person.address}/api/tables/{person.table}/hints", data={"hints": False})
    assert answer.ok
    dealings(person, "Bob").get_by_role("button", name="Offer peace").click()
    expect(relations(person).get_by_text("Bob refuses: “My army is much stronger than yours.”")).to_be_visible()
    assert grave(person.page, axe, "#panel") == []
    dealings(person, "Clara").get_by_role("button", name="Offer peace").click()
    expect(relations(person).get_by_role("button", name="Clara at peace")).to_be_visible()
    expect(relations(person).get_by_text("refuses")).to_have_count(1)


def test_offers_are_made_and_taken_though_nobody_is_asked(new_person: NewPerson) -> None:
    ada, bob, clara = sit_down(new_person, powers().war((1, 2)).move(1))
    dealings(ada, "Bob").get_by_role("button", name="Offer peace").click()
    expect(relations(ada)).to_contain_text("You have offered peace")
    # Bob is told beside the question and at the tab, and agrees though it is Ada's turn.
    notice = bob.page.get_by_role("status").filter(has_text="Ada offers you peace.")
    expect(bob.page.get_by_role("tab", name="Relations")).to_contain_text("1")
    notice.get_by_role("button", name="Relations").click()
    relations(bob).get_by_role("button", name="Make peace").click()
    expect(notice).to_have_count(0)
    for window, other in ((ada, "Bob"), (bob, "Ada")):
        window.open_panel("Relations")
        expect(relations(window).get_by_role("button", name=f"{other} at peace")).to_be_visible()
    # Clara offers a region, and thinks better of it.
    group = dealings(clara, "Ada")
    group.get_by_label("Cede a region").select_option("Italy")
    group.get_by_role("button", name="Offer", exact=True).click()
    offer = ada.page.get_by_role("status").filter(has_text="Clara offers to cede you a region: Italy.")
    expect(offer).to_be_visible()
    relations(clara).get_by_role("button", name="Withdraw").click()
    expect(offer).to_have_count(0)
    # Money goes over at once; Bob has to wait for his own turn to give any.
    group = dealings(ada, "Bob")
    group.get_by_label("Give PP (up to 20)").fill("5")
    group.get_by_role("button", name="Give").click()
    bob.wait_until(lambda: [player["pp"] for player in bob.state["view"]["players"]] == [15, 25, 20])
    dealings(bob, "Ada").get_by_role("button", name="Give").click()
    expect(relations(bob)).to_contain_text("You can give away PP only in your own part")


def test_others_join_a_war_that_is_declared(new_person: NewPerson) -> None:
    ada, bob, _ = sit_down(new_person, powers(alliances="on").move(1))
    group = dealings(ada, "Clara")
    expect(group).to_contain_text(
        "no attacks before your next movement phase; the enemy may attack sooner · others may join either side"
    )
    group.get_by_role("button", name="Declare war").click()
    join = bob.page.get_by_role("button", name="Join the attackers")
    expect(join).to_contain_text("War with Clara; Ada must agree.")
    join.click()
    ada.page.get_by_role("button", name="Admit the new ally").click()
    relations_of_bob = bob.open_panel("Relations")
    expect(relations_of_bob.get_by_role("button", name="Ada allied")).to_be_visible()
    expect(relations_of_bob.get_by_role("button", name="Clara at war")).to_contain_text("you cannot attack")


@pytest.mark.parametrize("standing", [False, True])
def test_fleets_pass_a_strait_by_leave(phone: Person, axe: str, standing: bool) -> None:
    table = powers().move(2).do("fleet 1", "sail eastern_mediterranean")
    phone.hurry()
    phone.go_to_table(phone.store(record_of(table)), f"?seat={ADA}")
    asked = phone.page.get_by_role("region", name="Passage")
    expect(asked).to_contain_text("Bob is waiting with one fleet. Aboard: 2 × infantry. You are at peace.")
    assert grave(phone.page, axe, "[data-form]") == []
    assert phone.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    asked.get_by_role("button", name="Never let them pass" if standing else "Let the fleets pass").click()
    phone.wait_until(lambda: phone.state["view"]["step"] != "permission")
    there = phone.state["view"]["seas"].get("eastern_mediterranean", [])
    assert len(there) == (0 if standing else 1)
    assert phone.state["view"]["players"][ADA]["never_lets_pass"] == ([BOB] if standing else [])


def test_points_are_explained_and_a_card_stays_hidden(new_person: NewPerson, axe: str) -> None:
    table = powers(victory_cards="on")
    table.state.card = [1, 2, 4]  # naval supremacy, peace with everyone, all regions westernized
    ada, bob, _ = sit_down(new_person, table.move(1))
    for window, worth in ((ada, "Naval supremacy 60"), (bob, "Peace with everyone 90")):
        panel = window.open_panel("Victory")
        expect(panel.get_by_role("region", name="Your hidden victory card")).to_contain_text(worth)
        row = panel.get_by_role("row", name="Hidden victory card")
        assert row.get_by_role("cell").all_inner_texts().count("?") == 2
    panel = ada.open_panel("Victory")
    expect(panel.get_by_role("row", name="Regions")).to_contain_text("20")
    expect(panel).to_contain_text("57 native regions are left.")
    panel.get_by_role("list", name="Standings").get_by_role("button", name="Bob").click()
    expect(panel).to_contain_text("Building sets: Bob")
    assert grave(ada.page, axe, "#panel") == []
