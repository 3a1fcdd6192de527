"""Tables over HTTP: create, list, records, branches; and everything that is refused."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from greatpowers.games import read_record
from tests.server.conftest import BOT, PERSON, Client, Start, connect, error_of, new_table

DATABASES = ["sqlite", "postgresql"]
RECORDS = Path(__file__).parent.parent / "records"
RECORD = (RECORDS / "imperial-4-standard.txt").read_text("utf-8")
# What only the person at a machine may name: classes, files, programs and parameters.
FOREIGN_BOTS = ("tests.arena.faulty:Faulty", "tests/arena/faulty.py:Faulty", "./program", "thumb?noise=2")
TEXT = {"Content-Type": "text/plain; charset=utf-8"}


def open_record(client: Client, text: str | bytes = RECORD) -> str:
    answer = client.post("/api/tables/record", content=text, headers=TEXT)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


@pytest.fixture
def other(client: Client) -> Iterator[Client]:
    """The same server, another guest."""
    mine = dict(client.cookies)
    client.cookies.clear()
    yield client
    client.cookies.clear()
    client.cookies.update(mine)


def test_nobody_has_tables_at_first(client: Client) -> None:
    answer = client.get("/api/tables")
    assert answer.json() == []
    assert "greatpowers_guest=" in answer.headers["set-cookie"]
    assert answer.headers["cache-control"] == "no-store"


def test_a_new_table(client: Client) -> None:
    table = new_table(client, PERSON, BOT, options={"cash": "open"})
    (listed,) = client.get("/api/tables").json()
    info = client.get(f"/api/tables/{table}").json()
    assert info.pop("options") == {"cash": "open", "setup": "standard", "investor_card": "with", "turn_limit": 0}
    assert info.pop("board") == "/api/games/imperial/board"
    assert info.pop("hints") is True  # one person against bots
    assert listed == info
    assert info["id"] == table
    assert info["game"] == "imperial"
    assert info["seats"] == [{**seat, "stand_in": "", "free": False} for seat in (PERSON, BOT)]
    assert (info["host"], info["own"], info["listed"]) == (True, [0], False)
    assert info["created"].endswith("Z")
    assert (info["actions"], info["over"], info["to_act"]) == (0, False, -2)
    assert (info["turns"], info["progress"], info["winners"]) == (0, 0, [])


def test_the_newest_table_comes_first(client: Client) -> None:
    first, second = new_table(client), new_table(client)
    with connect(client, first) as ada:
        ada.wait_for_turn()
    assert [info["id"] for info in client.get("/api/tables").json()] == [first, second]
    assert client.get(f"/api/tables/{first}").json()["to_act"] == 0


def test_delete(client: Client) -> None:
    table = new_table(client)
    answer = client.delete(f"/api/tables/{table}")
    assert (answer.status_code, answer.content) == (204, b"")
    assert client.get("/api/tables").json() == []
    error_of(client.get(f"/api/tables/{table}"), 404)
    error_of(client.delete(f"/api/tables/{table}"), 404)


def test_a_rematch_has_the_same_seats_and_another_seed(client: Client) -> None:
    table = new_table(client, PERSON, BOT, BOT, options={"setup": "experienced"})
    answer = client.post(f"/api/tables/{table}/rematch")
    again = client.get(f"/api/tables/{answer.json()['id']}").json()
    first = client.get(f"/api/tables/{table}").json()
    for name in ("game", "seats", "options"):
        assert again[name] == first[name]
    assert again["actions"] == 0


# -- records -------------------------------------------------------------------------------------------------


def test_a_record_goes_in_and_comes_out(client: Client) -> None:
    table = open_record(client)
    answer = client.get(f"/api/tables/{table}/record")
    assert answer.headers["content-type"].startswith("text/plain")
    assert 'attachment; filename="imperial-' in answer.headers["content-disposition"]
    assert read_record(answer.text).actions == read_record(RECORD).actions
    info = client.get(f"/api/tables/{table}").json()
    assert info["over"] is True
    assert info["actions"] == len(read_record(RECORD).actions)


def test_the_seed_never_leaves_the_server(client: Client) -> None:
    table = new_table(client, seed=987_654_321)
    with connect(client, table) as ada:
        ada.wait_for_turn()
        message = [str(ada.state)]
    paths = ["", "/record", "/events", "/history", "/at/3?seat=0"]
    message += [client.get(f"/api/tables/{table}{path}").text for path in paths]
    message.append(client.get("/api/tables").text)
    assert not [text for text in message if "987654321" in text or "seed" in text]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("nonsense", "not a game record"),
        (b"\xff\xfe\x00", "not a text file"),
        ("", "not a game record"),
        (RECORD.replace("game: imperial", "game: chess"), "chess"),
        (RECORD.replace("seats: 4", "seats: 9"), "9 players"),
        (RECORD.replace("seats: 4", "seats: 4\noption seats: 3"), "Unknown option “seats”"),
        (RECORD.replace("seats: 4", "seats: 4\noption self: 3"), "Unknown option “self”"),
        (RECORD.replace("end ", "1 build vienna\nend "), "(Rule: “End of the game and scoring”)"),
        ("Great Powers record 2\ngame: imperial\nrules: 1\nseats: 2\nplayer 1: bot genius\n\nend\n", "genius"),
        *((RECORD.replace("player 1: ", f"player 1: Ada (bot {word})\n# "), word) for word in FOREIGN_BOTS),
    ],
)
def test_a_bad_record_is_explained(client: Client, text: str | bytes, says: str) -> None:
    assert says in error_of(client.post("/api/tables/record", content=text, headers=TEXT), 422)
    assert client.get("/api/tables").json() == []


def test_a_record_with_a_monstrous_seed(client: Client) -> None:
    open_record(client, RECORD.replace("game: imperial", f"# seed {'9' * 900}\ngame: imperial"))


def test_branch(client: Client) -> None:
    table = open_record(client)
    answer = client.post(f"/api/tables/{table}/branch", json={"until": 40, "seats": [PERSON, BOT, BOT, BOT]})
    branch = client.get(f"/api/tables/{answer.json()['id']}").json()
    assert branch["actions"] == branch["since"] == 40
    assert client.get(f"/api/tables/{new_table(client)}").json()["since"] == 0
    assert branch["seats"][0]["name"] == PERSON["name"]
    whole, part = (client.get(f"/api/tables/{t}/record").text for t in (table, branch["id"]))
    assert read_record(part).actions == read_record(whole).actions[:40]
    same = client.post(f"/api/tables/{table}/branch", json={"until": 0}).json()["id"]
    assert client.get(f"/api/tables/{same}").json()["seats"] == client.get(f"/api/tables/{table}").json()["seats"]


@pytest.mark.parametrize(
    "body",
    [{"until": 9999}, {"until": -1}, {}, {"until": 3, "seats": [PERSON]}, {"until": 3, "seats": [{"bot": "x"}] * 4}],
)
def test_bad_branches(client: Client, body: dict[str, Any]) -> None:
    table = open_record(client)
    error_of(client.post(f"/api/tables/{table}/branch", json=body), 422)


@pytest.mark.parametrize(
    "name", ["#", "a # b", ":", "* deal italy", "end 3", "  two  words ", "Zoë “Ⅻ”", "player 2: x"]
)
def test_names_survive_in_records(client: Client, name: str) -> None:
    table = new_table(client, {"name": name}, {"name": name, "bot": "thumb"})
    with connect(client, table) as ada:
        ada.wait_for_turn()
    again = open_record(client, client.get(f"/api/tables/{table}/record").content)
    seats = client.get(f"/api/tables/{again}").json()["seats"]
    assert seats == client.get(f"/api/tables/{table}").json()["seats"]
    assert [(seat["name"], seat["bot"]) for seat in seats] == [(" ".join(name.split()), bot) for bot in ("", "thumb")]


# -- the past ------------------------------------------------------------------------------------------------


def test_any_position(client: Client) -> None:
    table = open_record(client)
    record = read_record(RECORD)
    for number in (0, 1, 49, 50, 51, 130, len(record.actions)):
        message = client.get(f"/api/tables/{table}/at/{number}").json()
        state = record.replay(number)
        assert message["number"] == number
        assert message["view"]["nations"] == state.view(None)["nations"]
        assert message["view"]["areas"] == state.view(None)["areas"]
        assert tuple(message["prompt"]) == state.prompt()
        if number:
            assert message["action"]["action"] == record.actions[number - 1]
        else:
            assert (message["actor"], message["action"]) == (-1, None)


def test_a_position_as_a_seat_may_see_it(client: Client) -> None:
    table = new_table(client)
    with connect(client, table) as ada:
        ada.wait_for_turn()
    number = ada.state["number"]
    mine = client.get(f"/api/tables/{table}/at/{number}?seat=0").json()["view"]
    public = client.get(f"/api/tables/{table}/at/{number}").json()["view"]
    assert mine == ada.state["view"]
    assert mine["players"][0]["cash"] is not None
    assert [player["cash"] for player in public["players"]] == [None] * 4
    assert "seat 2" in error_of(client.get(f"/api/tables/{table}/at/{number}?seat=1"), 403).lower()


@pytest.mark.parametrize("number", ["9999", "-1", "x", "99999999999999999999999"])
def test_positions_that_are_not_there(client: Client, number: str) -> None:
    table = new_table(client)
    answer = client.get(f"/api/tables/{table}/at/{number}")
    assert answer.status_code in (400, 404, 422)
    error_of(answer, answer.status_code)


def test_events(client: Client) -> None:
    table = open_record(client)
    message = client.get(f"/api/tables/{table}/events").json()
    assert message["from"] == 0
    assert message["events"][0] == {
        "event": "dealt",
        "seat": 0,
        "nation": message["events"][0]["nation"],
        "action": 0,
    }
    numbers = [event["action"] for event in message["events"]]
    assert numbers == sorted(numbers)
    assert numbers[-1] == len(read_record(RECORD).actions) - 1
    rest = client.get(f"/api/tables/{table}/events?from=20").json()
    assert rest == {"from": 20, "events": message["events"][20:]}
    assert client.get(f"/api/tables/{table}/events?from=999999").json()["events"] == []
    for bad in ("from=-1", "from=x", "seat=x"):
        error_of(client.get(f"/api/tables/{table}/events?{bad}"), 400)
    error_of(client.get(f"/api/tables/{table}/events?seat=4"), 403)


def test_history(client: Client) -> None:
    table = open_record(client)
    turns = client.get(f"/api/tables/{table}/history").json()["turns"]
    record = read_record(RECORD)
    end = record.replay()
    assert [turn["turn"] for turn in turns[:-1]] == list(range(1, end.turns + 1))[: len(turns) - 1]
    assert turns[-1]["number"] == len(record.actions)
    assert turns[-1]["scores"] == end.outcome.scores if end.outcome else None
    for turn in turns:
        nations = record.replay(turn["number"]).view(None)["nations"]
        assert turn["power"] == [nation["power"] for nation in nations]
        assert turn["treasury"] == [nation["treasury"] for nation in nations]


def test_the_last_turn_of_a_game_counts_though_it_is_not_finished(client: Client) -> None:
    """ImpeRunde ends as soon as somebody reaches the goal, which here is in the middle of the second round."""
    table = open_record(client, (RECORDS / "imperunde-5-built.txt").read_text("utf-8"))
    turns = client.get(f"/api/tables/{table}/history").json()["turns"]
    assert [turn["turn"] for turn in turns] == [1, 2]
    assert max(turns[-1]["posts"]) == 9


def test_scores_of_secret_cash_are_secret_until_the_end(client: Client) -> None:
    table = open_record(client)
    for options, shown in (("secret", False), ("open", True)):
        text = RECORD.replace("option cash: secret", f"option cash: {options}")
        source = open_record(client, text)
        branch = client.post(f"/api/tables/{source}/branch", json={"until": 100}).json()["id"]
        turns = client.get(f"/api/tables/{branch}/history").json()["turns"]
        assert all((turn["scores"] is not None) is shown for turn in turns)
    assert all(turn["scores"] for turn in client.get(f"/api/tables/{table}/history").json()["turns"])


def test_ones_own_score_is_never_secret(client: Client) -> None:
    body = {"until": 100, "seats": [{"name": "", "bot": ""}] * 4}
    branch = client.post(f"/api/tables/{open_record(client)}/branch", json=body).json()["id"]
    turns = client.get(f"/api/tables/{branch}/history?seat=1").json()["turns"]
    assert turns
    for turn in turns:
        score = client.get(f"/api/tables/{branch}/at/{turn['number']}?seat=1").json()["figures"]["players"][1]["score"]
        assert turn["scores"] == [None, score, None, None]
    error_of(client.get(f"/api/tables/{branch}/history?seat=4"), 403)


# -- refusals ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"game": "chess", "seats": [PERSON, BOT]}, 422),
        ({"game": "imperial", "seats": []}, 422),
        ({"game": "imperial", "seats": [PERSON] * 7}, 422),
        ({"game": "imperial", "seats": [PERSON] * 100}, 422),
        ({"game": "imperial", "seats": [PERSON, {"bot": "genius"}]}, 422),
        *(({"game": "imperial", "seats": [PERSON, {"bot": word}]}, 422) for word in FOREIGN_BOTS),
        ({"game": "imperial", "seats": [PERSON, BOT], "options": {"cash": "maybe"}}, 422),
        ({"game": "imperial", "seats": [PERSON, BOT], "options": {"seats": 3}}, 422),
        ({"game": "imperial", "seats": [PERSON, BOT], "options": {"self": 3}}, 422),
        ({"game": "imperial", "seats": [PERSON, BOT], "options": {"turn_limit": "9" * 50}}, 422),
        ({"game": "imperial", "seats": [PERSON, BOT], "options": []}, 422),
        ({"game": "imperial", "seats": [PERSON, BOT], "seed": -1}, 422),
        ({"game": "imperial", "seats": [PERSON, BOT], "seed": 2**70}, 422),
        ({"game": "imperial", "seats": [PERSON, {"name": "x" * 41}]}, 422),
        ({"game": "imperial", "seats": [PERSON, {"name": "Ada (bot thumb)"}]}, 422),
        ({"game": "imperial", "seats": [PERSON, {"name": "nul\x00"}]}, 422),
        ({"game": "imperial", "seats": "everybody"}, 422),
        ({"seats": [PERSON, BOT]}, 422),
        ([], 422),
        (7, 422),
    ],
)
def test_tables_that_cannot_be(client: Client, body: Any, status: int) -> None:
    error_of(client.post("/api/tables", json=body), status)
    assert client.get("/api/tables").json() == []


@pytest.mark.parametrize("body", [b"", b"{", b"\xff", b"[" * 5000, b'{"game": 1e999}'])
def test_bodies_that_are_no_json(client: Client, body: bytes) -> None:
    answer = client.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 422)
    error_of(answer, answer.status_code)


def test_only_json_opens_tables(client: Client) -> None:
    body = b'{"game": "imperial", "seats": [{}, {}]}'
    for kind in ("text/plain", "application/x-www-form-urlencoded", ""):
        error_of(client.post("/api/tables", content=body, headers={"Content-Type": kind}), 415)
    error_of(client.post("/api/tables/record", json={}), 415)


def test_what_is_too_large_is_refused(client: Client) -> None:
    body = {"game": "imperial", "seats": [], "options": {"x": "y" * 70_000}}
    error_of(client.post("/api/tables", json=body), 413)
    error_of(client.post("/api/tables/record", content=b"x" * 4_000_001, headers=TEXT), 413)


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.test"},
        {"Origin": "http://table.test:5173"},
        {"Origin": "null"},
        {"Origin": ""},
        {"Origin": "http://[broken"},
        {"Sec-Fetch-Site": "cross-site"},
    ],
)
def test_other_sites_change_nothing(client: Client, headers: dict[str, str]) -> None:
    table = new_table(client)
    body = {"game": "imperial", "seats": [PERSON, BOT]}
    error_of(client.post("/api/tables", json=body, headers=headers), 403)
    error_of(client.post(f"/api/tables/{table}/rematch", headers=headers), 403)
    error_of(client.delete(f"/api/tables/{table}", headers=headers), 403)
    assert len(client.get("/api/tables").json()) == 1


def test_our_own_pages_may(client: Client) -> None:
    """At the server's own address, or through a development proxy that passes the host on."""
    for headers in (
        {"Origin": "http://table.test"},
        {"Origin": "http://localhost:5173", "Host": "localhost:5173"},
        {"Origin": "https://Table.test", "Host": "table.TEST"},
    ):
        body = {"game": "imperial", "seats": [PERSON, BOT]}
        assert client.post("/api/tables", json=body, headers=headers).status_code == 201


@pytest.mark.parametrize("name", ["%00", "x" * 5000, "%ff%fe", "..%2f..", "%F0%9F%91%91", "'%20or%201=1"])
def test_names_that_no_table_has(client: Client, name: str) -> None:
    error_of(client.get(f"/api/tables/{name}"), 404)
    error_of(client.delete(f"/api/tables/{name}"), 404)


def test_not_too_many_tables(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("greatpowers.server.tables.registry.MAX_TABLES", 2)
    tables = [new_table(client) for _ in range(2)]
    body = {"game": "imperial", "seats": [PERSON, BOT]}
    assert "2" in error_of(client.post("/api/tables", json=body), 422)
    error_of(client.post(f"/api/tables/{tables[0]}/rematch"), 422)
    client.delete(f"/api/tables/{tables[0]}")
    new_table(client)


def test_tables_of_other_guests_are_not_there(client: Client, other: Client) -> None:
    mine = new_table(client)
    other.cookies.clear()
    error_of(other.get(f"/api/tables/{mine}"), 404)
    for path in ("record", "history", "events", "at/0"):
        error_of(other.get(f"/api/tables/{mine}/{path}"), 404)
    error_of(other.delete(f"/api/tables/{mine}"), 404)
    error_of(other.post(f"/api/tables/{mine}/rematch"), 404)
    error_of(other.post(f"/api/tables/{mine}/branch", json={"until": 0}), 404)
    assert other.get("/api/tables").json() == []


def test_a_cookie_that_we_did_not_make_is_replaced(client: Client) -> None:
    for cookie in ("short", "x" * 44, "'; drop table tables; --"):
        client.cookies.clear()
        answer = client.get("/api/tables", headers={"Cookie": f"greatpowers_guest={cookie}"})
        assert "set-cookie" in answer.headers


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("de", "de"),
        ("fr-CH, de;q=0.5", "fr"),
        ("xx", "en"),
        ("en;q=0.1, de;q=0.9", "de"),
        ("de;q=x", "en"),
        (",;,", "en"),
    ],
)
def test_errors_are_in_the_language_of_the_reader(client: Client, accepted: str, language: str) -> None:
    from greatpowers.server.texts import best_language, server_text

    assert best_language(accepted) == language
    said = error_of(client.get("/api/tables/none", headers={"Accept-Language": accepted}), 404)
    assert said == server_text(language).say("error-no-table")


def test_methods_that_are_not_there(client: Client) -> None:
    error_of(client.put("/api/tables", json={}), 405)
    error_of(client.delete("/health"), 405)


def test_an_internal_error_shows_no_details(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> Any:
        raise ZeroDivisionError("secret")

    monkeypatch.setattr("greatpowers.server.messages.table_info", broken)
    with start() as client:
        new_table(client)
        assert "secret" not in error_of(client.get("/api/tables"), 500)
