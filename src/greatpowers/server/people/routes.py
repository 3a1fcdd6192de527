"""Routes to the people of a table: the lobby, secret links, free seats, and bots that stand in."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post, put
from litestar.datastructures import State
from litestar.params import FromPath, PathParameter, QueryParameter

from greatpowers.server import catalog, messages
from greatpowers.server.accounts.guests import guest_of
from greatpowers.server.database.storage import Header
from greatpowers.server.errors import AnyRequest, UserError, seat_not_yours
from greatpowers.server.protocol import CreatedTable, LinksInfo
from greatpowers.server.requests import MAX_SEAT, MAX_TIME, Join, SetDelay, SetPause, StandIn, name_of, read_json
from greatpowers.server.responses import BytesResponse, json_response
from greatpowers.server.tables import delay, pauses, seating
from greatpowers.server.tables.registry import registry_of

SeatNumber = Annotated[int, PathParameter(ge=0, le=MAX_SEAT)]


@get("/api/lobby")
async def lobby(request: AnyRequest, state: State) -> BytesResponse:
    """The tables that anybody may join, newest first."""
    guest = guest_of(request)
    registry = registry_of(state)
    return json_response([messages.table_info(header, guest, registry.time) for header in await registry.lobby()])


@get("/api/tables/{table:str}/links")
async def links(request: AnyRequest, state: State, table: FromPath[str]) -> BytesResponse:
    """The secret links of a table, for its host."""
    return await _links(request, state, table)


@post("/api/tables/{table:str}/links", status_code=200)
async def renew_links(request: AnyRequest, state: State, table: FromPath[str]) -> BytesResponse:
    """Replace all links of a table by new ones, for its host; those who came by the old ones stay."""
    await registry_of(state).renew_links(table, guest_of(request))
    return await _links(request, state, table)


@get("/api/links/{link:str}")
async def invitation(request: AnyRequest, state: State, link: FromPath[str]) -> BytesResponse:
    """What a link leads to."""
    header, seat = await registry_of(state).invited(link)
    return json_response(messages.invitation(header, seat, guest_of(request)))


@post("/api/links/{link:str}")
async def follow(request: AnyRequest, state: State, link: FromPath[str]) -> BytesResponse:
    """Take the seat that a link leads to, or watch; returns 201."""
    body = await read_json(request, Join)
    header, seat = await registry_of(state).invited(link)
    await _join(state, header, seat, guest_of(request), name_of(body))
    return json_response(CreatedTable(id=header.id, seat=seat), 201)


@post("/api/tables/{table:str}/seats/{seat:int}")
async def take_seat(request: AnyRequest, state: State, table: FromPath[str], seat: SeatNumber) -> BytesResponse:
    """Take a free seat: of a table in the lobby, or of one's own; returns 201."""
    guest, body = guest_of(request), await read_json(request, Join)
    header = await registry_of(state).header(table, guest)
    if seat not in header.free_seats:
        raise UserError(409, "error-seat-taken")
    if not header.listed and header.guest != guest:
        raise seat_not_yours(seat)
    await _join(state, header, seat, guest, name_of(body))
    return json_response(CreatedTable(id=header.id, seat=seat), 201)


@put("/api/tables/{table:str}/pause", status_code=204)
async def set_paused(request: AnyRequest, state: State, table: FromPath[str]) -> None:
    """Pause the game or resume it, for the host; every player may resume what all have agreed to pause."""
    guest, body = guest_of(request), await read_json(request, SetPause)
    live = await registry_of(state).table(table, guest)
    is_host = (await registry_of(state).header(table, guest)).guest == guest
    own = live.seats_of(guest)
    if not is_host and not own:
        raise UserError(403, "error-not-host")
    await live.change(pauses.set_paused, body.paused, own[0] if own else None, is_host=is_host)


@put("/api/tables/{table:str}/delay", status_code=204)
async def set_delay(request: AnyRequest, state: State, table: FromPath[str]) -> None:
    """Let spectators see the game some minutes late, for the host; once it is over, they see it as it is."""
    guest, body = guest_of(request), await read_json(request, SetDelay)
    await registry_of(state).hosted(table, guest)
    live = await registry_of(state).table(table, guest)
    await live.change(delay.set_delay, body.minutes)


@put("/api/tables/{table:str}/seats/{seat:int}/stand-in", status_code=204)
async def stand_in(request: AnyRequest, state: State, table: FromPath[str], seat: SeatNumber) -> None:
    """Let a bot play for a person, or the person again; for the seat's own player and the host."""
    guest, body = guest_of(request), await read_json(request, StandIn)
    live = await registry_of(state).table(table, guest)
    if seat not in live.table.people:
        raise UserError(404, "error-no-seat")
    catalog.require_bots(live.table.game.id, [body.bot], state.settings.strongest_bot)
    is_own = seat in live.seats_of(guest)
    if (await registry_of(state).header(table, guest)).guest != guest:
        live.own_seat(guest, seat)
    await live.change(seating.stand_in, seat, body.bot, is_dismissed=not is_own)


async def _join(state: State, header: Header, seat: int | None, guest: str, name: str) -> None:
    """Take a seat, of which the host is told, or watch; raises UserError."""
    is_new = seat is not None and header.guests[seat] != guest
    await registry_of(state).join(header, seat, guest, name)
    if is_new and seat is not None and state.notifier is not None:
        await state.notifier.tell_host(await registry_of(state).by_id(header.id), seat, guest)


async def _links(request: AnyRequest, state: State, table: str) -> BytesResponse:
    header = await registry_of(state).hosted(table, guest_of(request))
    seats, watch = registry_of(state).links(header)
    free = {str(seat): link for seat, link in seats.items()}
    return json_response(LinksInfo(seats=free, watch=watch, delay=header.delay))


@get("/api/tables/{table:str}/chat")
async def chat(
    request: AnyRequest,
    state: State,
    table: FromPath[str],
    before: Annotated[int, QueryParameter(ge=0, le=MAX_TIME)],
    seat: Annotated[int | None, QueryParameter(ge=0, le=MAX_SEAT)] = None,
) -> BytesResponse:
    """What was said before the line of this id, as far as a seat of the guest's may read it."""
    guest = guest_of(request)
    live = await registry_of(state).table(table, guest)
    if seat is not None:
        live.own_seat(guest, seat)
    return json_response([line.message() for line in await live.lines(seat, before)])


ROUTES = [lobby, links, renew_links, invitation, follow, take_seat, set_paused, set_delay, stand_in, chat]
