"""Games of the arena: the same luck for every rotation; a bot that fails loses its seat, and nothing else."""

from __future__ import annotations

import msgspec
import pytest

from greatpowers.arena.playthrough import Playthrough
from greatpowers.arena.results import CUT, FAILED, Forfeit, GameResult
from greatpowers.arena.timing import Times
from greatpowers.arena.tournament import Match, Plan, PlayMatch, without_lost
from greatpowers.arena.workers import NOBODY, Death, run_apart
from greatpowers.bots import Bot, make_bot

FAULTY = "tests.arena.faulty:Faulty"


def plan(*bots: str, deals: int = 1, seconds: float = 60, most_decisions: int = 10_000, **more: str) -> Plan:
    return Plan(
        game="imperial",
        players=3,
        options={"turn_limit": 12},
        kind=more.get("kind", "gauntlet"),
        bots=list(bots),
        deals=deals,
        seed=4,
        most_decisions=most_decisions,
        seconds=seconds,
        substitute=more.get("substitute", "thumb"),
    )


def play(tournament: Plan) -> list[GameResult]:
    return [PlayMatch(tournament)(Match(number)) for number in range(len(tournament.schedule))]


def timeless(results: list[GameResult]) -> list[GameResult]:
    return [msgspec.structs.replace(result, times=[]) for result in results]


def test_all_rotations_have_the_same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    deals = []
    decide = Playthrough._decide

    def noting(self: Playthrough) -> None:
        if not self.decisions:
            deals.append(list(self.record.actions))
        decide(self)

    monkeypatch.setattr(Playthrough, "_decide", noting)
    play(plan("thumb", "random", deals=2))
    assert len(deals) == 6
    assert deals[0] == deals[1] == deals[2] != deals[3] == deals[4] == deals[5]
    assert deals[0]


def test_a_plan_is_reproducible() -> None:
    once, again = (timeless(play(plan("thumb", "random"))) for _ in range(2))
    assert once == again
    assert {result.reason for result in once} == {"turn-limit"}
    assert all(not result.forfeits for result in once)


@pytest.mark.parametrize(
    ("how", "why"),
    [
        ("raise", "ZeroDivisionError: oops"),
        ("leave", "SystemExit: 0"),
        ("hang", "TimeUp: out of time"),
        ("ignore", "TimeUp: out of time"),
        ("illegal", "BadNotation: unknown-number: '-1'"),
        ("nothing", "BadNotation: unknown-number: 'None'"),
    ],
)
def test_a_bot_that_fails_forfeits_its_seat_and_another_one_plays_on(how: str, why: str) -> None:
    seconds = 0.05 if how in ("hang", "ignore") else 60
    result = PlayMatch(plan(f"{FAULTY}?how={how}", "random", seconds=seconds))(Match(0))
    [forfeit] = result.forfeits
    assert (forfeit.seat, result.reason) == (0, "turn-limit")
    assert forfeit.why.startswith(why)
    assert result.counted[0] == 3
    assert sorted(result.counted[1:]) in ([1, 2], [1, 1])
    assert result.times[0].decisions == 5  # the substitute's do not count


def test_a_process_that_a_bot_ends_is_replaced() -> None:
    tournament = plan(f"{FAULTY}?how=kill", "random")
    [result] = run_apart(PlayMatch(tournament), [Match(1)], 1, without_lost)
    [forfeit] = result.forfeits
    assert (forfeit.seat, forfeit.why) == (2, "process ended (exit code 7)")
    assert result.is_finished


@pytest.mark.parametrize("seat", [NOBODY, 1])
def test_what_no_bot_has_done_stops_the_run(seat: int) -> None:
    with pytest.raises(RuntimeError, match="exit code -9"):
        without_lost(Match(5, {1: "process ended"}), Death(-9, seat))


def test_a_long_game_is_cut_and_counts_for_nobody() -> None:
    result = PlayMatch(plan("thumb", "random", most_decisions=20))(Match(0))
    assert (result.reason, result.decisions, result.ranks) == (CUT, 20, [])


def test_a_substitute_that_fails_ends_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def make(word: str, game: str, *, trusted: bool = False) -> Bot:
        return make_bot(FAULTY if word == "thumb" else word, game, trusted=True)

    monkeypatch.setattr("greatpowers.arena.playthrough.make_bot", make)
    longer = msgspec.structs.replace(plan(FAULTY, "random"), options={"turn_limit": 60})
    result = PlayMatch(longer)(Match(0))
    assert result.reason == FAILED
    assert result.error is not None
    assert result.error.message == "ZeroDivisionError: oops"


@pytest.mark.parametrize(
    ("ranks", "lost", "counted"),
    [
        ([1, 2, 3, 4], [], [1, 2, 3, 4]),
        ([1, 2, 3, 4], [0], [4, 1, 2, 3]),
        ([2, 1, 2, 4], [1], [1, 4, 1, 3]),
        ([1, 2, 3, 4], [0, 2], [4, 1, 4, 2]),
        ([1, 1, 3, 4], [0, 1, 2, 3], [4, 4, 4, 4]),
    ],
)
def test_forfeited_seats_come_last(ranks: list[int], lost: list[int], counted: list[int]) -> None:
    forfeits = [Forfeit(seat, 0, "") for seat in lost]
    result = GameResult(0, ["a"] * 4, "power", 1, 1, [0] * 4, ranks, forfeits=forfeits)
    assert result.counted == counted


def test_times() -> None:
    times, others = Times(), Times()
    for number in range(1, 101):
        (times if number % 2 else others).add(number / 1000)
    times.merge(others)
    assert times.mean == pytest.approx(0.0505)
    assert times.percentile(0.95) == pytest.approx(0.095, rel=0.05)
    assert times.percentile(1) == pytest.approx(0.1, rel=0.05)
    assert times.longest == 0.1
    assert Times().percentile(0.95) == Times().mean == 0
    assert msgspec.json.decode(msgspec.json.encode(times), type=Times) == times
