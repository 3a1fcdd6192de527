"""`make bench`: random play of our games beside a reference kernel and a peer, odds of battles, the browser table.

Timings of shared machines swing, so programs take turns in short slices of one process and are judged by their ratios.
The tables go to the terminal and to benchmarks/results/.
"""

from __future__ import annotations

import argparse
import gc
import platform
import random
import subprocess
import time
import tracemalloc
from collections.abc import Callable
from datetime import date
from pathlib import Path
from statistics import median

from benchmarks import browser
from benchmarks.programs import Program, catanatron, kernel, ours
from greatpowers.games.imperunde import odds

RESULTS = Path(__file__).parent / "results"
CLONES = 200
GAMES = 3  # that are kept in memory
COLUMNS = [
    "program",
    "decisions/s",
    "games/s",
    "legal a decision",
    "clone µs",
    "bytes a state",
    "kB a game",
    "decisions/s ÷ peer",
    "clone ÷ peer",
]


ASKED = 9  # times each
BATTLES = {  # twenty against twenty, by kind: the attackers, the defenders
    "on land": ([9, 8, 3, 0, 0, 0], [10, 2, 6, 2, 0, 0]),
    "frigates": ([0, 0, 0, 0, 20, 0], [0, 0, 0, 0, 20, 0]),
    "fleets of both kinds": ([0, 0, 0, 0, 12, 8], [0, 0, 0, 0, 8, 12]),
}


class Row:
    """The measurements of one program, slice by slice."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.decisions_a_second: list[float] = []
        self.games_a_second: list[float] = []
        self.listed = 0
        self.decided = 0
        self.clone_us: list[float] = []
        self.bytes_a_state = 0.0
        self.bytes_a_game = 0.0


def play_slice(row: Row, rng: random.Random, seconds: float) -> None:
    """Whole random games until the time is up: legal list, choice, apply."""
    program = row.program
    games = decisions = listed = 0
    start = time.perf_counter()
    while True:
        state = program.new(rng)
        while not program.over(state):
            actions = program.legal(state)
            listed += len(actions)
            decisions += 1
            program.apply(state, actions[int(rng.random() * len(actions))])
        games += 1
        took = time.perf_counter() - start
        if took > seconds:
            break
    row.decisions_a_second.append(decisions / took)
    row.games_a_second.append(games / took)
    row.listed += listed
    row.decided += decisions


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


def clone_slice(row: Row, states: list[object]) -> None:
    """What a clone costs, over positions from the middle of games."""
    clone = row.program.clone
    start = time.perf_counter()
    for _ in range(CLONES):
        for state in states:
            clone(state)
    row.clone_us.append((time.perf_counter() - start) / (CLONES * len(states)) * 1e6)


def measure_memory(row: Row, states: list[object]) -> None:
    """Bytes that one more state takes, and one more random game: all its actions, and where they led."""
    program, many = row.program, states * 10
    row.bytes_a_state = taken_by(lambda: [program.clone(state) for state in many]) / len(many)
    row.bytes_a_game = taken_by(lambda: [whole_game(program, random.Random(seed)) for seed in range(GAMES)]) / GAMES


def taken_by(make: Callable[[], object]) -> int:
    """How many bytes what is made takes."""
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


def measure(programs: list[Program], slices: int, seconds: float) -> list[Row]:
    """All programs in turn, slice after slice."""
    rows = [Row(program) for program in programs]
    states = [middle_states(program, random.Random(99)) for program in programs]
    for i in range(slices):
        for row, middle in zip(rows, states, strict=True):
            play_slice(row, random.Random(7 + i), seconds)
            clone_slice(row, middle)
    for row, middle in zip(rows, states, strict=True):
        measure_memory(row, middle)
    return rows


def table(rows: list[Row], peer: Row) -> list[str]:
    """The results as a Markdown table, with ratios to the peer taken slice by slice."""
    lines = [
        f"| {' | '.join(COLUMNS)} |",
        f"|{' --- |' * len(COLUMNS)}",
    ]
    for row in rows:
        speed = median(a / b for a, b in zip(row.decisions_a_second, peer.decisions_a_second, strict=True))
        clone = median(a / b for a, b in zip(row.clone_us, peer.clone_us, strict=True))
        lines.append(
            f"| {row.program.name} | {median(row.decisions_a_second):,.0f} | {median(row.games_a_second):.1f} "
            f"| {row.listed / row.decided:.1f} | {median(row.clone_us):.2f} | {row.bytes_a_state:,.0f} "
            f"| {row.bytes_a_game / 1000:,.0f} | {speed:.2f} | {clone:.3f} |"
        )
    return lines


def commit() -> str:
    """The commit that is measured, as git names it."""
    done = subprocess.run(
        ["git", "describe", "--always", "--dirty"], capture_output=True, text=True, check=False, cwd=RESULTS
    )
    return done.stdout.strip() or "unknown"


def random_play(slices: int, seconds: float) -> str:
    """Random play in words."""
    own = [ours("imperial"), ours("imperial", 6), ours("imperunde")]
    rows = measure([*own, kernel(), catanatron()], slices, seconds)
    machine = f"{platform.python_implementation()} {platform.python_version()}, {platform.machine()}, one process"
    how = f"medians of {slices} slices of {seconds:g} s in turn. The peer is the last row."
    return "\n".join([_title("Random play"), "", f"{machine}; {how}", "", *table(rows, rows[-1])]) + "\n"


def odds_table() -> str:
    """Exact odds of big battles in words: the tables of dice are made, but no position is known."""
    rows = ["| twenty against twenty | ms | bar |", "| --- | --- | --- |"]
    for name, (attackers, defenders) in BATTLES.items():
        took: list[float] = []
        for _ in range(ASKED):
            odds.forget()
            start = time.perf_counter()
            odds.chance(attackers, defenders)
            took.append(time.perf_counter() - start)
        rows.append(f"| {name} | {1000 * median(took):.2f} | 50 |")
    return "\n".join([_title("Odds of battles"), "", f"Medians of {ASKED} questions.", "", *rows]) + "\n"


def browser_table() -> str:
    """The browser table in words."""
    machine, lines = browser.measure()
    rows = [f"| {' | '.join(line)} |" for line in (("what", "measured", "bar"), ("---", "---", "---"), *lines)]
    return "\n".join([_title("The browser table"), "", f"{machine}; medians of several runs.", "", *rows]) + "\n"


def _title(what: str) -> str:
    return f"# {what}, {date.today().isoformat()}, commit {commit()}"


def main() -> None:
    """Measure, print, store."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slices", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--only", choices=["random-play", "odds", "browser"], help="measure nothing else")
    parser.add_argument("--no-store", action="store_true", help="only print")
    given = parser.parse_args()
    if given.only in (None, "random-play"):
        show("random-play", random_play(given.slices, given.seconds), not given.no_store)
    if given.only in (None, "odds"):
        show("odds", odds_table(), not given.no_store)
    if given.only in (None, "browser"):
        why = browser.missing()
        if why:
            print(why)
        else:
            show("browser", browser_table(), not given.no_store)


def show(name: str, text: str, store: bool) -> None:
    """Print, and keep."""
    print(text)
    if store:
        path = RESULTS / f"{date.today().isoformat()}-{name}.md"
        path.write_text(text, "utf-8")
        print(f"stored in {path.relative_to(RESULTS.parent.parent)}\n")


if __name__ == "__main__":
    main()
