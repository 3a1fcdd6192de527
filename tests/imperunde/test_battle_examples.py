"""The worked examples of the chapter on battle, with their dice. Player 1 is red, player 2 is yellow (South Africa)."""

import pytest

from tests.imperunde.table import Table

# -- Congo ---------------------------------------------------------------------------------------------------


def congo() -> Table:
    table = Table().land(2, "south_africa", "1I 1C 2A").land(2, "ottoman_empire", "1C 1tp")
    table.land(1, "congo", "1F 1C 3I 2tp").sea(2, "indian_ocean", "1I 1C 1A").war((1, 2)).move(2)
    table.do("sail cavalry indian_ocean gulf_of_guinea", "sail infantry indian_ocean gulf_of_guinea")
    table.do("march artillery south_africa congo")
    return table.do("land cavalry_1 gulf_of_guinea congo", "land infantry_1 gulf_of_guinea congo")


def congo_after_round_1() -> Table:
    return congo().do("use 2 1 0 0").roll(4, 7, 4, 4, 5, 2)


def congo_after_round_2() -> Table:
    return congo_after_round_1().do("march artillery south_africa congo").roll(7, 5, 4, 6, 6, 3)


def congo_after_round_3() -> Table:
    table = congo_after_round_2().do("march cavalry south_africa congo")
    return table.do("sail artillery indian_ocean gulf_of_guinea", "land artillery_1 gulf_of_guinea congo").roll(
        7, 6, 3, 7, 5
    )


def armies(table: Table) -> list[str]:
    return [unit["kind"] for unit in table.view(2)["battle"]["attackers"]]


def lost(table: Table) -> list[tuple[str, str]]:
    """Who lost what, sorted."""
    return sorted((event["party"], event["kind"]) for event in table.events("lost"))


@pytest.mark.rule("imperunde/battle/congo-setup", "imperunde/battle/several-origins")
def test_congo_setup() -> None:
    table = congo()
    assert (table.step, table.asked, armies(table)) == ("defend", 1, ["artillery", "cavalry", "infantry"])
    table.do("use 2 1 0 0")
    assert table.view(2)["battle"]["defenders"] == ["cavalry", "infantry", "infantry"]


@pytest.mark.rule("imperunde/battle/congo-round-1", "imperunde/battle/sort-ties-colour")
def test_congo_round_1() -> None:
    table = congo_after_round_1()
    assert lost(table) == [("1", "infantry"), ("1", "infantry"), ("2", "artillery")]
    assert (armies(table), table.there(1, "congo")) == (["cavalry", "infantry"], "1I 1C 1F 2tp")


@pytest.mark.rule("imperunde/battle/congo-reinforce-options", "imperunde/reinforce/cavalry-via-own")
def test_congo_reinforcements() -> None:
    table = congo_after_round_1()
    assert (table.step, table.asked) == ("reinforce", 2)
    from_south_africa = {f"march {kind} south_africa congo" for kind in ("infantry", "cavalry", "artillery")}
    assert table.option_set() == {"fight", *from_south_africa, "sail artillery indian_ocean gulf_of_guinea"}
    assert table.refused("march cavalry ottoman_empire egypt") == "imperunde/reinforce/cavalry-via-own"
    table.do("sail artillery indian_ocean gulf_of_guinea", "land artillery_1 gulf_of_guinea congo")
    assert (table.step, armies(table)) == ("dice", ["cavalry", "infantry", "artillery"])  # one unit, up to three


@pytest.mark.rule("imperunde/battle/congo-round-2", "imperunde/battle/defender-rechooses")
def test_congo_round_2() -> None:
    before = congo_after_round_1().do("march artillery south_africa congo")
    assert before.view(2)["battle"]["defenders"] == ["fort", "cavalry", "infantry"]
    table = congo_after_round_2()
    new = table.events("lost")[3:]
    assert sorted((event["party"], event["kind"]) for event in new) == [
        ("1", "infantry"),
        ("2", "cavalry"),
        ("2", "infantry"),
    ]
    assert (armies(table), table.there(1, "congo")) == (["artillery"], "1C 1F 2tp")


@pytest.mark.rule("imperunde/battle/congo-round-3", "imperunde/battle/surplus-dice-ignored")
def test_congo_round_3() -> None:
    table = congo_after_round_3()
    new = table.events("lost")[6:]
    assert sorted((event["party"], event["kind"]) for event in new) == [("1", "cavalry"), ("1", "fort")]
    assert table.step == "move"


@pytest.mark.rule("imperunde/battle/congo-result", "imperunde/land-battle/conquest")
def test_congo_result() -> None:
    table = congo_after_round_3()
    assert (table.owner("congo"), table.there(2, "congo")) == (2, "1C 2A 2tp")
    assert (table.reserve(1, "tp"), table.reserve(2, "tp")) == (45, 45 - 3)
    assert table.events("conquered") == [{"event": "conquered", "seat": "2", "foe": "1", "space": "congo"}]


# -- East India ----------------------------------------------------------------------------------------------


def east_india() -> Table:
    table = Table().land(2, "west_india", "3I 1A 1tp").move(2)
    return table.attack("west_india", "east_india", "A I I")


def east_india_after_round_1() -> Table:
    return east_india().roll(3, 4, 3, 5, 3, 2)


def east_india_after_round_2() -> Table:
    return east_india_after_round_1().do("fight").roll(5, 6, 1)


@pytest.mark.rule("imperunde/free-land/east-india-setup")
def test_east_india_setup() -> None:
    table = east_india()
    battle = table.view(2)["battle"]
    assert (table.step, battle["natives"], battle["defenders"]) == ("dice", 3, ["infantry"] * 3)
    table.roll(3, 4, 3)
    assert table.option_set() == {f"roll {n}" for n in range(1, 7)}  # natives roll white dice


@pytest.mark.rule("imperunde/free-land/east-india-round-1", "imperunde/battle/sort-ties-colour")
def test_east_india_round_1() -> None:
    table = east_india_after_round_1()
    assert lost(table) == [("2", "artillery"), ("2", "infantry"), ("natives", "infantry")]
    assert (armies(table), table.view(2)["battle"]["natives"]) == (["infantry"], 2)


@pytest.mark.rule(
    "imperunde/free-land/east-india-round-2", "imperunde/reinforce/optional", "imperunde/battle/no-retreat"
)
def test_east_india_round_2() -> None:
    table = east_india_after_round_1()
    assert table.option_set() == {"fight", "march infantry west_india east_india"}
    table.do("fight")  # no reinforcement, and on it goes
    assert (table.step, table.view(2)["battle"]["defenders"]) == ("dice", ["infantry"] * 2)
    table.roll(5, 6, 1)
    assert lost(table)[2:] == [("2", "infantry"), ("natives", "infantry")]  # the 1 is not compared


@pytest.mark.rule("imperunde/free-land/east-india-result")
def test_east_india_result() -> None:
    table = east_india_after_round_2().do("fight")  # the third infantry stays out again: the battle is over
    assert (table.step, table.owner("east_india")) == ("move", 0)
    table.do("march infantry west_india east_india")
    assert table.view(2)["battle"]["natives"] == 3


# -- Arabian Sea ---------------------------------------------------------------------------------------------


def arabian_sea(entered: bool = True) -> Table:
    table = Table().sea(2, "tasman_sea", "1sl 1fr").sea(2, "gulf_of_bengal", "2fr 2I").sea(2, "gulf_of_guinea", "1fr")
    table.sea(1, "arabian_sea", "1sl 2fr 2C").sea(1, "indian_ocean", "1fr").land(1, "west_india", "1I 1tp")
    table.war((1, 2)).move(2).do("sail line tasman_sea gulf_of_bengal")
    table.do("sail line_1 gulf_of_bengal arabian_sea", "sail frigate gulf_of_bengal arabian_sea")
    return table.do("sail frigate gulf_of_bengal arabian_sea") if entered else table


def arabian_after_round_1() -> Table:
    return arabian_sea().roll(4, 6, 2, 8, 4, 3)


def arabian_after_boarding() -> Table:
    return arabian_after_round_1().roll(7, 5)


def arabian_after_reinforcing() -> Table:
    return arabian_after_boarding().do(
        "sail frigate tasman_sea gulf_of_bengal", "sail frigate_1 gulf_of_bengal arabian_sea"
    )


def arabian_after_round_2() -> Table:
    return arabian_after_reinforcing().roll(8, 6, 1, 5, 4)


@pytest.mark.rule("imperunde/sea-battle/arabian-entry", "imperunde/battle/max-three")
def test_arabian_entry() -> None:
    table = arabian_sea(entered=False)
    assert table.option_set() == {"fight", "sail frigate gulf_of_bengal arabian_sea"}
    table = arabian_sea()
    assert table.view(2)["battle"]["defenders"] == ["line", "frigate", "frigate"]
    assert (table.step, armies(table)) == ("dice", ["line", "frigate", "frigate"])
    # A fourth, with two moves left in a neighbouring sea, finds the three already fighting.
    table = Table().sea(2, "gulf_of_bengal", "1sl 3fr").sea(1, "arabian_sea", "1sl 2fr").war((1, 2)).move(2)
    table.attack("gulf_of_bengal", "arabian_sea", "sl fr fr")
    assert table.step == "dice"
    assert table.refused("sail frigate gulf_of_bengal arabian_sea")


@pytest.mark.rule("imperunde/sea-battle/arabian-round-1", "imperunde/sea-battle/tie-means-boarding")
def test_arabian_round_1() -> None:
    table = arabian_after_round_1()
    assert lost(table) == [("2", "frigate"), ("2", "frigate")]
    assert (table.step, armies(table)) == ("boarding", ["line"])


@pytest.mark.rule("imperunde/sea-battle/arabian-boarding", "imperunde/sea-battle/boarding-same-dice")
def test_arabian_boarding() -> None:
    table = arabian_after_round_1()
    assert table.option_set() == {f"roll {n}" for n in range(3, 9)}  # the green die of the ship of the line
    table.roll(7)
    assert table.option_set() == {f"roll {n}" for n in range(1, 7)}  # the white die of the frigate
    table.roll(5)
    assert [event["party"] for event in table.events("captured")] == ["2"]
    assert (armies(table), table.there(1, "arabian_sea")) == (["line", "frigate"], "2C 1fr 1sl")
    assert table.view(2)["battle"]["attackers"][1]["left"] == -1  # it lies on its side


@pytest.mark.rule("imperunde/sea-battle/arabian-reinforce", "imperunde/reinforce/ships-via-no-enemy")
def test_arabian_reinforcements() -> None:
    table = arabian_after_boarding()
    assert table.refused("sail frigate gulf_of_guinea indian_ocean") == "imperunde/reinforce/ships-via-no-enemy"
    assert table.option_set() == {"fight", "sail frigate tasman_sea gulf_of_bengal"}
    table = arabian_after_reinforcing()
    assert (table.step, armies(table)) == ("dice", ["line", "frigate", "frigate"])


@pytest.mark.rule("imperunde/sea-battle/arabian-round-2", "imperunde/sea-battle/captured-fights-at-once")
def test_arabian_round_2() -> None:
    table = arabian_after_round_2()
    assert lost(table) == [("1", "frigate"), ("1", "line"), ("2", "frigate"), ("2", "frigate")]
    assert (table.step, table.there(2, "arabian_sea")) == ("move", "2fr 1sl")


@pytest.mark.rule("imperunde/sea-battle/arabian-result", "imperunde/sea-battle/cargo-sunk-after")
def test_arabian_result() -> None:
    table = arabian_after_round_2()
    assert [event["kind"] for event in table.events("sunk")] == ["cavalry"] * 2
    assert (table.there(1, "arabian_sea"), table.reserve(1, "C")) == ("", 20)
    for ship in ("frigate", "frigate_1"):
        stays = table.refused(f"sail {ship} arabian_sea gulf_of_bengal")
        assert stays == "imperunde/sea-battle/captured-cannot-move"
    for ship in ("line", "line_1"):
        assert table.refused(f"sail {ship} arabian_sea gulf_of_bengal") == "imperunde/move/allowances"
    table.do("sail infantry gulf_of_bengal arabian_sea", "land infantry_1 arabian_sea west_india")
    assert table.view(2)["battle"]["at"] == "west_india"
