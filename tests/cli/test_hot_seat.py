"""Several people at one keyboard who decide at the same time: curtains, handing over, undo, typed luck."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from greatpowers.core.game import State
from greatpowers.core.record import Record, write
from greatpowers.games import read_record
from tests.cli.conftest import Run

GAME = Path(__file__).parents[1] / "records" / "imperunde-3-conquered.txt"


@pytest.fixture
def saved(tmp_path: Path) -> Callable[[Callable[[State], bool]], Path]:
    """Save a game of ImpeRunde between three people at the first position like this."""

    def save(wanted: Callable[[State], bool]) -> Path:
        old = read_record(GAME.read_bytes())
        record = Record(old.game, ["Ann", "Bob", "Cy"])
        state = record.start()
        for action, actor in zip(old.actions, old.actors, strict=True):
            if wanted(state):
                break
            state.apply(action, actor)
            record.add(action, actor)
        path = tmp_path / "saved.txt"
        path.write_text(write(record), "utf-8")
        return path

    return save


def is_booking(state: State) -> bool:
    """Three people decide on their debts, in secret."""
    return state.step == "debts"


def notations(path: Path) -> list[str]:
    record = read_record(path.read_bytes())
    lines = zip(record.actors, record.actions, strict=True)
    return [f"{actor + 1} {record.game.space.notation(action)}" for actor, action in lines]


def test_all_decide_in_turn_behind_a_curtain(run: Run, saved: Callable[..., Path]) -> None:
    path = saved(is_booking)
    before = len(notations(path))
    said = run("play", "imperunde", str(path), typed="\nborrow_5\n\nnone\n\nborrow_5\n\n").stdout
    sittings = said.split("Pass the keyboard to ")[1:]
    assert [sitting.partition(".")[0] for sitting in sittings] == ["Cy", "Ann", "Bob", "Cy"]
    assert notations(path)[before:] == ["3 debts borrow_5", "1 debts none", "2 debts borrow_5"]
    for hidden in sittings[1:3]:  # nobody sees what the others have booked
        assert "total debts · · ·" in " ".join(hidden.split())
    assert "Cy, total debts: 5." in sittings[3]


def test_the_keyboard_can_be_handed_over(run: Run, saved: Callable[..., Path]) -> None:
    path = saved(is_booking)
    before = len(notations(path))
    said = run("play", "imperunde", str(path), typed="\nnext\n\nnext\n\nnone\n\nnone\n\nnext\nnone\n").stdout
    sittings = [part.partition(".")[0] for part in said.split("Pass the keyboard to ")[1:]]
    assert sittings[:5] == ["Cy", "Ann", "Bob", "Cy", "Ann"]
    assert "Nobody else at this keyboard has anything to decide now." in said
    assert notations(path)[before:] == ["2 debts none", "3 debts none", "1 debts none"]


def test_undo_does_not_reach_into_the_decisions_of_others(run: Run, saved: Callable[..., Path]) -> None:
    path = saved(is_booking)
    before = len(notations(path))
    said = run("play", "imperunde", str(path), typed="\nborrow_5\n\nundo\n").stdout
    assert "You have nothing to undo" in said
    assert notations(path)[before:] == ["3 debts borrow_5"]


def test_a_mistyped_secret_is_undone_unseen(run: Run, saved: Callable[..., Path]) -> None:
    """Beside a real table anybody may take back what was typed last, but not read it."""
    path = saved(is_booking)
    before = len(notations(path))
    said = run("play", "imperunde", str(path), "--typed-luck", typed="\nborrow_5\n\nundo\n").stdout
    assert "Undone: something you may not see." in said
    assert notations(path)[before:] == []


def test_secret_draws_are_typed_behind_a_curtain(run: Run, saved: Callable[..., Path]) -> None:
    path = saved(lambda state: state.step == "deal")
    before = len(notations(path))
    typed = ["", "sabotage", "", "armistice", "", "undo", "", "plunder", ""]  # an empty line lifts each curtain
    said = run("play", "imperunde", str(path), "--typed-luck", typed="\n".join(typed)).stdout
    assert said.count("The next draw is secret.") == 5
    assert "armistice" not in said.lower().split("undone: ")[1].partition("\n")[0]
    assert [line.split()[-1] for line in notations(path)[before:]] == ["sabotage", "plunder"]
