"""The description of the HTTP interface: `/api/openapi.json` for programs, `/docs` for people.

Addresses, methods and summaries come from the routes themselves; what is sent and answered is named here. A test
demands that every route is described. Nothing on the page comes from elsewhere.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from html import escape
from typing import Any

import msgspec
from litestar import Litestar, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.routes import HTTPRoute

from greatpowers import __version__
from greatpowers.core.board import LANGUAGES
from greatpowers.server import protocol, requests
from greatpowers.server.errors import AnyRequest
from greatpowers.server.responses import BytesResponse, json_response

TEXT = "text/plain"
JSON = "application/json"
NDJSON = "application/x-ndjson"
_REF = "#/components/schemas/{name}"
_COUNT = {"type": "integer", "minimum": 0, "maximum": 2**31 - 1}
_SEAT = {"type": "integer", "minimum": 0, "maximum": 99}
_YES = {"type": "boolean"}
_LANGUAGE = {"type": "string", "enum": list(LANGUAGES)}
_PATH: Mapping[str, dict[str, Any]] = {  # how the parts of an address look
    "number": _COUNT,
    "seat": _SEAT,
}


class Call:
    """What a route takes and answers: a type sent as JSON, or TEXT; its parameters, and which of them it needs."""

    def __init__(
        self, answer: Any = None, body: Any = None, query: Mapping[str, object] | None = None, needs: str = ""
    ) -> None:
        self.answer = answer
        self.body = body
        self.query = query or {}
        self.needs = needs

    def types(self) -> list[Any]:
        """The types whose schemas are needed."""
        return [one for one in (self.answer, self.body) if one not in (None, TEXT, NDJSON)]


CALLS: Mapping[str, Call] = {
    "GET /api/games": Call(list[protocol.GameInfo]),
    "GET /api/games/{game}/board": Call(protocol.BoardData),
    "GET /api/games/{game}/rules": Call(protocol.RulesInfo, query={"language": _LANGUAGE}),
    "GET /api/games/{game}/log": Call(protocol.LogInfo),
    "GET /api/games/{game}/reference": Call(dict[str, Any]),
    "GET /api/games/{game}/signatures": Call(protocol.Signatures),
    "GET /api/games/{game}/lessons": Call(list[protocol.LessonInfo], query={"language": _LANGUAGE}),
    "GET /api/text/{name}": Call(TEXT, query={"game": {"type": "string"}}),
    "POST /api/lessons/{game}/{name}": Call(protocol.CreatedTable, requests.NewLesson),
    "POST /api/bot/token": Call(protocol.TokenInfo),
    "GET /api/bot/events": Call(NDJSON),
    "GET /api/bot/tables/{table}/seats/{seat}": Call(protocol.BotState),
    "POST /api/bot/tables/{table}/seats/{seat}": Call(protocol.PlayedInfo, requests.BotPlay),
    "GET /api/notices": Call(protocol.NoticesInfo),
    "POST /api/notices": Call(protocol.AddressInfo, requests.NewAddress),
    "DELETE /api/notices/{address}": Call(),
    "POST /api/notices/{address}/test": Call(),
    "GET /api/account": Call(protocol.AccountInfo),
    "POST /api/account": Call(protocol.AccountInfo, requests.Credentials),
    "POST /api/account/session": Call(protocol.AccountInfo, requests.Credentials),
    "DELETE /api/account/session": Call(),
    "GET /api/account/sessions": Call(list[protocol.SessionInfo]),
    "DELETE /api/account/sessions": Call(),
    "DELETE /api/account/sessions/{session}": Call(),
    "POST /api/account/tables": Call(protocol.AccountInfo),
    "PUT /api/account/name": Call(protocol.AccountInfo, requests.AccountRename),
    "PUT /api/account/password": Call(None, requests.PasswordChange),
    "POST /api/account/tokens": Call(protocol.TokenInfo, requests.NewToken),
    "POST /api/account/deletion": Call(None, requests.AccountDeletion),
    "GET /api/lobby": Call(list[protocol.TableInfo]),
    "GET /api/tables": Call(list[protocol.TableInfo]),
    "POST /api/tables": Call(protocol.CreatedTable, requests.NewTable),
    "POST /api/tables/record": Call(protocol.CreatedTable, TEXT),
    "GET /api/tables/{table}": Call(protocol.TableDetails),
    "DELETE /api/tables/{table}": Call(),
    "GET /api/tables/{table}/board": Call(protocol.BoardData),
    "POST /api/tables/{table}/branch": Call(protocol.CreatedTable, requests.Branch),
    "POST /api/tables/{table}/rematch": Call(protocol.CreatedTable),
    "GET /api/tables/{table}/ratings": Call(list[protocol.RatingChange]),
    "GET /api/ratings/{game}": Call(protocol.RatingsInfo),
    "GET /api/tables/{table}/record": Call(TEXT, query={"seat": _SEAT, "raw": _YES, "chat": _YES}),
    "GET /api/tables/{table}/at/{number}": Call(protocol.PositionInfo, query={"seat": _SEAT}),
    "GET /api/tables/{table}/at/{number}/analysis": Call(protocol.AnalysisInfo, query={"seat": _SEAT, "lines": _YES}),
    "GET /api/tables/{table}/at/{number}/explanation": Call(protocol.ExplanationInfo, query={"seat": _SEAT}),
    "GET /api/tables/{table}/at/{number}/told": Call(protocol.ToldInfo, query={"seat": _SEAT, "by": _SEAT}),
    "GET /api/tables/{table}/review": Call(protocol.ReviewInfo),
    "GET /api/tables/{table}/events": Call(protocol.OlderEvents, query={"seat": _SEAT, "from": _COUNT}),
    "GET /api/tables/{table}/history": Call(protocol.HistoryInfo, query={"seat": _SEAT}),
    "GET /api/tables/{table}/links": Call(protocol.LinksInfo),
    "POST /api/tables/{table}/links": Call(protocol.LinksInfo),
    "GET /api/links/{link}": Call(protocol.InvitationInfo),
    "POST /api/links/{link}": Call(protocol.CreatedTable, requests.Join),
    "POST /api/tables/{table}/seats/{seat}": Call(protocol.CreatedTable, requests.Join),
    "PUT /api/tables/{table}/pause": Call(None, requests.SetPause),
    "PUT /api/tables/{table}/delay": Call(None, requests.SetDelay),
    "PUT /api/tables/{table}/hints": Call(None, requests.SetHints),
    "PUT /api/tables/{table}/seats/{seat}/stand-in": Call(None, requests.StandIn),
    "GET /api/tables/{table}/chat": Call(
        list[protocol.ChatLine], query={"seat": _SEAT, "before": _COUNT}, needs="before"
    ),
}
# What is no part of the interface: pages, this description, and what the owner of a server asks.
OTHERS = {"/", "/{path}", "/health", "/metrics", "/api/openapi.json", "/docs", "/notices/{purpose}/{token}"}


def routes(app: Litestar) -> dict[str, HTTPRouteHandler]:
    """The handlers of the interface, by method and address."""
    found: dict[str, HTTPRouteHandler] = {}
    for route in app.routes:
        if isinstance(route, HTTPRoute) and route.path_format not in OTHERS:
            for handler in route.route_handlers:
                found |= {f"{method} {route.path_format}": handler for method in handler.http_methods - {"OPTIONS"}}
    return found


@cache
def document(app: Litestar) -> dict[str, Any]:
    """The interface in the format of OpenAPI 3.1."""
    error = protocol.ErrorInfo
    types = [one for call in CALLS.values() for one in call.types()]
    schemas, components = msgspec.json.schema_components([*types, error], ref_template=_REF)
    schema_of = dict(zip(map(repr, [*types, error]), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for name, handler in sorted(routes(app).items()):
        method, path = name.split(" ")
        paths.setdefault(path, {})[method.lower()] = _operation(path, handler, CALLS[name], schema_of)
    info = {"title": "Great Powers", "version": __version__, "description": _INTRODUCTION}
    return {"openapi": "3.1.0", "info": info, "paths": paths, "components": {"schemas": components}}


def _operation(path: str, handler: HTTPRouteHandler, call: Call, schema_of: dict[str, Any]) -> dict[str, Any]:
    def content(what: Any) -> dict[str, Any]:
        is_text = what in (TEXT, NDJSON)
        return {what: {"schema": {"type": "string"}}} if is_text else {JSON: {"schema": schema_of[repr(what)]}}

    answer = {"description": "Done."} | ({} if call.answer is None else {"content": content(call.answer)})
    refused = {"description": "Refused, in words.", "content": content(protocol.ErrorInfo)}
    out: dict[str, Any] = {
        "operationId": handler.fn.__name__,
        "summary": " ".join((handler.fn.__doc__ or "").split()),
        "parameters": _parameters(path, call),
        "responses": {str(handler.status_code): answer, "4XX": refused, "503": refused},
    }
    if call.body is not None:
        out["requestBody"] = {"required": True, "content": content(call.body)}
    return out


def _parameters(path: str, call: Call) -> list[dict[str, Any]]:
    parts = [
        {"name": name, "in": "path", "required": True, "schema": _PATH.get(name, {"type": "string"})}
        for name in re.findall(r"\{(\w+)\}", path)
    ]
    query = [
        {"name": name, "in": "query", "required": name in call.needs.split(), "schema": schema}
        for name, schema in call.query.items()
    ]
    return parts + query


_INTRODUCTION = (
    "Seats count from 0. A browser or a program is a guest, told apart by the cookie that its first request sets, "
    "or by the account that it has signed in to. Programs that play get a token, listen to /api/bot/events and answer; "
    "people play at the websocket /api/tables/{table}/live."
)


# -- routes --------------------------------------------------------------------------------------------------


@get("/api/openapi.json")
async def openapi(request: AnyRequest) -> BytesResponse:
    """The description for programs."""
    return json_response(document(request.app))


@get("/docs")
async def docs(request: AnyRequest) -> BytesResponse:
    """The description for people."""
    headers = {"Cache-Control": "no-store"}
    return Response(page(document(request.app)).encode(), media_type="text/html; charset=utf-8", headers=headers)


ROUTES = [openapi, docs]


# -- the page ------------------------------------------------------------------------------------------------

_STYLE = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h2 { margin: 2rem 0 0; font-size: 1rem; } h2 b { display: inline-block; min-width: 4.5rem; }
code, pre, h2 { font-family: ui-monospace, monospace; } pre { overflow-x: auto; } p { margin: 0.2rem 0; }
"""


def page(described: dict[str, Any]) -> str:
    """The description as a page without scripts."""
    info, schemas = described["info"], described["components"]["schemas"]
    calls = [
        _call(method, path, operation)
        for path, methods in described["paths"].items()
        for method, operation in methods.items()
    ]
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{info['title']} API</title><style>{_STYLE}</style><h1>{info['title']} API {info['version']}</h1>"
        f'<p>{escape(info["description"])}</p><p><a href="api/openapi.json">openapi.json</a></p>{"".join(calls)}'
        f"<h1>Types</h1>{''.join(_schema(name, schema) for name, schema in sorted(schemas.items()))}</html>"
    )


def _call(method: str, path: str, operation: dict[str, Any]) -> str:
    query = [one["name"] for one in operation["parameters"] if one["in"] == "query"]
    sent = _types(operation.get("requestBody", {}))
    answered = [name for answer in operation["responses"].values() for name in _types(answer) if name != "ErrorInfo"]
    lines = [("Query", query), ("Takes", sent), ("Answers", answered)]
    listed = "".join(f"<p>{what}: {', '.join(map(_linked, names))}</p>" for what, names in lines if names)
    title = f"<h2><b>{method.upper()}</b> {escape(path)}</h2>"
    return f"{title}<p>{escape(operation['summary'])}</p>{listed}"


def _types(part: dict[str, Any]) -> list[str]:
    """The names of the types that something has."""
    found = re.findall(r"#/components/schemas/(\w+)", str(part.get("content", "")))
    return list(dict.fromkeys(found)) or ([TEXT] if TEXT in part.get("content", {}) else [])


def _linked(name: str) -> str:
    return f'<a href="#{name}"><code>{name}</code></a>' if name[0].isupper() else f"<code>{escape(name)}</code>"


def _schema(name: str, schema: dict[str, Any]) -> str:
    shown = msgspec.json.format(msgspec.json.encode(schema), indent=2).decode()
    return f'<details id="{name}"><summary><code>{name}</code></summary><pre>{escape(shown)}</pre></details>'
