"""How long the strong levels think about a decision, by CPU time: all over a game, the set-up included."""

from __future__ import annotations

import random
import time
from statistics import median

from greatpowers.bots import Turn, make_bot
from greatpowers.bots.search.games import known
from greatpowers.bots.search.playout import step
from greatpowers.core.game import State
from greatpowers.core.luck import settle
from greatpowers.games import GAMES, make_game

PLAYERS = 4
BARS = {"hard": 0.3, "expert": 3.0}  # seconds
DECISIONS = 12


def worth_thinking(game_id: str) -> list[State]:
    """Decisions with alternatives, spread over a game between rules of thumb."""
    mind, rng = known(game_id).mind, random.Random(99)
    state = make_game(game_id, PLAYERS).start()
    found: list[State] = []
    while True:
        settle(state, rng)
        if state.ended:
            return [found[number * len(found) // DECISIONS] for number in range(DECISIONS)]
        if len(state.legal()) > 1 and mind.is_worth_thinking(state):
            found.append(state.clone())
        step(mind, state, rng)


def seconds(level: str, state: State) -> float:
    """How long a level thinks here."""
    bot = make_bot(f"{level}?clock=cpu", state.game.id, trusted=True)
    start = time.process_time()
    bot.decide(Turn(state, state.to_act), random.Random(1))
    return time.process_time() - start


def measure() -> list[str]:
    """All games and strong levels as a Markdown table."""
    lines = ["| game | level | s | slowest | bar |", f"|{' --- |' * 5}"]
    for game_id in GAMES:
        states = worth_thinking(game_id)
        for level, bar in BARS.items():
            took = [seconds(level, state) for state in states]
            lines.append(f"| {game_id} | {level} | {median(took):.3f} | {max(took):.3f} | {bar:g} |")
    return lines
