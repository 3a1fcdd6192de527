"""Whole games between random mixes of levels and temperaments, with any number of players and any optional rules.

    python -m tools.soak imperial --games 1000 --seed 1

No game may stall, and no bot may fail. Every game is drawn from the seed and its number. Results are written to
build/soak/imperial-1.jsonl as games end; the same command continues with those that are missing. A game that was cut or
failed leaves its record beside that file, for `greatpowers replay`.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from greatpowers.arena.playthrough import Playthrough, most_decisions
from greatpowers.arena.results import CUT, GameError, GameResult
from greatpowers.arena.timing import TimeUp
from greatpowers.arena.tournament import shared_game
from greatpowers.arena.workers import Death, run_apart
from greatpowers.bots import make_bot
from greatpowers.bots.levels import LEVELS
from greatpowers.bots.temper import TEMPER_NAMES
from greatpowers.cli.jobs import progress
from greatpowers.core.options import BadOptions
from greatpowers.core.record import write
from greatpowers.games import GAMES
from tools.variants import Options, player_counts, random_variant

FOLDER: Final = Path(__file__).parents[1] / "build" / "soak"
EFFORT: Final = {"expert": "playouts=12&plans=2&width=6"}  # little: more games
SECONDS: Final = 300.0  # for a decision: a bot that takes longer goes round in circles


class Draw(msgspec.Struct):
    """What is played in the game of a number."""

    number: int
    bots: list[str]
    options: Options


class Soaked(msgspec.Struct):
    """What came of it; `record` is kept where the game did not end."""

    draw: Draw
    result: GameResult
    record: str = ""


def draw_game(game_id: str, seed: int, number: int) -> Draw:
    """Draw the players and the rules of a game."""
    rng = Random(f"{seed}/{number}/draw")
    seats = rng.choice(player_counts(game_id))
    bots = [_draw_bot(game_id, rng) for _ in range(seats)]
    return Draw(number, bots, random_variant(game_id, rng))


def _draw_bot(game_id: str, rng: Random) -> str:
    level = rng.choice(LEVELS)
    tempers = tempers_of(level, game_id)
    words = [EFFORT.get(level, ""), f"temper={rng.choice(tempers)}" if tempers else ""]
    return f"{level}?{'&'.join(filter(None, words))}"


@cache
def tempers_of(level: str, game_id: str) -> list[str]:
    """The temperaments that a level has in this game."""
    return [temper for temper in TEMPER_NAMES if _is_bot(f"{level}?temper={temper}", game_id)]


def _is_bot(word: str, game_id: str) -> bool:
    try:
        make_bot(word, game_id, trusted=True)
    except BadOptions:
        return False
    return True


class Soak:
    """The task of a process: play a game that was drawn."""

    def __init__(self, game_id: str, seed: int, most: int) -> None:
        self.game_id = game_id
        self.seed = seed
        self.most = most

    def __call__(self, draw: Draw) -> Soaked:
        """Play it to its end, if it has one."""
        game = shared_game(self.game_id, len(draw.bots), tuple(draw.options.items()))
        seed = f"{self.seed}/{draw.number}"
        rngs = [Random(f"{seed}/seat {seat}") for seat in range(len(draw.bots))]
        playthrough = Playthrough(game, draw.bots, Random(seed), rngs, seconds=SECONDS)
        error: GameError | None = None
        try:
            playthrough.play(self.most)
        except (Exception, SystemExit, TimeUp) as exception:  # a bot may do anything
            error = playthrough.error(exception)
        finally:
            playthrough.close()
        result = playthrough.result(draw.number, error)
        return Soaked(draw, result, "" if result.is_finished else write(playthrough.record))


def read(path: Path) -> list[Soaked]:
    """The games of a file, without a line that was not written to its end."""
    if not path.exists():
        return []
    whole = path.read_bytes().rpartition(b"\n")[0]
    return [msgspec.json.decode(line, type=Soaked) for line in whole.splitlines()]


def play(game_id: str, seed: int, games: int, jobs: int, most: int, path: Path) -> Iterator[Soaked]:
    """Play the games that are missing in a file, and add them to it."""
    done = {soaked.draw.number for soaked in read(path)}
    missing = [draw_game(game_id, seed, number) for number in range(games) if number not in done]
    path.parent.mkdir(parents=True, exist_ok=True)
    _drop_torn_line(path)
    with path.open("ab") as file, progress(game_id, len(missing)) as advance:
        for soaked in run_apart(Soak(game_id, seed, most), missing, jobs, _give_up):
            file.write(msgspec.json.encode(soaked) + b"\n")
            file.flush()
            if soaked.record:
                record_path(path, soaked).write_text(soaked.record, "utf-8")
            advance()
            yield soaked


def record_path(path: Path, soaked: Soaked) -> Path:
    """Where the record of a game is kept that did not end."""
    return path.with_name(f"{path.stem}-{soaked.draw.number}.txt")


def _drop_torn_line(path: Path) -> None:
    """Remove a line that was not written to its end."""
    if path.exists():
        with path.open("r+b") as file:
            file.truncate(path.read_bytes().rfind(b"\n") + 1)


def _give_up(draw: Draw, death: Death) -> Draw:
    raise RuntimeError(f"a process ended (exit code {death.exit_code}) in game {draw.number}: {draw}")


def report(path: Path, games: Sequence[Soaked]) -> str:
    """How long the games were and how they ended; those that did not, one by one."""
    results = [soaked.result for soaked in games]
    reasons = ", ".join(f"{reason} ({count})" for reason, count in Counter(r.reason for r in results).most_common())
    longest = max(results, key=lambda result: result.decisions)
    lines = [
        f"{path.stem}: {len(games)} games; {reasons}",
        f"  the longest: {longest.decisions:,} decisions in {longest.turns} turns (game {longest.number})",
    ]
    for soaked in games:
        if not soaked.result.is_finished:
            why = CUT if soaked.result.error is None else soaked.result.error.message
            lines.append(f"  game {soaked.draw.number}: {why} after {soaked.result.decisions:,} decisions")
            lines.append(f"    {', '.join(soaked.draw.bots)}; {soaked.draw.options}; {record_path(path, soaked)}")
    return "\n".join(lines)


def main() -> int:
    """Play, and say whether all games ended."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--most-decisions", type=int, help="after which a game is cut, if not as in the arena")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="for results and records")
    given = parser.parse_args()
    path = given.folder / f"{given.game}-{given.seed}.jsonl"
    most = given.most_decisions or most_decisions(given.game)
    with suppress(KeyboardInterrupt):
        for _ in play(given.game, given.seed, given.games, given.jobs, most, path):
            pass
    games = read(path)
    print(report(path, games) if games else "No game has ended yet.")
    return int(len(games) < given.games or any(not soaked.result.is_finished for soaked in games))


if __name__ == "__main__":
    sys.exit(main())
