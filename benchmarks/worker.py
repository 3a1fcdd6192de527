"""One program in a process of its own, measured on demand: a request a line on stdin, an answer as JSON on stdout.

Programs must not share a process: the plain and the compiled engine have the same name. Only CPU time counts, so that
other processes disturb as little as possible.
"""

from __future__ import annotations

import gc
import json
import random
import sys
import time
import tracemalloc
from collections.abc import Callable

from benchmarks.programs import Program, by_name

CLONES = 200
GAMES = 3  # that are kept in memory


class Host:
    """Measures one program."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.middle = middle_states(program, random.Random(99))

    def play(self, seed: int, seconds: float) -> dict[str, float]:
        """Whole random games until the time is up: legal list, choice, apply. Forced and luck decisions are counted."""
        program, rng = self.program, random.Random(seed)
        games = decisions = listed = forced = luck = 0
        start = time.process_time()
        while True:
            state = program.new(rng)
            while not program.over(state):
                actions = program.legal(state)
                listed += len(actions)
                decisions += 1
                if program.luck(state):
                    luck += 1
                elif len(actions) == 1:
                    forced += 1
                program.apply(state, actions[int(rng.random() * len(actions))])
            games += 1
            took = time.process_time() - start
            if took > seconds:
                break
        return {
            "decisions": decisions / took,
            "choices": (decisions - forced - luck) / took,
            "games": games / took,
            "listed": listed / decisions,
            "forced": forced / decisions,
            "luck": luck / decisions,
        }

    def clone(self) -> dict[str, float]:
        """What a clone costs, in microseconds, over positions from the middle of games."""
        clone, states = self.program.clone, self.middle
        start = time.process_time()
        for _ in range(CLONES):
            for state in states:
                clone(state)
        return {"clone": (time.process_time() - start) / (CLONES * len(states)) * 1e6}

    def memory(self) -> dict[str, float]:
        """Bytes that one more state takes, and one more random game: all its actions, and where they led."""
        program, many = self.program, self.middle * 10
        state = taken_by(lambda: [program.clone(state) for state in many]) / len(many)
        game = taken_by(lambda: [whole_game(program, random.Random(seed)) for seed in range(GAMES)]) / GAMES
        return {"state": state, "game": game}


def middle_states(program: Program, rng: random.Random, count: int = 20) -> list[object]:
    """Positions from the middle of random games."""
    states: list[object] = []
    while len(states) < count:
        state = program.new(rng)
        for _ in range(rng.randrange(100, 600)):
            if program.over(state):
                break
            actions = program.legal(state)
            program.apply(state, actions[int(rng.random() * len(actions))])
        if not program.over(state):
            states.append(state)
    return states


def taken_by(make: Callable[[], object]) -> int:
    """How many bytes the result of a call takes."""
    gc.collect()
    tracemalloc.start()
    made = make()
    gc.collect()
    taken = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    del made
    return taken


def whole_game(program: Program, rng: random.Random) -> tuple[object, list[object]]:
    """The end of a random game, and the actions that led to it."""
    state = program.new(rng)
    record: list[object] = []
    while not program.over(state):
        actions = program.legal(state)
        record.append(actions[int(rng.random() * len(actions))])
        program.apply(state, record[-1])
    return state, record


def main() -> None:
    """Answer requests until the input ends."""
    program = by_name(sys.argv[1])
    host = Host(program)
    print(json.dumps({"name": program.name}), flush=True)
    for line in sys.stdin:
        request, *values = line.split()
        if request == "play":
            answer = host.play(int(values[0]), float(values[1]))
        else:
            answer = host.clone() if request == "clone" else host.memory()
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
