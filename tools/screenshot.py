"""Pictures of the terminal for README and docs: games of bots up to a person's turn, drawn as the program draws them.

`python -m tools.screenshot` writes them anew.
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

from greatpowers.cli.boards import ReaderView, board_for
from greatpowers.cli.choices import Choices
from greatpowers.cli.console import text_for
from greatpowers.games import make_game
from greatpowers.table import Seat, Table

IMAGES = Path(__file__).parent.parent / "docs" / "images"
WIDTH = 112

PICTURES = {"imperial": "play.svg", "imperunde": "play-imperunde.svg"}

# game -> seed, turns to wait for, step to show
MID_GAMES = {"imperial": (8, 62, "rondel"), "imperunde": (8, 2, "invest"), "war": (8, 4, "move")}


def table_in_mid_game(game_id: str = "imperial") -> Table:
    """Ada and three bots; a bot plays Ada's hand so far, too."""
    seed, turns, step = MID_GAMES[game_id]
    seats = [Seat("Ada", "thumb"), Seat("Bruno", "thumb"), Seat("Clara", "thumb"), Seat("Dario", "thumb")]
    table = Table(make_game(game_id, 4), seats, seed)
    while table.state.turns < turns or table.state.step != step or table.state.to_act != 0:
        table.advance()
    return table


def picture(game_id: str) -> str:
    """The board and the question as SVG."""
    table = table_in_mid_game(game_id)
    text = text_for("en", table.game, [seat.name for seat in table.seats])
    board = board_for(text)
    state, seen = table.state, ReaderView(table.state, 0)
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    console.print(board.whole(seen, WIDTH))
    console.print()
    console.print(board.status(seen))
    console.print(text.say("play-question", name="Ada", question=text.prompt(state)), style="bold")
    console.print(Choices(state.legal(), text, lambda action: board.hint(seen, action)).draw(WIDTH))
    drawn = console.export_svg(title=f"greatpowers play {game_id}", unique_id="play")
    return re.sub(r"@font-face \{.*?\}\s*", "", drawn, flags=re.DOTALL)  # no fonts from elsewhere


def main() -> None:
    """Write the pictures."""
    for game_id, name in PICTURES.items():
        (IMAGES / name).write_text(picture(game_id), "utf-8")
        print(IMAGES / name)


if __name__ == "__main__":
    main()
