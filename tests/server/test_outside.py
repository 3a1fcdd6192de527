"""Requests to addresses that guests have given: to the public Internet only, and within limits."""

from __future__ import annotations

import asyncio
import socket
from ipaddress import ip_address

import pytest

from greatpowers.server.notices.outside import BadUrl, Outside, Unreachable, is_public
from tests.server.receivers import http_receiver

PRIVATE = [
    *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0", "100.64.0.1", "224.0.0.1"),
    *("255.255.255.255", "240.0.0.1", "192.0.2.1", "::", "::1", "fe80::1", "fd00::1", "fec0::1", "ff02::1"),
    *("::ffff:127.0.0.1", "2002:7f00:1::", "64:ff9b::10.0.0.1", "2001:db8::1", "fe80::1%eth0"),
]


@pytest.mark.parametrize("address", PRIVATE)
def test_private_addresses(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", ["1.1.1.1", "93.184.216.34", "2606:4700::1111", "64:ff9b::1.1.1.1"])
def test_public_addresses(address: str) -> None:
    assert is_public(ip_address(address))


def post(url: str, *, local: bool = False, timeout: float = 5) -> int:
    return asyncio.run(Outside(timeout=timeout, local=local).post(url, b"{}", {"Content-Type": "text/plain"}))


@pytest.mark.parametrize(
    "url",
    [
        *("https://localhost/", "https://127.0.0.1:8765/api/tables", "https://[::1]/", "https://0x7f.1/"),
        *("http://example.org/", "https://user@example.org/", "https://example.org:0/", "https://example.org:x/"),
        *("https://exa mple.org/", "https://example.org/\r\nHost: x", "file:///etc/passwd", "https://", ""),
        "https://example.org/" + "x" * 2000,
    ],
)
def test_nothing_is_sent_within_the_network_or_in_the_open(url: str) -> None:
    with pytest.raises(BadUrl):
        post(url)


def test_one_private_address_of_a_name_is_enough_to_refuse_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def found(*_: object, **__: object) -> list[tuple[object, ...]]:
        kind = (socket.AF_INET, socket.SOCK_STREAM, 6, "")
        return [(*kind, ("1.1.1.1", 443)), (*kind, ("10.0.0.1", 443))]

    monkeypatch.setattr(socket, "getaddrinfo", found)
    with pytest.raises(BadUrl):
        post("https://rebind.example.org/")


def test_what_is_allowed_arrives(monkeypatch: pytest.MonkeyPatch) -> None:
    with http_receiver() as receiver:
        receiver.statuses = [204, 302]
        assert [post(receiver.url, local=True) for _ in range(2)] == [204, 302]
        [first, _] = receiver.received
        assert (first.body, first.headers["content-type"]) == (b"{}", "text/plain")
        assert receiver.url.endswith(first.headers["host"] + "/hook?key=1")


def test_nobody_there_or_no_answer() -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        with pytest.raises(Unreachable):
            post(f"http://127.0.0.1:{port}/", local=True, timeout=0.05)
    with pytest.raises(Unreachable):
        post(f"http://127.0.0.1:{port}/", local=True)


@pytest.mark.parametrize("answer", [b"nonsense\r\n\r\n", b"HTTP/1.1 200 OK\r\nA: " + b"x" * 40_000, b""])
def test_answers_that_are_none(answer: bytes) -> None:
    async def talk() -> None:
        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"{}")
            writer.write(answer)
            writer.close()

        server = await asyncio.start_server(serve, "127.0.0.1", 0)
        async with server:
            url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/"
            with pytest.raises(Unreachable):
                await Outside(timeout=5, local=True).post(url, b"{}", {})

    asyncio.run(talk())
