"""What a player can let go by who only waits: chances to play a card where others are concerned."""

from __future__ import annotations

from greatpowers.games.imperunde import playing, steps, windows
from greatpowers.games.imperunde.frames import CardPlay, Window
from greatpowers.games.imperunde.position import Position


def passing(s: Position, seat: int) -> int | None:
    """How the player asked lets it go by; None in a battle of theirs, and where a card strikes them.

    It does not matter which cards they hold: nobody can tell anything by it.
    """
    step = s.frames[-1]
    if isinstance(step, Window):
        concerned = windows.parties(s)
    elif isinstance(step, CardPlay) and step.step == steps.RESPONSE:
        concerned = playing.struck(s, step)
    else:
        return None
    return None if seat in concerned else s.codes.pass_
