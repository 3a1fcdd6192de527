"""Chances and good lines in a terminal: hints, why a bot did something, and the analysis of a position."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING, Final

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text as RichText

from greatpowers.analysis.advice import Line, advise
from greatpowers.analysis.why import decision_to_explain, interest, is_decision, why
from greatpowers.bots.search.players import level_settings
from greatpowers.bots.search.searcher import Settings
from greatpowers.core.game import chance_percent
from greatpowers.core.help import begins_paragraph
from greatpowers.core.text import Text

if TYPE_CHECKING:
    from greatpowers.cli.session import Session
    from greatpowers.table import Table

SECONDS: Final = 2.0  # to think about a hint
MOST_SECONDS: Final = 3600.0
RANDOM: Final = "random"  # the code of the bot that has no reasons
_BAR: Final = 30  # characters
_PLANNED: Final = 3  # actions of a plan that are shown
_LOOK_BACK: Final = 500  # actions, for the last decision of a bot


def thinking(game_id: str, seconds: float) -> Settings:
    """The search of the strongest level, for so long."""
    return level_settings(game_id, seconds=seconds)


def parse_seconds(typed: str) -> float | None:
    """So many seconds; None for anything that is no sensible number of them."""
    try:
        seconds = float(typed.replace(",", "."))
    except ValueError:
        return None
    return seconds if 0 < seconds <= MOST_SECONDS else None


# -- drawing -------------------------------------------------------------------------------------------------


def percent(chance: float, text: Text) -> str:
    """A chance, as it is said."""
    return text.say("advice-percent", number=chance_percent(chance))


def draw_chances(chances: Sequence[float], text: Text, console: Console) -> RenderableType:
    """Everybody's chance of winning, as bars."""
    sign = "#" if console.options.ascii_only else "█"
    grid = Grid.grid(padding=(0, 1))
    grid.add_column()
    grid.add_column(justify="right")
    for seat, chance in enumerate(chances):
        grid.add_row(text.player(seat), percent(chance, text), RichText(sign * round(_BAR * chance), style="cyan"))
    return Group(RichText(text.say("advice-chances"), style="bold"), Padding(grid, (0, 0, 0, 2)))


def draw_lines(lines: Sequence[Line], text: Text, step: str, number: Callable[[int], str]) -> RenderableType:
    """The best choices, with what comes after them and the reasons; `number`: how a choice is numbered."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(justify="right")
    grid.add_column(justify="right")
    for line in lines:
        about = Group(
            RichText(text.action(line.action, step)), *(RichText(more, style="dim") for more in _more(line, text))
        )
        grid.add_row(RichText(number(line.action), style="bold cyan"), percent(line.chance, text), about)
    return Group(RichText(text.say("advice-lines"), style="bold"), Padding(grid, (0, 0, 0, 2)))


def _more(line: Line, text: Text) -> list[str]:
    """What else there is to say of a line: the reason, and the next actions of the plan."""
    out = [] if line.reason is None else [text.reason(line.reason.hint)]
    planned = [text.action(action, step) for step, action in line.plan[:_PLANNED]]
    if planned:
        message = "advice-plan" if len(line.plan) <= _PLANNED else "advice-plan-more"
        out.append(text.say(message, actions=text.say("advice-and-then").join(planned)))
    return out


# -- at the table --------------------------------------------------------------------------------------------


def show_hint(session: Session, rest: str) -> None:
    """Show the chances and the best choices of the seat to decide, by what it knows."""
    table, text, console = session.table, session.text, session.console
    seconds = parse_seconds(rest) if rest else SECONDS
    if seconds is None:
        session.say("play-hint-usage")
        return
    settings = thinking(table.game.id, seconds)
    events = None if table.record.position is not None else table.log
    try:
        with console.status(text.say("advice-thinking")):
            advice = advise(table.state, session.seat, Random(table.number), events=events, settings=settings)
    except KeyboardInterrupt:  # they have waited long enough, which is no reason to quit
        return
    console.print()
    console.print(draw_chances(advice.chances, text, console))
    console.print()
    numbers = session.choices.numbers  # asides have none
    console.print(draw_lines(advice.lines, text, table.state.step, lambda action: str(numbers.get(action, ""))))


def show_why(session: Session, power: str = "", whose: int | None = None) -> None:
    """Say why a bot did what it did last, in the last turn of a power, or in a seat: by what the reader may know."""
    table, text, console = session.table, session.text, session.console
    bots = [seat for seat in table.bots if seat != session.seat and whose in (None, seat)]
    number = _telling_in_turn(session, power, bots) if power else _last_of(session, bots)
    if number is None:
        session.say("play-reason-none" if power or whose is not None else "play-reason-nobody")
        return
    actor, action = table.actors[number], table.record.actions[number]
    state = table.at(number)
    if table.seats[actor].bot == RANDOM:
        session.say("play-reason-random", name=text.player(actor))
        return
    events = None if table.record.position is not None else table.log[: table.events_before(number)]
    settings = thinking(table.game.id, SECONDS)
    with console.status(text.say("advice-thinking")):
        advice = why(state, actor, action, session.seat, Random(number), events=events, settings=settings)
    if advice is None:
        session.say("play-reason-secret", name=text.player(actor))
        return
    line = next(line for line in advice.lines if line.action == action)
    session.say("play-reason", name=text.player(actor), action=text.action(action, state.step))
    console.print(Padding(RichText(_because(line, advice.lines, text)), (0, 0, 0, 2)))
    console.print(draw_lines(advice.lines, text, state.step, lambda shown: "→" if shown == action else ""))
    if table.game.secrets:
        session.say("play-reason-imagined", style="dim", game=table.game.id)


def _last_of(session: Session, bots: Sequence[int]) -> int | None:
    """The number of the last decision of one of these bots that the seat may know of."""
    table = session.table
    first = max(0, table.number - _LOOK_BACK)
    actions, actors = table.record.actions[first:], table.actors[first:]
    found = decision_to_explain(table.at(first), actions, actors, bots)
    return None if found is None else first + found


def _telling_in_turn(session: Session, power: str, bots: Sequence[int]) -> int | None:
    """The number of the decision that tells most of the last turn of a power in which these bots made any."""
    table, game = session.table, session.table.game
    begins = [at for at, event in enumerate(table.log) if begins_paragraph(game, event)]
    for begin, end in reversed(list(pairwise([*begins, len(table.log)]))):
        event = table.log[begin]
        if power in game.events[event[0]].to_json(event[1:]).values():
            numbers = [n for n in range(table.number) if begin < table.events_before(n) <= end]
            found = [n for n in numbers if table.actors[n] in bots and _is_decision(table, n)]
            if found:
                return max(found, key=lambda n: interest(table.at(n), table.record.actions[n]))  # the first of the best
    return None


def _is_decision(table: Table, number: int) -> bool:
    return is_decision(table.at(number), table.actors[number], table.record.actions[number])


def _because(line: Line, lines: Sequence[Line], text: Text) -> str:
    """The reason for a line; where there is none, that nothing stands out."""
    if line.reason is not None:
        return text.reason(line.reason.hint)
    return text.say("play-reason-even" if line.chance >= lines[0].chance - 0.02 else "play-reason-worse")
