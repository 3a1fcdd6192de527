"""Ratings: which games count, that each counts once, and that they can be computed again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor

import pytest
import sqlalchemy as sa

from greatpowers.server.accounts import belongings, same_browser
from greatpowers.server.database import maintenance
from greatpowers.server.database.schema import ACCOUNTS, RATINGS
from greatpowers.server.database.storage import Header, Storage, Summary
from greatpowers.server.ratings import ratings
from greatpowers.server.ratings.ratings import Rated
from greatpowers.table import Seat

DATABASES = ["sqlite", "postgresql"]
ADA, BOB, CYD, DAN = "a" * 64, "b" * 64, "c" * 64, "d" * 64
FREE, BOT = "free", "bot"
PLAYED = (False,) * 10


def play(
    storage: Storage,
    table: str,
    players: Sequence[str],
    ranks: Sequence[int],
    *,
    rated: bool = True,
    stand_ins: Sequence[bool] = PLAYED,
    browsers: Mapping[str, str] | None = None,
    dismissed: bool = False,
) -> None:
    """Play a game in which all seats take some actions, bots some of the first one's, and that is the end.

    `browsers`: where players were seen. `dismissed`: it was the host who gave the first seat to a bot.
    """
    seats = [Seat("" if player == BOT else player[:1].upper(), "thumb" if player == BOT else "") for player in players]
    start, nobody = Summary(0, False, 0), [""] * len(players)
    storage.create(Header(table, ADA, "imperial", 1, {}, seats, 7, start, guests=nobody, rated=rated), [])
    for seat, player in enumerate(players):
        if player not in (FREE, BOT):
            storage.take_seat(table, seat, player, seats[seat].name)
    for guest, browser in (browsers or {}).items():
        same_browser.note(storage, table, guest, browser)
    storage.change_seat(table, 0, dismissed=dismissed)
    taken = [(seat, stand_in and seat == 0) for stand_in in stand_ins for seat in reversed(range(len(players)))]
    for number, (seat, stand_in) in enumerate(taken, 1):
        is_last = number == len(taken)
        summary = Summary(number, is_last, 0, ranks=ranks if is_last else ())
        storage.append(table, f"{seat + 1} pass", summary, stand_in=stand_in)


def values(storage: Storage) -> dict[str, tuple[int, int]]:
    """The rating and the number of games of every player."""
    with storage.engine.connect() as connection:
        return {row.player: (row.value, row.games) for row in connection.execute(sa.select(RATINGS))}


def best(storage: Storage) -> list[Rated]:
    with storage.engine.connect() as connection:
        return ratings.best(connection, "imperial", 10)


def changes(storage: Storage, table: str) -> list[int]:
    with storage.engine.connect() as connection:
        return [change.change for change in ratings.changes(connection, table)]


def test_ranks_move_ratings_and_bots_are_in_the_same_pool(storage: Storage) -> None:
    play(storage, "t1", [ADA, BOB], [1, 2])
    [first, second] = best(storage)
    assert (first.place, first.player, first.name, first.games) == (1, ADA, "A", 1)
    assert (second.place, second.player, second.guest, second.games) == (2, BOB, BOB, 1)
    assert first.value > 1000 > second.value
    assert changes(storage, "t1") == [first.value - 1000, second.value - 1000]
    play(storage, "draw", [CYD, DAN, BOT], [1, 1, 3])
    [one, other, bot] = changes(storage, "draw")
    assert one == other > bot
    play(storage, "bots", [CYD, BOT, BOT], [3, 1, 2])
    lost, *won = changes(storage, "bots")
    assert won[0] == won[1] > lost  # one rating for both seats
    assert values(storage)["imperial/thumb"][1] == 2
    maintenance.block(storage, ADA)
    assert ADA not in [rated.player for rated in best(storage)]


def test_what_counts(storage: Storage) -> None:
    for players in ([ADA, ADA], [ADA, BOB, ADA], [ADA, FREE], [ADA], [BOT, BOT]):
        play(storage, " ".join(player[:4] for player in players), players, list(range(1, len(players) + 1)))
    play(storage, "not rated", [ADA, BOB], [1, 2], rated=False)
    play(storage, "hardly begun", [ADA, BOB], [1, 2], stand_ins=PLAYED[1:])
    play(storage, "one browser", [ADA, BOB], [1, 2], browsers={ADA: "x", BOB: "x"})
    assert values(storage) == {}
    play(storage, "two browsers", [ADA, BOB], [1, 2], browsers={ADA: "x", BOB: "y"})
    assert values(storage)[ADA][1] == 1


def test_whoever_leaves_the_game_to_a_bot_comes_last(storage: Storage) -> None:
    quarter, half = [True, False, False, False] * 3, [True, False] * 6
    play(storage, "a quarter by a bot", [ADA, BOB], [1, 2], stand_ins=quarter)
    assert changes(storage, "a quarter by a bot")[0] > 0
    play(storage, "left", [CYD, DAN, BOT], [1, 2, 3], stand_ins=half)
    left, second, bot = changes(storage, "left")
    assert second > bot > left
    assert left < 0


def test_whom_the_host_has_dismissed_is_not_rated_but_the_others_are(storage: Storage) -> None:
    half = [True, False] * 6
    play(storage, "three", [ADA, BOB, CYD], [1, 2, 3], stand_ins=half, dismissed=True)
    assert set(values(storage)) == {BOB, CYD}
    play(storage, "two", [DAN, BOT], [1, 2], stand_ins=half, dismissed=True)
    assert DAN not in values(storage)
    assert "imperial/thumb" not in values(storage)


def test_a_game_counts_once_and_results_give_the_same_ratings_again(storage: Storage) -> None:
    for number, ranks in enumerate([[1, 2, 3], [2, 1, 2], [3, 1, 1]]):
        play(storage, f"t{number}", [ADA, BOB, BOT], ranks)
    before, changed = values(storage), changes(storage, "t1")
    storage.truncate("t2", 30, Summary(29, False, 0))
    storage.append("t2", "1 pass", Summary(30, True, -1, ranks=[1, 2, 3]))
    assert values(storage) == before
    storage.delete("t1")
    with storage.engine.begin() as connection:
        connection.execute(RATINGS.update().values(mu=0.0, sigma=1.0, value=7, games=99, name="before"))
        assert ratings.recompute(connection) == 3
    assert values(storage) == before
    assert changes(storage, "t1") == changed
    play(storage, "t4", [ADA, BOT], [1, 2])
    assert {rated.player: rated.name for rated in best(storage)} == {ADA: "A", BOB: "before", "imperial/thumb": ""}
    with storage.engine.begin() as connection:
        connection.execute(ACCOUNTS.insert().values(guest=ADA, name="Ada L.", key="adal", password="", created=0))
    assert [rated.name for rated in best(storage) if rated.player == ADA] == ["Ada L."]


def test_a_game_ends_even_if_it_cannot_be_rated(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ValueError("no strength is known that explains this")

    monkeypatch.setattr(ratings, "after", fail)
    play(storage, "t1", [ADA, BOB], [1, 2])
    header = storage.header("t1")
    assert header is not None
    assert header.summary.over
    assert values(storage) == {}


def test_ratings_move_with_a_guest(storage: Storage) -> None:
    """Somebody who played as a guest signs in to an account."""
    play(storage, "t1", [ADA, BOB], [1, 2])
    play(storage, "t2", [ADA, CYD], [1, 2])
    before = values(storage)
    storage.watch("t1", DAN)
    with storage.engine.begin() as connection:
        belongings.move(connection, BOB, DAN)  # who has no rating yet
        belongings.move(connection, CYD, ADA)  # whose rating rests on more games
    assert values(storage) == {ADA: (before[ADA][0], 3), DAN: before[BOB]}
    assert {rated.guest for rated in best(storage)} == {ADA, DAN}
    with storage.engine.begin() as connection:
        assert ratings.recompute(connection) == 2
    assert set(values(storage)) == {ADA, DAN}


def test_games_that_end_at_the_same_time_all_count(storage: Storage, database: str) -> None:
    """Several servers on one database: none overwrites what another has just added."""
    play(storage, "first", [ADA, BOB], [1, 2])

    def at_another_server(number: int) -> None:
        other = Storage(database)
        play(other, f"t{number}", [ADA, BOB], [1, 2])
        other.close()

    with ThreadPoolExecutor(4) as servers:
        list(servers.map(at_another_server, range(4)))
    counted = values(storage)
    assert {games for _, games in counted.values()} == {5}
    with storage.engine.begin() as connection:
        ratings.recompute(connection)
    assert values(storage) == counted
