"""Ratings: how strong players are at a game, by the results of its rated games (OpenSkill, Plackett-Luce).

People and bots share one pool for each game. A game is rated once, in the transaction that stores its last action,
whichever server plays it; its results stay when the table is deleted, and all ratings can be computed from them again.
docs/ratings.md says which games count.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Any, NamedTuple

import sqlalchemy as sa
from openskill.models import PlackettLuce

from greatpowers.server.database.schema import ACCOUNTS, ACTIONS, BLOCKS, BROWSERS, RATINGS, RESULTS, SEATS, TABLES

LOG = logging.getLogger("greatpowers.server")
CERTAIN_AFTER = 10  # games; until then a rating is provisional
MOST_STAND_IN = 0.25  # of a person's decisions: whoever leaves more of them to a bot has left the game
LEAST_DECISIONS = 10  # of each person; a game in which somebody took fewer was hardly played
_LOCK = 0x67705F726174  # of PostgreSQL; any number that nothing else here uses
_MODEL = PlackettLuce()
_SCALE, _START = 40, 1000  # a new player is shown as 1000


class Strength(NamedTuple):
    """What is known of a player: estimate and uncertainty, and from how many games."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma
    games: int = 0

    @property
    def value(self) -> int:
        """What is shown: a strength that the player has almost certainly reached."""
        return round(_START + _SCALE * (self.mu - 3 * self.sigma))


class Place(NamedTuple):
    """Who plays a seat: a guest by id, or a bot by its code, such as "imperial/thumb"."""

    seat: int
    player: str
    guest: str | None
    name: str
    is_dismissed: bool  # it was the host who gave the seat to a bot


class Rated(NamedTuple):
    """A player in the list of a game; `place`: equal values share one."""

    place: int
    player: str
    guest: str | None
    name: str
    value: int
    games: int


class Change(NamedTuple):
    """What a game did to the rating of the player of a seat."""

    seat: int
    value: int
    change: int
    games: int


def after(places: Mapping[int, str], before: Mapping[str, Strength], ranks: Sequence[int]) -> dict[str, Strength]:
    """The players of these seats after a game; a bot in several seats becomes the mean of what it would be for each."""
    seats = sorted(places)
    start = [before.get(places[seat], Strength()) for seat in seats]
    teams = [[_MODEL.rating(mu=strength.mu, sigma=strength.sigma)] for strength in start]
    rated = _MODEL.rate(teams, ranks=[float(ranks[seat]) for seat in seats])
    found: dict[str, list[Any]] = {}
    for seat, [own] in zip(seats, rated, strict=True):
        found.setdefault(places[seat], []).append(own)
    return {
        player: Strength(
            sum(own.mu for own in all_seats) / len(all_seats),
            sum(own.sigma for own in all_seats) / len(all_seats),
            before.get(player, Strength()).games + 1,
        )
        for player, all_seats in found.items()
    }


# -- writing -------------------------------------------------------------------------------------------------


def settle(connection: sa.Connection, table: str, ranks: Sequence[int], time: int) -> None:
    """Rate the game of a table that has just ended, if it counts, and has not been rated before.

    A game ends even if it cannot be rated; only an error of the database leaves its last action for another attempt.
    """
    try:
        _settle(connection, table, ranks, time)
    except sa.exc.SQLAlchemyError:
        raise
    except Exception:
        LOG.exception("cannot rate table %s", table)


def _settle(connection: sa.Connection, table: str, ranks: Sequence[int], time: int) -> None:
    game, seated = _places(connection, table)
    if not _is_fair(connection, table, seated):
        return
    gone = [place.seat for place in seated if place.guest and _is_gone(connection, table, place.seat)]
    places = [place for place in seated if place.seat not in gone or not place.is_dismissed]
    if len({place.player for place in places}) < 2 or all(place.guest is None for place in places):
        return
    last = len(seated) + 1
    ranks = [last if seat in gone else rank for seat, rank in enumerate(ranks)]
    _lock(connection)
    if connection.execute(sa.select(RESULTS.c.table).where(RESULTS.c.table == table)).first() is not None:
        return  # its last decision was undone
    latest = connection.execute(sa.select(sa.func.max(RESULTS.c.time))).scalar() or 0
    players = {place.seat: place.player for place in places}
    before = _strengths(connection, game, set(players.values()))
    now = after(players, before, ranks)
    same = {"table": table, "game": game, "time": max(time, latest + 1)}
    connection.execute(
        RESULTS.insert(),
        [
            {**same, "seat": seat, "player": player, "rank": ranks[seat], **_result(player, before, now)}
            for seat, player in players.items()
        ],
    )
    for place in {place.player: place for place in places}.values():
        _write(connection, game, place, now[place.player], is_new=place.player not in before)


def recompute(connection: sa.Connection) -> int:
    """Compute all ratings from the stored results, in the order of the games; returns how many games there are."""
    _lock(connection)
    known: dict[str, dict[str, Strength]] = {}
    rows = connection.execute(sa.select(RESULTS).order_by(RESULTS.c.time, RESULTS.c.seat)).all()
    games = 0
    for table, of_table in groupby(rows, attrgetter("table")):
        results = list(of_table)
        before = known.setdefault(results[0].game, {})
        now = after({row.seat: row.player for row in results}, before, _ranks(results))
        for row in results:
            same = RESULTS.update().where(RESULTS.c.table == table, RESULTS.c.seat == row.seat)
            connection.execute(same.values(**_result(row.player, before, now)))
        before.update(now)
        games += 1
    for game, player in connection.execute(sa.select(RATINGS.c.game, RATINGS.c.player)).all():
        same = RATINGS.update().where(RATINGS.c.game == game, RATINGS.c.player == player)
        connection.execute(same.values(**_columns(known.get(game, {}).get(player, Strength()))))
    return games


def move(connection: sa.Connection, old: str, new: str) -> None:
    """Let a guest be another one from now on; where both are rated, that of more games stays until `recompute`."""
    _lock(connection)
    connection.execute(RESULTS.update().where(RESULTS.c.player == old).values(player=new))
    for game, games in connection.execute(
        sa.select(RATINGS.c.game, RATINGS.c.games).where(RATINGS.c.player == old)
    ).all():
        mine, theirs = (sa.and_(RATINGS.c.game == game, RATINGS.c.player == player) for player in (old, new))
        others = connection.execute(sa.select(RATINGS.c.games).where(theirs)).scalar() or 0
        connection.execute(RATINGS.delete().where(theirs if games > others else mine))
        sole = RATINGS.update().where(mine if games > others else theirs)
        connection.execute(sole.values(player=new, guest=new, games=games + others))


def _ranks(results: Sequence[sa.Row[Any]]) -> list[int]:
    ranks = [0] * (1 + max(row.seat for row in results))
    for row in results:
        ranks[row.seat] = row.rank
    return ranks


def _places(connection: sa.Connection, table: str) -> tuple[str, list[Place]]:
    """The game of a table and who plays it; nobody where it is not rated, or a seat is free."""
    game, rated = connection.execute(sa.select(TABLES.c.game, TABLES.c.rated).where(TABLES.c.id == table)).one()
    seats = connection.execute(sa.select(SEATS).where(SEATS.c.table == table).order_by(SEATS.c.number)).all()
    if not rated or any(not seat.bot and seat.guest is None for seat in seats):
        return game, []
    return game, [
        Place(
            seat.number, f"{game}/{seat.bot}" if seat.bot else seat.guest, seat.guest, seat.name, bool(seat.dismissed)
        )
        for seat in seats
    ]


def _is_fair(connection: sa.Connection, table: str, places: Sequence[Place]) -> bool:
    """Whether each guest sits in one seat, nobody comes as several guests, and everybody has really played."""
    guests = [place.guest for place in places if place.guest is not None]
    if len(set(guests)) != len(guests) or not guests or _is_browser_shared(connection, table, guests):
        return False
    return all(sum(_decisions(connection, table, place.seat)) >= LEAST_DECISIONS for place in places if place.guest)


def _is_browser_shared(connection: sa.Connection, table: str, guests: Sequence[str]) -> bool:
    """Whether two of these players were seen in the same browser (see `same_browser`)."""
    seen = sa.select(BROWSERS.c.browser).where(BROWSERS.c.table == table, BROWSERS.c.guest.in_(guests))
    names = list(connection.execute(seen).scalars())
    return len(set(names)) < len(names)


def _is_gone(connection: sa.Connection, table: str, seat: int) -> bool:
    """Whether a bot took too many of a person's decisions."""
    own, by_bot = _decisions(connection, table, seat)
    return by_bot > MOST_STAND_IN * (own + by_bot)


def _decisions(connection: sa.Connection, table: str, seat: int) -> tuple[int, int]:
    """How many decisions of a seat its person took, and how many a bot in their stead."""
    taken = ACTIONS.c.action.startswith(f"{seat + 1} ")
    query = sa.select(ACTIONS.c.stand_in, sa.func.count()).where(ACTIONS.c.table == table, taken)
    counts = {bool(row[0]): row[1] for row in connection.execute(query.group_by(ACTIONS.c.stand_in))}
    return counts.get(False, 0), counts.get(True, 0)


def _strengths(connection: sa.Connection, game: str, players: Iterable[str]) -> dict[str, Strength]:
    columns = (RATINGS.c.player, RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.games)
    query = sa.select(*columns).where(RATINGS.c.game == game, RATINGS.c.player.in_(players))
    return {player: Strength(*row) for player, *row in connection.execute(query)}


def _write(connection: sa.Connection, game: str, place: Place, strength: Strength, *, is_new: bool) -> None:
    values = {"name": "" if place.guest is None else place.name, **_columns(strength)}
    if is_new:
        connection.execute(RATINGS.insert().values(game=game, player=place.player, guest=place.guest, **values))
    else:
        same = RATINGS.update().where(RATINGS.c.game == game, RATINGS.c.player == place.player)
        connection.execute(same.values(**values))


def _columns(strength: Strength) -> dict[str, Any]:
    return {**strength._asdict(), "value": strength.value}


def _result(player: str, before: Mapping[str, Strength], now: Mapping[str, Strength]) -> dict[str, int]:
    value = now[player].value
    change = value - before.get(player, Strength()).value
    return {"value": value, "change": change, "games": now[player].games}


def _lock(connection: sa.Connection) -> None:
    """Let no other server rate a game until the transaction ends; SQLite has one writer at a time anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_LOCK)))


# -- reading -------------------------------------------------------------------------------------------------


def best(connection: sa.Connection, game: str, most: int) -> list[Rated]:
    """The best players of a game, without those whom the owner of the server has blocked."""
    query = _listed(game).order_by(RATINGS.c.value.desc(), RATINGS.c.player).limit(most)
    rows = connection.execute(query).all()
    values = [row.value for row in rows]
    return [_rated(row, 1 + values.index(row.value)) for row in rows]


def of(connection: sa.Connection, game: str, guest: str) -> Rated | None:
    """The rating of a guest, if they have one."""
    row = connection.execute(_named().where(RATINGS.c.game == game, RATINGS.c.player == guest)).first()
    if row is None:
        return None
    better = _listed(game).where(RATINGS.c.value > row.value).subquery()
    return _rated(row, 1 + connection.execute(sa.select(sa.func.count()).select_from(better)).scalar_one())


def _listed(game: str) -> sa.Select[Any]:
    is_blocked = RATINGS.c.guest.in_(sa.select(BLOCKS.c.guest))
    return _named().where(RATINGS.c.game == game, sa.or_(RATINGS.c.guest.is_(None), sa.not_(is_blocked)))


def _named() -> sa.Select[Any]:
    """Ratings, with the names of accounts where players have one."""
    columns = (RATINGS.c.player, RATINGS.c.guest, RATINGS.c.value, RATINGS.c.games)
    name = sa.func.coalesce(ACCOUNTS.c.name, RATINGS.c.name).label("name")
    return sa.select(*columns, name).outerjoin(ACCOUNTS, ACCOUNTS.c.guest == RATINGS.c.guest)


def _rated(row: sa.Row[Any], place: int) -> Rated:
    return Rated(place, row.player, row.guest, row.name, row.value, row.games)


def changes(connection: sa.Connection, table: str) -> list[Change]:
    """What the game of a table did to the ratings of its players, by seat; nothing where it did not count."""
    columns = (RESULTS.c.seat, RESULTS.c.value, RESULTS.c.change, RESULTS.c.games)
    query = sa.select(*columns).where(RESULTS.c.table == table).order_by(RESULTS.c.seat)
    return [Change(*row) for row in connection.execute(query)]
