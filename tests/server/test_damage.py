"""Damaged databases: what is certain can still be seen and gone on with, and nothing else is taken for the game."""

from __future__ import annotations

import pytest

from greatpowers.server.database.raw_record import may_have_all
from greatpowers.server.database.storage import Storage, Summary
from greatpowers.server.tables.loading import Loaded, rebuild
from tests.server.conftest import PERSON, Start, connect, new_table
from tests.server.stored_games import execute, played_game

DATABASES = ["sqlite", "postgresql"]


def load(storage: Storage) -> Loaded:
    found = storage.opened("t1")
    assert found is not None
    return rebuild(*found, storage.remarks("t1"))


def store(storage: Storage) -> None:
    """Store the beginning of a game, some of it action by action as a live table does."""
    header, actions = played_game("imperial", 10)
    header.summary.actions = 4
    storage.create(header, [action.line for action in actions[:4]])
    for action in actions[4:]:
        storage.append(header.id, action.line, Summary(action.number + 1, False, 0))


DAMAGES = [
    ("UPDATE actions SET action = '1 rondel factory' WHERE number = 6", "changed", 6),
    ("UPDATE actions SET hidden = NOT hidden WHERE number = 3", "changed", 3),
    ('UPDATE actions SET "check" = NULL WHERE number = 5', "changed", 5),
    ("DELETE FROM actions WHERE number = 7", "missing", 7),
    ("DELETE FROM actions WHERE number >= 8", "missing", 8),
    ("UPDATE tables SET actions = 8", "changed", 8),
    ("UPDATE tables SET options = '{}'", "changed", 0),
]


@pytest.mark.parametrize(("damage", "cause", "number"), DAMAGES)
def test_damage_is_noticed(storage: Storage, database: str, damage: str, cause: str, number: int) -> None:
    store(storage)
    assert load(storage).halt is None
    execute(database, damage)
    loaded = load(storage)
    assert loaded.halt is not None
    assert (loaded.halt.cause, loaded.halt.number, loaded.halt.is_damage) == (cause, number, True)
    assert loaded.table.number == number
    assert loaded.checks == []


def test_a_damaged_clock_hurts_nobody(storage: Storage, database: str) -> None:
    store(storage)
    for clock in ("", "{}", "[]", '{"at": "soon"}', '{"times": [], "at": 1, "running": [5], "held": false}'):
        execute(database, f"UPDATE tables SET pace = 'days 24', clock = '{clock}'")
        assert load(storage).halt is None
        [header] = storage.headers("g1")
        assert header.timing.clock is None


def test_actions_without_checksums_are_checked_and_get_them(storage: Storage, database: str) -> None:
    store(storage)
    known = [action.check for action in storage.actions("t1")]
    execute(database, 'UPDATE actions SET "check" = NULL')
    assert load(storage).checks == known
    storage.seal("t1", load(storage).checks)
    assert [action.check for action in storage.actions("t1")] == known


@pytest.mark.parametrize("action", ["2 dance", "9 rondel factory", "build vienna"])
def test_an_impossible_action_without_a_checksum(storage: Storage, database: str, action: str) -> None:
    store(storage)
    execute(
        database, f"UPDATE actions SET \"check\" = NULL, action = CASE number WHEN 5 THEN '{action}' ELSE action END"
    )
    halt = load(storage).halt
    assert halt is not None
    assert (halt.cause, halt.number) == ("impossible", 5)


def test_a_damaged_table_waits_where_it_is_certain(start: Start, database: str) -> None:
    with start() as client:
        table = new_table(client, PERSON, PERSON, options={"cash": "open"})
        with connect(client, table) as ada:
            ada.play_real_choice()
            played = ada.play_real_choice()
        cookies = dict(client.cookies)
    execute(database, f"UPDATE actions SET action = '1 \x1b[31mdance' WHERE number = {played}")
    with start() as client:
        client.cookies.update(cookies)
        with connect(client, table) as ada:
            assert (ada.state["halt"]["cause"], ada.state["number"]) == ("changed", played)
            assert "legal" not in ada.state
            assert not ada.state["can_undo"]
            ada.send(type="play", number=played, action=0)
            assert "on hold" in ada.receive_type("error")["error"]
            ada.send(type="rules", seat=0, go_on=True)
            assert ada.receive_type("error")
        raw = client.get(f"/api/tables/{table}/record?raw=1")
        assert "\n1 [31mdance\n" in raw.text
        assert raw.headers["content-disposition"].startswith("attachment")
        assert "# dropped: 1 [31mdance\n" in client.get(f"/api/tables/{table}/record").text
        branch = client.post(f"/api/tables/{table}/branch", json={"until": played}).json()["id"]
        with connect(client, branch) as ada:
            assert ada.wait_for_turn()["number"] == played
            ada.play()


def test_a_raw_record_keeps_secrets_until_the_game_is_over() -> None:
    header, _ = played_game("imperunde", 0)
    assert not may_have_all(header)
    header.summary.over = True
    assert may_have_all(header)
    open_header, _ = played_game("imperial", 0)
    open_header.options["cash"] = "open"
    assert may_have_all(open_header)
    open_header.game = "chess"
    assert not may_have_all(open_header)
