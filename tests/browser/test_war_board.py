"""War! on its board: a full position is read at a glance and by ear, turns are charted, the first page offers it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from greatpowers.games import make_game
from tests.browser.conftest import NewPerson
from tests.browser.person import Person
from tests.browser.positions import EIGHT, crowded, played_until
from tests.browser.test_axe import grave

PICTURES = True

WINDOW = {"width": 1440, "height": 900}
READABLE = 6  # pixels of the digits of a counter, from their foot to their head
COVERED = 0.3  # how much of a counter another one may cover

# The counters of each region: how tall their digits are, and how much of one is covered by another.
COUNTERS = """() => {
    const regions = {};
    for (const stack of document.querySelectorAll(".stack")) {
        const number = stack.querySelector(".number");
        const digits = number && number.getScreenCTM().a * parseFloat(getComputedStyle(number).fontSize) * 0.72;
        const box = stack.querySelector(".face").getBoundingClientRect();
        (regions[stack.dataset.region] ??= []).push({ digits, box });
    }
    const shared = (a, b) =>
        Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
        Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)) / (a.width * a.height);
    return Object.entries(regions).map(([region, here]) => ({
        region,
        counters: here.length,
        digits: Math.min(...here.map((one) => one.digits ?? Infinity)),
        covered: Math.max(0, ...here.flatMap((a) => here.map((b) => (a === b ? 0 : shared(a.box, b.box))))),
    }));
}"""


def open_crowded(person: Person) -> None:
    person.go_home()
    person.go_to_table(person.store(crowded()), "?seat=0")
    person.wait_for_question()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_full_position_is_read_unzoomed(new_person: NewPerson, axe: str, scheme: str) -> None:
    person = new_person(viewport=WINDOW, color_scheme=scheme, reduced_motion="reduce")
    open_crowded(person)
    found = person.page.evaluate(COUNTERS)
    assert len(found) == 91  # every region and sea area
    assert max(one["counters"] for one in found) >= 3
    assert [one for one in found if one["digits"] < READABLE] == []
    assert [one for one in found if one["covered"] > COVERED] == []
    players = person.page.get_by_role("group", name="Players", exact=True).get_by_role("button")
    expect(players).to_have_count(8)
    for name, player in zip(EIGHT, players.all(), strict=True):
        expect(player).to_contain_text(name)
    expect(players.nth(6)).to_contain_text("at war with Hugo")
    assert grave(person.page, axe) == []


def test_regions_are_told_in_words(person: Person, page: Page) -> None:
    """What lies there, whose it is, on which condition one passes, and what of the board is our reconstruction."""
    open_crowded(person)
    expect(person.region(re.compile("^Spain,"))).to_have_accessible_name(
        re.compile(
            r"Clara, .*Europe, .*resource chit face down, .*no land border with Morocco, .*coast \(reconstructed\)"
        )
    )
    expect(person.region(re.compile("^Arabia,"))).to_have_accessible_name(
        re.compile(r"gold: \d+ PP, developed \(reconstructed\), natives 9, in revolt, Hugo: 2 spheres of influence")
    )
    expect(person.region(re.compile("^Egypt,"))).to_have_accessible_name(
        re.compile("Ada: 3 infantry, 1 cavalry, 5 artillery, Bob: 8 infantry, 2 artillery, a general")
    )
    expect(person.region(re.compile("^Black Sea,"))).to_have_accessible_name(
        re.compile(
            "Dardanelles: fleets pass with the permission of the player who controls Ottoman, sea area, Bob: a fleet"
        )
    )
    sea = person.region(re.compile("^North Sea,"))
    expect(sea).to_have_accessible_name(
        re.compile(r"sea area \(reconstructed\), .*a fleet carrying 2 infantry, 1 cavalry, a general")
    )
    sea.click(force=True)
    expect(page.get_by_role("dialog", name="North Sea")).to_contain_text("sea area (reconstructed)")


def test_turns_are_charted(person: Person) -> None:
    """Victory points, income, regions and forces of both players, turn by turn."""
    record = played_until(lambda state, _: state.view(None)["turn"] == 3, make_game("war", 2), seed=1)
    person.go_home()
    person.go_to_table(person.store(record), "?seat=0")  # whoever's turn it is by lot
    panel = person.open_panel("History")
    titles = ["Victory points", "Income", "Regions", "Land units", "Fleets"]
    for title in titles:
        chart = panel.get_by_role("figure", name=title, exact=True)
        expect(chart).to_contain_text("Ada")
        expect(chart).to_contain_text("Bob")


@pytest.mark.parametrize("code", ["en", "de", "fr"])
def test_the_first_page_offers_the_game(new_person: NewPerson, code: str) -> None:
    """With two to eight players and all optional rules; those that exclude each other say so."""
    person = new_person(locale=code, viewport={"width": 390, "height": 844})
    page = person.page
    person.go_home()
    person.set_up("war")
    page.locator("details summary").click()
    expect(page.locator("fieldset").get_by_role("radio", name=re.compile("^[2-8]$"))).to_have_count(7)
    expect(page.get_by_role("combobox").filter(has=page.locator("option[value=on]"))).to_have_count(10)
    expect(page.locator("select").filter(has=page.locator("option[value=home]"))).to_have_count(1)
    expect(page.locator("footer")).to_contain_text("Jonathan Entner")
    assert re.findall(r"\b(?:web|option)-[a-z-]+", page.inner_text("main")) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    start = page.get_by_role("button", name=re.compile("^(Start game|Spiel beginnen|Spiel starten|Commencer|Lancer)"))
    expect(start).to_be_enabled()
    conflicting = page.locator("select").filter(has=page.locator("option[value=on]"))
    conflicting.nth(0).select_option("on")  # random regions
    conflicting.nth(3).select_option("on")  # pseudo-historical
    expect(page.locator("#option-conflicts")).to_be_visible()
    expect(start).to_be_disabled()
    page.goto(f"{person.address}/#/rules/war")
    expect(page.get_by_role("article").first).to_be_visible()
    assert re.findall(r"\bweb-[a-z-]+", page.inner_text("main")) == []
