"""Players who pass until something concerns them."""

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
from tests.server.conftest import FRIEND, PERSON, TIMEOUT, Browser, Client, Guest, Message, Start

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
    live = Mock(revision=3, guests=["ada", "ben"], passing=[0])
    same = {"revision": 4, "guests": ["ada", "ben"]}
    assert plans.changed_alone(live, Mock(**same, passing=[0, 1])) == [1]
    assert plans.changed_alone(live, Mock(**same, passing=[])) == [0]
    assert plans.changed_alone(live, Mock(**same, passing=[0])) == []
    assert plans.changed_alone(live, Mock(**{**same, "revision": 5}, passing=[])) == []  # there was something else
    assert plans.changed_alone(live, Mock(**{**same, "guests": ["", "ben"]}, passing=[])) == []  # somebody left
