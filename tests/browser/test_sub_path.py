"""Behind a proxy, below a path of a larger site: pages, pictures, calls and the live line find their way."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import closing, suppress

import pytest

from tests.browser.conftest import NewPerson
from tests.browser.served import Served

PATH = "/club/games"


@pytest.fixture
def site_with_path(server: Served) -> Iterator[str]:
    """The address of a proxy that strips its path before it passes requests on."""
    port = int(server.address.rpartition(":")[2])
    with closing(socket.create_server(("127.0.0.1", 0))) as listener:
        threading.Thread(target=accept, args=(listener, port), daemon=True).start()
        yield f"http://127.0.0.1:{listener.getsockname()[1]}{PATH}"


def accept(listener: socket.socket, port: int) -> None:
    with suppress(OSError):  # the test is over
        while True:
            visitor, _ = listener.accept()
            server = socket.create_connection(("127.0.0.1", port))
            for source, target in ((visitor, server), (server, visitor)):
                threading.Thread(target=forward, args=(source, target), daemon=True).start()


def forward(source: socket.socket, target: socket.socket) -> None:
    with source, suppress(OSError):
        while data := source.recv(65536):
            target.sendall(data.replace(f" {PATH}/".encode(), b" /"))
        target.shutdown(socket.SHUT_WR)


def test_a_game_below_a_path(site_with_path: str, new_person: NewPerson) -> None:
    ada = new_person()
    ada.address = site_with_path
    ada.go_home()
    ada.sit_down()
    ada.wait_for_question()
    asked = ada.state["number"]
    ada.choices.first.click()
    ada.wait_until(lambda: ada.state["number"] > asked)
    assert PATH in ada.page.url
