"""Battles of War!: both sides and the odds before and between rounds, dice, losses, retreats, and fleets that meet."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from greatpowers.core.record import Record, write
from tests.browser.person import Person
from tests.browser.positions import PEOPLE
from tests.browser.test_axe import grave
from tests.war.table import Table

QUIET = ["roll 1"]  # a die that does not hit


def germany() -> Table:
    """Ada attacks Bob's fort in Germany, and natives that she does not know in Morocco."""
    table = Table(3).war((1, 2)).money(1, dp=2).land(1, "france", "2i").land(1, "spain", "1i").land(2, "japan", "2i")
    table.land(2, "germany", "3i 1a", "fort").land(3, "borneo", "1i").natives("morocco", "8+", hidden=True)
    return table.attack(1, "france", "germany", "3i 1c 1a G").attack(1, "spain", "morocco", "6i").combat(1)


def spain() -> Table:
    """Ada has landed in Spain; her fleet waits beside one of Bob's."""
    table = Table(2).war((1, 2)).land(1, "italy", "1i").land(2, "spain", "4i").land(2, "japan", "1i")
    table.fleet(1, "western_mediterranean", "1i").fleet(2, "western_mediterranean")
    return table.landing(1, "western_mediterranean", "spain", "4i 1c").combat(1)


def north_sea() -> Table:
    """Ada's fleets, two of them loaded, are about to leave the North Sea, where Bob has fleets and a port."""
    table = Table(2, interception="on").war((1, 2)).land(1, "kenya", "1i", "city", "school").land(2, "japan", "1i")
    table.land(2, "germany", "2i", "port").fleet(1, "north_sea", "3i").fleet(1, "north_sea", "1i")
    return table.fleet(1, "north_sea").fleet(2, "north_sea").fleet(2, "north_sea", "G").move(1)


def sit_down(person: Person, table: Table, *notations: str, seat: int = 0) -> None:
    """One player's own window at a game that begins in this position, after these actions."""
    state, space = table.state, table.game.space
    record = Record(table.game, PEOPLE[: table.game.seats], state.clone())
    for notation in notations:
        record.add(space.parse(notation), state.to_act)
        state.apply(record.actions[-1])
    person.hurry()
    person.go_to_table(person.store(write(record)), f"?seat={seat}")


def form(person: Person) -> Locator:
    return person.page.locator("[data-form]")


def test_from_the_odds_through_the_dice_to_the_losses(person: Person, axe: str) -> None:
    sit_down(person, germany())
    person.wait_for_question()
    expect(form(person).get_by_role("heading", name="Battles to come")).to_be_visible()
    expect(form(person).get_by_text("You do not know these natives")).to_be_visible()
    form(person).get_by_role("button", name=re.compile("Show both sides.*Germany")).click()
    expect(form(person).get_by_text("strength unknown to you")).to_have_count(0)
    assert grave(person.page, axe) == []

    before = form(person).get_by_text(re.compile(r"^Ada [\d.]+%$")).first.inner_text()
    person.choose(person.choice("Fight the battle: Germany"))
    expect(form(person).get_by_text(before)).to_be_visible()  # the same odds once the battle is on
    form(person).get_by_role("button", name=re.compile("Against a fort")).click()
    expect(person.page.get_by_role("dialog")).to_contain_text("fort")
    person.page.keyboard.press("Escape")
    person.choose(person.choice("Lower both modifiers by 1"))

    person.wait_until(lambda: person.state["view"]["step"] != "battle_dice")
    panel = person.open_panel("Battle")
    expect(panel.locator(".round .die")).to_have_count(5 + 4)
    assert len(person.page.locator(".round").first.get_by_text(re.compile(r"hits?$")).all()) == 2
    assert grave(person.page, axe) == []


def test_losses_and_a_retreat_to_fleets_on_a_phone(phone: Person) -> None:
    sit_down(phone, spain(), "battle spain", *QUIET * 5, "roll 5", "roll 6", *QUIET * 2)
    phone.wait_for_question()
    infantry, cavalry = (
        int(re.findall(r"wins (\d+)%", phone.choice(f"Lose {kind}").inner_text())[0])
        for kind in ("an infantry", "a cavalry")
    )
    assert infantry > cavalry
    for _ in range(2):
        phone.choose(phone.choice("Lose an infantry"))
    way = phone.choice("Retreat to: Western Mediterranean")
    expect(way).to_contain_text("the enemy rolls 4 dice first")
    expect(way).to_contain_text("1 enemy fleet (Bob)")
    expect(phone.choice("Stay and fight")).to_contain_text(re.compile(r"wins \d+% of the time"))
    assert phone.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    low = [box for one in phone.choices.all() if (box := one.bounding_box()) and box["height"] < 44]
    assert low == []
    phone.choose(way)
    phone.wait_until(lambda: phone.state["view"]["step"] != "battle_dice")


def test_fleets_meet(person: Person) -> None:
    sit_down(person, north_sea(), "fleet 1", "join 2", "join 3", "sail baltic_sea", seat=1)
    person.wait_for_question()
    expect(form(person).get_by_text("7 or less with two dice: 58.3%")).to_be_visible()
    expect(person.choice("Intercept", exact=True)).to_contain_text("58%")
    expect(form(person).get_by_role("button", name=re.compile("Port on this sea area"))).to_have_count(2)
    person.choice("Intercept", exact=True).click()
    person.wait_until(lambda: person.state["view"]["step"] not in ("intercept", "intercept_roll", "naval_dice"))


def test_which_fleet_to_lose(person: Person) -> None:
    dice = ["roll 1", "roll 2", *QUIET * 3, "roll 4", "roll 1"]  # found; then one hit
    sit_down(person, north_sea(), "fleet 1", "join 2", "join 3", "sail baltic_sea", "intercept", *dice)
    person.wait_for_question()
    chances = [
        int(re.findall(r"wins (\d+)%", person.choice(f"Lose fleet {number}").inner_text())[0]) for number in (1, 2, 3)
    ]
    assert chances[0] > chances[2]  # a full fleet hardly hits
    expect(form(person).locator(".round .die")).to_have_count(3 + 2)
    person.choose(person.choice("Lose fleet 3"))
    expect(form(person).locator(".round").get_by_text("Ada loses a fleet: North Sea.")).to_be_visible()
