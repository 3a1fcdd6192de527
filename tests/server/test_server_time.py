"""Server time, which stands still during outages."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from greatpowers.server.database.storage import Storage
from greatpowers.server.tables.server_time import TOLERANCE, ServerTime

DATABASES = ["sqlite", "postgresql"]


class Wall:
    """A clock on the wall that tests move."""

    def __init__(self, at: int = 1_000_000) -> None:
        self.at = at

    def __call__(self) -> int:
        return self.at


def test_time_passes_while_the_server_is_up(storage: Storage) -> None:
    wall = Wall()
    time = ServerTime(storage, wall)
    time.note()
    assert time.now() == 1_000_000
    wall.at += 10_000
    assert time.now() == 1_010_000
    assert not time.note()
    assert time.now() == time.on_wall(time.now()) == 1_010_000


def test_an_outage_does_not_count(storage: Storage) -> None:
    wall = Wall()
    ServerTime(storage, wall).note()
    wall.at += 3_600_000
    restarted = ServerTime(storage, wall)
    assert restarted.note()
    assert restarted.now() == 1_000_000 + TOLERANCE
    assert restarted.on_wall(restarted.now()) == wall.at


def test_time_stops_soon_after_a_process_does_though_it_may_not_know(storage: Storage) -> None:
    """A computer slept: whatever arrives before the process has noticed costs nobody anything."""
    wall = Wall()
    time = ServerTime(storage, wall)
    time.note()
    wall.at += 3_600_000
    asleep = time.now()
    assert asleep == 1_000_000 + TOLERANCE
    assert time.note()
    assert time.now() == asleep
    wall.at += 1000
    assert time.now() == asleep + 1000


def test_one_process_that_is_up_is_enough(storage: Storage) -> None:
    wall = Wall()
    one, other = ServerTime(storage, wall), ServerTime(storage, wall)
    one.note()
    for _ in range(4):
        wall.at += TOLERANCE
        assert not one.note()
    assert not other.note()
    assert one.now() == other.now() == 1_000_000 + 4 * TOLERANCE


WALL = Wall(100_000_000)  # of all examples: the database outlives them


@settings(suppress_health_check=list(HealthCheck), deadline=None, max_examples=15)
@given(st.lists(st.tuples(st.integers(0, 60_000), st.sampled_from(["note", "restart", "nothing"])), max_size=8))
def test_time_neither_jumps_nor_goes_back(storage: Storage, steps: list[tuple[int, str]]) -> None:
    time = ServerTime(storage, WALL)
    time.note()
    for passed, step in steps:
        before = time.now()
        WALL.at += passed
        if step == "restart":
            time = ServerTime(storage, WALL)
        if step != "nothing":
            time.note()
        assert 0 <= time.now() - before <= passed
