"""Playthroughs: every answer that the engine gives in a recorded game, as text that a reviewer can read.

A change of rules shows as a difference in these files. `python -m tools.playthrough` writes them anew; a test
compares.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

from greatpowers.core.game import CHANCE, NOBODY, Game, State
from greatpowers.games import make_game

FOLDER = Path(__file__).parent.parent / "tests" / "playthroughs"
DECISIONS = 90

# name -> game, seats, options, seed
PLAYTHROUGHS: dict[str, tuple[str, int, dict[str, str | int], int]] = {
    "imperial-4": ("imperial", 4, {}, 1),
    "imperial-3-experienced": ("imperial", 3, {"setup": "experienced", "cash": "open"}, 2),
    "imperial-5-without-card": ("imperial", 5, {"investor_card": "without"}, 3),
}


def _position(state: State) -> Iterator[str]:
    """What everybody may know, in a few lines."""
    view = state.view(None)
    for nation in view["nations"]:
        bonds = " ".join("." if holder < 0 else str(holder + 1) for holder in nation["bonds"])
        yield (
            f"    {nation['id']}: government {nation['government'] + 1} treasury {nation['treasury']} "
            f"rondel {nation['rondel'] or '-'} tax {nation['tax']} power {nation['power']} bonds {bonds}"
        )
    for area, held in view["areas"].items():
        things = [
            f"{kind} {count} {nation}"
            for kind in ("army", "friendly", "fleet")
            for nation, count in held.get(kind, {}).items()
        ]
        if "flag" in held:
            things.append(f"flag {held['flag']}")
        if things:
            yield f"    {area}: {', '.join(things)}"


def _decision(game: Game, state: State, number: int, rng: random.Random) -> Iterator[str]:
    legal = state.legal()
    who = "luck" if state.to_act == CHANCE else f"player {state.to_act + 1}"
    yield f"{number} {who} > {' > '.join(game.steps[step] for step in state.steps)} {state.prompt()[1]}"
    if state.to_act != CHANCE:
        asides = [len(state.asides(seat)) for seat in range(game.seats)]
        yield f"  asides {asides}"
    yield f"  can: {', '.join(game.space.notation(action) for action in legal)}"
    action = legal[int(rng.random() * len(legal))]
    yield f"  does: {game.space.notation(action)}"
    state.told = []
    state.apply(action)
    for event in state.told:
        kind = game.events[event[0]]
        yield f"  tells: {' '.join([kind.name, *kind.words(event[1:])])}"


def playthrough(name: str) -> str:
    """The text of a playthrough."""
    game_id, seats, options, seed = PLAYTHROUGHS[name]
    game = make_game(game_id, seats, options)
    rng = random.Random(seed)
    state = game.start()
    lines = [f"{game.id}, {seats} players, {game.options}, rules {game.rules_version}, {len(game.space)} actions"]
    for number in range(1, DECISIONS + 1):
        if state.to_act == NOBODY:
            break
        lines += _decision(game, state, number, rng)
        if number % 15 == 0:
            lines += ["  position:", *_position(state)]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write all playthroughs anew."""
    for name in PLAYTHROUGHS:
        (FOLDER / f"{name}.txt").write_text(playthrough(name), "utf-8")
        print(FOLDER / f"{name}.txt")


if __name__ == "__main__":
    main()
