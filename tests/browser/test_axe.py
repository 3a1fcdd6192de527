"""axe finds nothing serious or critical, in light and dark."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from playwright.sync_api import Page

from greatpowers.core.game import State
from greatpowers.games import make_game
from tests.browser.conftest import NewPerson
from tests.browser.person import Person
from tests.browser.positions import crowded, played_until

GRAVE = {"serious", "critical"}
FORMS = ["start_ships", "talks", "debts", "invest", "window", "target", "move", "assault", "reinforce", "embark"]
Scheme = Literal["light", "dark"]


def grave(page: Page, axe: str, within: str = "html") -> list[str]:
    """What axe holds against the page, or a part of it, as it stands, one line for each place.

    Nothing but colours differs in the dark, so nothing else is looked at there.
    """
    page.evaluate(axe)
    found: list[dict[str, Any]] = page.evaluate(
        """within => {
            const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
            const rules = isDark ? { runOnly: ["color-contrast"] } : {};
            return axe.run(within, { resultTypes: ["violations"], ...rules }).then(({ violations }) => violations);
        }""",
        within,
    )
    return [
        f"{one['id']} ({one['impact']}): {node['target']} {node['html'][:160]}"
        for one in found
        if one["impact"] in GRAVE
        for node in one["nodes"]
    ]


@pytest.fixture(params=["light", "dark"])
def scheme(request: pytest.FixtureRequest) -> Scheme:
    return "dark" if request.param == "dark" else "light"


@pytest.fixture
def reader(new_person: NewPerson, scheme: Scheme) -> Person:
    """Somebody whose system wishes light or dark, and no movement."""
    return new_person(color_scheme=scheme, reduced_motion="reduce")


def test_home(reader: Person, axe: str) -> None:
    reader.go_home()
    assert grave(reader.page, axe) == []
    reader.set_up()
    assert grave(reader.page, axe) == []


def test_learn(reader: Person, axe: str) -> None:
    reader.page.goto(f"{reader.address}/#/learn/war")
    reader.page.get_by_role("button", name="Start Build an economy").click()
    reader.page.get_by_role("button", name="Hint").click()
    assert grave(reader.page, axe) == []
    reader.page.get_by_role("link", name="All lessons").click()
    reader.page.get_by_role("button", name="Start Build an economy").wait_for()
    assert grave(reader.page, axe) == []


def test_table(reader: Person, axe: str) -> None:
    reader.sit_down()
    reader.wait_for_question()
    reader.choose(reader.choice("Factory"))
    reader.wait_for_question()
    assert grave(reader.page, axe) == []
    for panel in ("Investors", "Nations", "Rondel", "Log", "History"):
        reader.open_panel(panel)
        assert (panel, grave(reader.page, axe, "[role=tabpanel]")) == (panel, [])


def test_rules(reader: Person, axe: str) -> None:
    reader.go_to_rules()
    assert grave(reader.page, axe) == []


@pytest.mark.parametrize("step", FORMS)
def test_forms_of_imperunde(reader: Person, axe: str, step: str) -> None:
    def wanted(state: State, _: int) -> bool:
        plays = [state.game.space.notation(action) for action in state.legal()]
        chooses = step != "window" or any(words.startswith("card ") for words in plays)
        return state.step == step and state.to_act == 0 and chooses

    reader.hurry()
    reader.go_to_table(reader.store(played_until(wanted, make_game("imperunde", 3))), "?seat=0")
    reader.wait_for_question()
    assert grave(reader.page, axe, "html" if step == FORMS[0] else "[data-form], [data-choices]") == []


def test_panels_of_war(reader: Person, axe: str) -> None:
    """Each by itself: what stands around them is the same as elsewhere, and the board has a test of its own."""
    reader.hurry()
    reader.go_to_table(reader.store(crowded()), "?seat=0")
    reader.wait_for_question()
    for panel in ("Production", "Purchases", "Natives", "Movement", "Battle", "Relations", "Victory"):
        reader.open_panel(panel)
        assert (panel, grave(reader.page, axe, "[role=tabpanel]")) == (panel, [])
