"""Players who pass until something concerns them, or answer beforehand what they may be asked."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import NamedTuple
from unittest.mock import Mock

import pytest

from greatpowers.server.database.storage import Storage, now
from greatpowers.server.notices.notices import Notices
from greatpowers.server.processes import caretaker
from greatpowers.server.tables import plans
from greatpowers.server.tables.plan import Answer, Plan
from tests.server.conftest import FRIEND, PERSON, TIMEOUT, Browser, Client, Guest, Message, Start
from tests.war.table import Table as WarTable

FOR_EVER = [3600.0, 3600.0]
AT_ONCE = [0.0, 0.0]


@pytest.fixture(autouse=True)
def pause(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long those who pass wait."""
    seconds = [*AT_ONCE]
    monkeypatch.setattr(plans, "PAUSE", seconds)
    return seconds


class Company(NamedTuple):
    """Three guests at a table of Imperial without the investor card: after each turn, everybody may invest."""

    guests: list[Guest]
    table: str


@pytest.fixture
def company(client: Client) -> Company:
    return seated(client)


def seated(client: Client) -> Company:
    host, ben, cleo = guests = [Guest(client) for _ in range(3)]
    table = host.open(PERSON, FRIEND, FRIEND, options={"investor_card": "without"})
    seats = host.ask("GET", f"/api/tables/{table}/links")["seats"]
    ben.follow(seats["1"], "Ben")
    cleo.follow(seats["2"], "Cleo")
    return Company(guests, table)


@contextmanager
def browsers_of(company: Company) -> Iterator[list[Browser]]:
    with ExitStack() as stack:
        yield [stack.enter_context(guest.connect(company.table)) for guest in company.guests]


def go_on(browsers: list[Browser]) -> None:
    """Whoever decides passes, or taxes with a nation; everybody has seen it."""
    seat = browsers[0].state["to_act"]
    decider = browsers[seat]
    number = decider.state["number"]
    wanted = next((one for one in decider.state["legal"] if one.get("space") == "taxation"), decider.state["legal"][-1])
    decider.send(type="play", number=number, action=wanted["action"])
    see(browsers, number + 1)


def see(browsers: list[Browser], number: int) -> None:
    for browser in browsers:
        if browser.state["number"] < number:
            browser.receive_until(lambda message: message["type"] == "state" and message["number"] >= number)


def begin_round(browsers: list[Browser]) -> int:
    """Go on until somebody may invest whose nation it is not; returns their seat."""
    while "passing" not in browsers[browsers[0].state["to_act"]].state:
        go_on(browsers)
    seat: int = browsers[0].state["to_act"]
    return seat


def plan(browser: Browser, passing: bool = True) -> Message:
    """Set a plan, or withdraw it; returns the state that says so."""
    browser.send(type="plan", seat=browser.state["seat"], passing=passing)
    return browser.receive_until(lambda one: one["type"] == "error" or one.get("passing", False) is passing)


def test_a_plan_passes_until_something_concerns_its_player(company: Company) -> None:
    with browsers_of(company) as browsers:
        seat = begin_round(browsers)
        planner, others = browsers[seat], [one for one in browsers if one.state["seat"] != seat]
        before = planner.state["number"]
        plan(planner)
        see(browsers, before + 1)
        while planner.state.get("passing"):
            assert "legal" not in planner.state
            if browsers[0].state["to_act"] == seat:
                see(browsers, browsers[0].state["number"] + 1)
            else:
                go_on(browsers)
        assert planner.state["legal"]
        assert planner.state["to_act"] == seat
        assert planner.state["prompt"][0] == "rondel"
        assert not any("passing" in one.state and one.state["to_act"] != one.state["seat"] for one in others)


def test_it_is_withdrawn_before_it_passes(company: Company, pause: list[float]) -> None:
    pause[:] = FOR_EVER
    with browsers_of(company) as browsers:
        planner = browsers[begin_round(browsers)]
        legal = planner.state["legal"]
        assert "legal" not in plan(planner)
        assert plan(planner, passing=False)["legal"] == legal
        pause[:] = AT_ONCE
        go_on(browsers)  # by its player, whom the runner has left alone
        assert planner.state["events"][-1]["action"] == planner.state["number"] - 1


def test_whoever_undoes_a_pass_decides_in_person(company: Company) -> None:
    with browsers_of(company) as browsers:
        seat = begin_round(browsers)
        planner, number = browsers[seat], browsers[seat].state["number"]
        plan(planner)
        see(browsers, number + 1)
        assert planner.state["can_undo"]
        planner.send(type="undo")
        again = planner.receive_until(lambda one: one["type"] == "state" and one["number"] == number)
        assert again["passing"] is False
        assert again["legal"]


def test_nobody_plans_for_others_or_for_what_concerns_them(company: Company) -> None:
    with browsers_of(company) as browsers:
        decider = browsers[browsers[0].state["to_act"]]
        decider.send(type="plan", seat=decider.state["seat"], passing=True)
        assert "concerns" in decider.receive_type("error")["error"]
        decider.send(type="plan", seat=(decider.state["seat"] + 1) % 3, passing=True)
        assert decider.receive_type("error")


def test_nobody_else_is_told_of_a_plan(company: Company, pause: list[float]) -> None:
    pause[:] = FOR_EVER
    address = f"/api/tables/{company.table}"
    with browsers_of(company) as browsers:
        seat = begin_round(browsers)
        other = (seat + 1) % 3
        before = company.guests[other].ask("GET", address)
        plan(browsers[seat])
        browsers[other].send(type="why", ask=7, do={"do": "pass"})
        assert browsers[other].receive()["type"] == "why"  # and nothing before it
        assert company.guests[other].ask("GET", address) == before
        with company.guests[other].connect(company.table) as again:
            assert "passing" not in again.state
        with company.guests[seat].connect(company.table) as again:
            assert again.state["passing"] is True


def test_a_plan_survives_a_restart_and_passes_where_nobody_looks(
    start: Start, pause: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    pause[:] = FOR_EVER
    with start() as client:
        company = seated(client)
        with browsers_of(company) as browsers:
            seat = begin_round(browsers)
            plan(browsers[seat])
            number = browsers[seat].state["number"]
    pause[:] = AT_ONCE
    monkeypatch.setattr(caretaker, "PATIENCE", -TIMEOUT * 1000)
    with start() as client:
        host = company.guests[0]
        host.come_to(client)
        until = time.monotonic() + TIMEOUT
        while host.ask("GET", f"/api/tables/{company.table}")["actions"] == number:
            assert time.monotonic() < until
            time.sleep(0.01)


def test_whoever_passes_by_plan_gets_no_notice(company: Company, storage: Storage, pause: list[float]) -> None:
    pause[:] = FOR_EVER
    notices = Notices(storage)
    with browsers_of(company) as browsers:
        seat = begin_round(browsers)
        assert [waiting.seat for waiting in notices.waiting(now())] == [seat]
        plan(browsers[seat])
        assert notices.waiting(now()) == []
        plan(browsers[seat], passing=False)
        assert [waiting.seat for waiting in notices.waiting(now())] == [seat]


def test_another_process_tells_nobody_else_of_a_plan() -> None:
    passes = Plan(passing=True)
    answers = Plan(answers=[Answer("invest", {}, ["pass"])])
    live = Mock(revision=3, guests=["ada", "ben"], plans={0: passes})
    same = {"revision": 4, "guests": ["ada", "ben"]}
    assert plans.changed_alone(live, Mock(**same, plans={0: passes, 1: answers})) == [1]
    assert plans.changed_alone(live, Mock(**same, plans={0: answers})) == [0]
    assert plans.changed_alone(live, Mock(**same, plans={0: passes})) == []
    assert plans.changed_alone(live, Mock(**{**same, "revision": 5}, plans={})) == []  # there was something else
    assert plans.changed_alone(live, Mock(**{**same, "guests": ["", "ben"]}, plans={})) == []  # somebody left


# -- answers beforehand --------------------------------------------------------------------------------------


def foresee(browser: Browser) -> list[Message]:
    """What its player may answer beforehand."""
    browser.send(type="foresee", seat=browser.state["seat"])
    decisions: list[Message] = browser.receive_type("foreseen")["decisions"]
    return decisions


def offers(browser: Browser, nation: str) -> Message:
    """The round in which bonds of a nation are offered."""
    return next(one for one in foresee(browser) if one["step"] == "round" and one["about"]["nation"] == nation)


def answer(browser: Browser, decision: Message, *actions: int) -> Message:
    """Answer this beforehand with the first of these actions that is possible; returns the state that says so."""
    wanted = {"step": decision["step"], "about": decision["about"], "actions": actions}
    browser.send(type="plan", seat=browser.state["seat"], answers=[wanted])
    return browser.receive_until(lambda one: one["type"] == "error" or "answers" in one)


def next_asked(browsers: list[Browser]) -> tuple[Browser, str]:
    """Begin a round of investing: who is asked after the present one, and the nation that is offered."""
    begin_round(browsers)
    return browsers[(browsers[0].state["to_act"] + 1) % 3], browsers[0].state["prompt"][1]["nation"]


def bond_and_pass(decision: Message) -> tuple[int, int]:
    """The cheapest bond, and to pass."""
    return decision["actions"][0]["action"], decision["actions"][-1]["action"]


def test_the_first_possible_answer_is_given_once(company: Company) -> None:
    with browsers_of(company) as browsers:
        planner, nation = next_asked(browsers)
        decision = offers(planner, nation)
        bond, passes = bond_and_pass(decision)
        told = answer(planner, decision, bond, passes)
        assert [one["action"] for one in told["answers"][0]["actions"]] == [bond, passes]
        number, seat = planner.state["number"], planner.state["seat"]
        can_pay = planner.state["view"]["players"][seat]["cash"] >= int(decision["actions"][0]["bond"])
        go_on(browsers)
        see(browsers, number + 2)
        assert "answers" not in planner.state
        answered = [one["event"] for one in planner.state["events"] if one.get("seat") == seat]
        assert ("passed" in answered) == (not can_pay)


def test_whoever_is_asked_something_else_decides_in_person(company: Company) -> None:
    with browsers_of(company) as browsers:
        planner, nation = next_asked(browsers)
        other = next(one for one in foresee(planner) if one["step"] == "round" and one["about"]["nation"] != nation)
        assert answer(planner, other, other["actions"][-1]["action"])["answers"]
        go_on(browsers)
        assert planner.state["legal"]
        assert "answers" not in planner.state


def test_answers_are_withdrawn_and_only_what_may_be_asked_is_answered(company: Company, pause: list[float]) -> None:
    pause[:] = FOR_EVER
    with browsers_of(company) as browsers:
        planner, nation = next_asked(browsers)
        decision = offers(planner, nation)
        _, passes = bond_and_pass(decision)
        assert answer(planner, {**decision, "about": {"nation": "nowhere"}}, passes)["type"] == "error"
        assert answer(planner, decision, passes + 1)["type"] == "error"
        planner.send(type="foresee", seat=(planner.state["seat"] + 1) % 3)
        assert planner.receive_type("error")
        answer(planner, decision, passes)
        go_on(browsers)
        assert "legal" not in planner.state  # it is about to be answered
        planner.send(type="plan", seat=planner.state["seat"], answers=[])
        assert planner.receive_until(lambda one: "legal" in one)


def test_nobody_else_is_told_of_an_answer(company: Company, pause: list[float]) -> None:
    pause[:] = FOR_EVER
    address = f"/api/tables/{company.table}"
    with browsers_of(company) as browsers:
        planner, nation = next_asked(browsers)
        seat = planner.state["seat"]
        other = (seat + 1) % 3
        before = company.guests[other].ask("GET", address)
        decision = offers(planner, nation)
        answer(planner, decision, *bond_and_pass(decision))
        browsers[other].send(type="why", ask=7, do={"do": "pass"})
        assert browsers[other].receive()["type"] == "why"  # and nothing before it
        assert company.guests[other].ask("GET", address) == before
        with company.guests[other].connect(company.table) as again:
            assert "answers" not in again.state


def test_an_answer_survives_a_restart_and_gets_no_notice(start: Start, storage: Storage, pause: list[float]) -> None:
    pause[:] = FOR_EVER
    with start() as client:
        company = seated(client)
        with browsers_of(company) as browsers:
            planner, nation = next_asked(browsers)
            decision = offers(planner, nation)
            seat, (bond, passes) = planner.state["seat"], bond_and_pass(decision)
            answer(planner, decision, bond, passes)
            go_on(browsers)
            assert Notices(storage).waiting(now()) == []
            asked = max(browser.state["number"] for browser in browsers)
    pause[:] = AT_ONCE
    with start() as client:
        guest = company.guests[seat]
        guest.come_to(client)
        with guest.connect(company.table) as again:
            if again.state["number"] == asked:
                again.receive_until(lambda one: one["type"] == "state" and one["number"] > asked)
            assert "answers" not in again.state


def after(live: Mock, words: str) -> None:
    """Somebody acts at a table of War!, and the plans follow."""
    state = live.table.state
    action, actor = state.game.space.parse(words), state.to_act
    later = state.clone()
    later.play(action, actor)
    live.plans = plans.after_action(live, action, actor, later)
    live.table.state = later


@pytest.mark.parametrize("step", ["intercept", "break_off"])
def test_an_answer_lasts_while_the_question_may_come_and_nothing_else_is_asked(step: str) -> None:
    war = WarTable(2).war((1, 2)).fleet(1, "north_sea").fleet(1, "north_sea").fleet(2, "north_sea").move(1)
    answers = {
        "intercept": Answer("intercept", {"area": "north_sea", "seat": 0}, ["pass"]),
        "break_off": Answer("break_off", {"area": "north_sea"}, ["break_off"]),
    }
    planned = {1: Plan(answers=[answers[step]])}
    live = Mock(plans=planned, table=Mock(state=war.state))
    after(live, "fleet 1")
    assert live.plans == planned
    after(live, "sail baltic_sea")
    assert plans.is_answered(live, 1) == (step == "intercept")
    assert live.plans == (planned if step == "intercept" else {})
    after(live, "pass")
    assert live.plans == (planned if step == "intercept" else {})
