"""Limits: generous for people, told in words and in numbers, and no cookie is a way around them."""

from __future__ import annotations

import asyncio
import hashlib

import pytest
import sqlalchemy as sa

from greatpowers.server.database.schema import GUESTS
from greatpowers.server.database.storage import Storage
from greatpowers.server.limits import (
    MESSAGES,
    RATES,
    REQUESTS,
    TABLES,
    Buckets,
    Limits,
    Rate,
    RateLimited,
    RatePair,
)
from greatpowers.server.settings import Settings
from tests.server.conftest import BOT, PERSON, Client, Start, error_of, new_table

HERE, ELSEWHERE, PROXY = "192.0.2.1", "192.0.2.2", "127.0.0.1"
COOKIE = "greatpowers_guest"
PLENTY = Rate(1000, 1000)


class Clock:
    """A clock that the test moves."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def limits(clock: Clock | None = None, *, guest: Rate = PLENTY, address: Rate = PLENTY) -> Limits:
    """Limits with these rates for everything."""
    rates = dict.fromkeys(RATES, RatePair(guest, address))
    return Limits(Settings(), rates, clock or Clock())


def count(tried: Limits, address: str, guest: str | None, most: int = 100) -> int:
    """How many requests pass before one is refused."""
    for passed in range(most):
        try:
            tried.require(REQUESTS, address, guest)
        except RateLimited:
            return passed
    return most


def test_a_bucket_fills_up_again() -> None:
    clock = Clock()
    buckets = Buckets(Rate(2, 0.5), clock)
    for _ in range(2):
        assert buckets.wait("ada") == 0
        buckets.take("ada")
    assert buckets.wait("ada") == 2
    assert buckets.wait("bea") == 0
    clock.now += 1
    assert buckets.wait("ada") == 1
    clock.now += 1000
    buckets.take("ada")
    buckets.take("ada")
    assert buckets.wait("ada") == 2, "never more than a bucket full"


def test_each_guest_has_limits_of_their_own() -> None:
    tried = limits(guest=Rate(3, 1))
    assert count(tried, HERE, "ada") == 3
    assert count(tried, ELSEWHERE, "ada") == 0
    assert count(tried, HERE, "bea") == 3


def test_many_cookies_do_not_help() -> None:
    tried = limits(guest=Rate(3, 1), address=Rate(10, 1))
    assert sum(count(tried, HERE, f"guest {number}") for number in range(20)) == 10
    assert count(tried, HERE, None) == 0
    assert count(tried, ELSEWHERE, "ada") == 3


def test_a_guest_who_is_refused_costs_their_house_nothing() -> None:
    tried = limits(guest=Rate(3, 1), address=Rate(6, 1))
    for _ in range(5):
        count(tried, HERE, "ada")
    assert count(tried, HERE, "bea") == 3


def test_the_address_of_a_proxy_is_nobodys() -> None:
    assert count(limits(address=Rate(3, 1)), PROXY, None) == 100


def test_buckets_are_forgotten_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("greatpowers.server.limits._MAX_BUCKETS", 10)
    buckets = Buckets(Rate(1, 1), Clock())
    for number in range(50):
        buckets.take(str(number))
    assert len(buckets._buckets) == 10
    assert buckets.wait("49") > 0


def test_messages_wait_instead_of_getting_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    tried = limits(clock, guest=Rate(1, 4))
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)
        clock.now += seconds

    monkeypatch.setattr(asyncio, "sleep", sleep)

    async def send(messages: int) -> None:
        for _ in range(messages):
            await tried.pause(MESSAGES, HERE, "ada")

    asyncio.run(send(3))
    assert waits == [0.25, 0.25]


def test_sockets_of_one_address() -> None:
    tried = Limits(Settings(connections_per_address=2))
    with tried.socket(HERE), tried.socket(HERE):
        with pytest.raises(RateLimited), tried.socket(HERE):
            pass
        with tried.socket(ELSEWHERE), tried.socket(PROXY), tried.socket(PROXY), tried.socket(PROXY):
            pass
    with tried.socket(HERE):
        pass


def test_a_refusal_says_what_and_how_long(client: Client) -> None:
    client.app.state.limits = Limits(Settings(), {**RATES, TABLES: RatePair(Rate(2, 0.1), PLENTY)})
    client.get("/")
    for _ in range(2):
        new_table(client)
    body = {"game": "imperial", "seats": [PERSON, BOT]}
    refused = client.post("/api/tables", json=body, headers={"Accept-Language": "de"})
    seconds = refused.json()["seconds"]
    assert 1 <= seconds <= 10
    assert refused.json()["key"] == "tables"
    assert refused.headers["retry-after"] == str(seconds)
    assert error_of(refused, 429).startswith(f"Du eröffnest Spiele zu schnell. Versuche es in {seconds} Sekunde")
    assert client.get("/api/tables").status_code == 200


# -- cookies -------------------------------------------------------------------------------------------------


def known_as(client: Client, cookie: str) -> bool:
    """Whether the server takes a cookie as it is."""
    client.cookies.clear()
    return "set-cookie" not in client.get("/api/tables", headers={"Cookie": f"{COOKIE}={cookie}"}).headers


def test_only_cookies_that_we_have_signed_count(client: Client) -> None:
    client.get("/")
    mine = client.cookies[COOKIE]
    token, signature = mine.split(".")
    assert known_as(client, mine)
    assert not known_as(client, token)
    assert not known_as(client, f"{'x' * 43}.{signature}")
    assert not known_as(client, f"{token}.{'x' * 22}")


def test_signed_cookies_outlive_a_restart(start: Start) -> None:
    with start() as client:
        client.get("/")
        mine = client.cookies[COOKIE]
    with start() as client:
        assert known_as(client, mine)


def test_cookies_from_before_signatures_count_for_known_guests(start: Start, database: str) -> None:
    old = "o" * 43
    with start() as client:
        assert not known_as(client, old)
        storage = Storage(database)
        guest = hashlib.sha256(old.encode()).hexdigest()
        with storage.engine.begin() as connection:
            connection.execute(sa.insert(GUESTS).values(id=guest, created=0))
        storage.close()
        assert known_as(client, old)
        assert not known_as(client, "p" * 43)
