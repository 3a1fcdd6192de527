"""Countries: who owns them, and the trade posts in them.

Only the functions here change `owner` and `posts`, because they also keep the sets beside them (see recount.py).
"""

from __future__ import annotations

from greatpowers.core.rows import added, replaced
from greatpowers.core.sets import members
from greatpowers.games.imperunde import events as tell
from greatpowers.games.imperunde.pieces import MOST_SEATS, WAR
from greatpowers.games.imperunde.position import Position
from greatpowers.games.imperunde.units import defended
from greatpowers.games.imperunde.world import CANAL_LAND


def is_colony(s: Position, country: int) -> bool:
    """Whether a player holds it, and not as a home (imperunde/land/three-kinds).

    imperunde/home/unassigned-is-free-land: a home that no player has is like any other country.
    """
    return s.owner[country] >= 0 and country not in s.home


def colonies_of(s: Position, seat: int) -> list[int]:
    """The colonies of a player."""
    home = s.home[seat]
    return [country for country in members(s.realm[seat]) if country != home]


def canal_open(s: Position, canal: int, seat: int) -> bool:
    """Whether a player's ships may use it (imperunde/ruling/canal-passage).

    imperunde/canal/friends-may-pass; imperunde/canal/enemies-may-not-pass; imperunde/canal/free-land-open-to-all.
    """
    if not s.canal[canal]:
        return False
    owner = s.owner[CANAL_LAND[canal]]
    return owner < 0 or owner == seat or s.relation[owner * MOST_SEATS + seat] != WAR


def set_owner(s: Position, country: int, seat: int) -> None:
    """A country is a seat's from now on, or free (-1)."""
    old = s.owner[country]
    s.realm = s.realm[:]
    if old >= 0:
        s.realm[old] &= ~(1 << country)
    if seat >= 0:
        s.realm[seat] |= 1 << country
    s.owner = replaced(s.owner, country, seat)


def add_posts(s: Position, country: int, seat: int, number: int) -> None:
    """Posts of this player come onto the board."""
    s.posts = added(s.posts, country, number)
    s.posts_left = added(s.posts_left, seat, -number)
    s.posts_out = added(s.posts_out, seat, number)


def add_fresh_posts(s: Position, country: int, seat: int, number: int) -> None:
    """Posts are built in phase 4 (imperunde/inv/new-post-flag)."""
    add_posts(s, country, seat, number)
    s.fresh_posts = replaced(s.fresh_posts, country, s.fresh_posts[country] + number)


def drop_posts(s: Position, country: int, seat: int) -> None:
    """All posts there go back to the pile of their owner (imperunde/move/lost-posts-to-pile)."""
    add_posts(s, country, seat, -s.posts[country])
    s.fresh_posts = replaced(s.fresh_posts, country, 0)


def free_if_empty(s: Position, country: int) -> None:
    """imperunde/colony/empty-becomes-free: without a piece of its owner a colony is free at once.

    imperunde/colony/control-by-any-piece; imperunde/ruling/last-piece-leaves.
    """
    if s.owner[country] < 0 or s.posts[country] or country in s.home or defended(s, country):
        return
    set_owner(s, country, -1)
    if s.events is not None:
        s.events.append((tell.FREED, country))
