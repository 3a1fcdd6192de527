"""The rules: four functions a step, and the aside."""

from __future__ import annotations

from typing import Final

from greatpowers.core.game import CHANCE, Refusal
from greatpowers.core.steps import Action, Asides, Frame, Seat, Step, over, silent
from tests.core.sealed_bids import steps
from tests.core.sealed_bids.frames import Auction, Bidding, Round
from tests.core.sealed_bids.position import Position

PIPS: Final = 6
MOST_BID: Final = 3
RUN_OFFS: Final = 2
ROLL: Final = 0  # the first action of each family
BID: Final = PIPS
ROLLED, BID_PLACED, BID_OWN, SHOWN, WON, GIVEN = range(6)  # events
PLAYED_OUT: Final = 1  # the only way to end


def begin(s: Position) -> None:
    """The first round."""
    s.total = sum(s.coins)
    s.frames = [Round()]
    s.to_act = CHANCE


def _tell(s: Position, *event: int) -> None:
    if s.events is not None:
        s.events.append(event)


# -- a round -------------------------------------------------------------------------------------------------


def round_resume(s: Position, frame: Round) -> None:
    """Roll; after the auction, hand out the pot."""
    if not frame.pot:
        s.to_act = CHANCE
        return
    winner = _only(frame.bidders)
    if winner is not None:
        _tell(s, WON, winner)
        _gain(s, winner, frame.pot)
    s.turns += 1
    s.frames = [Round()]
    if s.turns == s.rounds:
        s.frames = [Frame(steps.OVER)]
        s.ended = PLAYED_OUT


def round_legal(s: Position, frame: Round, seat: Seat) -> list[Action]:
    """Any number of pips."""
    return [ROLL + pips for pips in range(PIPS)]


def round_weights(s: Position, frame: Round) -> list[int]:
    """The die is loaded."""
    return [3, 1, 1, 1, 1, 1]


def round_apply(s: Position, frame: Round, seat: Seat, action: Action) -> None:
    """Everyone bids for so many coins."""
    pips = action - ROLL
    _tell(s, ROLLED, pips)
    frame.pot = pips + 1
    s.frames.append(Auction((1 << s.seats) - 1))


def round_why_not(s: Position, frame: Round, seat: Seat, action: Action) -> Refusal | None:
    """A die may show anything."""
    return None


def _only(bidders: int) -> Seat | None:
    """The winner, if just one is left."""
    return bidders.bit_length() - 1 if bidders.bit_count() == 1 else None


def _gain(s: Position, seat: Seat, coins: int) -> None:
    s.coins[seat] += coins
    s.total += coins


# -- an auction ----------------------------------------------------------------------------------------------


def auction_resume(s: Position, auction: Auction) -> None:
    """Take bids; let the tied bid again in an auction of their own; then pay, and report the winner."""
    if auction.offer < 0:
        s.frames.append(Bidding(auction.bidders, [-1] * s.seats))
    elif auction.bidders.bit_count() > 1 and len(s.frames) <= 1 + RUN_OFFS:
        s.frames.append(Auction(auction.bidders))
    else:
        s.frames.pop()
        outer = s.frames[-1]
        assert isinstance(outer, Round | Auction)
        winner = _only(auction.bidders)
        outer.bidders = 0 if winner is None else auction.bidders
        if winner is not None:
            _gain(s, winner, -auction.offer)


def deciders(s: Position, bidding: Bidding) -> list[Seat]:
    """Those whose bid is not in."""
    return [seat for seat in range(s.seats) if bidding.bidders >> seat & 1 and bidding.bids[seat] < 0]


def purse(s: Position, seat: Seat) -> int:
    """The coins that a player may still bid: in a run-off, without those already offered."""
    auctions = [frame for frame in s.frames if isinstance(frame, Auction) and frame.bidders >> seat & 1]
    return s.coins[seat] - sum(auction.offer for auction in auctions if auction.offer > 0)


def bidding_resume(s: Position, bidding: Bidding) -> None:
    """Wait for the last bid; then show all. The highest stay in the auction."""
    waiting = deciders(s, bidding)
    if waiting:
        s.to_act = waiting[0]
        return
    s.frames.pop()
    auction = s.frames[-1]
    assert isinstance(auction, Auction)
    auction.offer = max(bidding.bids)
    auction.bidders = 0
    for seat, bid in enumerate(bidding.bids):
        if bid >= 0:
            _tell(s, SHOWN, seat, bid)
        if bid == auction.offer:
            auction.bidders |= 1 << seat


def bidding_legal(s: Position, bidding: Bidding, seat: Seat) -> list[Action]:
    """Nothing up to what the player has."""
    return [BID + bid for bid in range(min(MOST_BID, purse(s, seat)) + 1)]


def bidding_apply(s: Position, bidding: Bidding, seat: Seat, action: Action) -> None:
    """Put a bid on the table, face down."""
    bidding.bids[seat] = action - BID
    _tell(s, BID_PLACED, seat)
    _tell(s, BID_OWN, seat, bidding.bids[seat])


def bidding_why_not(s: Position, bidding: Bidding, seat: Seat, action: Action) -> Refusal | None:
    """Nobody bids coins that they do not have."""
    return Refusal("sealed/bid-cash", coins=s.coins[seat]) if action - BID > purse(s, seat) else None


# -- gifts ---------------------------------------------------------------------------------------------------


def _may_give(s: Position, seat: Seat) -> bool:
    """A coin that a hidden bid may need stays where it is."""
    bidding = s.frames[-1]
    return isinstance(bidding, Bidding) and bidding.bids[seat] < 0 and purse(s, seat) > 0


def gift_legal(s: Position, seat: Seat) -> list[Action]:
    """A coin to any other player."""
    others = [to for to in range(s.seats) if to != seat] if _may_give(s, seat) else []
    return [s.game.space.code("give", seat, to) for to in others]


def gift_apply(s: Position, action: Action) -> None:
    """Hand the coin over."""
    giver, to = s.game.space.arguments(action)
    _tell(s, GIVEN, giver, to)
    s.coins[giver] -= 1
    s.coins[to] += 1


def gift_why_not(s: Position, action: Action) -> Refusal | None:
    """See `_may_give`."""
    return None if _may_give(s, s.game.space.arguments(action)[0]) else Refusal("sealed/gift")


# -- all together --------------------------------------------------------------------------------------------

STEPS: Final = [
    over(steps.OVER),
    Step(
        steps.ROUND,
        round_resume,
        round_legal,
        round_apply,
        round_why_not,
        ["roll"],
        "sealed/die",
        weights=round_weights,
    ),
    silent(steps.AUCTION, auction_resume),
    Step(
        steps.BIDDING,
        bidding_resume,
        bidding_legal,
        bidding_apply,
        bidding_why_not,
        ["bid"],
        "sealed/one-bid",
        deciders=deciders,
    ),
]
ASIDES: Final = Asides(gift_legal, gift_apply, gift_why_not, "sealed/own-coins")
OUT_OF_STEP: Final = {"roll": "sealed/die", "bid": "sealed/one-bid"}
