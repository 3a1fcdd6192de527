"""Write down for the browser what games and server declare (`make layouts`); `--check` only compares.

The types of views, in TypeScript, come from the typed dictionaries in `view.py` and `figures.py` of a game, and the
frames of its `layout.py`; those of the protocol from `protocol.py` and `requests.py` of the server. The signatures of
actions and events and the help for the log, which the client gets from the server, are written for its tests.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints, is_typeddict

from greatpowers.core.layout import EVERYONE, LIST, NUMBER, Axis, Field, FrameLayout, Layout
from greatpowers.core.view import CommonView, OpenFrame
from greatpowers.games import GAMES
from greatpowers.server import catalog, protocol, requests
from tools.layouts import settle
from tools.typescript import Writer, has_fields, is_alias, is_named_tuple, reached, union

ROOT = Path(__file__).parents[1]
COMMON = get_type_hints(CommonView).keys()
VIEW_HEAD = "// The types of views, generated from view.py, figures.py and layout.py of the game by `make layouts`."
PROTOCOL_HEAD = (
    "// The types of the protocol, generated from protocol.py and requests.py of the server by `make layouts`."
)


def main() -> int:
    """Write all files, or say which of them are out of date."""
    files = [signatures(), logs(), protocol_types(), *(view_types(game) for game in GAMES)]
    stale = [path for path, text in files if not settle(path, text)]
    for path in stale:
        print(f"{path.relative_to(ROOT)} is out of date: run `make layouts`")
    return 1 if stale else 0


def signatures() -> tuple[Path, str]:
    """The file with the signatures of all games, and its text."""
    assets = {game: catalog.signatures(game) for game in GAMES}
    found = {game: json.loads(asset.body) for game, asset in assets.items() if asset is not None}
    return ROOT / "web/src/testing/signatures.json", json.dumps(found, indent=1) + "\n"


def logs() -> tuple[Path, str]:
    """The file with how the logs of all games are divided and shortened, and its text."""
    assets = {game: catalog.log(game) for game in GAMES}
    found = {game: json.loads(asset.body) for game, asset in assets.items() if asset is not None}
    return ROOT / "web/src/testing/logs.json", json.dumps(found, indent=1) + "\n"


def protocol_types() -> tuple[Path, str]:
    """The file with the types of the protocol, and its text."""
    sent = {name: kind for name, kind in vars(protocol).items() if is_alias(kind) or _is_class(kind)}
    names = {kind: name for name, kind in sent.items() if is_alias(kind)}
    names |= {CommonView: "View", requests.ClientMessage: "ClientMessage"}
    bodies = [requests.NewTable, requests.Branch, requests.Join, requests.StandIn, requests.SetPause, requests.SetDelay]
    bodies += [
        requests.SetHints,
        requests.NewLesson,
        requests.Credentials,
        requests.PasswordChange,
        requests.NewAddress,
    ]
    received = [*reached([*bodies, *get_args(requests.ClientMessage)]), requests.ClientMessage]
    declarations = map(Writer(names).declaration, [*sent.values(), *received])
    return ROOT / "web/src/lib/protocol.generated.ts", _file(PROTOCOL_HEAD, *declarations)


def view_types(game: str) -> tuple[Path, str]:
    """The file with the types of one game's views, and its text."""
    package = GAMES[game][0].rpartition(".")[0]
    view, figures, layout = (import_module(f"{package}.{name}") for name in ("view", "figures", "layout"))
    (root,) = (kind for kind in vars(view).values() if _is_view(kind))
    frames = _frames(layout.LAYOUT, import_module(f"{package}.steps").STEP_IDS) if _has_frames(root) else []
    words = {kind: name for name, kind in vars(view).items() if get_origin(kind) is Literal}
    writer = Writer({**words, OpenFrame: "Frame"})
    kinds = reached([root, figures.Figures, *_sheets(package)])
    declarations = [_view(writer, kind) if kind is root else writer.declaration(kind) for kind in kinds]
    imports = 'import type { View } from "../../lib/protocol";'
    path = ROOT / "web/src/games" / game / "view.generated.ts"
    return path, _file(VIEW_HEAD, imports, *map(writer.declaration, words), *declarations, *frames)


def _sheets(package: str) -> list[Any]:
    """The class of the numbers on a game's reference sheets, if it has any."""
    has_any = find_spec(f"{package}.reference") is not None
    return [import_module(f"{package}.reference").Reference] if has_any else []


def _file(*blocks: str) -> str:
    return "\n\n".join(blocks) + "\n"


def _is_class(kind: Any) -> bool:
    """Whether this is the class of a message or of a part of one."""
    return has_fields(kind) or is_named_tuple(kind)


def _is_view(kind: Any) -> bool:
    """Whether this is the class of a whole view, with the fields that all of them have."""
    return is_typeddict(kind) and get_type_hints(kind).keys() > COMMON


def _has_frames(view: Any) -> bool:
    return "frames" in get_type_hints(view)


def _view(writer: Writer, kind: Any) -> str:
    """A whole view, without the fields that all views have."""
    return writer.block(kind, f"export interface {kind.__name__} extends View {{", without=COMMON)


# -- frames --------------------------------------------------------------------------------------------------


def _frames(layout: Layout, steps: Iterable[str]) -> list[str]:
    """An interface for each kind of frame, and their union."""
    plain = [_quoted(step) for step in steps if step not in layout.frame_of]
    names = [f"{frame.name}Frame" for frame in layout.frames]
    return [
        *map(_frame, layout.frames),
        "\n".join(
            ["/** A step without data of its own. */", "export interface PlainFrame {", union("  step:", plain), "}"]
        ),
        union("export type Frame =", [*names, "PlainFrame"]),
    ]


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
    entry = _datum(field.value) if field.set_of is None else f"{_datum(field.set_of)}[]"
    if field.kind == NUMBER:
        return entry + (" | null" if field.value is not None and field.start < 0 else "")
    return f"{entry}[]" if field.kind == LIST else f"Record<string, {entry}>"


def _datum(axis: Axis | None) -> str:
    return "string" if axis is not None and axis.words else "number"


if __name__ == "__main__":
    sys.exit(main())
