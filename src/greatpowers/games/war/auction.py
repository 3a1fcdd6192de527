"""Auction for the order of play (war/opt/auction). Steps: BID (all at once), LINE_UP."""

from __future__ import annotations

from typing import Final

from greatpowers.core.game import Refusal
from greatpowers.games.war import events as tell
from greatpowers.games.war import lots
from greatpowers.games.war.actions import MOST_BID
from greatpowers.games.war.frames import Auction, LineUp
from greatpowers.games.war.position import Position

NO_BID: Final = -1


def begin(s: Position) -> None:
    """Right after the last maintenance (war/opt/auction/timing)."""
    s.frames.append(Auction([NO_BID] * s.seats))


def bidders(s: Position, auction: Auction) -> list[int]:
    """Who has not bid yet."""
    return [seat for seat in range(s.seats) if auction.bids[seat] == NO_BID]


def bid_resume(s: Position, auction: Auction) -> None:
    """Bids are opened together; everybody pays (war/opt/auction/secret-bids)."""
    left = bidders(s, auction)
    if left:
        s.to_act = left[0]
        return
    for seat, bid in enumerate(auction.bids):
        s.pp[seat] -= bid
        if s.events is not None:
            s.events.append((tell.BID, seat, bid))
    s.frames[-1] = LineUp(auction.bids)


def bid_legal(s: Position, auction: Auction, seat: int) -> list[int]:
    """Anything up to what one has; nothing is a bid too (war/ruling/auction-order)."""
    return [s.codes.bid + amount for amount in range(min(s.pp[seat], MOST_BID) + 1)]


def bid_apply(s: Position, auction: Auction, seat: int, action: int) -> None:
    """Nobody else sees it yet."""
    auction.bids[seat] = action - s.codes.bid


def bid_why_not(s: Position, auction: Auction, seat: int, action: int) -> Refusal | None:
    """Nobody bids more than they have."""
    return Refusal("war/opt/auction/secret-bids") if action - s.codes.bid > s.pp[seat] else None


# -- the line-up ---------------------------------------------------------------------------------------------


def line_up_resume(s: Position, row: LineUp) -> None:
    """From the lowest bid to the highest; the first has no choice (war/opt/auction/ascending-choice)."""
    if len(row.line) == s.seats:
        _finish(s, row)
    elif not row.queue:
        _call_next(s, row)
    elif not row.line:
        row.line.append(row.queue.pop(0))
    else:
        s.to_act = row.queue[0]


def _call_next(s: Position, row: LineUp) -> None:
    """The lowest bid of those who have no place yet; equal bids by lot (war/opt/auction/ties)."""
    left = [seat for seat in range(s.seats) if seat not in row.line]
    lowest = min(row.bids[seat] for seat in left)
    lots.draw(s, [seat for seat in left if row.bids[seat] == lowest])


def _finish(s: Position, row: LineUp) -> None:
    s.order = row.line
    s.frames.pop()
    lots.tell_order(s)


def line_up_legal(s: Position, row: LineUp, seat: int) -> list[int]:
    """Before, between or behind those who stand there."""
    return [s.codes.line_up + place for place in range(1, len(row.line) + 2)]


def line_up_apply(s: Position, row: LineUp, seat: int, action: int) -> None:
    """Those behind make room (war/opt/auction/ascending-choice)."""
    place = action - s.codes.line_up
    row.line.insert(place - 1, row.queue.pop(0))
    if s.events is not None:
        s.events.append((tell.LINED_UP, seat, place))


def line_up_why_not(s: Position, row: LineUp, seat: int, action: int) -> Refusal | None:
    """There are no more places than players in line."""
    beyond = action - s.codes.line_up > len(row.line) + 1
    return Refusal("war/opt/auction/ascending-choice") if beyond else None
