"""The application: routes, headers of every response, and start-up and shutdown.

The messages are described in server/protocol.py and server/requests.py.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

from litestar import Litestar, Response
from litestar.datastructures import MutableScopeHeaders, State
from litestar.types import Message, Scope

from greatpowers.server import catalog_routes, health, lessons, openapi
from greatpowers.server.accounts import routes as account_routes
from greatpowers.server.accounts.accounts import Accounts
from greatpowers.server.accounts.blocks import Blocked, Blocks, refuse
from greatpowers.server.accounts.guest_changes import GuestChanges
from greatpowers.server.accounts.guests import Guests, set_cookies
from greatpowers.server.admission import admit
from greatpowers.server.analysis import review_routes
from greatpowers.server.analysis import routes as analysis_routes
from greatpowers.server.analysis.desk import Desk
from greatpowers.server.analysis.reviews import Reviews
from greatpowers.server.assets import Site
from greatpowers.server.bots import routes as bot_routes
from greatpowers.server.bots.pool import BotPool, background_pool
from greatpowers.server.catalog import ServerDefaults
from greatpowers.server.database.storage import SQLAlchemyError, Storage, now
from greatpowers.server.errors import HANDLERS, AnyRequest, UserError, user_error
from greatpowers.server.limits import Limits, RateLimited, rate_limited
from greatpowers.server.metrics import RESPONSES, watch_loop
from greatpowers.server.notices import routes as notice_routes
from greatpowers.server.notices.notifier import make_notifier
from greatpowers.server.people import routes as people_routes
from greatpowers.server.processes import caretaker
from greatpowers.server.processes.bus import BLOCKS_CHANGED
from greatpowers.server.processes.versions import Versions
from greatpowers.server.ratings import routes as rating_routes
from greatpowers.server.requests import LONGEST_RECORD
from greatpowers.server.settings import Settings
from greatpowers.server.tables import routes as table_routes
from greatpowers.server.tables.registry import TableRegistry
from greatpowers.server.tables.server_time import ServerTime
from greatpowers.server.tables.time_outs import TimeOuts

LOG = logging.getLogger("greatpowers.server")
SITE = Path(__file__).parent / "site"

_PARTS = (catalog_routes, health, lessons, people_routes, table_routes, openapi)
_SECURITY_HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    # Same origin only, no inline scripts; style attributes place the pieces on the board.
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
}


async def _before_send(message: Message, scope: Scope) -> None:
    """Add the security headers and the cookies to every response, errors included."""
    if message["type"] == "http.response.start":
        RESPONSES.add(str(message["status"]))
        headers = MutableScopeHeaders.from_message(message)
        for name, value in _SECURITY_HEADERS.items():
            headers[name] = value
        set_cookies(scope, headers, Litestar.from_scope(scope).state.settings.root_path)


def _database_error(request: AnyRequest, error: SQLAlchemyError) -> Response[bytes]:
    LOG.error("%s %s: %s", request.method, request.url.path, error)
    return user_error(request, UserError(health.UNAVAILABLE, "error-database"))


def _lifespan(
    storage: Storage, bot_pool: BotPool | None, wall: Callable[[], int]
) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        pool = bot_pool or BotPool()
        app.state.registry = registry = TableRegistry(storage, pool, ServerTime(storage, wall))
        await registry.start()
        app.state.desk = Desk(pool)
        background = background_pool()  # for what takes long
        app.state.reviews = reviews = Reviews(background)
        app.state.guests = Guests(registry.storage_thread, registry.key)
        app.state.blocks = blocks = Blocks(registry)
        await blocks.read()
        registry.processes.when_told(BLOCKS_CHANGED, blocks.read)
        app.state.versions = versions = Versions(registry.storage_thread)
        await versions.look()
        changes = GuestChanges(registry)
        app.state.accounts = Accounts(registry, changes)
        app.state.time_outs = time_outs = TimeOuts(registry)
        watching = [watch_loop(), blocks.watch(), changes.watch(), time_outs.watch(), caretaker.watch(registry)]
        if storage.is_shared:  # otherwise nobody else can migrate it
            watching.append(versions.watch())
        watches = [asyncio.ensure_future(watch) for watch in watching]
        app.state.notifier = notifier = await make_notifier(registry, app.state.settings)
        if notifier is not None:
            watches.append(asyncio.ensure_future(notifier.run()))
        if bot_pool is None:
            pool.warm_up()
        try:
            yield
        finally:
            for watch in watches:
                watch.cancel()
            await registry.close()
            reviews.close()
            background.close()
            if bot_pool is None:
                pool.close()

    return lifespan


def make_app(
    storage: Storage,
    bot_pool: BotPool | None = None,
    site: Path = SITE,
    defaults: ServerDefaults | None = None,
    settings: Settings | None = None,
    wall: Callable[[], int] = now,
) -> Litestar:
    """Build the application on one storage; a bot pool that the caller passes in is left open.

    `wall`: tells the time of day, from which clocks are counted.
    """
    settings = settings or Settings()
    state = {
        "site": Site(site),
        "defaults": defaults or ServerDefaults(),
        "settings": settings,
        "limits": Limits(settings),
    }
    return Litestar(
        [
            *catalog_routes.ROUTES,
            *health.ROUTES,
            *lessons.ROUTES,
            *notice_routes.ROUTES,
            *people_routes.ROUTES,
            *rating_routes.ROUTES,
            *bot_routes.ROUTES,
            *account_routes.ROUTES,
            *analysis_routes.ROUTES,
            *review_routes.ROUTES,
            *openapi.ROUTES,
            *table_routes.ROUTES,
        ],
        before_request=admit,
        before_send=[_before_send],
        exception_handlers={**HANDLERS, Blocked: refuse, RateLimited: rate_limited, SQLAlchemyError: _database_error},
        lifespan=[_lifespan(storage, bot_pool, wall)],
        logging_config=None,
        openapi_config=None,
        request_max_body_size=LONGEST_RECORD,
        state=State(state),
    )
