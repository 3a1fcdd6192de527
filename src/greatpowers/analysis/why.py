"""Why a seat did what it did, by what somebody else may know."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Final

from greatpowers.analysis.advice import Advice, advise
from greatpowers.analysis.told import is_dealing
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

    A turn is a chain of decisions: of the last part of it in which there was anything to think about, the one that
    tells most, and of several such the first, which explains the rest.
    """
    found, stretch_found, most = None, None, -1
    mind, state = known(start.game.id).mind, start.clone()
    for number, (action, actor) in enumerate(zip(actions, actors, strict=True)):
        if actor in seats and is_decision(state, actor, action):
            stretch, weight = (actor, mind.stretch(state)), interest(state, action)
            if weight > most or (stretch != stretch_found and (weight or not most)):
                found, stretch_found, most = number, stretch, weight
        state.apply(action, actor)
    return found


def is_decision(state: State, actor: int, action: int) -> bool:
    """Whether a seat had a choice here, and did not act by the way."""
    return action < state.rules.first_aside and len(state.legal(actor)) > 1


def interest(state: State, action: int) -> int:
    """How much a decision tells: war and peace most, then all that is worth thinking about."""
    if is_dealing(state.game, action):
        return 2
    return int(known(state.game.id).mind.is_worth_thinking(state))
