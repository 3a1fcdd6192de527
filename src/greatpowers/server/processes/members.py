"""This process among others that share its database.

They tell each other (see `bus`) which tables have changed, what was said, who is at a table, and which guests are asked
something. A process that has such a table in memory catches up; the others do nothing.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Iterable
from typing import TYPE_CHECKING, Any

from greatpowers.server.database.storage import SQLAlchemyError
from greatpowers.server.processes import bus
from greatpowers.server.processes.owners import Owners
from greatpowers.server.tables.turns import News

if TYPE_CHECKING:
    from greatpowers.server.tables.live_table import LiveTable
    from greatpowers.server.tables.registry import TableRegistry

LOG = logging.getLogger("greatpowers.server")

Work = Callable[[], Coroutine[Any, Any, None]]


class Alone:
    """A process that shares its database with no other."""

    def start(self) -> None:
        """Begin to hear others."""

    async def close(self) -> None:
        """Say goodbye."""

    @property
    def count(self) -> int:
        """How many processes there are."""
        return 1

    def guests_at(self, table: str) -> set[str]:
        """The guests who look at a table in other processes."""
        return set()

    def tell_guests(self, table: str, guests: Iterable[str]) -> None:
        """Tell others which guests look at a table in this process."""

    def tell_news(self, guest: str, news: News) -> None:
        """Tell others what a guest is told."""

    async def own(self, table: str) -> bool:
        """Play for bots and chance at a table; False when another process does."""
        return True

    def disown(self, table: str) -> None:
        """Leave a table to others."""

    def when_told(self, kind: str, work: Work) -> None:
        """Do this whenever another process, or the owner of the server, tells something of this kind."""


class Processes(Alone):
    """A process among others."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._thread = registry.storage_thread
        self._storage = registry.storage_thread.storage
        self._id = self._storage.process
        self._owners = Owners(self._storage)
        self._guests: dict[str, dict[str, set[str]]] = {}  # who looks at each table, by process
        self._heard: dict[str, float] = {}  # when each other process last gave a sign of life
        self._work: dict[str, Work] = {}  # to be done when something of this kind is told
        self._tasks: set[asyncio.Task[Any]] = set()
        self._listener: asyncio.Task[None] | None = None
        self._is_leaving = False

    def start(self) -> None:
        """See Alone."""
        listening = bus.listen(self._storage.engine, self._id, self.hear, self._connected)
        self._listener = asyncio.get_running_loop().create_task(listening)

    async def close(self) -> None:
        """See Alone."""
        self._is_leaving = True
        if self._listener is not None:
            self._listener.cancel()
        try:
            await self._thread.run(self._leave)
        except SQLAlchemyError as error:
            LOG.error("cannot take leave of other processes: %s", error)

    def _leave(self) -> None:
        self._owners.close()
        self._say("gone")

    # -- tables that this process plays for ------------------------------------------------------------------

    async def own(self, table: str) -> bool:
        """See Alone."""
        try:
            return await self._thread.run(self._owners.take, table)
        except SQLAlchemyError as error:
            LOG.error("cannot own table %s: %s", table, error)
            return False

    def disown(self, table: str) -> None:
        """See Alone."""
        self._begin(self._thread.run(self._owners.release, table))

    def when_told(self, kind: str, work: Work) -> None:
        """See Alone."""
        self._work[kind] = work

    # -- telling others --------------------------------------------------------------------------------------

    @property
    def count(self) -> int:
        """See Alone."""
        return 1 + len(self._heard)

    def guests_at(self, table: str) -> set[str]:
        """See Alone."""
        return {guest for tables in self._guests.values() for guest in tables.get(table, ())}

    def tell_guests(self, table: str, guests: Iterable[str]) -> None:
        """See Alone."""
        self._tell("guests", table=table, guests=sorted(guests))

    def tell_news(self, guest: str, news: News) -> None:
        """See Alone."""
        self._tell("news", guest=guest, news=news)

    def _tell(self, kind: str, **facts: Any) -> None:
        if self._heard or kind == "hello":  # somebody else is there
            self._begin(self._thread.run(lambda: self._say(kind, **facts)))

    def _say(self, kind: str, **facts: Any) -> None:
        with self._storage.engine.begin() as connection:
            bus.tell(connection, kind, **facts)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        if self._is_leaving:  # nobody expects anything any more
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finish)

    def _finish(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            LOG.error("cannot reach other processes: %s", error)

    # -- hearing others --------------------------------------------------------------------------------------

    def _connected(self) -> None:
        """Others are heard from now on; what they told before may be lost."""
        self._tell("hello")
        self._tell_all_guests()
        self._begin(self._catch_up())

    async def _catch_up(self) -> None:
        tables = {live.id: live for live in self._registry.open_tables}
        try:
            revisions = await self._thread.read(self._storage.revisions, tables)
        except SQLAlchemyError as error:
            LOG.error("cannot catch up with other processes: %s", error)
            await asyncio.sleep(bus.RETRY_SECONDS)
            await self._catch_up()
            return
        for table, live in tables.items():
            live.follower.hear(revisions.get(table))
            live.reread_chat()
        self._registry.turns.miss()

    def hear(self, message: bus.Message) -> None:
        """Do what is to be done about what a process tells, which may be this one."""
        try:
            self._dispatch(message)
        except Exception:  # it may be of another version: hear the next one
            LOG.exception("cannot make sense of what a process tells (%s)", message.get("kind"))

    def _dispatch(self, message: bus.Message) -> None:
        process, kind = message["process"], message["kind"]
        if process == self._id:
            if kind == "alive":
                self._forget_silent()
        elif kind == "gone":
            self._forget(process)
        elif kind in ("alive", "hello"):
            self._greet(process, is_new=kind == "hello" or process not in self._heard)
        elif kind in self._work:
            self._begin(self._work[kind]())
        elif kind == "guests":
            self._keep_guests(process, message["table"], set(message["guests"]))
        elif kind == "news":
            self._keep_news(message["guest"], News(*message["news"]))
        elif (live := self._registry.open_table(message.get("table", ""))) is not None:
            self._hear_of_table(live, kind, message)

    def _hear_of_table(self, live: LiveTable, kind: str, message: bus.Message) -> None:
        """Something has happened at a table that this process has in memory."""
        if kind == "chat":
            self._begin(live.hear_line(message["line"]))
        elif kind == "deleted":
            live.close()
        elif kind == "changed":
            live.follower.hear(message["revision"], message.get("action", ""))
        if "declined" in message:
            for watcher in live.watchers:
                watcher.declined(*message["declined"])

    def _keep_news(self, guest: str, news: News) -> None:
        if self._registry.open_table(news.table) is None:  # which would tell it itself
            self._registry.turns.announce(guest, news)

    # -- who is where ----------------------------------------------------------------------------------------

    def _tell_all_guests(self) -> None:
        for live in self._registry.open_tables:
            if live.watchers:
                self.tell_guests(live.id, live.guests_here)

    def _keep_guests(self, process: str, table: str, guests: set[str]) -> None:
        tables = self._guests.setdefault(process, {})
        if guests:
            tables[table] = guests
        else:
            tables.pop(table, None)
        self._changed_company(table)

    def _greet(self, process: str, *, is_new: bool) -> None:
        """Another process gives a sign of life; a new one does not know who is here."""
        self._heard[process] = time.monotonic()
        if is_new:
            self._tell("alive")
            self._tell_all_guests()

    def _forget_silent(self) -> None:
        for process, heard in list(self._heard.items()):
            if time.monotonic() - heard > bus.SILENT_SECONDS:
                self._forget(process)

    def _forget(self, process: str) -> None:
        """A process is gone: so are those who were with it, and perhaps what it was about to tell."""
        self._heard.pop(process, None)
        for table in self._guests.pop(process, {}):
            self._changed_company(table)
        self._registry.turns.miss()

    def _changed_company(self, table: str) -> None:
        live = self._registry.open_table(table)
        if live is not None:
            live.notify()
            live.wake()  # bots are played for where somebody looks at the table
