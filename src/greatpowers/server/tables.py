"""Routes to tables: who asks, what for, and who answers."""

from __future__ import annotations

import asyncio
import re
import secrets
from typing import Annotated, Any

from litestar import Response, WebSocket, delete, get, post, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketException
from litestar.params import FromPath, FromQuery, QueryParameter

from greatpowers.core.game import BadOptions
from greatpowers.core.record import RecordError, read_as_far_as_possible
from greatpowers.server import library, views
from greatpowers.server.assets import Asset
from greatpowers.server.guests import guest_of, is_own_page, known_guest
from greatpowers.server.hall import Hall
from greatpowers.server.live import Line
from greatpowers.server.livetable import LiveTable
from greatpowers.server.mistakes import UNPROCESSABLE, AnyRequest, BadRecord, Mistake, not_your_seat
from greatpowers.server.replies import Bytes, answer
from greatpowers.server.storage import Header
from greatpowers.server.wishes import LONGEST_RECORD, Branch, NewTable, read_body, read_json, seats_of
from greatpowers.server.words import best_language
from greatpowers.table import Table


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


@get("/api/tables")
async def my_tables(request: AnyRequest, state: State) -> Bytes:
    """The guest's tables, newest first."""
    return answer([views.table_info(header) for header in await _hall(state).headers(guest_of(request))])


@post("/api/tables")
async def open_table(request: AnyRequest, state: State) -> Bytes:
    """A new table."""
    wish = await read_json(request, NewTable)
    options = {**state.house.options(wish.game), **wish.options}
    game = await asyncio.to_thread(library.make_checked_game, wish.game, len(wish.seats), options)
    return answer({"id": await _hall(state).open(guest_of(request), game, seats_of(wish.seats), wish.seed)}, 201)


@post("/api/tables/record")
async def open_record(request: AnyRequest, state: State) -> Bytes:
    """A new table that goes on with a record."""
    body = await read_body(request, "text/plain", LONGEST_RECORD)
    table = await asyncio.to_thread(_read_record, body)
    return answer({"id": await _hall(state).open_record(guest_of(request), table)}, 201)


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
    has_own_board = library.has_own_board(header.game, header.options, state.house)
    board = f"/api/tables/{table}/board" if has_own_board else f"/api/games/{header.game}/board"
    return answer({**views.table_info(header), "options": header.options, "board": board})


@get("/api/tables/{table:str}/board")
async def table_board(request: AnyRequest, state: State, table: FromPath[str]) -> Bytes:
    """The board of one table."""
    header = await _hall(state).header(table, guest_of(request))
    return (await asyncio.to_thread(_own_board, header)).answer(request)


def _own_board(header: Header) -> Asset:
    return library.board_of(library.make_checked_game(header.game, len(header.seats), header.options))


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
    return answer({"id": await _hall(state).branch(live, guest, wish.until, seats)}, 201)


@post("/api/tables/{table:str}/rematch")
async def rematch(request: AnyRequest, state: State, table: FromPath[str]) -> Bytes:
    """The same again."""
    guest = guest_of(request)
    old = await _hall(state).header(table, guest)
    game = library.make_checked_game(old.game, len(old.seats), old.options)
    return answer({"id": await _hall(state).open(guest, game, old.seats)}, 201)


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
    return answer(views.position(live.table, number, _seat(live, seat)))


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
    return answer(views.older_events(live.table, _seat(live, seat), first))


@get("/api/tables/{table:str}/history")
async def history(request: AnyRequest, state: State, table: FromPath[str], seat: FromQuery[int | None] = None) -> Bytes:
    """Numbers for charts."""
    live = await _hall(state).table(table, guest_of(request))
    return answer({"turns": live.history.turns(_seat(live, seat))})


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


ROUTES = [
    *(my_tables, open_table, open_record, table_info, table_board, delete_table, branch, rematch),
    *(record, position, events, history, live_table),
]
