"""Requests to undo a decision that needs the consent of the other players."""

from __future__ import annotations

from collections.abc import Sequence

from greatpowers.server.errors import UserError, seat_not_yours
from greatpowers.server.protocol import UndoRequestInfo


class UndoRequest:
    """Who asks, how many actions would remain, and the other people's answers. Bots always agree."""

    def __init__(self, by: int, until: int, people: Sequence[int]) -> None:
        self.by = by
        self.until = until
        self.waiting = [seat for seat in people if seat != by]
        self.agreed: list[int] = []

    def agree(self, seat: int) -> None:
        """Record a seat's consent; raises UserError for a seat that was not asked. Agreeing twice does no harm."""
        if seat == self.by:
            raise UserError(400, "error-own-request")
        if seat in self.waiting:
            self.waiting.remove(seat)
            self.agreed.append(seat)
        elif seat not in self.agreed:
            raise seat_not_yours(seat)

    def message(self) -> UndoRequestInfo:
        """The request as a protocol message."""
        return {"by": self.by, "until": self.until, "waiting": self.waiting, "agreed": self.agreed}
