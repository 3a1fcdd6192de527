"""What the coach points out: one thing, the most important first."""

from __future__ import annotations

from tests.imperunde.table import Table

Advice = tuple[str, dict[str, str | int]] | None


def advice(table: Table, player: int = 1) -> Advice:
    return table.state.coaching(player - 1)


def table(**options: str | int) -> Table:
    return Table(3, "ZA GB JP", **options)


def test_in_talks_a_hand_held_out_and_a_leader() -> None:
    at_war = table().war((1, 2))
    assert advice(at_war.talks()) is None
    at_war.state.stance[1 * 6 + 0] = 0  # Great Britain wants peace now
    assert advice(at_war) == ("peace", {"other": 1})
    ahead = table(goal=4).land(3, "java", "1I 3tp").talks()
    assert advice(ahead) == ("leader", {"other": 2, "posts": 3, "goal": 4})


def test_debts_that_pay_and_debts_that_cost() -> None:
    assert advice(table().land(1, "mozambique", "1I").books()) == ("borrow", {"number": 2})
    assert advice(table().debts(1, 10).books()) == ("interest", {"debts": 10, "interest": 2})
    near = table(goal=3).debts(1, 5).land(1, "guinea", "1I 3tp").books()
    assert advice(near) == ("repay", {"debts": 5, "posts": 3, "goal": 3})
    assert advice(table().books()) is None


def test_investments_in_the_order_of_what_they_are_worth() -> None:
    win = table(goal=3).land(1, "mozambique", "1I 1tp").land(1, "congo", "1I").funds(1, 4).invest(1)
    assert advice(win) == ("win", {"number": 2})
    bare = table().land(1, "mozambique", "2tp").land(1, "congo", "1I").funds(1, 4).invest(1)
    assert advice(bare) == ("bare", {"space": "mozambique", "posts": 2})
    posts = table().land(1, "mozambique", "1I").funds(1, 3).invest(1)
    assert advice(posts) == ("posts", {"number": 1})
    sea = table().land(1, "mozambique", "1I 2tp").funds(1, 3).invest(1)
    assert advice(sea) == ("sea", {"space": "arabian_sea", "number": 3})
    poor = table().land(1, "mozambique", "1I 2tp").invest(1)
    assert advice(poor) is None


def test_a_move_finds_prey() -> None:
    free = table().land(1, "south_africa", "2I").move(1)
    assert advice(free) == ("free-land", {"space": "congo", "number": 2})
    prey = table().war((1, 2)).land(1, "south_africa", "2I").land(2, "mozambique", "2tp").move(1)
    assert advice(prey) == ("prey", {"space": "mozambique", "posts": 2})
    assert advice(table().move(1)) is None


def test_before_a_fight_the_odds() -> None:
    few = table().land(1, "south_africa", "1I 1C 1A").move(1).do("march infantry south_africa congo")
    assert advice(few) == ("more", {"percent": 11})
    good = few.do("march artillery south_africa congo")
    assert advice(good) == ("more", {"percent": 64})
    strong = table().land(1, "south_africa", "1I 1C 1A").move(1).do("march artillery south_africa mozambique")
    assert advice(strong.do("march cavalry south_africa mozambique")) == ("good", {"percent": 74})


def test_cargo_wants_an_escort() -> None:
    home = table().land(1, "south_africa", "2I").embark(1)
    assert advice(home) == ("unescorted", {})
    safe = table().land(1, "south_africa", "2I").sea(1, "indian_ocean", "1fr").embark(1)
    assert advice(safe) == ("embark", {"space": "indian_ocean"})
