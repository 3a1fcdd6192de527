"""The description of the interface: complete, true, and a source of hostile requests."""

from __future__ import annotations

import os
import warnings
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import Case, GenerationMode, openapi
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from greatpowers.server.app import make_app
from greatpowers.server.database.storage import Storage
from greatpowers.server.openapi import CALLS, document, routes
from tests.server.conftest import SETTINGS, Client, Start, new_table

EXAMPLES = 300 if "GREATPOWERS_SOAK" in os.environ else 3  # requests of each kind to each address
QUICKLY = settings(
    max_examples=EXAMPLES,
    deadline=None,
    database=None,
    derandomize=True,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
CHECKS = [not_a_server_error, response_schema_conformance, status_code_conformance]
DESCRIBED = document(make_app(Storage("sqlite://")))
STREAM = "/api/bot/events"  # never ends
OPERATIONS = [(path, method) for path, methods in DESCRIBED["paths"].items() if path != STREAM for method in methods]


@pytest.fixture
def client(start: Start) -> Iterator[Client]:
    """A server that offers everything."""
    with start(settings=replace(SETTINGS, public_url="https://games.test")) as running:
        yield running


def test_every_route_is_described_and_nothing_else(client: Client) -> None:
    assert set(routes(client.app)) == set(CALLS)
    assert client.get("/api/openapi.json").json() == DESCRIBED


def test_the_page_shows_every_call_and_every_type(client: Client) -> None:
    page = client.get("/docs")
    assert page.headers["content-type"].startswith("text/html")
    for path in DESCRIBED["paths"]:
        assert path in page.text
    for name in DESCRIBED["components"]["schemas"]:
        assert f'id="{name}"' in page.text
    assert "http" not in page.text  # nothing comes from elsewhere
    assert "<script" not in page.text


class Attacker:
    """Sends whatever the description allows, or forbids, to a table that is there."""

    def __init__(self, client: Client) -> None:
        self._client = client

    def send(self, case: Case[Any]) -> None:
        parts = dict(case.path_parameters or {})
        if "table" in parts:
            parts["table"] = self._table()
        if "game" in parts:
            parts["game"] = "imperial"
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of what cannot be sent as it is
            case.path_parameters = parts
            sent = case.as_transport_kwargs(base_url=str(self._client.base_url))
        raw = sent.pop("data", None)
        more = {} if raw is None else {"content": raw}
        answer = self._client.request(**{name: sent[name] for name in sent if name in _SENT}, **more)
        case.validate_response(answer, checks=CHECKS)

    def _table(self) -> str:
        """A table to attack; the last one may be gone."""
        tables = self._client.get("/api/tables").json()
        return str(tables[0]["id"]) if tables else new_table(self._client)


_SENT = {"method", "url", "params", "headers", "json"}


def has_something_to_get_wrong(operation: dict[str, Any]) -> bool:
    return "requestBody" in operation or any(one["in"] == "query" for one in operation["parameters"])


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["allowed", "forbidden"])
def test_whatever_is_sent_is_answered_as_described(client: Client, mode: GenerationMode) -> None:
    attacker, schema = Attacker(client), openapi.from_dict(DESCRIBED)
    for path, method in OPERATIONS:
        if mode == GenerationMode.POSITIVE or has_something_to_get_wrong(DESCRIBED["paths"][path][method]):
            attack = QUICKLY(given(case=schema[path][method].as_strategy(generation_mode=mode))(attacker.send))
            attack()
