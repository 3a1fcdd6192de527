"""What comes over the wire while a page loads, headers included."""

from __future__ import annotations

import zlib
from collections import Counter
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Page


def listen(page: Page) -> Counter[str]:
    """Bytes by kind, filled while the page loads."""
    bytes_of: Counter[str] = Counter()
    names: dict[str, str] = {}
    line = page.context.new_cdp_session(page)
    line.on("Network.requestWillBeSent", lambda e: names.update({e["requestId"]: _kind(e["request"]["url"])}))
    line.on(
        "Network.loadingFinished",
        lambda e: bytes_of.update({names.get(e["requestId"], "rest"): int(e["encodedDataLength"])}),
    )
    line.on(
        "Network.webSocketFrameReceived",  # told unpacked; on the line it is compressed
        lambda e: bytes_of.update({"states": len(zlib.compress(e["response"]["payloadData"].encode()))}),
    )
    line.send("Network.enable")
    return bytes_of


def _kind(address: str) -> str:
    """What a request brings, in a word."""
    path = urlsplit(address).path
    if path.endswith(".ftl"):
        return "texts"
    if path.startswith("/api/games/"):
        return path.rpartition("/")[2]
    if "/map-art-" in path:
        return "art"
    return Path(path).suffix.lstrip(".") or ("page" if path == "/" else "rest")
