"""`greatpowers board`: the board as a file, for owners of the printed board to correct."""

from __future__ import annotations

from pathlib import Path

from greatpowers.cli.arguments import parse_game, require_board_option
from greatpowers.cli.console import make_console, text_for
from greatpowers.cli.rules import any_game


def board(game_id: str, corrections: Path | None, language: str) -> None:
    """Print the board on stdout, with these corrections if any."""
    require_board_option(game_id)  # report a game without board corrections before anything else
    game = parse_game(game_id, any_game(game_id).seats, [], corrections)
    console = make_console()
    for line in game.board_file(text_for(language, game)):
        console.out(line, highlight=False)
