"""The picture of the terminal in the README: a game of bots up to a person's turn, drawn as the program draws it.

`python -m tools.screenshot` writes docs/images/play.svg anew.
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

from greatpowers.cli.boards import board_for
from greatpowers.cli.choices import Choices
from greatpowers.cli.console import text_for
from greatpowers.games import make_game
from greatpowers.table import Seat, Table

PICTURE = Path(__file__).parent.parent / "docs" / "images" / "play.svg"
WIDTH = 112
TURNS = 62
SEED = 8


def table_in_mid_game() -> Table:
    """Ada and three bots; a bot plays Ada's hand so far, too."""
    seats = [Seat("Ada", "thumb"), Seat("Bruno", "thumb"), Seat("Clara", "thumb"), Seat("Dario", "thumb")]
    table = Table(make_game("imperial", 4), seats, SEED)
    while table.state.turns < TURNS or table.state.step != "rondel" or table.state.to_act != 0:
        table.go_on()
    return table


def picture() -> str:
    """The board and the question as SVG."""
    table = table_in_mid_game()
    text = text_for("en", table.game, [seat.name for seat in table.seats])
    board = board_for(text)
    state = table.state
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    console.print(board.whole(state, 0, WIDTH))
    console.print()
    console.print(board.status(state, 0))
    console.print(text.say("play-question", name="Ada", question=text.prompt(state)), style="bold")
    console.print(Choices(state.legal(), text, lambda action: board.hint(state, action)).draw(WIDTH))
    drawn = console.export_svg(title="greatpowers play imperial", unique_id="play")
    return re.sub(r"@font-face \{.*?\}\s*", "", drawn, flags=re.DOTALL)  # no fonts from elsewhere


def main() -> None:
    """Write the picture."""
    PICTURE.write_text(picture(), "utf-8")
    print(PICTURE)


if __name__ == "__main__":
    main()
