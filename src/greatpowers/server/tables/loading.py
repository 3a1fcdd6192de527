"""Stored tables become games again.

Where the checksums say that nothing has changed since legal actions were stored, and the rules are the same, the
actions after the last checkpoint are simply carried out. Otherwise each is checked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from greatpowers.core import position
from greatpowers.core.actions import BadNotation
from greatpowers.core.fingerprint import fingerprint
from greatpowers.core.game import Game, State
from greatpowers.core.header import RecordError
from greatpowers.core.record import Record, read_action_line
from greatpowers.server.catalog import make_available_game
from greatpowers.server.database import chain
from greatpowers.server.database.chain import StoredAction, StoredCheckpoint
from greatpowers.server.database.storage import Header
from greatpowers.server.errors import BadRecord
from greatpowers.server.tables import checkpoints
from greatpowers.server.tables.rules_change import Cause, Halt, stored_remarks
from greatpowers.table import Table
from greatpowers.table.checkpoint import Checkpoint
from greatpowers.table.luck import Luck, SecretLuck, SeededLuck


class Loaded:
    """A table as it was stored, or as much of it as is certain.

    `halt`: why it does not go on, if it does not. `checks`: the checksums that the actions still need.
    `is_raised`: the rules have changed since, but nothing in this game has, which goes on by the new ones.
    `checkpoint`: after how many actions there is a checkpoint that could be used.
    """

    def __init__(
        self, table: Table, halt: Halt | None, checks: Sequence[str], is_raised: bool, checkpoint: int
    ) -> None:
        self.table = table
        self.halt = halt
        self.checks = list(checks)
        self.is_raised = is_raised
        self.checkpoint = checkpoint


def rebuild(
    header: Header,
    stored: Sequence[StoredAction],
    remarks: Mapping[int, list[str]],
    checkpoint: StoredCheckpoint | None = None,
) -> Loaded:
    """Rebuild a stored table; raises BadRecord when it is of newer rules, or starts from no position."""
    game = make_available_game(header.game, len(header.seats), header.options)
    if header.rules_version > game.rules_version:
        newer = RecordError("rules-newer", version=header.rules_version, known=game.rules_version)
        raise BadRecord(newer, game)
    replay = _Replay(header, game, stored, checkpoint)
    halt = replay.run()
    record = replay.record
    record.remarks = stored_remarks(remarks, halt)
    is_raised = halt is None and header.rules_version < game.rules_version and not header.summary.over
    record.rules_version = game.rules_version if is_raised else header.rules_version
    checks: list[str] = []
    if halt is None and stored and stored[0].check is None:
        checks = chain.chained(header.check, ((action.line, action.hidden) for action in stored))
    known = replay.known if halt is None else None
    table = Table.resume(record, luck_of(header), known)
    return Loaded(table, halt, checks, is_raised, 0 if known is None else known.number)


class _Replay:
    """The stored actions of a table become a record, as far as they are certain."""

    def __init__(
        self, header: Header, game: Game, stored: Sequence[StoredAction], checkpoint: StoredCheckpoint | None
    ) -> None:
        self.record = Record(game, [seat.label() for seat in header.seats], _load_position(header, game))
        self.record.viewer = header.viewer
        self.record.rules_version = header.rules_version
        self.known: Checkpoint | None = None  # the checkpoint, if it is one of these actions
        self._checkpoint = checkpoint
        self._header = header
        self._game = game
        self._stored = stored
        self._is_old = header.rules_version < game.rules_version
        self._is_sealed = not stored or stored[0].check is not None
        self._is_checked = self._is_old or not self._is_sealed  # by the rules of today
        self._agreed = 0  # how many actions certainly lead to the same position by the rules of then and now

    def run(self) -> Halt | None:
        """Follow the actions; returns where they end too early, if they do."""
        broken = chain.break_in(self._header.check, self._header.summary.actions, self._stored)
        sound = self._stored if broken is None else self._stored[: broken[0]]
        if self._checkpoint is not None and broken is None and not self._is_checked:
            self.known = checkpoints.read(self._checkpoint, self.record, self._stored)
        halt = self._follow(sound)
        if halt is None and broken is not None:
            halt = self._halt(broken[1], len(sound), len(sound))
        if halt is not None:
            del self.record.actions[halt.number :], self.record.actors[halt.number :]
        self.record.hidden = {stored.number for stored in self._stored[: len(self.record.actions)] if stored.hidden}
        return halt

    def _follow(self, actions: Sequence[StoredAction]) -> Halt | None:
        if not self._is_checked and self._take(actions):
            return None
        state = self.record.start()
        for stored in actions:
            try:
                action, actor = read_action_line(state, stored.line)
            except BadNotation:
                cause: Cause = "unknown" if self._is_old or self._is_sealed else "impossible"
                return self._halt(cause, stored.number, stored.number)
            halt = self._check(state, stored, action, actor) if self._is_checked else None
            if halt is not None:
                halt.action, halt.actor = action, actor
                return halt
            if not self._is_checked:
                state.apply(action, actor)
            self.record.add(action, actor)
        return None

    def _take(self, actions: Sequence[StoredAction]) -> bool:
        """Take the actions as they are written, without following them; False where that does not say what they are."""
        rest = [action.line for action in actions[0 if self.known is None else self.known.number :]]
        lines = set(rest)  # the same come again and again
        if not all(line[:1] in "*0123456789" for line in lines):  # once they did not name their seats
            return False
        state = self.record.start()
        try:
            read = {line: read_action_line(state, line) for line in lines}
        except BadNotation:
            return False
        if self.known is not None:
            self.record.actions, self.record.actors = list(self.known.actions), list(self.known.actors)
        for line in rest:
            self.record.add(*read[line])
        return True

    def _check(self, state: State, stored: StoredAction, action: int, actor: int) -> Halt | None:
        """Carry out an action if it is legal and leads where it led; returns what is wrong otherwise."""
        number = stored.number
        refusal = state.why_not(action, actor)
        if refusal is not None:
            halt = self._halt("refused" if self._is_old else "impossible", number, number)
            halt.refusal = refusal
            return halt
        state.apply(action, actor)
        if stored.position is not None:
            if stored.position != fingerprint(state):
                return self._halt("differs" if self._is_old else "impossible", self._agreed, number)
            self._agreed = number + 1
        return None

    def _halt(self, cause: Cause, number: int, at: int) -> Halt:
        """The game ends after so many actions, since there is something about the one `at`."""
        rest = [action.line for action in self._stored[number:]]
        header = self._header
        halt = Halt(self._game, header.rules_version, cause, number, rest, at - number, header.summary.over)
        halt.go_on = dict(header.go_on)
        return halt


def luck_of(header: Header) -> Luck:
    """Where the luck of a stored table comes from."""
    return SecretLuck.restored(header.luck) if header.luck else SeededLuck(header.seed)


def _load_position(header: Header, game: Game) -> State | None:
    """The position that a stored table starts from; None: the beginning."""
    if not header.position:
        return None
    try:
        return position.load(header.position, lambda game_id, seats, options: game)
    except RecordError as error:
        raise BadRecord(error, game) from None
