"""Passwords: hashed with argon2id, off the event loop and only a few at a time, since each takes time and memory."""

from __future__ import annotations

import asyncio
import unicodedata

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from greatpowers.server.errors import UNPROCESSABLE, UserError

SHORTEST, LONGEST = 8, 200
AT_ONCE = 2
# What OWASP recommends at least; a server with 512 MB stays well.
_HASHER = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
# The hash of a password that nobody knows, made in the same way, for names without an account:
_NOBODYS = "$argon2id$v=19$m=19456,t=2,p=1$FyjLyqR9l5BS1lLQnrEx0Q$S3byHL72yegOFwOQZAFRQEOxkEifZCcgFUHfL4zhvPs"


class Passwords:
    """Hashes and checks passwords."""

    def __init__(self) -> None:
        self._free = asyncio.Semaphore(AT_ONCE)

    async def hash(self, password: str) -> str:
        """What is stored of a password."""
        async with self._free:
            return await asyncio.to_thread(hashed, password)

    async def is_right(self, stored: str | None, password: str) -> bool:
        """Whether this is the password that was stored; takes as long where there is none."""
        async with self._free:
            fits = await asyncio.to_thread(_fits, stored or _NOBODYS, password)
        return fits and stored is not None


def require_good(password: str, name: str) -> None:
    """Refuse a password that anybody would guess first, or that is too long to hash; raises UserError."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise UserError(UNPROCESSABLE, "error-password-length", least=SHORTEST, most=LONGEST)
    if password.casefold() == name.casefold():
        raise UserError(UNPROCESSABLE, "error-password-name")


def hashed(password: str) -> str:
    """The hash of a password."""
    return _HASHER.hash(_typed(password))


def _fits(stored: str, password: str) -> bool:
    try:
        return _HASHER.verify(stored, _typed(password))
    except (VerificationError, InvalidHashError):
        return False


def _typed(password: str) -> bytes:
    """The same bytes for the same password, on whichever keyboard it is typed."""
    return unicodedata.normalize("NFC", password).encode("utf-8", "surrogatepass")
