"""Sealed Bids: the smallest game that needs every part of the contract. A model for new games, and for tests.

Each round a loaded die says what the pot is worth. All players secretly bid 0 to 3 coins, at the same time; when the
last bid is in, all are shown. The single highest bid pays and takes the pot. After a tie the tied bid again, on top of
what they have offered; after the second such run-off nobody takes the pot. Meanwhile a player whose bid is not on the
table may give another a coin. Most coins win.
"""

from tests.core.sealed_bids.game import SealedBids

__all__ = ["SealedBids"]
