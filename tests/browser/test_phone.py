"""The phone, held upright: nothing sticks out, fingers hit what they want, and the game can be played."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewPerson
from tests.browser.person import ADA, BOT, Person
from tests.browser.windows import PHONE

TOUCH = 44


def fits(person: Person) -> None:
    assert person.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def too_small(*controls: Locator) -> list[str]:
    """Which of these are smaller than a finger needs."""
    out = []
    for control in controls:
        for one in control.all():
            box = one.bounding_box()
            if box and min(box["width"], box["height"]) < TOUCH - 0.5:
                label = one.get_attribute("aria-label") or one.inner_text()
                out.append(f"{label}: {box['width']:.0f} x {box['height']:.0f}")
    return out


def test_no_page_scrolls_sideways(phone: Person) -> None:
    phone.go_home()
    fits(phone)
    phone.go_to_rules()
    fits(phone)
    phone.sit_down()
    phone.wait_for_question()
    for tab in phone.page.get_by_role("tab").all():
        tab.tap()
        expect(tab).to_have_attribute("aria-selected", "true")
        fits(phone)


def test_targets_for_fingers_at_home(phone: Person) -> None:
    page = phone.page
    phone.go_home()
    main = page.get_by_role("main")
    ways = [main.get_by_role("button", name="Play now"), main.get_by_role("link", name="Learn")]
    pages = page.get_by_role("navigation").get_by_role("link")
    assert too_small(*ways, pages, main.get_by_text("Open a record", exact=True)) == []
    form = phone.set_up()
    assert too_small(form.get_by_role("button"), form.get_by_role("combobox")) == []


def test_targets_for_fingers_at_the_table(phone: Person) -> None:
    page = phone.page
    phone.sit_down()
    phone.wait_for_question()
    tools = page.get_by_role("group", name="Available at any time").get_by_role("button")
    zoom = page.get_by_role("button", name="Zoom in")
    settings = page.get_by_role("button", name="Settings")
    assert too_small(phone.choices, page.get_by_role("tab"), tools, zoom, settings) == []


@pytest.mark.parametrize("code", ["en", "de", "fr"])
@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844)])
def test_four_choices_are_in_sight(new_person: NewPerson, code: str, width: int, height: int) -> None:
    """At the rondel, with the guide, and with everything that one can do besides."""
    size = {"width": width, "height": height}
    person = new_person(locale=code, viewport=size, has_touch=True, is_mobile=True)
    person.go_home()
    person.go_to_table(person.new_table(ADA, BOT))
    person.wait_for_question()
    expect(person.choices).to_have_count(8)
    expect(person.page.get_by_role("complementary")).to_be_visible()
    expect(person.choices.nth(3)).to_be_in_viewport(ratio=1)


def test_the_guide_unfolds(phone: Person) -> None:
    phone.sit_down()
    phone.wait_for_question()
    guide = phone.page.get_by_role("complementary", name="Your first game")
    folded = guide.bounding_box()
    guide.get_by_role("button", name="More").tap()
    expect(guide.get_by_role("button", name="Less")).to_be_visible()
    unfolded = guide.bounding_box()
    assert folded
    assert unfolded
    assert unfolded["height"] > 2 * folded["height"]
    guide.get_by_role("button", name="Hide these tips").tap()
    expect(guide).to_have_count(0)


def test_a_game_on_the_phone(phone: Person) -> None:
    """Four decisions by tapping, with a look at other panels in between."""
    phone.sit_down()
    for _ in range(4):
        phone.wait_for_question()
        before = phone.asked()
        phone.choices.first.tap()
        phone.wait_for_change(before)
    phone.wait_for_question()
    phone.page.get_by_role("tab", name="Investors").tap()
    expect(phone.choices).to_have_count(0)
    phone.page.get_by_role("tab", name="Choices").tap()
    phone.wait_for_question()
    expect(phone.choices.first).to_be_in_viewport()
