"""Reviews: the curve of chances, the decisions that cost most, and luck."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

import pytest

from greatpowers.analysis.course import Course
from greatpowers.analysis.duel import Duel
from greatpowers.analysis.luck import LuckMeter
from greatpowers.analysis.review import LEAST_LOSS, MOST, Effort, Review, Reviewer, review
from greatpowers.analysis.tally import Tally
from greatpowers.bots.search.players import shipped_net
from greatpowers.core.game import CHANCE
from greatpowers.core.record import Record
from greatpowers.games import GAMES, read_record
from greatpowers.testing.imperial import Table

RECORDS = Path(__file__).parents[1] / "records"
ONE_OF_EACH = ["imperial-4-standard", "imperunde-5-built", "war-2-shared-win"]
FEW = 50  # playouts
SHORT = 20_000  # bytes


@cache
def recorded(name: str) -> Record:
    return read_record((RECORDS / f"{name}.txt").read_bytes())


@cache
def reviewed(name: str) -> Review:
    return review(recorded(name), Effort(playouts=FEW))


def missed_victory() -> Record:
    """The first player's Germany could win by a taxation and does not; then the second one's Russia can."""
    table = (
        Table(3, cash="open").clear().bonds(1, GE="30").bonds(2, RU="25").bonds(3, FR="9").government(GE=1, RU=2, FR=3)
    )
    table.power(GE=24, RU=24).factories("GE", "berlin", "hamburg", "cologne").turn("GE")
    table.factories("RU", "moscow", "odessa", "warsaw")
    record = Record(table.game, position=table.state.clone())
    record.add(table.game.space.parse("rondel production1"), 0)
    return record


def test_a_turning_point_tells_where_a_fleet_sails_rather_than_which_is_chosen() -> None:
    course = Course(recorded("war-2-shared-win"))
    parse = course.record.game.space.parse
    duel = Duel(course, shipped_net("war"), course.decisions[0])
    chosen, sails = ("move", parse("fleet 1")), ("sail", parse("sail north_sea"))
    assert duel.telling([chosen, sails]) == [sails]
    assert duel.telling([chosen]) == [chosen]
    assert duel.telling([]) == []


# -- the course of a game ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ONE_OF_EACH)
def test_the_course_of_a_game_names_its_decisions_and_what_luck_did(name: str) -> None:
    record = recorded(name)
    course = Course(record)
    assert course.decisions
    for decision in course.decisions:
        actions = record.actions[decision.number : decision.number + len(decision.played)]
        assert [action for _, action in decision.played] == actions
        assert set(record.actors[decision.number : decision.number + len(actions)]) == {decision.seat}
        assert decision.state.key() == record.replay(decision.number).key()
        assert course.starts[decision.turn].number <= decision.number
    for stroke in course.strokes:
        assert stroke.before.to_act == CHANCE
        assert stroke.after.key() == record.replay(stroke.until).key()


def test_what_led_to_a_first_position_is_not_known() -> None:
    course = Course(missed_victory())
    assert course.events(course.decisions[0]) is None


# -- reviews -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(path.stem for path in RECORDS.glob("*.txt") if path.stat().st_size < SHORT))
def test_the_curve_leads_from_even_chances_to_the_result(name: str) -> None:
    record = recorded(name)
    points = Reviewer(record, Effort(playouts=1)).so_far(0.0).points
    assert [point.number for point in points] == sorted({point.number for point in points})
    for point in points:
        assert sum(point.chances) == pytest.approx(1)
    outcome = record.replay().outcome
    assert outcome is not None
    shares = [1 / len(outcome.winners) if seat in outcome.winners else 0 for seat in range(record.game.seats)]
    assert points[-1] == (len(record.actions), record.replay().turns, shares)


@pytest.mark.parametrize("name", ONE_OF_EACH)
def test_the_same_budget_gives_the_same_review(name: str) -> None:
    assert review(recorded(name), Effort(playouts=FEW)) == reviewed(name)


def test_a_missed_victory_is_a_turning_point() -> None:
    record = missed_victory()
    found = review(record, Effort(playouts=1000))
    [point] = found.turning_points
    notation = record.game.space.notation
    assert (point.number, point.seat, notation(point.played[1])) == (0, 0, "rondel production1")
    assert notation(point.better[0][1]) == "rondel taxation"
    assert point.best == 1
    assert point.best - point.chance > LEAST_LOSS
    assert point.reason is not None
    assert point.reason.name == "wins"
    assert found.luck is None


def test_nobody_is_blamed_for_the_best_choice() -> None:
    record = missed_victory()
    record.actions[0] = record.game.space.parse("rondel taxation")
    assert review(record, Effort(playouts=1000)).turning_points == []


def test_turning_points_are_few_and_in_order() -> None:
    found = review(recorded("imperial-4-standard"), Effort(playouts=1200)).turning_points
    assert 0 < len(found) <= MOST
    assert [point.number for point in found] == sorted(point.number for point in found)
    assert max(sum(point.seat == seat for point in found) for seat in range(4)) <= 2
    for point in found:
        assert point.played != point.better[0]
        assert point.best - point.chance >= max(LEAST_LOSS, 3 * point.error) - 1e-9


def test_a_decision_is_judged_by_what_its_seat_could_know() -> None:
    """Two games that differ in hidden cards alone: the same looks show the same."""
    record = recorded("imperunde-5-built")
    course = Course(record)
    decision = next(decision for decision in course.decisions if decision.number > 100)
    hidden = decision.state.imagine(decision.seat, Random(3))
    assert hidden.key() != decision.state.key()
    other = decision._replace(state=hidden)
    shown = []
    for one in (decision, other):
        duel = Duel(course, shipped_net("imperunde"), one)
        duel.search()
        duel.look()
        shown.append((duel.better, duel.loss.mean, duel.chances[0].mean))
    assert shown[0] == shown[1]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_without_a_move_has_a_curve(game: str) -> None:
    empty = Record(recorded(next(name for name in ONE_OF_EACH if name.startswith(game))).game)
    found = review(empty, Effort(playouts=10))
    assert [point.number for point in found.points] == [0]
    assert found.turning_points == []


def test_a_review_reports_what_it_knows_and_can_be_stopped() -> None:
    reports: list[Review] = []
    stopped = review(recorded("imperial-4-standard"), Effort(playouts=10**9), reports.append, lambda: True)
    assert reports[0].share == 0
    assert reports[0].points == stopped.points
    assert stopped.share < 0.01


def test_a_review_is_not_called_whole_before_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Luck is measured even where other things have used up the budget."""
    monkeypatch.setattr("greatpowers.analysis.review.BETWEEN_REPORTS", 0.0)
    reports: list[Review] = []
    whole = review(recorded("imperunde-3-lowered-goal"), Effort(playouts=1), reports.append)
    assert len(reports) > 2
    assert all(part.share < 1 for part in reports)
    assert whole.share == 1


def test_a_budget_in_seconds_ends_the_review() -> None:
    ticks = iter(range(10**6))
    found = review(recorded("imperunde-5-built"), Effort(seconds=100, clock=lambda: float(next(ticks))))
    assert found.share == 1
    assert next(ticks) < 1000


# -- luck ----------------------------------------------------------------------------------------------------


def test_luck_takes_from_some_what_it_gives_to_others() -> None:
    luck = reviewed("imperunde-5-built").luck
    assert luck is not None
    assert sum(luck.totals) == pytest.approx(0, abs=1e-6)
    assert any(abs(total) > 0.001 for total in luck.totals)
    for seat, total in enumerate(luck.totals):
        assert total == pytest.approx(sum(fortune.changes[seat] for fortune in luck.fortunes))


def test_luck_is_fair_over_all_that_could_have_happened() -> None:
    """What the outcomes of a draw are worth differs, and adds up to nothing."""
    course = Course(recorded("imperunde-5-built"))
    several = [stroke for stroke in course.strokes if len(stroke.before.legal()) > 1]
    stroke = min(several, key=lambda stroke: len(stroke.before.legal()))
    weights = stroke.before.weights()
    fortunes = []
    for outcome in stroke.before.legal():
        after = stroke.before.clone()
        after.apply(outcome)
        meter = LuckMeter(course, shipped_net("imperunde"), stroke._replace(after=after))
        for _ in range(20):
            meter.look()
        fortunes.append(meter.fortune)
    for seat in range(5):
        parts = (weight * fortune.changes[seat] for weight, fortune in zip(weights, fortunes, strict=True))
        assert abs(sum(parts) / sum(weights)) < 4 * max(fortune.errors[seat] for fortune in fortunes)
    assert len({round(fortune.changes[0], 4) for fortune in fortunes}) > 1


def test_a_mean_and_its_error() -> None:
    tally = Tally()
    assert (tally.mean, tally.error) == (0, 0)
    for value in (1.0, 2.0, 3.0, 6.0):
        tally.add(value)
    assert tally.mean == pytest.approx(3)
    assert tally.error == pytest.approx((14 / 3 / 4) ** 0.5)
