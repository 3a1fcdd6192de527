"""Serve an application below a path of a site, for example at https://example.org/greatpowers/."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

App = Callable[[Any, Any, Any], Awaitable[None]]  # of ASGI


class SubPath:
    """An application below a path, whether or not the proxy in front of it strips that path."""

    def __init__(self, app: App, path: str) -> None:
        self._app = app
        self._path = path

    async def __call__(self, scope: dict[str, Any], receive: Any, send: Any) -> None:
        """Handle a request; without the final slash, the addresses on our page would lead elsewhere."""
        path: str = scope.get("path", "")
        if scope["type"] == "http" and path == self._path:
            headers = [(b"location", f"{self._path}/".encode())]
            await send({"type": "http.response.start", "status": 308, "headers": headers})
            await send({"type": "http.response.body", "body": b"", "more_body": False})
            return
        if path.startswith(f"{self._path}/"):
            path = path.removeprefix(self._path)
            scope = {**scope, "path": path, "raw_path": path.encode()}
        await self._app(scope, receive, send)
