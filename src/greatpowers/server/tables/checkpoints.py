"""Checkpoints: what a long game has led to is stored now and then, so that its table opens without a replay.

The actions remain what counts. All of them are read and their checksums compared whenever a table opens; a checkpoint
only saves carrying them out. Its seal ties it to these very actions and to the program that made it: one that is
missing, damaged, or of other rules or another version is left aside, and the whole game is replayed.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

import greatpowers
from greatpowers.core.record import Record
from greatpowers.server.database.chain import StoredAction, StoredCheckpoint
from greatpowers.server.errors import UserError
from greatpowers.table import Seat, Table
from greatpowers.table.checkpoint import Checkpoint

if TYPE_CHECKING:
    from greatpowers.server.tables.live_table import LiveTable

INTERVAL = 500  # actions from one checkpoint to the next; to carry out so many takes a few milliseconds
_SHARE = 20  # very long games have one after every twentieth more, so that what is written does not add up
_DECODER = msgspec.json.Decoder(Checkpoint)


async def keep(live: LiveTable) -> None:
    """Store a checkpoint of a table that nobody changes meanwhile, if one is due."""
    number = live.table.number
    is_due = number - live.checkpoint >= max(INTERVAL, number // _SHARE)
    if not is_due or live.halt is not None or live.check is None:
        return
    live.checkpoint = number
    made = await asyncio.to_thread(make, live.table, live.check)
    with suppress(UserError):  # which is in the log: the table does without
        await live.store(live.storage.keep_checkpoint, live.id, made)


def make(table: Table, check: str) -> StoredCheckpoint:
    """A checkpoint of a table whose last action has this checksum."""
    data = msgspec.json.encode(table.checkpoint()).decode()
    return StoredCheckpoint(table.number, _seal(table.record, table.number, check, data), data)


def read(stored: StoredCheckpoint, record: Record, actions: Sequence[StoredAction]) -> Checkpoint | None:
    """A stored checkpoint, if this program made it after the first of these actions, which are the record's."""
    if not 0 < stored.number <= len(actions):
        return None
    check = actions[stored.number - 1].check
    if check is None or stored.seal != _seal(record, stored.number, check, stored.data):
        return None
    return _DECODER.decode(stored.data)


def _seal(record: Record, number: int, check: str, data: str) -> str:
    """A checksum of a checkpoint and of everything that it depends on; the actions are in their own one."""
    bots = [Seat.from_label(label).bot for label in record.players]  # with one person, undo goes further
    made_for = json.dumps([_program(), record.rules_version, bots, number, check])
    return hashlib.sha256(f"{made_for}\n{data}".encode()).hexdigest()


@cache
def _program() -> str:
    """A checksum of what decides what a table knows: another version may number, hide or allow other things."""
    root = Path(greatpowers.__file__).parent
    digest = hashlib.sha256()
    for package in ("core", "games", "table"):
        for path in sorted((root / package).rglob("*")):
            if path.is_file() and path.parent.name != "__pycache__":
                digest.update(f"{path.relative_to(root)}\n".encode() + path.read_bytes())
    return digest.hexdigest()
