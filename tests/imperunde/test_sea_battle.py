"""Battles at sea: boarding, captured ships, cargo of the beaten; ships of pirates; equal dice."""

import pytest

from tests.imperunde.table import Table

SEA, OCEAN = "arabian_sea", "indian_ocean"


def arabian_sea(attackers: str, defenders: str, spare: str = "") -> Table:
    """Player 1 attacks player 2 in the Arabian Sea with these ships from the Indian Ocean, where others may stay."""
    return enter(Table(), attackers, defenders, spare)


def enter(table: Table, attackers: str, defenders: str, spare: str = "") -> Table:
    table.sea(1, OCEAN, f"{attackers} {spare}").sea(2, SEA, defenders).war((1, 2)).move(1)
    return table.attack(OCEAN, SEA, attackers)


def ships(table: Table) -> list[str]:
    return [unit["kind"] for unit in table.view(1)["battle"]["attackers"]]


def lost(table: Table) -> list[tuple[str, str]]:
    """Who lost what, sorted."""
    return sorted((event["party"], event["kind"]) for event in table.events("lost"))


def laid(table: Table, player: int, sea: str = SEA) -> dict[str, int]:
    """The ships of a player that lie on their side."""
    found: dict[str, int] = table.view(1)["seas"].get(sea, {}).get(str(player - 1), {}).get("laid", {})
    return found


# -- boarding ------------------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/sea-battle/tie-means-boarding")
def test_equal_numbers_at_sea_mean_boarding() -> None:
    table = arabian_sea("sl", "1fr").roll(4, 4)
    assert (table.step, lost(table)) == ("boarding", [])


@pytest.mark.rule("imperunde/sea-battle/tie-means-boarding")
def test_only_the_pair_with_equal_numbers_boards() -> None:
    table = arabian_sea("fr fr fr", "3fr").roll(6, 4, 2, 5, 4, 3)
    assert lost(table) == [("1", "frigate"), ("2", "frigate")]
    table.roll(2, 1)
    assert len(table.events("die")) == 6 + 2
    assert (table.step, ships(table)) == ("dice", ["frigate"] * 3)


@pytest.mark.rule("imperunde/sea-battle/boarding-same-dice")
def test_each_rolls_the_die_of_his_ship_again() -> None:
    table = arabian_sea("fr", "1sl").roll(4, 4)
    assert table.option_set() == {f"roll {n}" for n in range(1, 7)}
    table.roll(6)
    assert table.option_set() == {f"roll {n}" for n in range(3, 9)}


@pytest.mark.rule("imperunde/sea-battle/boarding-higher-captures", "imperunde/sea-battle/captured-changes-colour")
def test_the_higher_roll_captures_the_ship() -> None:
    table = arabian_sea("sl", "1fr").roll(4, 4, 7, 5)
    assert (table.there(1, SEA), table.there(2, SEA)) == ("1fr 1sl", "")
    assert (table.reserve(1, "fr"), table.reserve(2, "fr"), table.reserve(1, "sl")) == (15 - 1, 15, 10 - 1)
    captured = {"event": "captured", "party": "1", "foe": "2", "kind": "frigate", "space": SEA}
    assert table.events("captured") == [captured]


@pytest.mark.rule("imperunde/sea-battle/boarding-tie-rerolls")
def test_equal_boarding_rolls_are_repeated() -> None:
    table = arabian_sea("sl", "1fr").roll(4, 4)
    for equal in (4, 5):
        table.roll(equal, equal)
        assert (table.step, table.events("captured")) == ("boarding", [])
    table.roll(3, 6)
    assert [event["party"] for event in table.events("captured")] == ["2"]
    assert (table.there(1, SEA), table.there(2, SEA)) == ("", "1fr 1sl")


@pytest.mark.rule("imperunde/sea-battle/boarding-tie-rerolls", "imperunde/sea-battle/both-sides-may-capture")
def test_several_pairs_board_one_after_the_other() -> None:
    table = arabian_sea("fr sl fr", "3fr").roll(5, 6, 3, 6, 5, 3)  # three ties
    table.roll(3, 4)  # the ship of the line is captured
    table.roll(6, 1)  # the next captures a frigate
    assert table.step == "boarding"
    table.roll(2, 2, 1, 5)
    assert [(event["party"], event["kind"]) for event in table.events("captured")] == [
        ("2", "line"),
        ("1", "frigate"),
        ("2", "frigate"),
    ]
    assert (ships(table), table.there(2, SEA)) == (["frigate", "frigate"], "3fr 1sl")


# -- captured ships ------------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/sea-battle/captured-fights-at-once")
def test_a_captured_ship_fights_in_the_next_dice_round() -> None:
    table = arabian_sea("sl", "3fr").roll(4, 4, 1, 1, 7, 5)
    assert (table.step, ships(table)) == ("dice", ["line", "frigate"])
    table.roll(8, 6, 1, 1)
    assert [event["kind"] for event in table.events("die")][-4:] == ["line", "frigate", "frigate", "frigate"]
    assert table.there(1, SEA) == "1fr 1sl"


@pytest.mark.rule("imperunde/sea-battle/captured-fights-at-once", "imperunde/sea-battle/both-sides-may-capture")
def test_a_ship_captured_by_the_defender_fights_for_him_at_once() -> None:
    table = arabian_sea("fr fr", "1fr").roll(3, 1, 3, 2, 6)
    assert (ships(table), table.there(2, SEA)) == (["frigate"], "2fr")
    assert table.view(1)["battle"]["defenders"] == ["frigate", "frigate"]
    assert laid(table, 2) == {"frigate": 1}


@pytest.mark.rule("imperunde/sea-battle/captured-cannot-move")
def test_a_captured_ship_stays_until_the_end_of_the_phase() -> None:
    table = arabian_sea("sl", "1fr").roll(4, 4, 7, 5)
    assert laid(table, 1) == {"frigate": 1}
    for mover in ("frigate", "frigate_1"):
        assert table.refused(f"sail {mover} {SEA} {OCEAN}") == "imperunde/sea-battle/captured-cannot-move"
    table.do(f"sail line_1 {SEA} {OCEAN}", *["done"] * 3)
    assert laid(table, 1) == {"frigate": 1}  # while the last player moves
    table.do("done")
    assert laid(table, 1) == {}


@pytest.mark.rule("imperunde/sea-battle/captured-cannot-move")
def test_a_captured_ship_cannot_reinforce_elsewhere() -> None:
    table = enter(Table().sea(2, "gulf_of_bengal", "3fr"), "sl", "1fr", "1fr").roll(4, 4, 7, 5)
    table.do(f"sail line_1 {SEA} gulf_of_bengal", "fight").roll(3, 6, 6, 6)
    assert table.option_set() == {
        "fight",
        f"sail frigate {OCEAN} gulf_of_bengal",
        f"sail frigate {OCEAN} {SEA}",
        f"sail frigate {OCEAN} tasman_sea",
    }


@pytest.mark.rule("imperunde/sea-battle/both-sides-may-capture")
def test_the_defender_may_win_the_boarding() -> None:
    table = arabian_sea("fr", "1fr").roll(3, 3, 2, 6)
    assert (table.step, table.there(1, SEA), table.there(2, SEA)) == ("move", "", "2fr")
    assert (table.reserve(1, "fr"), table.reserve(2, "fr")) == (15, 15 - 2)


@pytest.mark.rule("imperunde/sea-battle/cargo-sunk-after")
def test_cargo_of_the_beaten_enemy_goes_down() -> None:
    table = Table().sea(2, SEA, "2I").sea(3, SEA, "1C").sea(4, SEA, "1A").war((1, 4))
    enter(table, "fr", "1fr").roll(6, 1)
    assert (table.there(2, SEA), table.there(4, SEA), table.there(3, SEA)) == ("", "", "1C")  # player 3 is at peace
    assert (table.reserve(2, "I"), table.reserve(4, "A")) == (40, 20)


@pytest.mark.rule("imperunde/sea-battle/cargo-sunk-after")
def test_cargo_lives_while_a_warship_protects_it() -> None:
    table = enter(Table().sea(2, SEA, "2I"), "fr fr", "2fr").roll(6, 1, 5, 4)
    assert (table.step, table.there(2, SEA)) == ("dice", "2I 1fr")
    table.roll(1, 6)
    assert (table.step, table.there(2, SEA)) == ("move", "2I 1fr")


# -- pirates and pieces --------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/ruling/pirates-board")
def test_pirates_board_and_win_ships_of_the_line() -> None:
    table = Table().sea(1, OCEAN, "1sl").sea("pirates", SEA, "1fr").move(1).attack(OCEAN, SEA, "sl").roll(4, 4, 3, 6)
    assert (table.there("pirates", SEA), table.reserve("pirates", "sl"), table.reserve(1, "sl")) == ("1fr 1sl", 4, 10)


@pytest.mark.rule("imperunde/ruling/pirates-board")
def test_without_a_black_ship_of_the_line_the_captured_one_sinks() -> None:
    table = Table().sea(1, OCEAN, "1sl").sea("pirates", SEA, "1fr").sea("pirates", "java_sea", "5sl").move(1)
    table.attack(OCEAN, SEA, "sl").roll(4, 4, 3, 6)
    assert (table.there("pirates", SEA), table.there(1, SEA), table.reserve(1, "sl")) == ("1fr", "", 10)


@pytest.mark.rule("imperunde/ruling/captured-no-piece")
@pytest.mark.parametrize(("spare", "mine"), [(0, "1sl"), (1, "1fr 1sl")])
def test_a_captured_ship_without_a_spare_piece_is_sunk(spare: int, mine: str) -> None:
    table = enter(Table().sea(1, "java_sea", f"{15 - spare}fr"), "sl", "1fr").roll(4, 4, 7, 5)
    assert (table.there(1, SEA), table.there(2, SEA)) == (mine, "")
    assert (table.reserve(1, "fr"), table.reserve(2, "fr")) == (0, 15)


# -- equal dice ----------------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/ruling/tied-dice")
@pytest.mark.parametrize("tired_first", [False, True])
def test_of_equal_dice_the_ship_with_more_moves_left_is_first(tired_first: bool) -> None:
    table = Table().sea(1, OCEAN, "1fr").sea(1, "java_sea", "1fr").sea(2, SEA, "2fr").war((1, 2)).move(1)
    table.do("sail frigate java_sea gulf_of_bengal")
    steps = [f"sail frigate {OCEAN} {SEA}", f"sail frigate_1 gulf_of_bengal {SEA}"]
    table.do(*(reversed(steps) if tired_first else steps)).roll(4, 4, 5, 3)
    # The one with a move left faced the 5 and is gone, whoever came first.
    assert [unit["left"] for unit in table.view(1)["battle"]["attackers"]] == [0]


@pytest.mark.rule("imperunde/ruling/tied-dice")
def test_a_captured_ship_counts_as_without_moves() -> None:
    table = arabian_sea("fr fr", "4fr")
    table.roll(6, 4, 5, 4, 1).roll(6, 1)  # 6 beats 5; 4 = 4: captured
    assert [unit["left"] for unit in table.view(1)["battle"]["attackers"]] == [1, 1, -1]
    table.roll(4, 4, 4, 5, 3)  # faced by 5, 3 and nothing, in this order
    assert [unit["left"] for unit in table.view(1)["battle"]["attackers"]] == [1, -1]


@pytest.mark.rule("imperunde/ruling/tied-dice")
def test_dice_are_tied_to_ships_before_they_fall() -> None:
    table = Table().sea(1, OCEAN, "1fr").sea(1, "java_sea", "1fr").sea(2, SEA, "2fr").war((1, 2)).move(1)
    table.do(
        "sail frigate java_sea gulf_of_bengal", f"sail frigate_1 gulf_of_bengal {SEA}", f"sail frigate {OCEAN} {SEA}"
    )
    table.roll(1, 6, 5, 4)  # the one that came first and has no move left rolled the 1
    assert [unit["left"] for unit in table.view(1)["battle"]["attackers"]] == [1]


@pytest.mark.rule("imperunde/ruling/tied-dice")
def test_of_equal_defenders_a_captured_ship_goes_first() -> None:
    table = Table().sea(1, SEA, "1fr").sea(2, SEA, "1fr").captured(2, SEA, "1fr").war((1, 2)).clear_sea(SEA)
    table.roll(6, 5, 1)
    assert (table.there(2, SEA), laid(table, 2)) == ("1fr", {})


# -- other phases --------------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/ruling/captured-other-phases")
def test_a_ship_captured_while_clearing_does_not_move_in_the_round() -> None:
    table = Table().sea(1, SEA, "1sl").sea(2, SEA, "1fr").war((1, 2)).clear_sea(SEA).roll(4, 4, 7, 5)
    assert (table.step, table.there(1, SEA), laid(table, 1)) == ("move", "1fr 1sl", {"frigate": 1})
    assert table.refused(f"sail frigate {SEA} {OCEAN}") == "imperunde/sea-battle/captured-cannot-move"
    assert f"sail line {SEA} {OCEAN}" in table.options()
    table.do(*["done"] * 4)
    assert laid(table, 1) == {}


@pytest.mark.rule("imperunde/ruling/captured-other-phases")
def test_a_captured_ship_that_fights_again_in_the_same_phase_still_lies() -> None:
    table = Table().sea(1, SEA, "1sl").sea(2, SEA, "1fr").sea(3, SEA, "1fr").war((1, 2), (1, 3), (2, 3))
    table.clear_sea(SEA).roll(4, 4, 7, 5)
    assert ships(table) == ["frigate", "line"]  # both against player 3
    table.roll(1, 8, 1)
    assert (table.there(1, SEA), laid(table, 1)) == ("1fr 1sl", {"frigate": 1})


@pytest.mark.rule("imperunde/ruling/captured-other-phases")
def test_a_ship_captured_with_favourable_winds_has_none_itself_and_is_free_next_round() -> None:
    table = Table().sea(1, OCEAN, "1sl").sea(2, SEA, "1fr").war((1, 2)).wheel(land_events=6)
    table.do(f"spin {OCEAN}", "event sea_winds", f"sail line_1 {OCEAN} {SEA}").roll(4, 4, 7, 5)
    table.do(f"spin {SEA}", "event sea_winds")
    assert (table.step, laid(table, 1)) == ("winds", {"frigate": 1})
    assert not any("frigate" in option for option in table.options())
    table.do("done").begin_round()
    assert laid(table, 1) == {}


@pytest.mark.rule("imperunde/ruling/captured-other-phases")
def test_a_ship_captured_from_pirates_that_come_as_an_event_lies() -> None:
    table = Table().sea(1, SEA, "1sl").wheel(land_events=6).do(f"spin {SEA}", "event sea_pirates")
    table.roll(4, 1, 1, 4, 1, 5)
    assert (table.step, table.there(1, SEA)) == ("dice", "1fr 1sl")
    assert laid(table, 1) == {"frigate": 1}


# -- cards and choices ---------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/ruling/several-treasons")
def test_a_choice_of_attackers_is_void_when_one_of_them_is_sabotaged() -> None:
    table = Table().sea(1, SEA, "3fr 2sl").sea(2, SEA, "1fr").war((1, 2)).hand(2, "sabotage").clear_sea(SEA)
    table.do("use_ships 1 2", "card sabotage", f"at {SEA}", "against 1", "sink line")
    assert (table.step, table.asked) == ("pick", 1)
    assert table.option_set() == {"use_ships 2 1", "use_ships 3 0"}
    table.do("use_ships 2 1")
    assert table.step == "dice"


@pytest.mark.rule("imperunde/ruling/several-treasons")
def test_only_the_defender_chooses_again_when_his_ship_is_sabotaged() -> None:
    table = Table().sea(1, SEA, "3fr 1sl").sea(2, SEA, "3fr 2sl").war((1, 2)).hand(1, "sabotage").clear_sea(SEA)
    table.do("use_ships 2 1", "use_ships 1 2", "card sabotage", f"at {SEA}", "against 2", "sink line")
    assert (table.step, table.asked) == ("defend", 2)
    table.do("use_ships 2 1")
    assert table.step == "dice"


@pytest.mark.rule("imperunde/ruling/reinforce-needs-loss", "imperunde/sea-battle/captured-fights-at-once")
def test_a_frigate_seized_before_the_dice_is_among_those_to_choose_from() -> None:
    table = enter(Table().hand(1, "seizure"), "sl fr fr", "3fr").do("card seizure")
    assert (table.step, table.asked, ships(table)) == ("pick", 1, ["line", "frigate", "frigate", "frigate"])


@pytest.mark.rule("imperunde/battle/occasions", "imperunde/ruling/tied-dice")
def test_ships_that_pirates_sink_in_their_owners_turn_cannot_move_any_more() -> None:
    table = Table().sea(1, SEA, "2fr").hand(2, "pirates").move(1).do("interrupt 2 pirates", f"at {SEA}")
    table.roll(6, 6, 5, 1)  # all gone
    assert (table.step, table.option_set("sail")) == ("move", set())
    table = Table().sea(1, SEA, "2fr").hand(2, "pirates").move(1).do("interrupt 2 pirates", f"at {SEA}")
    table.roll(6, 1, 5, 4).roll(1, 6)
    table.do(f"sail frigate {SEA} {OCEAN}")  # the survivor keeps both its moves
    assert table.option_set("sail") >= {f"sail frigate_1 {OCEAN} {SEA}"}
    assert table.refused(f"sail frigate {SEA} {OCEAN}") == "imperunde/move/allowances"
