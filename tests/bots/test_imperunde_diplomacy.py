"""War and peace of ImpeRunde's bots: what they want, why, and that it does not matter who asks."""

from __future__ import annotations

import random

import pytest

from greatpowers.bots import Turn
from greatpowers.bots.imperunde.diplomacy import wants_war, wish
from greatpowers.bots.imperunde.estimates import Prospect, is_about_to_win
from greatpowers.bots.imperunde.mind import ImpeRundeMind
from greatpowers.bots.imperunde.motives import GOALS, messages, refusal
from greatpowers.bots.imperunde.policy import choose
from greatpowers.bots.imperunde.temper import TEMPERS
from greatpowers.bots.imperunde.thumb import ImpeRundeThumb
from greatpowers.bots.temper import Temper
from greatpowers.core.game import Hint
from greatpowers.core.luck import settle
from greatpowers.core.text import Text
from greatpowers.games.imperunde import ImpeRunde
from greatpowers.games.imperunde.position import Position
from greatpowers.table import Seat
from greatpowers.table import Table as PlayTable
from tests.imperunde.table import Table

STRONG = "9I 4A 1F 2tp"
WEAK = "1I 3tp"
QUIET = "1I 2F 2tp"


def border(mine: str, theirs: str) -> Table:
    """Player 1 in the Ottoman Empire, player 2 in Egypt next to it; player 3 leads from afar."""
    table = Table(4).land(1, "ottoman_empire", mine).land(2, "egypt", theirs)
    return table.land(3, "china", "9I 3F 3tp").land(3, "siam", "2tp").land(3, "mongolia", "1tp")


def reason(table: Table, action: str, player: int = 1) -> Hint | None:
    return ImpeRundeMind().motive(table.state, player - 1, table.game.space.parse(action))


def chosen(table: Table, player: int) -> str:
    """What a bot would say in the talks."""
    return table.game.space.notation(choose(table.state, player - 1, random.Random(1)))


# -- reasons -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mine", "theirs", "expected"),
    [
        (STRONG, WEAK, (True, "war-loot")),
        (STRONG, f"{WEAK} 4tp", (True, "war-leader")),
        (WEAK, STRONG, (False, "peace-weaker")),
        (QUIET, QUIET, (False, "peace-dividend")),
    ],
)
def test_a_wish_for_war_or_peace_has_a_reason(mine: str, theirs: str, expected: tuple[bool, str]) -> None:
    assert wish(Prospect(border(mine, theirs).talks().state, 0), 1) == expected


def test_one_war_is_enough() -> None:
    table = border(QUIET, QUIET).war((1, 4)).talks()
    assert wish(Prospect(table.state, 0), 1) == (False, "peace-fronts")
    assert wish(Prospect(table.state, 0), 3) == (False, "peace-dividend")  # who is no other enemy than this one


def test_a_player_who_could_win_now_gets_no_dividend() -> None:
    table = border(QUIET, QUIET).surplus(3, 20).talks()
    table.state.goal = 6
    assert is_about_to_win(table.state, 2)
    assert wish(Prospect(table.state, 0), 2) == (True, "war-goal")
    table.state.goal = 20
    assert wish(Prospect(table.state, 0), 2) == (False, "peace-dividend")


def test_peace_is_broken_and_a_war_is_ended_for_these_reasons() -> None:
    table = border(STRONG, WEAK).talks()
    assert chosen(table, 1) == "stance 2 war"
    assert reason(table, "stance 2 war") == ("war-loot", {"other": 1})
    table = border(QUIET, QUIET).war((1, 2)).talks()
    assert chosen(table, 1) == "stance 2 peace"
    assert reason(table, "stance 2 peace") == ("peace-dividend", {"other": 1})


def test_peace_is_kept_where_it_pays() -> None:
    assert chosen(border(QUIET, QUIET).talks(), 1) == "ready"


def test_nobody_explains_what_it_would_not_say() -> None:
    table = border(STRONG, WEAK).talks()
    assert reason(table, "stance 3 war") is None
    assert reason(table, "ready") is None
    assert reason(table.war((1, 2)), "stance 2 peace") is None


def test_an_offer_of_peace_that_is_refused_has_a_reason() -> None:
    table = border(STRONG, WEAK).war((1, 2)).talks()
    assert refusal(table.state, 0, 1) is None  # the other has not offered it
    table.do("speak 2 1 peace")
    assert refusal(table.state, 0, 1) == ("war-loot", {"other": 1})
    assert chosen(table, 1) == "ready"  # and stays at war
    assert refusal(table.state, 1, 0) is None  # which is no refusal of the other's


def test_an_offer_of_peace_that_is_welcome_is_accepted() -> None:
    table = border(QUIET, QUIET).war((1, 2)).talks().do("speak 2 1 peace")
    assert refusal(table.state, 0, 1) is None
    assert chosen(table, 1) == "stance 2 peace"


@pytest.mark.parametrize(
    ("goal", "player", "answer", "why"),
    [
        (25, 3, "agree", "goal-ahead"),
        (25, 1, "refuse", "goal-behind"),
        (40, 3, "refuse", "goal-ahead"),
        (40, 1, "agree", "goal-behind"),
    ],
)
def test_another_goal_is_welcome_to_some(goal: int, player: int, answer: str, why: str) -> None:
    table = border(QUIET, QUIET).talks().do(f"propose 2 {goal}")
    assert chosen(table, player) == answer
    assert reason(table, answer, player) == (why, {})
    assert reason(table, "agree" if answer == "refuse" else "refuse", player) is None


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_every_reason_is_a_sentence(language: str) -> None:
    text = Text(language, ImpeRunde(4), players=["Ada", "Max", "Eva", "Tom"])
    said = {name: text.reason((name, {"other": 1} if values else {})) for name, values in messages().items()}
    assert len(set(said.values())) == len(messages())
    assert all(sentence.endswith(".") for sentence in said.values())
    assert [name for name, sentence in said.items() if "Max" not in sentence] == list(GOALS)


@pytest.mark.parametrize("seed", range(3))
def test_whatever_bots_say_in_the_talks_of_a_game_has_a_reason(seed: int) -> None:
    rng, state, reasons = random.Random(seed), ImpeRunde(4).start(), set[str]()
    settle(state, rng)
    while not state.ended:
        seat, action = state.to_act, choose(state, state.to_act, rng)
        if state.codes.names[action] == "stance":
            motive = ImpeRundeMind().motive(state, seat, action)
            assert motive is not None
            reasons.add(motive[0])
        state.apply(action, seat)
        settle(state, rng)
    assert reasons <= set(messages())
    assert reasons


# -- people --------------------------------------------------------------------------------------------------


def test_bots_deal_with_a_person_as_with_a_bot() -> None:
    """The same game, with people in all other seats or with bots: a bot decides alike, as it cannot tell them apart."""

    def decisions(others: list[Seat]) -> list[int]:
        table = PlayTable(ImpeRunde(3), [Seat(bot="thumb"), *others], luck=3)
        rng, choices, out = random.Random(1), random.Random(2), list[int]()
        while len(out) < 150:
            state = table.state
            assert isinstance(state, Position)
            settle(state, rng)
            seat = state.deciders()[0]
            turn = Turn(state, seat)
            action = ImpeRundeThumb().decide(turn, choices) if seat else table.bots[0].decide(turn, choices)
            if seat == 0:
                out.append(action)
            state.apply(action, seat)
        return out

    assert decisions([Seat("Ada"), Seat("Max")]) == decisions([Seat(bot="thumb"), Seat(bot="random")])


@pytest.mark.parametrize("name", TEMPERS)
def test_it_does_not_matter_in_which_seat_an_enemy_sits(name: Temper) -> None:
    """Two neighbours who have exchanged seats and all that is theirs are wanted as enemies alike."""
    homes = Table(4, "GB ZA JP US"), Table(4, "GB JP ZA US")
    tables = [
        table.land(1, "ottoman_empire", STRONG).land(2 + swap, "egypt", WEAK).land(3 - swap, "russia", "4I 2tp").talks()
        for swap, table in enumerate(homes)
    ]
    ahead, back = [Prospect(table.state, 0, TEMPERS[name]) for table in tables]
    assert [wish(ahead, 1), wish(ahead, 2)] == [wish(back, 2), wish(back, 1)]
    assert wants_war(ahead, 1) == (name in ("balanced", "raider"))
