"""Routes for those who look after a server: is it well, and what does it count?"""

from __future__ import annotations

import logging

from litestar import Response, get
from litestar.datastructures import State

from greatpowers import __version__
from greatpowers.server import metrics
from greatpowers.server.admission import ANY_HOST
from greatpowers.server.database.storage import SQLAlchemyError
from greatpowers.server.database.thread import StorageTimeout
from greatpowers.server.errors import AnyRequest, UserError
from greatpowers.server.limits import address_of
from greatpowers.server.metrics import Gauge
from greatpowers.server.responses import BytesResponse, json_response
from greatpowers.server.settings import Networks
from greatpowers.server.tables.registry import TableRegistry

LOG = logging.getLogger("greatpowers.server")
TIMEOUT = 2.0  # seconds for the database to answer
UNAVAILABLE = 503


@get("/health", opt={ANY_HOST: True})
async def health(state: State) -> BytesResponse:
    """Whether the server and its database answer: 200, or 503 and what is wrong.

    `waiting_tables`: how many cannot go on, since somebody else has locked their rows in the database.
    """
    problems = {"database": await _database_problem(state.registry), "version": state.versions.problem}
    if any(problems.values()):
        found = {what: problem for what, problem in problems.items() if problem}
        return json_response({"status": "failing", "version": __version__, "problems": found}, UNAVAILABLE)
    busy = state.registry.storage_thread.busy
    return json_response({"status": "ok", "version": __version__} | ({"waiting_tables": busy} if busy else {}))


async def _database_problem(registry: TableRegistry) -> str:
    """What is wrong with the database; empty: nothing. Its own words, which may name hosts, go to the log only."""
    try:
        await registry.storage_thread.ping(TIMEOUT)
    except StorageTimeout as error:
        return str(error)
    except SQLAlchemyError as error:
        LOG.error("the database failed: %s", error)
        return "failed; see the log of the server"
    return ""


@get("/metrics", opt={ANY_HOST: True})
async def counts(request: AnyRequest, state: State) -> BytesResponse:
    """What the server counts, for Prometheus; only for addresses that may read it."""
    if address_of(request) not in Networks(state.settings.metrics_from):
        raise UserError(404, "error-not-found")
    text = metrics.exposition(*gauges(state.registry))
    return Response(text.encode(), media_type=metrics.MEDIA_TYPE, headers={"Cache-Control": "no-store"})


def gauges(registry: TableRegistry) -> list[Gauge]:
    """Numbers of the moment."""
    tables, thread = registry.open_tables, registry.storage_thread
    return [
        Gauge("greatpowers_tables_open", "Tables in memory.", lambda: len(tables)),
        Gauge("greatpowers_processes", "Processes that share the database.", lambda: registry.processes.count),
        Gauge("greatpowers_bots_waiting", "Decisions of bots that wait.", lambda: registry.bot_pool.waiting),
        Gauge("greatpowers_connections", "Windows at tables.", lambda: sum(len(live.watchers) for live in tables)),
        Gauge("greatpowers_tables_waiting", "Tables whose rows somebody else has locked.", lambda: thread.busy),
    ]


ROUTES = [health, counts]
