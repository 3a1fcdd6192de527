"""The words that a player may type besides choices: help, board, log, why, rules, undo, save, quit and so on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text as Line

from greatpowers.cli.choices import meant, spell_out
from greatpowers.cli.files import trouble, write_whole
from greatpowers.cli.rules import find_rules, show_rules
from greatpowers.cli.story import story
from greatpowers.core.actions import BadNotation
from greatpowers.core.reading import rules_for_step

if TYPE_CHECKING:
    from greatpowers.cli.session import Session

_LOG_EVENTS = 20
_MOST_VERDICTS = 8
_HELP = ("number", "board", "log", "why", "rules", "asides", "donate", "undo", "save", "quit")


class Leave(Exception):
    """A person wants to stop."""


def run_command(session: Session, typed: str) -> bool:
    """Carry out a typed line if it is a command; False when it is none."""
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
    """Whether a game knows a command: gifts are there only where its rules have them."""
    return word != "donate" or "donate" in session.table.game.space.by_name


# -- looking -------------------------------------------------------------------------------------------------


def _help(session: Session, rest: str) -> None:
    say = session.text.say
    grid = Grid.grid(padding=(0, 2))
    for name in _HELP:
        if not _is_known(session, name):
            continue
        usage = say(f"play-help-{name}", parts=", ".join(session.board.parts))
        grid.add_row(Line(usage, style="bold"), say(f"play-help-{name}-means"))
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
            line = Line(rule.text(session.text.language)).append(f" [{rule.id}]", style="dim")
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
    """What may be done though nobody asked, the last words of like actions put together."""
    space = session.table.game.space
    last_words: dict[str, list[str]] = {}
    for action in session.table.state.asides(session.seat):
        front, _, last = space.notation(action).rpartition(" ")
        last_words.setdefault(front, []).append(last)
    if not last_words:
        session.say("play-asides-none")
        return
    session.say("play-asides-title", style="bold")
    for front, words in last_words.items():
        session.console.print(Line(f"  {front} {_in_short(words)}"))


def _in_short(words: list[str]) -> str:
    """`1 2 3` as `1-3`, anything else with commas."""
    if len(words) > 1 and all(word.isdecimal() for word in words):
        numbers = [int(word) for word in words]
        if numbers == list(range(numbers[0], numbers[-1] + 1)):
            return f"{numbers[0]}-{numbers[-1]}"
    return ", ".join(words)


def _why(session: Session, rest: str) -> None:
    """Whether an action is possible, and the rule that forbids it."""
    if not rest:
        session.say("play-why-usage")
        return
    space = session.table.game.space
    numbered = session.choices.by_number(rest)
    words = spell_out(rest, session.board.aliases)
    own = [action for action in range(len(space)) if session.is_own(action)]
    found = [numbered] if numbered is not None else meant(words, own, session.text)
    if not found:
        _why_unknown(session, rest, words)
    elif len(found) > 1 and _same_refusal(session, found):
        refusal = session.table.state.why_not(found[0], session.seat)
        assert refusal is not None
        session.say("play-why-refused", action=rest, why=session.text.refusal(refusal), rule=refusal.rule)
    elif len(found) > _MOST_VERDICTS:
        session.say("play-why-many", typed=rest, count=len(found))
        for action in found[:_MOST_VERDICTS]:
            session.console.print(f"  why {space.notation(action)}")
    else:
        for action in found:
            _verdict(session, action)


def _same_refusal(session: Session, actions: Sequence[int]) -> bool:
    """Whether all of these actions are impossible for one and the same reason."""
    refusals = [session.table.state.why_not(action, session.seat) for action in actions]
    reasons = {session.text.refusal(refusal) if refusal is not None else "" for refusal in refusals}
    return len(reasons) == 1 and reasons != {""}


def _why_unknown(session: Session, typed: str, words: str) -> None:
    space = session.table.game.space
    written = next((action for action in range(len(space)) if space.notation(action) == words), None)
    if written is not None:  # luck's, or somebody else's
        _verdict(session, written)
    elif not explain_never(session, words):
        example = session.table.game.space.notation(session.choices.actions[0])
        session.say("play-why-unknown", typed=typed, example=example)


def explain_never(session: Session, words: str) -> bool:
    """Say what is wrong with a line that begins like an action but can name none; False when it does not."""
    try:
        session.table.game.space.parse(words)
    except BadNotation as error:
        if error.code not in ("empty", "unknown-action"):
            session.console.print(Line(session.text.bad_notation(error)))
            return True
    return False


def _verdict(session: Session, action: int) -> None:
    said = session.text.action(action)
    refusal = session.table.state.why_not(action, session.seat)
    if refusal is None:
        session.say("play-why-possible", action=said)
    else:
        session.say("play-why-refused", action=said, why=session.text.refusal(refusal), rule=refusal.rule)


# -- doing ---------------------------------------------------------------------------------------------------


def _donate(session: Session, rest: str) -> None:
    """Give to a treasury: `donate france 3`."""
    state, space = session.table.state, session.table.game.space
    words = spell_out(f"donate {rest}", session.board.aliases)
    own = [action for action in range(len(space)) if session.is_own(action) and space.family(action).aside]
    found = meant(words, own, session.text) if len(words.split()) > 2 else []
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
    gone = _last_typed(session) if session.typed_luck else session.table.undo(seat)
    if not gone:
        session.say("play-nothing-to-undo")
        return
    session.forget(seat)
    session.say("play-undone", action=session.text.action(gone[0]))
    if len(gone) > 1:
        session.say("play-undone-others", style="dim", count=len(gone) - 1)
    session.keep()
    session.moved = True


def _last_typed(session: Session) -> list[int]:
    """Beside a real board whatever was typed last can be mistyped, dice and draws included."""
    table = session.table
    typed = [number for number, actor in enumerate(table.actors) if actor not in table.bots]
    return table.take_back(typed[-1]) if typed else []


def _save(session: Session, rest: str) -> None:
    if not rest:
        session.say("play-save-usage")
        return
    path = Path(rest).expanduser()
    if path.is_file() and path.resolve() not in session.copies:
        session.say("play-save-exists", path=str(path))
        return
    try:
        write_whole(path, session.table.save())
    except OSError as error:
        session.console.print(Line(trouble(path, error)))
        return
    session.copies.add(path.resolve())
    session.say("play-saved", path=str(path))


def _quit(session: Session, rest: str) -> None:
    raise Leave


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
