"""Routes to tables: create, list, delete, read, and the websocket of a live table."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from typing import Annotated, Any

from litestar import Response, WebSocket, delete, get, post, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketException
from litestar.params import FromPath, FromQuery, PathParameter, QueryParameter

from greatpowers.core import position as position_text
from greatpowers.core.game import State as GameState
from greatpowers.core.header import RecordError
from greatpowers.core.options import BadOptions
from greatpowers.core.record import read_as_far_as_possible
from greatpowers.core.secrecy import SecretStart
from greatpowers.server import catalog, messages
from greatpowers.server.accounts import same_browser
from greatpowers.server.accounts.guests import guest_of, known_guest, visitor_of
from greatpowers.server.admission import admit
from greatpowers.server.assets import Asset
from greatpowers.server.database.raw_record import may_have_all, raw_record
from greatpowers.server.database.storage import Header
from greatpowers.server.errors import UNPROCESSABLE, AnyRequest, BadRecord, UserError, table_not_found
from greatpowers.server.limits import IMPORTS, KIND, READS, TABLES, address_of
from greatpowers.server.protocol import CreatedTable, HistoryInfo
from greatpowers.server.requests import (
    LONGEST_RECORD,
    MAX_NUMBER,
    MAX_SEAT,
    Branch,
    NewTable,
    SeatRequest,
    read_body,
    read_json,
    seats_of,
)
from greatpowers.server.responses import BytesResponse, json_response
from greatpowers.server.tables.connection import Connection
from greatpowers.server.tables.delay import sees_late
from greatpowers.server.tables.live_table import LiveTable
from greatpowers.server.tables.registry import registry_of
from greatpowers.server.tables.timing import pace_of
from greatpowers.server.texts import best_language
from greatpowers.table import Seat, Table
from greatpowers.table.luck import SecretLuck, luck_to_continue

SeatNumber = Annotated[int | None, QueryParameter(ge=0, le=MAX_SEAT)]
Position = Annotated[int, PathParameter(ge=0, le=MAX_NUMBER)]

DEFAULT_BOT = "thumb"


def _own_seat(live: LiveTable, guest: str, seat: int | None) -> int | None:
    """Check that a seat (None: a spectator) is one of the guest's; raises UserError."""
    return None if seat is None else live.own_seat(guest, seat)


def _parse_seat(seat: str) -> int | None:
    """Parse the seat number of a query string; raises UserError."""
    if seat and not re.fullmatch(r"[0-9]{1,2}", seat):
        raise UserError(400, "error-request")
    return int(seat) if seat else None


@get("/api/tables")
async def list_tables(request: AnyRequest, state: State) -> BytesResponse:
    """The guest's tables, newest first."""
    guest = guest_of(request)
    registry = registry_of(state)
    found = await registry.headers(guest)
    return json_response([messages.table_info(header, guest, registry.time) for header in found])


@post("/api/tables", opt={KIND: TABLES})
async def create_table(request: AnyRequest, state: State) -> BytesResponse:
    """Create a table; returns 201."""
    body = await read_json(request, NewTable)
    options = {**state.defaults.options(body.game), **body.options}
    game = await asyncio.to_thread(catalog.make_available_game, body.game, len(body.seats), options)
    seats = _seats(state, body.game, body.seats)
    free = [number for number, seat in enumerate(body.seats) if seat.free and not seat.bot]
    if body.seed is not None and (free or body.listed):
        raise UserError(UNPROCESSABLE, "error-known-luck")
    table = Table(game, seats, SecretLuck() if body.seed is None else body.seed)
    rated = _is_rated(body, len(free))
    table_id = await registry_of(state).create(
        guest_of(request),
        table,
        free=free,
        listed=body.listed,
        rated=rated,
        pace=pace_of(body.pace),
        hints=_hints(body, rated),
    )
    return json_response(CreatedTable(id=table_id), 201)


def _seats(state: State, game: str, requested: list[SeatRequest]) -> list[Seat]:
    """The seats that a guest asks for; raises BadOptions for a bot that guests cannot choose."""
    catalog.require_bots(game, (seat.bot for seat in requested), state.settings.strongest_bot)
    return seats_of(requested)


def _is_rated(body: NewTable, free: int) -> bool:
    """Whether a new table is rated: as its host says, or else if strangers may join; raises UserError if it cannot."""
    people = sum(not seat.bot for seat in body.seats)
    is_possible = body.seed is None and len(body.seats) > 1 and people > 0 and people - free <= 1
    if body.rated and not is_possible:
        raise UserError(UNPROCESSABLE, "error-rated")
    return is_possible and (body.listed and people > 1 if body.rated is None else body.rated)


def _hints(body: NewTable, is_rated: bool) -> bool | None:
    """Whether players may ask for hints, as the host says; raises UserError where nobody may."""
    if body.hints and is_rated:
        raise UserError(UNPROCESSABLE, "error-hints-rated")
    return body.hints


@post("/api/tables/record", opt={KIND: IMPORTS})
async def import_record(request: AnyRequest, state: State) -> BytesResponse:
    """Create a table that continues the game of a record, or one from a position as text.

    `seat`: the person whose own record it is, if any. From a position, the guest plays whoever is to move.
    """
    body = await read_body(request, "text/plain", LONGEST_RECORD)
    table = await asyncio.to_thread(_read_record, body)
    catalog.require_bots(table.game.id, (seat.bot for seat in table.seats), state.settings.strongest_bot)
    viewer = table.record.viewer
    seat = int(viewer) - 1 if viewer.isdecimal() else None
    table_id = await registry_of(state).add(guest_of(request), table, hints=True)
    return json_response(CreatedTable(id=table_id, seat=seat if seat in table.people else None), 201)


def _read_record(body: bytes) -> Table:
    try:
        if body.startswith(position_text.TITLE.encode()):
            return _table_at(position_text.load(body, catalog.make_available_game))
        record, _, invalid = read_as_far_as_possible(body, catalog.make_available_game)
    except RecordError as error:
        raise BadRecord(error) from None
    if invalid is not None:
        raise BadRecord(invalid, record.game)
    return Table.resume(record, luck_to_continue(record))


def _table_at(start: GameState) -> Table:
    """A table that starts from a position: bots play for all but the seat that is to move."""
    own = max(start.to_act, 0)
    seats = [Seat(bot="" if seat == own else DEFAULT_BOT) for seat in range(start.game.seats)]
    return Table(start.game, seats, SecretLuck(), start)


@get("/api/tables/{table:str}")
async def table_info(request: AnyRequest, state: State, table: FromPath[str]) -> BytesResponse:
    """One table."""
    guest = guest_of(request)
    header = await registry_of(state).header(table, guest)
    has_custom_board = catalog.has_custom_board(header.game, header.options, state.defaults)
    board = f"/api/tables/{table}/board" if has_custom_board else f"/api/games/{header.game}/board"
    return json_response(messages.table_details(header, guest, board, registry_of(state).time))


@get("/api/tables/{table:str}/board")
async def table_board(request: AnyRequest, state: State, table: FromPath[str]) -> BytesResponse:
    """The board of one table."""
    header = await registry_of(state).header(table, guest_of(request))
    return (await asyncio.to_thread(_custom_board, header)).response(request)


def _custom_board(header: Header) -> Asset:
    return catalog.board_of(catalog.make_available_game(header.game, len(header.seats), header.options))


@delete("/api/tables/{table:str}", status_code=204)
async def delete_table(request: AnyRequest, state: State, table: FromPath[str]) -> None:
    """Delete a table."""
    await registry_of(state).delete(table, guest_of(request))


@post("/api/tables/{table:str}/branch", opt={KIND: TABLES})
async def branch(request: AnyRequest, state: State, table: FromPath[str]) -> BytesResponse:
    """Create a table that continues from an earlier position."""
    guest = guest_of(request)
    live = await registry_of(state).table(table, guest)
    body = await read_json(request, Branch)
    _require_position(live, guest, body.until)
    game = live.table.game.id
    seats = _same_seats(live, guest) if body.seats is None else _seats(state, game, body.seats)
    if len(seats) != live.table.game.seats:
        raise UserError(UNPROCESSABLE, "error-seat-count", given=len(seats), seats=live.table.game.seats)
    if not live.table.is_open and any(seat.is_person for seat in _seats_of_others(live, guest, seats)):
        raise UserError(UNPROCESSABLE, "error-branch-people")
    try:
        return json_response(CreatedTable(id=await registry_of(state).branch(live, guest, body.until, seats)), 201)
    except SecretStart:
        raise UserError(409, "error-branch-secret") from None


def _same_seats(live: LiveTable, guest: str) -> list[Seat]:
    """The seats of a table for a branch of it: while its game goes on, bots play for the other people."""
    seats = [Seat(seat.name, seat.bot) for seat in live.table.seats]
    if not live.table.is_open:
        for seat in _seats_of_others(live, guest, seats):
            seat.bot = seat.bot or DEFAULT_BOT
    return seats


def _seats_of_others(live: LiveTable, guest: str, seats: Sequence[Seat]) -> list[Seat]:
    own = live.seats_of(guest)
    return [seat for number, seat in enumerate(seats) if number not in own]


@post("/api/tables/{table:str}/rematch", opt={KIND: TABLES})
async def rematch(request: AnyRequest, state: State, table: FromPath[str]) -> BytesResponse:
    """Create a table with the same game, options and seats, or find the one that another player of it has created.

    For those who play, and the host.
    """
    guest = guest_of(request)
    old = await registry_of(state).header(table, guest)
    if guest not in (old.guest, *old.guests):
        raise UserError(403, "error-spectator")
    return json_response(CreatedTable(id=await registry_of(state).rematch(guest, old)), 201)


@get("/api/tables/{table:str}/record", opt={KIND: READS})
async def record(
    request: AnyRequest,
    state: State,
    table: FromPath[str],
    seat: SeatNumber = None,
    raw: FromQuery[bool] = False,
    chat: FromQuery[bool] = False,
) -> BytesResponse:
    """Download the record; while the game goes on, as this seat may have it.

    Without a seat: as the only person at the table may have it, or else as a spectator. `raw`: as it is stored, also
    if it is damaged; of a game with secrets once it is over. `chat`: with what was said, as comments.
    """
    guest = guest_of(request)
    header = await registry_of(state).header(table, guest)
    if raw and not sees_late(header, guest) and await asyncio.to_thread(may_have_all, header):
        stored = await registry_of(state).stored(table)
        return await asyncio.to_thread(lambda: _record_file(header, raw_record(*stored)))
    live = await registry_of(state).table(table, guest)
    own = live.seats_of(guest)
    viewer = own[0] if seat is None and len(own) == 1 else _own_seat(live, guest, seat)
    try:
        theirs = live.is_shared or not own
        remarks = await live.chat_remarks(viewer) if chat else None
        return await live.read(
            lambda: _record_file(header, live.table.record_for(viewer, only_theirs=theirs, remarks=remarks))
        )
    except SecretStart:
        raise UserError(409, "error-record-secret") from None


def _record_file(header: Header, text: str) -> BytesResponse:
    name = messages.file_name(header)
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(text.encode(), media_type="text/plain; charset=utf-8", headers=headers)


def _require_position(live: LiveTable, guest: str, number: int) -> None:
    """Refuse what is not among the positions that a guest knows of; raises UserError."""
    count = live.count_for(guest)
    if not 0 <= number <= count:
        raise UserError(UNPROCESSABLE, "error-no-position", count=count)


@get("/api/tables/{table:str}/at/{number:int}", opt={KIND: READS})
async def position(
    request: AnyRequest, state: State, table: FromPath[str], number: Position, seat: SeatNumber = None
) -> BytesResponse:
    """A past position."""
    guest = guest_of(request)
    live = await registry_of(state).table(table, guest)
    viewer, seats = _own_seat(live, guest, seat), live.seats_of(guest)

    def read() -> BytesResponse:
        _require_position(live, guest, number)
        return json_response(messages.position(live.table, number, viewer, seats))

    return await live.read(read)


@get("/api/tables/{table:str}/events", opt={KIND: READS})
async def events(
    request: AnyRequest,
    state: State,
    table: FromPath[str],
    first: Annotated[int, QueryParameter(name="from", ge=0, le=MAX_NUMBER)] = 0,
    seat: SeatNumber = None,
) -> BytesResponse:
    """The log from an event on."""
    guest = guest_of(request)
    live = await registry_of(state).table(table, guest)
    viewer, seats = _own_seat(live, guest, seat), live.seats_of(guest)
    return await live.read(lambda: json_response(messages.older_events(live.table, viewer, first, seats)))


@get("/api/tables/{table:str}/history", opt={KIND: READS})
async def history(request: AnyRequest, state: State, table: FromPath[str], seat: SeatNumber = None) -> BytesResponse:
    """The figures of all finished turns, for charts."""
    guest = guest_of(request)
    live = await registry_of(state).table(table, guest)
    viewer = _own_seat(live, guest, seat)
    return await live.read(lambda: json_response(HistoryInfo(turns=live.history.turns(viewer))))


@websocket("/api/tables/{table:str}/live")
async def live_table(
    socket: WebSocket[Any, Any, Any],
    state: State,
    table: FromPath[str],
    seat: FromQuery[str] = "",
    language: FromQuery[str] = "",
    hidden: FromQuery[bool] = False,
) -> None:
    """The websocket of a live table; `hidden`: of a window in the background."""
    try:
        await admit(socket)
        guest = known_guest(socket)
        if guest is None:
            raise table_not_found()
        live = await registry_of(state).table(table, guest)
        preferred = best_language(language or socket.headers.get("accept-language", ""))

        async def look() -> None:
            if state.notifier is not None:
                await state.notifier.look(table, guest, preferred if language else "")

        if not hidden:
            await look()
        own = visitor_of(socket).own
        if live.is_rated and own is not None and live.seats_of(guest):
            browser = same_browser.browser_name(registry_of(state).key, table, own)
            await live.store(same_browser.note, live.storage, table, guest, browser)
        with state.limits.socket(address_of(socket)):
            front = _own_seat(live, guest, _parse_seat(seat))
            offered = state.settings.analysis_seconds > 0
            connection = Connection(socket, live, guest, front, preferred, look, is_hidden=hidden, analyses=offered)
            await connection.run()
    except UserError as error:  # before the websocket was accepted: the browser sees a refused handshake
        raise WebSocketException(detail=error.message, code=4000 + error.status) from None
    except (BadRecord, BadOptions):
        raise WebSocketException(detail="error-no-table", code=4000 + UNPROCESSABLE) from None


ROUTES = [
    *(list_tables, create_table, import_record, table_info, table_board, delete_table, branch, rematch),
    *(record, position, events, history, live_table),
]
