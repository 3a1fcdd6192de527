"""What can never happen is refused with its rule, although it is no action at all."""

from __future__ import annotations

import itertools

import pytest

from greatpowers.core.actions import BadNotation
from greatpowers.core.text import Text
from greatpowers.games.imperial import Imperial

GAME = Imperial(4, investor_card="without")


def never(notation: str) -> str:
    with pytest.raises(BadNotation) as caught:
        GAME.space.parse(notation)
    return GAME.why_never(caught.value.family, caught.value.values).removeprefix("imperial/")


@pytest.mark.parametrize(
    ("notation", "rule"),
    [
        ("march sweden denmark", "army/straits-closed"),
        ("march morocco spain", "army/straits-closed"),
        ("march london dublin", "convoy/dublin"),
        ("march vienna ionian_sea", "army/land-only"),
        ("march vienna paris", "army/any-land"),
        ("march_friendly norway sweden", "army/any-land"),
        ("embark vienna black_sea", "convoy/embark-by-rail"),
        ("sail london north_sea", "fleet/leave-harbour"),
        ("sail english_channel london", "fleet/no-return"),
        ("sail north_sea norway", "components/land-regions"),
        ("sail english_channel baltic_sea", "fleet/one-step"),
        ("cross vienna", "convoy/chain"),
        ("land north_sea", "army/land-only"),
        ("build norway", "factory/own-city"),
        ("produce norway", "production/one-each"),
        ("import_army norway", "import/home-only"),
        ("import_fleet munich", "import/fleet-ports"),
        ("turn_hostile norway", "stance/only-foreign-home"),
        ("battle vienna fleet", "battle/army-vs-harbour-fleet"),
        ("destroy norway", "destroy/three-armies"),
        ("flag vienna", "flags/no-home"),
        ("increase italy 12 9", "invest/increase-higher-only"),
        ("lend_more 1 italy 12 12", "invest/increase-higher-only"),
        ("donate 1 italy 0", "money/donate-bound"),
        ("donate 1 italy 46", "money/donate-bound"),
    ],
)
def test_the_rule_is_named(notation: str, rule: str) -> None:
    assert never(notation) == rule


@pytest.mark.parametrize(
    ("word", "rule"),
    [("switzerland", "imperial/components/switzerland"), ("sardinia", "imperial/components/islands")],
)
def test_places_on_the_map_that_are_no_areas_are_explained(word: str, rule: str) -> None:
    with pytest.raises(BadNotation) as caught:
        GAME.space.parse(f"march genoa {word}")
    assert GAME.rule_against(caught.value) == rule
    text = Text("en", GAME)
    assert text.citation(rule) in text.bad_notation(caught.value)


def test_a_misspelt_place_is_guessed() -> None:
    with pytest.raises(BadNotation) as caught:
        GAME.space.parse("march vienna venise")
    assert "venice" in Text("en", GAME).bad_notation(caught.value)


def test_every_combination_that_the_space_leaves_out_has_its_rule() -> None:
    text = Text("en", GAME)
    for family in GAME.space.families:
        known = set(family.values)
        everything = itertools.product(*(range(min(len(a.domain), 60)) for a in family.arguments))
        for values in itertools.islice((v for v in everything if v not in known), 0, None, 13):
            rule = GAME.why_never(family.name, values)
            assert rule in GAME.rulebook.rules, (family.name, values)
            said = text.bad_notation(BadNotation("no-such-action", "x", "y", family.name, values))
            assert text.citation(rule) in said
