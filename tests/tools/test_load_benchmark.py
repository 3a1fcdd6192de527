"""The benchmark of server processes: which cores do what, and the search for the most tables."""

from __future__ import annotations

from functools import partial

from benchmarks.processes import MIXED, TWO, shared_out
from benchmarks.under_load import Measured, best, most_tables


def measured(tables: int, limit: int) -> Measured:
    return Measured(tables, 5, 20 if tables <= limit else 80, 0, 2, 0.5)


def test_the_search_ends_close_below_the_limit() -> None:
    for limit in (37, 200, 611, 5000):
        tried = most_tables(partial(measured, limit=limit), 200, 0.04)
        assert limit * 0.95 <= best(tried) <= limit
        assert tried == sorted(tried)
        assert len(tried) < 16


def test_late_answers_are_not_fast() -> None:
    assert not measured(10, 20)._replace(late=1).is_fast


def test_a_server_has_a_core_with_both_its_threads_to_itself() -> None:
    cores = shared_out(range(16), lambda core: {core, core ^ 1})
    assert cores.servers == [0, 2]
    assert not {1, 3}.intersection(cores.clients, cores.database)
    assert sorted([*cores.clients, *cores.database]) == list(range(4, 16))


def test_six_cores_are_enough() -> None:
    assert shared_out(range(6), lambda core: {core}) == ([0, 1], [2, 3], [4, 5])


def test_clients_stay_with_a_server_or_use_any() -> None:
    assert TWO.addresses(["a", "b"], 3) == [["a"], ["b"], ["a"]]
    assert MIXED.addresses(["a", "b"], 2) == [["a", "b"]] * 2
