"""`greatpowers check`: plays random games with every conformance check, and saves one that fails."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random

import msgspec
import typer
from rich.text import Text as RichText

from greatpowers.arena.tournament import shared_game
from greatpowers.cli.arguments import choose_seed, parse_game, require_positive
from greatpowers.cli.console import INTERRUPTED, format_number, make_console, print_json, text_for
from greatpowers.cli.files import write_or_fail
from greatpowers.cli.jobs import progress, run_all
from greatpowers.core.conformance import Violation, check_game, count_decisions
from greatpowers.core.game import Game
from greatpowers.core.record import write
from greatpowers.core.text import Text

# From the middle: checking begins at one of so many first decisions of a random game, and goes on for so many.
_LONGEST = 5000
_CHECKED = 300


class CheckResult(msgspec.Struct):
    """One checked game; `rules`, `message` and `record` describe a violation, if any."""

    number: int
    decisions: int = 0
    actions_compared: int = 0
    reason: str = ""
    rules: list[str] = []
    message: str = ""
    record: str = ""


class CheckGame:
    """The task of a worker: check the game of this number, or some of it from its middle on."""

    def __init__(self, game: Game, seed: int, middle: bool) -> None:
        self.game_id = game.id
        self.seats = game.seats
        self.options = tuple(game.options.items())
        self.seed = seed
        self.middle = middle

    def __call__(self, number: int) -> CheckResult:
        """Play and check one game."""
        game = shared_game(self.game_id, self.seats, self.options)
        seed = f"{self.seed}/{number}"
        skip = Random(f"{seed}/skip").randrange(count_decisions(game, Random(seed), _LONGEST)) if self.middle else 0
        try:
            report = check_game(game, Random(seed), skip=skip, most=_CHECKED if self.middle else 0)
        except Violation as found:
            text = write(found.record)
            decisions = len(found.record.actions)
            return CheckResult(number, decisions, rules=list(found.rules), message=found.message, record=text)
        reason = report.outcome.reason if report.outcome is not None else ""
        return CheckResult(number, report.decisions, report.actions_compared, reason)


def check(
    game_id: str,
    *,
    players: int,
    games: int,
    jobs: int,
    seed: int | None,
    options: Sequence[str],
    board: Path | None,
    middle: bool,
    as_json: bool,
    language: str,
) -> None:
    """Check games and print totals; at the first violation, save its record and exit with 1."""
    game = parse_game(game_id, players, options, board)
    text = text_for(language, game)
    require_positive(games=games, jobs=jobs)
    seed = choose_seed(seed)
    start = time.perf_counter()
    checked, stopped = _collect(CheckGame(game, seed, middle), games, jobs, text)
    seconds = time.perf_counter() - start
    failed = next((result for result in checked if result.rules), None)
    saved = Path(f"greatpowers-violation-{seed}-{failed.number if failed else 0}.txt")
    if failed is not None:
        write_or_fail(saved, failed.record)
    if as_json:
        print_json(
            {
                "game": game.id,
                "players": players,
                "options": game.options,
                "seed": seed,
                "middle": middle,
                "asked": games,
                "games": len(checked),
                "stopped": stopped,
                "decisions": sum(result.decisions for result in checked),
                "actions_compared": sum(result.actions_compared for result in checked),
                "reasons": _reasons(checked),
                "violation": None if failed is None else _violation(failed, saved),
                "seconds": round(seconds, 3),
            }
        )
    else:
        _show(text, checked, failed, saved, stopped, games, seed, seconds)
    if failed is not None:
        raise typer.Exit(1)
    if stopped:
        raise typer.Exit(INTERRUPTED)


def _collect(task: CheckGame, games: int, jobs: int, text: Text) -> tuple[list[CheckResult], bool]:
    """The checked games in order, up to the first violation, and whether Ctrl-C stopped it."""
    checked: list[CheckResult] = []
    stopped = False
    try:
        with progress(text.say("game-title"), games) as advance:
            for result in run_all(task, games, jobs):
                checked.append(result)
                advance()
                if result.rules:
                    break
    except KeyboardInterrupt:
        stopped = True
    return sorted(checked, key=lambda result: result.number), stopped


def _reasons(checked: Sequence[CheckResult]) -> dict[str, int]:
    return dict(sorted(Counter(result.reason for result in checked if result.reason).items()))


def _violation(failed: CheckResult, saved: Path) -> dict[str, object]:
    return {
        "number": failed.number,
        "rules": failed.rules,
        "message": failed.message,
        "record": str(saved),
    }


def _show(
    text: Text,
    checked: Sequence[CheckResult],
    failed: CheckResult | None,
    saved: Path,
    stopped: bool,
    games: int,
    seed: int,
    seconds: float,
) -> None:
    console, say = make_console(), text.say
    assert text.game is not None
    if failed is not None:
        number, message = failed.number, failed.message
        console.print(RichText(say("check-violation", number=number, seed=str(seed), message=message)))
        for rule in failed.rules:  # with its id, for those who look for it in the code
            console.print(RichText(f"  {text.rule(rule)}").append(f" [{rule}]", style="dim"))
        console.print(RichText(say("check-saved", path=str(saved))))
    elif stopped:
        console.print(RichText(say("check-stopped", done=len(checked), games=games)))
    else:
        about: dict[str, str | int] = {"game": say("game-title"), "players": text.game.seats, "seed": str(seed)}
        console.print(RichText(say("check-title", games=len(checked), **about)))
    decisions = sum(result.decisions for result in checked)
    compared = sum(result.actions_compared for result in checked)
    totals: dict[str, str | int] = {
        "decisions": decisions,
        "actions": compared,
        "seconds": format_number(seconds, language=text.language),
    }
    console.print(RichText(say("check-totals", **totals)))
    reasons = ", ".join(f"{reason} ({count})" for reason, count in _reasons(checked).items())
    if reasons:
        console.print(RichText(say("check-ends", reasons=reasons)))
