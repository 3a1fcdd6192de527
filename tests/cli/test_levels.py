"""All five levels play every game with any number of players and any optional rule, in `simulate` and in `play`."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path

import pytest

from greatpowers.arena.results import CUT
from greatpowers.bots.levels import LEVELS
from greatpowers.cli.simulate import PlayGame
from greatpowers.games import GAMES, make_game, read_record
from tests.cli.conftest import Run
from tools.variants import Options, player_counts, variants

WORDS = [f"{level}?playouts=1&plans=1&width=2" if level in ("hard", "expert") else level for level in LEVELS]
DECISIONS = 8


def ways(game_id: str) -> list[tuple[int, Options]]:
    """Each number of players with the usual rules, and each optional rule with some number of them."""
    counts, others = player_counts(game_id), variants(game_id)[1:]
    return [(players, {}) for players in counts] + [
        (counts[number % len(counts)], options) for number, options in enumerate(others)
    ]


def seated(players: int, first: int = 0) -> list[str]:
    """A table of all levels, or of as many as there are seats."""
    return [WORDS[(first + seat) % len(WORDS)] for seat in range(players)]


@pytest.mark.parametrize("game_id", GAMES)
def test_every_level_plays_with_any_number_of_players_and_every_variant(game_id: str) -> None:
    for number, (players, options) in enumerate(ways(game_id)):
        task = PlayGame(make_game(game_id, players, options), seated(players, number), 1, False, DECISIONS)
        result = task(0)
        assert (result.reason, result.error) == (CUT, None), (players, options)


@pytest.mark.parametrize("game_id", GAMES)
def test_simulate_takes_levels(run: Run, game_id: str) -> None:
    words = ["--players", "5", "--bots", ",".join(WORDS), "--games", "1", "--most-decisions", "5"]
    result = run("simulate", game_id, *words, "--json")
    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout)["bots"] == WORDS


@pytest.mark.parametrize(
    ("game_id", "word"), [*product(["imperial"], WORDS), *product(["imperunde", "war"], WORDS[-1:])]
)
def test_every_level_plays_against_a_person(run: Run, game_id: str, word: str, tmp_path: Path) -> None:
    players, saved = player_counts(game_id)[0], tmp_path / "game.txt"
    words = ["--players", str(players), "--seat", "1", "--bot", word, "--seed", "1", "--save", str(saved)]
    result = run("play", game_id, *words, typed="1\n" * 8 + "quit\n")
    assert result.exit_code == 0, result.output
    record = read_record(saved.read_text("utf-8"))
    assert all(f"(bot {word})" in name for name in record.players[1:])
    assert any(actor > 0 for actor in record.actors)
