"""`greatpowers admin ratings`: the best players of each game, and ratings computed anew."""

from __future__ import annotations

import typer
from rich.table import Table
from rich.text import Text as RichText

from greatpowers.cli.admin import current, printable
from greatpowers.cli.console import make_console, print_json, text_for
from greatpowers.games import GAMES
from greatpowers.server.ratings import ratings
from greatpowers.server.ratings.ratings import Rated

_TITLES = ("place", "player", "rating", "games")


def show(most: int, recompute: bool, database: str, as_json: bool, language: str) -> None:
    """List the best players of each game; first compute all ratings from the stored results if so wished."""
    text = text_for(language)
    with current(database) as storage:
        if recompute:
            with storage.engine.begin() as connection:
                counted = ratings.recompute(connection)
            if not as_json:
                typer.echo(text.say("admin-ratings-recomputed", games=counted))
        with storage.engine.connect() as connection:
            best = {game: ratings.best(connection, game, most) for game in GAMES}
    if as_json:
        print_json({game: [rated._asdict() for rated in found] for game, found in best.items()})
        return
    if not any(best.values()):
        typer.echo(text.say("admin-ratings-none"))
    for game, found in best.items():
        if found:
            title = RichText(text.say("admin-ratings-game", game=game), style="bold")
            make_console().print(title, _grid([text.say("admin-ratings-title", what=what) for what in _TITLES], found))


def _grid(titles: list[str], found: list[Rated]) -> Table:
    grid = Table(box=None, header_style="dim", pad_edge=False, padding=(0, 2, 0, 0))
    for what, title in zip(_TITLES, titles, strict=True):
        grid.add_column(title, justify="left" if what == "player" else "right")
    for rated in found:
        name = printable(rated.name) or (rated.guest or rated.player)[:12]
        grid.add_row(
            str(rated.place), rated.player if rated.guest is None else name, str(rated.value), str(rated.games)
        )
    return grid
