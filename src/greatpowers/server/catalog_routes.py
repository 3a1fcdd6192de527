"""Routes to the catalog and to the pages of the client: the same for every guest."""

from __future__ import annotations

from html import escape
from pathlib import PurePosixPath

from litestar import Response, get, route
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery

from greatpowers.server import catalog
from greatpowers.server.accounts.guests import guest_of
from greatpowers.server.assets import INDEX, Asset, Site
from greatpowers.server.errors import AnyRequest, UserError, language_of
from greatpowers.server.responses import BytesResponse
from greatpowers.server.texts import server_text


def _found_or_404(request: AnyRequest, asset: Asset | None, missing: str) -> BytesResponse:
    if asset is None:
        raise UserError(404, missing)
    return asset.response(request)


@get("/api/games")
async def games(request: AnyRequest, state: State) -> BytesResponse:
    """The available games."""
    return catalog.games(state.defaults, state.settings.strongest_bot).response(request)


@get("/api/games/{game:str}/board")
async def board(request: AnyRequest, state: State, game: FromPath[str]) -> BytesResponse:
    """A board with its drawing."""
    return _found_or_404(request, catalog.board(game, state.defaults), "error-no-game")


@get("/api/games/{game:str}/rules")
async def rules(request: AnyRequest, game: FromPath[str], language: FromQuery[str] = "en") -> BytesResponse:
    """A rulebook."""
    return _found_or_404(request, catalog.rules(game, language), "error-no-game")


@get("/api/games/{game:str}/log")
async def log(request: AnyRequest, game: FromPath[str]) -> BytesResponse:
    """How to divide and shorten the log of a game."""
    return _found_or_404(request, catalog.log(game), "error-no-game")


@get("/api/games/{game:str}/reference")
async def reference(request: AnyRequest, game: FromPath[str]) -> BytesResponse:
    """The numbers of a game's reference sheets."""
    return _found_or_404(request, catalog.reference(game), "error-no-game")


@get("/api/games/{game:str}/signatures")
async def signatures(request: AnyRequest, game: FromPath[str]) -> BytesResponse:
    """The arguments of the actions and events of a game."""
    return _found_or_404(request, catalog.signatures(game), "error-no-game")


@get("/api/text/{name:str}")
async def texts(request: AnyRequest, state: State, name: FromPath[str], game: FromQuery[str] = "") -> BytesResponse:
    """The messages of the client and of a game."""
    language = name.removesuffix(".ftl") if name.endswith(".ftl") else ""
    return _found_or_404(request, catalog.text(language, game, state.site.folder), "error-no-language")


# -- pages ---------------------------------------------------------------------------------------------------


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"])
async def page(request: AnyRequest, state: State, path: FromPath[str] = "/") -> BytesResponse:
    """The client: its files, and its single page, to which every other address outside the API leads."""
    site: Site = state.site
    name = path.strip("/")
    if name == "api" or name.startswith("api/"):
        raise UserError(404, "error-not-found")
    asset = site.find(name) if name and name != INDEX else None
    if asset is not None:
        return asset.response(request)
    if PurePosixPath(name).suffix and name != INDEX:
        raise UserError(404, "error-not-found")
    if name not in ("", INDEX):
        return _redirect_to_page(request)
    guest_of(request)  # sets the cookie on a first visit
    index = site.find(INDEX)
    return index.response(request) if index is not None else _not_built(request)


def _redirect_to_page(request: AnyRequest) -> BytesResponse:
    """Lead to the page, whose addresses are relative, also where a proxy has stripped what precedes our paths."""
    up = "../" * (request.scope["path"].count("/") - 1)
    return Response(b"", status_code=302, headers={"Location": up or "./", "Cache-Control": "no-store"})


def _not_built(request: AnyRequest) -> BytesResponse:
    """A page with instructions for building the client."""
    text = server_text(language_of(request))
    title, why, how = (escape(text.say(f"unbuilt-{part}")) for part in ("title", "text", "how"))
    body = (
        f'<!doctype html><html lang="{text.language}"><meta charset="utf-8"><title>{title}</title>'
        f"<h1>{title}</h1><p>{why}</p><p>{how}</p><pre>cd web &amp;&amp; npm ci &amp;&amp; npm run build</pre></html>"
    )
    return Response(body.encode(), media_type="text/html; charset=utf-8", headers={"Cache-Control": "no-store"})


ROUTES = [games, board, rules, log, reference, signatures, texts, page]
