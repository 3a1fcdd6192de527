"""The data of each step, generated from layout.py by `make layouts`: change that file, not this one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from greatpowers.core.steps import Frame
from tests.core.sealed_bids import steps


class Round(Frame):
    """A pot is rolled, then auctioned."""

    __slots__ = (
        "bidders",
        "pot",
    )

    def __init__(
        self,
        pot: int = 0,
        bidders: int = 0,
        step: int = steps.ROUND,
    ) -> None:
        self.step = step
        self.pot = pot
        # who may still win the pot
        self.bidders = bidders

    def copy(self) -> Round:
        """See Frame."""
        return Round(self.pot, self.bidders, self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.pot,
            self.bidders,
        )


class Auction(Frame):
    """The highest bid takes the pot."""

    __slots__ = (
        "bidders",
        "offer",
    )

    def __init__(
        self,
        bidders: int = 0,
        offer: int = -1,
        step: int = steps.AUCTION,
    ) -> None:
        self.step = step
        # who may still win the pot
        self.bidders = bidders
        # what all of them have bid here; -1: nothing yet
        self.offer = offer

    def copy(self) -> Auction:
        """See Frame."""
        return Auction(self.bidders, self.offer, self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.bidders,
            self.offer,
        )


class Bidding(Frame):
    """All bid at the same time."""

    __slots__ = (
        "bidders",
        "bids",
    )

    def __init__(
        self,
        bidders: int = 0,
        bids: list[int] | None = None,
        step: int = steps.BIDDING,
    ) -> None:
        self.step = step
        # who may still win the pot
        self.bidders = bidders
        # face down; -1: none yet
        self.bids = [] if bids is None else bids

    def copy(self) -> Bidding:
        """See Frame."""
        return Bidding(self.bidders, self.bids[:], self.step)

    def key(self) -> tuple[Any, ...]:
        """See Frame."""
        return (
            self.step,
            self.bidders,
            tuple(self.bids),
        )


_CLASSES: Final[dict[int, Callable[..., Frame]]] = {
    steps.ROUND: Round,
    steps.AUCTION: Auction,
    steps.BIDDING: Bidding,
}


def blank(step: int) -> Frame:
    """A frame of this step with its start values."""
    make = _CLASSES.get(step)
    return Frame(step) if make is None else make(step=step)
