"""Every game in every language: a message for everything that it can say, nothing else in the file, and whole games."""

from __future__ import annotations

import re
from functools import cache
from random import Random

import pytest

from greatpowers.bots.reasons import aspects_of
from greatpowers.core.board import LANGUAGES
from greatpowers.core.game import Event, Refusal, State
from greatpowers.games import make_game
from tests.core.ftl import StrictText, jumbled
from tests.imperial.speech import SPEECH as IMPERIAL
from tests.imperunde.speech import SPEECH as IMPERUNDE
from tests.languages.speech import PLAYERS, Speech, values_of
from tests.war.speech import SPEECH as WAR

SPEECHES = [IMPERIAL, IMPERUNDE, WAR]
MOST_VALUES = 60  # of an argument of an event that are tried

pytestmark = pytest.mark.parametrize("speech", SPEECHES, ids=repr)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def text_in(language: str, speech: Speech) -> StrictText:
    return StrictText(language, speech.game, players=PLAYERS)


# -- the files -----------------------------------------------------------------------------------------------


@each_language
def test_the_file_is_sound(speech: Speech, language: str) -> None:
    messages = speech.messages(language)
    assert messages.junk == []
    assert messages.twice == []


@each_language
def test_everything_has_a_message(speech: Speech, language: str) -> None:
    messages = speech.messages(language)
    assert set(speech.asked(messages)) - messages.ids == set()


@each_language
def test_no_message_is_unused(speech: Speech, language: str) -> None:
    messages = speech.messages(language)
    asked = set(speech.asked(messages)) & messages.ids
    assert messages.ids - asked - messages.references(asked) == set()


@each_language
def test_messages_use_only_values_that_they_get(speech: Speech, language: str) -> None:
    messages = speech.messages(language)
    for name, places in speech.asked(messages).items():
        for place in places:
            assert messages.variables(name) <= place, name


@each_language
def test_variants_name_things_that_exist(speech: Speech, language: str) -> None:
    for variable, keys in speech.messages(language).selector_keys().items():
        if variable.endswith("_id"):
            assert keys - {"other"} <= speech.variants(), variable
        else:
            assert keys <= {"one", "other"}, variable


def test_every_rule_of_a_refusal_is_found_in_the_code_or_named(speech: Speech) -> None:
    for rule in speech.refusals():
        assert rule in speech.game.rulebook.rules


# -- what is said --------------------------------------------------------------------------------------------

_SMALL_START = re.compile(r"[.?!] [a-z]")


def check(said: str, ends: str) -> None:
    """A line that begins and ends like one, and shows nothing of the machine."""
    assert not jumbled(re.sub("[\u00a0\u202f]", " ", said)), said
    assert said[0].isupper() or said[0].isdigit(), said
    assert said[-1] in ends if ends else said[-1] not in ".?!", said


@each_language
def test_every_action_is_said_and_no_two_alike(speech: Speech, language: str) -> None:
    text = text_in(language, speech)
    said = [text.action(action) for action in range(len(speech.game.space))]
    for line in said:
        check(line, "")
    assert len(set(said)) == len(said)


def events_of(speech: Speech) -> list[Event]:
    """Each kind with each word of each argument."""
    out: list[Event] = [event for events in speech.events.values() for event in events]
    for number, kind in enumerate(speech.game.events):
        if kind.name in speech.events:
            continue
        first: Event = (number, *(0 for _ in kind.arguments))
        out.append(first)
        for at in range(len(kind.arguments)):
            out += [(*first[: at + 1], value, *first[at + 2 :]) for value in values_of(kind, at)[:MOST_VALUES]]
    return out


@each_language
def test_every_event_is_said(speech: Speech, language: str) -> None:
    text = text_in(language, speech)
    for event in events_of(speech):
        check(text.event(event), ".")


@each_language
def test_every_refusal_is_said(speech: Speech, language: str) -> None:
    text = text_in(language, speech)
    for rule, places in speech.refusals().items():
        for place in places:
            for number in (1, 3):
                details = {name: speech.samples.get(name, number) for name in place}
                check(text.refusal(Refusal(rule, **details)), ".")


@each_language
def test_every_reason_is_said(speech: Speech, language: str) -> None:
    text = text_in(language, speech)
    for reason, names in aspects_of(speech.game.id).messages().items():
        for power in speech.game.board.powers:
            given: dict[str, str | int] = {"seat": 1, "other": 2, "nation": power.id}
            check(text.reason((reason, {name: given[name] for name in names})), ".")


@each_language
def test_every_prompt_is_said(speech: Speech, language: str) -> None:
    text = text_in(language, speech)
    for step in speech.asking_steps:
        check(text.prompt(speech.asking(step)), ".?…")


@each_language
def test_endings_and_options_are_said(speech: Speech, language: str) -> None:
    text = text_in(language, speech)
    for reason in speech.reasons:
        check(text.outcome_reason(reason), ".")
    for outcome in speech.outcomes():
        check(text.outcome(outcome), ".")
    for name in speech.messages(language).ids:
        if name.startswith("option-"):
            check(text.say(name), "")


# -- in play -------------------------------------------------------------------------------------------------


class Talk:
    """Says all that comes up in a game, and looks at the whole action space a few times in each step."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.text = StrictText(game=state.game, players=PLAYERS)
        self.looked: dict[str, int] = {}
        self.met: dict[str, set[frozenset[str]]] = {}  # rules that refused something, with their details
        self.said: set[str] = set()

    def say(self, said: str, ends: str) -> None:
        if said not in self.said:
            self.said.add(said)
            check(said, ends)
            assert not _SMALL_START.search(said), said

    def look(self) -> None:
        state, step = self.state, self.state.step
        self.say(self.text.prompt(state), ".?…")
        self.looked[step] = self.looked.get(step, 0) + 1
        if self.looked[step] > 2 and self.looked[step] % 25:
            return
        self._hints()
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

    def _hints(self) -> None:
        advice = self.state.coaching(self.state.to_act) if self.state.to_act >= 0 else None
        if advice is not None:
            self.say(self.text.coaching(advice), ".")
        for action in self.state.legal() if self.state.to_act >= 0 else []:
            for hint in self.state.hints(action):
                assert not jumbled(self.text.hint(hint)), hint

    def hear(self) -> None:
        assert self.state.events is not None
        for event in self.state.events:
            self.say(self.text.event(event), ".")
        self.state.events = []


def play(speech: Speech, seats: int, seed: int, options: dict[str, str | int]) -> Talk:
    rng = Random(seed)
    state = make_game(speech.game.id, seats, options).start()
    state.events = []
    talk = Talk(state)
    while state.outcome is None:
        talk.look()
        action = rng.choice(state.legal())
        asides = state.asides(rng.randrange(seats)) if rng.random() < 0.02 else []
        if asides:
            action = rng.choice(asides)
        talk.say(talk.text.action(action), "")
        state.apply(action)
        talk.hear()
    talk.look()
    return talk


def test_whole_games_are_said(speech: Speech) -> None:
    known = speech.refusals()
    for seats, seed, options in speech.games:
        talk = play(speech, seats, seed, options)
        assert len(talk.met) > 30
        for rule, found in talk.met.items():
            for details in found:
                assert set(details) in known[rule], rule


def test_steps_are_numbered_as_they_are_listed(speech: Speech) -> None:
    numbers = [step.number for step in speech.module("sequence").STEPS]
    assert numbers == list(range(len(speech.module("steps").STEP_IDS)))
