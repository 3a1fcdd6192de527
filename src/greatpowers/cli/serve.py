"""`greatpowers serve`: the browser table, on this machine or for a network."""

from __future__ import annotations

import contextlib
import errno
import signal
import socket
import webbrowser
from collections.abc import Iterator
from pathlib import Path

import typer
import uvicorn

from greatpowers.cli.console import WORDS, Failure
from greatpowers.cli.files import data_folder
from greatpowers.cli.given import corrections_in
from greatpowers.games import GAMES, board_option
from greatpowers.server.app import make_app
from greatpowers.server.library import House
from greatpowers.server.storage import BadDatabase, Storage
from greatpowers.server.wishes import LONGEST_FRAME

DATABASE = "tables.sqlite"
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # not an address to open
_DATABASE_TROUBLE = {
    "database-open": "serve-database-open",
    "database-driver": "serve-database-driver",
    "database-newer": "serve-database-newer",
}
_LEAVING = 3  # seconds for what is under way when the server stops


def serve(host: str, port: int, database: str, board: Path | None, wants_browser: bool) -> None:
    """Run the server until it is interrupted; everything is stored at every moment."""
    house = House() if board is None else _house(board)
    listener = _listen(host, port)
    with contextlib.closing(listener):
        storage = _storage(database)
        config = uvicorn.Config(
            make_app(storage, house=house),
            log_level="warning",
            lifespan="on",
            server_header=False,
            ws="websockets-sansio",
            ws_max_size=4 * LONGEST_FRAME,
            timeout_graceful_shutdown=_LEAVING,
        )
        with contextlib.suppress(KeyboardInterrupt), _terminating_like_interrupting():
            _Server(config, _address(host, listener.getsockname()[1]), wants_browser).run([listener])
    typer.echo(WORDS.say("serve-stopped"))


@contextlib.contextmanager
def _terminating_like_interrupting() -> Iterator[None]:
    """SIGTERM ends the program as Ctrl-C does.

    Once it has shut down, uvicorn sends itself the signal again. By default SIGTERM would then end the program on the
    spot, with the bots' semaphores left to the system and a warning about them on the screen.
    """
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


class _Server(uvicorn.Server):
    """Says where it is once it can be reached."""

    def __init__(self, config: uvicorn.Config, address: str, wants_browser: bool) -> None:
        super().__init__(config)
        self._address = address
        self._wants_browser = wants_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and not self.should_exit:
            typer.echo(WORDS.say("serve-at", address=self._address))
            if self._wants_browser:
                webbrowser.open(self._address)


def _address(host: str, port: int) -> str:
    reachable = EVERYWHERE.get(host, host)
    return f"http://[{reachable}]:{port}/" if ":" in reachable else f"http://{reachable}:{port}/"


def _house(board: Path) -> House:
    """New tables of every game whose board can be corrected begin with this file; raises Failure."""
    options: dict[str, dict[str, str | int]] = {}
    for game in GAMES:
        option = board_option(game)
        if option is not None:
            corrections = corrections_in(board, option)
            options[game] = {option.name: corrections}
            count = len(str(corrections).split(",")) if corrections else 0
            typer.echo(WORDS.say("serve-board", game=game, path=str(board), count=count))
    return House(options)


def _listen(host: str, port: int) -> socket.socket:
    """A socket at this address; raises Failure."""
    if not 0 <= port <= 65535:
        raise Failure(WORDS.say("bad-port", given=port))
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, kind, protocol)
        try:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind(address)
            listener.listen(128)
        except OSError:
            listener.close()
            raise
    except OSError as error:
        message = {errno.EADDRINUSE: "serve-port-taken", errno.EACCES: "serve-port-denied"}.get(error.errno or 0)
        if message is not None:
            raise Failure(WORDS.say(message, port=str(port), other=str(port + 1))) from None
        raise Failure(WORDS.say("serve-host", host=host, reason=error.strerror or str(error))) from None
    return listener


def _storage(database: str) -> Storage:
    """The storage, brought up to date; raises Failure."""
    url = database or f"sqlite:///{data_folder() / DATABASE}"
    try:
        storage = Storage(url)
        storage.migrate()
    except BadDatabase as error:
        reason = " ".join(error.reason.split())
        raise Failure(WORDS.say(_DATABASE_TROUBLE[error.code], reason=reason)) from None
    return storage
