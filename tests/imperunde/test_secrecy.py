"""Nothing that a player does not know shows: in questions, views, events and imagined positions."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest

from greatpowers.core.game import OPEN, PRIVATE, SEALED
from greatpowers.core.text import Text
from greatpowers.games.imperunde import secrets
from greatpowers.games.imperunde.deck import CARD_IDS, CARDS, COPIES
from tests.imperunde.table import Table

# Hands of players 2, 3 and 4, each of the same size as in the others: useful here, useless here, mixed.
HANDS = [
    [("sabotage", "armistice"), ("counter", "counter"), ("treason", "sabotage")],
    [("smuggling", "plunder"), ("peace_treaty", "seizure"), ("smuggling", "plunder")],
    [("counter", "unmask"), ("rebellion", "pirates"), ("counter", "ambush")],
]


def board(hands: list[tuple[str, str]]) -> Table:
    table = Table().war((1, 2)).land(1, "guinea", "3I 1C").land(2, "congo", "2I 1C 1F 1tp").sea(2, "south_sea", "2fr")
    table.sea(1, "south_sea", "1I").hand(1, "sabotage", "unmask", "rebellion", "surprise").land(3, "siam", "1I")
    for player, cards in zip((2, 3, 4), hands, strict=True):
        table.hand(player, *cards)
    return table


def sabotage(table: Table) -> Table:
    return table.move(1).do("card sabotage", "at south_sea", "against 2", "sink frigate")


def battle(table: Table) -> Table:
    return table.move(1).do(*["march infantry guinea congo"] * 3, "use 2 1 0 0")


def dice(table: Table) -> Table:
    return battle(table).passes().roll(6, 6, 1, 3, 2, 2)


def rebellion(table: Table) -> Table:
    return table.move(1).do("card rebellion", "at siam").passes()


SITUATIONS: dict[str, Callable[[Table], Table]] = {
    "window": lambda table: table.window(6),
    "turn": lambda table: table.move(1).do("done"),
    "books": lambda table: table.before_books(),
    "response": sabotage,
    "battle": battle,
    "after dice": dice,
    "rebellion": rebellion,
    "unmasking": lambda table: table.move(1).do("card unmask", "against 3", "secretly"),
}


def questions(table: Table) -> list[tuple[int, str]]:
    """Who is asked what while everybody passes."""
    out = [(table.asked, table.step)]
    while table.step in ("window", "response") and len(out) < 20:
        table.do("pass")
        out.append((table.asked, table.step))
    return out


@pytest.mark.rule("imperunde/ruling/card-windows", "imperunde/inv/hidden-information")
@pytest.mark.parametrize("alert", [(), (3,), (2, 3, 4)])
@pytest.mark.parametrize("situation", SITUATIONS)
def test_who_is_asked_does_not_depend_on_hands(situation: str, alert: tuple[int, ...]) -> None:
    asked = [questions(SITUATIONS[situation](board(hands).always(*alert))) for hands in HANDS]
    assert asked[0] == asked[1] == asked[2]
    if alert == (2, 3, 4) and situation in ("window", "books", "battle", "after dice"):
        assert {player for player, step in asked[0] if step == "window"} == {1, 2, 3, 4}


@pytest.mark.rule("imperunde/ruling/card-windows")
def test_only_the_touched_and_those_who_want_to_are_asked_to_counter() -> None:
    assert questions(sabotage(board(HANDS[0]))) == [(2, "response"), (1, "move")]
    assert questions(sabotage(board(HANDS[0]).always(4))) == [(2, "response"), (4, "response"), (1, "move")]


@pytest.mark.rule("imperunde/ruling/card-windows")
def test_whoever_wants_to_be_asked_says_so_openly() -> None:
    table = board(HANDS[0]).move(1)
    assert table.refused("alert 3 touched") == "imperunde/ruling/card-windows"
    table.do("alert 3 always")
    assert table.view(1)["players"][2]["alert"] is True
    assert table.asked == 1
    table.do("done")
    assert (table.step, table.asked) == ("window", 3)
    table.do("alert 3 touched")
    assert table.view(1)["players"][2]["alert"] is False


@pytest.mark.rule("imperunde/ruling/card-windows")
def test_an_empty_hand_is_not_asked() -> None:
    table = Table().hand(2, "sabotage").always(1, 2, 3, 4).window(6)
    assert {player for player, step in questions(table) if step == "window"} == {2}
    assert {player for player, step in questions(Table().always(1, 2, 3, 4).window(6)) if step == "window"} == set()


@pytest.mark.rule("imperunde/ruling/card-windows")
def test_nobody_is_asked_for_cards_that_everybody_has_seen_played() -> None:
    for played, expected in ((1, "window"), (2, "reinforce")):
        table = Table().war((1, 2)).land(1, "guinea", "3I").land(2, "congo", "2I 1tp").hand(1, "sabotage")
        table.state.pile[0] -= played  # Armistice, the only card that fits right after dice
        table.state.discard[0] += played
        table.move(1).do("march infantry guinea congo", "march infantry guinea congo", "fight", "pass").roll(6, 1, 2, 3)
        assert table.step == expected


# -- views and events ----------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/inv/hidden-information", "imperunde/ruling/public-information")
@pytest.mark.parametrize("situation", SITUATIONS)
@pytest.mark.parametrize("viewer", [0, None])
def test_a_view_does_not_depend_on_other_hands(situation: str, viewer: int | None) -> None:
    views = [SITUATIONS[situation](board(hands)).state.view(viewer) for hands in HANDS]
    assert views[0] == views[1] == views[2]
    json.dumps(views[0])


@pytest.mark.rule("imperunde/ruling/public-information")
def test_hand_sizes_pile_and_played_cards_are_public() -> None:
    table = sabotage(board(HANDS[0])).passes()
    for seat in (0, 3, None):
        view = table.state.view(seat)
        assert [player["cards"] for player in view["players"]] == [3, 2, 2, 2]
        assert (view["pile"], view["discard"]) == (48 - 10, {"sabotage": 1})
    assert table.view(1)["players"][0]["hand"] == {"unmask": 1, "rebellion": 1, "surprise": 1}
    assert "hand" not in table.state.view(None)["players"][0]


def readers(table: Table, name: str) -> set[int]:
    """The players who may read the events of a kind."""
    out: set[int] = set()
    for event in table.state.events or []:
        kind = table.game.events[event[0]]
        if kind.name == name:
            out |= {seat + 1 for seat in range(4) if kind.visible_to(event[1:], seat)}
    return out


@pytest.mark.rule("imperunde/inv/hidden-information")
def test_a_drawn_card_is_told_to_its_player_alone() -> None:
    table = Table().funds(2, 5).invest(2).do("buy_card", "draw armistice")
    assert readers(table, "drew") == {2}
    assert readers(table, "card_bought") == {1, 2, 3, 4}


@pytest.mark.rule("imperunde/inv/hidden-information", "imperunde/card/unmask/look")
@pytest.mark.parametrize(
    ("how", "told"),
    [
        ("secretly", {"seen": {1}, "taken": {1, 3}}),
        ("openly", {"shown": {1, 2, 3, 4}, "taken_openly": {1, 2, 3, 4}}),
    ],
)
def test_who_is_told_of_an_unmasked_hand(how: str, told: dict[str, set[int]]) -> None:
    table = board(HANDS[0]).move(1).do("card unmask", "against 3", how, "pass", "take counter")
    for name in ("seen", "shown", "taken", "taken_openly"):
        assert readers(table, name) == told.get(name, set())


@pytest.mark.rule("imperunde/card/unmask/look", "imperunde/card/unmask/steal")
@pytest.mark.parametrize("how", ["secretly", "openly"])
def test_whoever_reads_everything_reads_nothing_twice(how: str) -> None:
    """What several seats may know is one event, not one for each of them."""
    table = Table().hand(1, "unmask").hand(3, "sabotage", "rebellion").move(1)
    table.do("card unmask", "against 3", how, "pass", "take sabotage")
    text = Text("en", table.game)
    lines = [text.event(event) for event in table.state.events or []]
    assert len([line for line in lines if "Sabotage" in line]) == 2  # in the hand, and out of it


@pytest.mark.rule("imperunde/inv/hidden-information")
def test_what_is_known_of_a_hand_goes_with_the_cards() -> None:
    table = Table().hand(1, "unmask").hand(3, "unmask").hand(2, "sabotage", "rebellion", "rebellion", "armistice")
    table.sea(1, "south_sea", "1fr").move(1).do("card unmask", "against 2", "openly", "pass", "take armistice")
    for viewer in (1, 3, 4):
        assert table.view(viewer)["players"][1]["known"] == {"sabotage": 1, "rebellion": 2}
    table.do("interrupt 2 sabotage", "at south_sea", "against 1", "sink frigate")
    assert table.view(4)["players"][1]["known"] == {"rebellion": 2}
    table.do("interrupt 3 unmask", "against 2", "secretly", "pass", "take rebellion")
    assert table.view(3)["players"][1]["known"] == {"rebellion": 1}
    assert table.view(4)["players"][1]["known"] == {}  # he does not know which one is gone


# -- imagined positions --------------------------------------------------------------------------------------


def imagined(table: Table, player: int, seed: int) -> Table:
    copy = Table()
    copy.state = secrets.imagine(table.state, player - 1, random.Random(seed))
    return copy


@pytest.mark.rule("imperunde/inv/hidden-information")
@pytest.mark.parametrize("situation", SITUATIONS)
def test_imagining_does_not_depend_on_what_is_hidden(situation: str) -> None:
    tables = [SITUATIONS[situation](board(hands)) for hands in HANDS]
    for seed in range(5):
        keys = [imagined(table, 1, seed).state.key() for table in tables]
        assert keys[0] == keys[1] == keys[2]


@pytest.mark.rule("imperunde/inv/hidden-information")
def test_imagining_keeps_what_a_player_knows() -> None:
    table = board(HANDS[0]).move(1).do("card unmask", "against 3", "secretly", "pass", "take counter")
    hands: set[tuple[tuple[str, int], ...]] = set()
    for seed in range(30):
        other = imagined(table, 1, seed)
        assert other.view(1) == table.view(1)
        assert other.cards(1) == table.cards(1)
        assert other.cards(3) == {"counter": 1}  # seen
        assert sum(other.cards(2).values()) == sum(other.cards(4).values()) == 2
        hands.add(tuple(other.cards(2).items()))
        for card in range(CARDS):
            held = sum(other.state.hand[seat * CARDS + card] for seat in range(4))
            assert held + other.state.pile[card] + other.state.discard[card] == COPIES[card]
    assert len(hands) > 5


@pytest.mark.rule("imperunde/inv/hidden-information")
def test_imagining_forgets_what_others_have_seen() -> None:
    table = board(HANDS[0]).move(1).do("card unmask", "against 3", "secretly", "pass", "take counter")
    assert any(table.state.known)
    assert not any(imagined(table, 4, 0).state.known)
    assert {tuple(imagined(table, 4, seed).cards(3).items()) for seed in range(30)} > {(("counter", 1),)}


@pytest.mark.rule("imperunde/inv/hidden-information")
def test_played_cards_are_not_imagined_in_a_hand() -> None:
    table = sabotage(board(HANDS[1])).passes()
    table.state.discard[CARD_IDS.index("sabotage")] += 1
    table.state.pile[CARD_IDS.index("sabotage")] -= 1
    for seed in range(30):
        other = imagined(table, 1, seed)
        assert not any("sabotage" in other.cards(player) for player in (2, 3, 4))


# -- which actions are secret --------------------------------------------------------------------------------


def secrecy(table: Table, notation: str, player: int) -> list[int]:
    """How secret an action of a player (-1: luck) is from players 1 to 4 and from a spectator."""
    state, action = table.state, table.game.space.parse(notation)
    return [state.secrecy(action, max(player - 1, -2), viewer) for viewer in (0, 1, 2, 3, None)]


@pytest.mark.rule("imperunde/cards/british-manages", "imperunde/inv/hidden-information")
def test_a_drawn_card_is_known_to_its_player_alone() -> None:
    table = Table().deal()
    assert secrecy(table, "draw counter", -1) == [PRIVATE, OPEN, PRIVATE, PRIVATE, PRIVATE]
    table.do("draw counter")
    assert secrecy(table, "draw counter", -1) == [PRIVATE, PRIVATE, OPEN, PRIVATE, PRIVATE]


@pytest.mark.rule("imperunde/income/all-players-book")
def test_choices_of_debts_are_sealed_until_the_last_one_is_in() -> None:
    table = Table().books()
    assert secrecy(table, "debts borrow_5", 3) == [SEALED, SEALED, OPEN, SEALED, SEALED]
    assert not table.state.reveals(table.game.space.parse("debts none"))
    for player in (3, 1, 4):
        table.do("debts borrow_5", player=player)
        assert table.view(2)["players"][player - 1]["booked"]
        assert "booking" not in table.view(2)["players"][player - 1]
    assert secrecy(table, "debts none", 2) == [OPEN] * 5
    assert table.state.reveals(table.game.space.parse("debts none"))


@pytest.mark.rule("imperunde/card/unmask/steal")
@pytest.mark.parametrize(("how", "secret"), [("openly", OPEN), ("secretly", PRIVATE)])
def test_a_card_taken_secretly_is_known_to_the_two_alone(how: str, secret: int) -> None:
    table = Table().hand(1, "unmask").hand(3, "treason", "ambush").move(1)
    table.do("card unmask", "against 3", how).passes()
    assert secrecy(table, "take ambush", 1) == [OPEN, secret, OPEN, secret, secret]
