"""Asking the others to let something be taken back that one may not take back alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from greatpowers.server.mistakes import Mistake, not_your_seat


class Request:
    """Who asks, how many actions would remain, and what the other people say. Bots always agree."""

    def __init__(self, by: int, until: int, people: Sequence[int]) -> None:
        self.by = by
        self.until = until
        self.waiting = [seat for seat in people if seat != by]
        self.agreed: list[int] = []

    def agree(self, seat: int) -> None:
        """One more has agreed; raises Mistake for a seat that is not asked. Agreeing twice is agreeing."""
        if seat == self.by:
            raise Mistake(400, "error-own-request")
        if seat in self.waiting:
            self.waiting.remove(seat)
            self.agreed.append(seat)
        elif seat not in self.agreed:
            raise not_your_seat(seat)

    def message(self) -> dict[str, Any]:
        """As the protocol has it."""
        return {"by": self.by, "until": self.until, "waiting": self.waiting, "agreed": self.agreed}
