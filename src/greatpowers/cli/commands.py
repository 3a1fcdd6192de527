"""The commands of a player: help, hint, board, log, why, rules, undo, save, quit and so on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text as RichText

from greatpowers.cli.choices import expand_aliases, match_actions, split_count
from greatpowers.cli.files import describe_error, write_atomically
from greatpowers.cli.geography import borders_of, regions_called
from greatpowers.cli.nations import nation_called
from greatpowers.cli.players import takes_player
from greatpowers.cli.rules import find_rules, show_rules
from greatpowers.cli.story import story
from greatpowers.core.actions import BadNotation, Family
from greatpowers.core.game import Refusal
from greatpowers.core.help import rules_for_step

if TYPE_CHECKING:
    from greatpowers.cli.session import Session

_LOG_EVENTS = 20
_MAX_VERDICTS = 8
_USAGE_WIDTH = 24  # of the help, so that what commands mean has room
_TOPICS = (
    "number",
    "hint",
    "list",
    "board",
    "near",
    "log",
    "why",
    "reason",
    "rules",
    "asides",
    "next",
    "undo",
    "save",
    "quit",
)
HELP = tuple(f"play-help-{topic}" for topic in _TOPICS)  # messages; what each means is in a second one
WITHOUT_CHOICES = ("undo", "save", "quit", "exit", "rules", "log", "near")  # the commands that need nobody to decide


class Quit(Exception):
    """Raised when the player quits."""


def run_command(session: Session, typed: str) -> bool:
    """Run a typed line if it is a command; returns whether it was one."""
    word, _, rest = typed.partition(" ")
    word = word.lower()
    if word in session.board.parts and not rest:
        session.console.print(session.board.part(word, session.seen, session.console.width))
        return True
    family = session.table.game.space.by_name.get(word)
    command = session.commands.get(word) if family is None or not rest else None  # War! has an action “board”
    if command is not None:
        command(rest.strip())
        return True
    if family is None or not family.aside:
        return False
    _take_aside(session, family, typed)
    return True


# -- information ---------------------------------------------------------------------------------------------


def _help(session: Session, rest: str) -> None:
    say = session.text.say
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(max_width=_USAGE_WIDTH)
    for message in session.help_messages:
        usage = say(message, parts=", ".join(session.board.parts))
        grid.add_row(RichText(usage, style="bold"), say(f"{message}-means"))
        if message == "play-help-asides":
            for family in _aside_families(session):
                grid.add_row(RichText(_usage(family), style="bold"), _meaning(session, family))
    session.say("play-help-title", style="bold")
    session.console.print(Padding(grid, (0, 0, 0, 2)))
    notation = session.table.game.space.notation(session.choices.actions[0])
    session.say("play-help-notation", notation=notation)
    rules = rules_for_step(session.table.game, session.table.state.step)
    if rules:
        session.console.print()
        session.say("play-help-rules-title", style="bold")
        listed = Grid.grid(padding=(0, 1))
        for rule in rules:
            cited = f" ({session.text.citation(rule.id)})"
            listed.add_row("  •", RichText(session.text.rule(rule.id)).append(cited, style="dim"))
        session.console.print(listed)


def _list(session: Session, rest: str) -> None:
    session.show_question()


def _board(session: Session, rest: str) -> None:
    session.show_board()
    session.show_question()


def _near(session: Session, rest: str) -> None:
    """Say what a region borders on."""
    text = session.text
    found = regions_called(rest, text)
    if not found:
        session.say("play-near-unknown" if rest else "play-near-usage", given=rest)
    for region in found[:_MAX_VERDICTS]:
        for message, near in borders_of(region, text):
            session.say(message, region=str(text.word(region)), near=", ".join(str(text.word(other)) for other in near))


def _log(session: Session, rest: str) -> None:
    count = int(rest[:6]) if rest.isascii() and rest.isdecimal() else _LOG_EVENTS
    events = session.table.events(session.seat)
    if not events or not count:
        session.say("play-log-empty")
        return
    session.console.print(story(events[-count:], session.text, brief=False))


def _rules(session: Session, rest: str) -> None:
    if not rest:
        session.say("play-rules-usage")
        return
    found = find_rules(session.table.game.rulebook, rest, session.text.language)
    show_rules(session.console, session.text, rest, found)


def _asides(session: Session, rest: str) -> None:
    """List the asides, with those that differ only in the last word on one line."""
    players = session.players
    last_words: dict[str, list[str]] = {}
    for action in session.table.state.asides(session.seat):
        *first, last = players.words(action)
        last_words.setdefault(" ".join(first), []).append(last)
    if not last_words:
        session.say("play-asides-none")
        return
    session.say("play-asides-title", style="bold")
    for prefix, words in last_words.items():
        session.console.print(RichText("  " + f"{prefix} {_abbreviate(session, words)}".strip()))


def _aside_families(session: Session) -> list[Family]:
    return [family for family in session.table.game.space.families if family.aside]


def _usage(family: Family) -> str:
    """How to type an aside; its seat, which is its first argument, goes without saying."""
    return " ".join([family.name, *(argument.name.upper() for argument in family.arguments[1:])])


def _meaning(session: Session, family: Family) -> str:
    """What an aside is for, where the texts say so."""
    message = f"aside-{session.table.game.id}-{family.name.replace('_', '-')}"
    return session.text.say(message) if session.text.has(message) else ""


def _abbreviate(session: Session, words: list[str]) -> str:
    """Write consecutive numbers as `1-3`, anything else as alternatives."""
    if len(words) > 1 and all(word.isdecimal() for word in words):
        numbers = [int(word) for word in words]
        if numbers == list(range(numbers[0], numbers[-1] + 1)):
            return f"{numbers[0]}-{numbers[-1]}"
    if len(words) == 1:
        return words[0]
    return session.text.say("play-asides-or", words=", ".join(words[:-1]), last=words[-1])


def _why(session: Session, rest: str) -> None:
    """Say whether an action is possible, or which rule forbids it; alone or with a name, why a bot did something."""
    power, seat = _called(session, rest)
    if not rest or power or seat is not None:
        from greatpowers.cli.advice import show_why  # the search takes a while to import

        show_why(session, power, seat)
        return
    space = session.table.game.space
    numbered = session.choices.by_number(rest)
    words = expand_aliases(rest, session.board.aliases)
    own = [action for action in range(len(space)) if session.is_own(action)]
    found = [numbered] if numbered is not None else match_actions(words, own, session.text, players=session.players)
    times, once = split_count(words)
    if times and not found:  # as choices can be made several times
        found = match_actions(once, own, session.text, players=session.players)
    if not found:
        _why_unknown(session, rest, words)
    elif len(found) > 1 and _same_refusal(session, found):
        refusal = session.table.state.why_not(found[0], session.seat)
        assert refusal is not None
        _refuse(session, rest, refusal)
    elif len(found) > _MAX_VERDICTS:
        session.say("play-why-many", typed=rest, count=len(found))
        for action in found[:_MAX_VERDICTS]:
            session.console.print(f"  why {space.notation(action)}")
    else:
        for action in found:
            _verdict(session, action)


def _called(session: Session, typed: str) -> tuple[str, int | None]:
    """The nation or else the seat that a line names, in short if that is clear; neither where it names none."""
    text, players = session.text, session.players
    nation, seat = nation_called(typed, text), players.called(typed)
    if players.have_nations:  # their turns are those of players
        found = {seat, players.called(nation)} - {None}
        return "", found.pop() if len(found) == 1 else None
    if nation and seat is not None:
        is_whole_name = typed.lower() == text.player(seat).lower()
        return ("", seat) if is_whole_name else (nation_called(typed, text, short=False), None)
    return nation, seat


def _hint(session: Session, rest: str) -> None:
    from greatpowers.cli.advice import show_hint  # the search takes a while to import

    show_hint(session, rest)


def _same_refusal(session: Session, actions: Sequence[int]) -> bool:
    """Whether all of these actions are impossible for the same reason."""
    refusals = [session.table.state.why_not(action, session.seat) for action in actions]
    reasons = {session.text.refusal(refusal) if refusal is not None else "" for refusal in refusals}
    return len(reasons) == 1 and reasons != {""}


def _why_unknown(session: Session, typed: str, words: str) -> None:
    space = session.table.game.space
    exact = next((action for action in range(len(space)) if space.notation(action) == words), None)
    if exact is not None:  # chance's, or another seat's
        _verdict(session, exact)
    elif not explain_never(session, words):
        example = session.table.game.space.notation(session.choices.actions[0])
        session.say("play-why-unknown", typed=typed, example=example)


def explain_never(session: Session, words: str) -> bool:
    """Explain a line that starts like an action but can never be one; returns whether it did."""
    if _explain_player(session, words):
        return True
    try:
        session.table.game.space.parse(words)
    except BadNotation as error:
        if error.code not in ("empty", "unknown-action"):
            session.console.print(RichText(session.text.bad_notation(error)))
            return True
    return False


def _explain_player(session: Session, words: str) -> bool:
    """Explain a line that names a player who is not there; returns whether it did."""
    players = session.players
    given = players.unknown(words)
    if given:
        session.say("play-player-unknown", given=given, players=players.listed(session.seat))
    return bool(given)


def _verdict(session: Session, action: int) -> None:
    description = session.text.action(action)
    refusal = session.table.state.why_not(action, session.seat)
    if refusal is None:
        session.say("play-why-possible", action=description)
    else:
        _refuse(session, description, refusal)


def _refuse(session: Session, action: str, refusal: Refusal) -> None:
    text = session.text
    session.say("play-why-refused", action=action, why=text.refusal(refusal), rule=text.citation(refusal.rule))


# -- actions -------------------------------------------------------------------------------------------------


def _take_aside(session: Session, family: Family, typed: str) -> None:
    """Take an aside by the name of its family, with or without the seat in front of its other words."""
    state, space = session.table.state, session.table.game.space
    words = expand_aliases(typed, session.board.aliases)
    own = [action for action in range(family.offset, family.offset + len(family)) if session.is_own(action)]
    possible = [action for action in state.asides(session.seat) if space.family(action) is family]
    players = session.players
    found = match_actions(words, possible, session.text, players=players)
    refused = [] if found else match_actions(words, own, session.text, players=players)
    if len(found) == 1:
        session.play(found[0])
    elif found and len(words.split()) > 1:
        session.list_candidates(typed, found)
    elif refused and _same_refusal(session, refused):
        refusal = state.why_not(refused[0], session.seat)
        assert refusal is not None
        session.refuse(refusal)
    elif not _explain_player(session, words):
        example = " ".join(players.words((possible or own)[0]))
        message = "play-aside-usage-player" if takes_player(family) else "play-aside-usage"
        session.say(message, usage=_usage(family), example=example, players=players.listed(session.seat))


def _undo(session: Session, rest: str) -> None:
    seat, table = session.seat, session.table
    number = _last_typed(session) if session.typed_luck else table.undo_point(seat)
    if number is None:
        session.say("play-nothing-to-undo")
        return
    shown = table.action_shown(number, seat)
    undone = table.rewind(number)
    session.mark_read(seat)
    session.by_hand = number
    if shown is None:
        session.say("play-undone-hidden")
    else:
        session.say("play-undone", action=session.text.action(shown))
    if len(undone) > 1:
        session.say("play-undone-others", style="dim", count=len(undone) - 1)
    session.save()
    session.moved = True


def _last_typed(session: Session) -> int | None:
    """The number of the action typed last: beside a real board, dice and draws may be mistyped too."""
    table = session.table
    return next((n for n in reversed(range(table.number)) if table.actors[n] not in table.bots), None)


def _next(session: Session, rest: str) -> None:
    """Pass the keyboard to another person who is to decide at the same time."""
    if not session.hand_over():
        session.say("play-next-nobody")


def _save(session: Session, rest: str) -> None:
    if not rest:
        session.say("play-save-usage")
        return
    path = Path(rest).expanduser()
    if path.is_file() and path.resolve() not in session.copies:
        session.say("play-save-exists", path=str(path))
        return
    try:
        write_atomically(path, session.table.save())
    except OSError as error:
        session.console.print(RichText(describe_error(path, error)))
        return
    session.copies.add(path.resolve())
    session.say("play-saved", path=str(path))


def _quit(session: Session, rest: str) -> None:
    raise Quit


COMMANDS: dict[str, Callable[[Session, str], None]] = {
    "?": _help,
    "help": _help,
    "hint": _hint,
    "list": _list,
    "board": _board,
    "near": _near,
    "log": _log,
    "rules": _rules,
    "asides": _asides,
    "why": _why,
    "next": _next,
    "undo": _undo,
    "save": _save,
    "quit": _quit,
    "exit": _quit,
}
