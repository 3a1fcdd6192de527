"""Errors in the command line itself, as one line in our own words."""

from __future__ import annotations

from collections.abc import Iterable

import typer

from greatpowers.cli.console import TEXT, UserError

# Typer does not export these exception classes, so they are recognised by name.
_NO_SUCH_OPTION = "NoSuchOption"
_MISSING = "MissingParameter"


def format_error(error: typer.TyperException) -> str:
    """What is wrong, and how to get help."""
    if isinstance(error, UserError):
        return error.message
    kind = type(error).__name__
    message = error.format_message()
    if kind == _NO_SUCH_OPTION:
        message = _no_such_option(error)
    elif kind == _MISSING:
        message = TEXT.say("bad-missing", what=_parameter(error))
    elif isinstance(error, typer.BadParameter):
        message = _bad_value(error)
    elif message.startswith("No such command"):
        given = message.split("'")[1] if "'" in message else ""
        message = TEXT.say("bad-command", given=given, allowed=", ".join(_commands(error)))
    elif message.startswith("Got unexpected extra argument"):
        message = TEXT.say("bad-extra", given=message.rpartition("(")[2].rstrip(")"))
    context = getattr(error, "ctx", None)
    if context is None:
        return message
    return TEXT.say("try-help", message=message, command=context.command_path)


def _commands(error: typer.TyperException) -> Iterable[str]:
    """The commands of the group in which one was not found."""
    return getattr(getattr(getattr(error, "ctx", None), "command", None), "commands", {})


def _no_such_option(error: typer.TyperException) -> str:
    given = str(getattr(error, "option_name", ""))
    similar = getattr(error, "possibilities", None) or []
    if similar:
        return TEXT.say("bad-command-option-near", given=given, near=", ".join(sorted(similar)))
    return TEXT.say("bad-command-option", given=given)


def _bad_value(error: typer.BadParameter) -> str:
    why = error.message.rstrip(".")
    if "integer" in why:
        return TEXT.say("bad-value-number", what=_parameter(error))
    return TEXT.say("bad-value", what=_parameter(error), why=why)


def _parameter(error: typer.TyperException) -> str:
    """The option or argument that the error is about, as the user writes it."""
    parameter = getattr(error, "param", None)
    if parameter is None:
        return str(getattr(error, "param_hint", "") or "")
    names = [name for name in getattr(parameter, "opts", []) if name.startswith("--")]
    return names[0] if names else str(parameter.name).upper()
