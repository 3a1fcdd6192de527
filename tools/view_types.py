"""Write down for the browser what the games declare (`make layouts`); `--check` only compares.

The types of views, in TypeScript, come from the typed dictionaries in `view.py` and `figures.py` of a game, and the
frames of its `layout.py`. The signatures of actions and events, which the client gets from the server, are written
for its tests.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Sequence
from importlib import import_module
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, get_args, get_origin, get_type_hints, is_typeddict

from greatpowers.core.layout import EVERYONE, LIST, NUMBER, Axis, Field, FrameLayout, Layout
from greatpowers.core.view import CommonView, OpenFrame
from greatpowers.games import GAMES
from greatpowers.server import catalog
from tools.layouts import settle

ROOT = Path(__file__).parents[1]
WIDTH = 120  # of Prettier
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null", Any: "unknown"}
COMMON = CommonView.__annotations__.keys()
HEAD = "// The types of views, generated from view.py, figures.py and layout.py of the game by `make layouts`."


def main() -> int:
    """Write all files, or say which of them are out of date."""
    files = [signatures(), *(generated(game) for game in GAMES)]
    stale = [path for path, text in files if not settle(path, text)]
    for path in stale:
        print(f"{path.relative_to(ROOT)} differs from what the games declare: run `make layouts`")
    return 1 if stale else 0


def signatures() -> tuple[Path, str]:
    """The file with the signatures of all games, and its text."""
    assets = {game: catalog.signatures(game) for game in GAMES}
    found = {game: json.loads(asset.body) for game, asset in assets.items() if asset is not None}
    return ROOT / "web/src/testing/signatures.json", json.dumps(found, indent=1) + "\n"


def generated(game: str) -> tuple[Path, str]:
    """The file with the types of one game, and its text."""
    package = GAMES[game][0].rpartition(".")[0]
    view, figures, layout = (import_module(f"{package}.{name}") for name in ("view", "figures", "layout"))
    (root,) = (kind for kind in vars(view).values() if _is_view(kind))
    kinds = _reached([root, figures.Figures])
    frames = _frames(layout.LAYOUT, import_module(f"{package}.steps").STEP_IDS) if "frames" in _own_hints(root) else []
    words = {kind: name for name, kind in vars(view).items() if get_origin(kind) is Literal}
    writer = Writer(words)
    aliases = [_union(f"export type {name} =", _words(kind)) for kind, name in words.items()]
    imports = 'import type { View } from "../../lib/protocol";'
    blocks = [HEAD, imports, *aliases, *map(writer.interface, kinds), *frames]
    return ROOT / "web/src/games" / game / "view.generated.ts", "\n\n".join(blocks) + "\n"


# -- typed dictionaries --------------------------------------------------------------------------------------


def _is_view(kind: Any) -> bool:
    """Whether this is the class of a whole view, with the fields that all of them have."""
    return is_typeddict(kind) and kind is not CommonView and kind.__annotations__.keys() > COMMON


def _reached(roots: Iterable[Any]) -> list[Any]:
    """The typed dictionaries that these ones consist of, each after those that it needs."""
    out: list[Any] = []

    def visit(kind: Any) -> None:
        if is_typeddict(kind):
            for hint in _own_hints(kind).values():
                visit(hint)
            if kind not in out:
                out.append(kind)
        for part in get_args(kind):
            visit(part)

    for root in roots:
        visit(root)
    return out


def _own_hints(kind: Any) -> dict[str, Any]:
    """The fields, without those that all views have."""
    hints = get_type_hints(kind, include_extras=True)
    return {name: hint for name, hint in hints.items() if not (_is_view(kind) and name in COMMON)}


class Writer:
    """Writes Python types in TypeScript. `words`: the names of sets of words."""

    def __init__(self, words: dict[Any, str]) -> None:
        self.words = words

    def interface(self, kind: Any) -> str:
        """A typed dictionary as an interface."""
        doc = (kind.__doc__ or "").strip()
        comment = [f"/** {doc} */"] if doc and not doc.startswith("dict(") else []
        extends = " extends View" if _is_view(kind) else ""
        fields = [
            f"  {name}{'?' if name in kind.__optional_keys__ else ''}: {self.type(hint)};"
            for name, hint in _own_hints(kind).items()
        ]
        return "\n".join([*comment, f"export interface {kind.__name__}{extends} {{", *fields, "}"])

    def type(self, hint: Any) -> str:
        """A type as it is used."""
        origin, parts = get_origin(hint), get_args(hint)
        if hint == OpenFrame:
            return "Frame"
        if hint in PLAIN:
            return PLAIN[hint]
        if origin is NotRequired:
            return self.type(parts[0])
        if origin is Literal:
            return self.words.get(hint) or " | ".join(_words(hint))
        if origin is list:
            item = self.type(parts[0])
            return f"({item})[]" if " | " in item and get_origin(parts[0]) is not list else f"{item}[]"
        if origin is dict:
            return f"Record<{self.type(parts[0])}, {self.type(parts[1])}>"
        if origin is UnionType:
            return " | ".join(map(self.type, parts))
        assert is_typeddict(hint), hint
        return str(hint.__name__)


def _words(kind: Any) -> list[str]:
    return [f'"{word}"' for word in get_args(kind)]


# -- frames --------------------------------------------------------------------------------------------------


def _frames(layout: Layout, steps: Iterable[str]) -> list[str]:
    """An interface for each kind of frame, and their union."""
    plain = [_quoted(step) for step in steps if step not in layout.frame_of]
    names = [f"{frame.name}Frame" for frame in layout.frames]
    return [
        *map(_frame, layout.frames),
        "\n".join(
            ["/** A step without data of its own. */", "export interface PlainFrame {", _union("  step:", plain), "}"]
        ),
        _union("export type Frame =", [*names, "PlainFrame"]),
    ]


def _union(start: str, parts: Sequence[str]) -> str:
    """A union as Prettier lays it out."""
    line = f"{start} {' | '.join(parts)};"
    indent = " " * (len(start) - len(start.lstrip()) + 2)
    return line if len(line) <= WIDTH else start + "".join(f"\n{indent}| {part}" for part in parts) + ";"


def _quoted(word: str) -> str:
    return f'"{word}"'


def _frame(frame: FrameLayout) -> str:
    fields = [f"  {field.name}: {_data(field)};" for field in frame.fields if field.seen == EVERYONE]
    step = " | ".join(map(_quoted, frame.steps))
    return "\n".join(
        [f"/** {frame.doc} */", f"export interface {frame.name}Frame {{", f"  step: {step};", *fields, "}"]
    )


def _data(field: Field) -> str:
    """What `core.position.open_frames` makes of a field."""
    if field.kind == NUMBER:
        if field.set_of is not None:
            return f"{_datum(field.set_of)}[]"
        return _datum(field.value) + (" | null" if field.value is not None and field.start < 0 else "")
    return f"{_datum(field.value)}[]" if field.kind == LIST else f"Record<string, {_datum(field.value)}>"


def _datum(axis: Axis | None) -> str:
    return "string" if axis is not None and axis.words else "number"


if __name__ == "__main__":
    sys.exit(main())
