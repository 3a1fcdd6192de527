"""The catalog: games, boards, rules, texts, and how browsers may cache them."""

from __future__ import annotations

from pathlib import Path

import pytest

from greatpowers import __version__
from greatpowers.bots.levels import LEVELS
from greatpowers.core.options import Option
from greatpowers.games import make_game
from greatpowers.server import catalog
from tests.server.conftest import Client, error_of


def test_health(client: Client) -> None:
    assert client.get("/health").json() == {"status": "ok", "version": __version__}


def test_games(client: Client) -> None:
    games = {game["id"]: game for game in client.get("/api/games").json()}
    assert list(games) == ["imperial", "imperunde", "war"]
    assert games["imperunde"]["players"] == [3, 6]
    assert games["war"]["players"] == [2, 8]
    game = games["imperial"]
    assert game["players"] == [2, 6]
    assert game["bots"] == [*LEVELS, "random"]
    options = {option.pop("name"): option for option in game["options"]}
    assert options["cash"] == {"default": "secret", "choices": ["secret", "open"]}
    assert options["turn_limit"] == {"default": 0, "least": 0, "most": 100_000}


def test_an_option_says_what_it_needs_and_excludes(monkeypatch: pytest.MonkeyPatch, client: Client) -> None:
    option = Option("historical", "off", ["off", "on"], needs={"buildings": "one"}, excludes={"random": "on"})
    monkeypatch.setattr(catalog, "options_of", lambda game: [option])
    catalog.games.cache_clear()
    said = client.get("/api/games").json()[0]["options"]
    catalog.games.cache_clear()
    assert said[0]["needs"] == {"buildings": "one"}
    assert said[0]["excludes"] == {"random": "on"}


def test_a_game_without_a_drawn_board_is_as_good_as_unknown(
    client: Client, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    body = {"game": "imperial", "seats": [{"name": "Ada"}, {"bot": "random"}]}
    assert client.post("/api/tables", json=body).status_code == 201
    monkeypatch.setattr(catalog, "_package", lambda game: tmp_path)
    catalog.games.cache_clear()
    assert client.get("/api/games").json() == []
    catalog.games.cache_clear()
    error_of(client.get("/api/games/imperial/board"), 404)
    error_of(client.post("/api/tables", json=body), 422)
    record = "Great Powers record 2\ngame: imperial\nrules: 1\nseats: 3\nend\n"
    error_of(client.post("/api/tables/record", content=record, headers={"Content-Type": "text/plain"}), 422)


def test_the_board(client: Client) -> None:
    board = client.get("/api/games/imperial/board").json()
    game = make_game("imperial", 4)
    assert [region["id"] for region in board["regions"]] == [region.id for region in game.board.regions]
    assert set(board["regions"][0]["names"]) == {"en", "de", "fr"}
    assert len(board["powers"]) == 6
    assert ["denmark", "sweden"] in board["borders"]["strait_closed"]
    assert board["tables"]["power_end"] == 25
    assert board["map"]


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_rules(client: Client, language: str) -> None:
    message = client.get(f"/api/games/imperial/rules?language={language}").json()
    book = make_game("imperial", 4).rulebook
    assert [chapter["id"] for chapter in message["chapters"]] == [id_ for id_ in book.chapters if id_ != "invariants"]
    rules = {rule["id"]: rule for rule in message["rules"]}
    assert set(rules) == {id_ for id_, rule in book.rules.items() if rule.kind != "invariant"}
    assert message["synonyms"] == book.synonyms(language)
    assert all(len(words) > 1 for words in message["synonyms"])
    assert rules["imperial/tax/bonus"]["text"] == book.rules["imperial/tax/bonus"].text(language)
    assert rules["imperial/ruling/check-time"]["belongs_to"] == ["government"]
    assert message["steps"]["rondel"]
    assert message["options"] == {}


def test_the_options_that_bring_rules(client: Client) -> None:
    options = client.get("/api/games/war/rules?language=en").json()["options"]
    assert options["war/opt/hist/"] == {"historical": "off"}


def test_how_the_log_is_read(client: Client) -> None:
    message = client.get("/api/games/imperial/log").json()
    rules = make_game("imperial", 4).rulebook.rules
    assert message["begin"] == ["turn"]
    assert {"no_call", "paid bond"} <= set(message["minor"])
    assert message["implied"]["dealt"] == ["lent", "governs"]
    assert message["rules"]["built"] in rules
    assert message["rules"]["paid"]["fee"] == "imperial/rondel/cost"
    error_of(client.get("/api/games/chess/log"), 404)


def test_texts_of_core_game_and_client(client: Client, site: Path) -> None:
    (site / "text").mkdir(parents=True)
    (site / "text" / "en.ftl").write_text("## Words\n\nweb-hello = Hello\n", "utf-8")
    response = client.get("/api/text/en.ftl?game=imperial")
    assert response.headers["content-type"].startswith("text/plain")
    for message in ("player-same-name =", "prompt-rondel =", "web-hello ="):
        assert message in response.text
    assert "## Words" not in response.text  # comments stay with those who write
    assert "prompt-rondel" not in client.get("/api/text/en.ftl").text


@pytest.mark.parametrize(
    "path",
    [
        "/api/games/chess/board",
        "/api/games/chess/rules",
        "/api/games/imperial/rules?language=xx",
        "/api/games/..%2f..%2fcore/board",
        "/api/text/xx.ftl",
        "/api/text/en",
        "/api/text/en.ftl?game=chess",
        "/api/text/..%2fen.ftl",
        "/api/nonsense",
        "/api",
        "/schema",
    ],
)
def test_what_is_not_there(client: Client, path: str) -> None:
    if path == "/schema":
        assert client.get(path).headers["content-type"].startswith("text/html")
    else:
        error_of(client.get(path), 404)


@pytest.mark.parametrize(
    "path", ["/api/games", "/api/games/imperial/board", "/api/games/imperial/rules?language=de", "/api/text/en.ftl"]
)
def test_a_browser_that_has_it_is_told_so(client: Client, path: str) -> None:
    first = client.get(path)
    assert first.headers["cache-control"] == "no-cache"
    assert "set-cookie" not in first.headers
    again = client.get(path, headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304
    assert again.content == b""
    assert client.get(path, headers={"If-None-Match": 'W/"other"'}).status_code == 200


def test_compressed_for_those_who_can_read_it(client: Client) -> None:
    path = "/api/games/imperial/rules"
    packed = client.get(path, headers={"Accept-Encoding": "br, gzip"})
    plain = client.get(path, headers={"Accept-Encoding": "gzip;q=0"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["vary"] == "Accept-Encoding"
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 3


def test_every_answer_is_careful(client: Client) -> None:
    for path in ("/health", "/api/nonsense", "/"):
        headers = client.get(path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-frame-options"] == "DENY"


def test_signatures_say_what_every_argument_is(client: Client) -> None:
    found = client.get("/api/games/imperial/signatures").json()
    assert found["actions"]["march"] == [{"name": "from", "kind": "region"}, {"name": "to", "kind": "region"}]
    assert [one["kind"] for one in found["actions"]["lend"]] == ["seat", "power", "number"]  # of one variant only
    assert [one["kind"] for one in found["events"]["paid"]] == ["word", "party", "party", "amount"]
    assert found["details"] == {"seat": "seat", "other": "seat"}
    assert client.get("/api/games/imperunde/signatures").json()["details"]["seat"] == "seat"
    error_of(client.get("/api/games/chess/signatures"), 404)
