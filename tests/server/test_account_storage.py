"""Accounts in the database: everything that a guest has moves and goes in one transaction; races have one winner."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from greatpowers.server.accounts.names import account_name
from greatpowers.server.accounts.sessions import LIFETIME
from greatpowers.server.accounts.storage import Account, AccountStorage
from greatpowers.server.database.maintenance import block, prune, untouched_since
from greatpowers.server.database.schema import AUDIENCE, BLOCKS, GUESTS, SESSIONS
from greatpowers.server.database.storage import Header, Storage, Summary, now
from greatpowers.server.errors import UserError
from greatpowers.server.people.chat import Chat
from greatpowers.table import Seat

DATABASES = ["sqlite", "postgresql"]


@pytest.fixture
def accounts(storage: Storage) -> AccountStorage:
    return AccountStorage(storage)


def open_table(storage: Storage, table: str, guests: list[str], over: bool = False) -> None:
    seats = [Seat(name or "Free") for name in guests]
    with storage.engine.begin() as connection:
        known = set(connection.execute(sa.select(GUESTS.c.id)).scalars())
        for guest in {*guests} - known - {""}:
            connection.execute(GUESTS.insert().values(id=guest, created=now()))
    storage.create(
        Header(table, guests[0], "imperial", 1, {}, seats, 7, Summary(0, over, 0, deciders=[0]), guests=guests), []
    )


def registered(accounts: AccountStorage, name: str = "Ada", guest: str | None = None) -> Account:
    return accounts.register(account_name(name), "hash", guest)


def guests_at(storage: Storage, table: str) -> list[str]:
    header = storage.header(table)
    assert header is not None
    return [header.guest, *header.guests]


def all_rows(storage: Storage, column: sa.Column[str]) -> list[str]:
    with storage.engine.connect() as connection:
        return sorted(connection.execute(sa.select(column)).scalars())


def test_everything_moves_to_the_account_and_nothing_twice(storage: Storage, accounts: AccountStorage) -> None:
    open_table(storage, "t1", ["ada", "ben", "ada"])
    open_table(storage, "t2", ["ben", "ada"])
    for table in ("t1", "t2"):
        storage.watch(table, "ada")
    account = registered(accounts, guest="ada")
    assert guests_at(storage, "t1") == [account.guest, account.guest, "ben", account.guest]
    assert guests_at(storage, "t2") == ["ben", "ben", account.guest]
    storage.watch("t1", "other browser")
    block(storage, "other browser")
    accounts.bring("other browser", account.guest)
    assert all_rows(storage, AUDIENCE.c.guest) == [account.guest, account.guest]
    assert all_rows(storage, BLOCKS.c.guest) == [account.guest]  # a block is not left behind
    with storage.engine.connect() as connection:
        changed = sa.select(GUESTS.c.id).where(GUESTS.c.changed.is_not(None)).order_by(GUESTS.c.id)
        assert list(connection.execute(changed).scalars()) == ["ada", "other browser"]


def test_a_taken_name_moves_nothing(storage: Storage, accounts: AccountStorage) -> None:
    open_table(storage, "t1", ["ben"])
    account = registered(accounts)
    with pytest.raises(UserError) as refused:
        registered(accounts, "ADA", "ben")
    assert refused.value.status == 409
    assert guests_at(storage, "t1") == ["ben", "ben"]
    assert [one.guest for one in accounts.overview()] == [account.guest]


def test_a_sign_in_loses_against_a_new_password(accounts: AccountStorage) -> None:
    account = registered(accounts)
    accounts.set_password(account.guest, "other hash")  # after the old password was found right
    with pytest.raises(UserError):
        accounts.sign_in(account, "digest", "Firefox")
    assert accounts.sessions(account.guest) == []
    renewed = accounts.of(account.guest)
    assert renewed is not None
    accounts.sign_in(renewed, "digest", "Firefox")
    accounts.forget(account.guest)
    with pytest.raises(UserError):
        accounts.sign_in(renewed, "another digest", "Firefox")
    assert accounts.session("digest") is None


def test_sessions_that_nobody_used_for_long_are_deleted(accounts: AccountStorage, storage: Storage) -> None:
    account = registered(accounts)
    accounts.sign_in(account, "old", "Firefox")
    accounts.add_program(account.guest, "token", "my bot")
    with storage.engine.begin() as connection:
        connection.execute(SESSIONS.update().values(seen=now() - LIFETIME - 1))
    assert [session.program for session in accounts.sessions(account.guest)] == [True]
    accounts.sign_in(account, "new", "Safari")
    assert all_rows(storage, SESSIONS.c.digest) == ["new", "token"]
    assert accounts.session("token") is not None


def test_who_is_forgotten_leaves_nothing_but_games_of_others(storage: Storage, accounts: AccountStorage) -> None:
    open_table(storage, "alone", ["ada", "ada"])
    open_table(storage, "waiting", ["ada", ""])
    open_table(storage, "shared", ["ada", "ben", "cleo"])
    open_table(storage, "finished", ["ben", "ada"], over=True)
    account = registered(accounts, guest="ada")
    Chat(storage).add("shared", 0, [], "my address", 0)
    kept = Chat(storage).add("shared", 1, [0], "my answer", 0)
    assert sorted(accounts.forget(account.guest)) == ["finished", "shared"]
    assert accounts.overview() == []
    assert storage.header("alone") is None
    assert storage.header("waiting") is None
    shared, finished = storage.header("shared"), storage.header("finished")
    assert shared is not None
    assert finished is not None
    assert (shared.guest, shared.guests) == ("ben", ["", "ben", "cleo"])
    assert [(seat.name, seat.stand_in) for seat in shared.seats] == [("", "thumb"), ("ben", ""), ("cleo", "")]
    assert (finished.guests, finished.seats[1].name, finished.seats[1].stand_in) == (["ben", ""], "", "")
    assert storage.bots_due(now() + 1, 10).keys() == {"shared"}
    assert [line.id for line in Chat(storage).lines("shared", 1)] == [kept.id]


def test_pruning_keeps_accounts(storage: Storage, accounts: AccountStorage) -> None:
    account = registered(accounts)
    open_table(storage, "t1", ["ben"])
    prune(storage, untouched_since(now() + 1, finished=True, abandoned=True), now() + 1)
    assert all_rows(storage, GUESTS.c.id) == [account.guest]
