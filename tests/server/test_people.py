"""Several guests at one table: links to seats, spectators, the lobby, and bots that stand in."""

from __future__ import annotations

import pytest

from greatpowers.server.accounts.guests import COOKIE
from tests.server.conftest import BOT, FRIEND, PERSON, SEATS, Browser, Client, Guest, Message, Start, connect

DATABASES = ["sqlite", "postgresql"]
pytestmark = pytest.mark.usefixtures("same_luck")


@pytest.fixture
def table(ada: Guest) -> str:
    return ada.open()


@pytest.fixture
def link(ada: Guest, table: str) -> str:
    return str(ada.ask("GET", f"/api/tables/{table}/links")["seats"]["1"])


def names(state: Message) -> list[str]:
    return [seat["name"] for seat in state["seats"]]


def play_whoever_is_asked(*browsers: Browser) -> int:
    """One of them decides; returns their seat."""
    while not any(browser.state.get("legal") for browser in browsers):
        min(browsers, key=lambda browser: int(browser.state["number"])).receive()  # others may have heard everything
    asked = next(browser for browser in browsers if browser.state.get("legal"))
    asked.play()
    for browser in browsers:
        while browser.state["number"] < asked.state["number"]:
            browser.receive()
    return int(asked.state["front"])


# -- seats by link -------------------------------------------------------------------------------------------


def test_a_friend_takes_a_seat_by_its_link_and_plays(ada: Guest, ben: Guest, table: str, link: str) -> None:
    asked = ben.ask("GET", f"/api/links/{link}")
    assert (asked["table"], asked["seat"], asked["host"], asked["taken"]) == (table, 1, "Ada", False)
    assert ben.follow(link) == {"id": table, "seat": 1}
    with ada.connect(table) as host, ben.connect(table) as friend:
        assert host.state["own"] == [0]
        assert friend.state["own"] == [1]
        assert friend.state["front"] == friend.state["seat"] == 1
        assert names(friend.state) == ["Ada", "Ben", "Bruno"]
        assert {play_whoever_is_asked(host, friend) for _ in range(4)} == {0, 1}
    assert [one["id"] for one in ben.ask("GET", "/api/tables")] == [table]


def test_whoever_came_is_seen_at_once(ada: Guest, ben: Guest, table: str, link: str) -> None:
    with ada.connect(table) as host:
        assert [seat["free"] for seat in host.state["seats"]] == [False, True, False]
        ben.follow(link)
        host.receive_until(lambda message: message["type"] == "state" and names(message)[1] == "Ben")
        assert [seat["here"] for seat in host.state["seats"]] == [True, False, False]
        with ben.connect(table):
            host.receive_until(lambda message: message["type"] == "state" and message["seats"][1]["here"])
        host.receive_until(lambda message: message["type"] == "state" and not message["seats"][1]["here"])


def test_a_taken_seat_stays_with_whoever_took_it(ada: Guest, ben: Guest, client: Client, table: str, link: str) -> None:
    ben.follow(link)
    assert ben.follow(link, "Benno") == {"id": table, "seat": 1}  # the link of one's own seat leads back to it
    late = Guest(client)
    assert late.ask("GET", f"/api/links/{link}")["taken"] is True
    assert "taken" in late.follow(link, "Cleo", status=409)
    assert ada.ask("GET", f"/api/tables/{table}/links")["seats"] == {}


def test_nobody_else_comes_to_the_table(ben: Guest, table: str) -> None:
    for path in ("", "/links", "/record", "/at/0", "/events", "/history", "/board"):
        assert "no such table" in ben.ask("GET", f"/api/tables/{table}{path}", 404)
    assert ben.ask("DELETE", f"/api/tables/{table}", 404)
    with pytest.raises(Exception), ben.connect(table):  # noqa: B017, PT011 (a refused handshake)
        pass


@pytest.mark.parametrize("change", ["mistyped", "other-seat", "other-table", "replaced", "deleted"])
def test_links_that_lead_nowhere(ada: Guest, ben: Guest, table: str, link: str, change: str) -> None:
    if change == "mistyped":
        link = link[:-1] + ("A" if link[-1] != "A" else "B")
    elif change == "other-seat":
        link = link.replace(f"{table}.1.", f"{table}.0.")
    elif change == "other-table":
        link = link.replace(table, ada.open())
    elif change == "replaced":
        assert ada.ask("POST", f"/api/tables/{table}/links")["seats"]["1"] != link
    else:
        ada.ask("DELETE", f"/api/tables/{table}")
    assert "leads nowhere" in ben.ask("GET", f"/api/links/{link}", 404)
    assert "leads nowhere" in ben.follow(link, status=404)


def test_only_the_host_gives_seats_away(ada: Guest, ben: Guest, table: str, link: str) -> None:
    ben.follow(link)
    assert "host" in ben.ask("GET", f"/api/tables/{table}/links", 403)
    assert "host" in ben.ask("POST", f"/api/tables/{table}/links", 403)
    assert "host" in ben.ask("DELETE", f"/api/tables/{table}", 403)
    assert ada.ask("GET", f"/api/tables/{table}")["host"] is True
    assert ben.ask("GET", f"/api/tables/{table}")["host"] is False


def test_a_player_speaks_only_for_the_own_seat(ada: Guest, ben: Guest, table: str, link: str) -> None:
    ben.follow(link)
    for path in ("record", "at/0", "events", "history"):
        assert "not yours" in ben.ask("GET", f"/api/tables/{table}/{path}?seat=0", 403)
    with ben.connect(table, 1) as friend:
        friend.send(type="seat", seat=0)
        assert "not yours" in friend.receive_type("error")["error"]
        friend.send(type="present", seat=0)
        assert "not yours" in friend.receive_type("error")["error"]


def test_bad_names_are_refused(ben: Guest, link: str) -> None:
    for name in ("bot thumb", "x" * 41, "\u202eneB"):
        assert "cannot be used as a name" in ben.follow(link, name, status=422)


# -- spectators and the lobby --------------------------------------------------------------------------------


def test_a_spectator_sees_what_everybody_sees(ada: Guest, ben: Guest, table: str) -> None:
    watch = ada.ask("GET", f"/api/tables/{table}/links")["watch"]
    assert ben.ask("GET", f"/api/links/{watch}")["seat"] is None
    assert ben.follow(watch) == {"id": table, "seat": None}
    with ada.connect(table) as host, ben.connect(table) as spectator:
        assert spectator.state["own"] == []
        assert spectator.state["front"] is None
        assert "legal" not in spectator.state
        assert "asides" not in spectator.state
        host.receive_until(lambda message: message["type"] == "state" and message["watching"] == 1)
        number = spectator.state["number"]
        spectator.send(type="play", number=number, action=0)
        assert "not playing" in spectator.receive_type("error")["error"]
        spectator.send(type="undo")
        assert "nothing to undo" in spectator.receive_type("error")["error"]
    assert ben.ask("GET", "/api/tables") == []  # a table that one watched is none of one's own


def test_anybody_may_join_a_table_in_the_lobby(ada: Guest, ben: Guest) -> None:
    hidden, listed = ada.open(), ada.open(listed=True)
    assert [one["id"] for one in ben.ask("GET", "/api/lobby")] == [listed]
    assert ben.ask("POST", f"/api/tables/{listed}/seats/1", json={"name": "Ben"}) == {"id": listed, "seat": 1}
    assert ben.ask("GET", "/api/lobby") == []  # no seat is free any more
    assert "no such table" in ben.ask("POST", f"/api/tables/{hidden}/seats/1", 404, json={"name": "Ben"})
    assert "taken" in ben.ask("POST", f"/api/tables/{listed}/seats/0", 409, json={"name": "Ben"})


def test_the_host_takes_a_seat_that_stayed_free(ada: Guest, table: str) -> None:
    ada.ask("POST", f"/api/tables/{table}/seats/1", json={"name": "Bea"})
    assert ada.ask("GET", f"/api/tables/{table}")["own"] == [0, 1]


# -- stand-ins -----------------------------------------------------------------------------------------------


def test_a_bot_stands_in_and_the_seat_is_taken_back(
    ada: Guest, ben: Guest, table: str, link: str, caplog: pytest.LogCaptureFixture
) -> None:
    ben.follow(link)
    ada.ask("PUT", f"/api/tables/{table}/seats/1/stand-in", json={"bot": "random"})
    with ada.connect(table) as host:
        assert host.state["seats"][1]["stand_in"] == "random"
        for _ in range(6):
            host.wait_for_turn()
            host.play()
        host.wait_for_turn()
        with ben.connect(table) as friend:
            assert friend.state["own"] == [1]
            ben.ask("PUT", f"/api/tables/{table}/seats/1/stand-in", json={"bot": ""})
            friend.receive_until(lambda message: message["type"] == "state" and not message["seats"][1]["stand_in"])
    record = ada.ask("GET", f"/api/tables/{table}/record")
    assert "player 2: Ben\n" in record
    assert caplog.messages == []  # no bot failed


def test_a_stand_in_stays_after_a_restart(start: Start) -> None:
    with start() as client:
        ada = Guest(client)
        table = ada.open()
        ada.ask("PUT", f"/api/tables/{table}/seats/1/stand-in", json={"bot": "random"})
        cookie = ada.come().cookies[COOKIE]
    with start() as client:
        client.cookies.set(COOKIE, cookie)
        with connect(client, table) as host:
            assert host.state["seats"][1]["stand_in"] == "random"
            host.wait_for_turn()
            assert host.state["front"] == 0


def test_who_may_hand_a_seat_to_a_bot(ada: Guest, ben: Guest, table: str, link: str) -> None:
    ben.follow(link)
    assert "not yours" in ben.ask("PUT", f"/api/tables/{table}/seats/0/stand-in", 403, json={"bot": "random"})
    assert "no such seat" in ben.ask("PUT", f"/api/tables/{table}/seats/2/stand-in", 404, json={"bot": ""})
    assert "nonsense" in ada.ask("PUT", f"/api/tables/{table}/seats/1/stand-in", 422, json={"bot": "nonsense"})
    ben.ask("PUT", f"/api/tables/{table}/seats/1/stand-in", json={"bot": "random"})


@pytest.fixture
def cyd(client: Client) -> Guest:
    return Guest(client)


def finished(ada: Guest, *others: Guest) -> str:
    """A game of these people and a bot, which they have ended."""
    table = ada.open(PERSON, *(FRIEND for _ in others), BOT)
    links = ada.ask("GET", f"/api/tables/{table}/links")["seats"]
    for seat, guest in enumerate(others, 1):
        guest.follow(links[str(seat)])
    with ada.connect(table) as host:
        host.send(type="ask", what="end")
        host.receive_until(lambda message: message["type"] == "state" and bool(message["request"]))
        for seat, guest in enumerate(others, 1):
            with guest.connect(table) as player:
                player.send(type="answer", seat=seat, agree=True)
                player.receive_type("state")
        host.receive_until(lambda message: message["type"] == "state" and bool(message.get("ended")))
        assert host.state["requestable"] == ["rematch"]
    return table


def test_a_rematch_asks_everybody_and_seats_those_who_agree(ada: Guest, ben: Guest, cyd: Guest) -> None:
    table = finished(ada, ben, cyd)
    with ada.connect(table) as host, ben.connect(table) as friend, cyd.connect(table) as other:
        friend.send(type="ask", what="rematch")
        for window in (host, other):
            window.receive_until(lambda message: message["type"] == "state" and bool(message["request"]))
        assert host.state["request"]["waiting"] == [0, 2]
        other.send(type="answer", seat=2, agree=False)
        assert host.receive_type("declined") == {"type": "declined", "what": "rematch", "by": 2}
        host.send(type="answer", seat=0, agree=True)
        friend.receive_until(
            lambda message: message["type"] == "state" and message["request"] and not message["request"]["waiting"]
        )
        assert friend.state["request"]["agreed"] == [0]
    again = ben.ask("POST", f"/api/tables/{table}/rematch")["id"]
    assert ada.ask("POST", f"/api/tables/{table}/rematch")["id"] == again
    info = ada.ask("GET", f"/api/tables/{again}")
    assert [seat["free"] for seat in info["seats"]] == [False, False, True, False]
    assert info["own"] == [0]
    assert cyd.ask("POST", f"/api/tables/{table}/rematch")["id"] == again  # who comes after all has the old seat
    assert cyd.ask("GET", f"/api/tables/{again}")["own"] == [2]


def test_a_rematch_that_nobody_wants_is_dropped(ada: Guest, ben: Guest) -> None:
    table = finished(ada, ben)
    with ada.connect(table) as host, ben.connect(table) as friend:
        host.send(type="ask", what="rematch")
        friend.receive_until(lambda message: message["type"] == "state" and bool(message["request"]))
        friend.send(type="answer", seat=1, agree=False)
        host.receive_type("declined")
        assert host.receive_type("state")["requestable"] == ["rematch"]


def test_a_host_without_a_seat_asks_the_players_to_end_the_game(ada: Guest, ben: Guest) -> None:
    table = ada.open(FRIEND, BOT)
    ben.follow(ada.ask("GET", f"/api/tables/{table}/links")["seats"]["0"])
    with ada.connect(table) as host, ben.connect(table) as player:
        host.receive_until(lambda message: message["type"] == "state" and message["requestable"] == ["end"])
        host.send(type="ask", what="end")
        player.receive_until(lambda message: message["type"] == "state" and bool(message["request"]))
        assert (player.state["request"]["by"], player.state["request"]["waiting"]) == (None, [0])
        host.send(type="answer", seat=None, agree=False)  # withdrawn
        player.receive_until(lambda message: message["type"] == "state" and not message["request"])
        host.send(type="ask", what="end")
        player.receive_until(lambda message: message["type"] == "state" and bool(message["request"]))
        player.send(type="answer", seat=0, agree=True)
        host.receive_until(lambda message: message["type"] == "state" and bool(message.get("ended")))


def test_all_who_want_a_rematch_come_to_the_same_table(ada: Guest, ben: Guest, table: str, link: str) -> None:
    ben.follow(link)
    again = ada.ask("POST", f"/api/tables/{table}/rematch")["id"]
    assert ben.ask("POST", f"/api/tables/{table}/rematch")["id"] == again
    assert ada.ask("POST", f"/api/tables/{again}/rematch")["id"] not in (table, again)


def test_who_plays_bots_alone_has_as_many_rematches_as_they_like(ada: Guest) -> None:
    table = ada.open(PERSON, BOT)
    first, second = (ada.ask("POST", f"/api/tables/{table}/rematch")["id"] for _ in range(2))
    assert first != second


def test_spectators_ask_for_no_rematch(ada: Guest, ben: Guest, table: str) -> None:
    ben.follow(ada.ask("GET", f"/api/tables/{table}/links")["watch"])
    assert "not playing" in ben.ask("POST", f"/api/tables/{table}/rematch", 403)


def test_one_guest_cannot_hold_the_bots_of_others(ada: Guest, ben: Guest, table: str, link: str) -> None:
    ben.follow(link)
    with ada.connect(table) as host, ben.connect(table) as friend:
        friend.send(type="pace", hold=True)
        for _ in range(4):
            play_whoever_is_asked(host, friend)
    assert ada.ask("GET", f"/api/tables/{table}")["actions"] > 4


def test_a_running_game_is_continued_elsewhere_with_own_seats(ada: Guest, ben: Guest, table: str, link: str) -> None:
    ben.follow(link)
    with ada.connect(table) as host, ben.connect(table) as friend:
        play_whoever_is_asked(host, friend)
    branch = ben.ask("POST", f"/api/tables/{table}/branch", 201, json={"until": 1})["id"]
    seats = ben.ask("GET", f"/api/tables/{branch}")["seats"]
    assert [seat["bot"] for seat in seats] == ["thumb", "", "random"]
    body = {"until": 1, "seats": [PERSON, PERSON, BOT]}
    assert "your own seats" in ben.ask("POST", f"/api/tables/{table}/branch", 422, json=body)


def test_a_record_of_a_shared_table_opens_as_its_readers_own(ada: Guest, ben: Guest, table: str, link: str) -> None:
    ben.follow(link)
    assert "\nseen by: 2\n" in ben.come().get(f"/api/tables/{table}/record").text


def test_nobody_knows_the_luck_of_a_table_with_others(ada: Guest, table: str) -> None:
    assert ada.ask("GET", f"/api/tables/{table}")["known_luck"] is False
    alone, listed = {"seats": [PERSON, BOT]}, {"seats": [PERSON, BOT], "listed": True}
    for body, status in ((alone, 201), (listed, 422), ({"seats": SEATS}, 422)):
        answer = ada.ask("POST", "/api/tables", status, json={"game": "imperial", "seed": 7, **body})
    assert "only for tables where nobody else plays" in answer
    known = ada.open(PERSON, BOT, seed=7)
    assert ada.ask("GET", f"/api/tables/{known}")["known_luck"] is True
    branch = ada.ask("POST", f"/api/tables/{known}/branch", 201, json={"until": 0})["id"]
    assert ada.ask("GET", f"/api/tables/{branch}")["known_luck"] is True
