"""Routes to lessons: what a game teaches, and a table for a lesson."""

from __future__ import annotations

import asyncio

from litestar import get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery

from greatpowers.core.board import LANGUAGES
from greatpowers.core.lessons import Lesson
from greatpowers.games import lesson_named, lessons_of
from greatpowers.server.accounts.guests import guest_of
from greatpowers.server.catalog import available_games
from greatpowers.server.errors import AnyRequest, UserError
from greatpowers.server.limits import KIND, TABLES
from greatpowers.server.protocol import CreatedTable, LessonInfo
from greatpowers.server.requests import NewLesson, SeatRequest, read_json, seats_of
from greatpowers.server.responses import BytesResponse, json_response
from greatpowers.server.tables.registry import registry_of


def _require_game(game: str) -> None:
    if game not in available_games():
        raise UserError(404, "error-no-game")


def _info(lesson: Lesson, language: str) -> LessonInfo:
    text = lesson.texts[language]
    return {
        "name": lesson.name,
        "title": text.title,
        "intro": text.intro,
        "task": text.task,
        "hints": text.hints,
        "praise": text.praise,
        "rules": lesson.rules,
    }


@get("/api/games/{game:str}/lessons")
async def lessons(game: FromPath[str], language: FromQuery[str] = "en") -> BytesResponse:
    """The lessons of a game, in their order."""
    _require_game(game)
    if language not in LANGUAGES:
        raise UserError(404, "error-no-language")
    return json_response([_info(lesson, language) for lesson in await asyncio.to_thread(lessons_of, game)])


@post("/api/lessons/{game:str}/{name:str}", opt={KIND: TABLES})
async def open_lesson(request: AnyRequest, state: State, game: FromPath[str], name: FromPath[str]) -> BytesResponse:
    """Create a table for a lesson: its seat for a person, the others for bots; returns 201."""
    _require_game(game)
    body = await read_json(request, NewLesson)
    lesson = await asyncio.to_thread(lesson_named, game, name)
    if lesson is None:
        raise UserError(404, "error-not-found")
    table_id = await registry_of(state).open_lesson(guest_of(request), lesson, seats_of(_players(lesson, body.names)))
    return json_response(CreatedTable(id=table_id), 201)


def _players(lesson: Lesson, names: list[str]) -> list[SeatRequest]:
    seats = [SeatRequest(name, lesson.bots) for name in (names + [""] * lesson.game.seats)[: lesson.game.seats]]
    seats[lesson.seat].bot = ""
    return seats


ROUTES = [lessons, open_lesson]
