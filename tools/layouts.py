"""Write `position.py` and `frames.py` of each game from its `layout.py` (`make layouts`); `--check` only compares."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec, module_from_spec
from pathlib import Path

from greatpowers.core.layout import BYTES, LIST, NUMBER, ROW, SEAT, Axis, Field, FrameLayout, Layout
from greatpowers.games import GAMES

ROOT = Path(__file__).parents[1]
MODEL = "tests.core.sealed_bids"  # the model game, which is made like the others
PACKAGES = [*(module.rpartition(".")[0] for module, _ in GAMES.values()), MODEL]
TYPES = {NUMBER: "int", ROW: "list[int]", LIST: "list[int]", BYTES: "bytearray"}
STATE = ["cached", "ended", "to_act", "turns"]  # fields of core.game.State that a clone takes over as they are


def main() -> int:
    """Write all files, or say which of them differ from their layout."""
    stale = [path for package in PACKAGES for path, text in generated(package) if not settle(path, text)]
    for path in stale:
        print(f"{path.relative_to(ROOT)} differs from its layout: run `make layouts`")
    return 1 if stale else 0


def settle(path: Path, text: str) -> bool:
    """Whether the file is as generated; without --check it is made so."""
    if path.exists() and path.read_text("utf-8") == text:
        return True
    if "--check" in sys.argv:
        return False
    path.write_text(text, "utf-8")
    return True


def generated(package: str) -> list[tuple[Path, str]]:
    """The generated files of a game, formatted."""
    layout, folder = _layout(package)
    return [
        (folder / "position.py", _formatted(position_module(layout))),
        (folder / "frames.py", _formatted(frames_module(layout))),
    ]


def _layout(package: str) -> tuple[Layout, Path]:
    """A game's declaration and folder, without running the package's __init__, which needs the generated modules."""
    spec = find_spec(package)
    assert spec is not None, package
    assert spec.origin is not None, package
    sys.modules.setdefault(package, module_from_spec(spec))
    layout: Layout = import_module(f"{package}.layout").LAYOUT
    return layout, Path(spec.origin).parent


def _formatted(code: str) -> str:
    """As `make format` would leave it."""
    command = [str(Path(sys.executable).with_name("ruff")), "format", "--stdin-filename", "generated.py", "-"]
    return subprocess.run(command, input=code, capture_output=True, text=True, check=True).stdout


# -- the position --------------------------------------------------------------------------------------------


def position_module(layout: Layout) -> str:
    """The module with the class of the positions."""
    game_module = f"{layout.package}.game"
    carried = [*layout.fixed, *layout.memos]
    names = sorted([name for name, _, _ in carried] + [field.name for field in layout.fields])
    types = [(module, kind) for _, kind, module in layout.fixed if module]
    guarded = [f"from {module} import {kind}" for module, kind in sorted({*types, (game_module, layout.game_class)})]
    lines = [
        '"""The position of a game, generated from layout.py by `make layouts`: change that file, not this one."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import TYPE_CHECKING, Any",
        "",
        "from greatpowers.core.game import NOBODY, State",
        *sorted([*_imports(layout.fields), *(f"from {module} import {kind}" for _, kind, module in layout.memos)]),
        "",
        "if TYPE_CHECKING:",
        *(f"    {line}" for line in guarded),
        "",
        "",
        "class Position(State):",
        '    """What lies on the table; see layout.py."""',
        "",
        f"    __slots__ = {_tuple(repr(name) for name in names)}",
        "",
        f"    def __init__(self, game: {layout.game_class} | None = None) -> None:",
        "        if game is None:",
        "            return  # a blank, which `clone` fills",
        "        self.game = game",
        "        self.rules = game.rules",
        *(f"        self.{name}: {kind} = game.{name}" for name, kind, _ in layout.fixed),
        *_start_of_state(),
        *(f"        self.{name}: {kind} = {kind}()" for name, kind, _ in layout.memos),
        *(line for field in layout.fields for line in _declared(field)),
        "",
        "    def clone(self) -> Position:",
        '        """See State."""',
        "        c = Position()",
        "        c.game = self.game",
        "        c.rules = self.rules",
        "        c.events = None",
        "        c.frames = [frame.copy() for frame in self.frames]",
        *(f"        c.{name} = self.{name}" for name in STATE),
        *(f"        c.{name} = self.{name}" for name, _, _ in carried),
        *(f"        c.{field.name} = {_copied(field)}" for field in layout.fields),
        "        return c",
        "",
        "    def key(self) -> tuple[Any, ...]:",
        '        """See State."""',
        "        return (",
        "            self.to_act, self.turns, self.ended, tuple([frame.key() for frame in self.frames]),",
        *(f"            {_comparable(field)}," for field in layout.fields if not field.derived),
        "        )",
    ]
    return "\n".join(lines) + "\n"


def _start_of_state() -> list[str]:
    return [
        "        self.to_act = NOBODY",
        "        self.frames = []",
        "        self.events = None",
        "        self.cached = None",
        "        self.turns = 0",
        "        self.ended = 0",
    ]


def _declared(field: Field) -> list[str]:
    comment = [f"        # {field.doc}"] if field.doc else []
    return [*comment, f"        self.{field.name}: {TYPES[field.kind]} = {_start(field)}"]


def _start(field: Field) -> str:
    """The start value as code."""
    if field.kind == NUMBER:
        return str(field.start)
    if field.kind == LIST:
        return "[]"
    size = " * ".join(axis.size for axis in field.axes).replace("seats", "game.seats")
    if field.kind == BYTES:
        assert field.start == 0, field.name
        return f"bytearray({size})"
    return f"[{field.start}] * ({size})" if len(field.axes) > 1 else f"[{field.start}] * {size}"


def _copied(field: Field) -> str:
    own = field.kind != NUMBER and not field.shared
    return f"self.{field.name}[:]" if own else f"self.{field.name}"


def _comparable(field: Field) -> str:
    if field.kind == NUMBER:
        return f"self.{field.name}"
    return f"bytes(self.{field.name})" if field.kind == BYTES else f"tuple(self.{field.name})"


def _imports(fields: Iterable[Field]) -> list[str]:
    """The constants that sizes are made of."""
    wanted: dict[str, set[str]] = {}
    for axis in _sizes(fields):
        if axis.module:
            wanted.setdefault(axis.module, set()).add(axis.size)
    return [f"from {module} import {', '.join(sorted(names))}" for module, names in sorted(wanted.items())]


def _sizes(fields: Iterable[Field]) -> list[Axis]:
    return [axis for field in fields for axis in field.axes]


def _tuple(items: Iterable[str]) -> str:
    return "(" + "".join(f"{item}, " for item in items) + ")"


# -- frames --------------------------------------------------------------------------------------------------


def frames_module(layout: Layout) -> str:
    """The module with a class for each frame that has data."""
    fields = [field for frame in layout.frames for field in frame.fields]
    lines = [
        '"""The data of each step, generated from layout.py by `make layouts`: change that file, not this one."""',
        "",
        "from __future__ import annotations",
        "",
        "from collections.abc import Callable",
        "from typing import Any, Final",
        "",
        "from greatpowers.core.steps import Frame",
        f"from {layout.package} import steps",
        *_imports(field for field in fields if SEAT not in field.axes),  # those by seat get their size where made
        *(line for frame in layout.frames for line in _frame_class(frame)),
        *_blank(layout),
    ]
    return "\n".join(lines) + "\n"


def _frame_class(frame: FrameLayout) -> list[str]:
    names = [field.name for field in frame.fields]
    step = f"steps.{frame.steps[0].upper()}"
    return [
        "",
        "",
        f"class {frame.name}(Frame):",
        f'    """{frame.doc}"""',
        "",
        f"    __slots__ = {_tuple(repr(name) for name in sorted(names))}",
        "",
        "    def __init__(",
        "        self,",
        *(f"        {_parameter(field)}," for field in frame.fields),
        f"        step: int = {step},",
        "    ) -> None:",
        "        self.step = step",
        *(line for field in frame.fields for line in _taken(field)),
        "",
        f"    def copy(self) -> {frame.name}:",
        '        """See Frame."""',
        f"        return {frame.name}({', '.join([*(_copied(field) for field in frame.fields), 'self.step'])})",
        "",
        "    def key(self) -> tuple[Any, ...]:",
        '        """See Frame."""',
        f"        return {_tuple(['self.step', *(_comparable(f) for f in frame.fields if not f.derived)])}",
    ]


def _parameter(field: Field) -> str:
    if field.kind == NUMBER:
        return f"{field.name}: int = {field.start}"
    return f"{field.name}: {TYPES[field.kind]} | None = None"


def _taken(field: Field) -> list[str]:
    comment = [f"        # {field.doc}"] if field.doc else []
    if field.kind == NUMBER:
        return [*comment, f"        self.{field.name} = {field.name}"]
    by_seat = any(axis is SEAT for axis in field.axes)  # a frame does not know how many there are
    start = "[]" if by_seat else _start(field)
    return [*comment, f"        self.{field.name} = {start} if {field.name} is None else {field.name}"]


def _blank(layout: Layout) -> list[str]:
    """A function that makes a frame of any step, for positions that are read from text."""
    makers = [f"steps.{step.upper()}: {frame.name}," for frame in layout.frames for step in frame.steps]
    return [
        "",
        "",
        "_CLASSES: Final[dict[int, Callable[..., Frame]]] = {",
        *makers,
        "}",
        "",
        "",
        "def blank(step: int) -> Frame:",
        '    """A frame of this step with its start values."""',
        "    make = _CLASSES.get(step)",
        "    return Frame(step) if make is None else make(step=step)",
    ]


if __name__ == "__main__":
    sys.exit(main())
