"""`greatpowers simulate`: bots play many games against each other."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text as RichText

from greatpowers.bots import Turn, make_bot
from greatpowers.cli.arguments import choose_seed, parse_bots, parse_game, require_positive
from greatpowers.cli.console import INTERRUPTED, TEXT, UserError, format_number, make_console, print_json, text_for
from greatpowers.cli.files import write_or_fail
from greatpowers.cli.jobs import progress, run_all, shared_game
from greatpowers.cli.results import GameResult, as_csv, as_jsonl, summarise
from greatpowers.core.game import Game, Refused, State
from greatpowers.core.luck import settle
from greatpowers.core.text import Text

_FORMATS = (".csv", ".jsonl")


class PlayGame:
    """The task of a worker: play the game of this number. Its luck depends only on the seed and the number."""

    def __init__(self, game: Game, bots: Sequence[str], seed: int, rotate: bool) -> None:
        self.game_id = game.id
        self.options = tuple(game.options.items())
        self.bots = list(bots)
        self.seed = seed
        self.rotate = rotate

    def __call__(self, number: int) -> GameResult:
        """One game."""
        seats = len(self.bots)
        game = shared_game(self.game_id, seats, self.options)
        shift = number % seats if self.rotate else 0
        codes = [self.bots[(seat + shift) % seats] for seat in range(seats)]
        state, decisions = self._play(game, codes, Random(f"{self.seed}/{number}"), number)
        outcome = state.outcome
        assert outcome is not None
        return GameResult(number, codes, outcome.reason, state.turns, decisions, outcome.scores, outcome.ranks)

    def _play(self, game: Game, codes: list[str], rng: Random, number: int) -> tuple[State, int]:
        """Play to the end; the last position and how many decisions it took."""
        bots = [make_bot(code, game.id) for code in codes]
        state = game.start()
        decisions = 0
        settle(state, rng)
        while state.to_act >= 0:
            seat = state.to_act
            action = bots[seat].decide(Turn(state, seat), rng)
            if action in state.legal():
                state.apply(action)
            else:
                self._aside(state, action, seat, codes[seat], number)
            decisions += 1
            settle(state, rng)
        return state, decisions

    def _aside(self, state: State, action: int, seat: int, code: str, number: int) -> None:
        """An aside, or a mistake of the bot."""
        try:
            state.play(action, seat)
        except Refused as error:
            rule = error.refusal.rule
            raise UserError(TEXT.say("bad-bot-move", bot=code, number=number, rule=rule), 1) from None


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
    out: Path | None,
    as_json: bool,
    language: str,
) -> None:
    """Play, count, report; Ctrl-C keeps what is done."""
    game = parse_game(game_id, players, options, board)
    text = text_for(language, game)
    require_positive(games=games, jobs=jobs)
    if out is not None and out.suffix not in _FORMATS:
        raise UserError(TEXT.say("bad-out", given=str(out)))
    codes = parse_bots(bots, game, players)
    seed = choose_seed(seed)
    if out is not None:
        write_or_fail(out, "")  # better now than after an hour of play
    task = PlayGame(game, codes, seed, rotate)
    results, seconds, stopped = _collect(task, games, jobs, text)
    if out is not None:
        write_or_fail(out, as_csv(results, players) if out.suffix == ".csv" else as_jsonl(results))
    report: dict[str, Any] = {
        "game": game.id,
        "players": players,
        "options": game.options,
        "bots": codes,
        "rotate": rotate,
        "seed": seed,
        "asked": games,
        "games": len(results),
        "stopped": stopped,
        **(summarise(results) if results else {}),
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


def _collect(task: PlayGame, games: int, jobs: int, text: Text) -> tuple[list[GameResult], float, bool]:
    """All results in the order of their numbers, how long it took, and whether Ctrl-C ended it early."""
    results: list[GameResult] = []
    stopped = False
    start = time.perf_counter()
    try:
        with progress(text.say("game-title"), games) as advance:
            for result in run_all(task, games, jobs):
                results.append(result)
                advance()
    except KeyboardInterrupt:
        stopped = True
    seconds = max(time.perf_counter() - start, 1e-9)
    return sorted(results, key=lambda result: result.number), seconds, stopped


# -- the report ----------------------------------------------------------------------------------------------


def _show(console: Console, text: Text, report: dict[str, Any], out: Path | None) -> None:
    say, number = text.say, partial(format_number, language=text.language)
    if not report["games"]:
        console.print(RichText(say("simulate-none")))
        return
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
    reasons = ", ".join(
        f"{text.outcome_reason(reason).rstrip('.')} ({count})" for reason, count in report["reasons"].items()
    )
    turns, decisions = number(report["mean_turns"]), number(report["mean_decisions"])
    if report["distinct"] < report["games"]:
        console.print(RichText(say("simulate-distinct", distinct=report["distinct"], games=report["games"])))
    console.print(RichText(say("simulate-length", turns=turns, decisions=decisions, reasons=reasons)))
    speed = {
        "games": number(report["games_per_second"]),
        "decisions": number(report["decisions_per_second"], 0),
        "seconds": number(report["seconds"]),
    }
    console.print(RichText(say("simulate-speed", **speed)))
    if out is not None:
        console.print(RichText(say("simulate-written", path=str(out))), soft_wrap=True)


def _tallies(text: Text, what: str, tallies: dict[str, dict[str, Any]]) -> Table:
    number = partial(format_number, language=text.language)
    table = Table(box=None, header_style="dim", pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(text.say(what), style="bold")
    for name in ("played", "wins", "share", "interval", "score", "rank"):
        table.add_column(text.say(f"simulate-{name}"), justify="right", no_wrap=True)
    for name, tally in tallies.items():
        interval = "–".join(number(100 * bound) for bound in tally["interval"] or []) or "·"
        table.add_row(
            name,
            str(tally["played"]),
            number(tally["wins"], 0 if tally["wins"] == int(tally["wins"]) else 1),
            f"{number(100 * tally['share'])} %",
            f"{interval} %" if tally["interval"] else interval,
            number(tally["mean_score"]),
            number(tally["mean_rank"], 2),
        )
    return table
