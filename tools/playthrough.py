"""Playthroughs: every answer that the engine gives in a game, as text that a reviewer can read.

Some are the beginning of a random game, others the end of a recorded one. A change of rules shows as a difference in
these files. `python -m tools.playthrough` writes them anew; a test
compares.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

from greatpowers.core.game import CHANCE, NOBODY, Game, State
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
}

# The ends of these recorded games: every way to win ImpeRunde.
RECORDED = ["imperunde-3-repaid", "imperunde-3-built", "imperunde-3-conquered", "imperunde-3-lowered-goal"]
NAMES = [*PLAYTHROUGHS, *RECORDED]


def _imperial(state: State) -> Iterator[str]:
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


def _imperunde(state: State) -> Iterator[str]:
    view = state.view(None)
    for number, player in enumerate(view["players"], 1):
        numbers = " ".join(f"{name} {player[name]}" for name in ("posts", "funds", "surplus", "debts", "cards"))
        relations = " ".join(view["relations"][number - 1]["now"])
        yield f"    player {number}: {player['home'] or '-'} {numbers}, {relations}"
    for land, held in view["lands"].items():
        yield f"    {land}: {held}"
    for sea, held in view["seas"].items():
        yield f"    {sea}: {held}"


# What everybody may know, in a few lines.
_POSITIONS: dict[str, Callable[[State], Iterator[str]]] = {"imperial": _imperial, "imperunde": _imperunde}


def _decision(game: Game, state: State, number: int, choose: Callable[[State], int]) -> Iterator[str]:
    legal = state.legal()
    who = "luck" if state.to_act == CHANCE else f"player {state.to_act + 1}"
    yield f"{number} {who} > {' > '.join(game.steps[step] for step in state.steps)} {state.prompt()[1]}"
    if state.to_act != CHANCE:
        asides = [len(state.asides(seat)) for seat in range(game.seats)]
        yield f"  asides {asides}"
    yield f"  can: {', '.join(game.space.notation(action) for action in legal)}"
    action = choose(state)
    yield f"  does: {game.space.notation(action)}"
    state.told = []
    state.apply(action)
    for event in state.told:
        kind = game.events[event[0]]
        yield f"  tells: {' '.join([kind.name, *kind.words(event[1:])])}"


def playthrough(name: str) -> str:
    """The text of a playthrough."""
    if name in RECORDED:
        record = read_record((TESTS / "records" / f"{name}.txt").read_bytes())
        first = max(0, len(record.actions) - LAST)
        rest = iter(record.actions[first:])
        return _told(record.game, record.replay(first), first, lambda state: next(rest))
    game_id, seats, options, seed = PLAYTHROUGHS[name]
    game = make_game(game_id, seats, options)
    rng = random.Random(seed)
    return _told(game, game.start(), 0, lambda state: state.legal()[int(rng.random() * len(state.legal()))])


def _told(game: Game, state: State, first: int, choose: Callable[[State], int]) -> str:
    options = game.written_options
    lines = [f"{game.id}, {game.seats} players, {options}, rules {game.rules_version}, {len(game.space)} actions"]
    for number in range(first + 1, first + DECISIONS + 1):
        if state.to_act == NOBODY:
            break
        lines += _decision(game, state, number, choose)
        if number % 15 == 0:
            lines += ["  position:", *_POSITIONS[game.id](state)]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write all playthroughs anew."""
    for name in NAMES:
        (FOLDER / f"{name}.txt").write_text(playthrough(name), "utf-8")
        print(FOLDER / f"{name}.txt")


if __name__ == "__main__":
    main()
