"""The owner of a server may limit how strong bots guests can choose."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import httpx
import pytest

from greatpowers.bots.levels import LEVELS, up_to
from greatpowers.server import catalog
from tests.server.conftest import BOT, PERSON, SETTINGS, Client, connect, error_of, new_table

CODES = ["random", "thumb", *LEVELS]
STRONG = {"name": "Bruno", "bot": "medium"}


@pytest.fixture
def limited(client: Client) -> Iterator[Client]:
    """A server on which `medium` is too strong for guests."""
    client.app.state.settings = replace(SETTINGS, strongest_bot="easy")
    yield client
    catalog.games.cache_clear()


def test_bots_without_a_level_are_not_limited() -> None:
    assert up_to("expert", CODES) == CODES
    assert up_to("medium", CODES) == ["random", "thumb", "beginner", "easy", "medium"]


def test_clients_are_told_what_they_can_offer(limited: Client) -> None:
    assert all(game["bots"] == ["beginner", "easy", "random"] for game in limited.get("/api/games").json())


def test_a_level_may_have_a_temperament(client: Client) -> None:
    assert all(game["tempered"] == list(LEVELS) for game in client.get("/api/games").json())
    raider = {"name": "Bruno", "bot": "easy?temper=raider"}
    table = new_table(client, PERSON, raider)
    with connect(client, table) as ada:
        ada.wait_for_turn()
        assert ada.state["seats"][1]["bot"] == "easy?temper=raider"


def test_no_route_lets_a_guest_have_a_stronger_bot(limited: Client) -> None:
    table = new_table(limited, PERSON, BOT)
    record = limited.get(f"/api/tables/{table}/record").text
    seats = {"seats": [PERSON, STRONG]}
    raider = {"name": "Bruno", "bot": "medium?temper=raider"}
    answers = [
        limited.post("/api/tables", json={"game": "imperial", **seats}),
        limited.post(f"/api/tables/{table}/branch", json={"until": 0, **seats}),
        limited.put(f"/api/tables/{table}/seats/0/stand-in", json={"bot": "medium"}),
        import_record(limited, record.replace("(bot random)", "(bot medium)")),
    ]
    tempered = limited.post("/api/tables", json={"game": "imperial", "seats": [PERSON, raider]})
    assert "medium?temper=raider" in error_of(tempered, 422)
    assert all('"medium"' in error_of(answer, 422).replace("“", '"').replace("”", '"') for answer in answers)
    assert limited.post("/api/tables", json={"game": "imperial", "seats": [PERSON, BOT]}).status_code == 201
    assert import_record(limited, record).status_code == 201


def import_record(client: Client, record: str) -> httpx.Response:
    return client.post("/api/tables/record", content=record, headers={"Content-Type": "text/plain"})
