"""Why a seat did what it did, by what somebody else may know."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Final

from greatpowers.analysis.advice import Advice, advise
from greatpowers.analysis.worlds import Worlds
from greatpowers.bots.bot import Turn
from greatpowers.bots.following import visible
from greatpowers.bots.search.games import known
from greatpowers.bots.search.searcher import Settings
from greatpowers.core.game import Event, Random, State

TRIES: Final = 20  # to imagine a world in which the action was possible


def why(
    state: State,
    actor: int,
    action: int,
    viewer: int | None,
    rng: Random,
    *,
    events: Sequence[Event] | None,
    settings: Settings,
    most: int = 5,
    turn: Callable[[State, int], Turn] = Turn,
) -> Advice | None:
    """What spoke for an action, beside the best others. None where the viewer cannot know: it was secret.

    `state`, `events`: as they were before the action. The viewer imagines a world, and in it what the actor could
    imagine: what is hidden from either has no influence. No viewer: the game is over, and everything lies open.
    """
    if viewer is not None and state.conceals(action, actor, viewer):
        return None
    worlds = Worlds(state, viewer, events)
    if events is not None and viewer is not None:
        events = visible(state.game, events, viewer)
    for _ in range(TRIES):
        world = worlds.imagine(rng)
        if world.why_not(action, actor) is None:
            return advise(
                world, actor, rng, events=events, settings=settings, most=most, also=[action], turn=turn(world, actor)
            )
    return None


def decision_to_explain(
    start: State, actions: Sequence[int], actors: Sequence[int], seats: Collection[int]
) -> int | None:
    """The number of the action to ask about when somebody wonders about the last thing that one of these seats did.

    A turn is a chain of decisions: the first one of it in which the seat had a choice explains the rest.
    """
    found: tuple[int, int, int] | None = None  # the seat, the stretch and the number
    mind, state = known(start.game.id).mind, start.clone()
    for number, (action, actor) in enumerate(zip(actions, actors, strict=True)):
        if actor in seats and action < state.rules.first_aside and len(state.legal(actor)) > 1:
            stretch = mind.stretch(state)
            if found is None or found[:2] != (actor, stretch):
                found = actor, stretch, number
        state.apply(action, actor)
    return None if found is None else found[2]
