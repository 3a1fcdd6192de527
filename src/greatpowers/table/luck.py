"""Where the luck of a table comes from: a seed that somebody may know, or a secret that can be checked after the game.

A secret's SHA-256 digest stands in the record from the start, the secret itself once the game is over. Every draw
follows from the secret and the number of the action, so nobody can change a draw later on; docs/records.md says how
anybody can check that. Bots draw from another generator, from which the luck cannot be computed.
"""

from __future__ import annotations

import hashlib
import hmac
import random
from collections.abc import Sequence
from secrets import token_bytes
from typing import Final, Protocol

from greatpowers.core.game import CHANCE, Random
from greatpowers.core.luck import draw
from greatpowers.core.record import Record

SECRET_BYTES: Final = 32
_SEED: Final = "seed "  # these words start the lines of a record's preface
_DIGEST: Final = "luck sha256 "
_SECRET: Final = "luck secret "
_KNOWN: Final = "luck known"
_SINCE: Final = " since "
_STORED_KNOWN: Final = " known"
_MOST_DIGITS: Final = 20  # more than any seed of ours has
_BITS: Final = 53  # of a draw: as many as a float holds


class Luck(Protocol):
    """The generators of chance and bots for the action of each number, so that a game goes on the same after an undo.

    `is_known`: whether somebody may know what will be drawn, or knew it in the game that this one continues.
    `since`: the number of the first action that it can be responsible for, in a game that continues another one.
    """

    is_known: bool
    since: int

    def generator(self, number: int) -> Random:
        """What chance draws from."""

    def bot_seed(self, number: int) -> str:
        """The seed of what a bot draws from."""

    def kept_lines(self) -> list[str]:
        """The lines of a record from which the same luck can be restored."""

    def shown_lines(self, is_over: bool) -> list[str]:
        """The lines of a record that players may have."""


class SeededLuck:
    """Luck from a seed, which whoever opened the table may have chosen."""

    is_known = True
    since = 0

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def generator(self, number: int) -> Random:
        """See Luck."""
        return random.Random(self.bot_seed(number))

    def bot_seed(self, number: int) -> str:
        """See Luck."""
        return f"{self.seed}/{number}"

    def kept_lines(self) -> list[str]:
        """See Luck."""
        return [f"{_SEED}{self.seed}"]

    def shown_lines(self, is_over: bool) -> list[str]:
        """See Luck: not the seed, from which future draws could be computed."""
        return [_KNOWN]


class SecretLuck:
    """Luck from a secret that nobody knows before the end of the game."""

    def __init__(self, secret: bytes | None = None, since: int = 0, *, is_known: bool = False) -> None:
        self.secret = token_bytes(SECRET_BYTES) if secret is None else secret
        self.since = since
        self.is_known = is_known

    @property
    def promise(self) -> str:
        """What commits the table to its secret."""
        digest = hashlib.sha256(self.secret).hexdigest()
        return f"{digest}{_SINCE}{self.since}" if self.since else digest

    def generator(self, number: int) -> Random:
        """See Luck."""
        return OneDraw(self._derived("luck", number))

    def bot_seed(self, number: int) -> str:
        """See Luck."""
        return self._derived("bot", number).hex()

    def _derived(self, label: str, number: int) -> bytes:
        return hmac.digest(self.secret, f"{label} {number}".encode(), "sha256")

    def kept_lines(self) -> list[str]:
        """See Luck."""
        return self.shown_lines(is_over=True)

    def shown_lines(self, is_over: bool) -> list[str]:
        """See Luck."""
        known = [_KNOWN] if self.is_known else []
        return [*known, f"{_DIGEST}{self.promise}", *([f"{_SECRET}{self.secret.hex()}"] if is_over else [])]

    def stored(self) -> str:
        """The luck as text for a database; `restored` reads it."""
        return f"{self.secret.hex()} {self.since}{_STORED_KNOWN if self.is_known else ''}"

    @classmethod
    def restored(cls, stored: str) -> SecretLuck:
        """The luck that `stored` wrote."""
        secret, since, *known = stored.split()
        return cls(bytes.fromhex(secret), int(since), is_known=bool(known))


class OneDraw:
    """A generator with a single number: the first 53 bits of a digest, as a share of all that they could be."""

    def __init__(self, digest: bytes) -> None:
        self._share = (int.from_bytes(digest[:8], "big") >> 64 - _BITS) / (1 << _BITS)

    def random(self) -> float:
        """That number."""
        return self._share


# -- in records ----------------------------------------------------------------------------------------------


def take_luck(record: Record) -> Luck | None:
    """The luck that a record names, if any; its lines are taken out of the preface."""
    luck = _secret_luck(record.preface) or _seeded_luck(record.preface)
    record.preface = [line for line in record.preface if not line.startswith((_SEED, _DIGEST, _SECRET, _KNOWN))]
    return luck


def luck_to_continue(record: Record) -> Luck:
    """The luck of a game that somebody brings to be continued: its seed, or a new secret, since theirs is none."""
    is_known = _KNOWN in record.preface
    named = take_luck(record)
    return named if isinstance(named, SeededLuck) else SecretLuck(since=len(record.actions), is_known=is_known)


def _secret_luck(preface: Sequence[str]) -> SecretLuck | None:
    _, _, since = _after(_DIGEST, preface).partition(_SINCE)
    try:
        secret = bytes.fromhex(_after(_SECRET, preface))
    except ValueError:
        return None
    if len(secret) != SECRET_BYTES:
        return None
    return SecretLuck(secret, _number(since) or 0, is_known=_KNOWN in preface)


def _seeded_luck(preface: Sequence[str]) -> SeededLuck | None:
    seed = _number(_after(_SEED, preface))
    return None if seed is None else SeededLuck(seed)


def _after(word: str, preface: Sequence[str]) -> str:
    return next((line.removeprefix(word).strip() for line in reversed(preface) if line.startswith(word)), "")


def _number(digits: str) -> int | None:
    return int(digits) if digits.isdecimal() and len(digits) <= _MOST_DIGITS else None


# -- checking ------------------------------------------------------------------------------------------------


class LuckCheck:
    """What came of checking the luck of a record against the secret that it names.

    `is_genuine`: whether this is the secret that the table was committed to from the start. `draws`: how many actions
    of chance it is responsible for. `wrong`: the numbers of those that do not follow from it.
    """

    def __init__(self, is_genuine: bool, since: int) -> None:
        self.is_genuine = is_genuine
        self.since = since
        self.draws = 0
        self.wrong: list[int] = []


def check_luck(record: Record) -> LuckCheck | None:
    """Check every draw of a record; None where it names no secret."""
    luck = _secret_luck(record.preface)
    if luck is None:
        return None
    check = LuckCheck(_after(_DIGEST, record.preface) == luck.promise, luck.since)
    state = record.start()
    for number, (action, actor) in enumerate(zip(record.actions, record.actors, strict=True)):
        if actor == CHANCE and number >= luck.since:
            check.draws += 1
            if draw(state, luck.generator(number)) != action:
                check.wrong.append(number)
        state.apply(action, actor)
    return check
