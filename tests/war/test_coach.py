"""What the coach points out: one thing, the most important first."""

from __future__ import annotations

from greatpowers.games import make_game
from tests.war.table import Table

Advice = tuple[str, dict[str, str | int]] | None


def advice(table: Table, player: int = 1) -> Advice:
    return table.state.coaching(player - 1)


def test_starting_regions_side_by_side() -> None:
    state = make_game("war", 2).start()
    while state.to_act < 0:
        state.apply(state.legal()[0])
    picker = state.to_act
    assert state.coaching(picker) == ("first-pick", {})
    state.play("pick france")
    state.play("pick japan")
    assert state.coaching(picker) == ("neighbour", {"region": "spain", "number": 1})


def test_construction_begins_with_what_is_in_danger() -> None:
    table = Table(2).war((1, 2)).land(1, "france", "1i").land(2, "germany", "3i").money(1, 40).construct(1)
    assert advice(table) == ("front", {"region": "france", "other": 1, "number": 2})
    idle = Table(2).land(1, "france", "1i", "factory").land(1, "spain", "1i").money(1, 30).construct(1)
    assert advice(idle) == ("idle-factory", {"number": 1})
    assert advice(Table(2).land(1, "france", "1i").money(1, 30).construct(1)) == ("city", {})
    rich = Table(2).land(1, "france", "1i", "city").land(1, "spain", "1i 1N").chit("spain", "copper").money(1, 20)
    assert advice(rich.construct(1)) == ("resource", {"region": "spain", "value": 6, "cost": 12})
    many = Table(2).land(1, "france", "9i", "city").money(1, 12).construct(1)
    assert advice(many) == ("upkeep", {"cost": 9, "income": 10})
    assert advice(Table(2).land(1, "france", "1i", "city").money(1, 12).construct(1)) is None


def test_westernizing_what_would_be_safe_at_once() -> None:
    weak = Table(2).land(1, "algeria", "1i").natives("algeria", "6").money(1, dp=1).diplomacy(1)
    assert advice(weak) == ("westernize", {"region": "algeria"})
    strong = Table(2).land(1, "algeria", "1i").natives("algeria", "9").money(1, dp=1).diplomacy(1)
    assert advice(strong) is None


def test_movement_looks_for_revolts_prey_and_natives() -> None:
    risen = Table(2).land(1, "algeria", "2i").natives("algeria", "5").revolt("algeria").move(1)
    assert advice(risen) == ("revolt", {"region": "algeria", "number": 5})
    prey = Table(2).war((1, 2)).land(1, "france", "4i").land(2, "germany", "1i").move(1)
    assert advice(prey) == ("prey", {"region": "germany", "number": 1})
    explorer = Table(2).land(1, "algeria", "1i 1X").move(1)
    assert advice(explorer) == ("explorer", {"region": "morocco"})
    known = Table(2).land(1, "algeria", "2i").natives("morocco", "7").natives("tripoli", "5").move(1)
    assert advice(known) == ("natives", {"region": "tripoli", "number": 5})


def test_explorers_and_gifts() -> None:
    table = Table(2).land(1, "algeria", "1i 1X").natives("morocco", "5").money(1, dp=1).move(1)
    table.do("march explorer algeria morocco", "done")
    assert advice(table) == ("parley", {"region": "morocco", "percent": 92})
    assert advice(table.do("explore morocco")) == ("no-gift", {"percent": 92})
    hard = Table(2).land(1, "algeria", "1i 1X").natives("morocco", "9").money(1, dp=1).move(1)
    hard.do("march explorer algeria morocco", "done")
    assert advice(hard) == ("long-odds", {"region": "morocco", "percent": 42})
    assert advice(hard.do("explore morocco")) == ("gift", {"percent": 42, "better": 84})


def test_losses_and_retreats() -> None:
    table = Table(2).war((1, 2)).land(1, "france", "1i").land(2, "germany", "2i")
    table.attack(1, "france", "germany", "2i 1c").combat(1).do("battle germany")
    table.roll(1, 1, 1, 6, 1)
    assert (table.step, advice(table)) == ("lose", ("types", {"number": 2}))
    table.do("lose infantry")
    assert table.step == "retreat"
    told = advice(table)
    assert told is not None
    assert told[0] in ("stay", "leave")
