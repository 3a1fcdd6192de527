"""What every request and every websocket passes first: the right host, a page of ours, who it is, and how often."""

from __future__ import annotations

from litestar.datastructures import State

from greatpowers.server.accounts.guests import AnyConnection, known_guest, require_same_origin
from greatpowers.server.errors import UserError
from greatpowers.server.limits import KIND, MESSAGES, REQUESTS, Limits, address_of
from greatpowers.server.settings import Settings

ANY_HOST = "any_host"  # in the `opt` of a route: it may be called by any name, as monitoring does


async def admit(connection: AnyConnection) -> None:
    """Check a request before it is handled, and find out who sends it; raises UserError."""
    state, opt = connection.app.state, connection.route_handler.opt
    if not opt.get(ANY_HOST):
        _require_host(connection, state.settings)
    require_same_origin(connection)
    await state.guests.identify(connection)
    state.blocks.require_welcome(known_guest(connection))
    limits: Limits = state.limits
    for kind in (REQUESTS, opt.get(KIND)):
        if kind is not None:
            limits.require(kind, address_of(connection), known_guest(connection))


async def await_turn(connection: AnyConnection) -> None:
    """Wait until a websocket may send its next message: floods are slowed down, and nothing is lost."""
    state: State = connection.app.state
    limits: Limits = state.limits
    await limits.pause(MESSAGES, address_of(connection), known_guest(connection))


def _require_host(connection: AnyConnection, settings: Settings) -> None:
    """Refuse names that are not ours: pages of another site could point its name at this server; raises UserError."""
    host = connection.headers.get("host", "")
    if not settings.answers_to(host):
        raise UserError(400, "error-host", host=host[:100])
