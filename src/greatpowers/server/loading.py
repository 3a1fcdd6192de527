"""Stored tables become games again."""

from __future__ import annotations

from greatpowers.core import position
from greatpowers.core.actions import BadNotation
from greatpowers.core.game import Game, State
from greatpowers.core.header import RecordError
from greatpowers.core.record import Record, read_action_line
from greatpowers.server.catalog import make_available_game
from greatpowers.server.errors import BadRecord
from greatpowers.server.storage import Header
from greatpowers.table import Table
from greatpowers.table.luck import Luck, SecretLuck, SeededLuck


def rebuild(header: Header, actions: list[str], hidden: set[int]) -> Table:
    """Rebuild a stored table; raises BadRecord when its actions are no longer possible."""
    game = make_available_game(header.game, len(header.seats), header.options)
    record = Record(game, [seat.label() for seat in header.seats], _load_position(header, game))
    record.rules_version = header.rules_version
    record.viewer, record.hidden = header.viewer, hidden
    state = record.start()
    is_old = header.rules_version != game.rules_version  # only a rule change can make a stored action impossible
    follows = is_old or not all(line[:1] in "*0123456789" for line in actions)  # lines once did not name their seat
    for number, line in enumerate(actions):
        try:
            action, actor = read_action_line(state, line)
        except BadNotation as error:
            invalid = RecordError(
                f"notation-{error.code}", number + 1, None, given=error.given, expected=error.expected
            )
            raise BadRecord(invalid, game) from None
        refusal = state.why_not(action, actor) if is_old else None
        if refusal is not None:
            version, known = header.rules_version, game.rules_version
            invalid = RecordError("diverged", number + 1, refusal, action=line, version=version, known=known)
            raise BadRecord(invalid, game)
        if follows:
            state.apply(action, actor)
        record.add(action, actor)
    return Table.resume(record, luck_of(header))


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
