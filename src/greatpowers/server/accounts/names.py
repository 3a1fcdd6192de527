"""The names of accounts: clean, and none that could be taken for another one."""

from __future__ import annotations

import unicodedata
from typing import NamedTuple

from greatpowers.core import header
from greatpowers.server.errors import UNPROCESSABLE, UserError
from greatpowers.server.requests import LONGEST_NAME, Join, name_of

LONGEST_KEY = 100
# Greek and Cyrillic letters, digits and signs that look like a Latin letter in most fonts:
_ALIKE = str.maketrans(
    "абеёзикмнорстухіјѕһԁԛԝүʼαβγικνορτυχω01l|!$@",
    "a6ee3ukmhopctyxijshdqwy'abyiknoptuxwoiiiisa",
)


class AccountName(NamedTuple):
    """A name as it is shown, and the key that it shares with all names that look like it."""

    name: str
    key: str


def account_name(given: str) -> AccountName:
    """Clean a name that somebody wants; raises UserError for what cannot be one."""
    name = header.cleaned(unicodedata.normalize("NFC", given))
    key = key_of(name)
    if not key or len(key) > LONGEST_KEY:
        raise UserError(UNPROCESSABLE, "error-name", name=name[:LONGEST_NAME], most=LONGEST_NAME)
    return AccountName(name_of(Join(name)), key)


def key_of(name: str) -> str:
    """A name without what people do not see, or do not look at: case, accents, spaces, dashes, kinds of letters."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    return "".join(sign for sign in plain.translate(_ALIKE) if _is_seen(sign))


def _is_seen(sign: str) -> bool:
    """Whether a sign makes a name another one: a letter, a digit, or a vowel of an Indian script."""
    return sign.isalnum() or "VOWEL SIGN" in unicodedata.name(sign, "")
