"""Playthroughs: every answer that the engine gives in a game, as text that a reviewer can read.

Some are the beginning of a random game, others the end of a recorded one. A change of rules shows as a difference in
these files. `python -m tools.playthrough` writes them again; a test compares.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

from greatpowers.core.game import CHANCE, NOBODY, Game, State, randbelow
from greatpowers.core.position import dump
from greatpowers.core.steps import Action, Seat
from greatpowers.games import make_game, read_record

TESTS = Path(__file__).parent.parent / "tests"
FOLDER = TESTS / "playthroughs"
DECISIONS = 90
LAST = 25  # decisions of a recorded game

# name -> game, seats, options, seed
PLAYTHROUGHS: dict[str, tuple[str, int, dict[str, str | int], int]] = {
    "imperial-4": ("imperial", 4, {}, 1),
    "imperial-3-experienced": ("imperial", 3, {"setup": "experienced", "cash": "open"}, 2),
    "imperial-5-without-card": ("imperial", 5, {"investor_card": "without"}, 3),
    "imperunde-4": ("imperunde", 4, {}, 1),
    "war-2": ("war", 2, {}, 1),
}

# The ends of these recorded games: every way to win ImpeRunde, and every way to end War!
RECORDED = [
    *("imperunde-3-repaid", "imperunde-3-built", "imperunde-3-conquered", "imperunde-3-lowered-goal"),
    *("war-2-no-natives", "war-3-elimination", "war-5-turn-limit"),
]
NAMES = [*PLAYTHROUGHS, *RECORDED]

Choose = Callable[[State], tuple[Action, Seat]]


def _decision(game: Game, state: State, number: int, choose: Choose) -> Iterator[str]:
    deciders = state.deciders()
    yield f"{number} {_names(deciders)} > {' > '.join(state.step_names)} {state.prompt()[1]}"
    if deciders != [CHANCE]:
        yield f"  asides {[len(state.asides(seat)) for seat in range(game.seats)]}"
    for seat in deciders:
        yield f"  {'' if len(deciders) == 1 else _names([seat]) + ' '}can: {', '.join(state.legal_words(seat))}"
    action, actor = choose(state)
    yield f"  {'' if len(deciders) == 1 else _names([actor]) + ' '}does: {game.space.notation(action)}"
    state.events = []
    state.apply(action, actor)
    for event in state.events:
        kind = game.events[event[0]]
        yield f"  tells: {' '.join([kind.name, *kind.words(event[1:])])}"


def _names(deciders: list[Seat]) -> str:
    if deciders == [CHANCE]:
        return "luck"
    numbers = ", ".join(str(seat + 1) for seat in deciders)
    return f"player {numbers}" if len(deciders) == 1 else f"players {numbers}"


def playthrough(name: str) -> str:
    """The text of a playthrough."""
    if name in RECORDED:
        record = read_record((TESTS / "records" / f"{name}.txt").read_bytes())
        first = max(0, len(record.actions) - LAST)
        rest = iter(zip(record.actions[first:], record.actors[first:], strict=True))
        return _text(record.game, record.replay(first), first, lambda state: next(rest))
    game_id, seats, options, seed = PLAYTHROUGHS[name]
    game = make_game(game_id, seats, options)
    rng = random.Random(seed)
    return _text(game, game.start(), 0, lambda state: _any(state, rng))


def _any(state: State, rng: random.Random) -> tuple[Action, Seat]:
    """A random action of a random decider."""
    deciders = state.deciders()
    seat = deciders[randbelow(rng, len(deciders))] if len(deciders) > 1 else deciders[0]
    legal = state.legal(seat)
    return legal[randbelow(rng, len(legal))], seat


def _text(game: Game, state: State, first: int, choose: Choose) -> str:
    options = game.written_options
    lines = [f"{game.id}, {game.seats} players, {options}, rules {game.rules_version}, {len(game.space)} actions"]
    for number in range(first + 1, first + DECISIONS + 1):
        if state.to_act == NOBODY:
            break
        lines += _decision(game, state, number, choose)
        if number % 15 == 0:
            body = dump(state).partition("\n\n")[2]
            lines += ["  position:", *(f"    {line}" for line in body.splitlines())]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write all playthroughs."""
    for name in NAMES:
        (FOLDER / f"{name}.txt").write_text(playthrough(name), "utf-8")
        print(FOLDER / f"{name}.txt")


if __name__ == "__main__":
    main()
