"""A board that its owner corrects, at the browser's tables: set-up, board, records, the server's own file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from greatpowers.cli.app import app
from greatpowers.games import read_record
from greatpowers.games.imperunde.corrections import LONGEST
from greatpowers.server.catalog import ServerDefaults
from greatpowers.server.requests import LONGEST_JSON
from tests.server.conftest import BOT, PERSON, Client, Start, connect, error_of, new_table

FILE = '[values]\nbrazil = 2\n[borders]\nadd = [["peru", "brazil"]]\nremove = [["egypt", "congo"]]\n'
LINE = "no_border egypt congo, border peru brazil, value brazil 2"
SEATS = [PERSON, BOT, BOT]


def corrected(client: Client, text: str = FILE) -> str:
    return new_table(client, *SEATS, game="imperunde", options={"corrections": text})


def info(client: Client, table: str) -> dict[str, Any]:
    message: dict[str, Any] = client.get(f"/api/tables/{table}").json()
    return message


def board_of(client: Client, table: str) -> dict[str, Any]:
    """The board at the address that the table names."""
    answer = client.get(info(client, table)["board"])
    assert answer.status_code == 200, answer.text
    message: dict[str, Any] = answer.json()
    return message


def region(board: dict[str, Any], name: str) -> dict[str, Any]:
    return next(region for region in board["regions"] if region["id"] == name)


# -- the catalog ---------------------------------------------------------------------------------------------


def test_the_option_takes_free_text(client: Client) -> None:
    games = {game["id"]: game for game in client.get("/api/games").json()}
    options = {option["name"]: option for option in games["imperunde"]["options"]}
    assert options["corrections"] == {"name": "corrections", "default": "", "longest": LONGEST}


def test_the_board_says_of_each_value_where_it_is_from(client: Client) -> None:
    board = client.get("/api/games/imperunde/board").json()
    assert (region(board, "china")["value"], region(board, "china")["value_source"]) == (3, "rules")
    assert region(board, "peru")["value_source"] == "reconstructed"
    assert {region["value_source"] for region in board["regions"]} == {"rules", "reconstructed"}
    assert "corrections" not in board["tables"]


# -- tables --------------------------------------------------------------------------------------------------


def test_a_file_is_kept_as_one_line(client: Client) -> None:
    table = corrected(client)
    message = info(client, table)
    assert message["options"]["corrections"] == LINE
    assert message["board"] == f"/api/tables/{table}/board"
    assert info(client, corrected(client, LINE))["options"] == message["options"]


def test_the_board_of_a_table(client: Client) -> None:
    board = board_of(client, corrected(client))
    assert (region(board, "brazil")["value"], region(board, "brazil")["value_source"]) == (2, "owner")
    assert ["peru", "brazil"] in board["borders"]["land"]
    assert ["egypt", "congo"] not in board["borders"]["land"]
    assert board["tables"]["corrections"] == {
        "values": ["brazil"],
        "wheel": [],
        "events": [],
        "added": [["peru", "brazil"]],
        "removed": [["egypt", "congo"]],
    }
    ours = client.get("/api/games/imperunde/board").json()
    assert region(ours, "brazil")["value"] == 3
    assert board["map"] == ours["map"]  # the picture stays as it is drawn


def test_a_board_that_is_not_corrected_is_shared(client: Client) -> None:
    table = corrected(client, "value brazil 3")
    assert info(client, table)["board"] == "/api/games/imperunde/board"
    assert client.get(f"/api/tables/{table}/board").json() == client.get("/api/games/imperunde/board").json()


def test_browsers_may_keep_it(client: Client) -> None:
    address = info(client, corrected(client))["board"]
    tag = client.get(address).headers["etag"]
    assert client.get(address, headers={"If-None-Match": tag}).status_code == 304


def test_it_is_the_guests_own(client: Client) -> None:
    address = info(client, corrected(client))["board"]
    client.cookies.clear()
    error_of(client.get(address), 404)


def test_bots_and_people_play_on_it(client: Client) -> None:
    with connect(client, corrected(client)) as ada:
        ada.play_real_choice()
        ada.send(type="why", ask=1, do={"do": "march", "mover": "infantry", "from": "peru", "to": "brazil"})
        assert ada.receive_type("why")["rule"] == "imperunde/move/turn-order"  # not now; but it can be
        ada.send(type="why", ask=2, do={"do": "march", "mover": "infantry", "from": "egypt", "to": "congo"})
        assert ada.receive_type("why")["rule"] == "imperunde/move/adjacent"


def test_records_rematches_and_branches_keep_it(client: Client, start: Start) -> None:
    table = corrected(client)
    with connect(client, table) as ada:
        ada.play_real_choice()
    text = client.get(f"/api/tables/{table}/record").text
    assert f"\noption corrections: {LINE}\n" in text
    assert read_record(text).game.options["corrections"] == LINE
    opened = client.post("/api/tables/record", content=text, headers={"Content-Type": "text/plain"})
    rematch = client.post(f"/api/tables/{table}/rematch")
    branch = client.post(f"/api/tables/{table}/branch", json={"until": 1})
    for answer in (opened, rematch, branch):
        assert answer.status_code == 201, answer.text
        assert region(board_of(client, answer.json()["id"]), "brazil")["value"] == 2
    mine = dict(client.cookies)
    with start() as again:  # another process on the same database
        again.cookies.update(mine)
        with connect(again, table) as ada:
            assert ada.state["number"] > 0


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_board_as_a_file_can_be_sent_in_every_language(client: Client, language: str) -> None:
    text = CliRunner().invoke(app, ["board", "imperunde", "--language", language]).stdout
    changed = text.replace("brazil = 3", "brazil = 2", 1)
    assert info(client, corrected(client, changed))["options"]["corrections"] == "value brazil 2"


# -- what is refused -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "[values] brazil: “4” is not valid; choose a whole number from 1 to 3."),
        ("de", "[values] brazil: „4“ ist nicht möglich; wähle eine ganze Zahl von 1 bis 3."),
        ("fr", "« 4 »".replace(" ", "\u202f")),
    ],
)
def test_an_error_is_in_the_language_of_the_client(client: Client, language: str, says: str) -> None:
    body = {"game": "imperunde", "seats": SEATS, "options": {"corrections": "[values]\nbrazil = 4"}}
    answer = client.post("/api/tables", json=body, headers={"Accept-Language": language})
    assert says in error_of(answer, 422)
    assert answer.json()["option"] == "corrections"
    assert client.get("/api/tables").json() == []


@pytest.mark.parametrize(
    ("options", "status"),
    [
        ({"corrections": "x" * (LONGEST + 1)}, 422),
        ({"corrections": "x" * LONGEST_JSON}, 413),
        ({"corrections": "\u0000\u001b[2J"}, 422),
        ({"corrections": "[" * 30_000}, 422),
        ({"corrections": ("a." * 990 + "a = 1\n") * 20}, 422),
        ({"corrections": 5}, 422),
        ({"corrections": ["value brazil 2"]}, 422),
        ({"corrections": None}, 422),
        ({"length": "x" * 50_000}, 422),
    ],
    ids=str,
)
def test_hostile_options(client: Client, options: dict[str, Any], status: int) -> None:
    body = {"game": "imperunde", "seats": SEATS, "options": options}
    said = error_of(client.post("/api/tables", json=body), status)
    assert len(said) < 2000
    assert client.get("/api/tables").json() == []


def test_a_game_without_the_option(client: Client) -> None:
    body = {"game": "imperial", "seats": SEATS, "options": {"corrections": LINE}}
    assert "corrections" in error_of(client.post("/api/tables", json=body), 422)


# -- the file of a server ------------------------------------------------------------------------------------


@pytest.fixture
def defaults() -> ServerDefaults:
    return ServerDefaults({"imperunde": {"corrections": LINE}})


def test_new_tables_begin_with_the_servers_board(start: Start, defaults: ServerDefaults) -> None:
    with start(defaults=defaults) as client:
        table = new_table(client, *SEATS, game="imperunde")
        assert info(client, table)["options"]["corrections"] == LINE
        assert info(client, table)["board"] == "/api/games/imperunde/board"
        assert region(board_of(client, table), "brazil")["value_source"] == "owner"
        games = {game["id"]: game for game in client.get("/api/games").json()}
        assert games["imperunde"]["options"][-1]["default"] == LINE
        assert info(client, new_table(client))["board"] == "/api/games/imperial/board"


def test_a_new_table_may_override_the_defaults(start: Start, defaults: ServerDefaults) -> None:
    with start(defaults=defaults) as client:
        table = corrected(client, "")
        assert info(client, table)["options"]["corrections"] == ""
        assert info(client, table)["board"] == f"/api/tables/{table}/board"
        assert region(board_of(client, table), "brazil")["value"] == 3
        other = corrected(client, "value brazil 1")
        assert region(board_of(client, other), "brazil")["value"] == 1


def test_tables_and_records_from_before_keep_their_board(start: Start, defaults: ServerDefaults) -> None:
    record = (Path(__file__).parents[1] / "records" / "imperunde-3-built.txt").read_text("utf-8")
    with start() as client:
        table = new_table(client, *SEATS, game="imperunde")
        mine = dict(client.cookies)
    with start(defaults=defaults) as client:
        client.cookies.update(mine)
        assert region(board_of(client, table), "brazil")["value"] == 3
        answer = client.post("/api/tables/record", content=record, headers={"Content-Type": "text/plain"})
        assert region(board_of(client, answer.json()["id"]), "brazil")["value"] == 3
