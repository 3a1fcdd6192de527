"""Corrections of the board by somebody who owns the printed one: both forms, what they reach, what is refused."""

from __future__ import annotations

import tomllib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from greatpowers.core.options import BadOptions
from greatpowers.core.text import Text
from greatpowers.games.war.board import AREA, AREA_IDS, BOARD, NATIVE_IDS, REGIONS, RESOURCE_IDS, ZONE_IDS
from greatpowers.games.war.corrections import one_line, war_board
from greatpowers.games.war.corrections_file import board_file

FILE = """
# Written by hand.
[zones]
caucasus = "Naher Osten"
Perse = "middle_east"       # as it is here
[natives]
"9++" = 4
[resources]
Or = 3
[resource_values]
gold = 12
[borders]
add = [["tripoli", "nigeria"], ["Red Sea", "kenya"]]
remove = [["tibet", "india"]]
"""
LINE = (
    "no_border india tibet, border kenya red_sea, border tripoli nigeria, chits gold 3, native 9++ 4, worth gold 12, "
    "zone caucasus middle_east"
)


def mistake(text: str) -> BadOptions:
    with pytest.raises(BadOptions) as caught:
        one_line(text)
    assert caught.value.details["option"] == "corrections"
    return caught.value


# -- two forms, one line -----------------------------------------------------------------------------------------


def test_a_file_becomes_one_line_that_says_the_same_again() -> None:
    assert one_line(FILE) == LINE
    assert one_line(LINE) == LINE
    assert one_line(", ".join(reversed(LINE.replace("tibet", "TIBET").split(", "))) + ",") == LINE


@pytest.mark.parametrize("text", ["", "\n", "# nothing yet\n", "[zones]\n", "zone india central_asia", "chits dot 48"])
def test_what_holds_already_is_no_correction(text: str) -> None:
    assert one_line(text) == ""
    assert war_board(one_line(text)).board is BOARD


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_every_name_means_its_area(language: str) -> None:
    for region in BOARD.regions:
        far = "siberia" if region.kind == "sea" else "coral_sea"  # which hardly anything borders
        said = one_line(f'[borders]\nadd = [["{region.names[language]}", "{far}"]]')
        near = region.id in ("queensland", "new_guinea")
        assert said in ([""] if near else [f"border {region.id} {far}", f"border {far} {region.id}"])


areas = st.sampled_from(AREA_IDS)
corrections = st.lists(
    st.one_of(
        st.tuples(st.sampled_from(["border", "no_border"]), areas, areas),
        st.tuples(st.just("zone"), st.sampled_from(AREA_IDS[:REGIONS]), st.sampled_from(ZONE_IDS)),
        st.tuples(st.just("native"), st.sampled_from(NATIVE_IDS), st.sampled_from(["0", "3", "99"])),
    ),
    max_size=10,
)


@settings(max_examples=60, deadline=None)
@given(corrections)
def test_whatever_is_accepted_is_written_in_one_way(chosen: list[tuple[str, str, str]]) -> None:
    try:
        line = one_line(", ".join(" ".join(words) for words in chosen))
    except BadOptions:
        return
    assert one_line(line) == line
    assert war_board(line) is war_board(line)


# -- what they reach ---------------------------------------------------------------------------------------------


@pytest.mark.rule("war/ruling/board-data")
def test_the_board_follows_its_corrections() -> None:
    war = war_board(LINE)
    assert AREA["red_sea"] in war.seas_near[AREA["kenya"]]
    assert AREA["kenya"] in war.regions_near[AREA["red_sea"]]
    assert AREA["tibet"] not in war.regions_near[AREA["india"]]
    assert AREA["caucasus"] in war.zone_regions[ZONE_IDS.index("middle_east")]
    assert war.native_count[NATIVE_IDS.index("9++")] == 4
    gold = RESOURCE_IDS.index("gold")
    assert (war.resource_count[gold], war.resource_value[gold]) == (3, 12)
    assert war.border_source(AREA["kenya"], AREA["red_sea"]) == "owner"
    assert war.board.tables["corrections"] == {
        "zones": ["caucasus"],
        "natives": ["9++"],
        "resources": ["gold"],
        "resource_values": ["gold"],
        "added": [["kenya", "red_sea"], ["tripoli", "nigeria"]],
        "removed": [["india", "tibet"]],
    }
    assert AREA["tibet"] in war_board().regions_near[AREA["india"]]  # ours is as it was


# -- what is refused ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "code", "parts"),
    [
        ("border persia", "board-pair", ["persia", "arabian_sea"]),
        ("border persia persia", "board-pair", ["persia"]),
        ("border persia prusia", "board-name-near", ["prusia", "prussia"]),
        ("zone persia orient", "board-name-near", ["zone persia", "orient", "middle_east"]),
        ("zone red_sea europe", "board-name", ["red_sea"]),
        ("native 13 2", "board-name", ["13"]),
        ("native 9++ many", "board-number", ["native 9++", "many", "0 to 99"]),
        ("worth dot 3", "board-name", ["worth", "dot"]),
        ("worth gold 0", "board-number", ["1 to 20"]),
        ("value persia 2", "board-line", ["value persia 2", "zone, native, chits, worth, border, no_border"]),
        ("zone persia europe, zone persia central_asia", "board-twice", ["zone persia"]),
        ("[values]\npersia = 2", "board-table", ["[zones], [natives], [resources], [resource_values], [borders]"]),
        ("[zones]\npersia = 3", "board-name", ["[zones] persia", "3"]),
        ("[zones]\npersia = ", "board-text", ["Line 2"]),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_clear_message(text: str, code: str, parts: list[str]) -> None:
    error = mistake(text)
    assert error.code == code
    said = Text().bad_options(error)
    assert "\n" not in said
    assert all(part in said for part in parts), said


EMPTY = ", ".join(f"zone {region.id} europe" for region in BOARD.regions if region.facts.get("zone") == "australasia")


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("border spain morocco", "board/spain-morocco-barred"),
        ("no_border balkans ottoman", "board/ottoman-balkans-link"),
        ("border eastern_mediterranean black_sea", "board/dardanelles-permission"),
        ("border red_sea eastern_mediterranean", "board/suez-closed"),
        (EMPTY, "board/six-zones"),
        ("native 12++ 0, native 11++ 0", "opt/hist/lp-markers"),
    ],
)
def test_a_board_against_the_rules_is_refused(text: str, rule: str) -> None:
    error = mistake(text)
    assert (error.code, error.details["rule"]) == ("board-rule", f"war/{rule}")


def test_every_area_can_be_reached() -> None:
    error = mistake("no_border great_britain north_sea, no_border great_britain north_atlantic")
    assert (error.code, error.details["given"]) == ("board-apart", "great_britain")
    assert one_line("no_border france spain") == "no_border france spain"  # still by sea


# -- the board as a file -----------------------------------------------------------------------------------------


class Said(Text):
    """The game's texts, before there is a game to say them."""

    def say(self, message: str, /, **values: str | int) -> str:
        return "War!" if message == "game-title" else super().say(message, **values)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_file_of_a_board_says_nothing_new_about_it(language: str) -> None:
    text = Said(language, packages=["greatpowers.games.war"])
    assert one_line("\n".join(board_file(BOARD, text))) == ""
    file = "\n".join(board_file(war_board(LINE).board, text))
    assert one_line(file) == LINE
    assert list(tomllib.loads(file)) == ["zones", "natives", "resources", "resource_values", "borders"]
