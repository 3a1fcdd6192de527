"""The routes, thin: who asks, what for, and who answers. The protocol stands in docs/plans/0002-browser-table.md."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from html import escape
from pathlib import Path, PurePosixPath
from typing import Annotated, Any

import msgspec
from litestar import Litestar, Response, WebSocket, delete, get, post, route, websocket
from litestar.datastructures import MutableScopeHeaders, State
from litestar.exceptions import WebSocketException
from litestar.params import FromPath, FromQuery, QueryParameter
from litestar.types import Message, Scope

from greatpowers import __version__
from greatpowers.core.game import BadOptions
from greatpowers.core.record import RecordError, read_as_far_as_possible
from greatpowers.server import library, views
from greatpowers.server.assets import INDEX, Asset, Site
from greatpowers.server.guests import guest_of, hand_out, is_own_page, known_guest, refuse_other_sites
from greatpowers.server.hall import Hall, LiveTable
from greatpowers.server.live import Line
from greatpowers.server.mistakes import (
    HANDLERS,
    UNPROCESSABLE,
    AnyRequest,
    BadRecord,
    Mistake,
    language_of,
    not_your_seat,
)
from greatpowers.server.storage import Storage
from greatpowers.server.thinking import Thinker
from greatpowers.server.wishes import LONGEST_RECORD, Branch, NewTable, read_body, read_json, seats_of
from greatpowers.server.words import best_language, words
from greatpowers.table import Table

SITE = Path(__file__).parent / "site"
JSON = "application/json"
Bytes = Response[bytes]


def _answer(data: Any, status: int = 200) -> Bytes:
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(data), status_code=status, media_type=JSON, headers=headers)


def _found(request: AnyRequest, asset: Asset | None, missing: str) -> Bytes:
    if asset is None:
        raise Mistake(404, missing)
    return asset.answer(request)


def _hall(state: State) -> Hall:
    hall: Hall = state.hall
    return hall


def _seat(live: LiveTable, seat: int | None) -> int | None:
    """A seat of this guest, or nobody's; raises Mistake."""
    if seat is not None and seat not in live.table.people:
        raise not_your_seat(seat)
    return seat


def _number(seat: str) -> int | None:
    """The number of a seat as an address spells it; raises Mistake."""
    if seat and not re.fullmatch(r"[0-9]{1,2}", seat):
        raise Mistake(400, "error-request")
    return int(seat) if seat else None


# -- the shelf -----------------------------------------------------------------------------------------------


@get("/health")
async def health() -> Bytes:
    """Whether the server is up."""
    return _answer({"status": "ok", "version": __version__})


@get("/api/games")
async def games(request: AnyRequest) -> Bytes:
    """The games that can be played here."""
    return library.games().answer(request)


@get("/api/games/{game:str}/board")
async def board(request: AnyRequest, game: FromPath[str]) -> Bytes:
    """A board with its drawing."""
    return _found(request, library.board(game), "error-no-game")


@get("/api/games/{game:str}/art.svg")
async def art(request: AnyRequest, game: FromPath[str]) -> Bytes:
    """The sheet that is drawn below the regions."""
    return _found(request, library.art(game), "error-not-found")


@get("/api/games/{game:str}/rules")
async def rules(request: AnyRequest, game: FromPath[str], language: FromQuery[str] = "en") -> Bytes:
    """A rulebook."""
    return _found(request, library.rules(game, language), "error-no-game")


@get("/api/text/{name:str}")
async def text(request: AnyRequest, state: State, name: FromPath[str], game: FromQuery[str] = "") -> Bytes:
    """The words of the interface and of a game."""
    language = name.removesuffix(".ftl") if name.endswith(".ftl") else ""
    return _found(request, library.text(language, game, state.site.folder), "error-no-language")


# -- tables --------------------------------------------------------------------------------------------------


@get("/api/tables")
async def my_tables(request: AnyRequest, state: State) -> Bytes:
    """The guest's tables, newest first."""
    return _answer([views.table_info(header) for header in await _hall(state).headers(guest_of(request))])


@post("/api/tables")
async def open_table(request: AnyRequest, state: State) -> Bytes:
    """A new table."""
    wish = await read_json(request, NewTable)
    game = library.make_checked_game(wish.game, len(wish.seats), wish.options)
    return _answer({"id": await _hall(state).open(guest_of(request), game, seats_of(wish.seats), wish.seed)}, 201)


@post("/api/tables/record")
async def open_record(request: AnyRequest, state: State) -> Bytes:
    """A new table that goes on with a record."""
    body = await read_body(request, "text/plain", LONGEST_RECORD)
    table = await asyncio.to_thread(_read_record, body)
    return _answer({"id": await _hall(state).open_record(guest_of(request), table)}, 201)


def _read_record(body: bytes) -> Table:
    try:
        record, _, broken = read_as_far_as_possible(body, library.make_checked_game)
    except RecordError as error:
        raise BadRecord(error) from None
    if broken is not None:
        raise BadRecord(broken, record.game)
    return Table.of_record(record, secrets.randbits(63))


@get("/api/tables/{table:str}")
async def table_info(request: AnyRequest, state: State, table: FromPath[str]) -> Bytes:
    """One table."""
    header = await _hall(state).header(table, guest_of(request))
    return _answer({**views.table_info(header), "options": header.options})


@delete("/api/tables/{table:str}", status_code=204)
async def delete_table(request: AnyRequest, state: State, table: FromPath[str]) -> None:
    """Away with a table."""
    await _hall(state).delete(table, guest_of(request))


@post("/api/tables/{table:str}/branch")
async def branch(request: AnyRequest, state: State, table: FromPath[str]) -> Bytes:
    """A new table that goes on from an earlier position."""
    guest = guest_of(request)
    live = await _hall(state).table(table, guest)
    wish = await read_json(request, Branch)
    _require_position(live, wish.until)
    seats = live.table.seats if wish.seats is None else seats_of(wish.seats)
    if len(seats) != live.table.game.seats:
        raise Mistake(UNPROCESSABLE, "error-seat-count", given=len(seats), seats=live.table.game.seats)
    return _answer({"id": await _hall(state).branch(live, guest, wish.until, seats)}, 201)


@post("/api/tables/{table:str}/rematch")
async def rematch(request: AnyRequest, state: State, table: FromPath[str]) -> Bytes:
    """The same again."""
    guest = guest_of(request)
    old = await _hall(state).header(table, guest)
    game = library.make_checked_game(old.game, len(old.seats), old.options)
    return _answer({"id": await _hall(state).open(guest, game, old.seats)}, 201)


@get("/api/tables/{table:str}/record")
async def record(request: AnyRequest, state: State, table: FromPath[str]) -> Bytes:
    """The record, as a file."""
    guest = guest_of(request)
    live = await _hall(state).table(table, guest)
    name = views.file_name(await _hall(state).header(table, guest))
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(live.table.public_record().encode(), media_type="text/plain; charset=utf-8", headers=headers)


def _require_position(live: LiveTable, number: int) -> None:
    if not 0 <= number <= live.table.number:
        raise Mistake(UNPROCESSABLE, "error-no-position", count=live.table.number)


@get("/api/tables/{table:str}/at/{number:int}")
async def position(
    request: AnyRequest, state: State, table: FromPath[str], number: FromPath[int], seat: FromQuery[int | None] = None
) -> Bytes:
    """A position of the past."""
    live = await _hall(state).table(table, guest_of(request))
    _require_position(live, number)
    return _answer(views.position(live.table, number, _seat(live, seat)))


@get("/api/tables/{table:str}/events")
async def events(
    request: AnyRequest,
    state: State,
    table: FromPath[str],
    first: Annotated[int, QueryParameter(name="from", ge=0)] = 0,
    seat: FromQuery[int | None] = None,
) -> Bytes:
    """What happened."""
    live = await _hall(state).table(table, guest_of(request))
    return _answer(views.older_events(live.table, _seat(live, seat), first))


@get("/api/tables/{table:str}/history")
async def history(request: AnyRequest, state: State, table: FromPath[str]) -> Bytes:
    """Numbers for charts."""
    live = await _hall(state).table(table, guest_of(request))
    return _answer({"turns": live.history.turns()})


@websocket("/api/tables/{table:str}/live")
async def live_table(
    socket: WebSocket[Any, Any, Any],
    state: State,
    table: FromPath[str],
    seat: FromQuery[str] = "",
    language: FromQuery[str] = "",
) -> None:
    """The line to a live table."""
    try:
        if not is_own_page(socket):
            raise Mistake(403, "error-other-site")
        live = await _hall(state).table(table, known_guest(socket))
        spoken = best_language(language or socket.headers.get("accept-language", ""))
        await Line(socket, live, _seat(live, _number(seat)), spoken).run()
    except Mistake as mistake:  # before the line was open: the browser sees a refused handshake
        raise WebSocketException(detail=mistake.message, code=4000 + mistake.status) from None
    except (BadRecord, BadOptions):
        raise WebSocketException(detail="error-no-table", code=4000 + UNPROCESSABLE) from None


# -- pages ---------------------------------------------------------------------------------------------------


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"])
async def page(request: AnyRequest, state: State, path: FromPath[str] = "/") -> Bytes:
    """The client: its files, and its one page for every other address that is not the API's."""
    site: Site = state.site
    name = path.strip("/")
    if name == "api" or name.startswith("api/"):
        raise Mistake(404, "error-not-found")
    asset = site.find(name) if name and name != INDEX else None
    if asset is not None:
        return asset.answer(request)
    if PurePosixPath(name).suffix and name != INDEX:
        raise Mistake(404, "error-not-found")
    guest_of(request)  # whoever comes in gets his cookie here
    index = site.find(INDEX)
    return index.answer(request) if index is not None else _unbuilt(request)


def _unbuilt(request: AnyRequest) -> Bytes:
    """A page that says how to build the pages."""
    said = words(language_of(request))
    title, why, how = (escape(said.say(f"unbuilt-{part}")) for part in ("title", "text", "how"))
    body = (
        f'<!doctype html><html lang="{said.language}"><meta charset="utf-8"><title>{title}</title>'
        f"<h1>{title}</h1><p>{why}</p><p>{how}</p><pre>cd web &amp;&amp; npm ci &amp;&amp; npm run build</pre></html>"
    )
    return Response(body.encode(), media_type="text/html; charset=utf-8", headers={"Cache-Control": "no-store"})


# -- the whole -----------------------------------------------------------------------------------------------

_SECURITY = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
}


async def _before_request(request: AnyRequest) -> None:
    refuse_other_sites(request)


async def _before_send(message: Message, scope: Scope) -> None:
    """What every answer carries, errors included."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in _SECURITY.items():
            headers[name] = value
        hand_out(scope, headers)


def _lifespan(storage: Storage, thinker: Thinker | None) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def live(app: Litestar) -> AsyncIterator[None]:
        thinking = thinker or Thinker()
        app.state.hall = hall = Hall(storage, thinking)
        await hall.keeper.do(storage.migrate)
        if thinker is None:
            thinking.warm_up()
        try:
            yield
        finally:
            await hall.close()
            if thinker is None:
                thinking.close()

    return live


def make_app(storage: Storage, thinker: Thinker | None = None, site: Path = SITE) -> Litestar:
    """The application on one storage; a thinker that is handed in is left open at the end."""
    return Litestar(
        [
            *(health, games, board, art, rules, text),
            *(my_tables, open_table, open_record, table_info, delete_table, branch, rematch),
            *(record, position, events, history, live_table, page),
        ],
        before_request=_before_request,
        before_send=[_before_send],
        exception_handlers=HANDLERS,
        lifespan=[_lifespan(storage, thinker)],
        logging_config=None,
        openapi_config=None,
        request_max_body_size=LONGEST_RECORD,
        state=State({"site": Site(site)}),
    )
