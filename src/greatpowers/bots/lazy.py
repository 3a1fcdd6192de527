"""Attributes that are worked out when they are first asked for.

As `functools.cached_property`, which mypyc takes for an ordinary property and works out again and again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class lazy(Generic[T]):  # noqa: N801 - a decorator
    """The result of a method, kept in the object; its class must not be a native one."""

    def __init__(self, method: Callable[[Any], T]) -> None:
        self._method = method
        self.__doc__ = method.__doc__

    def __set_name__(self, owner: type[Any], name: str) -> None:
        """Know where to keep it."""
        self._name = name

    def __get__(self, instance: object, owner: type[Any] | None = None) -> T:
        """Only called until the result is kept: what an object has itself comes first."""
        value = self._method(instance)
        instance.__dict__[self._name] = value
        return value
