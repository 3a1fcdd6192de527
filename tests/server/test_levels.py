"""All five levels play at the tables of a server, in every game and with any number of players."""

from __future__ import annotations

import pytest

from greatpowers.bots.levels import LEVELS
from greatpowers.games import GAMES
from greatpowers.server.bots import worker
from greatpowers.server.bots.work import Stopped
from greatpowers.server.bots.worker import FollowedGame, Question
from tests.server.conftest import PERSON, Client, Start, connect, new_table
from tests.server.thread_worker import in_thread
from tools.variants import player_counts

HASTY = 0.001  # seconds for a decision


class Hasty:
    """Bots that hardly have time to think; notes who has decided."""

    def __init__(self) -> None:
        self.decided: set[str] = set()

    def answer(self, game: FollowedGame, question: Question, stopped: Stopped) -> object:
        action = worker.answer(game, question._replace(seconds=HASTY), stopped)
        self.decided.add(question.bot)
        return action


def seated(players: int) -> list[dict[str, str]]:
    """Bots of all levels, or of as many as there are seats, and a person."""
    levels = [LEVELS[(players + seat) % len(LEVELS)] for seat in range(players - 1)]
    return [*({"name": f"{level} {seat}", "bot": level} for seat, level in enumerate(levels)), PERSON]


@pytest.mark.parametrize("game_id", GAMES)
def test_guests_choose_any_level_for_any_number_of_players(client: Client, game_id: str) -> None:
    for players in player_counts(game_id):
        assert new_table(client, *seated(players), game=game_id)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_level_decides_at_a_table(start: Start, game_id: str) -> None:
    bots = Hasty()
    pool = in_thread(bots.answer)
    with start(pool) as client:
        table = new_table(client, *seated(player_counts(game_id)[-1]), game=game_id)
        with connect(client, table) as ada:
            while bots.decided != set(LEVELS):
                ada.wait_for_turn()
                ada.play()
    pool.close()
