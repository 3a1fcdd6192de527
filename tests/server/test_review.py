"""Reviews over HTTP: of games that are over, as far as they are known, by work in the background."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from greatpowers.server.analysis.reviews import NOTHING_YET, Reviewed, Reviews
from greatpowers.server.bots.work import Work, WorkTask
from greatpowers.server.errors import UserError
from greatpowers.server.limits import RateLimited
from tests.server.conftest import SETTINGS, TIMEOUT, Client, Start, error_of, new_table
from tests.server.thread_worker import in_thread
from tests.server.works import Count, Fail, Ponder

RECORDS = Path(__file__).parents[1] / "records"
GAME = Reviewed("table", 10)
OFF = replace(SETTINGS, review_seconds=0)


@pytest.fixture(autouse=True)
def few_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("greatpowers.server.analysis.review_routes.PLAYOUTS", 60)


@pytest.fixture
def client(start: Start) -> Iterator[Client]:
    with start() as running:
        yield running


def finished(client: Client, name: str = "imperial-4-standard") -> str:
    """A table with a game that is over."""
    record = (RECORDS / f"{name}.txt").read_bytes()
    answer = client.post("/api/tables/record", content=record, headers={"content-type": "text/plain"})
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    return table


def wait_for_review(client: Client, table: str) -> Any:
    """The whole review."""
    until = time.monotonic() + TIMEOUT
    while time.monotonic() < until:
        answer = client.get(f"/api/tables/{table}/review")
        assert answer.status_code == 200, answer.text
        if answer.json()["share"] == 1:
            return answer.json()
        time.sleep(0.1)
    pytest.fail("the review does not end")


# -- the route -----------------------------------------------------------------------------------------------


def test_a_game_that_is_over_is_reviewed(client: Client) -> None:
    table = finished(client)
    found = wait_for_review(client, table)
    first, *_, last = found["points"]
    assert (first["number"], sum(first["chances"])) == (4, pytest.approx(1, abs=0.001))
    assert sorted(last["chances"]) == [0, 0, 0, 1]
    assert found["luck"] is None
    for point in found["turning_points"]:
        assert {"step", "action"} == set(point["played"])
        assert point["better"][0]["action"] != point["played"]["action"]
    assert client.get(f"/api/tables/{table}/review").json() == found


def test_luck_has_its_part_where_dice_are_thrown(client: Client) -> None:
    found = wait_for_review(client, finished(client, "imperunde-3-built"))
    assert sum(found["luck"]["totals"]) == pytest.approx(0, abs=0.01)
    assert len(found["luck"]["strokes"]) > 10
    assert all("do" in stroke["action"] for stroke in found["luck"]["strokes"])


def test_a_running_game_is_not_reviewed(client: Client) -> None:
    table = new_table(client)
    assert "once it is over" in error_of(client.get(f"/api/tables/{table}/review"), 409)
    german = client.get(f"/api/tables/{table}/review", headers={"accept-language": "de"})
    assert "Rückblick" in error_of(german, 409)


def test_others_see_no_review(client: Client) -> None:
    table = finished(client)
    client.cookies.clear()
    error_of(client.get(f"/api/tables/{table}/review"), 404)


def test_an_owner_may_offer_no_reviews(start: Start) -> None:
    with start(settings=OFF) as client:
        error_of(client.get(f"/api/tables/{finished(client)}/review"), 403)


async def look_on(reviews: Reviews, work: Work) -> Any:
    """Ask until something was counted."""
    while "counted" not in (found := reviews.look(GAME, lambda: WorkTask(work, "ada"))):
        await asyncio.sleep(0.001)
    return found


# -- who waits -----------------------------------------------------------------------------------------------


def test_a_review_is_made_once_for_all_who_ask() -> None:
    async def ask() -> None:
        pool = in_thread()
        reviews = Reviews(pool)
        begun = 0

        def task() -> WorkTask:
            nonlocal begun
            begun += 1
            return WorkTask(Count(3), "ada")

        assert reviews.look(GAME, task) == NOTHING_YET
        while "counted" not in (found := reviews.look(GAME, task)):
            await asyncio.sleep(0.005)
        assert found["counted"] == 3
        assert reviews.look(GAME, task) == found
        assert begun == 1
        pool.close()

    asyncio.run(asyncio.wait_for(ask(), TIMEOUT))


def test_a_review_that_nobody_waits_for_is_given_up() -> None:
    async def ask() -> None:
        pool = in_thread()
        reviews = Reviews(pool, patience=0.05)
        reviews.look(GAME, lambda: WorkTask(Ponder(), "ada"))
        await asyncio.sleep(0.2)
        assert (await look_on(reviews, Count(1)))["counted"] == 1  # which begins anew
        pool.close()

    asyncio.run(asyncio.wait_for(ask(), TIMEOUT))


def test_a_guest_has_few_reviews_made_at_once() -> None:
    async def ask() -> None:
        pool = in_thread()
        reviews = Reviews(pool, patience=TIMEOUT)
        for number in (1, 2):
            reviews.look(Reviewed("table", number), lambda: WorkTask(Ponder(), "ada"))
        with pytest.raises(RateLimited):
            reviews.look(Reviewed("table", 3), lambda: WorkTask(Ponder(), "ada"))
        reviews.look(Reviewed("other", 3), lambda: WorkTask(Ponder(), "ben"))
        reviews.close()
        await asyncio.sleep(0)
        pool.close()

    asyncio.run(asyncio.wait_for(ask(), TIMEOUT))


def test_a_review_that_fails_says_so_and_may_be_tried_again() -> None:
    async def ask() -> None:
        pool = in_thread()
        reviews = Reviews(pool)
        with pytest.raises(UserError, match="error-analysis-failed"):
            await look_on(reviews, Fail())
        assert reviews.look(GAME, lambda: WorkTask(Count(1), "ada")) == NOTHING_YET
        reviews.close()
        pool.close()

    asyncio.run(asyncio.wait_for(ask(), TIMEOUT))
