"""Who has to say at a shared screen that it is they who look: only somebody with a secret."""

from __future__ import annotations

import pytest

from greatpowers.core.record import Record, write
from greatpowers.games import make_game
from greatpowers.table import Seat, Table
from tests.core.sealed_bids import SealedBids
from tests.server.conftest import Browser, Client, connect
from tests.war.table import Table as WarTable

ADA, BOB = 0, 1


def two_movers() -> WarTable:
    """Ada moves first, then Bob; each holds a region with a dot, which everybody sees."""
    return WarTable(2).land(1, "france", "2i").land(2, "spain", "2i")


def sit_down(client: Client, position: WarTable) -> str:
    record = write(Record(position.game, ["Ada", "Bob"], position.move(1).state))
    answer = client.post("/api/tables/record", content=record, headers={"Content-Type": "text/plain"})
    table: str = answer.json()["id"]
    return table


def end_turn(screen: Browser) -> None:
    """Whoever is in front has moved all that they want to."""
    front = screen.state["front"]
    while screen.state["front"] == front:
        done = next((one for one in screen.state.get("legal", []) if one["do"] == "done"), None)
        if done is not None:
            screen.send(type="play", number=screen.state["number"], action=done["action"])
        screen.receive()


def chit_in_france(screen: Browser) -> str | None:
    chit: str | None = screen.state["view"]["regions"]["france"]["chit"]["chit"]
    return chit


def test_without_secrets_the_screen_follows_whoever_is_to_decide(client: Client) -> None:
    with connect(client, sit_down(client, two_movers())) as screen:
        assert (screen.state["front"], screen.state["seat"]) == (ADA, ADA)
        end_turn(screen)
        assert (screen.state["front"], screen.state["seat"]) == (BOB, BOB)
        assert screen.state["legal"]


def test_whoever_has_a_secret_comes_to_the_front_each_time(client: Client) -> None:
    """Ada has seen what lies in France: also after Bob, who has nothing to hide, sat there without a word."""
    with connect(client, sit_down(client, two_movers().chit("france", "gold"))) as screen:
        for _ in range(2):
            assert (screen.state["front"], screen.state["seat"]) == (ADA, None)
            assert chit_in_france(screen) is None
            screen.wait_for_turn()
            assert chit_in_france(screen) == "gold"
            end_turn(screen)
            assert (screen.state["front"], screen.state["seat"]) == (BOB, BOB)
            assert chit_in_france(screen) is None
            end_turn(screen)


@pytest.mark.parametrize(("options", "has_any"), [({"cash": "open"}, False), ({"cash": "secret"}, True)])
def test_cash_is_a_secret_unless_it_lies_open(options: dict[str, str], has_any: bool) -> None:
    table = Table(make_game("imperial", 3, options), [Seat("Ada"), Seat("Bob"), Seat("Cy")], 1)
    table.advance()
    assert [table.has_secrets(seat) for seat in range(3)] == [has_any] * 3


def test_a_sealed_choice_is_a_secret_before_it_is_made_and_until_the_last_one() -> None:
    table = Table(SealedBids(2), [Seat("Ada"), Seat("Bob")], 4)
    table.advance()
    assert table.has_secrets(ADA)
    table.play(table.game.space.parse("bid 1"), ADA)
    assert table.has_secrets(ADA)
    assert table.has_secrets(BOB)


def test_nothing_is_a_secret_when_the_game_is_over() -> None:
    table = Table(make_game("imperunde", 3, {"round_limit": 1}), [Seat("", "random") for _ in range(3)], 2)
    while table.advance():
        pass
    assert not any(table.has_secrets(seat) for seat in range(3))
