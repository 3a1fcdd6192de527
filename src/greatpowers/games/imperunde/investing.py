"""Investments (imperunde/invest/*, imperunde/post/*, imperunde/fort/*), also smuggled ones."""

from __future__ import annotations

from greatpowers.core.game import Refusal
from greatpowers.games.imperunde import budget, cards, goal, routes, steps, weather
from greatpowers.games.imperunde import events as tell
from greatpowers.games.imperunde.pieces import (
    BOARD,
    CARD_COST,
    COST,
    FAMINE,
    FORT,
    KINDS,
    MOST_SEATS,
    PIRATES,
    PLUNDERED,
    POST_COST,
    WAR,
)
from greatpowers.games.imperunde.position import Position, add_posts, is_colony, navies, put_ships, put_troops, replaced
from greatpowers.games.imperunde.sets import bits, members
from greatpowers.games.imperunde.world import CANAL_COST, CANAL_LAND, CANAL_OF_LAND, CANAL_POSTS, CANALS, LANDS

MOST_CARDS_BOUGHT: int = BOARD.tables["most_cards_bought"]
PER_POST: int = BOARD.tables["spending_per_post"]
SMUGGLED = 5
BLACK_DISC = FAMINE | PLUNDERED
DEAREST = max(COST)
AFFORDABLE = [bits(kind for kind in range(KINDS) if COST[kind] <= room) for room in range(DEAREST + 1)]  # sets of kinds


def begin(s: Position) -> None:
    """A new phase of investments; who masters which sea is remembered (imperunde/ruling/seizure-clearing)."""
    s.spent = [0] * LANDS
    s.bought = [0] * s.seats
    s.held = [there & ~(1 << PIRATES) for there in s.navy]


def end(s: Position) -> None:
    """Posts built in this phase are old from now on (imperunde/inv/new-post-flag)."""
    s.fresh_posts = [0] * LANDS


def resume(s: Position) -> None:
    """The player on turn invests until he is done."""
    s.to_act = s.active


def legal(s: Position) -> list[int]:
    """Everything that the free funds allow."""
    seat = s.to_act
    codes = s.codes
    out = [codes.done]
    funds = s.funds[seat]
    if funds >= CARD_COST and s.bought[seat] < MOST_CARDS_BOUGHT and any(s.pile):
        out.append(codes.buy_card)
    out += cards.playable(s, seat)
    if funds == 0:
        return out
    home, stock, seas = s.home[seat], _stock(s, seat), _open_seas(s, seat)
    out += _offers(s, home, funds, stock, seas)
    may_build = funds >= POST_COST and s.posts_left[seat] > 0
    for country in members(s.realm[seat]):
        if country == home or s.disc[country] & BLACK_DISC:
            continue
        room = PER_POST * old_posts(s, country) - s.spent[country]
        if room > 0:
            out += _offers(s, country, min(funds, room), stock, seas)
        if may_build and s.posts[country] < most_posts(s, country):
            out.append(codes.post + country)
    for canal in range(CANALS):
        if s.owner[CANAL_LAND[canal]] == seat and why_not_canal(s, seat, canal) is None:
            out.append(codes.canal + canal)
    return out


def _stock(s: Position, seat: int) -> int:
    """The set of kinds that are left in a player's reserve (imperunde/material/pieces-limit)."""
    row = seat * KINDS
    return bits(kind for kind in range(KINDS) if s.reserve[row + kind])


def _open_seas(s: Position, seat: int) -> int:
    """imperunde/invest/ship-not-with-friends, also under armistice (imperunde/card/armistice/phase-4)."""
    _, friends, _ = routes.frontiers(s, seat)
    return ~friends


def _offers(s: Position, country: int, room: int, stock: int, seas: int) -> list[int]:
    """Armies, forts and ships that may be paid for by this country within `room` doubloons."""
    kinds = stock & AFFORDABLE[min(DEAREST, room)]
    if kinds >> FORT & 1 and not _fort_fits(s, country):
        kinds ^= 1 << FORT
    menus = s.codes.menus
    return menus.offers.of(country, kinds, seas & menus.waters[country])


def old_posts(s: Position, country: int) -> int:
    """Posts that stood there before this phase (imperunde/invest/new-post-no-military)."""
    return s.posts[country] - s.fresh_posts[country]


def limit(s: Position, country: int) -> int:
    """imperunde/invest/three-per-post: what may be spent on units in a colony in this round."""
    return 0 if is_blocked(s, country) else PER_POST * old_posts(s, country)


def is_blocked(s: Position, country: int) -> bool:
    """imperunde/invest/black-disc-blocks."""
    return s.disc[country] & BLACK_DISC > 0


def most_posts(s: Position, country: int) -> int:
    """imperunde/post/cap-value: the value, and two more with its canal."""
    canal = CANAL_OF_LAND[country]
    return s.world.value[country] + (CANAL_POSTS if canal >= 0 and s.canal[canal] else 0)


def _fort_fits(s: Position, country: int) -> bool:
    """imperunde/fort/one-per-post, imperunde/invest/fort-not-on-new-post; smuggled forts may stand on new posts."""
    if country in s.home:
        return False
    posts = s.posts[country] if s.purse else old_posts(s, country)
    return s.troops[country * KINDS + FORT] < posts


def apply(s: Position, action: int) -> None:
    """One purchase."""
    seat = s.active
    name = s.codes.names[action]
    values = s.codes.values[action]
    if name == "done":
        s.steps.pop()
        budget.keep(s, seat)
    elif name == "card":
        cards.announce(s, seat, values[0])
    elif name == "buy_card":
        s.funds[seat] -= CARD_COST
        s.bought = replaced(s.bought, seat, s.bought[seat] + 1)
        if s.told is not None:
            s.told.append((tell.CARD_BOUGHT, seat))
        s.queue = [seat]
        s.steps.append(steps.DEAL)
    elif name == "post":
        _build_post(s, seat, values[0])
    elif name == "canal":
        _build_canal(s, seat, values[0])
    else:
        country = values[1]
        s.funds[seat] -= COST[values[0]]
        if country != s.home[seat]:
            s.spent = replaced(s.spent, country, s.spent[country] + COST[values[0]])
        _deliver(s, seat, name, values)


def _deliver(s: Position, seat: int, name: str, values: tuple[int, ...]) -> None:
    """What was paid for comes onto the board; a ship into a storm rolls for it (imperunde/event/storm-later)."""
    if name == "buy":
        kind, country = values
        put_troops(s, country, seat, kind)
        if s.told is not None:
            s.told.append((tell.BOUGHT, seat, kind, country))
        return
    kind, country, sea = values
    put_ships(s, sea, seat, kind)
    if s.told is not None:
        s.told.append((tell.LAUNCHED, seat, kind, country, sea))
    weather.enter(s, sea, seat, kind)


def _build_post(s: Position, seat: int, country: int) -> None:
    s.funds[seat] -= POST_COST
    add_posts(s, country, seat, 1)
    s.fresh_posts = replaced(s.fresh_posts, country, s.fresh_posts[country] + 1)
    if s.told is not None:
        s.told.append((tell.POST, seat, country))
    goal.check(s)


def _build_canal(s: Position, seat: int, canal: int) -> None:
    """imperunde/canal/two-free-posts, imperunde/invest/canal-posts-new."""
    country = CANAL_LAND[canal]
    s.funds[seat] -= CANAL_COST[canal]
    s.canal = replaced(s.canal, canal, 1)
    add_posts(s, country, seat, CANAL_POSTS)
    s.fresh_posts = replaced(s.fresh_posts, country, s.fresh_posts[country] + CANAL_POSTS)
    if s.told is not None:
        s.told.append((tell.CANAL_BUILT, seat, canal))
    goal.check(s)


# -- why not -------------------------------------------------------------------------------------------------


def why_not(s: Position, action: int) -> Refusal | None:
    """The limit that a purchase would break."""
    seat = s.to_act
    name = s.codes.names[action]
    values = s.codes.values[action]
    if name == "done":
        return None
    if name == "card":
        return cards.why_not(s, seat, values[0])
    if name == "buy_card":
        return _why_not_card(s, seat)
    if name == "canal":
        return why_not_canal(s, seat, values[0])
    if name == "post":
        return _why_not_post(s, seat, values[0])
    return _why_not_military(s, seat, name, values)


def _why_not_card(s: Position, seat: int) -> Refusal | None:
    if s.bought[seat] >= MOST_CARDS_BOUGHT:
        return Refusal("imperunde/cards/buy", bought=s.bought[seat])
    if not any(s.pile):
        return Refusal("imperunde/ruling/card-purchase")
    return _why_not_funds(s, seat, CARD_COST)


def _why_not_funds(s: Position, seat: int, cost: int) -> Refusal | None:
    if s.funds[seat] < cost:
        return Refusal("imperunde/budget/invest-within-funds", cost=cost, funds=s.funds[seat])
    return None


def why_not_canal(s: Position, seat: int, canal: int) -> Refusal | None:
    """imperunde/canal/locations, imperunde/ruling/canal-needs."""
    country = CANAL_LAND[canal]
    if s.canal[canal]:
        return Refusal("imperunde/invest/canal-once")
    if s.owner[country] != seat or not is_colony(s, country):
        return Refusal("imperunde/canal/locations")
    if is_blocked(s, country):
        return Refusal("imperunde/invest/black-disc-blocks")
    if s.posts_left[seat] < CANAL_POSTS:
        return Refusal("imperunde/ruling/canal-needs")
    return _why_not_funds(s, seat, CANAL_COST[canal])


def _why_not_post(s: Position, seat: int, country: int) -> Refusal | None:
    if country == s.home[seat]:
        return Refusal("imperunde/invest/home-no-forts-no-posts")
    if s.owner[country] != seat:
        return Refusal("imperunde/post/where")
    if is_blocked(s, country):
        return Refusal("imperunde/invest/black-disc-blocks")
    if s.posts[country] >= most_posts(s, country):
        return Refusal("imperunde/post/cap-value", most=most_posts(s, country))
    if s.posts_left[seat] <= 0:
        return Refusal("imperunde/ruling/posts-beyond-stock")
    return _why_not_funds(s, seat, POST_COST)


def _why_not_military(s: Position, seat: int, name: str, values: tuple[int, ...]) -> Refusal | None:
    kind, country = values[0], values[1]
    if s.owner[country] != seat:
        return Refusal("imperunde/invest/ship-adjacent" if name == "launch" else "imperunde/invest/armies-on-land")
    if s.reserve[seat * KINDS + kind] <= 0:
        return Refusal("imperunde/material/pieces-limit")
    refusal = _why_not_fort(s, seat, country) if kind == FORT else None
    refusal = refusal or (_why_not_colony(s, seat, country, COST[kind]) if country != s.home[seat] else None)
    refusal = refusal or (_why_not_sea(s, seat, country, values[2]) if name == "launch" else None)
    return refusal or _why_not_funds(s, seat, COST[kind])


def _why_not_fort(s: Position, seat: int, country: int) -> Refusal | None:
    if country == s.home[seat]:
        return Refusal("imperunde/invest/home-no-forts-no-posts")
    if not _fort_fits(s, country):
        full = s.troops[country * KINDS + FORT] >= s.posts[country]
        return Refusal("imperunde/fort/one-per-post" if full else "imperunde/invest/fort-not-on-new-post")
    return None


def _why_not_colony(s: Position, seat: int, country: int, cost: int) -> Refusal | None:
    if is_blocked(s, country):
        return Refusal("imperunde/invest/black-disc-blocks")
    old = old_posts(s, country)
    if old == 0:
        new = s.posts[country] > 0
        return Refusal("imperunde/invest/new-post-no-military" if new else "imperunde/post/needed-for-military")
    if s.spent[country] + cost > PER_POST * old:
        return Refusal("imperunde/invest/three-per-post", limit=PER_POST * old, spent=s.spent[country])
    return None


def _why_not_sea(s: Position, seat: int, country: int, sea: int) -> Refusal | None:
    if routes.friends_in(s, seat, sea):
        friends = [p for p in navies(s, sea) if p not in (seat, PIRATES)]
        armistice = any(s.relation[seat * MOST_SEATS + p] > WAR for p in friends)
        return Refusal("imperunde/card/armistice/phase-4" if armistice else "imperunde/invest/ship-not-with-friends")
    return None


# -- smuggling -----------------------------------------------------------------------------------------------


def smuggle(s: Position, seat: int, country: int) -> None:
    """imperunde/card/smuggling/effect: five doubloons for this colony, to be spent at once."""
    s.purse = SMUGGLED
    s.player = seat
    s.t_place = country
    s.steps.append(steps.SMUGGLE)


def smuggle_resume(s: Position) -> None:
    """Until all is spent, or nothing more can be had for it (imperunde/ruling/smuggled-money)."""
    if _smuggled(s):
        s.to_act = s.player
        return
    s.purse = 0
    s.steps.pop()


def _smuggled(s: Position) -> list[int]:
    if not s.purse:
        return []
    return _offers(s, s.t_place, s.purse, _stock(s, s.player), _open_seas(s, s.player))


def smuggle_legal(s: Position) -> list[int]:
    """imperunde/card/smuggling/ignores-limits: armies, forts and ships for that colony, without a post or a limit."""
    return _smuggled(s)


def smuggle_apply(s: Position, action: int) -> None:
    """One smuggled unit."""
    values = s.codes.values[action]
    s.purse -= COST[values[0]]
    _deliver(s, s.player, s.codes.names[action], values)


def smuggle_why_not(s: Position, action: int) -> Refusal | None:
    """imperunde/card/smuggling/own-colony."""
    if action in _smuggled(s):
        return None
    kind, country = s.codes.values[action][0], s.codes.values[action][1]
    if country != s.t_place:
        return Refusal("imperunde/card/smuggling/own-colony")
    if s.reserve[s.player * KINDS + kind] <= 0:
        return Refusal("imperunde/material/pieces-limit")
    if kind == FORT and not _fort_fits(s, country):
        return Refusal("imperunde/fort/one-per-post")
    if COST[kind] > s.purse:
        return Refusal("imperunde/card/smuggling/effect", left=s.purse)
    return Refusal("imperunde/invest/ship-not-with-friends")
