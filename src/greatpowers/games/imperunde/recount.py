"""The sets that are kept beside the pieces, worked out from them: for positions that are set up or loaded."""

from __future__ import annotations

from greatpowers.core.sets import bits
from greatpowers.games.imperunde.deck import CARDS
from greatpowers.games.imperunde.pieces import CAVALRY, FRIGATE, KINDS, PARTIES, TIRED
from greatpowers.games.imperunde.position import Position
from greatpowers.games.imperunde.sets import sea_bits
from greatpowers.games.imperunde.units import fleet
from greatpowers.games.imperunde.world import LANDS, SPACES


def recount(s: Position) -> None:
    """Everything that layout.py declares as derived."""
    s.realm = [bits(country for country in range(LANDS) if s.owner[country] == seat) for seat in range(s.seats)]
    s.posts_out = [sum(s.posts[c] for c in range(LANDS) if s.owner[c] == seat) for seat in range(s.seats)]
    seas = range(LANDS, SPACES)
    s.navy = [bits(party for party in range(PARTIES) if _ships(s, sea, party, FRIGATE)) for sea in seas]
    s.afloat = [sea_bits(sea for sea in seas if _ships(s, sea, party, 0)) for party in range(PARTIES)]
    s.guarded = [sea_bits(sea for sea in seas if _ships(s, sea, party, FRIGATE)) for party in range(PARTIES)]
    s.movers = [_movers(s, space) for space in range(SPACES)]
    s.cards_held = cards_held(s)


def cards_held(s: Position) -> list[int]:
    """The set of kinds of cards in each hand."""
    return [bits(card for card in range(CARDS) if s.hand[seat * CARDS + card]) for seat in range(s.seats)]


def _ships(s: Position, sea: int, party: int, first_kind: int) -> bool:
    """Whether a party has ships there, of this kind or one behind it."""
    at = fleet(sea, party)
    return any(s.ships[at + first_kind : at + KINDS])


def _movers(s: Position, space: int) -> int:
    """Who has moves left there; infantry and artillery on land have never more than one."""
    row = range(space * KINDS, (space + 1) * KINDS)
    fresh = bits(kind for kind, at in enumerate(row) if s.two_moves[at])
    last = [kind for kind, at in enumerate(row) if s.one_move[at]]
    return fresh | bits(kind if space < LANDS and kind != CAVALRY else kind + TIRED for kind in last)
