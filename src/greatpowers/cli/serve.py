"""`greatpowers serve`: the web server, for this machine or for a network."""

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

from greatpowers.cli.arguments import bad_board, read_text
from greatpowers.cli.console import TEXT, UserError
from greatpowers.cli.database import migrated_storage
from greatpowers.core.options import BadOptions
from greatpowers.games import GAMES, board_option
from greatpowers.server.app import make_app
from greatpowers.server.catalog import ServerDefaults
from greatpowers.server.requests import LONGEST_FRAME

_LOOPBACK = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # where a browser reaches a server on all addresses
_SHUTDOWN_TIMEOUT = 3  # seconds for open requests when the server stops


def serve(host: str, port: int, database: str, board: Path | None, wants_browser: bool) -> None:
    """Run the server until it is interrupted; nothing is lost, since every action is stored at once."""
    defaults = ServerDefaults() if board is None else _server_defaults(board)
    listener = _listen(host, port)
    with contextlib.closing(listener):
        storage = migrated_storage(database)
        config = uvicorn.Config(
            make_app(storage, defaults=defaults),
            log_level="warning",
            lifespan="on",
            server_header=False,
            ws="websockets-sansio",
            ws_max_size=4 * LONGEST_FRAME,
            timeout_graceful_shutdown=_SHUTDOWN_TIMEOUT,
        )
        with contextlib.suppress(KeyboardInterrupt), _sigterm_as_interrupt():
            _Server(config, _address(host, listener.getsockname()[1]), wants_browser).run([listener])
    typer.echo(TEXT.say("serve-stopped"))


@contextlib.contextmanager
def _sigterm_as_interrupt() -> Iterator[None]:
    """Let SIGTERM end the program as Ctrl-C does.

    After shutting down, uvicorn raises the signal again. By default SIGTERM would then kill the program at once, which
    leaks the semaphores of the bot pool and prints a warning about them.
    """
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


class _Server(uvicorn.Server):
    """A server that prints its address once it is reachable."""

    def __init__(self, config: uvicorn.Config, address: str, wants_browser: bool) -> None:
        super().__init__(config)
        self._address = address
        self._wants_browser = wants_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and not self.should_exit:
            typer.echo(TEXT.say("serve-at", address=self._address))
            if self._wants_browser:
                webbrowser.open(self._address)


def _address(host: str, port: int) -> str:
    reachable = _LOOPBACK.get(host, host)
    return f"http://[{reachable}]:{port}/" if ":" in reachable else f"http://{reachable}:{port}/"


def _server_defaults(board: Path) -> ServerDefaults:
    """Default options with the board corrections of this file, for the game that it fits; raises UserError."""
    text = read_text(board)
    options: dict[str, dict[str, str | int]] = {}
    errors: list[BadOptions] = []
    for game in GAMES:
        option = board_option(game)
        if option is None:
            continue
        try:
            corrections = option.read(text)
        except BadOptions as error:
            errors.append(error)
            continue
        options[game] = {option.name: corrections}
        count = len(str(corrections).split(",")) if corrections else 0
        typer.echo(TEXT.say("serve-board", game=game, path=str(board), count=count))
    if not options:
        raise bad_board(board, min(errors, key=_is_of_another_game))
    return ServerDefaults(options)


def _is_of_another_game(error: BadOptions) -> bool:
    """Whether a file of corrections has sections that the game does not know: it is probably meant for another one."""
    return error.code == "board-table"


def _listen(host: str, port: int) -> socket.socket:
    """Open a listening socket; raises UserError."""
    if not 0 <= port <= 65535:
        raise UserError(TEXT.say("bad-port", given=port))
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
            raise UserError(TEXT.say(message, port=str(port), other=str(port + 1))) from None
        raise UserError(TEXT.say("serve-host", host=host, reason=error.strerror or str(error))) from None
    return listener
