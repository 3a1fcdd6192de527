"""`greatpowers arena`: tournaments between bots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text as RichText

from greatpowers.arena.ledger import Ledger, LedgerError, read_plan
from greatpowers.arena.playthrough import most_decisions as usual_limit
from greatpowers.arena.results import GameResult
from greatpowers.arena.schedule import KINDS
from greatpowers.arena.summary import summarise
from greatpowers.arena.tournament import Plan, PlayMatch, missing, without_lost
from greatpowers.arena.workers import run_apart
from greatpowers.cli.arena_page import page
from greatpowers.cli.arena_tables import Cell, Grid, Report
from greatpowers.cli.arguments import choose_seed, parse_bots, parse_game, require_positive
from greatpowers.cli.console import INTERRUPTED, TEXT, UserError, make_console, print_json, text_for
from greatpowers.cli.files import describe_error, write_or_fail
from greatpowers.cli.jobs import interrupted_later, progress


def arena(
    game_id: str,
    *,
    players: int,
    bots: str,
    kind: str,
    deals: int,
    seconds: float,
    jobs: int,
    seed: int | None,
    options: Sequence[str],
    board: Path | None,
    most_decisions: int | None,
    out: Path | None,
    html: Path | None,
    as_json: bool,
    language: str,
) -> None:
    """Play what is left of a tournament, and print all that is known of it; Ctrl-C keeps the finished games.

    Exits with 1 when a game could not be finished.
    """
    game = parse_game(game_id, players, options, board)
    text = text_for(language, game)
    plan = Plan(
        game=game.id,
        players=players,
        options=game.options,
        kind=_require_kind(kind),
        bots=_different_bots(bots, game.id),
        deals=deals,
        seed=_choose_seed(seed, out),
        most_decisions=usual_limit(game.id) if most_decisions is None else most_decisions,
        seconds=seconds,
    )
    require_positive(deals=deals, jobs=jobs, most_decisions=plan.most_decisions)
    results, stopped = _play(plan, jobs, out, text.say("game-title"))
    report = Report(summarise(plan, results), text)
    if html is not None:
        write_or_fail(html, page(report))
    if as_json:
        print_json({**report.data, "stopped": stopped})
    else:
        _show(make_console(), report, stopped=stopped, out=out, html=html)
    if stopped:
        raise typer.Exit(INTERRUPTED)
    if report.data["failed"]:
        raise typer.Exit(1)


def _require_kind(kind: str) -> str:
    if kind not in KINDS:
        raise UserError(TEXT.say("bad-arena-kind", given=kind, allowed=", ".join(KINDS)))
    return kind


def _different_bots(words: str, game_id: str) -> list[str]:
    bots = parse_bots(words, game_id)
    twice = next((bot for bot in bots if bots.count(bot) > 1), None)
    if twice is not None:
        raise UserError(TEXT.say("bad-arena-twice", given=twice))
    if len(bots) < 2:
        raise UserError(TEXT.say("bad-arena-few"))
    return bots


def _choose_seed(seed: int | None, out: Path | None) -> int:
    """The user's seed, or that of the run to be continued, or a random one."""
    if out is not None and out.suffix != ".jsonl":
        raise UserError(TEXT.say("bad-arena-out", given=str(out)))
    with _telling(out):
        known = None if out is None else read_plan(out)
    return choose_seed(known.seed if seed is None and known is not None else seed)


# -- playing -------------------------------------------------------------------------------------------------


@contextmanager
def _telling(path: Path | None) -> Iterator[None]:
    """Turn what is wrong with the file of results into an error for the user."""
    try:
        yield
    except LedgerError as error:
        message = "bad-arena-plan" if error.fields else "bad-arena-file"
        raise UserError(TEXT.say(message, path=str(error.path), fields=", ".join(error.fields))) from None
    except OSError as error:
        if path is None:
            raise
        raise UserError(describe_error(path, error)) from None


def _play(plan: Plan, jobs: int, out: Path | None, title: str) -> tuple[list[GameResult], bool]:
    """All results, those of earlier runs included, and whether Ctrl-C stopped it."""
    with ExitStack() as stack:
        stack.enter_context(_telling(out))
        ledger = None if out is None else stack.enter_context(Ledger(out, plan))
        results = [] if ledger is None else ledger.results
        matches = missing(plan, results)
        try:
            with progress(title, len(matches)) as advance:
                for result in run_apart(PlayMatch(plan), matches, jobs, without_lost):
                    with interrupted_later():  # what is written is counted
                        results.append(result) if ledger is None else ledger.add(result)
                    advance()
        except KeyboardInterrupt:
            return results, True
    return results, False


# -- the terminal --------------------------------------------------------------------------------------------


def _show(console: Console, report: Report, *, stopped: bool, out: Path | None, html: Path | None) -> None:
    say = report.text.say
    console.print(RichText(report.title, style="bold"))
    console.print(RichText(report.about))
    if stopped:
        console.print(RichText(say("arena-stopped" if out is not None else "arena-stopped-unsaved")))
    for grid in report.grids():
        console.print()
        console.print(RichText(grid.title, style="bold"))
        if grid.note:
            console.print(RichText(grid.note, style="dim"))
        console.print(_table(grid))
    for problem in report.problems():
        console.print(RichText(problem, style="red"))
    if out is not None:
        console.print(RichText(say("simulate-written", path=str(out))), soft_wrap=True)
    if html is not None:
        console.print(RichText(say("arena-page-written", path=str(html))), soft_wrap=True)


def _table(grid: Grid) -> Table:
    table = Table(box=None, header_style="dim", pad_edge=False, padding=(0, 2, 0, 0))
    name, *others = grid.columns
    table.add_column(name, style="bold", overflow="fold")
    for column in others:
        table.add_column(column, justify="right", no_wrap=True)
    for row in grid.rows:
        table.add_row(*map(_words, row))
    return table


def _words(cell: Cell) -> RichText:
    """A cell with its smaller text in the next line."""
    text = RichText(cell.text)
    return text.append(f"\n{cell.detail}", style="dim") if cell.detail else text
