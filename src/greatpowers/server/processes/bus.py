"""How the processes that share a PostgreSQL database tell each other what has happened.

What a transaction tells arrives when it is committed, and not at all if it is not. Messages may be lost while the
connection that listens is down; whoever listens is told when it is back.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa

LOG = logging.getLogger("greatpowers.server")
CHANNEL = "greatpowers"
BLOCKS_CHANGED = "blocks"  # the kind of message that tells of blocked guests
PROCESS = "greatpowers_process"  # the execution option of an engine that says whose it is
INTERVAL = 2.0  # seconds between two signs of life
RETRY_SECONDS = 1.0  # until the next attempt to connect
LOST_SECONDS = 0.1  # until a connection that was lost is replaced
CONNECT_SECONDS = 5
SILENT_SECONDS = 6  # without a sign of life, a process counts as gone

Message = dict[str, Any]


def tell(connection: sa.Connection, kind: str, **facts: Any) -> None:
    """Tell all processes something once this transaction is committed; with SQLite there is only one."""
    if connection.dialect.name == "postgresql":
        process = connection.get_execution_options()[PROCESS]
        text = json.dumps({"kind": kind, "process": process, **facts}, separators=(",", ":"))
        connection.execute(sa.select(sa.func.pg_notify(CHANNEL, text)))


async def listen(
    engine: sa.Engine, process: str, hear: Callable[[Message], None], connected: Callable[[], None]
) -> None:
    """Hear everything that is told, until cancelled; gives signs of life of this process.

    `connected` is called whenever messages begin to arrive: there may have been others before.
    """
    import psycopg

    arguments, named = engine.dialect.create_connect_args(engine.url)
    named.setdefault("application_name", "greatpowers bus")
    named.setdefault("connect_timeout", CONNECT_SECONDS)
    named.setdefault("tcp_user_timeout", SILENT_SECONDS * 1000)  # the network is gone
    alive = json.dumps({"kind": "alive", "process": process})
    problem = ""
    while True:
        pause = RETRY_SECONDS
        try:
            async with await psycopg.AsyncConnection.connect(*arguments, **named, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                connected()
                pause, problem = LOST_SECONDS, ""
                while True:
                    await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, alive))
                    async for notify in connection.notifies(timeout=INTERVAL):
                        hear(json.loads(notify.payload))
        except psycopg.Error as error:
            before, problem = problem, str(error).partition("\n")[0]
            if problem != before:
                LOG.warning("cannot hear other processes: %s", problem)
        await asyncio.sleep(pause)
