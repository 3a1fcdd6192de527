"""`greatpowers serve`: the web server, for this machine or for a network."""

from __future__ import annotations

import contextlib
import errno
import gc
import signal
import socket
import webbrowser
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import typer
import uvicorn

from greatpowers.cli.arguments import bad_board, read_text
from greatpowers.cli.console import TEXT, UserError
from greatpowers.cli.database import served_storage
from greatpowers.core.options import BadOptions
from greatpowers.games import GAMES, board_option
from greatpowers.server.app import make_app
from greatpowers.server.catalog import ServerDefaults
from greatpowers.server.database.timeouts import limit_waiting
from greatpowers.server.notices.mail import Mail
from greatpowers.server.settings import LOCAL, Networks, Settings
from greatpowers.server.sockets import uvicorn_options
from greatpowers.server.sub_path import App, SubPath

# Net new objects before the youngest are looked through, then how many such rounds before the older and all others are.
_GARBAGE_THRESHOLDS = (10_000, 20, 10)
_LOOPBACK = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # where a browser reaches a server on all addresses
_SHUTDOWN_TIMEOUT = 3  # seconds for open requests when the server stops


def serve(
    host: str,
    port: int,
    database: str,
    board: Path | None,
    wants_browser: bool,
    any_port: bool = False,
    settings: Settings | None = None,
) -> None:
    """Run the server until it is interrupted; nothing is lost, since every action is stored at once."""
    settings = settings or make_settings(host)
    defaults = ServerDefaults() if board is None else _server_defaults(board)
    listener = _listen_somewhere(host, port) if any_port else _listen(host, port)
    with contextlib.closing(listener), served_storage(database) as storage:
        limit_waiting(storage)
        app: App = make_app(storage, defaults=defaults, settings=settings)
        _collect_seldom()
        config = uvicorn.Config(
            SubPath(app, settings.root_path) if settings.root_path else app,
            log_level="warning",
            lifespan="on",
            server_header=False,
            timeout_graceful_shutdown=_SHUTDOWN_TIMEOUT,
            **uvicorn_options(settings),
        )
        address = _address(host, listener.getsockname()[1], settings.root_path)
        with contextlib.suppress(KeyboardInterrupt), _sigterm_as_interrupt():
            _Server(config, address, wants_browser).run([listener])
    typer.echo(TEXT.say("serve-stopped"))


def _collect_seldom() -> None:
    """Let the garbage collector look through everything only seldom: with many tables open, all wait for it then."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_GARBAGE_THRESHOLDS)


def make_settings(
    host: str,
    *,
    host_names: Sequence[str] = (),
    root_path: str = "",
    proxies: Sequence[str] = (),
    metrics_from: Sequence[str] = (),
    connections: int = Settings.connections,
    strongest_bot: str = Settings.strongest_bot,
    analysis_seconds: float = Settings.analysis_seconds,
    review_seconds: float = Settings.review_seconds,
) -> Settings:
    """The settings for these flags; raises UserError.

    Without host names the server answers to any IP address, to the name of this machine and to the one it listens on.
    """
    for address in (*proxies, *metrics_from):
        try:
            Networks([address])
        except ValueError:
            raise UserError(TEXT.say("serve-address", given=address)) from None
    path = root_path.strip("/")
    return Settings(
        host_names=[name.lower() for name in host_names or _own_names(host)],
        any_address=not host_names,
        root_path=f"/{path}" if path else "",
        proxies=[*LOCAL, *proxies],
        metrics_from=[*LOCAL, *metrics_from],
        connections=connections,
        strongest_bot=strongest_bot,
        analysis_seconds=analysis_seconds,
        review_seconds=review_seconds,
    )


def with_notices(settings: Settings, *, public_url: str, smtp: str, mail_from: str, **others: Any) -> Settings:
    """The settings for these flags about notices; raises UserError."""
    parts = urlsplit(public_url)
    if public_url and (parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment):
        raise UserError(TEXT.say("serve-public-url", given=public_url))
    if smtp or mail_from:
        try:
            Mail(smtp if public_url else "", mail_from, timeout=1)
        except ValueError:
            raise UserError(TEXT.say("serve-smtp")) from None
    return replace(settings, public_url=public_url, smtp=smtp, mail_from=mail_from, **others)


def _own_names(host: str) -> list[str]:
    """What others at home may call this machine."""
    name = socket.gethostname()
    return [host, name, f"{name}.local"]


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


class PortTaken(UserError):
    """Another program listens at this port."""


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


def _address(host: str, port: int, root_path: str = "") -> str:
    reachable = _LOOPBACK.get(host, host)
    return f"http://{f'[{reachable}]' if ':' in reachable else reachable}:{port}{root_path}/"


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


def _listen_somewhere(host: str, port: int) -> socket.socket:
    """Open a listening socket at this port, or at a free one where it is taken; raises UserError."""
    try:
        return _listen(host, port)
    except PortTaken:
        return _listen(host, 0)


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
        if error.errno == errno.EADDRINUSE:
            raise PortTaken(TEXT.say("serve-port-taken", port=str(port), other=str(port + 1))) from None
        if error.errno == errno.EACCES:
            raise UserError(TEXT.say("serve-port-denied", port=str(port))) from None
        raise UserError(TEXT.say("serve-host", host=host, reason=error.strerror or str(error))) from None
    return listener
