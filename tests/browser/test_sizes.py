"""Every window: game, question and choices are in sight, nothing sticks out, and no page scrolls into blank."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import ViewportSize, expect

from greatpowers.core.game import State
from greatpowers.games import make_game
from tests.browser.conftest import NewPerson
from tests.browser.person import Person
from tests.browser.positions import after, crowded, played_until
from tests.browser.windows import PHONE, SCREEN

LAPTOP: ViewportSize = {"width": 1440, "height": 900}
SIZES: list[ViewportSize] = [
    LAPTOP,
    {"width": 2560, "height": 1440},
    {"width": 820, "height": 1180},
    {"width": 1180, "height": 820},
    PHONE,
    {"width": 844, "height": 390},
]
FEW = 2  # choices that are in sight everywhere

# How far the page can be scrolled beyond what is laid out in it, downwards and sideways.
BLANK = """() => {
    const page = document.documentElement, laid = document.querySelector("#app").getBoundingClientRect();
    const height = Math.max(laid.bottom + page.scrollTop, innerHeight);
    return [Math.max(0, page.scrollHeight - Math.ceil(height)), Math.max(0, page.scrollWidth - innerWidth)];
}"""

# Choices that can be pressed without scrolling.
IN_SIGHT = """() => [...document.querySelectorAll("[data-choice], [data-form] button")].filter((one) => {
    const box = one.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return box.height > 0 && box.bottom <= innerHeight && (one === top || one.contains(top));
}).length"""


def investing() -> str:
    """ImpeRunde, when Ada is to invest and holds a card."""

    def wanted(state: State, _: int) -> bool:
        return state.step == "invest" and state.to_act == 0 and state.view(None)["players"][0]["cards"] > 0

    return played_until(wanted, make_game("imperunde", 3))


def asked_in(step: str) -> str:
    """ImpeRunde, when Ada has several answers in this step."""
    return played_until(
        lambda state, _: state.step == step and state.to_act == 0 and len(state.legal()) > FEW,
        make_game("imperunde", 3),
    )


GAMES: dict[str, tuple[Callable[[], str], str]] = {
    "imperial": (lambda: after(60), "Investors"),
    "imperunde": (investing, "Players"),
    "war": (crowded, "Players"),
}


def at_a_glance(person: Person, group: str) -> None:
    """Everybody and everything in short: there, or one tap away."""
    page = person.page
    overview = page.get_by_role("tab", name="Overview")
    strip = page.get_by_role("group", name=group)
    if overview.count() == 0:
        expect(strip).to_be_in_viewport(ratio=1)
        return
    overview.tap()
    expect(strip).to_be_in_viewport(ratio=0.3)  # the first of eight players, at least
    page.get_by_role("tab", name="Choices").tap()


@pytest.mark.parametrize("game", GAMES)
def test_one_screen_shows_the_game(new_person: NewPerson, game: str) -> None:
    position, group = GAMES[game]
    person = new_person(viewport=LAPTOP, has_touch=True, reduced_motion="reduce")
    person.hurry()
    person.go_to_table(person.store(position()), "?seat=0" if game != "imperial" else "")
    for size in SIZES:
        person.page.set_viewport_size(size)
        expect(person.question).to_be_in_viewport(ratio=1)
        person.wait_until(lambda: person.page.evaluate(IN_SIGHT) >= FEW)
        assert (size, person.page.evaluate(BLANK)) == (size, [0, 0])
        at_a_glance(person, group)


def is_asked(person: Person, step: str) -> bool:
    return any(frame["type"] == "state" and frame["view"]["step"] == step for frame in person.frames)


def test_each_form_of_imperunde_fits_a_phone_on_its_side(new_person: NewPerson) -> None:
    person = new_person(viewport=SIZES[-1], has_touch=True, reduced_motion="reduce")
    person.hurry()
    for step in ("unmask", "response", "assault", "defend"):
        person.frames.clear()
        person.go_to_table(person.store(asked_in(step)), "?seat=0")
        person.wait_until(partial(is_asked, person, step))
        person.wait_until(lambda: person.page.evaluate(IN_SIGHT) >= FEW)


# Investors whose name or money does not have its room.
CUT = """group => [...group.children].filter((investor) => {
    const name = investor.querySelector(".name"), money = investor.querySelector(".money");
    const inside = (one, around) => {
        const [box, room] = [one.getBoundingClientRect(), around.getBoundingClientRect()];
        return box.left >= room.left - 1 && box.right <= room.right + 1 && box.bottom <= room.bottom + 1;
    };
    const sums = [...money.children].every((one) => inside(one, money));
    return name.scrollWidth > name.clientWidth || !sums || !inside(money, investor);
}).map((investor) => investor.innerText)"""


def test_six_investors_have_room_for_names_and_money(new_person: NewPerson) -> None:
    names = ["Amalia", "Bruno", "Camille", "Dorothea", "Edith", "Friedrich"]
    game = make_game("imperial", len(names), {"cash": "open"})
    record = played_until(lambda state, _: state.step == "rondel", game, players=names)
    person = new_person(locale="de", viewport=LAPTOP)
    person.go_to_table(person.store(record))
    investors = person.page.get_by_role("group", name="Investoren", exact=True)
    expect(investors.get_by_role("button")).to_have_count(len(names))
    for size in (LAPTOP, SCREEN, SIZES[2], SIZES[3]):
        person.page.set_viewport_size(size)
        assert (size, investors.evaluate(CUT)) == (size, [])


# The space between neighbours among the values of a nation's bonds, in pixels.
BETWEEN = """bonds => {
    const values = [...bonds.children].map((bond) => {
        const text = document.createRange();
        text.selectNodeContents(bond.querySelector("[aria-hidden]"));
        return text.getBoundingClientRect();
    });
    return values.slice(1).map((value, i) => value.left - values[i].right);
}"""


def test_bonds_stand_apart(new_person: NewPerson) -> None:
    person = new_person()
    person.go_to_table(person.store(after(60)))
    bonds = person.page.get_by_role("group", name="Nations").locator(".bonds")
    for size in (SCREEN, LAPTOP, SIZES[1], SIZES[2], SIZES[3]):
        person.page.set_viewport_size(size)
        expect(bonds).to_have_count(6)
        person.wait_until(lambda: all(min(nation.evaluate(BETWEEN)) >= 2 for nation in bonds.all()))
