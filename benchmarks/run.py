"""`make bench`: random play beside a reference kernel and a peer, bots, odds, income, the server, the browser.

Timings of shared machines swing, so programs take turns in short slices of CPU time and are judged by their ratios.
The tables go to the terminal and to benchmarks/results/.
"""

from __future__ import annotations

import argparse
import platform
import random
import subprocess
import time
from collections.abc import Callable
from datetime import date
from functools import partial
from statistics import median

from benchmarks import browser, decisions, empires, load, processes, server, strength, thinking
from benchmarks.engines import ROOT, Engine, Worker, engines
from greatpowers.games.imperunde import odds as imperunde_odds
from greatpowers.games.war import income
from greatpowers.games.war import odds as war_odds
from greatpowers.games.war.modifiers import Conditions

RESULTS = ROOT / "benchmarks" / "results"
COLUMNS = [
    "program",
    "decisions/s",
    "choices/s",
    "forced",
    "luck",
    "games/s",
    "legal a decision",
    "clone µs",
    "bytes a state",
    "kB a game",
    "decisions/s ÷ peer",
    "choices/s ÷ peer",
    "clone ÷ peer",
]


ASKED = 9  # times each
BATTLES = {  # ImpeRunde, twenty against twenty, by kind: the attackers, the defenders
    "on land": ([9, 8, 3, 0, 0, 0], [10, 2, 6, 2, 0, 0]),
    "frigates": ([0, 0, 0, 0, 20, 0], [0, 0, 0, 0, 20, 0]),
    "fleets of both kinds": ([0, 0, 0, 0, 12, 8], [0, 0, 0, 0, 8, 12]),
}
SIEGES = {  # War!, fifteen brigades a side: the attackers, the defenders, those of the attackers that have landed
    "on open ground": ([6, 5, 4, 0, 0, 0], [7, 5, 3, 0, 0, 0], [0, 0, 0, 0, 0, 0]),
    "with a general, some from the sea": ([6, 5, 4, 1, 0, 0], [7, 5, 3, 0, 0, 0], [3, 2, 2, 0, 0, 0]),
}
PARTS = ["random-play", "thinking", "decisions", "strength", "odds", "income", "server", "processes", "browser"]
DRAWN = 50  # empires of each kind


class Row:
    """The measurements of one program, slice by slice, from a process of its own."""

    def __init__(self, program: str, engine: Engine = "plain") -> None:
        self._worker = Worker(engine, "benchmarks.worker", program)
        self.name = str(self._worker.answer()["name"])
        self.slices: list[dict[str, float]] = []
        self.memory: dict[str, float] = {}

    def measure(self, seed: int, seconds: float) -> None:
        """One slice."""
        self.slices.append(self._worker.ask(f"play {seed} {seconds}") | self._worker.ask("clone"))

    def finish(self) -> None:
        """Measure memory, and let the process go."""
        self.memory = self._worker.ask("memory")
        self._worker.end()

    def median(self, what: str) -> float:
        """The middle of all slices."""
        return median(numbers[what] for numbers in self.slices)

    def ratio(self, peer: Row, what: str) -> float:
        """Compared with a peer, slice by slice."""
        return median(a[what] / b[what] for a, b in zip(self.slices, peer.slices, strict=True))


def table(rows: list[Row], peer: Row) -> list[str]:
    """The results as a Markdown table, with ratios to the peer taken slice by slice."""
    lines = [f"| {' | '.join(COLUMNS)} |", f"|{' --- |' * len(COLUMNS)}"]
    for row in rows:
        cells = [
            row.name,
            f"{row.median('decisions'):,.0f}",
            f"{row.median('choices'):,.0f}",
            f"{row.median('forced'):.0%}",
            f"{row.median('luck'):.0%}",
            f"{row.median('games'):.1f}",
            f"{row.median('listed'):.1f}",
            f"{row.median('clone'):.2f}",
            f"{row.memory['state']:,.0f}",
            f"{row.memory['game'] / 1000:,.0f}",
            f"{row.ratio(peer, 'decisions'):.2f}",
            f"{row.ratio(peer, 'choices'):.2f}",
            f"{row.ratio(peer, 'clone'):.3f}",
        ]
        lines.append(f"| {' | '.join(cells)} |")
    return lines


def commit() -> str:
    """The commit that is measured, as git names it."""
    done = subprocess.run(
        ["git", "describe", "--always", "--dirty"], capture_output=True, text=True, check=False, cwd=RESULTS
    )
    return done.stdout.strip() or "unknown"


def random_play(slices: int, seconds: float) -> str:
    """Random play in words."""
    own = ["imperial-4", "imperial-6", "imperunde-4", "war-4"]
    rows = [Row(program, engine) for engine in engines() for program in own]
    rows += [Row("kernel"), Row("catanatron")]
    for i in range(slices):
        for row in rows:
            row.measure(7 + i, seconds)
    for row in rows:
        row.finish()
    machine = f"{platform.python_implementation()} {platform.python_version()}, {platform.machine()}"
    how = f"medians of {slices} slices of {seconds:g} s of CPU time in turn, a process each. The peer is the last row."
    what = "Choices are decisions with an alternative: neither forced nor luck."
    return "\n".join([_title("Random play"), "", f"{machine}; {how} {what}", "", *table(rows, rows[-1])]) + "\n"


def thinking_table(slices: int, seconds: float) -> str:
    """Positions and playouts of the bots in words."""
    how = (
        f"Medians of {slices} slices of {seconds:g} s of CPU time in turn, a process each. Positions are valued by the "
        f"net, {thinking.POSITIONS} at once, with the numbers that describe them; playouts are those of `expert`."
    )
    return "\n".join([_title("Thinking"), "", how, "", *thinking.measure(slices, seconds)]) + "\n"


def decisions_table() -> str:
    """How long the strong levels think, in words."""
    how = (
        f"CPU time of a decision, {decisions.DECISIONS} of them spread over a game with {decisions.PLAYERS} players: "
        "the middle one and the slowest."
    )
    return "\n".join([_title("Decisions of bots"), "", how, "", *decisions.measure()]) + "\n"


def strength_table() -> str:
    """How often a searcher wins by the time it has, in words: from stored games, since they take hours."""
    how = (
        f"Wins of one `expert` against three of `{strength.RIVAL}` with so much CPU time for a decision, with 95% "
        "intervals. `python -m benchmarks.strength` plays the games."
    )
    return "\n".join([_title("Strength per second"), "", how, "", *strength.table()]) + "\n"


def odds_table() -> str:
    """Exact odds of big battles in words: the tables of dice are made, but no position is known."""
    rows = ["| battle | ms | bar |", "| --- | --- | --- |"]
    for name, (attackers, defenders) in BATTLES.items():
        took = milliseconds(partial(imperunde_odds.chance, attackers, defenders), before=imperunde_odds.forget)
        rows.append(f"| ImpeRunde, twenty against twenty: {name} | {median(took):.2f} | 50 |")
    for name, (attackers, defenders, landed) in SIEGES.items():
        took = milliseconds(partial(war_odds.battle_odds, attackers, defenders, Conditions(fort=True), landed))
        rows.append(f"| War!, fifteen against fifteen: {name} | {median(took):.2f} | 200 |")
    return "\n".join([_title("Odds of battles"), "", f"Medians of {ASKED} questions.", "", *rows]) + "\n"


def income_table() -> str:
    """The income of full empires in words, with the best assignment of resources to factories."""
    rows = ["| empire in War! | ms | slowest | bar |", "| --- | --- | --- | --- |"]
    for name, draw in empires.EMPIRES.items():
        rng = random.Random(1)
        took = [min(milliseconds(partial(income.lines, draw(rng), empires.PLAYER))) for _ in range(DRAWN)]
        rows.append(f"| {name} | {median(took):.2f} | {max(took):.2f} | 1 |")
    how = f"{DRAWN} empires of each kind, drawn at random: the middle one and the slowest."
    return "\n".join([_title("Income"), "", how, "", *rows]) + "\n"


def milliseconds(work: Callable[[], object], before: Callable[[], object] = int) -> list[float]:
    """The CPU time that something takes, several times."""
    took: list[float] = []
    for _ in range(ASKED):
        before()
        start = time.process_time()
        work()
        took.append(1000 * (time.process_time() - start))
    return took


def server_table(seconds: float, search: bool) -> str:
    """The server under load in words."""
    how = (
        f"At each table a person who decides every {load.PERIOD:g} s, and a spectator; {seconds:g} s. A wait is the "
        "time from a post until both have seen what came of it; `late`: how often that took longer than a decision. "
        "The server has one core, its clients another."
    )
    return "\n".join([_title("The server"), "", how, "", *server.measure(seconds, search)]) + "\n"


def processes_table(seconds: float) -> str:
    """One and two server processes in words."""
    share = processes.usual_share()
    lines = processes.measure("imperial", seconds, round(processes.FIRST_TABLES * share), share)
    return "\n".join([_title("Two server processes"), "", *lines]) + "\n"


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
    parser.add_argument("--only", choices=PARTS, help="measure nothing else")
    parser.add_argument("--load-seconds", type=float, default=20.0, help="how long each load of the server is measured")
    parser.add_argument("--search", action="store_true", help="find out how many tables the server can carry")
    parser.add_argument("--no-store", action="store_true", help="only print")
    given = parser.parse_args()
    if given.only in (None, "random-play"):
        show("random-play", random_play(given.slices, given.seconds), not given.no_store)
    if given.only in (None, "thinking"):
        show("thinking", thinking_table(given.slices, given.seconds), not given.no_store)
    if given.only in (None, "decisions"):
        show("decisions", decisions_table(), not given.no_store)
    if given.only in (None, "strength"):
        show("strength", strength_table(), store=False)
    if given.only in (None, "odds"):
        show("odds", odds_table(), not given.no_store)
    if given.only in (None, "income"):
        show("income", income_table(), not given.no_store)
    if given.only in (None, "server"):
        show("server", server_table(given.load_seconds, given.search), not given.no_store)
    if given.only in (None, "processes"):
        why = processes.why_not(processes.usual_share())
        if why:
            print(why)
        else:
            show("processes", processes_table(given.load_seconds), not given.no_store)
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
