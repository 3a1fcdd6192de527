"""Lessons on the server: a table for each, which says how far the goal is reached and stops where it is over."""

from __future__ import annotations

from greatpowers.games import lessons_of
from tests.server.conftest import Browser, Client, Start, connect, error_of, new_table

LESSON = "02-factory"


def open_lesson(client: Client, name: str = LESSON, **body: object) -> str:
    answer = client.post(f"/api/lessons/imperial/{name}", json=body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def choose(ada: Browser, do: str, **values: str) -> None:
    """Take the legal action with these words."""
    wanted = {"do": do, **values}
    found = [number for number, legal in enumerate(ada.state["legal"]) if wanted.items() <= legal.items()]
    ada.play(found[0])


def test_lessons_are_listed_in_each_language(client: Client) -> None:
    english = client.get("/api/games/imperial/lessons").json()
    german = client.get("/api/games/imperial/lessons?language=de").json()
    assert [one["name"] for one in english] == [lesson.name for lesson in lessons_of("imperial")]
    assert [one["name"] for one in german] == [one["name"] for one in english]
    assert german[1]["task"] == "Baue eine Werft in Triest."
    assert "Trieste" in english[1]["hints"][1]


def test_unknown_games_lessons_and_languages(client: Client) -> None:
    error_of(client.get("/api/games/chess/lessons"), 404)
    error_of(client.get("/api/games/imperial/lessons?language=xx"), 404)
    error_of(client.post("/api/lessons/chess/01-pawns", json={}), 404)
    error_of(client.post("/api/lessons/imperial/77-nothing", json={}), 404)


def test_a_lesson_is_done_when_the_engine_says_so_and_the_bots_stop(start: Start) -> None:
    with start() as client:
        table = open_lesson(client, names=["Ada", "Bruno", "Camille"])
        seats = client.get(f"/api/tables/{table}").json()["seats"]
        assert [(seat["name"], seat["bot"]) for seat in seats] == [
            ("Ada", ""),
            ("Bruno", "thumb"),
            ("Camille", "thumb"),
        ]
        with connect(client, table) as ada:
            assert ada.state["lesson"] == {"name": LESSON, "goal": [[0, 1]], "done": False, "failed": False}
            choose(ada, "rondel", space="factory")
            choose(ada, "build", area="trieste")
            assert ada.state["lesson"] == {"name": LESSON, "goal": [[1, 1]], "done": True, "failed": False}
            assert ada.state["to_act"] == 1
        cookies = dict(client.cookies)
    with start() as client:  # what a server forgets, it works out again
        client.cookies.update(cookies)
        with connect(client, table) as ada:
            assert ada.state["lesson"]["done"]
            assert ada.state["number"] == 2


def test_undo_takes_a_failure_back(client: Client) -> None:
    with connect(client, open_lesson(client)) as ada:
        choose(ada, "rondel", space="factory")
        choose(ada, "build", area="prague")
        assert ada.state["lesson"]["failed"]
        ada.send(type="undo")
        ada.receive_until(lambda message: message["type"] == "state" and message["number"] == 1)
        assert not ada.state["lesson"]["failed"]
        choose(ada, "build", area="trieste")
        assert ada.state["lesson"]["done"]


def test_a_lesson_is_no_table_in_the_list_and_replaces_its_last_one(client: Client) -> None:
    game = new_table(client)
    first, other, again = open_lesson(client), open_lesson(client, "03-import"), open_lesson(client)
    assert [table["id"] for table in client.get("/api/tables").json()] == [game]
    assert [client.get(f"/api/tables/{table}").status_code for table in (first, other, again)] == [404, 200, 200]


def test_tables_of_games_have_no_lesson(client: Client) -> None:
    with connect(client, new_table(client)) as ada:
        assert "lesson" not in ada.state
