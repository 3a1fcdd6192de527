"""What is known of a game after it was played, one row each."""

from __future__ import annotations

import msgspec

from greatpowers.arena.timing import Times

CUT = "cut"  # instead of the reason of an outcome: the game took too many decisions
FAILED = "failed"  # likewise: a bot raised an exception or made an illegal move, and nobody played on for it


class GameError(msgspec.Struct, omit_defaults=True):
    """Why a game failed: the bot that had to decide, its error, and the rule that an illegal move broke."""

    bot: str
    message: str
    rule: str = ""
    record: str = ""  # the record up to there; once it is saved, the path of its file


class Forfeit(msgspec.Struct):
    """A seat that another bot played from this decision on, because its own one failed."""

    seat: int
    decision: int
    why: str


class GameResult(msgspec.Struct, omit_defaults=True):
    """One game: its bots by seat, how it ended, and its length. Only finished games have scores and ranks."""

    number: int
    bots: list[str]
    reason: str
    turns: int
    decisions: int
    scores: list[int]
    ranks: list[int]
    error: GameError | None = None
    forfeits: list[Forfeit] = []
    times: list[Times] = []  # how long each seat's own bot took; only measured in the arena

    @property
    def is_finished(self) -> bool:
        """Whether the game was played to its end."""
        return self.reason not in (CUT, FAILED)

    @property
    def counted(self) -> list[int]:
        """The ranks that count: seats that were forfeited come last, the others move up."""
        lost = {forfeit.seat for forfeit in self.forfeits}
        others = [rank for seat, rank in enumerate(self.ranks) if seat not in lost]
        return [
            len(self.ranks) if seat in lost else 1 + sum(other < rank for other in others)
            for seat, rank in enumerate(self.ranks)
        ]
