"""Which decision a seat is asked, and who tells its player: once, whatever happens in between."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
import sqlalchemy as sa

from greatpowers.server.database.maintenance import DAY, block
from greatpowers.server.database.schema import ADDRESSES, GUESTS, SEATS
from greatpowers.server.database.storage import Header, Storage, Summary, now
from greatpowers.server.errors import UserError
from greatpowers.server.notices.addresses import MAX_UNCONFIRMED, Address, Addresses
from greatpowers.server.notices.notices import Notices, Waiting
from greatpowers.table import Seat
from tests.server.postgresql import Cluster

ADA, BO = "a" * 64, "b" * 64


def position(number: int, *deciders: int, kept: tuple[int, ...] = (), over: bool = False) -> Summary:
    summary = Summary(number, over, deciders[0] if deciders else -1, deciders=deciders)
    summary.kept = kept
    return summary


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def storage(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Storage]:
    """One database for all of these tests."""
    if request.param == "sqlite":
        stored = Storage(f"sqlite:///{tmp_path_factory.mktemp('waiting') / 'tables.sqlite'}")
    else:
        cluster: Cluster = request.getfixturevalue("cluster")
        stored = Storage(cluster.new_database())
    stored.migrate()
    yield stored
    stored.close()


@pytest.fixture
def table(storage: Storage) -> Iterator[Storage]:
    """Two people and a bot; Ada is asked."""
    seats = [Seat("Ada"), Seat("Bo"), Seat("", "thumb")]
    storage.create(Header("t", ADA, "imperial", 1, {}, seats, 1, position(0, 0), guests=[ADA, "", ""]), [])
    assert storage.take_seat("t", 1, BO, "Bo")
    yield storage
    with storage.engine.begin() as connection:
        connection.execute(GUESTS.delete())


def act(storage: Storage, summary: Summary) -> None:
    storage.append("t", f"line {summary.actions}", summary)


def asked(storage: Storage) -> list[int | None]:
    with storage.engine.connect() as connection:
        return list(connection.execute(sa.select(SEATS.c.asked).order_by(SEATS.c.number)).scalars())


def waiting(storage: Storage) -> list[tuple[int, str, int]]:
    return [(seat.seat, seat.kind, seat.number) for seat in Notices(storage).waiting(now())]


def tell(storage: Storage) -> list[tuple[int, str, int]]:
    """Tell everybody who waits."""
    notices = Notices(storage)
    return [(seat.seat, seat.kind, seat.number) for seat in notices.waiting(now()) if notices.tell(seat)]


def test_a_new_table_waits_for_whoever_is_asked(table: Storage) -> None:
    assert (asked(table), waiting(table)) == ([0, None, None], [(0, "asked", 0)])


def test_every_decision_is_told_once(table: Storage) -> None:
    assert tell(table) == [(0, "asked", 0)]
    assert tell(table) == []
    act(table, position(1, 0))  # the same seat goes on
    assert tell(table) == [(0, "asked", 1)]
    act(table, position(2, 2))  # a bot
    assert (asked(table), tell(table)) == ([None, None, None], [])
    act(table, position(3, 1))
    assert tell(table) == [(1, "asked", 3)]


def test_a_decision_stays_the_same_while_others_act_beside_it(table: Storage) -> None:
    act(table, position(1, 0, 1))
    assert tell(table) == [(0, "asked", 1), (1, "asked", 1)]
    act(table, position(2, 1, kept=(1,)))
    assert (asked(table), tell(table)) == ([None, 1, None], [])
    act(table, position(3, 0, 1, kept=(0, 1)))  # who was not asked before cannot have kept anything
    assert (asked(table), tell(table)) == ([3, 1, None], [(0, "asked", 3)])


def test_an_answer_in_time_needs_no_notice(table: Storage) -> None:
    seat = Notices(table).waiting(now())[0]
    act(table, position(1, 1))
    assert not Notices(table).tell(seat)
    assert tell(table) == [(1, "asked", 1)]


def test_after_an_undo_the_same_number_is_told_again_only_to_whoever_has_looked(table: Storage) -> None:
    act(table, position(1, 1))
    assert tell(table) == [(1, "asked", 1)]
    table.truncate("t", 1, position(0, 0))
    assert asked(table) == [0, None, None]
    act(table, position(1, 1))
    assert (1, "asked", 1) not in tell(table)
    Notices(table).look("t", BO, "en")
    assert tell(table) == []  # they have seen it
    table.truncate("t", 1, position(0, 0))
    act(table, position(1, 1))
    assert tell(table) == [(1, "asked", 1)]


def test_an_undo_keeps_the_decisions_from_before(table: Storage) -> None:
    act(table, position(1, 0, 1))
    tell(table)
    act(table, position(2, 1, kept=(1,)))
    table.truncate("t", 2, position(1, 0, 1))
    assert asked(table) == [1, 1, None]
    assert tell(table) == []  # Ada has been told of this one, too


def test_the_end_is_not_told_for_a_seat_that_a_bot_plays(table: Storage) -> None:
    table.change_seat("t", 0, stand_in="thumb")
    act(table, position(1, over=True))
    table.change_seat("t", 0, stand_in="")
    assert tell(table) == [(1, "over", 1)]


def test_the_end_is_told_to_all_people_once(table: Storage) -> None:
    act(table, position(1, over=True))
    assert tell(table) == [(0, "over", 1), (1, "over", 1)]
    assert tell(table) == []


def test_nobody_is_told_for_a_seat_that_a_bot_plays(table: Storage) -> None:
    table.change_seat("t", 0, stand_in="thumb")
    assert waiting(table) == []
    table.change_seat("t", 0, stand_in="")
    assert waiting(table) == [(0, "asked", 0)]


def test_whoever_is_alone_or_blocked_or_pauses_is_not_told(table: Storage) -> None:
    block(table, ADA)
    assert waiting(table) == []
    block(table, ADA, blocked=False)
    with table.engine.begin() as connection:
        connection.execute(sa.text("UPDATE tables SET pause = '{}'"))
    assert waiting(table) == []
    with table.engine.begin() as connection:
        connection.execute(sa.text("UPDATE tables SET pause = ''"))
        connection.execute(SEATS.update().where(SEATS.c.number == 1).values(guest=None))
    act(table, position(1, 0))
    assert waiting(table) == [(0, "asked", 1)]  # somebody may still come
    with table.engine.begin() as connection:
        connection.execute(SEATS.update().where(SEATS.c.number == 1).values(guest=ADA))
    act(table, position(2, 0))
    assert waiting(table) == []


def test_a_player_at_the_table_waits_from_now_on(table: Storage) -> None:
    notices = Notices(table)
    with table.engine.begin() as connection:
        connection.execute(SEATS.update().where(SEATS.c.number == 0).values(since=1))
    notices.postpone(notices.waiting(now()))
    assert notices.waiting(now() - 10_000) == []
    assert waiting(table) == [(0, "asked", 0)]


def test_of_many_processes_one_tells_and_one_sends(table: Storage) -> None:
    Addresses(table).add(Address(ADA, "webhook", "https://example.org/", {"secret": "s"}, "en"))
    processes = [Notices(table) for _ in range(4)]  # each in a thread, and so with a connection of its own
    [seat] = processes[0].waiting(now())
    assert at_once(lambda notices: notices.tell(seat), processes) == 1
    [notice] = processes[0].due()
    assert at_once(lambda notices: notices.claim(notice, now() + 10_000), processes) == 1
    assert processes[0].due() == []


def at_once(work: Callable[[Notices], bool], processes: list[Notices]) -> int:
    """How many succeed."""
    with ThreadPoolExecutor(len(processes)) as threads:
        return sum(threads.map(work, processes))


def test_a_notice_that_is_no_longer_true_is_not_sent(table: Storage) -> None:
    Addresses(table).add(Address(ADA, "webhook", "https://example.org/", {"secret": "s"}, "en"))
    notices = Notices(table)
    tell(table)
    [notice] = notices.due()
    assert notices.subject(notice) is not None
    table.change_seat("t", 0, stand_in="thumb")
    assert notices.subject(notice) is None
    table.change_seat("t", 0, stand_in="")
    act(table, position(1, 1))
    assert notices.subject(notice) is None


def test_notices_are_in_the_language_that_a_guest_reads_now(table: Storage) -> None:
    addresses = Addresses(table)
    for guest in (ADA, BO):
        addresses.add(Address(guest, "webhook", "https://example.org/", {"secret": "s"}, "en"))
    Notices(table).look("t", ADA, "fr")
    assert [addresses.of(guest)[0].language for guest in (ADA, BO)] == ["fr", "en"]


def test_waiting_seats_name_their_guests(table: Storage) -> None:
    [seat] = Notices(table).waiting(now())
    assert seat == Waiting("t", 0, ADA, "asked", 0, seat.since)


def test_questions_that_nobody_answers_are_forgotten(table: Storage) -> None:
    addresses = Addresses(table)

    def ask(guest: str) -> None:
        addresses.add(Address(guest, "mail", "Victim@example.org", {}, "en", confirmed=False))

    strangers = [str(number) * 64 for number in range(MAX_UNCONFIRMED)]
    for guest in strangers:
        ask(guest)
    with pytest.raises(UserError):
        ask(ADA)
    grow_older(table, days=2)
    ask(ADA)
    assert [len(addresses.of(guest)) for guest in (*strangers, ADA)] == [1, 1, 1, 1]
    grow_older(table, days=6)
    ask(BO)
    assert [len(addresses.of(guest)) for guest in (*strangers, ADA, BO)] == [0, 0, 0, 1, 1]


def grow_older(storage: Storage, days: int) -> None:
    with storage.engine.begin() as connection:
        connection.execute(ADDRESSES.update().values(created=ADDRESSES.c.created - days * DAY))
