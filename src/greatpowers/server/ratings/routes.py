"""Routes to ratings: the best players of a game, and what one game changed. Nobody learns the id of a guest."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import sqlalchemy as sa
from litestar import get
from litestar.datastructures import State
from litestar.params import FromPath

from greatpowers.games import GAMES
from greatpowers.server.accounts.guests import guest_of
from greatpowers.server.errors import AnyRequest, UserError
from greatpowers.server.limits import KIND, READS
from greatpowers.server.protocol import RatingChange, RatingInfo, RatingsInfo
from greatpowers.server.ratings import ratings
from greatpowers.server.ratings.ratings import CERTAIN_AFTER, Rated
from greatpowers.server.responses import BytesResponse, json_response
from greatpowers.server.tables.registry import registry_of

MAX_LISTED = 100  # players

Found = TypeVar("Found")


@get("/api/ratings/{game:str}", opt={KIND: READS})
async def best_players(request: AnyRequest, state: State, game: FromPath[str]) -> BytesResponse:
    """The best players of a game, people and bots, and the rating of whoever asks."""
    if game not in GAMES:
        raise UserError(404, "error-not-found")
    guest = guest_of(request)
    best = await _read(state, lambda connection: ratings.best(connection, game, MAX_LISTED))
    own = await _read(state, lambda connection: ratings.of(connection, game, guest))
    listed = [_rating(rated, guest) for rated in best]
    answer: RatingsInfo = {
        "certain_after": CERTAIN_AFTER,
        "best": listed,
        "own": None if own is None else _rating(own, guest),
    }
    return json_response(answer)


@get("/api/tables/{table:str}/ratings", opt={KIND: READS})
async def rating_changes(request: AnyRequest, state: State, table: FromPath[str]) -> BytesResponse:
    """What the game of a table changed in the ratings of its players; nothing if it did not count."""
    header = await registry_of(state).header(table, guest_of(request))
    found = await _read(state, lambda connection: ratings.changes(connection, header.id))
    changes: list[RatingChange] = [
        {
            "seat": change.seat,
            "value": change.value,
            "change": change.change,
            "provisional": change.games < CERTAIN_AFTER,
        }
        for change in found
    ]
    return json_response(changes)


def _rating(rated: Rated, guest: str) -> RatingInfo:
    return {
        "place": rated.place,
        "name": rated.name,
        "bot": "" if rated.guest else rated.player.partition("/")[2],
        "value": rated.value,
        "games": rated.games,
        "provisional": rated.games < CERTAIN_AFTER,
        "own": rated.guest == guest,
    }


async def _read(state: State, work: Callable[[sa.Connection], Found]) -> Found:
    thread = registry_of(state).storage_thread

    def read() -> Found:
        with thread.storage.engine.connect() as connection:
            return work(connection)

    return await thread.read(read)


ROUTES = [best_players, rating_changes]
