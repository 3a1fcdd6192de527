"""War and peace."""

from __future__ import annotations

import pytest

from tests.imperunde.table import Table


def neighbours() -> Table:
    """Colonies of players 1 and 2 side by side, and their frigates."""
    table = Table().land(1, "congo", "1I 1tp").land(2, "egypt", "1I 1tp")
    return table.sea(1, "north_sea", "1fr").sea(2, "baltic_sea", "1fr")


@pytest.mark.rule("imperunde/relations/symmetric")
def test_war_is_mutual() -> None:
    table = neighbours().talks().do("stance 1 war", *["ready"] * 4)  # player 2 alone declares it
    assert (table.relation(1, 2), table.relation(2, 1)) == ("war", "war")
    table.move(1).do("march infantry congo egypt")
    card = neighbours().hand(2, "declaration").move(2).do("card declaration", "against 1")
    assert (card.relation(1, 2), card.relation(2, 1)) == ("war", "war")
    card.move(1).do("march infantry congo egypt")


@pytest.mark.rule("imperunde/relations/set-by")
def test_only_talks_and_cards_change_it() -> None:
    for phase in (Table.books, lambda t: t.invest(1), lambda t: t.move(1), lambda t: t.embark(1)):
        table = phase(neighbours())
        assert table.refused("stance 2 war") == "imperunde/relations/set-by"
        assert table.refused("speak 1 2 war") == "imperunde/diplomacy/closed-by-british"
    table = neighbours().hand(1, "declaration", "armistice").move(1).do("card declaration", "against 2")
    assert table.relation(1, 2) == "war"
    table.do("card armistice", "against 2")
    assert table.relation(1, 2) == "armistice"
    treaty = neighbours().war((1, 2)).hand(2, "peace_treaty").talks().do("card peace_treaty", "between 1 2")
    assert treaty.relation(1, 2) == "peace"


@pytest.mark.rule("imperunde/relations/peace-no-attack")
def test_players_at_peace_do_not_attack_each_other() -> None:
    march, sail = "march infantry congo egypt", "sail frigate north_sea baltic_sea"
    peace = neighbours().peace((1, 2)).move(1)
    assert peace.refused(march) == "imperunde/relations/peace-no-attack"
    assert peace.do(sail).options() == ["sail frigate_1 baltic_sea north_sea"]  # in and out again, without a fight
    for attack in (march, sail):
        assert neighbours().war((1, 2)).move(1).do(attack).step == "dice"


@pytest.mark.rule("imperunde/relations/friend-ships")
@pytest.mark.parametrize(
    ("master", "friendly"), [(2, True), (3, False), ("pirates", False)], ids=["peace", "war", "pirates"]
)
def test_ships_at_peace_are_friendly_and_pirates_are_enemies(master: int | str, friendly: bool) -> None:
    table = Table().sea(1, "north_sea", "1fr 1I").sea(master, "norwegian_sea", "1fr").war((1, 3)).move(1)
    assert (table.refused("sail infantry north_sea norwegian_sea") == "") is friendly
    table.do("sail frigate north_sea norwegian_sea")
    assert table.step == ("leave" if friendly else "dice")


@pytest.mark.rule("imperunde/relations/cards-any-relation")
def test_cards_may_be_played_against_friends() -> None:
    table = neighbours().peace((1, 2)).hand(1, "sabotage").move(1)
    table.do("card sabotage", "at baltic_sea", "against 2", "sink frigate")
    assert table.there(2, "baltic_sea") == ""
    plunder = neighbours().peace((1, 2)).hand(1, "plunder").before_books()
    assert plunder.refused("card plunder") == "imperunde/card/plunder/needs-war"
    neighbours().war((1, 2)).hand(1, "plunder").before_books().do("card plunder", "at egypt")
