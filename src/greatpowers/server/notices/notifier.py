"""Tells people who do not look at their table that it is their turn, by all the addresses that they have given.

A task of every server process, which share the work through the database (see notices). A process keeps players from
being told as long as they have a window at their table there, well before another process would tell them.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence

from greatpowers.server.database.storage import SQLAlchemyError, now
from greatpowers.server.metrics import NOTICES
from greatpowers.server.notices.addresses import Address, Addresses, new_id, sign
from greatpowers.server.notices.letters import Letter, Writer
from greatpowers.server.notices.mail import Mail
from greatpowers.server.notices.notices import Notice, Notices, Waiting
from greatpowers.server.notices.outside import Outside
from greatpowers.server.notices.push import Push, new_key
from greatpowers.server.notices.sending import Failed, Gone
from greatpowers.server.notices.webhooks import Webhooks
from greatpowers.server.repeating import repeat
from greatpowers.server.settings import Settings
from greatpowers.server.tables.live_table import LiveTable
from greatpowers.server.tables.registry import TableRegistry

LOG = logging.getLogger("greatpowers.server")
PAUSES = (30, 120, 600, 3600, 4 * 3600, 12 * 3600, 24 * 3600)  # seconds before a notice that failed is sent again
MOST_AT_ONCE = 8  # notices that a process sends at the same time
_AHEAD = 3  # looks ahead at who would have to be told soon
_LONGEST_INTERVAL, _SHORTEST_INTERVAL = 5.0, 0.02  # seconds between two looks


async def make_notifier(registry: TableRegistry, settings: Settings) -> Notifier | None:
    """The notifier of a server process; None where the owner has not said where people reach the server."""
    if not settings.public_url:
        return None
    key = await registry.storage_thread.run(registry.storage_thread.storage.setting, "push key", new_key())
    return Notifier(registry, settings, key)


class Notifier:
    """Looks again and again who has to be told what, and sends it."""

    def __init__(
        self, registry: TableRegistry, settings: Settings, push_key: str, pauses: Sequence[float] = PAUSES
    ) -> None:
        timeout = settings.notice_timeout
        outside = Outside(timeout=timeout, local=settings.local_receivers)
        self.outside = outside
        self.mail = Mail(settings.smtp, settings.mail_from, timeout) if settings.smtp else None
        self.push = Push(outside, push_key, f"mailto:{settings.mail_from}" if self.mail else settings.public_url)
        self._webhooks = Webhooks(outside)
        self._registry = registry
        self._writer = Writer(settings.public_url)
        self._thread = registry.storage_thread
        self._notices = Notices(self._thread.storage)
        self._addresses = Addresses(self._thread.storage)
        self._grace = int(settings.notice_grace * 1000)
        self._interval = min(_LONGEST_INTERVAL, max(_SHORTEST_INTERVAL, settings.notice_grace / 10))
        self._lease = int(3 * timeout * 1000)  # of a notice that is being sent
        self._pauses = pauses
        self._sending: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Look until cancelled."""
        opened = time.monotonic() + self._grace / 1000  # windows come back after a restart
        try:
            await repeat(lambda: self._look(may_tell=time.monotonic() >= opened), self._interval, "look for notices")
        finally:
            for task in self._sending:
                task.cancel()

    async def _look(self, *, may_tell: bool) -> None:
        ahead = int(_AHEAD * self._interval * 1000)
        waiting = await self._thread.read(self._notices.waiting, now() - self._grace + ahead)
        here = [seat for seat in waiting if self._is_here(seat)]
        if here:
            await self._thread.run(self._notices.postpone, here)
        for seat in waiting if may_tell else ():
            if seat not in here and seat.since <= now() - self._grace:
                await self._thread.run(self._notices.tell, seat)
        free = MOST_AT_ONCE - len(self._sending)
        for notice in (await self._thread.read(self._notices.due))[:free] if free else ():
            if await self._thread.run(self._notices.claim, notice, now() + self._lease):
                task = asyncio.ensure_future(self._deliver(notice))
                self._sending.add(task)
                task.add_done_callback(self._sending.discard)

    def _is_here(self, seat: Waiting) -> bool:
        return any(live.id == seat.table and seat.guest in live.here for live in self._registry.open_tables)

    async def look(self, table: str, guest: str, language: str) -> None:
        """A guest opens a window at a table, in the language that it names, if it names one."""
        await self._thread.run(self._notices.look, table, guest, language)

    async def tell_host(self, live: LiveTable, seat: int, guest: str) -> None:
        """A guest has taken a seat: tell the host, unless they look at the table or are the same."""
        if live.host != guest and live.host not in live.here:
            await self._thread.run(self._notices.tell_host, live.host, live.id, seat)

    # -- sending ---------------------------------------------------------------------------------------------

    async def _deliver(self, notice: Notice) -> None:
        """Send a notice that nobody else sends now."""
        try:
            letter = await self._letter(notice)
            if letter is not None:
                await self._send(notice.address, letter)
                NOTICES.add("sent")
            await self._thread.run(self._notices.drop, notice)
        except Failed as error:
            NOTICES.add("failed")
            await self._fail(notice, error)
        except SQLAlchemyError as error:  # it is due again when nobody has it any more
            LOG.error("cannot send a notice: %s", error)
        except Exception:
            LOG.exception("cannot send a notice")

    async def _letter(self, notice: Notice) -> Letter | None:
        """What a notice says; None if that is no longer true."""
        address = notice.address
        if notice.kind == "confirm":
            token = sign(self._registry.key, "confirm", address.id)
            return None if address.confirmed else self._writer.confirm(notice.id, token, address.language)
        header = await self._thread.read(self._notices.subject, notice) if address.is_open else None
        if header is None:
            return None
        if notice.kind == "joined":
            return self._writer.joined(notice.id, header, notice.seat, address.language)
        return self._writer.turn(notice.id, notice.kind, header, notice.seat, address.language)

    async def _send(self, address: Address, letter: Letter) -> None:
        if address.kind == "webhook":
            await self._webhooks.send(address, letter)
        elif address.kind == "push":
            await self.push.send(address, letter)
        elif self.mail is not None:
            stop = self._writer.page("stop", sign(self._registry.key, "stop", address.id))
            await self.mail.send(address, letter, stop, self._writer.footer(stop, address.language))
        else:
            raise Failed("no mail server")

    async def _fail(self, notice: Notice, error: Failed) -> None:
        """Try again later; an address that does not exist any more, or has failed for too long, is given up."""
        address, pause = notice.address, notice.attempts
        is_last = pause >= len(self._pauses)
        if isinstance(error, Gone) and address.kind == "push":
            await self._thread.run(self._addresses.remove, address.id)
        elif isinstance(error, Gone) or (is_last and address.kind != "mail"):  # a mail server is the owner's
            await self._thread.run(self._addresses.change, address.id, stopped=True)
            await self._thread.run(self._notices.drop, notice)
        elif is_last:
            await self._thread.run(self._notices.drop, notice)
        else:
            await self._thread.run(self._notices.retry, notice, now() + int(self._pauses[pause] * 1000))

    async def test(self, address: Address) -> None:
        """Send something at once, to see whether it arrives; raises Failed."""
        await self._send(address, self._writer.test(new_id(), address.language))
