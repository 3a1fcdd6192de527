"""`greatpowers simulate`: bots play many games against each other."""

from __future__ import annotations

import os
import time
import traceback
from collections.abc import Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text as RichText

from greatpowers.arena.playthrough import Playthrough
from greatpowers.arena.playthrough import most_decisions as usual_limit
from greatpowers.arena.results import CUT, FAILED, GameResult
from greatpowers.arena.tournament import shared_game
from greatpowers.cli.arguments import choose_seed, parse_game, parse_seated_bots, require_positive
from greatpowers.cli.console import INTERRUPTED, TEXT, UserError, format_number, make_console, print_json, text_for
from greatpowers.cli.jobs import interrupted_later, progress, run_all
from greatpowers.cli.results import FORMATS, ResultsFile, summarise
from greatpowers.core.game import Game
from greatpowers.core.text import Text

_MAX_LISTED = 10  # failed games in the report


class PlayGame:
    """The task of a worker: play the game of this number. Its luck depends only on the seed and the number."""

    def __init__(self, game: Game, bots: Sequence[str], seed: int, rotate: bool, most_decisions: int) -> None:
        self.game_id = game.id
        self.options = tuple(game.options.items())
        self.bots = list(bots)
        self.seed = seed
        self.rotate = rotate
        self.most_decisions = most_decisions

    def __call__(self, number: int) -> GameResult:
        """Play one game."""
        seats = len(self.bots)
        shift = number % seats if self.rotate else 0
        bots = [self.bots[(seat + shift) % seats] for seat in range(seats)]
        game = shared_game(self.game_id, seats, self.options)
        rng = Random(f"{self.seed}/{number}")
        playthrough = Playthrough(game, bots, rng, [rng] * seats)
        try:
            playthrough.play(self.most_decisions)
            return playthrough.result(number)
        except (Exception, SystemExit) as error:  # a bot may do anything; the other games go on
            if os.environ.get("GREATPOWERS_DEBUG"):
                traceback.print_exc()
            return playthrough.result(number, playthrough.error(error))
        finally:
            playthrough.close()


def simulate(
    game_id: str,
    *,
    players: int,
    games: int,
    bots: str,
    jobs: int,
    seed: int | None,
    rotate: bool,
    options: Sequence[str],
    board: Path | None,
    most_decisions: int | None,
    out: Path | None,
    as_json: bool,
    language: str,
) -> None:
    """Play the games and print statistics; Ctrl-C keeps the finished games, and a failed game does not stop the others.

    Exits with 1 when a game failed.
    """
    game = parse_game(game_id, players, options, board)
    text = text_for(language, game)
    if most_decisions is None:
        most_decisions = usual_limit(game.id)
    require_positive(games=games, jobs=jobs, most_decisions=most_decisions)
    if out is not None and out.suffix not in FORMATS:
        raise UserError(TEXT.say("bad-out", given=str(out)))
    codes = parse_seated_bots(bots, game, players)
    seed = choose_seed(seed)
    start = time.perf_counter()
    results, stopped = _collect(PlayGame(game, codes, seed, rotate, most_decisions), games, jobs, out, text)
    seconds = max(time.perf_counter() - start, 1e-9)
    finished = [result for result in results if result.is_finished]
    failed = [result for result in results if result.reason == FAILED]
    report: dict[str, Any] = {
        "game": game.id,
        "players": players,
        "options": game.options,
        "bots": codes,
        "rotate": rotate,
        "seed": seed,
        "asked": games,
        "games": len(finished),
        "most_decisions": most_decisions,
        "cut": [result.number for result in results if result.reason == CUT],
        "failed": [_failure(result, saved=out is not None) for result in failed],
        "stopped": stopped,
        **(summarise(finished) if finished else {}),
        "seconds": round(seconds, 3),
        "games_per_second": round(len(results) / seconds, 3),
        "decisions_per_second": round(sum(result.decisions for result in results) / seconds, 1),
    }
    if as_json:
        print_json(report)
    else:
        _show(make_console(), text, report, out)
    if stopped:
        raise typer.Exit(INTERRUPTED)
    if failed:
        first = _describe(text, report["failed"][0])
        summary = text.say("simulate-failures", count=len(failed), games=len(results), seed=str(seed), first=first)
        raise UserError(summary, exit_code=1)


def _collect(task: PlayGame, games: int, jobs: int, out: Path | None, text: Text) -> tuple[list[GameResult], bool]:
    """Play all games, writing each result at once; the results in order, and whether Ctrl-C stopped it."""
    results: list[GameResult] = []
    stopped = False
    with ExitStack() as stack:
        file = None if out is None else stack.enter_context(ResultsFile(out, len(task.bots)))
        try:
            with progress(text.say("game-title"), games) as advance:
                for result in run_all(task, games, jobs):
                    with interrupted_later():  # what is written is counted
                        results.append(result if file is None else file.add(result))
                    advance()
        except KeyboardInterrupt:
            stopped = True
    return sorted(results, key=lambda result: result.number), stopped


def _failure(result: GameResult, *, saved: bool) -> dict[str, Any]:
    """A failed game for the report; `saved`: its record is in a file."""
    error = result.error
    assert error is not None
    return {
        "number": result.number,
        "bot": error.bot,
        "message": error.message,
        "rule": error.rule,
        "record": error.record if saved else None,
    }


# -- the report ----------------------------------------------------------------------------------------------


def _show(console: Console, text: Text, report: dict[str, Any], out: Path | None) -> None:
    say, number = text.say, partial(format_number, language=text.language)
    if report["games"]:
        _show_statistics(console, text, report)
    elif report["stopped"]:
        console.print(RichText(say("simulate-none")))
    else:
        console.print(RichText(say("simulate-none-finished")))
    if report["cut"]:
        bound = number(report["most_decisions"], 0)
        console.print(RichText(say("simulate-cut", count=len(report["cut"]), decisions=bound)))
    for failure in report["failed"][:_MAX_LISTED]:
        console.print(RichText(_describe(text, failure), style="red"))
        if failure["record"]:
            console.print(RichText("  " + say("check-saved", path=failure["record"])), soft_wrap=True)
    if len(report["failed"]) > _MAX_LISTED:
        console.print(RichText(say("simulate-failed-more", count=len(report["failed"]) - _MAX_LISTED), style="red"))
    if out is not None:
        console.print(RichText(say("simulate-written", path=str(out))), soft_wrap=True)


def _describe(text: Text, failure: dict[str, Any]) -> str:
    """A failed game in one line."""
    if failure["rule"]:
        why, rule = text.rule(failure["rule"]), text.citation(failure["rule"])
        return text.say("bad-bot-move", bot=failure["bot"], number=failure["number"], why=why, rule=rule)
    return text.say("simulate-failed", bot=failure["bot"], number=failure["number"], error=failure["message"])


def _show_statistics(console: Console, text: Text, report: dict[str, Any]) -> None:
    say, number = text.say, partial(format_number, language=text.language)
    heading = {"game": say("game-title"), "players": report["players"], "seed": str(report["seed"])}
    console.print(RichText(say("simulate-title", games=report["games"], **heading), style="bold"))
    if report["stopped"]:
        console.print(RichText(say("simulate-stopped", done=report["games"], games=report["asked"])))
    console.print()
    console.print(_tallies(text, "simulate-bot", report["by_bot"]))
    console.print()
    by_seat = {str(seat + 1): tally for seat, tally in enumerate(report["by_seat"])}
    console.print(_tallies(text, "simulate-seat", by_seat))
    console.print()
    console.print(RichText(say("simulate-note", share=number(100 / report["players"])), style="dim"))
    if report["distinct"] < report["games"]:
        console.print(RichText(say("simulate-distinct", distinct=report["distinct"], games=report["games"])))
    reasons = ", ".join(
        f"{text.outcome_reason(reason).rstrip('.')} ({count})" for reason, count in report["reasons"].items()
    )
    turns, decisions = number(report["mean_turns"]), number(report["mean_decisions"])
    console.print(RichText(say("simulate-length", turns=turns, decisions=decisions, reasons=reasons)))
    turns, decisions = number(report["median_turns"]), number(report["median_decisions"])
    console.print(RichText(say("simulate-median", turns=turns, decisions=decisions)))
    speed = {
        "games": number(report["games_per_second"]),
        "decisions": number(report["decisions_per_second"], 0),
        "seconds": number(report["seconds"]),
    }
    console.print(RichText(say("simulate-speed", **speed)))


def _tallies(text: Text, what: str, tallies: dict[str, dict[str, Any]]) -> Table:
    number = partial(format_number, language=text.language)
    table = Table(box=None, header_style="dim", pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(text.say(what), style="bold", no_wrap=True)
    for name in ("played", "wins", "share", "interval", "score", "rank"):
        table.add_column(text.say(f"simulate-{name}"), justify="right", no_wrap=True)
    for name, tally in tallies.items():
        interval = "–".join(number(100 * bound) for bound in tally["interval"] or []) or "·"
        table.add_row(
            name,
            str(tally["played"]),
            number(tally["wins"], 0 if tally["wins"] == int(tally["wins"]) else 1),
            text.say("simulate-percent", number=number(100 * tally["share"])),
            text.say("simulate-percent", number=interval) if tally["interval"] else interval,
            number(tally["mean_score"]),
            number(tally["mean_rank"], 2),
        )
    return table
