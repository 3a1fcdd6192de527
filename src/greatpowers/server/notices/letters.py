"""What a notice says, in the language of its reader: which game waits for them, and where. No secret of the game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Literal

from greatpowers.core.text import Text
from greatpowers.server.database.storage import Header
from greatpowers.server.texts import PACKAGE

Kind = Literal["asked", "over", "joined", "confirm", "test"]


class Letter:
    """A notice as it is sent, and the address that it leads to. `id` is the same however often it is sent."""

    def __init__(self, notice: str, kind: Kind, subject: str, text: str, url: str, header: Header | None) -> None:
        self.id = notice
        self.kind = kind
        self.subject = subject
        self.text = text
        self.url = url
        self.table = header.id if header is not None else ""
        self.game = header.game if header is not None else ""


class Writer:
    """Writes letters for a server at this public address."""

    def __init__(self, public_url: str) -> None:
        self._home = f"{public_url.rstrip('/')}/"

    def turn(self, notice: str, kind: Kind, header: Header, seat: int, language: str) -> Letter:
        """A seat is asked, or its game is over."""
        text = _game_text(language, header.game)
        names = [_name(header, number, text) for number in range(len(header.seats))]
        others = [name for number, name in enumerate(names) if number != seat]
        values = {"game": text.say("game-title"), "player": names[seat], "others": _listed(others, text)}
        url = f"{self._home}#/table/{header.id}"
        return self._letter(notice, kind, text, url, header, **values)

    def joined(self, notice: str, header: Header, seat: int, language: str) -> Letter:
        """Somebody has taken a seat, for the host."""
        text = _game_text(language, header.game)
        values = {"game": text.say("game-title"), "player": _name(header, seat, text)}
        return self._letter(notice, "joined", text, f"{self._home}#/table/{header.id}", header, **values)

    def confirm(self, notice: str, token: str, language: str) -> Letter:
        """Is this address yours?"""
        return self._letter(notice, "confirm", _text(language), self.page("confirm", token))

    def test(self, notice: str, language: str) -> Letter:
        """A notice to see whether notices arrive."""
        return self._letter(notice, "test", _text(language), self._home)

    def footer(self, stop: str, language: str) -> str:
        """How to get no more letters."""
        return _text(language).say("notice-footer", url=stop)

    def page(self, name: str, token: str) -> str:
        """The address of a page for whoever has a link from a letter."""
        return f"{self._home}notices/{name}/{token}"

    def _letter(
        self, notice: str, kind: Kind, text: Text, url: str, header: Header | None = None, **values: str
    ) -> Letter:
        subject, body = (text.say(f"notice-{kind}-{part}", **values) for part in ("subject", "body"))
        return Letter(notice, kind, subject, body, url, header)


def _name(header: Header, seat: int, text: Text) -> str:
    return header.seats[seat].name or text.say("notice-player", number=seat + 1)


def _listed(names: Sequence[str], text: Text) -> str:
    if len(names) < 2:
        return "".join(names)
    return text.say("notice-and", first=", ".join(names[:-1]), last=names[-1])


@cache
def _text(language: str) -> Text:
    return Text(language, packages=[PACKAGE])


@cache
def _game_text(language: str, game: str) -> Text:
    return Text(language, packages=[PACKAGE, f"greatpowers.games.{game}"])
