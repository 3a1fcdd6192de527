"""The commands of a player: help, board, log, why, rules, undo, save, quit and so on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text as RichText

from greatpowers.cli.choices import expand_aliases, match_actions
from greatpowers.cli.files import describe_error, write_atomically
from greatpowers.cli.rules import find_rules, show_rules
from greatpowers.cli.story import story
from greatpowers.core.actions import BadNotation
from greatpowers.core.reading import rules_for_step

if TYPE_CHECKING:
    from greatpowers.cli.session import Session

_LOG_EVENTS = 20
_MAX_VERDICTS = 8
_HELP = ("number", "board", "log", "why", "rules", "asides", "donate", "undo", "save", "quit")


class Quit(Exception):
    """Raised when the player quits."""


def run_command(session: Session, typed: str) -> bool:
    """Run a typed line if it is a command; returns whether it was one."""
    word, _, rest = typed.partition(" ")
    word = word.lower()
    if word in session.board.parts and not rest:
        board, state = session.board, session.table.state
        session.console.print(board.part(word, state, session.seat, session.console.width))
        return True
    command = COMMANDS.get(word)
    if command is None or not _is_known(session, word):
        return False
    command(session, rest.strip())
    return True


def _is_known(session: Session, word: str) -> bool:
    """Whether the game has this command: donations exist only in some games."""
    return word != "donate" or "donate" in session.table.game.space.by_name


# -- information ---------------------------------------------------------------------------------------------


def _help(session: Session, rest: str) -> None:
    say = session.text.say
    grid = Grid.grid(padding=(0, 2))
    for name in _HELP:
        if not _is_known(session, name):
            continue
        usage = say(f"play-help-{name}", parts=", ".join(session.board.parts))
        grid.add_row(RichText(usage, style="bold"), say(f"play-help-{name}-means"))
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
            line = RichText(rule.text(session.text.language)).append(f" [{rule.id}]", style="dim")
            listed.add_row("  •", line)
        session.console.print(listed)


def _board(session: Session, rest: str) -> None:
    session.show_board()
    session.show_question()


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
    space = session.table.game.space
    last_words: dict[str, list[str]] = {}
    for action in session.table.state.asides(session.seat):
        prefix, _, last = space.notation(action).rpartition(" ")
        last_words.setdefault(prefix, []).append(last)
    if not last_words:
        session.say("play-asides-none")
        return
    session.say("play-asides-title", style="bold")
    for prefix, words in last_words.items():
        session.console.print(RichText(f"  {prefix} {_abbreviate(words)}"))


def _abbreviate(words: list[str]) -> str:
    """Write consecutive numbers as `1-3`, anything else with commas."""
    if len(words) > 1 and all(word.isdecimal() for word in words):
        numbers = [int(word) for word in words]
        if numbers == list(range(numbers[0], numbers[-1] + 1)):
            return f"{numbers[0]}-{numbers[-1]}"
    return ", ".join(words)


def _why(session: Session, rest: str) -> None:
    """Say whether an action is possible, or which rule forbids it."""
    if not rest:
        session.say("play-why-usage")
        return
    space = session.table.game.space
    numbered = session.choices.by_number(rest)
    words = expand_aliases(rest, session.board.aliases)
    own = [action for action in range(len(space)) if session.is_own(action)]
    found = [numbered] if numbered is not None else match_actions(words, own, session.text)
    if not found:
        _why_unknown(session, rest, words)
    elif len(found) > 1 and _same_refusal(session, found):
        refusal = session.table.state.why_not(found[0], session.seat)
        assert refusal is not None
        session.say("play-why-refused", action=rest, why=session.text.refusal(refusal), rule=refusal.rule)
    elif len(found) > _MAX_VERDICTS:
        session.say("play-why-many", typed=rest, count=len(found))
        for action in found[:_MAX_VERDICTS]:
            session.console.print(f"  why {space.notation(action)}")
    else:
        for action in found:
            _verdict(session, action)


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
    try:
        session.table.game.space.parse(words)
    except BadNotation as error:
        if error.code not in ("empty", "unknown-action"):
            session.console.print(RichText(session.text.bad_notation(error)))
            return True
    return False


def _verdict(session: Session, action: int) -> None:
    description = session.text.action(action)
    refusal = session.table.state.why_not(action, session.seat)
    if refusal is None:
        session.say("play-why-possible", action=description)
    else:
        session.say("play-why-refused", action=description, why=session.text.refusal(refusal), rule=refusal.rule)


# -- actions -------------------------------------------------------------------------------------------------


def _donate(session: Session, rest: str) -> None:
    """Donate to a treasury: `donate france 3`."""
    state, space = session.table.state, session.table.game.space
    words = expand_aliases(f"donate {rest}", session.board.aliases)
    own = [action for action in range(len(space)) if session.is_own(action) and space.family(action).aside]
    found = match_actions(words, own, session.text) if len(words.split()) > 2 else []
    if len(found) != 1 or not space.notation(found[0]).startswith("donate"):
        session.say("play-donate-usage", nation=str(next(iter(session.board.aliases.values()), "")))
        return
    refusal = state.why_not(found[0], session.seat)
    if refusal is not None:
        session.say("play-refused", why=session.text.refusal(refusal), rule=refusal.rule)
        return
    session.play(found[0])


def _undo(session: Session, rest: str) -> None:
    seat = session.seat
    undone = _undo_last_typed(session) if session.typed_luck else session.table.undo(seat)
    if not undone:
        session.say("play-nothing-to-undo")
        return
    session.mark_read(seat)
    session.say("play-undone", action=session.text.action(undone[0]))
    if len(undone) > 1:
        session.say("play-undone-others", style="dim", count=len(undone) - 1)
    session.save()
    session.moved = True


def _undo_last_typed(session: Session) -> list[int]:
    """Undo whatever was typed last: beside a real board, dice and draws may be mistyped too."""
    table = session.table
    typed = [number for number, actor in enumerate(table.actors) if actor not in table.bots]
    return table.rewind(typed[-1]) if typed else []


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
    "board": _board,
    "log": _log,
    "rules": _rules,
    "asides": _asides,
    "why": _why,
    "donate": _donate,
    "undo": _undo,
    "save": _save,
    "quit": _quit,
    "exit": _quit,
}
