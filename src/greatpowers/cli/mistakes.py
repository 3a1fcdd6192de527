"""Mistakes on the command line itself, said in one line of our own words."""

from __future__ import annotations

from collections.abc import Sequence

import typer

from greatpowers.cli.console import WORDS, Failure

# Typer does not publish the classes of its mistakes; they are told apart by name.
_NO_SUCH_OPTION = "NoSuchOption"
_MISSING = "MissingParameter"


def one_line(error: typer.TyperException, commands: Sequence[str]) -> str:
    """What was wrong, and where help is found."""
    if isinstance(error, Failure):
        return error.message
    kind = type(error).__name__
    message = error.format_message()
    if kind == _NO_SUCH_OPTION:
        message = _no_such_option(error)
    elif kind == _MISSING:
        message = WORDS.say("bad-missing", what=_parameter(error))
    elif isinstance(error, typer.BadParameter):
        message = _bad_value(error)
    elif message.startswith("No such command"):
        given = message.split("'")[1] if "'" in message else ""
        message = WORDS.say("bad-command", given=given, allowed=", ".join(commands))
    context = getattr(error, "ctx", None)
    if context is None:
        return message
    return WORDS.say("try-help", message=message, command=context.command_path)


def _no_such_option(error: typer.TyperException) -> str:
    given = str(getattr(error, "option_name", ""))
    near = getattr(error, "possibilities", None) or []
    if near:
        return WORDS.say("bad-command-option-near", given=given, near=", ".join(sorted(near)))
    return WORDS.say("bad-command-option", given=given)


def _bad_value(error: typer.BadParameter) -> str:
    why = error.message.rstrip(".")
    if "integer" in why:
        return WORDS.say("bad-value-number", what=_parameter(error))
    return WORDS.say("bad-value", what=_parameter(error), why=why)


def _parameter(error: typer.TyperException) -> str:
    """The option or argument that a mistake is about, as it is written."""
    parameter = getattr(error, "param", None)
    if parameter is None:
        return str(getattr(error, "param_hint", "") or "")
    names = [name for name in getattr(parameter, "opts", []) if name.startswith("--")]
    return names[0] if names else str(parameter.name).upper()
