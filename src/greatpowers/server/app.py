"""The application: routes, what every answer carries, and what lives as long as it runs.

The protocol stands in docs/plans/0002-browser-table.md.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

from litestar import Litestar
from litestar.datastructures import MutableScopeHeaders, State
from litestar.types import Message, Scope

from greatpowers.server import shelf, tables
from greatpowers.server.assets import Site
from greatpowers.server.guests import hand_out, refuse_other_sites
from greatpowers.server.hall import Hall
from greatpowers.server.library import House
from greatpowers.server.mistakes import HANDLERS, AnyRequest
from greatpowers.server.storage import Storage
from greatpowers.server.thinking import Thinker
from greatpowers.server.wishes import LONGEST_RECORD

SITE = Path(__file__).parent / "site"

_SECURITY = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    # Nothing from anywhere else, and no script but our files; positions on the board are set by style attributes.
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
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


def make_app(
    storage: Storage, thinker: Thinker | None = None, site: Path = SITE, house: House | None = None
) -> Litestar:
    """The application on one storage; a thinker that is handed in is left open at the end."""
    return Litestar(
        [*shelf.ROUTES, *tables.ROUTES],
        before_request=_before_request,
        before_send=[_before_send],
        exception_handlers=HANDLERS,
        lifespan=[_lifespan(storage, thinker)],
        logging_config=None,
        openapi_config=None,
        request_max_body_size=LONGEST_RECORD,
        state=State({"site": Site(site), "house": house or House()}),
    )
