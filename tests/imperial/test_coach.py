"""What the coach points out: one thing, the most important first, in the words of each language."""

from __future__ import annotations

import pytest

from greatpowers.core.board import LANGUAGES
from greatpowers.core.text import Text
from tests.imperial.table import Table


def advice(table: Table) -> tuple[str, dict[str, str | int]] | None:
    """What the one who decides is told."""
    return table.state.coaching(table.asked - 1)


def said(table: Table, language: str = "en") -> str:
    told = advice(table)
    assert told is not None
    return Text(language, table.game, players=["Ada", "Bruno", "Camille"]).coaching(told)


def test_a_taxation_that_ends_the_game_comes_first() -> None:
    table = (
        Table(3)
        .units("AH", "vienna")
        .power(AH=24, FR=15)
        .tax(AH=1)
        .rondel(AH="import")
        .flags("AH", "romania", "greece")
        .cash(5, 2, 2)
    )
    table.turn("AH")
    # Five points for each of the four millions of interest, 5 M in cash and no bonus.
    assert advice(table) == ("end", {"nation": "austria_hungary", "mine": 25, "seat": 2, "points": 17})
    assert said(table) == "Taxation would end the game, with 25 points for you and 17 plus cash for Camille."


def test_a_taxation_that_pays_is_pointed_out_with_its_fee() -> None:
    table = Table(3).rondel(AH="investor").units("AH", "vienna").flags("AH", "romania", "greece", "tunis", "bulgaria")
    table = table.factories("AH", "vienna", "budapest", "trieste").cash(5, 2, 2).turn("AH")
    assert advice(table) == ("tax", {"nation": "austria_hungary", "bonus": 5, "fee": 2, "points": 5})
    assert said(table).endswith("a bonus of 5 M, for a fee of 2 M.")


def test_interest_and_the_card() -> None:
    table = Table(3).rondel(AH="maneuver1").units("AH", "vienna").turn("AH")
    assert advice(table) == ("interest", {"nation": "austria_hungary", "mine": 4})
    assert advice(table.card(1)) == ("interest-card", {"nation": "austria_hungary", "mine": 4})
    assert advice(table.treasury(AH=1)) == ("production", {"nation": "austria_hungary", "count": 2})  # none is left


def test_what_a_nation_needs() -> None:
    table = Table(3).rondel(AH="taxation").turn("AH")
    assert advice(table) == ("production", {"nation": "austria_hungary", "count": 2})
    idle = Table(3).rondel(AH="taxation").units("AH", "vienna 2", "romania").turn("AH")
    assert advice(idle) == ("maneuver", {"nation": "austria_hungary", "count": 2})
    busy = Table(3).rondel(AH="maneuver2").units("AH", "romania 2", "greece").turn("AH")
    assert advice(busy) == ("factory", {"nation": "austria_hungary", "treasury": 11})


def test_a_first_shipyard_and_what_interest_needs() -> None:
    table = Table(3).rondel(AH="taxation").turn("AH").do("rondel factory")
    assert advice(table) == ("port", {"nation": "austria_hungary"})
    table = Table(3).rondel(AH="investor").treasury(AH=3).turn("AH").do("rondel import")
    assert advice(table) == ("save", {"nation": "austria_hungary", "interest": 5, "treasury": 3})
    assert advice(Table(3).rondel(AH="investor").turn("AH").do("rondel import")) is None


def test_a_government_in_reach_is_worth_more_than_anything() -> None:
    table = Table(3).card(1).bonds(1, IT="4").cash(6, 2, 2).power(IT=7, FR=5).rondel(AH="maneuver1").turn("AH")
    table.do("rondel investor")
    assert advice(table) == ("takeover", {"nation": "italy", "price": 6, "power": 7})
    assert said(table) == "For 6 M you would govern Italy, which has 7 power points."


def test_a_rival_and_the_strongest_nation() -> None:
    close = Table(3).card(1).cash(2, 2, 2).bonds(2, AH="4 6").bonds(1, AH="2").rondel(GB="maneuver1").turn("GB")
    assert advice(close.do("rondel investor")) == ("rival", {"nation": "austria_hungary", "seat": 1, "gap": 1})
    safe = Table(3).card(1).cash(2, 2, 2).power(RU=12).rondel(AH="maneuver1").turn("AH").do("rondel investor")
    assert advice(safe) == ("value", {"nation": "russia", "power": 12, "factor": 2})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_swiss_bank_hears_what_a_stop_would_bring(language: str) -> None:
    table = Table(3).government(AH=2, GB=3).rondel(AH="maneuver1").turn("AH")
    table.do("rondel production2")
    assert (table.asked, table.step) == (1, "force")
    assert "4 M" in said(table, language)
