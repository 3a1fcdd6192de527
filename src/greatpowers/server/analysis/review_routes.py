"""The route to the review of a game that is over."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

from litestar import get
from litestar.datastructures import State as ApplicationState
from litestar.params import FromPath

from greatpowers.core.game import Game
from greatpowers.core.position import dump
from greatpowers.server import messages
from greatpowers.server.accounts.guests import guest_of
from greatpowers.server.analysis import setting
from greatpowers.server.analysis.review_work import ReviewGame
from greatpowers.server.analysis.reviews import Found, Reviewed, Reviews
from greatpowers.server.bots.work import WorkTask
from greatpowers.server.bots.worker import Start
from greatpowers.server.errors import AnyRequest, UserError
from greatpowers.server.limits import KIND, READS
from greatpowers.server.protocol import (
    ChancesInfo,
    Hint,
    LuckInfo,
    ReviewedChoice,
    ReviewInfo,
    StrokeInfo,
    TurningPoint,
)
from greatpowers.server.responses import BytesResponse, json_response
from greatpowers.server.tables.registry import registry_of
from greatpowers.table import Table

PLAYOUTS = 0  # instead of the owner's seconds, for reviews that can be repeated


@get("/api/tables/{table:str}/review", opt={KIND: READS})
async def review(request: AnyRequest, state: ApplicationState, table: FromPath[str]) -> BytesResponse:
    """What is known of a game that is over: call again, about every second, until `share` is 1."""
    guest = guest_of(request)
    live = await registry_of(state).table(table, guest)
    seconds = state.settings.review_seconds
    if not seconds:
        raise UserError(403, "error-analysis-off")
    if not setting.is_open(live):
        raise UserError(409, "error-review-open")
    reviews: Reviews = state.reviews
    reviewed = Reviewed(live.id, live.table.number)
    found = reviews.look(reviewed, lambda: WorkTask(_work(live.table), guest, seconds))
    return json_response(_info(live.table, found))


ROUTES = [review]


def _work(table: Table) -> ReviewGame:
    game, record = table.game, table.record
    position = "" if record.position is None else dump(record.position)
    start = Start(game.id, game.seats, tuple(game.options.items()), position)
    return ReviewGame(start, array("q", record.actions), array("b", record.actors), PLAYOUTS)


def _info(table: Table, found: Found) -> ReviewInfo:
    return {
        "share": found["share"],
        "points": [ChancesInfo(number=number, turn=turn, chances=chances) for number, turn, chances in found["points"]],
        "turning_points": [_turning_point(table.game, point) for point in found["turning_points"]],
        "luck": None if found["luck"] is None else _luck(table, found["luck"]),
    }


def _turning_point(game: Game, point: Found) -> TurningPoint:
    return {
        "number": point["number"],
        "seat": point["seat"],
        "played": _choice(game, point["played"]),
        "better": [_choice(game, choice) for choice in point["better"]],
        "chance": point["chance"],
        "best": point["best"],
        "reason": None if point["reason"] is None else Hint(*point["reason"]),
    }


def _choice(game: Game, choice: Sequence[Any]) -> ReviewedChoice:
    step, action = choice
    return {"step": step, "action": messages.action(game, action)}


def _luck(table: Table, luck: Found) -> LuckInfo:
    actions = table.record.actions
    strokes = [
        StrokeInfo(number=number, until=until, changes=changes, action=messages.action(table.game, actions[number]))
        for number, until, changes in luck["strokes"]
    ]
    return {"totals": luck["totals"], "errors": luck["errors"], "strokes": strokes}
