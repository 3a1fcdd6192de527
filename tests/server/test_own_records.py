"""Tables made from a player's own record: they stay that player's replay, after a restart too."""

from __future__ import annotations

import pytest

from greatpowers.games import make_game, read_record
from greatpowers.table import Seat, Table
from tests.server.conftest import Client, Message, Start, connect, error_of

DATABASES = ["sqlite", "postgresql"]
ADA, BRUNO, CLARA = range(3)


def import_record(client: Client, text: str) -> Message:
    answer = client.post("/api/tables/record", content=text.encode(), headers={"Content-Type": "text/plain"})
    assert answer.status_code == 201, answer.text
    opened: Message = answer.json()
    return opened


@pytest.fixture(scope="module")
def running() -> Table:
    """Three people have drawn cards that the others do not know."""
    table = Table(make_game("imperunde", 3, {"round_limit": 1}), [Seat("Ada"), Seat("Bruno"), Seat("Clara")], 2)
    while not (table.people_to_act and "* draw ?" in table.record_for(BRUNO)):
        if not table.advance():
            seat = table.people_to_act[0]
            table.play(table.state.legal(seat)[0], seat)
    return table


def told(record: str) -> str:
    """A record without the luck of the table that it was opened at, from which nothing has been drawn."""
    return "".join(line for line in record.splitlines(keepends=True) if not line.startswith("# luck sha256"))


def test_a_players_own_record_is_that_players_replay_after_a_restart(start: Start, running: Table) -> None:
    text = running.record_for(BRUNO)
    with start() as client:
        opened = import_record(client, text)
        assert opened["seat"] == BRUNO
        cookies = dict(client.cookies)
    with start() as client:
        client.cookies.update(cookies)
        path = f"/api/tables/{opened['id']}"
        with connect(client, opened["id"]) as screen:
            assert (screen.state["people"], screen.state["seat"]) == ([BRUNO], BRUNO)
            assert screen.state["view"] == running.state.view(BRUNO)
        assert told(client.get(f"{path}/record").text) == text
        drawn = text.splitlines()[text.splitlines().index("") + 1 :].index("* draw ?") + 1
        assert client.get(f"{path}/at/{drawn}?seat={BRUNO}").json()["action"] is None
        for other in (ADA, CLARA):
            error_of(client.get(f"{path}/at/{drawn}?seat={other}"), 403)


def test_a_spectators_record_is_a_spectators_replay_after_a_restart(start: Start, running: Table) -> None:
    text = running.record_for(None)
    with start() as client:
        opened = import_record(client, text)
        cookies = dict(client.cookies)
    with start() as client:
        client.cookies.update(cookies)
        with connect(client, opened["id"]) as screen:
            assert (screen.state["people"], screen.state["seat"]) == ([], None)
        assert told(client.get(f"/api/tables/{opened['id']}/record").text) == text


def test_a_branch_of_an_own_record_is_a_game_of_its_own(start: Start, running: Table) -> None:
    with start() as client:
        opened = import_record(client, running.record_for(BRUNO))
        branch = client.post(f"/api/tables/{opened['id']}/branch", json={"until": running.number}).json()
        with connect(client, branch["id"]) as screen:
            assert screen.state["people"] == [ADA, BRUNO, CLARA]


def test_what_was_undone_is_no_longer_hidden(running: Table) -> None:
    table = Table.from_record(read_record(running.record_for(BRUNO)))
    hidden = sorted(table.record.hidden)
    assert hidden
    table.rewind(hidden[0])
    assert table.record.hidden == set()
    assert table.record_for(BRUNO).count("seen by") == 0
