"""What bots say at the keyboard about war and peace with the person there."""

from __future__ import annotations

from pathlib import Path

import pytest

from greatpowers.cli.talk import Talk
from greatpowers.core.position import dump
from greatpowers.table import Seat
from greatpowers.table import Table as PlayTable
from tests.bots.test_war_diplomacy import border
from tests.cli.conftest import Run
from tests.war.table import Table


@pytest.fixture
def position(tmp_path: Path) -> Path:
    """The person's army is much weaker."""
    file = tmp_path / "position.txt"
    file.write_text(dump(border("2i", "9i 1c 1a").state), "utf-8")
    return file


def said(run: Run, position: Path, *words: str, typed: str) -> str:
    seated = ["--position", str(position), "--seat", "1", "--name", "Max"]
    return " ".join(run("play", "war", *seated, *words, typed=typed).stdout.split())


@pytest.mark.parametrize(
    ("language", "refusal"),
    [
        ("en", "Bruno refuses: “My army is much stronger than yours.”"),
        ("de", "Bruno lehnt ab: „Meine Armee ist viel stärker als deine.“"),
        ("fr", "Bruno refuse : « Mon armée est bien plus forte que la vôtre. »"),
    ],
)
def test_a_refusal_follows_the_offer_and_is_said_once(run: Run, position: Path, language: str, refusal: str) -> None:
    told = said(run, position, "--bot", "medium", "--language", language, typed="peace 1 2\n1\n")
    assert told.count(refusal) == 1


def test_a_bot_that_does_not_decide_by_reasons_says_nothing(run: Run, position: Path) -> None:
    told = said(run, position, "--bot", "random", typed="peace 1 2\n")
    assert "Max offers Bruno peace." in told
    assert "refuses" not in told


def table(start: Table) -> PlayTable:
    return PlayTable(start.game, [Seat("Max"), Seat("Bruno", "thumb")], 1, start.state)


def play(table: PlayTable, action: str, seat: int) -> None:
    table.play(table.game.space.parse(action), seat)


def test_an_offer_that_is_made_again_is_refused_again() -> None:
    played = table(border("2i", "9i 1c 1a"))
    talk = Talk(played)
    assert talk.news(0) == []
    for _ in range(2):
        play(played, "peace 1 2", 0)
        assert [(one.by, one.reason[0], one.is_refusal) for one in talk.news(0)] == [(1, "war-stronger", True)]
        assert talk.news(0) == []
        play(played, "retract 1 2", 0)
        assert talk.news(0) == []


def test_a_bot_says_why_it_asks_for_peace() -> None:
    start = Table(2).land(1, "france", "9i 1c 1a").land(2, "germany", "2i").war((1, 2)).natives("kenya", "6").move(2)
    played = table(start)
    talk = Talk(played)
    play(played, "peace 2 1", 1)
    assert [(one.by, one.reason[0], one.is_refusal) for one in talk.news(0)] == [(1, "peace-weaker", False)]
    assert talk.news(0) == []


def test_what_happened_before_a_game_was_resumed_is_not_said_again() -> None:
    start = Table(2).land(1, "france", "9i 1c 1a").land(2, "germany", "2i").war((1, 2)).natives("kenya", "6").move(2)
    played = table(start)
    play(played, "peace 2 1", 1)
    talk = Talk(played)
    talk.begin(0, played.number)
    assert talk.news(0) == []
