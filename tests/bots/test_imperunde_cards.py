"""When ImpeRunde's rules of thumb play secret-service cards, and on what; how they sail in storms."""

from __future__ import annotations

import random

import pytest

from greatpowers.bots.imperunde.policy import choose, values
from tests.imperunde.table import Table


def chosen(table: Table) -> str:
    """What the player to act would do."""
    s = table.state
    return table.game.space.notation(choose(s, s.to_act, random.Random(1)))


def worth(table: Table, word: str) -> float:
    """What the player to act thinks of an action."""
    s = table.state
    return values(s, s.to_act, [table.game.space.parse(word)])[0]


def rebel(garrison: str, elsewhere: str = "1I") -> Table:
    """Player 1 may start a rebellion; player 2 has a colony with this garrison."""
    return Table().land(2, "congo", garrison).land(3, "siam", elsewhere).hand(1, "rebellion").move(1)


def test_a_rebellion_strikes_posts_without_a_garrison() -> None:
    table = rebel("3tp")
    assert worth(table, "card rebellion") > 0
    table.do("card rebellion")
    assert chosen(table) == "at congo"


@pytest.mark.parametrize("garrison", ["4A 3tp", "1I"])
def test_a_rebellion_is_kept_for_a_worthy_target(garrison: str) -> None:
    assert worth(rebel(garrison), "card rebellion") < 0


def test_a_rebellion_strikes_the_player_who_leads() -> None:
    table = rebel("3tp", elsewhere="3tp").land(2, "east_india", "5A 3tp").resume()
    table.do("card rebellion")
    assert chosen(table) == "at congo"


def test_a_declaration_of_war_is_for_a_raid_at_once() -> None:
    """On a neighbour who relies on the peace, in one's own turn to move."""
    table = (
        Table().land(1, "south_africa", "4I 1tp").land(2, "congo", "3tp").peace((1, 2)).hand(1, "declaration").move(1)
    )
    assert worth(table, "card declaration") > 0
    table.do("card declaration")
    assert chosen(table) == "against 2"
    table.do("against 2").passes()
    assert chosen(table).startswith("march")
    assert chosen(table).endswith("congo")


def test_nobody_declares_war_for_nothing() -> None:
    table = Table().land(1, "south_africa", "1I 1tp").land(2, "congo", "4A 3tp").peace((1, 2))
    assert worth(table.hand(1, "declaration").move(1), "card declaration") < 0


def answer_to(victim: int) -> float:
    """What player 1 thinks of cancelling a rebellion of player 2 against a player."""
    table = Table().land(victim, "congo", "2I 2tp").hand(1, "counter").hand(2, "rebellion").always(1, 2).move(2)
    table.do("card rebellion", "at congo")
    return worth(table, "card counter")


def test_only_what_hurts_is_countered() -> None:
    assert answer_to(victim=1) > 0
    assert answer_to(victim=3) < 0


def test_an_own_card_is_defended() -> None:
    table = Table().land(3, "congo", "2I 2tp").hand(1, "rebellion", "counter").hand(3, "counter").always(1, 3).move(1)
    table.do("card rebellion", "at congo", "card counter")
    assert worth(table, "card counter") > 0


def test_ships_are_not_built_in_storms() -> None:
    def launch(disc: str | None) -> float:
        table = Table().land(1, "congo", "1I 3tp").funds(1, 20)
        if disc:
            table.disc("gulf_of_guinea", disc)
        table.invest(1)
        return worth(table, "launch frigate congo gulf_of_guinea")

    assert launch("storm") < launch(None)
