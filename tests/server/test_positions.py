"""Tables that start from a position: opened from a record, played on, stored and given out."""

from __future__ import annotations

from greatpowers.core.record import Record, write
from greatpowers.games import read_record
from greatpowers.testing.imperial import Table
from tests.server.conftest import PERSON, Client, Start, connect, error_of

DATABASES = ["sqlite", "postgresql"]
TEXT = {"Content-Type": "text/plain; charset=utf-8"}


def record(cash: str) -> str:
    """Germany moves; a person governs it, bots the others."""
    position = Table(4, cash=cash).units("GE", "berlin 3").power(GE=7).government(GE=1).turn("GE").state
    return write(Record(position.game, ["Ada", "bot random", "bot random", "bot random"], position))


def import_record(client: Client, text: str) -> str:
    answer = client.post("/api/tables/record", content=text.encode(), headers=TEXT)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def test_a_table_starts_from_a_position_and_survives_a_restart(start: Start) -> None:
    with start() as client:
        table = import_record(client, record("open"))
        with connect(client, table) as ada:
            view = ada.state["view"]
            assert view["nations"][4]["power"] == 7
            assert view["areas"]["berlin"]["army"] == {"germany": 3}
            ada.play()  # a factory
            ada.play(-1)  # done
            ada.wait_for_turn()  # bots have gone on from there
        cookies = dict(client.cookies)
    with start() as client:
        client.cookies.update(cookies)
        text = client.get(f"/api/tables/{table}/record").text
        again = read_record(text)
        assert again.start().key() == read_record(record("open")).start().key()
        assert [again.actors[0], again.game.space.notation(again.actions[0])] == [0, "rondel factory"]
        assert {1, 2, 3} & set(again.actors)
        branch = client.post(f"/api/tables/{table}/branch", json={"until": 1, "seats": [PERSON] * 4}).json()["id"]
        assert read_record(client.get(f"/api/tables/{branch}/record").text).replay().key() == again.replay(1).key()


def test_a_first_position_with_secrets_stays_on_the_server(client: Client) -> None:
    table = import_record(client, record("secret"))
    assert "when the game is over" in error_of(client.get(f"/api/tables/{table}/record"), 409)


def test_a_bad_position_is_explained(client: Client) -> None:
    text = record("open").replace("step rondel", "step waltz")
    message = error_of(client.post("/api/tables/record", content=text.encode(), headers=TEXT), 422)
    assert message.endswith("“waltz” is not a step of this game.")


def test_a_position_that_breaks_a_rule_is_explained_by_it(client: Client) -> None:
    text = record("open").replace("army berlin/germany=3", "army berlin/germany=30")
    assert text != record("open")
    message = error_of(client.post("/api/tables/record", content=text.encode(), headers=TEXT), 422)
    assert read_record(record("open")).game.rulebook.rules["imperial/invariant/army-supply"].text("en") in message
