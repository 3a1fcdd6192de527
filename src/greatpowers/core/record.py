"""The portable game record: text that a person can read, type and mail.

    Great Powers record 1
    game: imperial
    rules: 1
    seats: 4
    option setup: standard
    player 1: Ada

    * deal italy
    1 rondel factory
    end 2 check 5f3a90c1

Header, a blank line, one action a line in the game's notation, dice and deals included, and a closing line. In
front of an action stands the seat that takes it, or `*` for luck; a person may leave it out. `#` begins a comment.
The closing line says how many actions there are, a checksum of them, and the result of a
finished game; a person may write `end` alone. Reading replays everything: a record is good as a whole, or refused
with line and rule.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Mapping, Sequence

from greatpowers.core.actions import BadNotation
from greatpowers.core.game import CHANCE, BadOptions, Game, Refusal, State

FORMAT = 1
TITLE = "Great Powers record"
LONGEST = 4_000_000  # characters; no honest game comes near
_NUMBER = re.compile(r"[1-9][0-9]{0,5}")
_NAMED = re.compile(r"option [a-z_]+|player [1-9][0-9]?")

MakeGame = Callable[[str, int, Mapping[str, str | int]], Game]


class RecordError(ValueError):
    """A record that cannot be opened: what is wrong, and in which line (0: the record as a whole)."""

    def __init__(self, code: str, line: int = 0, refusal: Refusal | None = None, **details: str | int) -> None:
        super().__init__(f"line {line}: {code} {details} {refusal or ''}")
        self.code = code
        self.line = line
        self.refusal = refusal
        self.details = details


class Record:
    """A game as it was played: which game, who played, and the list of its actions."""

    def __init__(self, game: Game, players: Sequence[str] = ()) -> None:
        self.game = game
        self.rules_version = game.rules_version
        self.players = [" ".join(name.split()) for name in players] or [""] * game.seats
        self.preface: list[str] = []  # comment lines in the header
        self.actions: list[int] = []
        self.remarks: dict[int, list[str]] = {}  # comment lines before the action of this number
        self.notes: dict[int, str] = {}  # comment behind the action of this number; the last: behind the closing line
        self.epilogue: list[str] = []  # comment lines after the closing line

    def replay(self, until: int | None = None) -> State:
        """The position after all actions, or after the first `until` of them."""
        state = self.game.start()
        for action in self.actions[:until]:
            state.apply(action)
        return state


def checksum(record: Record) -> str:
    """Eight letters that differ when any action differs; they do not depend on how the engine works inside."""
    actions = "\n".join(record.game.space.notation(action) for action in record.actions)
    return hashlib.sha256(actions.encode()).hexdigest()[:8]


# -- writing -------------------------------------------------------------------------------------------------


def write(record: Record) -> str:
    """The record as text; `read` gives the same record back."""
    game = record.game
    lines = [
        f"{TITLE} {FORMAT}",
        *_comments(record.preface),
        f"game: {game.id}",
        f"rules: {record.rules_version}",
        f"seats: {game.seats}",
    ]
    lines += [f"option {name}: {value}" for name, value in game.options.items()]
    lines += [f"player {seat + 1}: {name}" for seat, name in enumerate(record.players) if name]
    lines.append("")
    state = game.start()
    for number, action in enumerate(record.actions):
        lines += _comments(record.remarks.get(number, []))
        lines.append(f"{_actor(state, action)} {game.space.notation(action)}{_note(record, number)}")
        state.apply(action)
    lines += _comments(record.remarks.get(len(record.actions), []))
    lines.append(_closing(record, state) + _note(record, len(record.actions)))
    lines += _comments(record.epilogue)
    return "\n".join(lines) + "\n"


def _comments(remarks: list[str]) -> list[str]:
    return [f"# {remark}".rstrip() for remark in remarks]


def _note(record: Record, number: int) -> str:
    return f"  # {record.notes[number]}".rstrip() if number in record.notes else ""


def _actor(state: State, action: int) -> str:
    """The seat that takes an action, counted from 1, or * for luck."""
    if state.game.space.family(action).aside:
        return str(state.game.space.arguments(action)[0] + 1)
    return "*" if state.to_act == CHANCE else str(state.to_act + 1)


def _closing(record: Record, state: State) -> str:
    closing = f"end {len(record.actions)} check {checksum(record)}"
    outcome = state.outcome
    if outcome is not None:
        closing += f" result {outcome.reason} {' '.join(map(str, outcome.scores))}"
    return closing


# -- reading -------------------------------------------------------------------------------------------------


def read(text: str | bytes, make_game: MakeGame) -> Record:
    """The record that this text holds, replayed and checked to its closing line; raises RecordError."""
    record, _, broken = read_as_far_as_possible(text, make_game)
    if broken is not None:
        raise broken
    return record


def read_as_far_as_possible(text: str | bytes, make_game: MakeGame) -> tuple[Record, State, RecordError | None]:
    """The record up to the first action that cannot be followed, its position, and what is wrong there.

    For records of older rules that no longer hold, and for mending damaged ones. A header that cannot be read
    raises RecordError.
    """
    lines = _lines(text)
    header, body = _split(lines)
    game, record = _open(header, make_game)
    state = game.start()
    try:
        _follow(body, record, state)
    except RecordError as error:
        return record, state, error
    return record, state, None


def _lines(text: str | bytes) -> list[str]:
    if isinstance(text, bytes):
        try:
            text = text.decode("utf-8-sig")
        except UnicodeDecodeError:
            raise RecordError("not-text") from None
    if len(text) > LONGEST:
        raise RecordError("too-long", most=LONGEST)
    return text.removeprefix("\ufeff").splitlines()


class _Line:
    """A line with its number, its comment taken apart."""

    def __init__(self, number: int, text: str) -> None:
        self.number = number
        self.raw = text.strip()
        body, mark, comment = text.partition("#")
        self.text = body.strip()
        self.comment = comment.strip() if mark else None


def _is_header(line: _Line) -> bool:
    """A comment or `name: value`; the header ends at the first line that is neither."""
    return bool(line.raw) and (line.raw.startswith("#") or ":" in line.text)


def _split(lines: list[str]) -> tuple[list[_Line], list[_Line]]:
    """Header (without its first line) and body."""
    numbered = [_Line(i + 1, line) for i, line in enumerate(lines)]
    if not numbered or not numbered[0].text.startswith(TITLE):
        raise RecordError("not-a-record", 1, title=f"{TITLE} {FORMAT}")
    version = numbered[0].text.removeprefix(TITLE).strip()
    if not _NUMBER.fullmatch(version):
        raise RecordError("not-a-record", numbered[0].number, title=f"{TITLE} {FORMAT}")
    if int(version) > FORMAT:
        raise RecordError("format-newer", numbered[0].number, version=version, known=FORMAT)
    at = 1
    while at < len(lines) and _is_header(numbered[at]):
        at += 1
    return numbered[1:at], numbered[at:]


class _Header:
    """The named values of a header, with their line numbers."""

    def __init__(self, lines: list[_Line]) -> None:
        self.preface = [line.raw[1:].strip() for line in lines if line.raw.startswith("#")]
        self.values: dict[str, str] = {}
        self.lines: dict[str, int] = {}
        for line in lines:
            if line.raw.startswith("#"):
                continue
            name, _, value = (part.strip() for part in line.raw.partition(":"))
            if name in self.values:
                raise RecordError("header-twice", line.number, name=name)
            if name not in ("game", "rules", "seats") and not _NAMED.fullmatch(name):
                raise RecordError("header-unknown", line.number, name=name)
            self.values[name] = value
            self.lines[name] = line.number

    def text(self, name: str) -> str:
        """A value that must be there."""
        if name not in self.values:
            raise RecordError("header-missing", name=name)
        return self.values[name]

    def number(self, name: str) -> int:
        """A value that must be there and be a number."""
        value = self.text(name)
        if not _NUMBER.fullmatch(value):
            raise RecordError("header-number", self.lines[name], name=name, given=value)
        return int(value)

    def named(self, kind: str) -> dict[str, str]:
        """All values of one kind, `option` or `player`, by their name or number."""
        return {name.split()[1]: value for name, value in self.values.items() if name.startswith(f"{kind} ")}


def _open(lines: list[_Line], make_game: MakeGame) -> tuple[Game, Record]:
    """The game that a header speaks of, and an empty record of it."""
    header = _Header(lines)
    game_id, seats, version = header.text("game"), header.number("seats"), header.number("rules")
    try:
        game = make_game(game_id, seats, header.named("option"))
    except BadOptions as error:
        wrong = {"player-count": "seats", "game-unknown": "game"}.get(
            error.code, f"option {error.details.get('option')}"
        )
        raise RecordError(error.code, header.lines.get(wrong, 0), None, **error.details) from None
    if version > game.rules_version:
        raise RecordError("rules-newer", header.lines["rules"], version=version, known=game.rules_version)
    names = header.named("player")
    for player in names:
        if not 1 <= int(player) <= game.seats:
            raise RecordError("player-unknown", header.lines[f"player {player}"], player=player, seats=game.seats)
    record = Record(game, [names.get(str(seat + 1), "") for seat in range(game.seats)])
    record.rules_version = version
    record.preface = header.preface
    return game, record


def _follow(body: list[_Line], record: Record, state: State) -> None:
    """Play the actions of a body into record and state, up to and including the closing line."""
    last = 0
    for at, line in enumerate(body):
        last = line.number
        number = len(record.actions)
        if not line.text:
            if line.comment is not None:
                record.remarks.setdefault(number, []).append(line.comment)
            continue
        if line.text.split()[0] == "end":
            _check_closing(line, record, state)
            _keep_note(line, record)
            for rest in body[at + 1 :]:
                if rest.text:
                    raise RecordError("after-end", rest.number)
                if rest.comment is not None:
                    record.epilogue.append(rest.comment)
            return
        action = _action(line, record, state)
        _keep_note(line, record)
        state.apply(action)
        record.actions.append(action)
    raise RecordError("truncated", last)


def _keep_note(line: _Line, record: Record) -> None:
    if line.comment is not None:
        record.notes[len(record.actions)] = line.comment


def _action(line: _Line, record: Record, state: State) -> int:
    """The action that a line names, checked by the rules and by who is to act."""
    actor, _, rest = line.text.partition(" ")
    if actor != "*" and not actor.isdecimal():
        actor, rest = "", line.text
    try:
        action = record.game.space.parse(rest.lower().replace("-", "_"))  # people write as they like
    except BadNotation as error:
        details = {"given": error.given, "expected": error.expected}
        rule = record.game.rule_against(error)
        raise RecordError(f"notation-{error.code}", line.number, Refusal(rule) if rule else None, **details) from None
    refusal = state.why_not(action)
    if refusal is not None:
        if record.rules_version < record.game.rules_version:
            raise RecordError(
                "diverged",
                line.number,
                refusal,
                action=rest,
                version=record.rules_version,
                known=record.game.rules_version,
            )
        raise RecordError("refused", line.number, refusal, action=rest)
    expected = _actor(state, action)
    if actor and actor != expected:
        raise RecordError("wrong-seat", line.number, given=actor, expected=expected)
    return action


def _check_closing(line: _Line, record: Record, state: State) -> None:
    """Compare what the closing line says with what the actions led to."""
    said = line.text.split()
    true = _closing(record, state).split()
    if len(said) > 1 and said[1] != true[1]:
        raise RecordError("count", line.number, said=said[1], found=true[1])
    if len(said) > 2 and said[2:4] != true[2:4]:
        raise RecordError("check", line.number)
    if len(said) > 4 and said[4:] != true[4:]:
        raise RecordError("result", line.number, said=" ".join(said[5:]), found=" ".join(true[5:]) or "-")
