"""What a question is about: where, and whose die, spin or draw comes next."""

from __future__ import annotations

from tests.imperunde.table import Table


def about(table: Table) -> tuple[str | int, ...]:
    """The place, the party (players from 1) and the kind of unit, as far as the question has any."""
    _, details = table.state.prompt()
    found = [details[name] for name in ("space", "party", "kind") if name in details]
    return tuple(value + 1 if isinstance(value, int) else value for value in found)


def test_dice_of_a_battle_are_its_attackers_then_its_defenders() -> None:
    table = Table().land(1, "congo", "1C 1tp").land(2, "egypt", "1I 1F 2tp").war((1, 2)).move(1)
    table.do("march cavalry congo egypt")
    asked = []
    for _ in range(3):
        asked.append(about(table))
        table.roll(4)
    assert asked == [("egypt", 1, "cavalry"), ("egypt", 2, "fort"), ("egypt", 2, "infantry")]


def test_natives_and_pirates_roll_too() -> None:
    table = Table().land(1, "congo", "1I 1tp").move(1).do("march infantry congo egypt").roll(6)
    assert about(table) == ("egypt", "natives", "infantry")
    table = Table().sea(1, "north_sea", "1sl").sea("pirates", "baltic_sea", "1fr").move(1)
    table.do("sail line north_sea baltic_sea").roll(4)
    assert about(table) == ("baltic_sea", "pirates", "frigate")


def test_boarding_is_rolled_by_each_of_the_two_ships() -> None:
    table = Table().sea(1, "north_sea", "1fr").sea(2, "baltic_sea", "1sl").war((1, 2)).move(1)
    table.do("sail frigate north_sea baltic_sea").roll(4, 4)
    assert (table.step, about(table)) == ("boarding", ("baltic_sea", 1, "frigate"))
    assert about(table.roll(1)) == ("baltic_sea", 2, "line")


def test_a_storm_strikes_ship_by_ship() -> None:
    table = Table().sea(1, "north_sea", "1fr").sea("pirates", "north_sea", "1fr").wheel(6)
    table.do("spin north_sea", "event sea_storm")
    assert about(table) == ("north_sea", 1, "frigate")
    assert about(table.roll(2)) == ("north_sea", "pirates", "frigate")
    assert about(table.roll(2)) == ()
    assert about(Table().wheel(6).do("spin north_sea", "event sea_storm")) == ()  # no ship is there
    entering = Table().disc("norwegian_sea", "storm").sea(3, "north_sea", "1A").move(3)
    assert about(entering.do("sail artillery north_sea norwegian_sea")) == ("norwegian_sea", 3, "artillery")


def test_an_epidemic_strikes_army_by_army() -> None:
    table = Table().land(2, "egypt", "1I 1A 1tp").wheel().do("spin egypt", "event land_epidemic")
    assert about(table) == ("egypt", 2, "infantry")
    assert about(table.roll(2)) == ("egypt", 2, "artillery")
    assert about(table.roll(2)) == ()  # the next wheel is nobody's


def test_starters_and_cards_are_somebodys_luck() -> None:
    table = Table().begin_round()
    assert about(table) == (1,)
    assert about(table.roll(3)) == (2,)
    assert about(table.roll(3, 2, 1)) == (1,)  # the tied ones roll again
    assert about(Table().deal()) == (2,)  # the British player is dealt the last card
