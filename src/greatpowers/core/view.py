"""Types of views: what a game shows to a seat, as plain JSON data.

Each game describes its views with classes like these. `make layouts` writes them down for the browser as well, in
TypeScript.
"""

from typing import Any, TypeAlias, TypedDict

OpenFrame: TypeAlias = dict[str, Any]  # `step`, and the open fields of that step as the game's layout declares them


class CommonView(TypedDict):
    """What the views of all games have. `to_act` is the first of `deciders`, or luck (-2), or nobody (-1)."""

    game: str
    seat: int | None
    step: str
    steps: list[str]
    to_act: int
    deciders: list[int]
