"""What only the texts of Imperial have to mind: articles, payments, plural forms. See tests/languages for the rest."""

from __future__ import annotations

import re

import pytest

from greatpowers.core.game import Refusal
from greatpowers.games.imperial import steps
from greatpowers.games.imperial.actions import UNIT
from greatpowers.games.imperial.board import BOARD, LANDS
from greatpowers.games.imperial.events import PAYMENTS
from tests.core.ftl import StrictText
from tests.imperial.speech import PAID_BY, SPEECH, WIDEST, asking
from tests.languages.test_said import check, events_of

_SEAS = "|".join(region.names["en"] for region in BOARD.regions[LANDS:])
_NAKED = re.compile(rf"(?<![Tt]he )(?:{_SEAS}|German Empire)")


def test_seas_and_empires_have_their_article() -> None:
    text = StrictText(game=WIDEST)
    said = [text.action(action) for action in range(len(WIDEST.space))]
    said += [text.event(event) for event in events_of(SPEECH)]
    for rule, places in SPEECH.refusals().items():
        said += [text.refusal(Refusal(rule, **{n: SPEECH.samples.get(n, 3) for n in place})) for place in places]
    assert [line for line in said if _NAKED.search(line)] == []


def test_every_payment_is_said() -> None:
    text = StrictText(game=WIDEST, players=["Ada"])
    assert {event[1] for event in PAID_BY} == set(range(len(PAYMENTS)))
    said = [text.event(event) for event in PAID_BY]
    for line in said:
        check(line, ".")
        assert "12 million" in line
    assert len(set(said)) == len(said)


def test_refusals_can_say_that_there_is_nothing() -> None:
    text = StrictText(game=WIDEST)
    for rule, places in SPEECH.refusals().items():
        for place in places:
            check(text.refusal(Refusal(rule, **{name: SPEECH.samples.get(name, 0) for name in place})), ".")


def test_every_prompt_is_said_for_every_unit() -> None:
    text = StrictText(game=WIDEST)
    ends = {steps.OVER: ".", steps.DEAL: "…"}  # the cards deal themselves
    for step in SPEECH.asking_steps:
        for unit in range(len(UNIT)):
            check(text.prompt(asking(step, unit=unit)), ends.get(step, ".?"))
    assert text.prompt(asking(steps.IMPORT)).endswith("Up to 3 units.")


def test_every_step_and_unit_has_a_word() -> None:
    text = StrictText(game=WIDEST)
    for step in SPEECH.asking_steps:
        if step != steps.OVER:
            check(text.refusal(Refusal("imperial/turn/one-space", step=steps.STEP_IDS[step])), ".")
    for unit in UNIT.words:
        check(text.refusal(Refusal("imperial/ruling/harbour-mix", nation="italy", area="rome", unit=unit)), ".")


@pytest.mark.parametrize(
    ("points", "said"),
    [
        (0, "The German Empire gains no power points and stays at 7."),
        (1, "The German Empire gains 1 power point and reaches 7."),
        (3, "The German Empire gains 3 power points and reaches 7."),
    ],
)
def test_plural_forms(points: int, said: str) -> None:
    text = StrictText(game=WIDEST)
    assert text.say("event-power", nation="German Empire", nation_id="germany", points=points, total=7) == said
