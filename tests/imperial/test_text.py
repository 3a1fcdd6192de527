"""The texts of Imperial: a message for everything the game can say, and nothing else in the file."""

from __future__ import annotations

import importlib
import pkgutil
import re
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

from greatpowers.core.board import LANGUAGES
from greatpowers.core.game import Event, Refusal
from greatpowers.games import imperial
from greatpowers.games.imperial import Imperial, events, scoring, steps
from greatpowers.games.imperial.actions import UNIT
from greatpowers.games.imperial.board import BOARD, LANDS, SPACE_IDS
from greatpowers.games.imperial.events import PAYMENTS
from greatpowers.games.imperial.game import OPTIONS, PACKAGE
from greatpowers.games.imperial.state import OUT_OF_STEP, STEPS, ImperialState
from tests.core.ftl import Messages, StrictText, calls_in, jumbled, keywords, strings

WIDEST = Imperial(6, investor_card="without")  # the largest action space; every family is in it
ASKING = [step.number for step in STEPS if step.answers or step.number == steps.OVER]
SAMPLES: dict[str, str | int] = {
    "nation": "germany",
    "area": "munich",
    "from": "berlin",
    "to": "baltic_sea",
    "sea": "north_sea",
    "unit": "friendly",
    "step": "rondel",
}
BANK, GERMANY = events.BANK, events.treasury_account(4)
ADA, BEN = events.cash_account(0), events.cash_account(1)
PAID_BY = [
    (events.PAID, events.START, BANK, ADA, 12),
    (events.PAID, events.BOND_PAID, ADA, GERMANY, 12),
    (events.PAID, events.FEE, ADA, BANK, 12),
    (events.PAID, events.REFUND, BANK, ADA, 12),
    (events.PAID, events.DONATION, ADA, GERMANY, 12),
    (events.PAID, events.FACTORY_PAID, GERMANY, BANK, 12),
    (events.PAID, events.IMPORT_PAID, GERMANY, BANK, 12),
    (events.PAID, events.INTEREST_PAID, GERMANY, ADA, 12),
    (events.PAID, events.INTEREST_PAID, ADA, BEN, 12),
    (events.PAID, events.INVESTOR, BANK, ADA, 12),
    (events.PAID, events.BONUS, BANK, ADA, 12),
    (events.PAID, events.TAX, BANK, GERMANY, 12),
]
GAMES = [
    (6, 1, {"turn_limit": 400}),
    (2, 2, {"turn_limit": 40}),
    (3, 3, {"cash": "open", "turn_limit": 300}),
    (4, 4, {"investor_card": "without", "turn_limit": 200}),
    (5, 5, {"setup": "experienced", "turn_limit": 200}),
    (3, 6, {"setup": "experienced", "investor_card": "without", "turn_limit": 20}),
]


@pytest.fixture(scope="module", params=LANGUAGES)
def messages(request: pytest.FixtureRequest) -> Messages:
    return Messages(Path(str(files(PACKAGE))) / "text" / f"{request.param}.ftl")


# -- what the code can ask for -------------------------------------------------------------------------------


def with_ids(names: set[str]) -> set[str]:
    return names | {f"{name}_id" for name in names}


def refusals() -> dict[str, list[set[str]]]:
    """Every rule that a refusal can cite, with the details of each place that does; from the sources."""
    found: dict[str, list[set[str]]] = {rule: [{"step"}] for rule in OUT_OF_STEP.values()}
    for info in pkgutil.iter_modules(imperial.__path__, f"{PACKAGE}."):
        for function, call in calls_in(importlib.import_module(info.name), "Refusal"):
            rules = strings(call.args[0], function)
            assert rules or info.name.endswith(".state"), f"{info.name}: {function.name}"
            for rule in rules:
                found.setdefault(rule, []).append(keywords(call, function))
    return found


def why_messages() -> dict[str, list[set[str]]]:
    """The message of every refusal, with the details that it is given."""
    out: dict[str, list[set[str]]] = {}
    for rule, places in refusals().items():
        name = "why-" + rule.replace("/", "-")
        mixed = {"step"} in places and any(place != {"step"} for place in places)
        for place in places:
            out.setdefault(f"{name}-step" if mixed and place == {"step"} else name, []).append(place)
    return out


def asking(step: int) -> ImperialState:
    """A state that asks in this step."""
    state = WIDEST.start()
    state.steps = [step]
    state.nation = state.gainer = state.offered = state.asked = 4
    state.at = state.rondel[4] = 0
    state.left = 3
    return state


def prompt_values() -> dict[str, set[str]]:
    """What each question is told, by step."""
    return {steps.STEP_IDS[step]: set(asking(step).prompt()[1]) for step in ASKING}


def values_asked() -> dict[str, list[set[str]]]:
    """Every message that code asks for, with the values that it gets, at each place that asks."""
    asked = {name: [with_ids(place) for place in places] for name, places in why_messages().items()}
    for family in WIDEST.space.families:
        asked[f"action-{family.name.replace('_', '-')}"] = [with_ids({a.name for a in family.arguments})]
    for kind in WIDEST.events:
        asked[f"event-{kind.name.replace('_', '-')}"] = [with_ids({a.name for a in kind.arguments})]
    for step, values in prompt_values().items():
        asked[f"prompt-{step}"] = [with_ids(values)]
    plain = ["game-title", "game-credit", "game-summary"]
    plain += [f"outcome-{reason}" for reason in scoring.REASONS if reason]
    for option in OPTIONS:
        name = f"option-{option.name.replace('_', '-')}"
        plain += [name, *(f"{name}-{choice}" for choice in option.choices)]
    named = [steps.STEP_IDS[step] for step in ASKING if step != steps.OVER]
    plain += [f"word-{word}" for word in {"bank", *UNIT.words, *SPACE_IDS, *named}]
    return asked | {name: [set()] for name in plain}


def test_the_file_is_sound(messages: Messages) -> None:
    assert messages.junk == []
    assert messages.twice == []


def test_everything_has_a_message(messages: Messages) -> None:
    assert set(values_asked()) - messages.ids == set()


def test_no_message_is_unused(messages: Messages) -> None:
    asked = set(values_asked()) & messages.ids
    assert messages.ids - asked - messages.references(asked) == set()


def test_messages_use_only_values_that_they_get(messages: Messages) -> None:
    for name, places in values_asked().items():
        for place in places:
            assert messages.variables(name) <= place, name


def test_variants_name_things_that_exist(messages: Messages) -> None:
    words = {*BOARD.region_index, *BOARD.power_index, *PAYMENTS, *UNIT.words}
    for variable, keys in messages.selector_keys().items():
        if variable.endswith("_id"):
            assert keys - {"other"} <= words, variable
        else:
            assert keys <= {"one", "other"}, variable


# -- what is said --------------------------------------------------------------------------------------------

_SEAS = "|".join(region.names["en"] for region in BOARD.regions[LANDS:])
_NAKED = re.compile(rf"(?<![Tt]he )(?:{_SEAS}|German Empire)")
_SMALL_START = re.compile(r"[.?!] [a-z]")


def check(said: str, ends: str) -> None:
    """Plain English: names with their articles, sentences that begin and end like sentences."""
    assert not jumbled(said), said
    assert not _NAKED.search(said), said
    assert not _SMALL_START.search(said), said
    assert said[0].isupper(), said
    assert said[-1] in ends if ends else said[-1] not in ".?!", said


def test_every_action_is_said() -> None:
    text = StrictText(game=WIDEST)
    for action in range(len(WIDEST.space)):
        check(text.action(action), "")


def test_actions_read_differently() -> None:
    """No two choices of a list look the same."""
    text = StrictText(game=WIDEST)
    said = [text.action(action) for action in range(len(WIDEST.space))]
    assert len(set(said)) == len(said)


def test_every_event_is_said() -> None:
    """Each kind with each word of each argument; a payment only between accounts that it can name."""
    text = StrictText(game=WIDEST)
    for number, kind in enumerate(WIDEST.events):
        first: Event = (number, *(0 for _ in kind.arguments))
        check(text.event(PAID_BY[0] if kind.name == "paid" else first), ".")
        for at, argument in enumerate(kind.arguments if kind.name != "paid" else ()):
            for value in range(min(len(argument.domain), 60)):
                check(text.event((*first[: at + 1], value, *first[at + 2 :])), ".")


def test_every_payment_is_said() -> None:
    text = StrictText(game=WIDEST, players=["Ada"])
    assert {event[1] for event in PAID_BY} == set(range(len(PAYMENTS)))
    said = [text.event(event) for event in PAID_BY]
    for line in said:
        check(line, ".")
        assert "12 million" in line
    assert len(set(said)) == len(said)


def test_every_refusal_is_said() -> None:
    text = StrictText(game=WIDEST)
    for rule, places in refusals().items():
        assert rule in WIDEST.rulebook.rules
        for place in places:
            for number in (0, 1, 3):
                details = {name: SAMPLES.get(name, number) for name in place}
                check(text.refusal(Refusal(rule, **details)), ".")


def test_every_prompt_is_said() -> None:
    text = StrictText(game=WIDEST)
    for step in ASKING:
        for unit in range(len(UNIT)):
            state = asking(step)
            state.unit = unit
            check(text.prompt(state), "." if step == steps.OVER else ".?")
    assert text.prompt(asking(steps.IMPORT)).endswith("Up to 3 units are possible.")


def test_every_step_and_unit_has_a_word() -> None:
    text = StrictText(game=WIDEST)
    for step in ASKING:
        if step != steps.OVER:
            check(text.refusal(Refusal("imperial/turn/one-space", step=steps.STEP_IDS[step])), ".")
    for unit in UNIT.words:
        check(text.refusal(Refusal("imperial/ruling/harbour-mix", nation="italy", area="rome", unit=unit)), ".")


def test_endings_and_options_are_said(messages: Messages) -> None:
    text = StrictText(game=WIDEST)
    for reason in scoring.REASONS[1:]:
        check(text.outcome_reason(reason), ".")
    for name in messages.ids:
        if name.startswith("option-"):
            check(text.say(name), "")


@pytest.mark.parametrize(
    ("points", "said"),
    [
        (0, "The German Empire gains no power and stays at 7."),
        (1, "The German Empire gains 1 power point and reaches 7."),
        (3, "The German Empire gains 3 power points and reaches 7."),
    ],
)
def test_plural_forms(points: int, said: str) -> None:
    text = StrictText(game=WIDEST)
    assert text.say("event-power", nation="German Empire", nation_id="germany", points=points, total=7) == said


# -- in play -------------------------------------------------------------------------------------------------


class Talk:
    """Says all that comes up in a game, and looks at the whole action space a few times in each step."""

    def __init__(self, state: ImperialState) -> None:
        self.state = state
        self.text = StrictText(game=state.game, players=["Ada", "Ben", "Cy", "Di", "Eve", "Flo"])
        self.looked: dict[str, int] = {}
        self.met: dict[str, set[frozenset[str]]] = {}  # rules that refused something, with their details
        self.said: set[str] = set()

    def say(self, said: str, ends: str) -> None:
        if said not in self.said:
            self.said.add(said)
            check(said, ends)

    def look(self) -> None:
        state, step = self.state, self.state.step
        self.say(self.text.prompt(state), ".?")
        self.looked[step] = self.looked.get(step, 0) + 1
        if self.looked[step] > 2 and self.looked[step] % 25:
            return
        heard: set[tuple[object, ...]] = set()
        last = len(state.game.space) - 1
        somebody_else = 1 if state.to_act == 0 else 0
        tried = [(action, None) for action in range(last + 1)]
        for action, seat in [*tried, (0, somebody_else), (last, 0)]:
            refusal = state.why_not(action, seat)
            if refusal is not None:
                details = frozenset(refusal.details)
                self.met.setdefault(refusal.rule, set()).add(details)
                new = (refusal.rule, details, action % 4)
                if new not in heard:
                    heard.add(new)
                    self.say(self.text.refusal(refusal), ".")

    def hear(self) -> None:
        assert self.state.told is not None
        for event in self.state.told:
            self.say(self.text.event(event), ".")
        self.state.told = []


def play(seats: int, seed: int, options: dict[str, str | int]) -> Talk:
    rng = Random(seed)
    state = Imperial(seats, **options).start()
    state.told = []
    talk = Talk(state)
    while state.outcome is None:
        talk.look()
        action = rng.choice(state.legal())
        asides = state.asides(rng.randrange(seats)) if rng.random() < 0.02 else []
        if asides:
            action = rng.choice(asides)
        talk.say(talk.text.action(action), "abcdefghijklmnopqrstuvwxyz)")
        state.apply(action)
        talk.hear()
    talk.look()
    return talk


@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_whole_games_are_said(seats: int, seed: int, options: dict[str, str | int]) -> None:
    talk = play(seats, seed, options)
    known = refusals()
    assert len(talk.met) > 30
    for rule, found in talk.met.items():
        for details in found:
            assert set(details) in known[rule]


def test_steps_are_numbered_as_they_are_listed() -> None:
    assert [step.number for step in STEPS] == list(range(len(steps.STEP_IDS)))
