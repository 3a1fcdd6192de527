"""Who owns a country: conquest, liberation, posts exchanged (imperunde/colony/*, imperunde/canal/conquest-*)."""

from __future__ import annotations

from greatpowers.games.imperunde import events as tell
from greatpowers.games.imperunde import goal
from greatpowers.games.imperunde.pieces import NATIVES
from greatpowers.games.imperunde.position import Position, add_posts, drop_posts
from greatpowers.games.imperunde.world import CANAL_OF_LAND, CANAL_POSTS


def take_over(s: Position, seat: int, country: int) -> None:
    """imperunde/colony/conquered-by-player: the country and every post in it become the victor's."""
    old = s.owner[country]
    number = s.posts[country]
    if old >= 0:
        drop_posts(s, country, old)
    elif _has_canal(s, country):
        number = CANAL_POSTS  # imperunde/canal/conquest-of-free-canal-land
    s.owner[country] = seat
    if s.told is not None:
        s.told.append((tell.CONQUERED, seat, NATIVES if old < 0 else old, country))
    add_posts(s, country, seat, number)
    goal.check(s)


def _has_canal(s: Position, country: int) -> bool:
    canal = CANAL_OF_LAND[country]
    return canal >= 0 and s.canal[canal] == 1


def liberate(s: Position, country: int) -> None:
    """imperunde/colony/lost-to-rebels: posts burn, the land is free; imperunde/canal/survives-liberation."""
    owner = s.owner[country]
    drop_posts(s, country, owner)
    s.owner[country] = -1
    if s.told is not None:
        s.told.append((tell.FREED, country))
