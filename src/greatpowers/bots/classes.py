"""Classes of bots that a user names, and the parameters of their constructors."""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import sys
import types
import typing
import zlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any
from urllib.parse import parse_qsl

from greatpowers.bots.bot import Bot
from greatpowers.core.options import BadOptions

BotClass = Callable[..., Bot]
Parameter = str | int | float | bool

_TRUE, _FALSE = ("true", "yes", "on", "1"), ("false", "no", "off", "0")


def make(target: str, query: str, word: str) -> Bot:
    """A bot of the class `module:Class` or `file.py:Class` with these parameters; raises BadOptions.

    `word`: how the user has named it.
    """
    bot_class = _find_class(target, word)
    parameters = _parameters(bot_class, query, word)
    try:
        return bot_class(**parameters)
    except (Exception, SystemExit) as error:  # a class may do anything
        raise _cannot_load(word, error) from None


def _find_class(target: str, word: str) -> BotClass:
    place, _, name = target.rpartition(":")
    try:
        module = _load(place) if place.endswith(".py") else importlib.import_module(place)
        found: BotClass = getattr(module, name)
    except (Exception, SystemExit) as error:
        raise _cannot_load(word, error) from None
    if not callable(getattr(found, "decide", None)):
        raise BadOptions("bot-class", given=word)
    return found


@cache
def _load(path: str) -> ModuleType:
    """The module of a file, which may import others of its folder."""
    file = Path(path).resolve(strict=True)
    name = f"greatpowers_bot_{file.stem}_{zlib.crc32(bytes(file)):x}"
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # before it runs: dataclasses look there
    if str(file.parent) not in sys.path:
        sys.path.append(str(file.parent))
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def _cannot_load(word: str, error: BaseException) -> BadOptions:
    return BadOptions("bot-load", given=word, why=f"{type(error).__name__}: {error}")


# -- parameters ----------------------------------------------------------------------------------------------


def _parameters(bot_class: BotClass, query: str, word: str) -> dict[str, Parameter]:
    """The arguments that `name=value&…` gives to this class; later ones win. Raises BadOptions."""
    if not query:
        return {}
    kinds = _kinds(bot_class)
    if not kinds:
        raise BadOptions("bot-parameterless", given=word)
    try:
        given = dict(parse_qsl(query, keep_blank_values=True, strict_parsing=True))
        return {name: _read(value, kinds[name]) for name, value in given.items()}
    except (KeyError, ValueError):
        allowed = ", ".join(f"{name} ({_say(kind)})" for name, kind in kinds.items())
        raise BadOptions("bot-parameter", given=word, allowed=allowed) from None


def _kinds(bot_class: BotClass) -> dict[str, Any]:
    """The parameters that can be given as text, with their types."""
    constructor = getattr(bot_class, "__init__", bot_class)
    hints = typing.get_type_hints(constructor) if inspect.isfunction(constructor) else {}
    names = inspect.signature(bot_class).parameters
    return {name: _plain(hints[name]) for name in names if name in hints and _plain(hints[name]) is not None}


def _plain(hint: Any) -> Any:
    """The type that a value of this hint is read as; None where text cannot give it."""
    if hint in (int, float, str, bool) or typing.get_origin(hint) is typing.Literal:
        return hint
    if typing.get_origin(hint) in (typing.Union, types.UnionType):  # X | None
        of_values = [kind for kind in typing.get_args(hint) if kind is not types.NoneType]
        return _plain(of_values[0]) if len(of_values) == 1 else None
    return None


def _say(kind: Any) -> str:
    choices = typing.get_args(kind)
    return "|".join(map(str, choices)) if choices else kind.__name__


def _read(value: str, kind: Any) -> Parameter:
    """A value of this type; raises ValueError."""
    if choices := typing.get_args(kind):
        return _choose(value, choices)
    if kind is bool:
        if value.lower() not in _TRUE + _FALSE:
            raise ValueError(value)
        return value.lower() in _TRUE
    read: Parameter = kind(value)
    return read


def _choose(value: str, choices: tuple[Any, ...]) -> Parameter:
    chosen: Parameter | None = next((choice for choice in choices if str(choice) == value), None)
    if chosen is None:
        raise ValueError(value)
    return chosen
