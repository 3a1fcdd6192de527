"""What the compiled engine needs to know, and whether it is running (see `make compiled`).

`mypyc_attr` marks the classes that games in plain Python derive from. It is mypyc's own decorator, repeated here so
that the engine needs no package at run time; this module itself is never compiled.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    Marked = TypeVar("Marked")

    def mypyc_attr(**attributes: bool) -> Callable[[Marked], Marked]:
        """Leave a class as it is."""
        return lambda marked: marked


def is_compiled() -> bool:
    """Whether the engine runs as compiled modules."""
    engine = find_spec("greatpowers.core.game")
    return engine is not None and not str(engine.origin).endswith(".py")
