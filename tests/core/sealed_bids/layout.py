"""What a position of Sealed Bids consists of, each field declared once (see core.layout; then `make layouts`)."""

from typing import Final

from greatpowers.core.layout import OUTERMOST, OWNER, SEAT, FrameLayout, Layout, number, row

COINS: Final = 5  # of each player at the start

_BIDDERS: Final = number("bidders", "who may still win the pot", set_of=SEAT)

LAYOUT: Final = Layout(
    "tests.core.sealed_bids",
    "SealedBids",
    [("seats", "int", ""), ("rounds", "int", "")],
    [row("coins", [SEAT], start=COINS), number("total", "all coins in play", derived=True)],
    [
        FrameLayout("Round", "A pot is rolled, then auctioned.", ["round"], [number("pot", most=6), _BIDDERS]),
        FrameLayout(
            "Auction",
            "The highest bid takes the pot.",
            ["auction"],
            [_BIDDERS, number("offer", "what all of them have bid here; -1: nothing yet", start=-1)],
        ),
        FrameLayout(
            "Bidding",
            "All bid at the same time.",
            ["bidding"],
            [_BIDDERS, row("bids", [SEAT], "face down; -1: none yet", start=-1, seen=OWNER)],
        ),
    ],
    {OUTERMOST: ["round", "over"], "round": ["auction"], "auction": ["auction", "bidding"]},
)
