"""`greatpowers review`: how the chances in a recorded game went, its turning points, and what luck did."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import Console, Group
from rich.table import Table as Grid
from rich.text import Text as RichText

from greatpowers.analysis.luck import Luck
from greatpowers.analysis.review import Effort, Review, TurningPoint
from greatpowers.analysis.review import review as review_game
from greatpowers.cli.advice import percent
from greatpowers.cli.console import TEXT, UserError, make_console, print_json, text_for
from greatpowers.cli.replay import read_game_record
from greatpowers.core.game import chance_percent
from greatpowers.core.record import Record
from greatpowers.core.text import Text
from greatpowers.table import Seat

BARS: Final = "▁▂▃▄▅▆▇█"
PLAIN_BARS: Final = "._-~=+*#"  # for terminals that have nothing but ASCII
BESIDE: Final = 12  # characters for two percentages
MOST_PLANNED: Final = 3  # choices of a plan that are told
SURE: Final = 2.0  # errors that luck must be away from nothing
LEAST_LUCK: Final = 0.02  # so much is worth telling


def review(path: Path, *, seconds: float, playouts: int, as_json: bool, language: str) -> None:
    """Review the game of a record."""
    text_for(language)
    record = read_game_record(path)
    if record.viewer:
        raise UserError(TEXT.say("bad-review-viewer", path=str(path)))
    names = [Seat.from_label(label).name or label for label in record.players]
    text = text_for(language, record.game, names)
    console = make_console()
    with console.status(text.say("review-thinking", percent=0)) as status:

        def report(part: Review) -> None:
            status.update(text.say("review-thinking", percent=round(100 * part.share)))

        found = review_game(record, Effort(seconds, playouts), report)
    if as_json:
        print_json(_as_json(record, found, text))
    else:
        _show(console, record, found, text)


# -- showing -------------------------------------------------------------------------------------------------


def _show(console: Console, record: Record, found: Review, text: Text) -> None:
    title = text.say("review-title", game=text.say("game-title"), count=len(record.actions))
    console.print(RichText(title, style="bold"))
    _heading(console, text.say("advice-chances"))
    console.print(_curve(console, found, text))
    _heading(console, text.say("review-points"))
    grid = Grid.grid(padding=(0, 1))
    for number, point in enumerate(found.turning_points, 1):
        about = Group(RichText(_loss(point, text)), *map(RichText, _lines(point, text)))
        grid.add_row(f"{number}.", about)
    console.print(grid)
    if not found.turning_points:
        console.print(RichText(text.say("review-points-none")))
    if found.luck is not None:
        _heading(console, text.say("review-luck"))
        _show_luck(console, found.luck, text)


def _heading(console: Console, words: str) -> None:
    console.print()
    console.print(RichText(words, style="bold"))


def _curve(console: Console, found: Review, text: Text) -> Grid:
    """A row of bars for each player, from the first turn to the end."""
    bars = PLAIN_BARS if console.options.ascii_only else BARS
    names = [text.player(seat) for seat in range(len(found.points[0].chances))]
    width = max(10, min(len(found.points), console.width - max(map(len, names)) - BESIDE))
    grid = Grid.grid(padding=(0, 1))
    grid.add_column()
    grid.add_column(justify="right")
    grid.add_column()
    grid.add_column(justify="right")
    for seat, name in enumerate(names):
        chances = [point.chances[seat] for point in found.points]
        line = "".join(bars[min(int(chance * len(bars)), len(bars) - 1)] for chance in _thinned(chances, width))
        grid.add_row(name, percent(chances[0], text), line, percent(chances[-1], text))
    return grid


def _thinned(numbers: Sequence[float], width: int) -> Iterable[float]:
    """As many of the numbers as there is room for, at even distances, the first and the last among them."""
    count = min(width, len(numbers))
    return [numbers[round(i * (len(numbers) - 1) / max(1, count - 1))] for i in range(count)]


def _loss(point: TurningPoint, text: Text) -> str:
    return text.say(
        "review-loss",
        number=point.number,
        player=text.player(point.seat),
        points=max(1, round(100 * (point.best - point.chance))),
        chance=chance_percent(point.chance),
        best=chance_percent(point.best),
    )


def _lines(point: TurningPoint, text: Text) -> Iterable[str]:
    """What was played, what would have been better, and why."""
    (step, action), ((better_step, better), *plan) = point.played, point.better
    yield text.say("review-played", action=text.action(action, step))
    yield text.say("review-better", action=text.action(better, better_step))
    if plan:
        told = [text.action(choice, step) for step, choice in plan[:MOST_PLANNED]]
        message = "advice-plan-more" if len(plan) > MOST_PLANNED else "advice-plan"
        yield text.say(message, actions=text.say("advice-and-then").join(told))
    if point.reason is not None:
        yield text.reason(point.reason.hint)


def _show_luck(console: Console, luck: Luck, text: Text) -> None:
    for sentence in _luck_in_words(luck, text):
        console.print(RichText(sentence))
    grid = Grid.grid(padding=(0, 1))
    grid.add_column()
    grid.add_column(justify="right")
    grid.add_column(style="dim")
    for seat, (total, error) in enumerate(zip(luck.totals, luck.errors, strict=True)):
        grid.add_row(text.player(seat), _signed(total), f"± {round(100 * error)}")
    console.print(grid)
    console.print(RichText(text.say("review-luck-what"), style="dim"))


def _luck_in_words(luck: Luck, text: Text) -> list[str]:
    """Whom luck favoured most, and whom least, as far as that is certain."""
    order = sorted(range(len(luck.totals)), key=lambda seat: luck.totals[seat])
    out = []
    for message, seat in (("review-luck-best", order[-1]), ("review-luck-worst", order[0])):
        total = luck.totals[seat] if message == "review-luck-best" else -luck.totals[seat]
        if total >= max(LEAST_LUCK, SURE * luck.errors[seat]):
            out.append(text.say(message, player=text.player(seat), points=round(100 * total)))
    return out or [text.say("review-luck-even")]


def _signed(change: float) -> str:
    points = round(100 * change)
    return f"−{-points}" if points < 0 else f"+{points}" if points else "±0"


# -- JSON ----------------------------------------------------------------------------------------------------


def _as_json(record: Record, found: Review, text: Text) -> dict[str, Any]:
    return {
        "game": record.game.id,
        "players": record.players,
        "count": len(record.actions),
        "points": [point._asdict() for point in found.points],
        "turning_points": [_point_as_json(record, point, text) for point in found.turning_points],
        "luck": None
        if found.luck is None
        else {**found.luck._asdict(), "fortunes": [fortune._asdict() for fortune in found.luck.fortunes]},
    }


def _point_as_json(record: Record, point: TurningPoint, text: Text) -> dict[str, Any]:
    notation, reason = record.game.space.notation, point.reason
    return {
        **point._asdict(),
        "played": notation(point.played[1]),
        "better": [notation(action) for _, action in point.better],
        "reason": None if reason is None else {**reason._asdict(), "text": text.reason(reason.hint)},
    }
