"""The pages: the built client with its caches, and a hint when it is not built."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from tests.server.conftest import Client, error_of

SCRIPT = b"console.log('hello');"


@pytest.fixture
def built(site: Path) -> Path:
    (site / "assets").mkdir(parents=True)
    (site / "index.html").write_text("<!doctype html><title>The table</title>", "utf-8")
    (site / "icon.svg").write_text("<svg/>", "utf-8")
    (site / "assets" / "war-DeUm5-cO.webp").write_bytes(b"RIFF")
    (site / "assets" / "index-DeUm5-cO.js").write_bytes(SCRIPT)
    (site / "assets" / "index-DeUm5-cO.js.br").write_bytes(b"brotli")
    (site / "assets" / "index-DeUm5-cO.js.gz").write_bytes(gzip.compress(SCRIPT))
    (site.parent / "secret.txt").write_text("secret", "utf-8")
    return site


def test_a_page_says_how_to_build_the_pages(client: Client) -> None:
    answer = client.get("/")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert "npm run build" in answer.text


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("path", ["/", "/index.html", "/table/abc", "/rules"])
def test_one_page_for_every_address(client: Client, path: str) -> None:
    answer = client.get(path)
    assert "The table" in answer.text
    assert answer.headers["cache-control"] == "no-cache"
    assert client.head(path).status_code == 200


@pytest.mark.usefixtures("built")
def test_hashed_files_are_kept_for_ever(client: Client) -> None:
    answer = client.get("/assets/index-DeUm5-cO.js", headers={"Accept-Encoding": "identity"})
    assert answer.content == SCRIPT
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]
    assert client.get("/assets/war-DeUm5-cO.webp").headers["content-type"] == "image/webp"
    assert client.get("/icon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.usefixtures("built")
def test_files_that_were_compressed_before(client: Client) -> None:
    path = "/assets/index-DeUm5-cO.js"
    assert client.get(path, headers={"Accept-Encoding": "gzip"}).content == SCRIPT
    with client.stream("GET", path, headers={"Accept-Encoding": "gzip, br"}) as answer:
        assert answer.headers["content-encoding"] == "br"
        assert b"".join(answer.iter_raw()) == b"brotli"


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "//etc/passwd.txt",
        "/missing.js",
        "/assets/old-12345678.js",
    ],
)
def test_nothing_else_is_served(client: Client, path: str) -> None:
    answer = client.get(path)
    assert "secret" not in answer.text.replace("secret.txt", "")
    error_of(answer, 404)


def test_a_new_build_is_noticed(client: Client, built: Path) -> None:
    assert "The table" in client.get("/").text
    (built / "index.html").write_text("<title>Newer</title>", "utf-8")
    assert "Newer" in client.get("/").text


@pytest.mark.usefixtures("built")
def test_the_first_page_brings_the_cookie(client: Client) -> None:
    cookie = client.get("/").headers["set-cookie"]
    assert cookie.startswith("greatpowers_guest=")
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    assert "set-cookie" not in client.get("/").headers
