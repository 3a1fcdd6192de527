"""Routes to what is the same for everybody: games, boards, rules, words, and the pages of the client."""

from __future__ import annotations

from html import escape
from pathlib import PurePosixPath

from litestar import Response, get, route
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery

from greatpowers import __version__
from greatpowers.server import library
from greatpowers.server.assets import INDEX, Asset, Site
from greatpowers.server.guests import guest_of
from greatpowers.server.mistakes import AnyRequest, Mistake, language_of
from greatpowers.server.replies import Bytes, answer
from greatpowers.server.words import words


def _found(request: AnyRequest, asset: Asset | None, missing: str) -> Bytes:
    if asset is None:
        raise Mistake(404, missing)
    return asset.answer(request)


@get("/health")
async def health() -> Bytes:
    """Whether the server is up."""
    return answer({"status": "ok", "version": __version__})


@get("/api/games")
async def games(request: AnyRequest, state: State) -> Bytes:
    """The games that can be played here."""
    return library.games(state.house).answer(request)


@get("/api/games/{game:str}/board")
async def board(request: AnyRequest, state: State, game: FromPath[str]) -> Bytes:
    """A board with its drawing."""
    return _found(request, library.board(game, state.house), "error-no-game")


@get("/api/games/{game:str}/art.svg")
async def art(request: AnyRequest, game: FromPath[str]) -> Bytes:
    """The sheet that is drawn below the regions."""
    return _found(request, library.art(game), "error-not-found")


@get("/api/games/{game:str}/rules")
async def rules(request: AnyRequest, game: FromPath[str], language: FromQuery[str] = "en") -> Bytes:
    """A rulebook."""
    return _found(request, library.rules(game, language), "error-no-game")


@get("/api/games/{game:str}/log")
async def log(request: AnyRequest, game: FromPath[str]) -> Bytes:
    """How a log is read."""
    return _found(request, library.log(game), "error-no-game")


@get("/api/text/{name:str}")
async def text(request: AnyRequest, state: State, name: FromPath[str], game: FromQuery[str] = "") -> Bytes:
    """The words of the interface and of a game."""
    language = name.removesuffix(".ftl") if name.endswith(".ftl") else ""
    return _found(request, library.text(language, game, state.site.folder), "error-no-language")


# -- pages ---------------------------------------------------------------------------------------------------


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"])
async def page(request: AnyRequest, state: State, path: FromPath[str] = "/") -> Bytes:
    """The client: its files, and its one page for every other address that is not the API's."""
    site: Site = state.site
    name = path.strip("/")
    if name == "api" or name.startswith("api/"):
        raise Mistake(404, "error-not-found")
    asset = site.find(name) if name and name != INDEX else None
    if asset is not None:
        return asset.answer(request)
    if PurePosixPath(name).suffix and name != INDEX:
        raise Mistake(404, "error-not-found")
    guest_of(request)  # whoever comes in gets his cookie here
    index = site.find(INDEX)
    return index.answer(request) if index is not None else _unbuilt(request)


def _unbuilt(request: AnyRequest) -> Bytes:
    """A page that says how to build the pages."""
    said = words(language_of(request))
    title, why, how = (escape(said.say(f"unbuilt-{part}")) for part in ("title", "text", "how"))
    body = (
        f'<!doctype html><html lang="{said.language}"><meta charset="utf-8"><title>{title}</title>'
        f"<h1>{title}</h1><p>{why}</p><p>{how}</p><pre>cd web &amp;&amp; npm ci &amp;&amp; npm run build</pre></html>"
    )
    return Response(body.encode(), media_type="text/html; charset=utf-8", headers={"Cache-Control": "no-store"})


ROUTES = [health, games, board, art, rules, log, text, page]
