"""What records and positions have in common as text: a title, a header of `name: value` lines, comments, errors.

Great Powers record 2
game: imperial
rules: 1
seats: 4
option setup: standard
player 1: Ada
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from greatpowers.core.game import Game, Refusal
from greatpowers.core.options import BadOptions

LONGEST: Final = 4_000_000  # characters; no honest game comes near
LONGEST_NAME: Final = 80  # of a player, with the bot that plays
LONGEST_COMMENT: Final = 1000
_LONGEST_QUOTE: Final = 200  # of what an error says was given
NUMBER: Final = re.compile(r"[1-9][0-9]{0,5}")
# What a terminal or a page would obey rather than show: control characters but white space, and changes of direction
_CONTROL: Final = re.compile(
    r"[\x00-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\u061c\u200e\u200f\u202a-\u202e\u2060-\u206f\ud800-\udfff\ufeff\ufff9-\ufffb]"
)
_NAMED: Final = re.compile(r"option [a-z_]+|player [1-9][0-9]?")

MakeGame = Callable[[str, int, Mapping[str, str | int]], Game]


class RecordError(ValueError):
    """A record or position that cannot be opened: what is wrong, and in which line (0: the text as a whole)."""

    def __init__(self, code: str, line: int = 0, refusal: Refusal | None = None, **details: str | int) -> None:
        super().__init__(f"line {line}: {code} {str(details)[:_LONGEST_QUOTE]} {refusal or ''}".rstrip())
        self.code = code
        self.line = line
        self.refusal = refusal
        self.details = {name: _quoted(value) for name, value in details.items()}


def _quoted(value: str | int) -> str | int:
    """What an error says was given, in a length that a message can hold."""
    return value if isinstance(value, int) or len(value) <= _LONGEST_QUOTE else value[:_LONGEST_QUOTE] + "…"


def printable(comment: str) -> str:
    """A comment without what nobody could read again."""
    return _CONTROL.sub(" ", comment).strip()[:LONGEST_COMMENT]


def cleaned(text: str, most: int = LONGEST_COMMENT) -> str:
    """A text in one line that can be shown anywhere: without control characters, and not endless."""
    return " ".join(_CONTROL.sub(" ", text).split())[:most].rstrip()


class TextLine:
    """A line with its number, its comment taken apart."""

    def __init__(self, number: int, text: str) -> None:
        self.number = number
        self.raw = text.strip()
        body, mark, comment = text.partition("#")
        self.text = body.strip()
        self.comment = comment.strip() if mark else None

    def check(self) -> None:
        """Refuse what could not be shown: control characters, and comments without end."""
        control = _CONTROL.search(self.raw)
        if control is not None:
            raise RecordError("control", self.number, sign=f"U+{ord(control.group()):04X}")
        if self.comment is not None and len(self.comment) > LONGEST_COMMENT:
            raise RecordError("comment-long", self.number, most=LONGEST_COMMENT)


def written_game(game: Game, rules_version: int) -> list[str]:
    """The header lines that say which game it is."""
    lines = [f"game: {game.id}", f"rules: {rules_version}", f"seats: {game.seats}"]
    return lines + [f"option {name}: {value}" for name, value in game.written_options.items()]


def split(text: str | bytes, title: str, known: int) -> tuple[Header, list[TextLine]]:
    """Header and body of a text with this title, of a version that is known; raises RecordError."""
    numbered = [TextLine(i + 1, line) for i, line in enumerate(_lines(text))]
    first = numbered[0].text if numbered else ""
    version = first.removeprefix(title).strip()
    if not first.startswith(title) or not NUMBER.fullmatch(version):
        code = "not-a-record" if title.endswith("record") else "not-a-position"
        raise RecordError(code, 1, title=f"{title} {known}")
    if int(version) > known:
        raise RecordError("format-newer", 1, version=version, known=known)
    for line in numbered:
        line.check()
    at = 1
    while at < len(numbered) and _is_header(numbered[at]):
        at += 1
    return Header(int(version), numbered[1:at]), numbered[at:]


def _lines(text: str | bytes) -> list[str]:
    if isinstance(text, bytes):
        try:
            text = text.decode("utf-8-sig")
        except UnicodeDecodeError:
            raise RecordError("not-text") from None
    if len(text) > LONGEST:
        raise RecordError("too-long", most=LONGEST)
    return text.removeprefix("\ufeff").splitlines()


def _is_header(line: TextLine) -> bool:
    """A comment or `name: value`; the header ends at the first line that is neither."""
    return bool(line.raw) and (line.raw.startswith("#") or ":" in line.text)


class Header:
    """The version of the format and the named values of a header, with their line numbers."""

    def __init__(self, version: int, lines: list[TextLine]) -> None:
        self.version = version
        self.comments = [line.raw[1:].strip() for line in lines if line.raw.startswith("#")]
        self.values: dict[str, str] = {}
        self.lines: dict[str, int] = {}
        for line in lines:
            if line.raw.startswith("#"):
                continue
            name, _, value = (part.strip() for part in line.raw.partition(":"))
            if name in self.values:
                raise RecordError("header-twice", line.number, name=name)
            if name not in ("game", "rules", "seats", "seen by") and not _NAMED.fullmatch(name):
                raise RecordError("header-unknown", line.number, name=name)
            if name.startswith("player") and len(value) > LONGEST_NAME:
                raise RecordError("name-long", line.number, name=name, most=LONGEST_NAME)
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
        if not NUMBER.fullmatch(value):
            raise RecordError("header-number", self.lines[name], name=name, given=value)
        return int(value)

    def named(self, kind: str) -> dict[str, str]:
        """All values of one kind, `option` or `player`, by their name or number."""
        return {name.split()[1]: value for name, value in self.values.items() if name.startswith(f"{kind} ")}

    def game(self, make_game: MakeGame) -> Game:
        """The game that the header speaks of, of rules that are known; raises RecordError."""
        game_id, seats, version = self.text("game"), self.number("seats"), self.number("rules")
        try:
            game = make_game(game_id, seats, self.named("option"))
        except BadOptions as error:
            wrong = {"player-count": "seats", "game-unknown": "game"}.get(
                error.code, f"option {error.details.get('option')}"
            )
            raise RecordError(error.code, self.lines.get(wrong, 0), None, **error.details) from None
        if version > game.rules_version:
            raise RecordError("rules-newer", self.lines["rules"], version=version, known=game.rules_version)
        return game
